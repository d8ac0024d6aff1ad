#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What each strictness of the comparison is for: variants of the RTL and planted bugs, run at each strictness.

usage: strictness.py [--build DIR] [--only NAME]... [--part N/M]

Rows of tests/faults/strictness/strictness.tsv:

    what       bugs of tests/faults/planted that are planted together, by commas; '-': none; or a file of this folder, a variant
               of the RTL with a build of its own
    arguments  of texlock
    ending     as harness/base/exit_codes.c names it
    stage      that the report must name, '-': any
    payloads   agree, differ: what the second look at strictness order must say; '-': there is none
    meaning

Bugs are planted as tests/faults/bugs.py does, in the same tree. Prints one line a row (TAP) and a table.
"""
import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path[:0] = [str(ROOT / "tests/faults"), str(ROOT / "scripts")]
import bugs  # noqa: E402
import tree_copy  # noqa: E402

HERE = Path(__file__).resolve().parent


def rows():
    for number, line in enumerate((HERE / "strictness.tsv").read_text().splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != 6:
                sys.exit(f"strictness.tsv:{number}: expected 6 columns, found {len(cells)}")
            yield cells


def build_variant(name, build):
    """A program with a changed RTL; the C is the tree's own."""
    variant, folder = bugs.Bug(HERE / f"{name}.variant"), build / "strictness" / name
    texts = {path.relative_to(ROOT): path.read_bytes() for path in (ROOT / "rtl").iterdir() if path.is_file()}
    bugs.plant_all([variant], texts)
    if variant.refused:
        sys.exit(f"not ok - strictness: variant {name}: {variant.refused}")
    tree_copy.write_tree(texts, folder)
    bugs.build_rtl(build, name, folder)
    return folder  # as a tree: the program stands in its folder build


def build_bugs(build):
    planted, numbers = bugs.load()
    tree = build / "bugs/tree"
    bugs.plant(planted, tree)
    bugs.build(tree, {"verilator"})
    return tree, numbers


def second_look(verdict):
    said = (verdict.get("failure") or {}).get("payloads_agree")
    return "-" if said is None else "agree" if said else "differ"


def trial(row, tree, numbers, out):
    what, arguments, ending, stage, payloads, meaning = row
    names = [] if what == "-" or numbers is None else what.split(",")
    refused = [numbers[name][1].refused for name in names if numbers[name][1].refused]
    verdict = {"verdict": f"not planted: {refused}"} if refused else bugs.run(
        tree, "verilator", [numbers[name][0] for name in names], arguments, out, None)
    failure = verdict.get("failure") or {}
    found = (verdict["verdict"], failure.get("stage", "-"), second_look(verdict))
    good = found[0] == ending and stage in ("-", found[1]) and found[2] == payloads
    strictness = verdict.get("strictness", "-")
    text = f"{'ok' if good else 'not ok'} - strictness: {meaning} ({what}, {strictness})"
    if not good:
        text += (f"\n#   texlock {arguments}: expected {ending}, stage {stage}, payloads {payloads}; found {found}\n"
                 f"#   {failure.get('text', '')}; {out}/console.txt")
    return good, (what, strictness, *found), text


def main():
    parser = argparse.ArgumentParser(description="run variants and planted bugs at each strictness")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--only", action="append", help="rows of this name only")
    parser.add_argument("--part", type=bugs.part, default="1/1", metavar="N/M", help="each Mth row, from the Nth on")
    options = parser.parse_args()
    build = (ROOT / options.build).resolve()
    wanted = options.part([row for row in rows() if not options.only or row[0] in options.only])
    folders = {name: build_variant(name, build) for name in {row[0] for row in wanted}
               if (HERE / f"{name}.variant").exists()}
    tree, numbers = build_bugs(build) if any(row[0] not in folders for row in wanted) else (None, None)
    results = []

    def of_row(i):
        folder, out = folders.get(wanted[i][0]), build / "strictness/runs" / str(i)
        return trial(wanted[i], folder or tree, None if folder else numbers, out)

    for good, cells, text in bugs.at_a_time(of_row, range(len(wanted))):
        print(text, flush=True)
        results.append((good, cells))
    print(f"\n{'what':44} {'strictness':10} {'verdict':12} {'named':8} payloads")
    for _, cells in results:
        print("{:44} {:10} {:12} {:8} {}".format(*cells))
    good = sum(ok for ok, _ in results)
    print(f"{good} of {len(results)} ended as declared")
    sys.exit(0 if results and good == len(results) else 1)


if __name__ == "__main__":
    main()
