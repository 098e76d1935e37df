#!/usr/bin/env python3
"""Mutants of the kernel: one small fault each, and whether a test that claims rules fails by it (docs/testing.md, "Mutants").

mutants.py list [--seed N] [--sample N]             what they are, a line each
mutants.py run BUILD [--seed N] [--sample N] [--part I/N] [--only TEXT] [--known FILE] [--jobs N]
                                                    a JSON line for each; those that FILE says were caught are not run again
mutants.py again BUILD TABLE COUNT [--seed N]       COUNT of those that `run` has written to TABLE, each with the test that caught it
mutants.py report FILE...                           what `run` has written, as Markdown

BUILD is a build tree with the engine's tests and the program, built. The mutated file alone is compiled, and linked before the library that
holds the unchanged one; the tree is not touched. What counts: the engine's tests without the random games, and the scenarios of
the cards and of tests/scenarios. No golden game, hash or random game does.

Every step of every procedure is skipped once and swapped with the next one, every ruleset parameter is changed once, in the kernel
and in the rulesets and house rules that set it (but for reloaded.lua: a test holds it to the kernel's own); of the faults in the code
(comparisons, limits, conditions, calls left out) a seeded sample is taken. Seed and name say whether one is drawn, so that a change of
the code draws no others than those it touches. `tests/mutants/equivalent.json` names those that are no fault, with the reason.

No mutants are made of what is no rule: assertions, fields that fill a struct up (`spare`), and the numbers that a struct gives its fields
(`int points = 0;`): who makes one gives the fields that matter, and those numbers are mutated where they are given. After the last step of
a procedure "next" and "done" are the same. A 1 that is assigned or given is mostly a flag, so it becomes 0: a flag that is not set is a
fault, one that is 2 is none.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = ["ability", "day", "effect", "flow", "poker", "shootout", "timing", "town"]
# Caches, memory and reloading: no rule is in them. Their faults are found by the lockstep and sanitizer tests.
NO_RULES = ["ability/journal.cpp", "effect/pool.cpp", "flow/reload.cpp"]
PARAMETERS = "engine/include/highnoon/parameters.inl"
CAUGHT = ROOT / "tests/mutants/caught.jsonl"  # as the last run left it: the test that caught a mutant is the first to be asked
SECONDS = 40
ENGINE = "tests/highnoon_engine_tests"
RULE_TESTS = "-RandomTown.*:Invariant*"
SCENARIO = "scenario: "
ENDS = ("does not compile", "caught", "never ends", "survives")


class Mutant:
    """A change of one file: text[begin:end] becomes `new`."""

    def __init__(self, kind, file, text, begin, end, new, change=""):
        self.kind, self.file, self.begin, self.end, self.new = kind, file, begin, end, new
        self.old = text[begin:end]
        self.line = text.count("\n", 0, begin) + 1
        start, stop = text.rfind("\n", 0, begin) + 1, text.find("\n", end)
        self.source = " ".join(text[start:stop].split())
        self.change = change or self.old.strip() + " -> " + (new.strip() or "nothing")
        self.number = 0  # of those with the same name; lines move, this does not

    def name(self):
        number = f" #{self.number + 1}" if self.number else ""
        if self.kind in ("step skipped", "steps swapped", "parameter", "ruleset file", "call left out", "guard left out"):
            return f"{self.file}: {self.kind}: {self.change}{number}"
        return f"{self.file}: {self.kind}: {self.change} in `{self.source}`{number}"

    def applied(self):
        text = (ROOT / self.file).read_text(encoding="utf-8")
        return text[:self.begin] + self.new + text[self.end:]


def masked(text):
    """The text with what is no rule as blanks, at the same places: comments, strings, preprocessor lines, assertions, and the lines of
    structs that give a field its first number."""
    def blank(pattern, text):
        return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S | re.M)

    text = blank(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'|^\s*#[^\n]*', text)
    text = blank(r"\b(?:static_)?assert\(.*?\);$", text)
    fields = r"^  (?:[\w:<>]+ )+\w+(?:\[\w+\])? = [^;()]*;"
    return re.sub(r"^struct \w+[^;{}]* \{$.*?^\};", lambda m: blank(fields, m.group()), text, flags=re.S | re.M)


def last_steps(text):
    """The parts of a file in which the last step of a procedure is: after it the next step and the end are the same."""
    for table in re.finditer(r"Step k\w+\[\] = \{(.*?)\};", text, re.S):
        last = re.findall(r'\{"\w+",\s*(\w+)\}', table.group(1))[-1]
        body = re.search(rf"^Flow {last}\([^;{{}}]*\) \{{(?:[^\n]*\}}$|.*?^\}})", text, re.S | re.M)
        if body:
            yield body.span()


def step_mutants(file, text):
    for table in re.finditer(r"Step k\w+\[\] = \{(.*?)\};", text, re.S):
        rows = list(re.finditer(r'\{"(\w+)",\s*(\w+)\}', table.group(1)))
        base = table.start(1)
        for i, row in enumerate(rows):
            yield Mutant("step skipped", file, text, base + row.start(2), base + row.end(2),
                         "[](Kernel&, Frame&) { return Flow::next; }", row.group(1))
            if i + 1 < len(rows):
                after = rows[i + 1]
                between = table.group(1)[row.end():after.start()]
                yield Mutant("steps swapped", file, text, base + row.start(), base + after.end(),
                             after.group() + between + row.group(), row.group(1) + " and " + after.group(1))


def parameter_mutants():
    text = (ROOT / PARAMETERS).read_text(encoding="utf-8")
    for row in re.finditer(r"^PARAMETER\((\w+), (-?\d+), (-?\d+), (-?\d+),", text, re.M):
        value, most = int(row.group(2)), int(row.group(4))
        changed = value + 1 if value < most else value - 1
        yield Mutant("parameter", PARAMETERS, text, row.start(2), row.end(2), str(changed), f"{row.group(1)} = {changed}")


def parameter_values():
    """Of each parameter its default and its highest value."""
    text = (ROOT / PARAMETERS).read_text(encoding="utf-8")
    return {name: (int(value), int(most)) for name, value, most in re.findall(r"^PARAMETER\((\w+), (-?\d+), -?\d+, (-?\d+),", text, re.M)}


def ruleset_mutants():
    """A parameter that a ruleset or house rule sets is left as it was before, or set to one more where that is the same."""
    values = parameter_values()
    for path in sorted(ROOT.glob("scripts/rulesets/*.lua")) + sorted(ROOT.glob("scripts/house_rules/*.lua")):
        if path.name == "reloaded.lua":
            continue
        text = path.read_text(encoding="utf-8")
        for row in re.finditer(r"\b(\w+) = (\d+)\b", text):
            if row.group(1) in values:
                value, most = values[row.group(1)]
                if value == int(row.group(2)):
                    value += 1 if value < most else -1
                yield Mutant("ruleset file", str(path.relative_to(ROOT)), text, row.start(2), row.end(2), str(value), f"{row.group(1)} = {value}")


COMPARISONS = {" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " == ": " != ", " != ": " == "}
WORDS = {"std::min(": "std::max(", "std::max(": "std::min(", "return true;": "return false;", "return false;": "return true;",
         "continue;": "break;", "any_of": "all_of", "all_of": "any_of", "none_of": "any_of",
         "Flow::next": "Flow::done", "Flow::done": "Flow::next"}


def code_mutants(file, text):
    code = masked(text)

    def at(kind, match, new, group=0):
        return Mutant(kind, file, text, match.start(group), match.end(group), new)

    for m in re.finditer(r" (?:<|<=|>|>=|==|!=) ", code):
        yield at("comparison", m, COMPARISONS[m.group()])
    for m in re.finditer(r" (&&|\|\|) ", code):
        yield at("condition", m, " || " if m.group(1) == "&&" else " && ")
    for m in re.finditer(r"(?<=[(\s])!(?=[\w(])", code):
        yield at("condition", m, "")
    for m in re.finditer(r"(?<=[\w)]) ([+-]) (?=[\w(])", code):
        yield at("number", m, " - " if m.group(1) == "+" else " + ")
    for m in re.finditer(r"(?<=[ (,])\d{1,2}(?=[,;) ])", code):
        flag = m.group() == "1" and code[:m.start()].endswith(" = ")
        yield at("number", m, "0" if flag else str(int(m.group()) + 1))
    ends = list(last_steps(text))
    for m in re.finditer("|".join(re.escape(word) if word[-1] in "(;" else rf"\b{word}\b" for word in WORDS), code):
        if not (m.group().startswith("Flow::") and any(begin < m.start() < end for begin, end in ends)):
            yield at("other way", m, WORDS[m.group()])
    # A call that does something, alone on its line; caches and tables of the log are no rule.
    for m in re.finditer(r"^ +(?!return|touch|forget|assert|static_assert|for|if|while|switch|throw|delete|using|tell)"
                         r"(?:if \([^;{}]*\) )?(?:\w+(?:\.|->|::))*\w+\([^;{}]*\);$", code, re.M):
        yield Mutant("call left out", file, text, m.start(), m.end(), "", " ".join(text[m.start():m.end()].split()))
    for m in re.finditer(r"^ +if \([^;{}]*\) (?:return|continue|break)[^;{}]*;$", code, re.M):
        yield Mutant("guard left out", file, text, m.start(), m.end(), "", " ".join(text[m.start():m.end()].split()))


def all_mutants():
    """Those of tables and parameters, and those in the code."""
    tables, code = [*parameter_mutants(), *ruleset_mutants()], []
    for folder in RULES:
        for path in sorted((ROOT / "engine/src" / folder).glob("*.cpp")):
            file = str(path.relative_to(ROOT))
            if f"{folder}/{path.name}" in NO_RULES:
                continue
            text = path.read_text(encoding="utf-8")
            tables += step_mutants(file, text)
            code += code_mutants(file, text)
    for group in (tables, code):
        counts = {}
        for mutant in group:
            plain = mutant.name()
            mutant.number = counts.get(plain, 0)
            counts[plain] = mutant.number + 1
    return tables, code


def equivalents():
    return json.loads((ROOT / "tests/mutants/equivalent.json").read_text(encoding="utf-8"))


def chosen(seed, sample):
    tables, code = all_mutants()
    known = equivalents()
    names = {mutant.name() for mutant in tables + code}
    for name in known:
        if name not in names:
            sys.exit(f"tests/mutants/equivalent.json: no such mutant: {name}")
    code = [mutant for mutant in code if mutant.name() not in known]
    code = sorted(code, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name()}".encode()).digest())[:sample]
    return [mutant for mutant in tables if mutant.name() not in known] + sorted(code, key=lambda mutant: (mutant.file, mutant.begin))


class Bench:
    """Compiles and runs mutants in a build tree."""

    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        with open(self.build / "compile_commands.json", encoding="utf-8") as file:
            self.commands = {os.path.relpath(entry["file"], ROOT): entry for entry in json.load(file)}

    def check(self):
        """Without a fault, a file only compiled anew, all tests must pass."""
        text = (ROOT / PARAMETERS).read_text(encoding="utf-8")
        ended = self.verdict(Mutant("none", PARAMETERS, text, 0, 0, ""))
        if ended[0] != "survives":
            sys.exit(f"without a fault: {' by '.join(ended)}")

    @functools.lru_cache
    def link_command(self, output):
        commands = subprocess.run(["ninja", "-C", self.build, "-t", "commands", output], check=True, capture_output=True, text=True)
        return next(line for line in reversed(commands.stdout.splitlines()) if f" -o {output} " in line)

    def run(self, command, claims, data=ROOT):
        """"caught" and "never ends", or "" if all tests pass; and what they print."""
        variables = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0", "HIGHNOON_DATA": str(data), "HIGHNOON_CLAIMS_DIR": str(claims)}
        try:
            done = subprocess.run(command, cwd=ROOT, text=True, errors="replace", stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, timeout=SECONDS, env=variables, check=False)
            return "caught" if done.returncode else "", done.stdout
        except subprocess.TimeoutExpired as late:
            return "never ends", (late.stdout or b"").decode(errors="replace")

    def compiled(self, mutant, folder):
        """The object file of the mutant; whether it compiles."""
        file, include = mutant.file, []
        if file == PARAMETERS:
            (folder / "include/highnoon").mkdir(parents=True)
            (folder / "include/highnoon/parameters.inl").write_text(mutant.applied(), encoding="utf-8")
            file, include = "engine/src/definitions/registry.cpp", [f"-I{folder}/include"]
            source = ROOT / file
        else:
            source = folder / os.path.basename(file)
            source.write_text(mutant.applied(), encoding="utf-8")
        entry = self.commands[file]
        words = [word for word in shlex.split(entry["command"])
                 if not word.endswith("ccache") and not re.match(r"-O|-g|-W", word) and word not in ("-c", entry["file"])]
        words[words.index("-o") + 1] = str(folder / "mutant.o")
        if "-include-pch" in words:  # clang's is of the tree's own optimisation; the header itself follows
            at = words.index("-include-pch")
            del words[at - 1:at + 3]
        command = [words[0], *include, *words[1:], "-O0", "-w", "-c", str(source)]
        return subprocess.run(command, cwd=entry["directory"], capture_output=True, check=False).returncode == 0

    def data_with(self, mutant, folder):
        """What the program reads, the mutated file in it."""
        shutil.copytree(ROOT / "scripts", folder / "scripts")
        (folder / mutant.file).write_text(mutant.applied(), encoding="utf-8")
        (folder / "cards").symlink_to(ROOT / "cards")
        return folder

    def linked(self, output, folder):
        program = folder / os.path.basename(output)
        link = self.link_command(output).replace(f" -o {output} ", f" {folder}/mutant.o -o {program} ", 1)
        link = re.sub(r" && (?:cd|/usr/bin/cmake) .*$", "", link)
        done = subprocess.run(link, cwd=self.build, shell=True, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(done.stderr)
        return program

    def run_engine(self, tests, folder):
        """How it ended, and by which test."""
        program = self.linked(ENGINE, folder)
        ended, out = self.run([program, f"--gtest_filter={tests}", "--gtest_fail_fast"], folder)
        if not ended:
            return "survives", ""
        started = re.findall(r"^\[ RUN      \] (\S+)", out, re.M)
        failed = re.findall(r"^\[  FAILED  \] ([^\s,]+)", out, re.M)
        return ended, (failed or started[-1:] or ["?"])[0]

    def run_scenarios(self, folder, program, data=ROOT):
        ended, out = self.run([program, "test", "cards", "tests/scenarios", "--quiet"], folder, data)
        if not ended:
            return "survives", ""
        failed = re.search(r"^FAILED\s+(.*)$", out, re.M)
        return ended, SCENARIO + (failed.group(1) if failed else "?")

    def verdict(self, mutant, test="", first=""):
        """How it ended, and by which test; if `test` of the engine is named, no other is asked; `first` is asked before the others."""
        with tempfile.TemporaryDirectory(prefix="highnoon-mutant-") as folder:
            folder = pathlib.Path(folder)
            if mutant.kind == "ruleset file":
                return self.run_scenarios(folder, self.build / "highnoon", self.data_with(mutant, folder))
            if not self.compiled(mutant, folder):
                return "does not compile", ""
            for tests in [test] if test else [first, RULE_TESTS] if first else [RULE_TESTS]:
                verdict = self.run_engine(tests, folder)
                if verdict[0] != "survives" or test:
                    return verdict
            return self.run_scenarios(folder, self.linked("highnoon", folder))


def row(mutant, ended, test):
    return {"mutant": mutant.name(), "line": mutant.line, "kind": mutant.kind, "ended": ended, "test": test}


def run(args):
    mutants = chosen(args.seed, args.sample)
    if args.only:
        mutants = [mutant for mutant in mutants if args.only in mutant.name()]
    if args.part:
        part, parts = map(int, args.part.split("/"))
        mutants = mutants[part - 1::parts]
    known = {}
    if args.known:
        with open(args.known, encoding="utf-8") as file:
            known = {r["mutant"]: (r["ended"], r["test"]) for r in map(json.loads, file) if r["ended"] != "survives"}
    before = {}
    if CAUGHT.exists():
        rows = map(json.loads, CAUGHT.read_text(encoding="utf-8").splitlines())
        before = {r["mutant"]: r["test"] for r in rows if r["ended"] == "caught" and not r["test"].startswith(SCENARIO)}
    bench = Bench(args.build)
    bench.check()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        tried = pool.map(lambda m: known.get(m.name()) or bench.verdict(m, first=before.get(m.name(), "")), mutants)
        for mutant, (ended, test) in zip(mutants, tried):
            print(json.dumps(row(mutant, ended, test)), flush=True)


def again(args):
    with open(args.table, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    tables, code = all_mutants()
    there = {mutant.name(): mutant for mutant in tables + code}
    caught = [(there[r["mutant"]], r["test"]) for r in rows
              if r["ended"] == "caught" and r["mutant"] in there and not r["test"].startswith(SCENARIO)]
    if len(caught) < args.count:
        sys.exit(f"only {len(caught)} of the {len(rows)} mutants of {args.table} are still in the code: run tests/long.sh --fresh mutants")
    picked = random.Random(args.seed).sample(caught, args.count)
    bench = Bench(args.build)
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for (mutant, test), (ended, _) in zip(picked, pool.map(lambda pair: bench.verdict(*pair), picked)):
            failures += ended not in ("caught", "never ends")
            print(f"{mutant.name()}: {ended} ({test})", flush=True)
    print(f"{len(picked) - failures} of {len(picked)} caught")
    return failures != 0


def report(args):
    rows = []
    for path in args.files:
        with open(path, encoding="utf-8") as file:
            rows += [json.loads(line) for line in file if line.startswith("{")]
    kinds = sorted({r["kind"] for r in rows})
    print("| fault | mutants | do not compile | caught by a test | by a scenario | never end | survive | caught of those that compile |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for kind in kinds + ["all"]:
        group = [r for r in rows if kind in (r["kind"], "all")]
        useless, caught, late, alive = (sum(r["ended"] == ended for r in group) for ended in ENDS)
        scenario = sum(r["ended"] == "caught" and r["test"].startswith(SCENARIO) for r in group)
        real = len(group) - useless
        share = 100 * (real - alive) / real if real else 100
        print(f"| {kind} | {len(group)} | {useless} | {caught - scenario} | {scenario} | {late} | {alive} | {share:.1f} % |")
    print("\nWhat survives:\n\n```")
    print("\n".join(r["mutant"] for r in rows if r["ended"] == "survives") or "nothing")
    print("```\n\nNot among them:\n")
    for name, reason in equivalents().items():
        print(f"- `{name.replace('`', '')}`: {reason}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("list", "run"):
        command = commands.add_parser(name)
        if name == "run":
            command.add_argument("build")
            command.add_argument("--part")
            command.add_argument("--only")
            command.add_argument("--known")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--sample", type=int, default=300)
        command.add_argument("--jobs", type=int, default=os.cpu_count())
    command = commands.add_parser("again")
    command.add_argument("build")
    command.add_argument("table")
    command.add_argument("count", type=int)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--jobs", type=int, default=os.cpu_count())
    commands.add_parser("report").add_argument("files", nargs="+")
    args = parser.parse_args()
    if args.command == "list":
        for mutant in chosen(args.seed, args.sample):
            print(f"{mutant.line}: {mutant.name()}")
    elif args.command == "run":
        run(args)
    elif args.command == "again":
        sys.exit(again(args))
    else:
        report(args)


if __name__ == "__main__":
    main()
