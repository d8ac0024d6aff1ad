#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compare texlock's gathers with Mesa's softpipe and llvmpipe, explain every difference, write vectors.

Exit status: 0 every difference between what both renderers agree on and texlock is explained, 1 some is not.
"""
import argparse
import collections
import os
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # the source tree stays clean

import committed
import rule
import vector
from case import gl_commands
from reason import UNEXPLAINED, reason
from suites import all_batches

DRIVERS = ("softpipe", "llvmpipe")
CHUNK = 64  # instructions of a vector file


def render(gather_gl, driver, batches):
    """Fill results[driver]; returns the lines by which the renderer names itself."""
    text = "\n".join(gl_commands(batches)) + "\n"
    environment = {**os.environ, "GALLIUM_DRIVER": driver}
    run = subprocess.run([gather_gl], input=text, capture_output=True, text=True, env=environment)
    if run.returncode:
        raise SystemExit(f"{driver}: {run.stderr.strip()}")
    about = [line[2:] for line in run.stdout.splitlines() if line.startswith("# ")]
    if not about[0].startswith(f"renderer {driver}"):
        raise SystemExit(f"asked for {driver}, got {about[0]}")
    if about[2] != "offsets -32 31":
        raise SystemExit(f"{driver}: {about[2]}, the cases need -32 31")
    rows = [tuple(int(w, 16) for w in line.split()) for line in run.stdout.splitlines() if not line.startswith("#")]
    if len(rows) != sum(len(b.gathers) for b in batches):
        raise SystemExit(f"{driver}: {len(rows)} results")
    at = 0
    for b in batches:
        b.results[driver] = rows[at:at + len(b.gathers)]
        at += len(b.gathers)
    return about


def show(values):
    return " ".join(f"{v:08x}" for v in values)


def example(b, i):
    g, size = b.gathers[i], f"{b.texture.width} x {b.texture.height} x {b.texture.layers}"
    offsets = f" offsets {b.ptp}" if b.ptp else f" offset {g.u},{g.v}" if b.mode == "offset" else ""
    more = f" r {g.r:08x}" * b.texture.cube + f" layer {g.layer}" * b.texture.kind.endswith("array")
    more += f" {b.sampler.compare} {g.dref:08x}" * (b.sampler.compare != "-") + " seamless" * b.sampler.seamless
    return (f"{b.texture.format.gl} {size} {b.texture.kind} {b.sampler.wrap_s},{b.sampler.wrap_t}"
            f" {b.swizzle}.{'rgba'[b.comp]} border {show(b.sampler.border)} s {g.s:08x} t {g.t:08x}{more}{offsets}:"
            + "".join(f" {name} {show(b.results[name][i])}" for name in (*DRIVERS, "texlock")))


class Tally:
    """Counts of each suite; counts of each reason by who differs from texlock, and its first example."""

    def __init__(self):
        self.suites = collections.defaultdict(collections.Counter)
        self.reasons = collections.defaultdict(collections.Counter)
        self.examples = {}

    def note(self, who, b, i, values):
        why = reason(b, b.gathers[i], values)
        self.reasons[why][who] += 1
        self.examples.setdefault((why, who), example(b, i))

    def add(self, b, i):
        soft, llvm, ours = (b.results[name][i] for name in (*DRIVERS, "texlock"))
        count = self.suites[b.suite]
        count["gathers"] += 1
        count["all agree"] += soft == llvm == ours
        count["texlock differs"] += soft == llvm != ours
        count["renderers differ"] += soft != llvm
        count["texlock off its rules"] += ours != rule.results(b, b.gathers[i])
        if soft == llvm != ours:
            self.note("both", b, i, soft)
        elif soft != llvm == ours:
            self.note("softpipe alone", b, i, soft)
        elif llvm != soft == ours:
            self.note("llvmpipe alone", b, i, llvm)
        elif soft != llvm:
            self.note("apart", b, i, soft)
            self.note("apart", b, i, llvm)

    def report(self):
        columns = ("gathers", "all agree", "texlock differs", "renderers differ", "texlock off its rules")
        print(f"{'suite':<12}" + "".join(f"{c:>23}" for c in columns))
        total = sum(self.suites.values(), collections.Counter())
        for name, count in [*self.suites.items(), ("total", total)]:
            print(f"{name:<12}" + "".join(f"{count[c]:>23}" for c in columns))
        print("\nWhy a renderer differs from texlock: both alike, one alone, or the two apart, each of which counts.")
        for why, count in sorted(self.reasons.items(), key=lambda item: -item[1]["both"]):
            print(f"\n{why}: {', '.join(f'{who} {number}' for who, number in count.items())}")
            for who in count:
                print(f"    {who}: {self.examples[why, who]}")
        return total["texlock off its rules"] == 0 and self.reasons[UNEXPLAINED]["both"] == 0


def agreed(b):
    """What may be expected: results that all three give."""
    rows = zip(*(b.results[name] for name in (*DRIVERS, "texlock")))
    return [ours if soft == llvm == ours else None for soft, llvm, ours in rows]


def model(texlock, out, batches):
    """Ask the golden model for all batches."""
    out.mkdir(parents=True, exist_ok=True)
    for at in range(0, len(batches), CHUNK):
        chunk, path = batches[at:at + CHUNK], out / f"ask_{at // CHUNK:03}.tlv"
        path.write_text(vector.file_text(["texlock 1"], chunk, [[None] * len(b.gathers) for b in chunk]))
        vector.explain(texlock, path, chunk)


def lockstep(texlock, out, batches):
    """Run everything that is agreed in lockstep."""
    paths = []
    for at in range(0, len(batches), CHUNK):
        chunk = batches[at:at + CHUNK]
        paths.append(out / f"agreed_{at // CHUNK:03}.tlv")
        paths[-1].write_text(vector.file_text(["texlock 1"], chunk, [agreed(b) for b in chunk]))
    run = subprocess.run([texlock, "run", "--out", str(out), *map(str, paths)], capture_output=True, text=True)
    print("\nlockstep:", (run.stdout.strip().splitlines() or [run.stderr.strip()])[-1])
    return run.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gather", required=True, type=os.path.abspath, help="the program gather_gl")
    parser.add_argument("--texlock", required=True, type=os.path.abspath, help="the program texlock")
    parser.add_argument("--out", required=True, type=Path, help="folder for files in between")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=int, default=1, help="size of the suites (1: about 10 000 gathers)")
    parser.add_argument("--only", metavar="SUITE", action="append", help="a suite, may be repeated (all)")
    parser.add_argument("--vectors", type=Path, help="write the committed vectors into this folder")
    options = parser.parse_args()
    for program in (options.gather, options.texlock):
        if not os.access(program, os.X_OK):
            parser.error(f"{program} is not a program; tests/oracle/README.md says how to build it")
    if options.scale < 1:
        parser.error("--scale is at least 1")
    batches = all_batches(options.seed, options.scale)
    names = {b.suite for b in batches}
    if unknown := set(options.only or ()) - names:
        parser.error(f"no suite {', '.join(sorted(unknown))}; expected of: {', '.join(sorted(names))}")
    if options.only and options.vectors:
        parser.error("--vectors are of all suites")
    batches = [b for b in batches if not options.only or b.suite in options.only]
    about = [render(options.gather, driver, batches) for driver in DRIVERS]
    model(options.texlock, options.out, batches)
    tally = Tally()
    for b in batches:
        for i in range(len(b.gathers)):
            tally.add(b, i)
    good = tally.report()
    good &= lockstep(options.texlock, options.out, batches)
    if options.vectors:
        committed.write(options.vectors, about, options.seed, batches, agreed)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
