# SPDX-License-Identifier: Apache-2.0
"""textureGather of each component, target and kind of offset, and with a comparison; lookups of arrays of cubes."""
from drawn import MIRROR, REPEAT, SMALL, Case, Group

GATHER, FIVE, CUBES = "GL_ARB_texture_gather", "GL_ARB_gpu_shader5", "GL_ARB_texture_cube_map_array"
FAR = (-1.484375, 0.375, -2.234375, 0.625)
FACE = (-0.453125, 0.125, -0.15625, 0.0625)


def cases():
    def case(name, target, expression, at, wrap=REPEAT, form="rgba32f", extensions=f"{GATHER} {FIVE}", **more):
        return Case(name, target, form, expression, at, wrap, size=SMALL.get(target, ()), extensions=extensions, **more)

    def compare(name, target, expression, at, wrap=REPEAT, extensions=f"{GATHER} {FIVE}", **more):
        return case(name, target, expression, at, wrap, "depth32f", extensions, shadow=True, **more)

    both = f"{GATHER} {CUBES}"
    found = [case(f"gather_{c}", "2d", f"textureGather(t, i.xy, {n})", (*FAR, 0.0, 1.0)) for n, c in enumerate("xyzw") if n]
    found += [case(f"gather_{c}_rgba8", "2d", f"textureGather(t, i.xy, {n})", (*FAR, 0.0, 1.0), MIRROR, "rgba8")
              for n, c in enumerate("xyzw")]
    found += [
        case("gather_y_offset", "2d", "textureGatherOffset(t, i.xy, ivec2(3, -5), 1)", (*FAR, 0.0, 1.0)),
        case("gather_z_ui", "2d", "textureGather(t, i.xy, 2)", (*FAR, 0.0, 1.0), form="rgba32ui"),
        case("gather_w_i", "2d", "textureGather(t, i.xy, 3)", (*FAR, 0.0, 1.0), form="rgba8i"),
        case("gather_y_2darray", "2darray", "textureGather(t, i.xyz, 1)", (*FAR, 1.75, 1.0)),
        case("gather_z_cube", "cube", "textureGather(t, i.xyz, 2)", (*FACE, 0.75, 1.0)),
        case("gather_w_cubearray", "cubearray", "textureGather(t, i, 3)", (*FACE, 0.75, 1.0), extensions=f"{both} {FIVE}"),
        case("gather_rect", "rect", "textureGather(t, i.xy, 1)", (-1.25, 1.0, -1.25, 1.5, 0.0, 1.0), 0x812F),
        case("gather_offset_of_inputs", "2d", "textureGatherOffset(t, i.xy, ivec2(i.zw), 2)", (*FAR, 5.0, -3.0)),
        case("gather_offsets", "2d", "textureGatherOffsets(t, i.xy, ivec2[4](ivec2(-8, 7), ivec2(1, 2), ivec2(0, -3), ivec2(5, 5)), 1)",
             (*FAR, 0.0, 1.0)),
        compare("gather_compare", "2d", "textureGather(t, i.xy, i.z)", (*FAR, 0.5, 1.0)),
        compare("gather_compare_offset", "2d", "textureGatherOffset(t, i.xy, i.z, ivec2(-2, 6))", (*FAR, 0.25, 1.0)),
        compare("gather_compare_2darray", "2darray", "textureGather(t, i.xyz, i.w)", (*FAR, 1.0, 0.5)),
        compare("gather_compare_cube", "cube", "textureGather(t, i.xyz, i.w)", (*FACE, 0.75, 0.5)),
        compare("gather_compare_cubearray", "cubearray", "textureGather(t, i, i.z)", (*FACE, 0.75, 1.0), extensions=f"{both} {FIVE}"),
        compare("gather_compare_rect", "rect", "textureGather(t, i.xy, i.z)", (-1.25, 1.0, -1.25, 1.5, 0.5, 1.0), 0x812F),
        case("cubearray", "cubearray", "texture(t, i)", (-0.53125, 0.125, -0.40625, 0.25, 0.75, 1.0), extensions=CUBES),
        case("cubearray_rgba8", "cubearray", "texture(t, i.zxyw)", (-0.53125, 0.125, -0.40625, 0.25, -0.75, 0.25), form="rgba8",
             extensions=CUBES),
        case("cubearray_lod", "cubearray", "textureLod(t, i, 1.0)", (-2.25, 0.5, -1.15625, 0.5, 0.75, 1.0), extensions=CUBES, levels=3),
        case("cubearray_bias", "cubearray", "texture(t, i, 1.25)", (-0.53125, 0.0625, -0.40625, 0.0625, 1.0, 0.0), extensions=CUBES,
             levels=3),
        compare("cubearray_compare", "cubearray", "vec4(texture(t, i, 0.5))", (-0.53125, 0.125, -0.40625, 0.25, 0.75, 1.0),
                extensions=CUBES),
    ]
    return found


GROUPS = {
    "gathers": Group(
        "gathers and arrays of cubes",
        "R-TGSI-15 R-TGSI-23 R-TGSI-29 R-TGSI-30 R-TGSI-55 R-TGSI-56 R-TGSI-57 R-TGSI-59 R-TGSI-60 R-TGSI-61 "
        "R-TGSI-62 R-TGSI-63",
        "", cases),
}
