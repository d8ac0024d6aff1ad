#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Planted bugs: prove that each checker catches what it is for.

usage: bugs.py [--build DIR] [--only NAME]...

Every file tests/bugs/*.bug describes one bug:

    side rtl|model|harness
    stage STAGE                 stage the report must name (rtl, model)
    ending mismatch|hang|...    how the run must end
    run ARGUMENTS               arguments of texlock (optional)
    text one line of explanation
    file PATH
    - original line
    + mutated line, with BUG(bad, good) around the changed expression

All bugs are planted in one mutated copy of the tree, each behind a selector that reads the environment variable
TEXLOCK_BUG when the run starts, so that one build serves all. rtl/, cmodel/ and harness/ stay clean. Selector 0 is the
control: nothing planted, the run must pass. Prints one line a bug (TAP) and a table; fails if a bug passes.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_RUN = "random --seed 1 --count 400"

SV_SELECT = """`timescale 1ns/1ps
package tex_bug;
  import "DPI-C" function int tex_bug_selected();
  int selected = tex_bug_selected();
endpackage
"""
C_SELECT = """#include "bug_select.h"
#include <stdlib.h>
int tex_bug_selected(void)
{
    const char *text = getenv("TEXLOCK_BUG");
    return text ? atoi(text) : 0;
}
"""
C_HEADER = """#ifndef BUG_SELECT_H
#define BUG_SELECT_H
#ifdef __cplusplus
extern "C"
#endif
int tex_bug_selected(void);
#endif
"""


class Bug:
    def __init__(self, path):
        self.name, self.keys, self.edits = path.stem, {}, []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith(("- ", "+ ")):
                if not self.edits:
                    sys.exit(f"{path}:{number}: expected 'file PATH' before the first edit")
                self.edits[-1][1 if line[0] == "-" else 2].append(line[2:])
            elif line.startswith("file "):
                self.edits.append((line.split(None, 1)[1], [], []))
            elif line.strip() and not line.startswith("#"):
                key, _, value = line.partition(" ")
                if key not in ("side", "stage", "ending", "run", "text"):
                    sys.exit(f"{path}:{number}: expected side, stage, ending, run, text, file, '- ' or '+ '")
                self.keys[key] = value.strip()
        for key in ("side", "ending", "text"):
            if key not in self.keys:
                sys.exit(f"{path}: no '{key}' line")
        self.side, self.ending, self.text = self.keys["side"], self.keys["ending"], self.keys["text"]
        self.stage, self.run = self.keys.get("stage", "-"), self.keys.get("run", DEFAULT_RUN)


def split_arguments(text):
    """Split BUG(bad, good) at the comma of the outermost level."""
    depth = 0
    for i, c in enumerate(text):
        depth += c in "([{"
        depth -= c in ")]}"
        if c == "," and depth == 0:
            return text[:i].strip(), text[i + 1:].strip()
    sys.exit(f"BUG({text}): expected two arguments")


def expand(line, number, is_sv):
    """Replace BUG(bad, good) by a selection on the bug's number."""
    while True:
        start = line.find("BUG(")
        if start < 0:
            return line
        depth, end = 1, start + 4
        while depth:
            depth += {"(": 1, ")": -1}.get(line[end], 0)
            end += 1
        bad, good = split_arguments(line[start + 4:end - 1])
        test = f"tex_bug::selected == {number}" if is_sv else f"tex_bug_selected() == {number}"
        line = f"{line[:start]}(({test}) ? ({bad}) : ({good})){line[end:]}"


def plant(bugs, tree):
    """The mutated copy; files that did not change keep their time stamp, so that builds stay short."""
    texts = {}
    for folder in ("rtl", "cmodel", "harness", "scripts", "vectors"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                texts[path.relative_to(ROOT)] = path.read_bytes()
    texts[Path("Makefile")] = (ROOT / "Makefile").read_bytes()
    for number, bug in enumerate(bugs, 1):
        for name, old, new in bug.edits:
            text, is_sv = texts[Path(name)].decode(), name.endswith((".sv", ".svh"))
            block = "\n".join(old) + "\n"
            if text.count(block) != 1:
                sys.exit(f"{bug.name}: {name}: the original lines occur {text.count(block)} times, expected once:\n{block}")
            changed = "\n".join(expand(line, number, is_sv) for line in new) + "\n"
            text = text.replace(block, changed)
            if not is_sv and "bug_select.h" not in text:
                text = '#include "bug_select.h"\n' + text
            texts[Path(name)] = text.encode()
    texts[Path("rtl/bug_select.sv")] = SV_SELECT.encode()
    texts[Path("rtl/files.f")] = b"rtl/bug_select.sv\n" + texts[Path("rtl/files.f")]
    texts[Path("cmodel/bug_select.c")] = C_SELECT.encode()
    texts[Path("cmodel/bug_select.h")] = C_HEADER.encode()
    for name, data in texts.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            shutil.copymode(ROOT / name, path) if (ROOT / name).exists() else None
    for path in list(tree.rglob("*")):
        known = path.relative_to(tree)
        if path.is_file() and known.parts[0] != "build" and known not in texts:
            path.unlink()


def run(tree, number, bug, out):
    arguments = (bug.run if bug else DEFAULT_RUN).split()
    folder = out / (bug.name if bug else "control")
    folder.mkdir(parents=True, exist_ok=True)
    command = [str(tree / "build/texlock"), *arguments, "--out", str(folder)]
    verdict_path = folder / "verdict.json"
    verdict_path.unlink(missing_ok=True)
    try:
        done = subprocess.run(command, env={**os.environ, "TEXLOCK_BUG": str(number)}, cwd=ROOT, timeout=120,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except subprocess.TimeoutExpired:
        return {"verdict": "time-out", "exit_code": None}
    (folder / "console.txt").write_text(done.stdout)
    verdict = json.loads(verdict_path.read_text()) if verdict_path.exists() else {"verdict": "no verdict file"}
    if verdict.get("exit_code") != done.returncode:
        verdict["verdict"] = f"exit status {done.returncode} against {verdict.get('exit_code')}"
    return verdict


def judge(bug, verdict):
    failure = verdict.get("failure") or {}
    if verdict["verdict"] != bug.ending:
        return False
    return bug.stage == "-" or failure.get("stage") == bug.stage


def main():
    parser = argparse.ArgumentParser(description="run the planted bugs")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--only", action="append", help="run this bug only (all are planted)")
    options = parser.parse_args()
    build = (ROOT / options.build).resolve() / "bugs"
    bugs = [Bug(p) for p in sorted((ROOT / "tests/bugs").glob("*.bug"))]
    tree = build / "tree"
    plant(bugs, tree)
    subprocess.run(["make", "-s", "-C", str(tree), "BUILD=build", "build/texlock"], check=True, stdout=sys.stderr)
    failed, rows = 0, []
    for number, bug in enumerate([None] + bugs):
        if options.only and (bug is None or bug.name not in options.only):
            continue
        verdict = run(tree, number, bug, build)
        failure = verdict.get("failure") or {}
        good = judge(bug, verdict) if bug else verdict["verdict"] == "pass"
        failed += not good
        name = bug.name if bug else "control (nothing planted)"
        print(f"{'ok' if good else 'not ok'} - bug {name}", flush=True)
        rows.append((name, bug.side if bug else "-", bug.stage if bug else "-", verdict["verdict"],
                     failure.get("stage", "-"), failure.get("cycle", "-"), failure.get("latency", "-")))
    print(f"\n{'bug':34} {'side':8} {'planted in':10} {'verdict':15} {'named':10} {'cycle':>8} {'latency':>8}")
    for row in rows:
        print("{:34} {:8} {:10} {:15} {:10} {:>8} {:>8}".format(*map(str, row)))
    print("latency: cycles from the acceptance of the instruction to the report")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
