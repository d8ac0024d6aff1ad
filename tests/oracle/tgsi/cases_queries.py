# SPDX-License-Identifier: Apache-2.0
"""Sizes, levels and levels of detail of each target; fetches and derivatives of the targets that lookups lack."""
from drawn import EDGE, LINEAR, LINEAR_LEVELS, NEAREST, REPEAT, SMALL, Case, Group

CUBES, LOD, LEVELS = "GL_ARB_texture_cube_map_array", "GL_ARB_texture_query_lod", "GL_ARB_texture_query_levels"
FAR = (-1.484375, 0.375, -2.234375, 0.625)
TEXEL = (0.25, 1.0, 0.25, 1.0)
LEFT = "left out: TXD: derivatives of volumes, cubes and comparisons take several words"


def sizes():
    """i.z is the level, 1 after its conversion."""
    def case(target, expression, levels=1, form="rgba8i", extensions="", name="", **more):
        return Case(f"size_{name or target}", target, form, expression, (*FAR, 1.5, 1.0), EDGE, levels, gives="i", extensions=extensions, **more)

    return [
        case("1d", "ivec4(textureSize(t, int(i.z)), 7, 8, 9)", 4), case("cube", "ivec4(textureSize(t, int(i.z)), 8, 9)", 4),
        case("1darray", "ivec4(textureSize(t, int(i.z)), 8, 9)", 4), case("rect", "ivec4(textureSize(t), 8, 9)"),
        case("cubearray", "ivec4(textureSize(t, int(i.z)), 9)", 3, extensions=CUBES), case("buffer", "ivec4(textureSize(t), 7, 8, 9)"),
        case("2d", "ivec4(textureSize(t, int(i.z)), 8, 9)", 4, "depth32f", shadow=True, name="shadow"),
        case("cubearray", "ivec4(textureSize(t, int(i.z)), 9)", 3, "depth32f", shadow=True, extensions=CUBES, name="cubearray_shadow"),
        case("2d", "ivec4(textureSize(t, 0), 8, 9)", 3, size=(13, 5, 1), name="odd"),
        case("2d", "ivec4(textureSize(t, 2), 8, 9)", 3, size=(13, 5, 1), name="odd_2"),
        *(case(target, "ivec4(textureQueryLevels(t), 7, 8, 9)", levels, extensions=extensions, name=f"levels_{target}")
          for target, levels, extensions in (("1d", 4, LEVELS), ("2d", 3, LEVELS), ("3d", 2, LEVELS), ("cube", 4, LEVELS),
                                             ("2darray", 1, LEVELS), ("cubearray", 3, f"{LEVELS} {CUBES}"))),
    ]


def details():
    """Derivatives are powers of two of texels, so that each level is a whole number."""
    def case(target, expression, at, levels, name="", extensions=LOD, form="rgba8", **more):
        return Case(f"lod_query_{name or target}", target, form, f"vec4({expression}, 7.0, 9.0)", at, REPEAT, levels, gives="f",
                    extensions=extensions, **more)

    two, one, half = (0.0, 0.25, 0.0, 0.125), (0.0, 0.125, 0.0, 0.125), (0.0, 0.0625, 0.0, 0.03125)
    return [
        case("1d", "textureQueryLOD(t, i.x)", (*two, 0.5, 1.0), 4), case("2d", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4),
        case("2d", "textureQueryLOD(t, i.xy)", (*one, 0.5, 1.0), 4, "one"),
        case("2d", "textureQueryLOD(t, i.xy)", (*half, 0.5, 1.0), 4, "magnified"),
        case("2d", "textureQueryLOD(t, i.xy)", (0.0, 4.0, 0.0, 0.5, 0.5, 1.0), 3, "beyond"),
        case("2d", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4, "linear", filters=(LINEAR_LEVELS, LINEAR)),
        case("2d", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4, "one_level", filters=(NEAREST, NEAREST)),
        case("2d", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4, "least", parameters=((0x813A, 2),)),
        case("3d", "textureQueryLOD(t, i.xyz)", (*two, 0.5, 1.0), 3), case("2darray", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4),
        case("1darray", "textureQueryLOD(t, i.x)", (*two, 0.5, 1.0), 4),
        case("cube", "textureQueryLOD(t, i.xyz)", (-0.5, 0.125, -0.25, 0.125, 1.0, 1.0), 4),  # magnified: others are approximations
        case("cubearray", "textureQueryLOD(t, i.xyz)", (-1.0, 0.5, -0.5, 0.25, 1.0, 1.0), 3, extensions=f"{LOD} {CUBES}"),
        case("2d", "textureQueryLOD(t, i.xy)", (*two, 0.5, 1.0), 4, "shadow", form="depth32f", shadow=True),
    ]


