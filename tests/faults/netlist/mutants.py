#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants of the netlist: other gates than those that Yosys chose, each in a run of its own.

usage: mutants.py BUILD_DIR [--once] [--seed S] [--count N] [--every M]

A copy of the netlist carries many of them, each behind a selector that the environment variable TEXLOCK_BUG sets, so
that one build serves all. The control, with none, must pass; it notes which gates, wrong, would give another value at
some clock edge. N of these are run, of the others no run could show anything. A mutant must end in a mismatch or a hang
at a port, or else change no transfer at the ports in the whole run (by the list of transfers, against that of the
control). At least half must be caught. --every M: each run is of one vector in M (1: all), and 200 random
instructions; what these do not reach makes no mutant. --once: of the netlist that has each module's gates once (make
GATES=once), and its C++ is not optimised, as runs are short.

Prints TAP lines. exit: 0 all ok, 1 not, 2 usage
"""
import argparse
import filecmp
import random
import re
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path.insert(0, str(ROOT / "tests/faults"))
import engine  # noqa: E402

# Without the one that counts faults up to 65535: 66,000 cycles.
VECTORS = sorted(str(path) for path in (ROOT / "vectors").rglob("*.tlv") if path.stem != "fault_count")
RUN = ["run", "--random", "200", "--seed", "1", "--no-wave"]
PORT_ROWS = [line.split("\t") for line in (ROOT / "rtl/defs/ports.tsv").read_text().splitlines() if line[:1] != "#"]
PORTS = {row[2] for row in PORT_ROWS if row[3] in ("valid", "ready", "payload")}
TIME_LIMIT = 300

NAME = r"(\\\S+ |[A-Za-z_]\w*)(?:\[\d+\])?"
GATES = (  # what a gate reads as, and what the wrong one does
    (rf"({NAME}) & ({NAME})", r"\1 | \3"),
    (rf"({NAME}) \| ({NAME})", r"\1 & \3"),
    (rf"({NAME}) \^ ({NAME})", r"\1 | \3"),
    (rf"~\(({NAME}) & ({NAME})\)", r"~(\1 | \3)"),
    (rf"~\(({NAME}) \| ({NAME})\)", r"~(\1 & \3)"),
    (rf"~\(({NAME}) \^ ({NAME})\)", r"~(\1 & \3)"),
    (rf"({NAME}) \? ({NAME}) : ({NAME})", r"\1 ? \5 : \3"),
    (rf"~({NAME})", r"\1"),
)
PLANTED = 4  # for each that is run
SELECT_SV = """package netlist_mutant;
  import "DPI-C" function int tex_mutant_on(input int number);
  import "DPI-C" function void tex_mutant_active(input int number);
  function automatic bit [{0}-1:0] selected();
    for (int i = 0; i < {0}; i++) selected[i] = tex_mutant_on(i) != 0;
  endfunction
  bit [{0}-1:0] on = selected();
endpackage
"""
WATCH_SV = """  reg netlist_active_{0} = 0;
  always @(posedge clk_i) if (!netlist_active_{0} && ({1} ) != ({2} )) begin
    netlist_active_{0} <= 1;
    netlist_mutant::tex_mutant_active({0});
  end"""
SELECT_C = """#include <stdio.h>
#include <stdlib.h>
int tex_mutant_on(int number);
int tex_mutant_on(int number)
{
    const char *text = getenv("TEXLOCK_BUG");
    return text && atoi(text) == number;
}
void tex_mutant_active(int number);
void tex_mutant_active(int number)
{
    const char *name = getenv("NETLIST_ACTIVE");
    FILE *list = name ? fopen(name, "a") : NULL;
    if (!list)
        return;
    fprintf(list, "%d\\n", number);
    fclose(list);
}
"""


def mutate(expression):
    """The expression of another gate, None if it is no gate."""
    for pattern, wrong in GATES:
        if re.fullmatch(pattern, expression.strip()):
            return re.sub(pattern, wrong, expression.strip())
    return None


def plant(text, seed, count):
    """The netlist with `count` mutants, and what each is."""
    lines = text.splitlines()
    gates = [i for i, line in enumerate(lines) if line.startswith("  assign ")]
    rng = random.Random(seed)
    rng.shuffle(gates)
    mutants = []
    for at in gates:
        left, _, good = lines[at].removesuffix(";").partition(" = ")
        wrong = mutate(good)
        if not wrong:
            continue
        lines[at] = (f"{left} = netlist_mutant::on[{len(mutants)}] ? ({wrong} ) : ({good} );\n"
                     + WATCH_SV.format(len(mutants), wrong, good))
        mutants.append(f"{left.split()[1]}: {good.strip()} becomes {wrong.strip()}")
        if len(mutants) == count:
            break
    # The first line says which RTL the netlist is made of.
    return lines[0] + "\n" + SELECT_SV.format(count) + "\n".join(lines[1:]) + "\n", mutants


def write(path, text):
    """Leave the file's time alone when nothing changes, so that nothing is built again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def build(folder, build_dir, once):
    """Build the program with all mutants."""
    write(folder / "select.c", SELECT_C)
    link = folder / "select.o"
    subprocess.run(["gcc", "-O1", "-c", "-o", link, folder / "select.c"], check=True)
    engine.make("netlist mutants: the netlist with all mutants", f"BUILD={build_dir}", f"NETLIST={folder / 'netlist.sv'}",
                f"NETLIST_DIR={folder}", f"NETLIST_LINK={link}", *(["GATES=once", "NETLIST_OPT=-O0"] if once else []),
                folder / "texlock")


