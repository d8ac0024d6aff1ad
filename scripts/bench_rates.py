#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Cycles that the RTL takes for a warp of each instruction, on hits and with nothing in its way.

usage: bench_rates.py [--build DIR]

Runs a vector of one instruction over and over in lockstep, and counts cycles between the last threads of its warps at the
end of the path. Prints a row an instruction. exit: 0 measured, 1 a run did not pass
"""
import argparse
import subprocess
import sys
from pathlib import Path

WARPS = 40
HEAD = """texlock 1
traffic { latency 1 }
texture 0 { format A8B8G8R8 UNORM size 8 8 address 0x30000000 texels gradient }
sampler 0 { }
handle 0 texture 0 sampler 0
texture 1 { layout pitch 128 format R32 UINT size 32 8 address 0x30010000 }
handle 1 texture 1 sampler 0
"""
# What is measured: the warp's body, and the boundary at the end of its path, with as many transfers a warp.
ROWS = {
    "TLD4, hits": ('asm "TLD4.R R8, R0, 0, 2D" s = 0.5 t = 0.5', "filter", 32),
    "TXQ": ('asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0" lod = 0', "query", 32),
    "SUST, 32 words in a row": ('asm "SUST.D.2D [R4], R8, 0x1" x = lane y = 1 data0 = lane', "convert", 32),
    "SUST, its writes": ('asm "SUST.D.2D [R4], R8, 0x1" x = lane y = 1 data0 = lane', "axi_w", 4),
}


def cycles_a_warp(build, name, body, boundary, transfers):
    """Over the second half of the warps, when the caches are warm."""
    folder = build / "rates"
    folder.mkdir(parents=True, exist_ok=True)
    vector, shown = folder / "rate.tlv", folder / "transfers"
    vector.write_text(HEAD + "".join(f"warp {n} {{ {body} }}\n" for n in range(WARPS)))
    done = subprocess.run([build / "texlock", "run", "--no-wave", "--out", folder, "--transactions", shown, vector],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"bench_rates: {name} did not pass\n{done.stdout[-1500:]}")
    rows = (line.split("\t") for line in shown.read_text().splitlines())
    at = [int(row[1]) for row in rows if row[2] == boundary]
    ends = at[transfers - 1::transfers]
    return (ends[-1] - ends[WARPS // 2 - 1]) / (WARPS - WARPS // 2)


def main():
    parser = argparse.ArgumentParser(description="cycles that the RTL takes for a warp of each instruction")
    parser.add_argument("--build", type=Path, default=Path("build"), help="build folder (default build)")
    options = parser.parse_args()
    print("\ncycles a warp of 32 threads, in the RTL")
    for name, (body, boundary, transfers) in ROWS.items():
        print(f"{name:<42} {cycles_a_warp(options.build, name, body, boundary, transfers):10.1f}", flush=True)


if __name__ == "__main__":
    main()
