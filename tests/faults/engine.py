# SPDX-License-Identifier: Apache-2.0
"""Change the unit, expect a catch: what the runners of planted bugs, pins, netlist, strictness, modules and mutation share.

Each changes a copy of the sources in many places at once, builds one program of it (make), and starts that program once
for each change, which an environment variable selects (run, at_a_time). What a change is, and which end is a catch, is
the runner's.
"""
import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import limit  # noqa: E402
from tree_copy import ROOT, clean_environment  # noqa: E402

SELECT = "TEXLOCK_BUG"  # numbers, by commas
TIME_LIMIT = 120        # seconds of one run


def made(*arguments, tree=ROOT, jobs=None):
    """What `make` ends with in a tree, its output as text; an outer make's options are not its own."""
    return subprocess.run(["make", "-s", f"-j{jobs or os.cpu_count()}", *map(str, arguments)], cwd=tree, env=clean_environment(),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")


def make(what, *arguments, tree=ROOT, jobs=None):
    """`make` in a tree. If that fails, its last lines and the TAP line that `what` builds not, and the end of this runner."""
    done = made(*arguments, tree=tree, jobs=jobs)
    if done.returncode:
        print("\n".join("# " + line for line in done.stdout.splitlines()[-40:]))
        print(f"not ok - {what} builds", flush=True)
        sys.exit(1)


def run(command, out, selected, seconds=TIME_LIMIT, cwd=ROOT, select=SELECT, apart=False, **environment):
    """Run texlock with changes selected: its verdict and the seconds it took. OUT gets console.txt. Ctrl-C ends it too, unless it
    runs `apart`. Without a verdict of texlock: "time-out", "no verdict", or that status and file disagree."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / "verdict.json"
    path.unlink(missing_ok=True)
    begin = time.monotonic()
    with open(out / "console.txt", "w", encoding="utf-8") as console:
        try:
            done = limit.run(list(map(str, command)), seconds, cwd=cwd, stdout=console, stderr=subprocess.STDOUT, start_new_session=apart,
                             env={**os.environ, **environment, select: ",".join(map(str, selected))})
        except subprocess.TimeoutExpired:
            return {"verdict": "time-out", "seconds": seconds}
    return {**verdict_of(path, done.returncode), "seconds": time.monotonic() - begin}


def verdict_of(path, status):
    """The verdict in a file that a run left, which must agree with the status of the process."""
    try:
        verdict = json.loads(path.read_text())
    except (OSError, ValueError):
        return {"verdict": "no verdict"}
    if verdict.get("exit_code") != status:
        verdict["verdict"] = f"exit status {status} against {verdict.get('exit_code')}"
    return verdict


def at_a_time(function, items):
    """Results of it for each, in order; as many at a time as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(function, items)


def part(text):
    """An argument --part N/M: takes each Mth of a list, from the Nth on."""
    number, _, of = text.partition("/")
    if not number.isdigit() or not of.isdigit() or not 1 <= int(number) <= int(of):
        raise argparse.ArgumentTypeError(f"'{text}'; expected N/M with N from 1 to M")
    return lambda items: items[int(number) - 1::int(of)]


def say(good, text, why=""):
    """Print the TAP line, and why it is not ok."""
    print("\n".join([f"{'ok' if good else 'not ok'} - {text}", *("#   " + line for line in why.splitlines() if not good)]), flush=True)
    return good
