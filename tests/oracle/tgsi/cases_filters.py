# SPDX-License-Identifier: Apache-2.0
"""
Filtered lookups. Places that are 1/16 of a texel apart, texels of 8 bits and quarters of a level make each product and
sum a binary32 number: there two renderers and the unit are the same, bit for bit. Elsewhere a renderer is only near.
"""
from drawn import BORDER, EDGE, LINEAR, LINEAR_LEVEL, LINEAR_LEVELS, MIRROR, NEAREST, NEAREST_LEVEL, NEAREST_LEVELS, REPEAT, SMALL, \
    Case, Group

CUBES = "GL_ARB_texture_cube_map_array"
FLAT, MIPPED = (LINEAR, LINEAR), (LINEAR_LEVELS, LINEAR)
EIGHTH = 1 / 128  # of a texel of 8: 1/16
STEPS = (-0.5 + EIGHTH, 21 * EIGHTH, -0.25 + EIGHTH, 27 * EIGHTH)
UNEVEN = (-0.3717, 0.1373, -0.4231, 0.2919)


def exact():
    def case(name, target, expression, at, wrap=REPEAT, filters=FLAT, form="rgba32f", **more):
        return Case(f"linear_{name}", target, form, expression, at, wrap, filters=filters, size=SMALL.get(target, ()), **more)

    def compare(name, target, expression, at, wrap=REPEAT, **more):
        return case(name, target, expression, at, wrap, form="depth32f", shadow=True, alone="llvmpipe",
                    why="softpipe compares the filtered depth, not each texel", **more)

    face = (-0.75 + EIGHTH, 11 * EIGHTH, -0.5 + EIGHTH, 21 * EIGHTH)
    rect = (-1.0625, 1.1875, -1.4375, 2.3125)
    found = [case(f"2d_{name}", "2d", "texture(t, i.xy)", (*STEPS, 0.0, 1.0), wrap)
             for name, wrap in (("repeat", REPEAT), ("edge", EDGE), ("mirror", MIRROR), ("border", BORDER))]
    found += [
        case("1d", "1d", "texture(t, i.x)", (*STEPS, 0.0, 1.0)), case("rect", "rect", "texture(t, i.xy)", (*rect, 0.0, 1.0), EDGE),
        case("3d", "3d", "texture(t, i.xyz)", (*STEPS, 0.46875, 1.0)),
        case("1darray", "1darray", "texture(t, i.xz)", (*STEPS, 1.25, 1.0)),
        case("2darray", "2darray", "texture(t, i.xyz)", (*STEPS, 1.75, 1.0), MIRROR),
        case("cube", "cube", "texture(t, i.xyz)", (*face, 1.0, 1.0), EDGE),
        case("cube_x", "cube", "texture(t, i.zxy)", (*face, -1.0, 1.0), EDGE),
        case("cubearray", "cubearray", "texture(t, i.xzyw)", (*face, 1.0, 1.0), EDGE, extensions=CUBES),
        case("proj", "2d", "textureProj(t, i.xyw)", (*STEPS, 0.0, 2.0)),
        case("offset", "2d", "textureOffset(t, i.xy, ivec2(3, -5))", (*STEPS, 0.0, 1.0)),
        case("half", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 0.5, 1.0), levels=4, filters=MIPPED, form="rgba32f"),
        case("quarter", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 1.25, 1.0), levels=4, filters=MIPPED),
        case("last", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 9.75, 1.0), levels=4, filters=MIPPED),
        case("nearest_level", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 1.75, 1.0), levels=4, filters=(LINEAR_LEVEL, LINEAR)),
        case("point_levels", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 1.5, 1.0), levels=4, filters=(NEAREST_LEVELS, NEAREST)),
        case("magnified", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, -0.5, 1.0), levels=4, filters=(NEAREST_LEVEL, LINEAR)),
        case("minified", "2d", "textureLod(t, i.xy, i.z)", (*STEPS, 0.25, 1.0), levels=4, filters=(LINEAR_LEVEL, NEAREST)),
        case("3d_levels", "3d", "textureLod(t, i.xyz, i.w)", (*STEPS, 0.46875, 0.5), levels=3, filters=MIPPED),
        case("grad", "2d", "textureGrad(t, i.xy, i.zw, i.wz)", (*STEPS, 0.25, 0.0), levels=4, filters=MIPPED),
        compare("compare", "2d", "vec4(texture(t, i.xyz))", (*STEPS, 0.5, 1.0)),
        compare("compare_2darray", "2darray", "vec4(texture(t, i))", (*STEPS, 2.0, 0.375)),
        compare("compare_cube", "cube", "vec4(texture(t, i))", (*face, 1.0, 0.5), EDGE),
        compare("compare_lod", "2d", "vec4(textureLod(t, i.xyz, i.w))", (*STEPS, 0.5, 1.25), levels=4, filters=MIPPED),
    ]
    return found


def near():
    """axes: along how many the lookup filters, levels among them."""
    def case(name, target, expression, axes, z=0.3717, w=1.0, wrap=REPEAT, filters=FLAT, form="rgba32f", **more):
        return Case(f"near_{name}", target, form, expression, (*UNEVEN, z, w), wrap, filters=filters, size=SMALL.get(target, ()),
                    axes=axes, **more)

    return [
        case("1d", "1d", "texture(t, i.x)", 1), case("2d", "2d", "texture(t, i.xy)", 2), case("3d", "3d", "texture(t, i.xyz)", 3),
        case("rgba8", "2d", "texture(t, i.xy)", 2, form="rgba8"), case("rgba16", "2d", "texture(t, i.xy)", 2, form="rgba16"),
        case("rg16", "2d", "texture(t, i.xy)", 2, form="rg16", wrap=MIRROR), case("border", "2d", "texture(t, i.xy)", 2, wrap=BORDER),
        case("proj", "2d", "textureProj(t, i.xyw)", 2, w=0.7313),
        case("levels", "2d", "textureLod(t, i.xy, i.z)", 3, 1.3719, levels=4, filters=MIPPED),
        case("3d_levels", "3d", "textureLod(t, i.xyz, i.w)", 4, w=0.6173, levels=3, filters=MIPPED),
        case("cube", "cube", "texture(t, i.xyz)", 2, 1.0, wrap=EDGE), case("2darray", "2darray", "texture(t, i.xyz)", 2, 1.3),
    ]


def cases():
    return exact() + near()


GROUPS = {
    "filters": Group(
        "filtered lookups",
        "R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-16 R-TGSI-17 R-TGSI-20 R-TGSI-26",
        "PD-107", cases),
}
