#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Misreadings on both sides, and the expectations from outside that catch them.

usage: common.py [--build DIR] [--only NAME]...

The table is the bugs of tests/faults/planted/both, those with a line `rules`: the same misreading in RTL and model, so that lockstep sees
nothing. An expectation of the vector that the file names must fail. Writes DIR/mutation/common.json; `check` is the kind of
the evidence (vectors/evidence.tsv), `case` the line of the vector. Prints the rules that nothing from outside guards: none
but what was worked out by hand. exit: 0 all are caught, 1 not, 130 interrupted: the result has those that were run, and the
sign-off asks for the others
"""
import argparse
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests/faults"), str(Path(__file__).resolve().parent)]
import bugs
import evidence
import result


def kind_of(found, bug):
    """The kind of the evidence that the bug was written against."""
    return next((e.kind for rule in bug.rules for e in found.get(rule, []) if e.file == bug.vectors[0]), "none")


def judge(tree, bug, numbers, out, found):
    """One misreading as a mutant."""
    verdict = bugs.run(tree, "verilator", [numbers[name][0] for name in (bug.name, *bug.others)], bug.run, out / bug.name)
    reason = (verdict.get("failure") or {}).get("text", "")
    good = verdict["verdict"] == bug.ending and bugs.from_outside(bug, reason)
    by = {**result.by_verdict(verdict), "check": f"expectation: {kind_of(found, bug)}"} if good else {}
    place = re.match(r"\S+\.tlv:\d+", reason)
    if good:
        by["case"] = place[0]
    print(f"{'ok' if good else 'not ok'} - {', '.join(bug.rules)}: {bug.text}: {by['case'] if good else 'not caught: ' + verdict['verdict']}"
          + (f" ({kind_of(found, bug)})" if good else f" {reason}"), flush=True)
    return result.Mutant(bug.file, bug.file, 1, "", bug.text,
                         "killed" if good else "survived", by, good, bug.rules)


def judge_all(chosen, numbers, tree, out, found):
    """Those that were run, and whether that is all of them. A signal drops the one that is under way."""
    done, begin = [], time.monotonic()
    try:
        for bug in chosen:
            done.append(judge(tree, bug, numbers, out, found))
            if len(done) % 10 == 0:
                left = (time.monotonic() - begin) / len(done) * (len(chosen) - len(done))
                print(f"# {len(done)} of {len(chosen)} misreadings, about {left:.0f} s left", flush=True)
    except KeyboardInterrupt:
        print(f"# interrupted: {len(chosen) - len(done)} of {len(chosen)} misreadings were not run", flush=True)
    return done, len(done) == len(chosen)


def interrupt(*_):
    raise KeyboardInterrupt


def main():
    signal.signal(signal.SIGTERM, interrupt)
    parser = argparse.ArgumentParser(description="misreadings on both sides")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--only", action="append", help="this misreading only: its name or its file")
    options = parser.parse_args()
    build = (ROOT / options.build).resolve()
    planted, numbers = bugs.load()
    chosen = [bug for bug in planted if bug.rules and (not options.only or bug.name in {Path(name).stem for name in options.only})]
    tree = build / "bugs/tree"
    bugs.plant(planted, tree)
    refused = [bug for bug in chosen if any(numbers[name][1].refused for name in (bug.name, *bug.others))]
    if refused or not chosen:
        sys.exit("\n".join(f"{bug.name}: {bug.refused or 'a bug beside it'} is not planted" for bug in refused) or "no such misreading")
    bugs.build(tree, {"verilator"})
    found, none, _ = evidence.read(ROOT)
    done, whole = judge_all(chosen, numbers, tree, build / "mutation/common", found)
    guarded = {rule for rule, those in found.items() if those and those[0].kind != "hand"}
    shown = {rule for m in done if m.status == "killed" for rule in m.rules}
    left = [rule for rule in found if rule not in guarded and rule not in shown]
    tools = {"verilator": subprocess.run(["verilator", "--version"], capture_output=True, text=True).stdout.strip()}
    result.write(build / "mutation/common.json", "common", len([b for b in planted if b.rules]), done, 1, tools, build,
                 unguarded=sorted(none), hand=left, interrupted=not whole)
    print(f"# {len(shown)} of {len(found)} rules shown; by hand alone, and not shown: {' '.join(left) or 'none'}; "
          f"no evidence at all: {' '.join(none) or 'none'}")
    caught = sum(m.status == "killed" for m in done)
    print(f"{'ok' if caught == len(done) else 'not ok'} - misreadings on both sides: {caught} of {len(done)} caught from outside")
    sys.exit(130 if not whole else 0 if caught == len(done) else 1)


if __name__ == "__main__":
    main()
