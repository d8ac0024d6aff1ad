# SPDX-License-Identifier: Apache-2.0
"""Known results: a texture whose level k holds 256 k gives its level back, slices that hold 256 k the position: ramps.tlv."""

NAME = "tests/oracle/levels.py"
HEAD = f"""# TEX gives every level of a ramp of levels back, and every position of a ramp of slices: each weight once.
# Written by {NAME}.
texlock 1
rules PD-104 PD-106 PD-107 PD-108 PD-109

texture 0 {{ format R32 FLOAT   type TWO_D   size 64 64   levels 4   address 0x20000000   texels expression (float(256.0 * level)) }}
texture 1 {{ format R32 FLOAT   type THREE_D   size 4 4 8   address 0x21000000   texels expression (float(256.0 * z)) }}
sampler 0 {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }}
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
"""


def warp(n, text, operand, values, expected):
    lines = [f"  expect lane {lane} R8 = {float(value)!r}" for lane, value in enumerate(expected)]
    listed = " ".join(repr(float(v)) for v in values)
    return "\n".join([f"warp {n} {{ {text}   {operand} = {{ {listed} }}", *lines, "}"])


def of_levels(n):
    parts = range(256 + 32 * n, 288 + 32 * n)
    return warp(n, 'asm "TEX.LL R8, R2, R4, 0, 2D, 0x1"   s = 0.375   t = 0.625', "lod", [k / 256 for k in parts], parts)


def of_slices(n):
    """The centre of slice z is at z + 1/2 of 8 texels."""
    parts = range(512 + 32 * n, 544 + 32 * n)
    return warp(8 + n, 'asm "TEX.LZ R8, R4, 1, 3D, 0x1"   s = 0.375   t = 0.625', "r", [(k + 128) / 2048 for k in parts], parts)


def ramps():
    return HEAD + "\n" + "\n".join([of_levels(n) for n in range(8)] + [of_slices(n) for n in range(8)]) + "\n"
