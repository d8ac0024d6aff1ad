#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Each output of a run fails in its turn: every open, write, close, cut and rename of a file, every folder.

usage: failing_io.py BUILD_DIR

Runs that end in each way, and one beside a testbench in Icarus, are repeated once for each of these calls, as
tests/io/io_fail.c counts them; the call fails alone, or with all after it. The folder holds the files of an earlier run
that ended otherwise. Required: the exit status that belongs to the verdict, never a signal; no half of a file, and
nothing beside; every file that is missing is told, with the reason; a verdict that is there is that of this run. A pass
that cannot be written is none. Prints TAP lines. exit: 0 all ok, 1 not, 2 usage
"""
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FIRST = ROOT / "vectors/tld4/first.tlv"
TIME_LIMIT = 300  # a guard against hangs
REASONS = {28: "No space left on device", 5: "Input/output error"}
MESSAGE = re.compile(r"cannot write ([^:]*)|the waveform was deleted")


@dataclass
class Scenario:
    """A command line by its output folder, and the status that it ends with when nothing fails."""
    name: str
    command: Callable
    status: int
    before: Path  # the folder of an earlier run
    console: str = ""  # where standard output goes
    each: bool = True  # every call fails in its turn; else the last of each kind and file


def run(scenario, folder, library, at=0, more=False, error=28):
    """Run with the call number `at` failing; (status, console text, what was counted)."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(scenario.before, folder / "out")
    log = folder / "calls"
    environment = {**os.environ, "LD_PRELOAD": str(library), "IO_FAIL_UNDER": str(folder / "out"), "IO_FAIL_AT": str(at),
                   "IO_FAIL_ERRNO": str(error), "IO_FAIL_LOG": str(log), **({"IO_FAIL_MORE": "1"} if more else {})}
    with open(scenario.console or folder / "console", "w", encoding="utf-8") as console:
        done = subprocess.run(scenario.command(folder / "out"), cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                              stdout=console, stderr=subprocess.PIPE, text=True, errors="replace", timeout=TIME_LIMIT)
    text = done.stderr + ("" if scenario.console else (folder / "console").read_text(errors="replace"))
    return done.returncode, text, log.read_text().splitlines() if log.exists() else []


def whole(path):
    """Why a file is not what a run writes; None if it is."""
    data = path.read_bytes()
    try:
        if path.name == "verdict.json":
            json.loads(data)["verdict"]
        elif path.name == "coverage.json":
            json.loads(data)["points"]
        elif path.name == "junit.xml":
            xml.fromstring(data)
        elif path.suffix in (".tlv", ".gtkw", ".tsv") and not data.endswith(b"\n"):
            return "its last line is cut"
        elif path.suffix == ".fst" and len(data) < 1000:
            return "it is cut"
    except (ValueError, KeyError, xml.ParseError) as error:
        return str(error)
    return None


