#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Synthesise the whole unit by Yosys: structure, gates, area by module, netlist.

usage: synth.py BUILD_DIR [--rtl DIR] [--structure [--top MODULE] | --netlist [--once] | --areas | --update]

Prints TAP lines. Structure: no latch, no combinational loop (across modules and through memories too), no net without
a driver or with several, no warning at all. Then every module is mapped to gates, flip-flops and memories; the area
table must be the one in rtl/area.md (--update writes it there), and BUILD_DIR/synth/netlist.v is the flat unit.
--structure stops before the mapping, --netlist ignores the table, --areas checks only the table, of the existing netlist.
--once writes once.v instead: of sibling instances of one module only the first is gates, the others stay
instances of its RTL (synth_once.py). It has each gate of each module once, and builds in a third of the time.
--rtl reads another folder that has files.f's files. --top checks only this module and its submodules.
exit: 0 all ok, 1 something is not, 2 usage or no Yosys
"""
import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

import synth_area
import synth_once
import synth_types

ROOT = Path(__file__).resolve().parent.parent
TOP = "texture_unit"

# What Yosys says of a fault of the design, and the test that it fails.
FAULTS = (
    ("no latch", r"Latch inferred for signal [`']\\?([^']*)'"),
    ("no latch", r"ERROR: Assertion failed: (selection is not empty: .*dlatch.*)"),
    ("no combinational loop", r"Warning: (found logic loop .*)"),
    ("no net without a driver", r"Warning: (Wire .* is used but has no driver\.)"),
    ("no net with several drivers", r"Warning: (multiple conflicting drivers for .*)"),
    ("no net with several drivers", r"Warning: (Driver-driver conflict for .*)"),
    ("no warning", r"Warning: (.*)"),
    ("Yosys accepts the RTL", r"ERROR: (.*)"),
)
TESTS = list(dict.fromkeys(name for name, _ in FAULTS))

STRUCTURE = """
read_verilog -sv {sources}
hierarchy -check -top {top}
proc
select -assert-none t:$dlatch t:$adlatch t:$dlatchsr
check
write_rtlil {out}/structure.il
flatten
techmap -map {root}/scripts/synth_read_port.v
opt_clean
check
"""
# The tables of `case` become logic, every other memory stays one. ABC's quick script: what it leaves on the table is
# not worth its minutes.
MAP = """
read_rtlil {out}/structure.il
opt
memory -nomap
opt
wreduce
peepopt
opt_clean
alumacc
share
memory_map -rom-only
opt
techmap
opt_merge
opt_clean -purge
abc -fast -g AND,NAND,OR,NOR,XOR,XNOR,MUX
opt_clean -purge
check -assert
tee -q -o {out}/cells.txt stat
tee -q -o {out}/memories.txt dump t:$mem_v2
write_rtlil {out}/mapped.il
"""
FLAT = """
read_rtlil {out}/mapped.il
{once}
flatten
opt_clean -purge
check -assert
splitnets -driver
opt_clean -purge
write_verilog -noattr {out}/netlist.part.v
"""


def yosys(name, script, out):
    """Run a script; status and log."""
    (out / f"{name}.ys").write_text(script)
    log = out / f"{name}.log"
    done = subprocess.run(["yosys", "-q", "-l", str(log), str(out / f"{name}.ys")], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL)
    return done.returncode, log.read_text(errors="replace")


def faults(status, log, found):
    """Sort the complaints of a log by test: the first of each."""
    for line in log.splitlines():
        for test, pattern in FAULTS:
            match = re.search(pattern, line)
            if match:
                found.setdefault(test, match.group(1))
                break
    if status and not found:
        found["Yosys accepts the RTL"] = f"exit status {status}"


def tell(test, why, log):
    """A TAP line; 1 if it is of a fault."""
    print(f"not ok - synth: {test}: {why} (log: {log})" if why else f"ok - synth: {test}", flush=True)
    return int(bool(why))


def structure(rtl, gen, out, top):
    """True if the structure is sound."""
    script = STRUCTURE.format(sources=synth_types.arguments(gen, rtl, out), top=top, out=out, root=ROOT)
    status, log = yosys("structure", script, out)
    found = {}
    faults(status, log, found)
    # Both checks must have run to their end.
    if not found and log.count("Found and reported 0 problems.") != 2:
        found["Yosys accepts the RTL"] = "its checks did not run"
    for test in TESTS:
        tell(test, found.get(test), out / "structure.log")
    return not found


def areas(out):
    """The fault of the last mapping, and its table, either None."""
    modules = synth_area.read((out / "cells.txt").read_text(), (out / "memories.txt").read_text())
    return synth_area.table(modules, TOP, ROOT / "rtl/files.f")


def mapped(out):
    """Map to gates; the table of areas, or None."""
    status, log = yosys("map", MAP.format(out=out), out)
    found = {}
    faults(status, log, found)
    why, table = next(iter(found.values()), None), None
    if not why:
        why, table = areas(out)
    tell("everything is mapped to gates, flip-flops and memories", why, out / "map.log")
    return table


def flat(out, gen, once):
    """The netlist, whole or not at all, with the hash of the RTL that it was made of; True if that went well."""
    names = synth_once.chosen((out / "mapped.il").read_text()) if once else []
    status, log = yosys("flat", FLAT.format(out=out, once=synth_once.script(names)), out)
    found = {}
    faults(status, log, found)
    tell("the gates become one flat netlist", next(iter(found.values()), None), out / "flat.log")
    if found:
        return False
    source = subprocess.run([ROOT / "scripts/rtl_hash.sh", gen.parent], cwd=ROOT, check=True, capture_output=True, text=True)
    part = out / "netlist.part.v"
    part.write_text(f"// RTL sources {source.stdout.strip()}\n{synth_once.named(part.read_text(), names)}")
    part.replace(out / ("once.v" if once else "netlist.v"))
    return True


def version():
    return re.match(r"Yosys (\S+)", subprocess.run(["yosys", "-V"], capture_output=True, text=True).stdout).group(1)


def compared(table, update):
    """Show the table; the exit status by what rtl/area.md has."""
    print("".join(f"# {line}\n" for line in table.splitlines()), end="")
    return 0 if synth_area.compare(ROOT / "rtl/area.md", table, version(), update) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--rtl", type=Path, default=ROOT / "rtl")
    parser.add_argument("--top", default=TOP)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--structure", action="store_true")
    what.add_argument("--netlist", action="store_true")
    what.add_argument("--areas", action="store_true")
    what.add_argument("--update", action="store_true")
    parser.add_argument("--once", action="store_true")
    args = parser.parse_args()
    if args.top != TOP and not args.structure:
        parser.error("--top: expected --structure too")
    if args.once and not args.netlist:
        parser.error("--once: expected --netlist too")
    if not shutil.which("yosys"):
        print("synth: no yosys: scripts/bootstrap test build installs it, or: apt-get install yosys", file=sys.stderr)
        return 2
    if not (args.rtl / "files.f").is_file():
        print(f"synth: {args.rtl}/files.f: no such file; expected a folder of RTL", file=sys.stderr)
        return 2
    out, gen = (args.build / "synth").resolve(), (args.build / "gen").resolve()
    if args.areas:
        if not (out / "cells.txt").exists():
            print(f"{out}/cells.txt: expected the cells of a netlist; make lockstep DUT=netlist writes it", file=sys.stderr)
            return 2
        why, table = areas(out)
        return tell("everything is in the table", why, out / "cells.txt") if why else compared(table, False)
    out.mkdir(parents=True, exist_ok=True)
    generated = subprocess.run([sys.executable, ROOT / "scripts/gen_defs.py", ROOT / "rtl/defs",
                                ROOT / "vectors/rules.tsv", gen], check=False)
    if generated.returncode:
        return 2
    if not structure(args.rtl.resolve(), gen, out, args.top):
        return 1
    if args.structure:
        return 0
    table = mapped(out)
    if not table:
        return 1
    if args.rtl == ROOT / "rtl" and not flat(out, gen, args.once):
        return 1
    if args.netlist:
        return 0
    return compared(table, args.update)


if __name__ == "__main__":
    sys.exit(main())
