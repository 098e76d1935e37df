"""Writes the tables of docs/observation.md anew: PYTHONPATH=build/release/python /usr/bin/python3 tests/python/observation_doc.py"""

import pathlib

import highnoon

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "observation.md"
BEGIN, END = "<!-- from the schema -->\n", "<!-- end -->\n"


def tables():
    """What highnoon.observation_schema says, for people."""
    schema = highnoon.observation_schema(2)
    lines = ["Hash by number of players: " + ", ".join(f"{n}: `{highnoon.observation_schema(n)['hash']}`" for n in range(2, 7)) + ".", ""]
    for name, array in schema["arrays"].items():
        shape = " × ".join(map(str, array["shape"]))
        lines += [f"### {name}: {array['dtype']}, {shape}", "", array["meaning"][0].upper() + array["meaning"][1:] + ".", ""]
        if not array["columns"]:
            continue
        lines += ["| column | name | meaning |", "| --- | --- | --- |"]
        for i, column in enumerate(array["columns"]):
            values = f" (`{column['values']}`)" if column["values"] else ""
            lines.append(f"| {i} | `{column['name']}` | {column['meaning']}{values} |")
        lines.append("")
    lines += ["### Values", ""]
    for name, values in schema["values"].items():
        lines += [f"`{name}`: " + ", ".join(f"{i} {value}" for i, value in enumerate(values)) + ".", ""]
    return "\n".join(lines)


def page(old):
    """The page with its tables made anew."""
    before, rest = old.split(BEGIN)
    return before + BEGIN + tables() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
