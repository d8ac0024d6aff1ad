#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that the protocol checks in harness/protocol/protocol_rows.c and their table in harness/protocol/README.md agree.

usage: check_protocol.py [--write]

Also fails if a check has no unit test or its id is no row of the enumeration. --write puts the table in place.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "harness/protocol/README.md"
ROW = re.compile(r'\[(PC_\w+)\] = \{((?:\s*"[^"]*",?)+)\s*PROTOCOL_(\w+),')
HEAD = "| check | says | source | at fault |\n| --- | --- | --- | --- |\n"
TABLE = re.compile(re.escape(HEAD) + r"(?:\|.*\n)*")
FAULT = {"UNIT": "unit", "TESTBENCH": "testbench", "DRIVER": "who drives it"}


def main():
    rows = []
    for name, strings, side in ROW.findall((ROOT / "harness/protocol/protocol_rows.c").read_text()):
        texts = re.findall(r'"([^"]*)"', strings)
        rows.append((name, *texts[:2], "".join(texts[2:]), FAULT[side]))
    listed = re.findall(r"^    (PC_\w+),", (ROOT / "harness/protocol/protocol.h").read_text(), re.M)
    errors = [f"harness/protocol/protocol.h: {name} has no row that can be read" for name in set(listed) - {r[0] for r in rows}]
    errors += [f"{r[0]}: its id is {r[1]}" for r in rows if r[1] != r[0].replace("_", "-")]
    tests = "".join(p.read_text() for p in (ROOT / "tests/unit/protocol").glob("*.c"))
    errors += [f"{r[1]}: no unit test names {r[0]}" for r in rows if not re.search(rf"\b{r[0]}\b", tests)]
    table = HEAD + "".join(f"| {' | '.join(r[1:])} |\n" for r in rows)
    readme = README.read_text()
    if "--write" in sys.argv[1:]:
        readme = TABLE.sub(lambda _: table, readme)
        README.write_text(readme)
    if TABLE.findall(readme) != [table]:
        errors.append("harness/protocol/README.md: its table of protocol checks is not that of harness/protocol/protocol_rows.c; "
                      "scripts/check_protocol.py --write puts it in place")
    print("\n".join(errors + [f"protocol checks: {len(rows)} listed, {len(errors)} errors"]))
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