def names(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def judge_files(out, complete, unread):
    """What is wrong with the files that are there, those of the whole run being known. Where one of an earlier run cannot be
    read, all of that run stay."""
    faults = [f"{name} is no file of a run" for name in names(out) - complete - ({"coverage.json"} if unread else set())]
    for name in names(out) & complete:
        wrong = whole(out / name)
        if wrong:
            faults.append(f"{name}: {wrong}")
    return faults


def read_verdict(out):
    path = out / "verdict.json"
    return json.loads(path.read_text()) if path.exists() and not whole(path) else None


def judge_status(scenario, verdict, status, text, unread):
    """What is wrong with status and verdict."""
    faults = []
    begun = re.search(r", [1-9]\d* compares,", text)
    # A run that cannot even begin is an internal error.
    allowed = {scenario.status} if scenario.status and begun else {scenario.status, 5}
    if status not in allowed:
        faults.append(f"exit status {status}, expected {' or '.join(map(str, sorted(allowed)))}")
    # A file that cannot be read may be anybody's, and stays.
    if verdict and verdict["exit_code"] != status and not unread:
        faults.append(f"verdict.json says {verdict['exit_code']}, the exit status is {status}")
    if scenario.status == 1 and status == 1 and not re.search(r"^MISMATCH  ", text, re.M):
        faults.append("the mismatch is not told")
    for key in ("wave", "saved"):
        named = ((verdict or {}).get("failure") or {}).get(key)
        if named and not (ROOT / named).exists() and "the waveform was deleted" not in text:
            faults.append(f"the verdict names {named}, which is not there")
    return faults


def judge(scenario, folder, complete, status, text, error, unread):
    """What is wrong with the end of a run in which something failed."""
    out = folder / "out"
    verdict, missing = read_verdict(out), {name for name in complete - names(out) if not name.startswith("replay/")}
    faults = judge_files(out, complete, unread) + judge_status(scenario, verdict, status, text, unread)
    if status == 0 and missing:
        faults.append(f"a pass without {', '.join(sorted(missing))}")
    if missing and not MESSAGE.search(text):
        faults.append(f"{', '.join(sorted(missing))} missing, and nothing is said")
    if missing and REASONS[error] not in text:
        faults.append(f"no word of '{REASONS[error]}'")
    return faults


def trial(scenario, place, library, complete, call, more, error):
    folder = place / f"{call}-{more}-{error}"
    status, text, calls = run(scenario, folder, library, call, more, error)
    failed = next((line for line in calls if line.endswith(" fails")), "none")
    unread = re.search(r" read .*(verdict\.json|junit\.xml|coverage\.json) fails$", failed)
    faults = judge(scenario, folder, complete, status, text, error, unread)
    if failed == "none":
        faults.append("the call was not made")
    if faults:
        return [f"# {failed}{' and all after it' if more else ''} ({REASONS[error]}): {fault}" for fault in faults]
    shutil.rmtree(folder)
    return []


def chosen(scenario, calls):
    """Numbers of the calls that fail: all, or the last of each kind and file."""
    kinds = {tuple(re.sub(r"-\d+-\d+", "", line).split()[1:3]): number for number, line in enumerate(calls, 1)}
    return range(1, len(calls) + 1) if scenario.each else sorted(kinds.values())


def test(scenario, place, library, pool):
    """Run a scenario with each call failing; prints its TAP line."""
    folder = place / scenario.name.replace(" ", "-")
    status, text, calls = run(scenario, folder / "whole", library)
    # Files that only the earlier run left are not this one's.
    complete, lost = names(folder / "whole/out"), []
    if status != scenario.status or judge_files(folder / "whole/out", complete, None):
        lost = [f"# nothing failed: exit status {status}, expected {scenario.status}", *text.splitlines()[-5:]]
    tries = [(call, more, error) for call in chosen(scenario, calls)
             for more, error in ((False, 5), (True, 28))] if not lost else []
    for faults in pool.map(lambda t: trial(scenario, folder, library, complete, *t), tries):
        lost += faults
    print("\n".join([f"{'not ok' if lost or not tries else 'ok'} - failing output: {scenario.name}: {len(calls)} calls, "
                     f"{len(tries)} runs", *lost[:20]]), flush=True)
    return not lost and bool(tries)


def watched(build, place):
    """A testbench with a unit that has a bug, in Icarus; how to run it."""
    shutil.copytree(ROOT / "rtl", place / "rtl")
    bench = place / "bench.vvp"
    for command in ([ROOT / "scripts/planting.py", ROOT / "tests/bugs/rtl_watch_saved.bug", place / "rtl"],
                    [ROOT / "tests/watch/build.sh", build, bench, "tb_plain", place / "rtl", "-Ptb_plain.STYLE=3"]):
        subprocess.run(list(map(str, command)), cwd=ROOT, check=True)
    return lambda out: ["vvp", "-n", "-M", str(build), "-m", "texlock", str(bench), f"+texlock+out={out}"]


def scenarios(build, place):
    wrong, broken, passed, failed = (place / name for name in ("wrong.tlv", "broken.tlv", "passed", "failed"))
    wrong.write_text(re.sub(r"(expect lane 31 R9 = 0x0004000)0", r"\g<1>1", FIRST.read_text()))
    broken.write_text("texlock 1\nwarp\n")

    def texlock(*arguments):
        return lambda out: [str(build / "texlock"), "run", "--out", str(out), "--transactions", str(out / "transactions.tsv"),
                            *map(str, arguments)]
    for folder, file in ((passed, FIRST), (failed, wrong)):
        folder.mkdir()
        subprocess.run(texlock(file)(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return [Scenario("a pass", texlock(FIRST), 0, failed),
            Scenario("a pass, nobody is told", texlock(FIRST), 5, failed, console="/dev/full", each=False),
            Scenario("a mismatch", texlock("--traffic-seed", 2, wrong), 1, passed),
            Scenario("a file that is refused", texlock(broken), 4, passed),
            Scenario("beside a testbench", watched(build, place), 1, passed, each=False)]


def main():
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "texlock").exists():
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    build = Path(sys.argv[1]).resolve()
    place = build / "test/failing-io"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    library = place / "io_fail.so"
    subprocess.run([os.environ.get("CC", "gcc"), "-std=c11", "-O1", "-shared", "-fPIC", "-o", library, HERE / "io_fail.c"],
                   check=True)
    with ThreadPoolExecutor(2) as pool:
        good = [test(scenario, place, library, pool) for scenario in scenarios(build, place)]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
