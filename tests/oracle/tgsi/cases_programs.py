# SPDX-License-Identifier: Apache-2.0
"""Texts of ARB_fragment_program, whose three lookups Mesa keeps: TEX, TXP, TXB on each target, comparisons too."""
from drawn import EDGE, MIRROR, REPEAT, SMALL, Case, Group

FAR = (-1.484375, 0.375, -2.234375, 0.625)
RECT = (-1.25, 1.0, -1.25, 1.0)
FACE = (-0.53125, 0.125, -0.40625, 0.25)
DEPTH_MODE, INTENSITY, RED = 0x884B, 0x8049, 0x1903  # where a view puts the comparison; by default x, y and z, and 1 in w
SHADOW = "OPTION ARB_fragment_program_shadow;\n"


def program(opcode, target):
    option = SHADOW if target.startswith("SHADOW") else ""
    return f"!!ARBfp1.0\n{option}{opcode} result.color, fragment.texcoord[0], texture[0], {target};\nEND"


def cases():
    def case(name, opcode, target, at, wrap=REPEAT, form="rgba32f", **more):
        where = target.replace("SHADOW", "").lower()
        return Case(f"arb_{name}", where, form, program(opcode, target), at, wrap, size=SMALL.get(where, ()), shadow=form == "depth32f",
                    arb=True, **more)

    def compare(name, opcode, target, at, wrap=REPEAT, **more):
        return case(name, opcode, target, at, wrap, "depth32f", **more)

    def half(at, z, w):
        return (*(n * w for n in at), z * w, w)

    return [
        case("tex_1d", "TEX", "1D", (*FAR, 0.0, 1.0)), case("tex_2d", "TEX", "2D", (*FAR, 0.0, 1.0), MIRROR),
        case("tex_3d", "TEX", "3D", (*FAR, 0.625, 1.0)), case("tex_cube", "TEX", "CUBE", (*FACE, 0.75, 1.0), EDGE),
        case("tex_rect", "TEX", "RECT", (*RECT, 0.0, 1.0), EDGE), case("tex_rgba8", "TEX", "2D", (*FAR, 0.0, 1.0), form="rgba8"),
        case("txp_1d", "TXP", "1D", half(FAR, 0.0, 2.0)), case("txp_2d", "TXP", "2D", half(FAR, 0.0, 0.5), MIRROR),
        case("txp_3d", "TXP", "3D", half(FAR, 0.625, 2.0)), case("txp_rect", "TXP", "RECT", half(RECT, 0.0, 0.25), EDGE),
        case("txp_cube", "TXP", "CUBE", half(FACE, 0.75, 2.0), EDGE),
        case("txb_1d", "TXB", "1D", (-1.484375, 0.125, 0.0, 0.0, 0.0, 1.25), levels=4),
        case("txb_2d", "TXB", "2D", (-1.484375, 0.125, -2.234375, 0.125, 0.0, 1.25), levels=4),
        case("txb_3d", "TXB", "3D", (-1.484375, 0.125, -2.234375, 0.125, 0.625, 0.75), levels=3),
        case("txb_cube", "TXB", "CUBE", (-0.46875, 0.0625, -0.34375, 0.0625, 1.0, 1.75), EDGE, levels=4),
        compare("tex_shadow1d", "TEX", "SHADOW1D", (*FAR, 0.5, 1.0)), compare("tex_shadow2d", "TEX", "SHADOW2D", (*FAR, 0.5, 1.0)),
        compare("tex_shadowrect", "TEX", "SHADOWRECT", (*RECT, 0.5, 1.0), EDGE),
        compare("txp_shadow1d", "TXP", "SHADOW1D", half(FAR, 0.5, 2.0)), compare("txp_shadow2d", "TXP", "SHADOW2D", half(FAR, 0.5, 0.5)),
        compare("txp_shadowrect", "TXP", "SHADOWRECT", half(RECT, 0.5, 2.0), EDGE),
        compare("txb_shadow2d", "TXB", "SHADOW2D", (-1.484375, 0.125, -2.234375, 0.125, 0.5, 1.25), levels=4),
        compare("tex_intensity", "TEX", "SHADOW2D", (*FAR, 0.5, 1.0), parameters=((DEPTH_MODE, INTENSITY),)),
        compare("tex_red", "TEX", "SHADOW2D", (*FAR, 0.5, 1.0), MIRROR, parameters=((DEPTH_MODE, RED),)),
    ]


GROUPS = {
    "programs": Group(
        "lookups of ARB_fragment_program",
        "R-TGSI-10 R-TGSI-12 R-TGSI-17 R-TGSI-20 R-TGSI-22 PD-70 PD-73",
        "PD-10b", cases),
}
