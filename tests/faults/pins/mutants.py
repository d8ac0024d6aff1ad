#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants of the pins: every bit of every output port inverted, and every output port stuck at zeros and at ones.

usage: mutants.py BUILD_DIR [--strictness STRICTNESS]... [--every N]

A copy of rtl/texture_unit.sv drives its outputs through a selector. The stages, the probe and everything else inside are
whole, so that the pins are the only place where a mutant can be seen. The selector moves on by one mutant with each
reset: a run of many small cases tries them all. The first case has no mutant and must pass; each other one must end as a
mismatch that names its pin, in the stage that drives the port. Verilator: each bit, at each strictness; Icarus: each
port; beside a testbench, in Icarus: each port. --every N: in Icarus one mutant in N. Prints TAP lines. exit: 0 all ok, 1 not, 2 usage
"""
import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path[:0] = [str(ROOT / "tests/faults"), str(ROOT / "scripts")]
import bugs as planted  # noqa: E402  (the copy of the tree and its build are the planted bugs')
import engine  # noqa: E402
import tree_copy  # noqa: E402
from gen.tables import load  # noqa: E402

PORTS = {port.name: port for port in load(ROOT / "rtl/defs", ROOT / "vectors/rules.tsv")["ports"]}
# Stuck at what they are anyway.
NO_MUTANT = {("m_axi_arlen_o", "zeros"), ("m_axi_rready_o", "ones"), ("m_axi_awlen_o", "zeros"), ("m_axi_wlast_o", "ones"),
             ("m_axi_bready_o", "ones")}
# Payloads that the testbench of tests/simulators/passive never sees: it stores nothing.
NOT_WATCHED = ("axi_aw", "axi_w")
CASE = """texlock 1
texture 0 {
  format R32 UINT   source R ZERO ZERO ONE_INT
  layout pitch 32
  size 4 4   address 0x20000000
  texels index
}
sampler 0 { address WRAP CLAMP_TO_EDGE }
handle 5 texture 0 sampler 0
warp 0 {
  asm "TLD4.R R8, R0, 5, 2D, 0xf"
  active 0x00000001
  s = 0.5
  t = 0.5
}
texture 1 { type ONE_D layout blocklinear format R32 UINT size 64 address 0x30000000 }
handle 0x100 texture 1 sampler 0
warp 1 {
  asm "SUST.D.1D [R2], R3, R4"
  active 0x0000000f
  x = lane * 4
  data0 = lane * 257 + 1
  handle = handle(texture 1, sampler 0)
}
"""
TIME_LIMIT = 600


def stage_of(port):
    """The stage that drives an output: ready is its consumer's."""
    boundary = PORTS[port].boundary
    return boundary.consumer if PORTS[port].role == "ready" else boundary.stage


def outputs():
    """Bits of each output port, by name."""
    return {name: port.width for name, port in PORTS.items() if not port.input}


def mutate(text, width):
    """The unit with the selector, and what each number plants: (port, what)."""
    mutants, selector = [], []
    head, _, body = text.partition(");\n")
    for name in width:
        body = re.sub(rf"\b{name}\b", f"{name}__good", body)
    for name, bits in width.items():
        first = len(mutants) + 1
        mutants += [(name, f"bit {i}") for i in range(bits)]
        selector += [f"  logic [{bits - 1}:0] {name}__good, {name}__one;",
                     f"  assign {name}__one = {bits}'d1;",
                     f"  assign {name} = (plant >= {first} && plant < {first + bits}) ? "
                     f"{name}__good ^ ({name}__one << (plant - {first})) : "]
        for value, what in ((0, "zeros"), (1, "ones")):
            mutants.append((name, what))
            selector.append(f"      (plant == {len(mutants)}) ? {{{bits}{{1'b{value}}}}} : ")
        selector.append(f"      {name}__good;")
    count = """  int plant;
  logic plant_reset;
  initial begin
    plant_reset = 1'b0;
    plant = -1;
    if ($value$plusargs("plant=%d", plant)) plant = plant - 1;
  end
  always @(posedge clk_i) begin
    plant_reset <= rst_i === 1'b1;
    if (rst_i === 1'b1 && !plant_reset) plant <= plant + 1;
  end
"""
    return head + ");\n" + count + "\n".join(selector) + "\n" + body, mutants


def judge(number, mutant, ending):
    """Whether the mutant was found: a mismatch that names the pin and the stage."""
    port, what = mutant
    good = ending == ("mismatch", stage_of(port), port)
    return good, f"# pin {port} {what} (number {number}): ended as {ending}"


def ended(item):
    """(ending, stage, pin) of a case, or of the failure of a run."""
    pin = re.match(r"pin (\w+) (?:is|differs)", item.get("text", ""))
    return item["verdict"], item.get("stage"), pin.group(1) if pin else item.get("text")


