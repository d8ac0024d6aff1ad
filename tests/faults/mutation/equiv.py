#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants that change nothing, by proof alone: a SAT miter of Yosys, the mutated module against the original.

usage: equiv.py [--build DIR] ID...      try to prove these mutants equivalent; exit: 0 all are, 1 not, 2 usage

What is proved: registers and memories are cut open on both sides, so that what they hold is an input and what they load an
output, and instances likewise. If then no input in the world makes an output differ, the mutant is equivalent, from any
state and for ever: there is no bound in time. The scope is first the module alone, each set of parameters with which the unit
has it; then with what is inside of it, and the modules around it up to the stage, flattened, because a value may never reach a module.
What is left gets the waveform of a difference at the outputs of its module, and is a hole. At the boundary of a stage a payload counts
where its valid is 1, as in lockstep; the proof says so.
"""
import argparse
import re
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent.parent / "scripts"))
import limit
import rtl_mutate
import rtl_plant
import synth_types
import wires
from result import ROOT

SECONDS = (4, 60)   # of SAT in one proof: of all mutants first, then of those that were not decided
TOP = "texture_unit"
MOST_HIDDEN = 8
ONE_SIDED = re.compile(r"ERROR: No matching port in \w+ module was found for \\?(\S+)\.[a-z]+!")
REGISTER = re.compile(r"^  cell \$(?:\w*dff\w*|\w*latch\w*|sr|ff) .*$", re.M)
PROVED = "SAT proof finished - no model found: SUCCESS!"
# Modules whose outputs are boundaries of the probe (rtl/defs/boundaries.tsv): a payload without its valid is no value.
STAGES = {f"tex_{line.split()[2]}" for line in (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines() if line[:1] != "#"} | {
    "tex_cache_tags", "tex_join"}
# What is not inside the scope goes at once. Undriven bits are zero in both. Nothing is optimised before the two are joined: names must stay.
PREPARE = """read_verilog -sv {sources}
hierarchy -top {top}
hierarchy -top {scope}
read_verilog {box}
proc -norom
select -module {scope}
{flatten}
select -clear
memory_collect {scope}
chtype -set memory_box {scope}/t:$mem_v2 {scope}/r:WR_PORTS>0 %i
memory_map {scope}
hierarchy -top {scope}
{hide}
expose -dff -evert-dff -evert {scope}
setundef -zero -undriven {scope}
opt_clean {scope}
rename {scope} {name}
select -module {name}
write_rtlil -selected {out}
"""
# As wide as each memory is; the parameters are those of $mem_v2.
BOX = """module memory_box #(
  parameter ABITS = 1, WIDTH = 1, SIZE = 1, OFFSET = 0, INIT = 0, MEMID = 0, RD_PORTS = 1, RD_CLK_ENABLE = 0, RD_CLK_POLARITY = 0,
  RD_TRANSPARENCY_MASK = 0, RD_COLLISION_X_MASK = 0, RD_WIDE_CONTINUATION = 0, RD_CE_OVER_SRST = 0, RD_ARST_VALUE = 0,
  RD_SRST_VALUE = 0, RD_INIT_VALUE = 0, WR_PORTS = 1, WR_CLK_ENABLE = 0, WR_CLK_POLARITY = 0, WR_PRIORITY_MASK = 0,
  WR_WIDE_CONTINUATION = 0
) (
  input [RD_PORTS-1:0] RD_CLK, RD_EN, RD_ARST, RD_SRST, input [RD_PORTS*ABITS-1:0] RD_ADDR, input [WR_PORTS-1:0] WR_CLK,
  input [WR_PORTS*WIDTH-1:0] WR_EN, input [WR_PORTS*ABITS-1:0] WR_ADDR, input [WR_PORTS*WIDTH-1:0] WR_DATA,
  output [RD_PORTS*WIDTH-1:0] RD_DATA
);
endmodule
"""
PROVE = """read_rtlil {gold}
read_rtlil {gate}
miter -equiv -flatten -make_outputs gold gate miter
hierarchy -top miter
opt -full miter
opt_merge -share_all miter
opt_clean miter
sat -verify -prove trigger 0 -timeout {seconds} -show-inputs -dump_vcd {vcd} miter
"""
# Wires of one name are joined, each proved equal where those before it are: what stands behind a change need not be compared with
# itself, as a product. All must be equal, so that none is a premise of its own proof.
JOINED = """read_rtlil {gold}
read_rtlil {gate}
equiv_make gold gate joined
hierarchy -top joined
opt_clean joined
equiv_struct joined
equiv_simple -short joined
equiv_struct joined
equiv_simple joined
equiv_status -assert joined
"""
# A payload counts where its valid is 1: the other outputs always, then each payload under its valid.
MASKED = """read_rtlil {gold}
read_rtlil {gate}
delete -output {payloads}
miter -equiv -flatten gold gate miter
hierarchy -top miter
opt -full miter
opt_merge -share_all miter
opt_clean miter
sat -verify -prove trigger 0 -timeout {seconds} miter
design -reset
read_rtlil {gold}
read_rtlil {gate}
miter -equiv -flatten -make_outputs -make_outcmp gold gate miter
hierarchy -top miter
opt -full miter
opt_merge -share_all miter
opt_clean miter
{each}
"""


class Stopped(Exception):
    """A signal to the process group ended Yosys: nothing was found out."""


class Design:
    """Which modules there are, in which files, and which has which inside."""

    def __init__(self, build):
        self.build, self.gen = Path(build).resolve(), Path(build).resolve() / "gen"
        self.work = self.build / "mutation/equiv"
        self.work.mkdir(parents=True, exist_ok=True)
        (self.work / "box.v").write_text(BOX)
        for old in self.work.glob("*.gold.il"):  # of other RTL, or another prover
            old.unlink()
        self.files = rtl_mutate.rtl_files()
        # As this Yosys reads them: copies of the same names, if it needs them.
        self.folders, read = synth_types.sources(self.gen, ROOT / "rtl", self.work / "read")
        self.read = {path.name: path for path in read}
        self.copied = synth_types.packaged((self.gen / "tex_defs.svh").read_text())[1] if self.work in self.folders[0].parents else None
        self.parents, self.inside = {}, {}
        for path in self.files:
            text = re.sub(r"//[^\n]*", "", path.read_text())
            module = module_of(path)
            for child in set(re.findall(r"^\s*(tex_\w+)\s+(?:#\s*\(|u_\w+\s*\()", text, re.M)):
                self.parents.setdefault(child, []).append(module)
                self.inside.setdefault(module, set()).add(child)
            if "tex_math::" in text:
                self.parents.setdefault("tex_math", []).append(module)
        self.variants = self.find_variants()

    def find_variants(self):
        """By module: the names under which the unit has it, one a set of parameters."""
        script = f"read_verilog -sv {self.sources(self.files)}\nhierarchy -top {TOP}\nls\n"
        status, log = yosys(script, self.work / "variants")
        if status:
            sys.exit(f"Yosys: {''.join(log.splitlines()[-1:])}")
        names = re.findall(r"^  (\S*\\?(?:tex_|texture_)\w+\S*)$", log, re.M)
        found = {}
        for name in names:
            base = re.search(r"(?:^|\\)((?:tex|texture)_\w+)", name)
            found.setdefault(base[1], set()).add(name)
        return {module: sorted(n for n in names if n.startswith("$paramod")) or sorted(names) for module, names in found.items()} | {
            module: sorted(names) for module, names in found.items() if module == "tex_address_sample"}

    def sources(self, files):
        """The arguments of read_verilog for these; one that is none of ours (a mutant) stands for the one of its name."""
        paths = [path if path.parent != ROOT / "rtl" else self.read[path.name] for path in files]
        return " ".join([*(f"-I{folder}" for folder in self.folders), str(self.gen / "tex_pkg.sv"), *map(str, paths)])

    def as_read(self, text):
        return self.copied.sub(synth_types.PACKAGE + r"::\1", text) if self.copied else text

    def files_of(self, module):
        """The files of a module and of what it has inside, in the order of rtl/files.f."""
        needed, more = {"tex_math"}, {module}
        while more:
            needed |= more
            more = {child for m in more for child in self.inside.get(m, ())} - needed
        return [path for path in self.files if module_of(path) in needed]

    def scopes(self, module):
        """(name, whether what is inside is flattened): the module alone, then with what is inside, then what it is part of, the
        nearest first. Each time all places where the unit has it: a proof of some of them is none."""
        around = {module}
        if module == "tex_math":  # functions, which are in those that call them
            around = set(self.parents[module])
            yield [(name, False) for user in sorted(around) for name in self.variants.get(user, [])]
        else:
            yield [(name, False) for name in self.variants.get(module, [])]
            if module in self.inside and module != TOP:
                yield [(name, True) for name in self.variants.get(module, [])]
        while (further := self.further(around)) != around:
            around = further
            yield [(name, True) for parent in sorted(around) for name in self.variants.get(parent, [])]

    def further(self, modules):
        """What has these inside; a part of the unit itself stays."""
        return {up for m in modules for up in self.parents.get(m, [TOP]) if up != TOP} | {
            m for m in modules if TOP in self.parents.get(m, [TOP])}


def module_of(path):
    name = Path(path).stem
    return name if name == TOP else f"tex_{name}"


def yosys(script, log, seconds=4 * SECONDS[-1]):
    """Exit status and log of a script."""
    script_file = Path(f"{log}.ys")
    script_file.write_text(script)
    try:
        done = limit.run(["yosys", "-q", "-l", f"{log}.log", str(script_file)], seconds, stdout=subprocess.DEVNULL,
                         stderr=subprocess.STDOUT)
        status = done.returncode
        if -status in (signal.SIGINT, signal.SIGTERM):
            raise Stopped
    except subprocess.TimeoutExpired:
        status = 124
    return status, Path(f"{log}.log").read_text(errors="replace")


def escape(name):
    return name if re.fullmatch(r"\w+", name) else "\\" + name if not name.startswith("$") else name


def prepare(design, scope, flat, mutated, name, out, hidden=()):
    """The scope as RTLIL, its registers and instances cut. mutated: a file that stands for the one of its name; hidden: other
    names of registers."""
    quoted, own = escape(scope), not scope.startswith("$")  # one with parameters needs what gives them
    files = [mutated if mutated and path.name == mutated.name else path for path in
             (design.files_of(scope) if own else design.files)]
    script = PREPARE.format(sources=design.sources(files), top=scope if own else TOP, scope=quoted, name=name, out=out,
                            flatten="flatten" if flat else "", box=design.work / "box.v",
                            hide="\n".join("rename -hide " + quoted + "/w:" + re.sub(r"[^\w.]", "?", wire) for wire in hidden))
    status, log = yosys(script, out.with_suffix(""))
    if status:
        raise RuntimeError(f"{scope}: Yosys: " + "".join(log.splitlines()[-1:]))
    if register := REGISTER.search(out.read_text()):  # its next state would not be compared
        raise RuntimeError(f"{scope}: not cut: {register[0].strip()}")


def gold(design, scope, flat, folder, hidden):
    if hidden:
        prepare(design, scope, flat, None, "gold", folder / "gold.il", hidden)
        return folder / "gold.il"
    name = re.sub(r"\W", "_", scope) + ("_flat" if flat else "")
    out = design.work / f"{name}.gold.il"
    if not out.exists():
        prepare(design, scope, flat, None, "gold", out)
    return out


def compare(design, mutant, texts, scope, flat, folder, wave, seconds, hidden=()):
    """equal, equal where valid, differs, or why nothing is known. hidden: wires that a mutant made another name of a register, which
    would be cut by that name too, on its side alone; or that are one, and no longer with the mutant."""
    path = ROOT / mutant.file
    mutated = folder / path.name
    mutated.write_text(design.as_read(rtl_plant.alone(texts[path], mutant)), encoding="latin-1")
    gate = folder / "gate.il"
    try:
        before = gold(design, scope, flat, folder, hidden)
        prepare(design, scope, flat, mutated, "gate", gate, hidden)
    except RuntimeError as error:
        return str(error)
    status, log = yosys(PROVE.format(gold=before, gate=gate, seconds=seconds, vcd=wave), folder / "prove")
    if (other := ONE_SIDED.search(log)) and other[1] not in hidden and len(hidden) < MOST_HIDDEN:
        return compare(design, mutant, texts, scope, flat, folder, wave, seconds, (*hidden, other[1]))
    if status == 0 and PROVED in log:
        return "equal"
    differs = "proof finished - model found: FAIL!" in log
    under = payloads(before.read_text()) if scope.split("\\")[-1].partition("=")[0] in STAGES else {}
    if differs and under:
        each = "\n".join(f"sat -verify -set gold_{valid} 1 -prove cmp_{port} 1 -timeout {seconds} miter" for port, valid in under.items())
        status, log = yosys(MASKED.format(gold=before, gate=gate, seconds=seconds, each=each, payloads=" ".join(
            f"{side}/w:{port}" for side in ("gold", "gate") for port in under)), folder / "masked")
        if status == 0 and log.count(PROVED) == 1 + len(under):
            return "equal where valid"
    late = "TIMEOUT" in log.upper() or "Interrupted" in log or status == 124
    if late and not differs and (joined(before, gate, folder, seconds) or
                                 joined(*with_operators(before, gate, folder, texts[path], mutant), folder, seconds)):
        return "equal"
    if differs:
        return "differs; where valid: time-out" if late else "differs"
    return "time-out" if late else "Yosys: " + "".join(log.splitlines()[-1:])


def joined(before, gate, folder, seconds):
    """Whether both are equal wire by wire."""
    status, log = yosys(JOINED.format(gold=before, gate=gate), folder / "joined", 2 * seconds)
    return status == 0 and "Equivalence successfully proven!" in log


def with_operators(before, gate, folder, text, mutant):
    """Both, with names for the wires behind operators, so that more is joined: those of a function have no other."""
    file, lines = Path(mutant.file).name, wires.changed(text, mutant.site)
    for name, path in (("gold", before), ("gate", gate)):
        (folder / f"{name}.named.il").write_text(wires.named(path.read_text(), file, lines))
    return folder / "gold.named.il", folder / "gate.named.il"


def payloads(rtlil):
    """By payload of an interface of the module: its valid."""
    outputs = re.findall(r"^  wire (?:width \d+ )?output \d+ \\(\w+)$", rtlil, re.M)
    valids = {name.removesuffix("_valid_o"): name for name in outputs if name.endswith("_valid_o")}
    return {name: valids[name.removesuffix("_o")] for name in outputs if name.removesuffix("_o") in valids}


def prove(design, planted, texts, seconds=SECONDS[-1]):
    """(proof, wave, decided): the text of a proof, "" if there is none; then the waveform of a difference, if there is one, and
    whether more than so many seconds of SAT at a time could tell nothing more."""
    module, wave, why = module_of(planted.file), "", []
    waves = design.build / "mutation/waves"
    waves.mkdir(exist_ok=True)
    vcd = waves / (re.sub(r"\W", "_", planted.id) + ".vcd")
    with tempfile.TemporaryDirectory(dir=design.work) as folder:
        for scopes in design.scopes(module):
            found = []
            for scope, flat in scopes:
                found.append(compare(design, planted, texts, scope, flat, Path(folder), Path(folder) / "difference.vcd", seconds))
                if not found[-1].startswith("equal"):
                    break
            else:
                if not found:  # nothing was compared: no proof
                    why.append("no module")
                    continue
                names = ", ".join(name for name, _ in scopes)
                where = "; payloads where their valid is 1" if "equal where valid" in found else ""
                return f"SAT: no input and no state of {names} makes an output or a next state differ{where}; no bound in time", "", True
            if found[-1].startswith("differs") and not wave:
                (Path(folder) / "difference.vcd").replace(vcd)
                wave = str(vcd.relative_to(design.build.parent))
            why.append(found[-1])
    return "", wave or f"none: {', '.join(why)}", "time-out" not in " ".join(why)


def judge(build, planted, texts, mutants, jobs, done, stop):
    """Prove what can be proved of those that survived: of all with little SAT, then of those left undecided with more. done
    keeps what was found (rtl_done.py); stop ends the work."""
    design = Design(build) if not stop.is_set() and any(done.proof(m.id, SECONDS[-1]) is None for m in mutants) else None

    def one(mutant, seconds):
        if done.proof(mutant.id, seconds) is None and not stop.is_set():
            try:
                proof, wave, decided = prove(design, planted[mutant.id], texts, seconds)
            except Stopped:
                return mutant.id, "stopped"
            done.add_proof(mutant.id, proof, wave, SECONDS[-1] if decided else seconds)
        return mutant.id, "proved" if (done.proof(mutant.id, 0) or ("", ""))[0] else "not"

    for seconds in SECONDS:
        left = [m for m in mutants if design and done.proof(m.id, SECONDS[-1]) is None]
        if left:
            print(f"# {len(left)} survived: looking for proofs, at most {seconds} s of SAT at a time", flush=True)
        with ThreadPoolExecutor(jobs) as pool:
            for n, (name, how) in enumerate(pool.map(lambda m: one(m, seconds), left), 1):
                print(f"# {n} of {len(left)}: {name}: {how}", flush=True)
    for mutant in mutants:
        mutant.proof, mutant.wave = done.proof(mutant.id, 0) or ("", "")
        mutant.status = "equivalent" if mutant.proof else "survived"


def main():
    parser = argparse.ArgumentParser(description="prove mutants of the RTL equivalent")
    parser.add_argument("--build", default="build")
    parser.add_argument("ids", nargs="+", metavar="ID")
    options = parser.parse_args()
    mutants, texts = rtl_plant.population(options.build)
    by_id = {m.id: m for m in mutants}
    unknown = [name for name in options.ids if name not in by_id]
    if unknown:
        print(f"equiv.py: no mutant {', '.join(unknown)}: tests/faults/mutation/rtl_mutate.py --list", file=sys.stderr)
        return 2
    design, good = Design(options.build), True
    for name in options.ids:
        proof, wave, _ = prove(design, by_id[name], texts)
        good &= bool(proof)
        print(f"{name}: {by_id[name].what}\n  {'equivalent: ' + proof if proof else 'not proved; waveform of a difference: ' + wave}", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