def run(folder, number, vectors):
    """Run with a mutant; its verdict. The transfers are in FOLDER/NUMBER.transfers."""
    out, active = folder / f"run{number}", folder / f"{number}.active"
    active.unlink(missing_ok=True)
    command = [folder / "texlock", *RUN, *vectors, "--out", out, "--transactions", folder / f"{number}.transfers"]
    return engine.run(command, out, [number], TIME_LIMIT, NETLIST_ACTIVE=str(active))


def judge(folder, number, what, vectors):
    """True if the mutant was caught; None if it changed nothing that the run shows. Prints the TAP line."""
    verdict = run(folder, number, vectors)
    failure = verdict.get("failure", {})
    caught = verdict["verdict"] in ("mismatch", "hang") and failure.get("boundary") in PORTS
    unseen = verdict["verdict"] == "pass" and filecmp.cmp(folder / "-1.transfers", folder / f"{number}.transfers", False)
    if caught:
        print(f"ok - netlist mutant {number}: {verdict['verdict']} at {failure['boundary']} ({what})", flush=True)
        return True
    if unseen:
        print(f"# netlist mutant {number} changes no transfer of the run ({what})", flush=True)
        return None
    print(f"not ok - netlist mutant {number}: {verdict['verdict']} ({what})", flush=True)
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--once", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=24, help="how many are run")
    parser.add_argument("--every", type=int, default=1, help="of the vectors one in M, by their names: another vector changes no choice (default 1: all)")
    args = parser.parse_args()
    folder = (args.build / "netlist-mutants").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    netlist = args.build / "synth" / ("once.v" if args.once else "netlist.v")
    if not netlist.exists():
        print(f"{netlist}: expected a netlist; make lockstep DUT=netlist{' GATES=once' if args.once else ''} writes it",
              file=sys.stderr)
        sys.exit(2)
    text, mutants = plant(netlist.read_text(), args.seed, PLANTED * args.count)
    write(folder / "netlist.sv", text)
    build(folder, args.build, args.once)
    vectors = [path for path in VECTORS if zlib.crc32(Path(path).stem.encode()) % args.every == 0]
    control = run(folder, -1, vectors)
    passed = control["verdict"] == "pass" and control.get("view") == "ports"
    print(f"{'ok' if passed else 'not ok'} - netlist mutants: none planted, {control['verdict']}", flush=True)
    if not passed:
        return 1
    active = {int(line) for line in (folder / "-1.active").read_text().split()}
    numbers = sorted(active)[:args.count]
    print(f"# netlist mutants: {len(active)} of {len(mutants)} would give another value in the control's run")
    if len(numbers) < args.count:
        print(f"not ok - netlist mutants: expected {args.count} that could be seen")
        return 1
    ends = list(engine.at_a_time(lambda number: judge(folder, number, mutants[number], vectors), numbers))
    half = 2 * ends.count(True) >= len(ends)
    print(f"{'ok' if half else 'not ok'} - netlist mutants: {ends.count(True)} of {len(ends)} caught, "
          f"{ends.count(None)} changed nothing that the run shows")
    return 0 if half and False not in ends else 1


if __name__ == "__main__":
    sys.exit(main())
