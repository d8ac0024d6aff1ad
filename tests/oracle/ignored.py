#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vector of the bits of texture headers and samplers that a gather does not look at: each turned over alone, then all together.

usage: ignored.py FOLDER             write FOLDER/ignored.tlv
       ignored.py --check FOLDER     compare it with what would be written. exit: 0 alike, 1 not

Bit numbers are those of the public descriptions of the descriptors, not of rtl/defs: a field that moves in RTL, model and
vectors together fails here.
"""
import written

NAME = "tests/oracle/ignored.py"
WIDE, HIGH = 16, 8
# TWO_D, block-linear, R32 UINT, 16 x 8 texels, levels 0..3, all in view, blocks of one GOB; CLAMP_TO_EDGE along s and t.
HEADER = (0x6014920F, 0x30000000, 0x00600000, 0x30000000, 0xE080000F, 0x80000007, 0, 0x30)
SAMPLER = (0x12, 0x51, 0, 0, 0, 0, 0, 0)
# (highest bit, lowest bit, what they are)
HEADER_BITS = ((18, 10, "data types of components that R32 lacks"), (40, 32, "address bits below a GOB"), (84, 80, "reserved"),
               (88, 88, "reserved"), (92, 89, "coherency hash"), (95, 93, "reserved"),
               (98, 96, "width of a block: a row has one GOB"), (105, 105, "SPARSE_ENABLE"), (111, 110, "array tiles, reserved"),
               (114, 112, "LOD quality"), (116, 115, "coarse spread modifier"), (121, 117, "spread scale"),
               (122, 122, "USE_HEADER_OPT_CONTROL"), (123, 123, "DEPTH_TEXTURE: no texel is border"), (146, 144, "reserved"),
               (149, 147, "spread limit"), (150, 150, "sRGB: the sampler does not ask for it"), (156, 155, "SECTOR_PROMOTION"),
               (159, 157, "BORDER_SIZE"), (189, 176, "depth: TWO_D has one layer"), (190, 190, "reserved"),
               (192, 192, "reserved"), (197, 193, "TRILIN_OPT"), (210, 198, "MIP_LOD_BIAS"), (214, 211, "ANISO_BIAS"),
               (218, 215, "spread functions"), (221, 219, "MAX_ANISOTROPY"), (223, 222, "fine spread modifier"),
               (231, 228, "last level of the view"), (243, 236, "MIN_LOD_CLAMP below 1.0"), (255, 248, "reserved"))
SAMPLER_BITS = ((8, 6, "ADDRESS_P"), (9, 9, "DEPTH_COMPARE"), (12, 10, "DEPTH_COMPARE_FUNC"), (13, 13, "sRGB: the header does not ask for it"),
                (19, 14, "reserved"), (22, 20, "MAX_ANISOTROPY"), (31, 23, "reserved"), (34, 32, "MAG_FILTER"),
                (35, 35, "MIN_LOD_CLAMP_BEHAVIOR"), (37, 36, "MIN_FILTER"), (39, 38, "MIP_FILTER"),
                (41, 40, "CUBEMAP_INTERFACE_FILTERING"), (43, 42, "reserved"), (56, 44, "MIP_LOD_BIAS"),
                (57, 57, "FLOAT_COORD_NORMALIZATION: the texture has levels"), (62, 58, "TRILIN_OPT"), (63, 63, "reserved"),
                (75, 64, "MIN_LOD_CLAMP"), (87, 76, "MAX_LOD_CLAMP"), (95, 88, "sRGB border red"), (107, 96, "reserved"),
                (115, 108, "sRGB border green"), (123, 116, "sRGB border blue"), (127, 124, "reserved"),
                (255, 128, "border colour: no texel is border"))


def turned(words, bits):
    """Those bits of a descriptor the other way."""
    number = sum(word << 32 * n for n, word in enumerate(words))
    for bit in bits:
        number ^= 1 << bit
    return " ".join(f"{number >> 32 * n & 0xFFFFFFFF:08x}" for n in range(8))


def texel(x, y):
    return min(max(y, 0), HIGH - 1) << 16 | min(max(x, 0), WIDE - 1)


def gather(out, n, what):
    """One inside, one beyond the left edge."""
    x, y = n % (WIDE - 1), n % (HIGH - 1)
    lanes = ((x, y), (-1, y))
    out += ["", f"warp {n % 64} {{ # {what}", f'    asm "TLD4.R R8, R0, {n}, 2D, 0xf"  active 3',
            f"    s = {{ {(x + 1) / WIDE} 0.0 ... }}  t = {(y + 1) / HIGH}"]
    for lane, (i, j) in enumerate(lanes):
        four = (texel(i, j + 1), texel(i + 1, j + 1), texel(i + 1, j), texel(i, j))
        out.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {v:#x}" for k, v in enumerate(four)) + ";")
    out.append("}")


def ignored():
    out = ["# Bits of headers and samplers that a gather from TWO_D does not look at, each turned over alone: the result is that of",
           "# the descriptor without. Filters, anisotropy, bias, limits of the level, border, reserved bits.",
           f"# Written by {NAME}.", "texlock 1", "rules R-TLD4-41 R-TLD4-42 R-TLD4-43",
           "texture 0 { format R32 UINT size 16 8 levels 4 address 0x30000000 texels index }",
           f"sampler 0 {{ raw {turned(SAMPLER, ())} }}"]
    single = [(what, (bit,), ()) for top, low, what in HEADER_BITS for bit in range(low, top + 1)]
    single += [(what, (), (bit,)) for top, low, what in SAMPLER_BITS for bit in range(low, top + 1)]
    every = tuple(tuple(bit for _, bits, other in single for bit in (other if of_sampler else bits)) for of_sampler in (0, 1))
    # Turned over together, fields keep what makes them ignored: a last level of the view beyond MAX_MIP_LEVEL, legal block widths.
    apart = {98, 96, 150, 13}
    single.append(("all of them", tuple(b for b in every[0] if b not in apart), tuple(b for b in every[1] if b not in apart)))
    body = []
    for n, (what, header, sampler) in enumerate(single):
        bits = ", ".join(f"{'header' if header else 'sampler'} bit {b}" for b in header + sampler) if len(header + sampler) == 1 else "every bit"
        if header:
            out.append(f"texture {n + 1} {{ raw {turned(HEADER, header)} }}")
        if sampler:
            out.append(f"sampler {n + 1} {{ raw {turned(SAMPLER, sampler)} }}")
        out.append(f"handle {n} texture {n + 1 if header else 0} sampler {n + 1 if sampler else 0}")
        gather(body, n, f"{bits}: {what}")
    return "\n".join(out + body) + "\n"


if __name__ == "__main__":
    written.main(__doc__, lambda: {"ignored.tlv": ignored()}, NAME)
