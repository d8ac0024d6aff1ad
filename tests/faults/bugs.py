#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Planted bugs: prove that each checker catches its bugs.

usage: bugs.py [--build DIR] [--sim verilator|icarus|watch|all] [--only NAME]... [--part N/M] [--debug COUNT|all [--turn N]] | --check

Every file tests/faults/planted/SIDE/STAGE/NAME.bug describes one bug:

    side rtl|model|both|harness   both: the same bug in RTL and cycle model, for what compares with the function layer
    stage STAGE                 stage the report must name (optional)
    ending mismatch|hang|...    how the run must end, as harness/base/exit_codes.c names it
    protocol ID                 protocol check that must be broken in the cycle of the failure (optional)
    run ARGUMENTS               arguments of texlock; beside a testbench: plusargs (optional)
    sim icarus|both|watch       run in Icarus, or there too with the same first failure, or beside the testbench of
                                tests/simulators/passive in Icarus (optional; else in Verilator)
    bench TOP                   beside a testbench: which one of tests/simulators/passive (optional; else tb_plain)
    replay yes                  beside a testbench: the saved case must reproduce the failure (optional)
    shrink N                    `texlock shrink` makes the saved case, longer by repetition, one of at most N instructions,
                                and twice the same file (optional)
    shows TEXT                  what the text of the failure must contain (optional)
    with NAME...                bugs that are planted together with it (optional)
    rules RULE...               of a misreading on both sides: the rules that are misread; the run is of one vector, and one
                                of its expectations must fail in which RTL and model agree (optional)
    text one line of explanation
    in FILE SCOPE               where it is: scripts/planting.py says how it is found
    - pattern
    + replacement, with BUG(bad, good) around the changed expression

A bug without an ending is a part: it is planted only together with others.

All bugs are planted in one copy of the tree, each selected by code that reads the environment variable
TEXLOCK_BUG (numbers, by commas) when the run starts, so that one build serves all. rtl/, cmodel/ and harness/ stay
clean. The control, with nothing planted, must pass. Prints one line a bug (TAP) and a table; fails if a bug passes,
ends otherwise than declared, or has a pattern that is not there once; --check looks for that alone, in a second. Console and
verdict of each run: DIR/bugs/NAME/.

--debug: so many of those in the RTL that were caught go through `texlock debug` too (debug_bugs.py); others with another --turn.
"""
import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import debug_bugs  # noqa: E402
import engine  # noqa: E402
import limit  # noqa: E402
import planting  # noqa: E402
from engine import ROOT, TIME_LIMIT, at_a_time, part  # noqa: E402
from tree_copy import plantable_texts, write_tree  # noqa: E402

FOLDER = ROOT / "tests/faults/planted"

DEFAULT_RUN = "random --seed 1 --count 400"
MAX_BUGS = 2048

SV_SELECT = f"""`timescale 1ns/1ps
`ifdef TEXLOCK_BUGS
package tex_bug;
  localparam logic [{MAX_BUGS - 1}:0] on = `TEXLOCK_BUGS;
endpackage
`else
package tex_bug;
  import "DPI-C" function int tex_bug_on(input int number);
  function automatic bit [{MAX_BUGS - 1}:0] selected();
    for (int i = 0; i < {MAX_BUGS}; i++) selected[i] = tex_bug_on(i) != 0;
  endfunction
  /* verilator lint_off UNUSEDSIGNAL */
  bit [{MAX_BUGS - 1}:0] on = selected();
  /* verilator lint_on UNUSEDSIGNAL */
