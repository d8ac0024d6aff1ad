#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Cycles of the RTL for a warp of each instruction, on hits and without stalls; for gathers and fetches by format.

usage: bench_rates.py [--build DIR]

Runs a vector of one instruction over and over in lockstep, and counts cycles between the last threads of its warps at the
end of the path. Prints a row an instruction, and for gathers and fetches a row a type: the formats with the usual time, and
each slower one. exit: 0 measured, 1 a run did not pass
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
texture 2 { format R32 UINT size 8 8 levels 4 address 0x30020000 texels index }
handle 2 texture 2 sampler 0
texture 3 { format A8B8G8R8 UNORM size 8 8 levels 4 address 0x30030000 texels gradient }
texture 4 { type THREE_D format A8B8G8R8 UNORM size 8 8 4 levels 3 address 0x30040000 texels gradient }
sampler 1 { MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff }
sampler 2 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff }
sampler 3 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 3 sampler 1
handle 4 texture 3 sampler 2
handle 5 texture 3 sampler 3
handle 6 texture 4 sampler 2
handle 7 texture 4 sampler 3
texture 5 { type CUBEMAP format A8B8G8R8 UNORM size 8 8 levels 3 address 0x30050000 texels gradient }
sampler 4 { MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 5 sampler 4
sampler 5 { MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 2 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 }
sampler 6 { MAG_FILTER 2 MIN_FILTER 3 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 7 MIP_LOD_BIAS 0x80 }
handle 9 texture 3 sampler 5
handle 10 texture 3 sampler 6
handle 11 texture 4 sampler 6
"""
# What is measured: the warp's body, and the boundary at the end of its path, with as many transfers a warp.
ROWS = {
    "TLD4, hits": ('asm "TLD4.R R8, R0, 0, 2D" s = 0.5 t = 0.5', "filter", 32),
    "TLD, hits": ('asm "TLD.LZ R8, R0, 0, 2D, 0xf" x = lane % 8 y = lane / 8', "filter", 32),
    "TLD, hits, a level for each thread": ('asm "TLD.LL R8, R0, R4, 2, 2D, 0xf" x = 0 y = 0 lod = lane % 4', "filter", 32),
    "TEX, a point, level of the quad": ('asm "TEX R8, R2, 3, 2D, 0xf" s = lane / 16.0 t = lane / 32.0', "filter", 32),
    "TEX, bilinear, level of the quad": ('asm "TEX R8, R2, 4, 2D, 0xf" s = lane / 16.0 t = lane / 32.0', "filter", 32),
    "TEX.LL, bilinear": ('asm "TEX.LL R8, R2, R4, 4, 2D, 0xf" s = lane / 32.0 t = 0.3 lod = 1.0', "filter", 32),
    "TEX.LL, trilinear": ('asm "TEX.LL R8, R2, R4, 5, 2D, 0xf" s = lane / 32.0 t = 0.3 lod = 0.5', "filter", 32),
    "TEX.LL, linear of 3D": ('asm "TEX.LL R8, R4, R8, 6, 3D, 0xf" s = lane / 32.0 t = 0.3 r = 0.4 lod = 1.0', "filter", 32),
    "TEX.LL, trilinear of 3D": ('asm "TEX.LL R8, R4, R8, 7, 3D, 0xf" s = lane / 32.0 t = 0.3 r = 0.4 lod = 0.5', "filter", 32),
    "TEX.LL, bilinear across seams of a cube": ('asm "TEX.LL R8, R4, R8, 8, CUBE, 0xf" s = 1.0 t = (lane - 15.5) / 32.0 r = 1.0 lod = 0.0', "filter", 32),
    "TEX.LL, trilinear across seams of a cube": ('asm "TEX.LL R8, R4, R8, 8, CUBE, 0xf" s = 1.0 t = (lane - 15.5) / 32.0 r = 1.0 lod = 0.5', "filter", 32),
    "TXD, bilinear": ('asm "TXD R8, R4, R12, 4, 2D, 0xf" s = lane / 32.0 t = 0.3 dsdx = 0.25 dsdy = 0.0 dtdx = 0.0 dtdy = 0.125', "filter", 32),
    "TXD, trilinear": ('asm "TXD R8, R4, R12, 5, 2D, 0xf" s = lane / 32.0 t = 0.3 dsdx = 0.1875 dsdy = 0.0 dtdx = 0.0 dtdy = 0.125', "filter", 32),
    "TXD, bilinear, 4 taps": ('asm "TXD R8, R4, R12, 9, 2D, 0xf" s = lane / 32.0 t = 0.3 dsdx = 0.5 dsdy = 0.0 dtdx = 0.0 dtdy = 0.125', "filter", 32),
    "TXD, bilinear, 16 taps": ('asm "TXD R8, R4, R12, 9, 2D, 0xf" s = lane / 32.0 t = 0.3 dsdx = 2.0 dsdy = 0.0 dtdx = 0.0 dtdy = 0.125', "filter", 32),
    "TXD, trilinear, 16 taps": ('asm "TXD R8, R4, R12, 10, 2D, 0xf" s = lane / 32.0 t = 0.3 dsdx = 2.0 dsdy = 0.0 dtdx = 0.0 dtdy = 0.125', "filter", 32),
    "TEX, trilinear of 3D, 16 taps": ('asm "TEX R8, R4, 11, 3D, 0xf" s = (lane % 2) * 2.0 t = (lane % 4 - lane % 2) * 0.0625 r = 0.4', "filter", 32),
    "TMML": ('asm "TMML.LOD R8, R4, 5, 2D, 0x3" s = lane / 16.0 t = lane / 32.0', "filter", 32),
    "TXQ": ('asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0" lod = 0', "query", 32),
    "SUST, 32 words in a row": ('asm "SUST.D.2D [R4], R8, 0x1" x = lane y = 1 data0 = lane', "convert", 32),
    "SULD, 32 words in a row": ('asm "SULD.D.2D R8, [R4], 0x1" x = lane y = 1', "deliver", 32),
    "SULD, 32 R32 texels in a row, .R": ('asm "SULD.P.2D.R R8, [R4], 0x1" x = lane y = 1', "deliver", 32),
    "SULD, 32 R32 texels in a row, .RGBA": ('asm "SULD.P.2D.RGBA R8, [R4], 0x1" x = lane y = 1', "deliver", 32),
    "SUATOM, 32 words in a row": ('asm "SUATOM.D.2D.ADD R8, [R4], R12, 0x1" x = lane y = 1 data0 = 1', "deliver", 32),
    "SUATOM, all threads on one word": ('asm "SUATOM.D.2D.ADD R8, [R4], R12, 0x1" x = 3 y = 1 data0 = 1', "deliver", 32),
    "SUATOM, two lines in turn": ('asm "SUATOM.D.2D.ADD R8, [R4], R12, 0x1" x = lane % 2 * 8 y = 1 data0 = 1', "deliver", 32),
    "SURED, 32 words in a row": ('asm "SURED.D.2D.ADD [R4], R12, 0x1" x = lane y = 1 data0 = 1', "deliver", 32),
    "SUST, its writes": ('asm "SUST.D.2D [R4], R8, 0x1" x = lane y = 1 data0 = lane', "axi_w", 4),
}

# By format: words of the texture, of the sampler, the instruction, its operands, whether of depth formats alone.
ACROSS = "s = (lane + 0.5) / 32.0 t = (lane + 7) / 40.0"
INSIDE = "x = lane % 8 y = lane / 8"
FACE = "s = (lane - 15.5) / 32.0 t = (lane - 12) / 40.0 r = 1.0"
BY_FORMAT = {
    "TLD4, TWO_D": ("", "", "TLD4.R R8, R0, {}, 2D", ACROSS, False),
    "TLD4, TWO_D, .PTP": ("", "", "TLD4.R.PTP R8, R0, R4, {}, 2D", ACROSS + " off1 = ptp(1, 0, -1, 2) off2 = ptp(0, 1, 2, -1)", False),
    "TLD4, TWO_D_ARRAY": ("type TWO_D_ARRAY layers 3", "", "TLD4.R R8, R0, {}, ARRAY_2D", "array = 1 " + ACROSS, False),
    "TLD4, CUBEMAP": ("type CUBEMAP", "", "TLD4.R R8, R0, {}, CUBE", FACE, False),
    "TLD4, CUBEMAP, across a seam": ("type CUBEMAP", "CUBEMAP_INTERFACE_FILTERING 2", "TLD4.R R8, R0, {}, CUBE",
                               "s = 1.0 t = (lane - 15.5) / 32.0 r = 1.0", False),
    "TLD4, CUBEMAP_ARRAY": ("type CUBEMAP_ARRAY layers 2", "", "TLD4.R R8, R0, {}, ARRAY_CUBE", "array = 1 " + FACE, False),
    "TLD4, TWO_D, .DC": ("", "", "TLD4.R.DC R8, R0, R4, {}, 2D", ACROSS + " dref = 0.5", True),
    "TLD4, TWO_D_NO_MIPMAP, one texel": ("type TWO_D_NO_MIPMAP", "MAG_FILTER 1", "TLD4.R R8, R0, {}, 2D", ACROSS, False),
    "TLD4, TWO_D_NO_MIPMAP, a mean": ("type TWO_D_NO_MIPMAP", "MAG_FILTER 2", "TLD4.R R8, R0, {}, 2D", ACROSS, False),
    "TLD, TWO_D": ("", "", "TLD.LZ R8, R0, {}, 2D, 0xf", INSIDE, False),
    "TLD, TWO_D_ARRAY": ("type TWO_D_ARRAY layers 3", "", "TLD.LZ R8, R0, {}, ARRAY_2D, 0xf", "array = 1 " + INSIDE, False),
}
WARM = 3  # warps of a format before those that are counted


def cycles_a_warp(build, name, body, boundary, transfers):
    """Over the second half of the warps, when the caches are warm."""
    ends = ends_of_warps(build, name, HEAD + "".join(f"warp {n} {{ {body} }}\n" for n in range(WARPS)), boundary, transfers)
    return (ends[-1] - ends[WARPS // 2 - 1]) / (WARPS - WARPS // 2)


def formats(depth):
    """(name, its first data types as a vector says them) of those that can be read."""
    rows = (line.rstrip("\n").split("\t") for line in open("rtl/defs/formats.tsv") if not line.startswith("#"))
    for row in rows:
        if "read" in row[10].split(",") and (not depth or "depth=" in row[10]):
            types = [names.split(",")[0] for names in row[8].split(";")]
            yield row[1], " ".join(types if len(types) == 1 else (types + types[-1:] * 4)[:4])


def by_format(build, name, texture, sampler, asm, operands, depth):
    """{cycles a warp: names of formats}"""
    named = list(formats(depth))
    text = f"texlock 1\ntraffic {{ latency 1 }}\nsampler 0 {{ {sampler} }}\n"
    for n, (form, types) in enumerate(named):
        text += f"texture {n} {{ {texture} format {form} {types} size 8 8 address {0x30000000 + 0x10000 * n:#x} }}\nhandle {n} texture {n} sampler 0\n"
    for n in range(len(named)):
        text += "".join(f'warp {i} {{ asm "{asm.format(n)}" {operands} }}\n' for i in range(2 * WARM))
    ends = ends_of_warps(build, name, text, "filter", 32)
    found = {}
    for n, (form, _) in enumerate(named):
        last = ends[2 * WARM * n:2 * WARM * (n + 1)]
        found.setdefault((last[-1] - last[WARM - 1]) / WARM, []).append(form)
    return found


def ends_of_warps(build, name, text, boundary, transfers):
    """Cycles in which the last of so many transfers of each warp is made at the boundary."""
    folder = build / "rates"
    folder.mkdir(parents=True, exist_ok=True)
    vector, shown = folder / "rate.tlv", folder / "transfers"
    vector.write_text(text)
    done = subprocess.run([build / "texlock", "run", "--no-wave", "--out", folder, "--transactions", shown, vector],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"bench_rates: {name} did not pass\n{done.stdout[-1500:]}")
    rows = (line.split("\t") for line in shown.read_text().splitlines())
    at = [int(row[1]) for row in rows if row[2] == boundary]
    return at[transfers - 1::transfers]


def main():
    parser = argparse.ArgumentParser(description="cycles that the RTL takes for a warp of each instruction")
    parser.add_argument("--build", type=Path, default=Path("build"), help="build folder (default build)")
    options = parser.parse_args()
    print("\ncycles a warp of 32 threads, in the RTL")
    for name, (body, boundary, transfers) in ROWS.items():
        print(f"{name:<42} {cycles_a_warp(options.build, name, body, boundary, transfers):10.1f}", flush=True)
    for name, row in BY_FORMAT.items():
        found = by_format(options.build, name, *row)
        usual = max(found, key=lambda cycles: len(found[cycles]))
        print(f"{f'{name}: {len(found[usual])} formats':<44} {usual:8.1f}", flush=True)
        for cycles in sorted(set(found) - {usual}):
            print(f"{'    ' + ', '.join(found[cycles]):<44} {cycles:8.1f}", flush=True)


if __name__ == "__main__":
    main()
