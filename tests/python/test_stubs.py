"""The stubs say what the module has; everything has a docstring; mypy finds nothing, where it is installed."""

import ast
import importlib.util
import inspect
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import highnoon
import highnoon.env
from highnoon import _highnoon

PACKAGE = pathlib.Path(highnoon.__file__).parent
# What every object has, and what the stubs leave to Python.
OF_PYTHON = {"__repr__", "__getstate__", "__setstate__", "__reduce__", "__weakref__", "__module__", "__doc__", "__new__", "__dict__"}


def public(names):
    return {name for name in names if not name.startswith("_")}


def stub_of_extension():
    tree = ast.parse((PACKAGE / "_highnoon.pyi").read_text(encoding="utf-8"))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    values = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    return functions, classes, values


def is_typed_dict(node):
    return any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases)


def members_of(node, classes):
    members = {}
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            members.update(members_of(classes[base.id], classes))
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            members[each.name] = each
        elif isinstance(each, ast.AnnAssign):
            members[each.target.id] = each
    return members


def parameters_of_stub(node):
    """[(name, has a default, by keyword only)] without self."""
    arguments = node.args
    plain = arguments.posonlyargs + arguments.args
    defaults = len(plain) - len(arguments.defaults)
    found = [(each.arg, i >= defaults, False) for i, each in enumerate(plain)]
    found += [(each.arg, default is not None, True) for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return [each for each in found if each[0] != "self"]


def parameters_of_module(function):
    """The same from the first line that pybind11 writes into a docstring: name(self: T, a: int, *, b: str = '') -> R."""
    line = function.__doc__.splitlines()[0]
    inside = line[line.index("(") + 1 : line.rindex(") ->")]
    parts, depth, part = [], 0, ""
    for char in inside:
        depth += (char in "[({<") - (char in "])}>")
        if char == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += char
    found, keyword_only = [], False
    for part in filter(None, (each.strip() for each in parts + [part])):
        if part == "*":
            keyword_only = True
            continue
        name = re.match(r"\w+", part).group()
        found.append((name, "=" in part, keyword_only))
    return [each for each in found if each[0] != "self"]


def described(doc):
    """Whether a docstring has more than pybind11's signature."""
    return bool(doc) and len([line for line in doc.strip().splitlines() if line.strip() and ") ->" not in line]) > 0


def is_ours(member, value):
    """Whether a member of a class is one that needs a docstring of ours."""
    if member in OF_PYTHON - {"__repr__"} or member.startswith("__pybind11") or isinstance(value, type):
        return False
    if member.startswith("_") and not (member.startswith("__") and inspect.isroutine(value)):
        return False
    if member in ("__init__", "__hash__") and value in (object.__init__, None):
        return False
    return callable(value) or isinstance(value, (property, staticmethod))


class Stubs(unittest.TestCase):
    def test_name_all_that_the_module_has_and_nothing_else(self):
        functions, classes, values = stub_of_extension()
        real = {name for name, node in classes.items() if not is_typed_dict(node)}
        self.assertEqual(public(functions) | public(real) | public(values), public(vars(_highnoon)))
        self.assertEqual(public(highnoon.__all__), public(vars(_highnoon)) | {"env"})

    def test_have_the_parameters_of_each_function(self):
        functions, classes, _ = stub_of_extension()
        for name, node in functions.items():
            self.assertEqual(parameters_of_stub(node), parameters_of_module(getattr(_highnoon, name)), name)
        compared = 0
        for name, node in classes.items():
            real = getattr(_highnoon, name, None)
            if real is None or issubclass(real, Exception):
                continue
            members = members_of(node, classes)
            own = {each for each in vars(real) if each not in OF_PYTHON and not each.startswith("__pybind11")}
            without_init = {"__init__"} if "__init__" not in members else set()
            self.assertEqual(set(members) | {"__hash__"}, own - without_init | {"__hash__"}, name)
            for member, stub in members.items():
                found = inspect.getattr_static(real, member)
                is_property = any(isinstance(each, ast.Name) and each.id == "property" for each in stub.decorator_list)
                self.assertEqual(is_property, isinstance(found, property), f"{name}.{member}")
                if is_property or re.fullmatch(r"__(eq|hash|len)__", member):
                    continue
                self.assertEqual(parameters_of_stub(stub), parameters_of_module(getattr(real, member)), f"{name}.{member}")
                compared += 1
        self.assertGreater(compared, 30)

    def test_have_the_bases_of_each_error(self):
        _, classes, _ = stub_of_extension()
        for name, node in classes.items():
            real = getattr(_highnoon, name, None)
            if real is not None and issubclass(real, Exception):
                self.assertEqual([base.id for base in node.bases], [base.__name__ for base in real.__bases__], name)


class Docstrings(unittest.TestCase):
    def test_everything_has_one(self):
        missing = []
        for module in (highnoon, _highnoon, highnoon.env):
            if not module.__doc__:
                missing.append(module.__name__)
            for name in public(vars(module)):
                each = getattr(module, name)
                if getattr(each, "__module__", "").partition(".")[0] != "highnoon" and not inspect.isbuiltin(each):
                    continue
                if (inspect.isroutine(each) or inspect.isclass(each)) and not described(each.__doc__):
                    missing.append(f"{module.__name__}.{name}")
                if inspect.isclass(each) and not issubclass(each, Exception):
                    for member, value in vars(each).items():
                        told = value if isinstance(value, property) else getattr(each, member)
                        if is_ours(member, value) and not described(told.__doc__):
                            missing.append(f"{module.__name__}.{name}.{member}")
        # An object that Python alone begins has no words of ours about that.
        self.assertEqual([each for each in missing if not re.search(r"\.(Deck|Library|Option|Decision|Mark)\.__init__$", each)], [])


@unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed (Debian: mypy)")
class Mypy(unittest.TestCase):
    def run_mypy(self, *command):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "MYPYPATH": str(PACKAGE.parent), "MYPY_CACHE_DIR": folder}
            done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, env=environment, cwd=folder)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_finds_nothing_in_the_package(self):
        self.run_mypy("mypy", "--strict", "-p", "highnoon")


if __name__ == "__main__":
    unittest.main()