def samples():
    """Texels of four samples, which the program drew itself."""
    def case(name, expression, gives="u", extensions="GL_ARB_texture_multisample"):
        return Case(f"samples_{name}", "2dms", "rgba32ui", expression, (*TEXEL, 1.0, 3.0), levels=4, size=(8, 4, 1), gives=gives,
                    extensions=extensions, alone="llvmpipe", why="softpipe has one sample")

    return [case("fetch", "texelFetch(t, ivec2(i.xy), int(i.z))"), case("fetch_3", "texelFetch(t, ivec2(i.xy), int(i.w))"),
            case("size", "ivec4(textureSize(t), 8, 9)", "i"),
            case("count", "ivec4(textureSamples(t), 7, 8, 9)", "i", "GL_ARB_texture_multisample GL_ARB_shader_texture_image_samples")]


def cases():
    def grad(name, target, expression, z, w, levels=4, form="rgba32f", **more):
        wrap = EDGE if target == "rect" else REPEAT
        return Case(f"grad_{name}", target, form, expression, (*FAR, z, w), wrap, levels, size=SMALL.get(target, ()), **more)

    return sizes() + details() + samples() + [
        Case("fetch_buffer", "buffer", "rgba32f", "texelFetch(t, int(i.x) + 8 * int(i.y))", (*TEXEL, 0.0, 1.0)),
        Case("fetch_buffer_r32ui", "buffer", "r32ui", "texelFetch(t, int(i.x) + 8 * int(i.y))", (*TEXEL, 0.0, 1.0)),
        Case("fetch_buffer_rgba8", "buffer", "rgba8", "texelFetch(t, int(i.x) + 8 * int(i.y))", (*TEXEL, 0.0, 1.0)),
        Case("fetch_1darray", "1darray", "rgba16f", "texelFetch(t, ivec2(i.x, i.z), int(i.w))", (*TEXEL, 2.0, 0.0)),
        Case("fetch_1darray_offset", "1darray", "rgba32f", "texelFetchOffset(t, ivec2(i.x, i.z), int(i.w), -2)", (2.25, 0.5, 0.25, 1.0, 1.0, 0.0)),
        Case("fetch_3d_offset", "3d", "rgba32f", "texelFetchOffset(t, ivec3(i.xyz), 0, ivec3(1, -3, 2))", (0.25, 0.5, 3.25, 1.0, 1.0, 1.0)),
        Case("fetch_rect_offset", "rect", "rgba32f", "texelFetchOffset(t, ivec2(i.xy), ivec2(-2, 3))", (2.25, 0.5, 0.25, 1.0, 0.0, 1.0)),
        Case("fetch_r11f", "2d", "r11f_g11f_b10f", "texelFetch(t, ivec2(i.xy), 0)", (*TEXEL, 0.0, 1.0)),
        Case("fetch_rgb10", "2d", "rgb10_a2", "texelFetch(t, ivec2(i.xy), 0)", (*TEXEL, 0.0, 1.0)),
        grad("1darray", "1darray", "textureGrad(t, i.xy, i.z, i.w)", 0.25, 0.125),
        grad("2darray", "2darray", "textureGrad(t, vec3(i.xy, 2.0), i.zw, i.wz)", 0.5, 0.25),
        grad("rect", "rect", "textureGrad(t, i.xy, i.zw, i.wz)", 1.0, 0.5, 1),
        grad("offset", "2d", "textureGradOffset(t, i.xy, i.zw, i.wz, ivec2(3, -2))", 0.25, 0.0),
        grad("proj", "2d", "textureProjGrad(t, i.xyw, vec2(i.z, 0.0), vec2(0.0, i.z))", 0.25, 2.0),
        grad("compare", "2d", "vec4(textureGrad(t, i.xyz, i.ww, i.ww))", 0.5, 0.25, form="depth32f", shadow=True, refused=LEFT),
        grad("3d", "3d", "textureGrad(t, i.xyz, i.www, i.www)", 0.5, 0.25, 3, refused=LEFT),
        grad("cube", "cube", "textureGrad(t, i.xyz, i.www, i.www)", 2.5, 0.25, refused=LEFT),
    ]


GROUPS = {
    "queries": Group(
        "queries, fetches and derivatives",
        "R-TGSI-16 R-TGSI-35 R-TGSI-37 R-TGSI-38 R-TGSI-39 R-TGSI-40 R-TGSI-45 R-TGSI-46 R-TGSI-47 R-TGSI-48 "
        "R-TGSI-49 R-TGSI-65",
        "R-LD-23 PD-116", cases),
}