endpackage
`endif
"""
# Read once, before any thread starts.
C_SELECT = f"""#include "bug_select.h"
#include <stdlib.h>
static unsigned char on[{MAX_BUGS}];
__attribute__((constructor)) static void select_bugs(void)
{{
    char *text = getenv("TEXLOCK_BUG");
    while (text && *text) {{
        unsigned long number = strtoul(text, &text, 10);
        if (number < {MAX_BUGS})
            on[number] = 1;
        if (*text)
            text++;
    }}
}}
int tex_bug_on(int number)
{{
    return on[number];
}}
"""
C_HEADER = """#ifndef BUG_SELECT_H
#define BUG_SELECT_H
#ifdef __cplusplus
extern "C"
#endif
int tex_bug_on(int number);
#endif
"""
KEYS = ("side", "stage", "ending", "protocol", "run", "with", "text", "sim", "shows", "replay", "shrink", "bench", "rules")
APART = ("the RTL is wrong", "both differ")  # of an expectation that failed: RTL and model do not show the same
BENCHES = {"tb_plain": ["-Ptb_plain.STYLE=3"], "tb_stores": []}  # arguments of iverilog
SIMS = {"verilator": ("verilator",), "icarus": ("icarus",), "both": ("verilator", "icarus"), "watch": ("watch",)}


def endings():
    return re.findall(r'"([a-z ]+)"', (ROOT / "harness/base/exit_codes.c").read_text())


class Bug:
    def __init__(self, path):
        self.name, self.keys, self.edits, self.refused = path.stem, {}, [], None
        self.file = os.path.relpath(path, ROOT)
        for number, line in enumerate(path.read_text().splitlines(), 1):
            taken = planting.parse_edit(line, self.edits)
            if taken is None:
                sys.exit(f"{path}:{number}: expected 'in FILE SCOPE' and '- pattern' before it")
            if not taken and line.strip() and not line.startswith("#"):
                key, _, value = line.partition(" ")
                if key not in KEYS:
                    sys.exit(f"{path}:{number}: expected {', '.join(KEYS)}, 'in FILE SCOPE', '- ' or '+ '")
                self.keys[key] = value.strip()
        for edit in self.edits:
            if not edit.new:
                sys.exit(f"{path}: an edit of {edit.file} {edit.scope} has no replacement")
        for key in ("side", "text"):
            if key not in self.keys:
                sys.exit(f"{path}: no '{key}' line")
        self.ending = self.keys.get("ending")
        if self.ending and self.ending not in endings()[1:]:
            sys.exit(f"{path}: ending '{self.ending}'; expected one of {', '.join(endings()[1:])}")
        if self.keys.get("sim", "both") not in SIMS:
            sys.exit(f"{path}: sim '{self.keys['sim']}'; expected {', '.join(SIMS)}")
        self.bench = self.keys.get("bench", "tb_plain")
        if self.bench not in BENCHES:
            sys.exit(f"{path}: bench '{self.bench}'; expected {', '.join(BENCHES)}")
        self.sims, self.shows = SIMS[self.keys.get("sim", "verilator")], self.keys.get("shows", "")
        self.protocol = self.keys.get("protocol")
        self.rules = self.keys.get("rules", "").split()
        self.vectors = re.findall(r"\bvectors/\S+\.tlv", self.keys.get("run", ""))
        if self.rules and (self.keys["side"] != "both" or len(self.vectors) != 1):
            sys.exit(f"{path}: a bug with 'rules' is on side both, and its run is of one vector")
        self.side, self.text, self.stage = self.keys["side"], self.keys["text"], self.keys.get("stage", "-")
        self.run, self.others = self.keys.get("run", "+texlock+nowave" if self.sims == ("watch",) else DEFAULT_RUN), self.keys.get("with", "").split()


def selection(number):
    """By path: what BUG(bad, good) becomes, a selection on the bug's number."""
    def choose(path):
        test = f"tex_bug::on[{number}]" if planting.is_sv(path) else f"tex_bug_on({number})"
        return lambda bad, good: f"(({test}) ? ({bad}) : ({good}))"
    return choose


def plant_all(bugs, texts):
    """Put the bugs into the texts; one that cannot be planted is left out and holds the reason."""
    planned = planting.Planting(dict(texts))
    for number, bug in enumerate(bugs):
        try:
            planned.add(bug.name, bug.edits, selection(number))
            bug.refused = None
        except planting.Refused as why:
            bug.refused = str(why)
    for path, text in planned.texts():
        if not planting.is_sv(path) and "bug_select.h" not in text:
            text = '#include "bug_select.h"\n' + text
        texts[path] = text.encode()


def plant(bugs, tree):
    """The copy with all bugs."""
    texts = plantable_texts()
    plant_all(bugs, texts)
    texts[Path("rtl/bug_select.sv")] = SV_SELECT.encode()
    texts[Path("rtl/files.f")] = b"rtl/bug_select.sv\n" + texts[Path("rtl/files.f")]
    texts[Path("cmodel/function/bug_select.c")] = C_SELECT.encode()
    texts[Path("cmodel/bug_select.h")] = C_HEADER.encode()
    write_tree(texts, tree)


# Each program runs for minutes, all bugs together: what costs less to compile is sooner done. C in which nothing is planted,
# and Verilator's library, are compiled as for the product, so that ccache has them. The simulator's known answers are asked
# for where the product is built; here the control must pass anyway.
OPTIMISE = ("VL_OPT=-O1", "KNOWN=true")
# Of what runs for seconds; half as long to compile.
RUN_LITTLE = ("VL_OPT=-O0", "KNOWN=true")


def build(tree, sims):
    """The program that can record signals is the one that runs; a saved case of the watch runs in it too."""
    begin = time.monotonic()
    programs = [program for sim, program in (("verilator", "build/texlock-traced"), ("icarus", "build/texlock.vpi"))
                if sim in sims or "watch" in sims]
    print("# building the tree with all bugs planted", flush=True)
    engine.make("bugs: the tree with all bugs planted", "BUILD=build", "TRACED=1", *OPTIMISE, *programs, tree=tree)
    (tree / "build/texlock").unlink(missing_ok=True)
    (tree / "build/texlock").symlink_to("texlock-traced")
    print(f"# built in {time.monotonic() - begin:.0f} s", flush=True)


def build_rtl(build_dir, name, tree):
    """TREE/build/texlock and texlock.vpi, of the RTL of a tree whose C and tables are our own: nothing but the RTL is compiled."""
    program, library = build_dir / f"texlock-{name}", build_dir / "texlock.vpi"
    engine.make(f"bugs: {name}", f"BUILD={os.path.relpath(build_dir, ROOT)}", f"RTL_NAME={name}",
                f"TB_RTL_DIR={os.path.relpath(tree / 'rtl', ROOT)}", *RUN_LITTLE,
                *(os.path.relpath(path, ROOT) for path in (program, library)))
    shutil.rmtree(tree / "build", ignore_errors=True)
    (tree / "build").mkdir()
    for link, target in (("texlock", program), ("texlock.vpi", library), ("gen", build_dir / "gen")):
        (tree / "build" / link).symlink_to(target)


def icarus(tree, sim, numbers, out, bench="tb_plain"):
    """Compile the design for Icarus with bugs selected; how to run it."""
    on = sum(1 << number for number in numbers)
    watch, vvp = ROOT / "tests/simulators/passive", ["vvp", "-n", "-M", str(tree / "build"), "-m", "texlock", str(out / "design.vvp")]
    around = [watch / "bench.sv", watch / f"{bench}.sv"] if sim == "watch" else ["harness/sim/texlock_top.sv"]
    rtl = ["build/gen/tex_pkg.sv", *(tree / "rtl/files.f").read_text().split(), *around]
    subprocess.run(["iverilog", "-g2012", f"-DTEXLOCK_BUGS={MAX_BUGS}'h{on:x}", "-Ibuild/gen", "-Irtl",
                    "-s", *([bench, *BENCHES[bench]] if sim == "watch" else ["texlock_top"]), "-o", out / "design.vvp", *rtl],
                   cwd=tree, check=True, stderr=subprocess.DEVNULL)
    subprocess.run([ROOT / "scripts/icarus_plain.sh", out / "design.vvp"], check=True)
    return [*vvp, f"+texlock+out={out}"] if sim == "watch" else [*vvp, "+texlock+command=texlock"]


def run(tree, sim, numbers, arguments, out, bench="tb_plain"):
    """Run with bugs selected; the verdict, with the time it took."""
    out.mkdir(parents=True, exist_ok=True)
    program = [str(tree / "build/texlock")] if sim == "verilator" else icarus(tree, sim, numbers, out, bench)
    command = [*program, *arguments.split(), *([] if sim == "watch" else ["--out", str(out)])]
    # A stop is reported with a line of the source, which is a line of the copy.
    where = tree if (tree / "vectors").is_dir() and tree.is_absolute() else ROOT
    return engine.run(command, out, numbers, cwd=where)


MANY = 40  # instructions of a case that is to be shrunk


def longer(text):
    """The case with its instructions again and again behind them, until it has MANY."""
    blocks = re.findall(r"^warp .*?^}$", text, re.M | re.S)
    return text + "\n".join(itertools.islice(itertools.cycle(blocks), max(0, MANY - len(blocks)))) + "\n"


def shrinks(tree, bug, numbers, failure, out):
    """The fault of `texlock shrink` on the saved case; None if there is none."""
    saved, most, small = tree / failure.get("saved", "-"), int(bug.keys["shrink"]), [out / "small.tlv", out / "again.tlv"]
    (out / "many.tlv").write_text(longer(saved.read_text()))
    options = re.findall(r"--(?:seed|strictness|watchdog) \S+|--no-coverage", bug.run)
    for path in small:
        path.unlink(missing_ok=True)
        command = [tree / "build/texlock", "shrink", *" ".join(options).split(), "--out", path, out / "many.tlv"]
        done = limit.run(command, TIME_LIMIT, env={**os.environ, "TEXLOCK_BUG": ",".join(map(str, numbers))}, cwd=tree,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        (out / "shrink.txt").write_text(done.stdout)
        if done.returncode or not path.exists():
            return f"texlock shrink ends with status {done.returncode}; {out}/shrink.txt"
    texts = [re.sub("^#.*\n", "", path.read_text(), flags=re.M) for path in small]
    left, said = len(re.findall(r"^warp ", texts[0], re.M)), f"fails with {failure.get('signature')}:"
    if said not in done.stdout:
        return f"texlock shrink does not say '{said}'; {out}/shrink.txt"
    if texts[0] != texts[1]:
        return f"texlock shrink makes another file the second time: {small[0]}, {small[1]}"
    return None if left <= most else f"texlock shrink leaves {left} instructions, {most} at most are needed; {small[0]}"


def control(tree, bugs, out):
    """Nothing planted: every command line that a bug is run with must pass."""
    good, kinds = True, sorted({(sim, b.run, b.bench) for b in bugs for sim in b.sims})
    found = at_a_time(lambda i: run(tree, kinds[i][0], [], kinds[i][1], out / f"control-{i}", kinds[i][2]), range(len(kinds)))
    for i, ((sim, arguments, _), verdict) in enumerate(zip(kinds, found)):
        passed = verdict["verdict"] == "pass"
        good &= passed
        where = {"verilator": "", "icarus": " in Icarus", "watch": " beside a testbench"}[sim]
        print(f"{'ok' if passed else 'not ok'} - bug: none planted, texlock {arguments}{where}", flush=True)
        if not passed:
            print(f"#   expected pass, found {verdict['verdict']}; {out}/control-{i}/console.txt")
    return good


SAME = ("case", "stage", "boundary", "differs", "text", "cycle", "run_cycle", "instruction", "lane", "latency")


def from_outside(bug, reason):
    """Whether the failure is of an expectation of the bug's vector, in which RTL and model agree."""
    return reason.startswith(f"{bug.vectors[0]}:") and not any(text in reason for text in APART)


def trial(tree, bug, sim, numbers, out, seen):
    """Run one bug; whether it ended as declared, its row of the table, and its TAP lines. `seen`: its failure in another simulator."""
    together = [bug.name, *bug.others]
    refused = [numbers[name][1].refused or "" for name in together]
    folder = out / bug.name / (sim if sim != bug.sims[0] else "")
    if any(refused):
        verdict = {"verdict": "not planted", "seconds": 0}
        reason = "\n".join(filter(None, refused))
    else:
        verdict = run(tree, sim, [numbers[name][0] for name in together], bug.run, folder, bug.bench)
        reason = (verdict.get("failure") or {}).get("text", "")
    failure = verdict.get("failure") or {}
    broken = failure.get("protocol", {}).get("id")
    good = (verdict["verdict"] == bug.ending and bug.stage in ("-", failure.get("stage")) and bug.shows in reason
            and bug.protocol in (None, broken) and (not bug.rules or from_outside(bug, reason)) and ("replay" not in bug.keys or failure.get("reproduces") is True))
    if good and "shrink" in bug.keys and sim == "verilator":
        reason = shrinks(tree, bug, [numbers[name][0] for name in together], failure, folder.resolve()) or ""
        good = not reason
    where = {"verilator": "", "icarus": " (Icarus)", "watch": " (beside a testbench)"}[sim]
    same = {key: failure.get(key) for key in SAME}
    if seen.setdefault(bug.name, same) != same:
        good, reason = False, f"not the failure that Verilator shows, {seen[bug.name]}: {same}"
    text = f"{'ok' if good else 'not ok'} - bug {bug.name}: {bug.text}{where}"
    if not good:
        shows = f", '{bug.shows}'" if bug.shows else ""
        shows += f", {bug.protocol}" if bug.protocol else ""
        shows += f", an expectation of {bug.vectors[0]} in which both agree" if bug.rules else ""
        shows += f", reproduced (found: {failure.get('replayed')})" if "replay" in bug.keys else ""
        text += (f"\n#   expected {bug.ending}, stage {bug.stage}{shows}; found {verdict['verdict']}, "
                 f"stage {failure.get('stage', '-')}, protocol {broken or '-'}\n#   " + reason.rstrip().replace("\n", "\n#   "))
    return good, (bug.name, sim, bug.side, bug.stage, verdict["verdict"], failure.get("stage", "-"),
                  failure.get("run_cycle", "-"), failure.get("latency", "-"), f"{verdict['seconds']:.1f}"), text


def print_table(rows):
    form = "{:28} {:9} {:8} {:10} {:15} {:8} {:>9} {:>8} {:>7}"
    print("\n" + form.format("bug", "in", "side", "planted in", "verdict", "named", "run cycle", "latency", "seconds"))
    for row in rows:
        print(form.format(*map(str, row)))
    print("latency: cycles from the acceptance of the instruction to the report")


def load():
    """All bugs, and by name their number with them."""
    bugs = [Bug(p) for p in sorted(FOLDER.rglob("*.bug"), key=lambda path: path.stem)]
    return bugs, {bug.name: (number, bug) for number, bug in enumerate(bugs)}


def check_places():
    """Whether every pattern of bugs and variants is in the tree once; prints the TAP line."""
    together = [load()[0], [Bug(path) for path in sorted((ROOT / "tests/modules/bugs").glob("*.bug"))]]
    together += [[Bug(path)] for path in sorted((ROOT / "tests/faults/strictness").glob("*.variant"))]
    for bugs in together:
        plant_all(bugs, plantable_texts())
    every = [bug for bugs in together for bug in bugs]
    lost = [f"#   bug {bug.name}: {bug.refused}" for bug in every if bug.refused]
    print("\n".join([f"{'not ok' if lost else 'ok'} - bugs: each of {len(every)} has its place in the tree", *lost]))
    return not lost


def main():
    parser = argparse.ArgumentParser(description="run the planted bugs")
    parser.add_argument("--part", type=part, default="1/1", metavar="N/M", help="run each Mth bug, from the Nth on (all are planted)")
    parser.add_argument("--check", action="store_true", help="only look whether each has its place in the tree")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--sim", choices=["verilator", "icarus", "watch", "all"], default="all",
                        help="run in this simulator only (default all)")
    parser.add_argument("--debug", default="0", metavar="COUNT", help="so many of them go through `texlock debug` too; or: all")
    parser.add_argument("--turn", type=int, default=0, metavar="N", help="which of them")
    parser.add_argument("--only", action="append", help="run this bug only (all are planted)")
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if check_places() else 1)
    out = (ROOT / options.build).resolve() / "bugs"
    bugs, numbers = load()
    named = set(options.only or []).union(*(bug.others for bug in bugs))
    if named - set(numbers):
        sys.exit(f"no bug {', '.join(sorted(named - set(numbers)))} in tests/faults/planted")
    if len(bugs) > MAX_BUGS:
        sys.exit(f"tests/faults/planted has {len(bugs)} bugs; at most {MAX_BUGS} can be selected: MAX_BUGS of tests/faults/bugs.py")
    tree = out / "tree"
    plant(bugs, tree)
    for bug in bugs:
        bug.sims = [sim for sim in bug.sims if options.sim in (sim, "all")]
    build(tree, {sim for bug in bugs for sim in bug.sims})
    wanted = options.part([b for b in bugs if b.ending and (not options.only or b.name in options.only)])
    good = control(tree, wanted, out)

    def of_each(bug):
        seen = {}
        return [trial(tree, bug, sim, numbers, out, seen) for sim in bug.sims]

    trials = []
    for of_bug in at_a_time(of_each, wanted):
        for _, _, text in of_bug:
            print(text, flush=True)
        trials += of_bug
    print_table(row for _, row, _ in trials)
    caught = sum(ok for ok, _, _ in trials)
    print(f"{caught} of {len(trials)} bugs ended as declared")
    if options.debug != "0":
        good &= debug_bugs.explained(tree, out, wanted, numbers, options.debug, options.turn)
    sys.exit(0 if good and caught == len(trials) else 1)


if __name__ == "__main__":
    main()
