# SPDX-License-Identifier: Apache-2.0
"""
Planted bugs of the RTL through `texlock debug`: does it come to the module and signal that was changed, and to the line, among
the suspects that an engineer looks at?
"""
import json
import os
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import assigned  # noqa: E402
import limit  # noqa: E402
from engine import ROOT, TIME_LIMIT, at_a_time, say  # noqa: E402
from tree_copy import plantable_texts, write_tree  # noqa: E402

LOOKED_AT = 10  # suspects
LEAST = 0.8     # of all bugs
BROKEN = ("netlist computes", "yosys reads", "Yosys is missing")  # why nothing is followed: a fault of `debug`
ENOUGH = 100    # bugs of which the share is judged
SELECTED = """`timescale 1ns/1ps
package tex_bug;
  localparam logic [0:0] on = 1'b1;
endpackage
"""


def fits(bug):
    """It is in the RTL alone, and a stage differs at a boundary."""
    return bug.side == "rtl" and bug.ending == "mismatch" and "verilator" in bug.sims and not bug.others and not bug.protocol


def chosen(bugs, count, turn):
    """All, or so many of them: others in the next turn."""
    fitting = [bug for bug in bugs if fits(bug)]
    return fitting if count == "all" else [fitting[(turn * int(count) + i) % len(fitting)] for i in range(min(int(count), len(fitting)))]


def sources(bug, tree):
    """A copy with this bug alone, and for each of its files the lines that differ."""
    import bugs  # which imports this
    texts = plantable_texts()
    before = dict(texts)
    bugs.plant_all([bug], texts)
    lines = {str(path): [number for number, line in enumerate(texts[path].decode().splitlines(), 1) if "tex_bug::on[0]" in line]
             for path in texts if texts[path] != before.get(path)}
    texts[Path("rtl/bug_select.sv")] = SELECTED.encode()
    texts[Path("rtl/files.f")] = b"rtl/bug_select.sv\n" + texts[Path("rtl/files.f")]
    write_tree({path: text for path, text in texts.items() if path.parts[0] in ("rtl", "scripts")}, tree)
    return lines


def lines_of(row):
    return row["line"], *row["also"]


def beside(row, lines):
    """The suspect is a changed line, or one beside it."""
    return any(abs(there - line) <= 1 for line in lines.get(row["file"], ()) for there in lines_of(row))


def place(suspects, fits):
    """Where the first suspect that fits stands; None: none does."""
    return next((number for number, row in enumerate(suspects) if fits(row)), None)


def places(suspects, lines, signals):
    """Of the changed line, and of the changed signal: one that the line assigns, or decides as a condition, in the same file."""
    changed = {file: set().union(*(s.assigned.get(line, set()) | s.decided.get(line, set()) for line in lines[file]))
               for file, s in signals.items()}

    def same_signal(row):
        file = row["file"]
        return file in signals and any(not changed[file].isdisjoint(signals[file].assigned.get(line, ())) for line in lines_of(row))
    return place(suspects, lambda row: beside(row, lines)), place(suspects, lambda row: beside(row, lines) or same_signal(row))


def debugged(tree, out, bug, number):
    """(why it is not as it must be, places of the changed line and signal); an empty reason: page, stage and all are there."""
    folder = (out / bug.name / "debug").resolve()
    verdict = json.loads((out / bug.name / "verdict.json").read_text())
    failure = verdict.get("failure") or {}
    if failure.get("differs") not in ("payload", "valid", "ready") or not failure.get("saved"):
        return None, None  # an expectation, memory at the end: nothing to follow
    lines = sources(bug, folder / "tree")
    options = [word for word in failure["reproduce"].split()[2:-1]]
    command = ["python3", ROOT / "scripts/debug/debug.py", "--program", (tree / "build/texlock").resolve(), "--sources", folder / "tree",
               "--out", folder / "page", *options, "--", Path(tree, failure["saved"]).resolve()]
    try:
        done = limit.run([str(word) for word in command], TIME_LIMIT, cwd=tree, env={**os.environ, "TEXLOCK_BUG": str(number)},
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    except subprocess.TimeoutExpired:
        return f"no end within {TIME_LIMIT} s", None
    if done.returncode:
        return f"exit status {done.returncode}:\n{done.stdout[-1500:]}", None
    valid = subprocess.run(["python3", ROOT / "tests/tools/html_page.py", folder / "page/index.html"], capture_output=True, text=True)
    found = json.loads((folder / "page/suspects.json").read_text())
    if valid.returncode:
        return f"the page: {valid.stdout}{valid.stderr}", None
    if f"stage {failure['stage']}" not in done.stdout:
        return f"stage {failure['stage']} is not named", None
    broken = any(text in found["why_not"] for text in BROKEN)
    signals = assigned.signals(ROOT / os.environ.get("BUILD", "build"), [file for file in lines if file.endswith(".sv")], folder / "tree")
    return found["why_not"] if broken else "", places(found["suspects"], lines, signals)


def said(at):
    return "not among the suspects" if at is None else f"suspect {at + 1}"


def explained(tree, out, bugs, numbers, count, turn):
    """Print a TAP line for each bug, and how many changed signals and lines were found. False: one has no page, or too few were found."""
    good, found = True, []
    picked = chosen(bugs, count, turn)
    for bug, (why, at) in zip(picked, at_a_time(lambda bug: debugged(tree, out, bug, numbers[bug.name][0]), picked)):
        if why is None:
            continue
        line, signal = at or (None, None)
        found.append((line, signal))
        good &= say(not why, f"debug: bug {bug.name}: its page; the changed signal is {said(signal)}, the line {said(line)}", why)
    return judged(found) and good


def judged(found):
    lines, signals = zip(*found) if found else ((), ())
    first, seen = [[sum(at is not None and at < most for at in each) for each in (signals, lines)] for most in (1, LOOKED_AT)]
    print(f"# debug: of {len(found)} bugs the changed signal is the first suspect for {first[0]}, among the first {LOOKED_AT} for {seen[0]};"
          f" the line for {first[1]} and {seen[1]}")
    return len(found) < ENOUGH or say(seen[0] >= LEAST * len(found),
                                      f"debug: for {LEAST:.0%} of the bugs the changed signal is among the first {LOOKED_AT}",
                                      f"{seen[0]} of {len(found)}")
