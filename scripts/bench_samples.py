#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Samples a second: the function layer of the golden model beside Mesa's softpipe, on the same samples, in one run.

usage: bench_samples.py [--build DIR]

Builds tests/oracle/rates_model.c and rates_gl.c, runs them in turn, and prints a row a kind of sample: both rates and
their ratio. What a run takes without samples is subtracted; the least of the runs counts. Where OSMesa is missing, one
line says so. exit: 0 measured or left out, 1 a program failed, or the two did not take the same samples
"""
import argparse
import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
SAMPLES = 256 * 256 * 16  # as in rates.h
ORACLE = Path("tests/oracle")
LIBRARIES = "-lpng -lcjson -lxml2 -lz -lzstd -lm -lpthread".split()
# As rates_gl.c paints its texture: a higher level is brighter, so that means show which levels were read.
HEAD = """texlock 1
texture 0 {
  format A8B8G8R8 UNORM size 64 64 levels 7 address 0x100000
  texels expression ((x * 37 + y * 101 + component * 53) % 128 + level * 18)
}
sampler 0 { address WRAP WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff }
sampler 1 { address WRAP WRAP MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1
"""
KINDS = {
    "gather, TLD4.R": 'asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 0 t = 0',
    "bilinear, TEX.LL at a level": 'asm "TEX.LL R8, R2, R4, 0, 2D, 0xf" s = 0 t = 0 lod = 1.0',
    "trilinear, TEX.LL between two": 'asm "TEX.LL R8, R2, R4, 1, 2D, 0xf" s = 0 t = 0 lod = 0.5',
}
MEAN_APART = 0.002  # of colours from 0 to 1: a pixel of OpenGL has 8 bits


def run(command, **environment):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode:
        sys.exit(f"bench_samples: {' '.join(map(str, command))}\n{(done.stderr or done.stdout)[-1500:]}")
    return done.stdout


def osmesa():
    return subprocess.run(["gcc", "-fsyntax-only", "-x", "c", "-include", "GL/osmesa.h", "/dev/null"],
                          capture_output=True).returncode == 0


def build_programs(build, folder):
    includes = ["-Icmodel", "-Iharness", f"-I{build / 'gen'}"]
    model, renderer = folder / "rates_model", folder / "rates_gl"
    run(["gcc", "-std=c11", "-O2", "-D_GNU_SOURCE", *includes, "-o", model, ORACLE / "rates_model.c",
         build / "libharness.a", build / "libtexmodel.a", *LIBRARIES])
    run(["gcc", "-std=c11", "-O2", "-D_GNU_SOURCE", "-o", renderer, ORACLE / "rates_gl.c", ORACLE / "offscreen.c",
         "-lOSMesa"])
    return model, renderer


def rows(text):
    """[(seconds, mean)] of what such a program prints: without samples, then of each kind."""
    found = [tuple(map(float, line.split())) for line in text.splitlines() if not line.startswith("#")]
    if len(found) != 1 + len(KINDS):
        sys.exit(f"bench_samples: expected {1 + len(KINDS)} lines, got {len(found)}\n{text}")
    return found


def measure(model, renderer, vector):
    """Of each program, a list of its rows a round."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(rows(run([model, vector])))
        text = run([renderer], GALLIUM_DRIVER="softpipe")
        if not text.startswith("# renderer softpipe"):
            sys.exit(f"bench_samples: asked for softpipe, got {text.splitlines()[0]}")
        theirs.append(rows(text))
    return ours, theirs, text.splitlines()[1].partition("Mesa ")[2]


def rate(rounds, kind):
    """Samples a second of the least time, without what all kinds have in common."""
    least = [min(seconds for seconds, _ in row) for row in zip(*rounds)]
    return SAMPLES / (least[kind] - least[0])


def main():
    parser = argparse.ArgumentParser(description="samples a second of the golden model beside Mesa's softpipe")
    parser.add_argument("--build", type=Path, default=Path("build"), help="build folder (default build)")
    build = parser.parse_args().build
    if not osmesa():
        print("\nsamples a second beside softpipe: left out, no GL/osmesa.h (Debian 13 and later have no OSMesa)")
        return
    folder = build / "samples"
    folder.mkdir(parents=True, exist_ok=True)
    vector = folder / "samples.tlv"
    vector.write_text(HEAD + "".join(f"warp {i} {{ {body} }}\n" for i, body in enumerate(KINDS.values())))
    ours, theirs, version = measure(*build_programs(build, folder), vector)
    print(f"\nmillion samples a processor second, 2D, RGBA8: function layer of the model, softpipe of Mesa {version}")
    print(f"{'':<34}{'model':>10}{'softpipe':>10}{'ratio':>10}")
    for kind, name in enumerate(KINDS, 1):
        if abs(ours[0][kind][1] - theirs[0][kind][1]) > MEAN_APART:
            sys.exit(f"bench_samples: {name}: means {ours[0][kind][1]} and {theirs[0][kind][1]}: not the same samples")
        model, softpipe = rate(ours, kind), rate(theirs, kind)
        print(f"{name:<34}{model / 1e6:10.2f}{softpipe / 1e6:10.2f}{model / softpipe:10.3f}", flush=True)


if __name__ == "__main__":
    main()