def run_cases(folder, program, name, mutants, wanted, arguments):
    """One run with a case for each of `wanted` numbers, which begin after 0; the TAP line."""
    out = folder / name
    out.mkdir(parents=True, exist_ok=True)
    cases = out / "cases"
    cases.mkdir(exist_ok=True)
    files = []
    for number in range(wanted[-1] + 1):
        path = cases / f"plant{number:04d}.tlv"
        path.write_text(CASE)
        files.append(str(path))
    command = [str(program), "run", "--keep-going", "--no-wave", "--out", str(out), *arguments, *files]
    verdict = engine.run(command, out, [], TIME_LIMIT)
    cases = verdict.get("cases", [])
    found = {Path(case["name"]).name: ended(case) for case in cases if case["verdict"] != "pass"}
    if len(cases) != len(files):
        found["plant0000.tlv"] = f"{len(cases)} of {len(files)} cases were run"
    lost = [text for n in wanted if mutants[n - 1] not in NO_MUTANT
            for good, text in [judge(n, mutants[n - 1], found.get(f"plant{n:04d}.tlv"))] if not good]
    lost += [f"# nothing planted: {found['plant0000.tlv']}"] if "plant0000.tlv" in found else []
    lost += [f"# the run ended as '{verdict['verdict']}', expected mismatch"] if verdict["verdict"] != "mismatch" else []
    lost += [f"# {mutants[n - 1]} is no mutant, and yet: {found[case]}" for n in wanted
             for case in [f"plant{n:04d}.tlv"] if mutants[n - 1] in NO_MUTANT and case in found]
    print("\n".join([f"{'not ok' if lost else 'ok'} - pins: {name}: {len(wanted)} mutants, each named by its pin", *lost[:20]]),
          flush=True)
    return not lost


def run_one(command, number, mutant, out, arguments):
    """One mutant in Icarus; (good, text). Number 0 is none."""
    design = next(i for i, word in enumerate(command) if word.endswith(".vvp")) + 1
    verdict = engine.run([*command[:design], f"+plant={number}", *command[design:], *arguments], out, [], TIME_LIMIT)
    failure = verdict.get("failure", {})
    if number == 0:
        return verdict["verdict"] == "pass", f"# nothing planted: {verdict['verdict']}, {failure.get('text')}"
    return judge(number, mutant, ended({**failure, "verdict": verdict["verdict"]}))


def run_each(folder, tree, sim, mutants, wanted, arguments):
    """Runs of their own in Icarus, a mutant each; prints the TAP line. `arguments`: by output folder."""
    (folder / sim).mkdir(exist_ok=True)
    command = planted.icarus(tree, sim, [], folder / sim)
    command = [word for word in command if not word.startswith("+texlock+out=")]

    def one(number):
        out = folder / sim / str(number)
        return run_one(command, number, mutants[number - 1], out, arguments(out))
    results = list(engine.at_a_time(one, [0, *wanted]))
    lost = [text for good, text in results if not good]
    where = {"icarus": "in Icarus", "watch": "beside a testbench in Icarus"}[sim]
    print("\n".join([f"{'not ok' if lost else 'ok'} - pins: {where}: {len(wanted)} mutants, each named by its pin", *lost]),
          flush=True)
    return not lost


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--strictness", action="append", help="in Verilator, at this strictness (all three)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="in Icarus, one mutant in N (1: two of each port)")
    args = parser.parse_args()
    folder = (args.build / "port-mutants").resolve()
    tree = folder / "tree"
    planted.plant([], tree)
    # The probe shows what the unit means to drive: its text joins that in which the outputs get other names.
    source = tree_copy.unit_with(["tex_pins.svh", "tex_probe.svh"], (ROOT / tree_copy.UNIT).read_text())
    text, mutants = mutate(source, outputs())
    unit = tree / tree_copy.UNIT
    unit.write_text(text)
    planted.build_rtl(args.build.resolve(), "ports", tree)
    every = list(range(1, len(mutants) + 1))
    # One bit in the middle of each port, and the whole of it.
    few = [n for port in dict(mutants) for own in [[i for i in every if mutants[i - 1][0] == port]]
           for n in {own[(len(own) - 2) // 2], own[-1]} if mutants[n - 1] not in NO_MUTANT]
    good = True
    for strictness in args.strictness or ["cycle", "order", "arch"]:
        good &= run_cases(folder, tree / "build/texlock", f"strictness {strictness}", mutants, every, ["--strictness", strictness])
    few = few[::args.every]
    case = folder / "plant.tlv"
    case.write_text(CASE)
    good &= run_each(folder, tree, "icarus", mutants, few,
                     lambda out: ["run", "--no-wave", "--out", str(out), str(case)])
    watched = [n for n in few for port in [PORTS[mutants[n - 1][0]]]
               if port.role != "payload" or port.boundary.name not in NOT_WATCHED]
    good &= run_each(folder, tree, "watch", mutants, watched, lambda out: [f"+texlock+out={out}", "+texlock+nowave"])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
