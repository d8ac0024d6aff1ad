# SPDX-License-Identifier: Apache-2.0
"""Lookups of GLSL 3.30 and of ARB_texture_gather: each opcode, the targets that any GPU has."""
from drawn import BORDER, EDGE, MIRROR, REPEAT, Case, Group


def cases():
    far = (-1.484375, 0.375, -2.234375, 0.625, 0.0, 1.0)
    texel = (0.25, 1.0, 0.25, 1.0, 0.0, 1.0)
    found = []
    for form in ("rgba32f", "rgba8", "rgba32ui", "rgba8i", "rg16"):
        found.append(Case(f"texture_2d_{form}", "2d", form, "texture(t, i.xy)"))
    for wrap, name in ((REPEAT, "repeat"), (MIRROR, "mirror"), (BORDER, "border")):
        found.append(Case(f"texture_2d_{name}", "2d", "rgba32f", "texture(t, i.xy)", far, wrap))
    layered = (-0.109375, 0.125, -0.75, 1.0, 0.0, 1.0)
    slices = (-0.109375, 0.125, -0.234375, 0.25, 0.625, 1.0)
    found += [
        Case("texture_1d", "1d", "rgba32f", "texture(t, i.x)"), Case("texture_3d", "3d", "rgba32f", "texture(t, i.xyz)", slices),
        Case("texture_rect", "rect", "rgba32f", "texture(t, i.xy)", (-1.25, 1.0, -1.25, 1.0, 0.0, 1.0)),
        Case("texture_1darray", "1darray", "rgba32f", "texture(t, i.xy)", layered),
        Case("texture_2darray", "2darray", "rgba32f", "texture(t, i.xyz)", (*far[:4], 1.25, 1.0), REPEAT),
        Case("texture_cube", "cube", "rgba32f", "texture(t, i.xyz)", (-2.25, 0.5, -1.15625, 0.5, 0.75, 1.0)),
        Case("texture_cube_below", "cube", "rgba32f", "texture(t, i.zyx)", (-0.53125, 0.125, -1.15625, 0.5, -0.75, 1.0)),
        Case("bias", "2d", "rgba32f", "texture(t, i.xy, i.z)", (*far[:1], 0.125, far[2], 0.125, 1.25, 1.0), REPEAT, 4),
        Case("proj3", "2d", "rgba32f", "textureProj(t, i.xyz)", (-0.96875, 0.25, -1.46875, 0.25, 2.0, 1.0)),
        Case("proj4", "2d", "rgba32f", "textureProj(t, i)", (-0.2421875, 0.0625, -0.3671875, 0.0625, 9.0, 0.5)),
        Case("proj_3d", "3d", "rgba32f", "textureProj(t, i)", (-0.96875, 0.25, -1.46875, 0.25, 1.25, 2.0)),
        Case("lod_0", "2d", "rgba32f", "textureLod(t, i.xy, i.z)", (*far[:4], 0.25, 1.0), REPEAT, 4),
        Case("lod_1", "2d", "rgba32f", "textureLod(t, i.xy, i.z)", (*far[:4], 1.25, 1.0), REPEAT, 4),
        Case("lod_3", "2d", "rgba32ui", "textureLod(t, i.xy, i.z)", (*far[:4], 7.0, 1.0), REPEAT, 4),
        Case("lod_3d", "3d", "rgba32f", "textureLod(t, i.xyz, i.w)", (*far[:4], 0.75, 1.0), REPEAT, 3),
        Case("lod_cube", "cube", "rgba32f", "textureLod(t, i.xyz, i.w)", (-2.25, 0.5, -1.15625, 0.5, 0.75, 1.0), EDGE, 4),
        Case("grad", "2d", "rgba32f", "textureGrad(t, i.xy, i.zw, i.wz)", (*far[:4], 0.25, 0.0), REPEAT, 4),
        Case("grad_far", "2d", "rgba32f", "textureGrad(t, i.xy, i.zw, i.wz)", (*far[:4], 0.0, 0.5), REPEAT, 4),
        Case("grad_1d", "1d", "rgba32f", "textureGrad(t, i.x, i.z, i.w)", (*far[:4], 0.25, 0.125), REPEAT, 4),
        Case("offset", "2d", "rgba32f", "textureOffset(t, i.xy, ivec2(-3, 5))", far, REPEAT),
        Case("offset_3d", "3d", "rgba32f", "textureOffset(t, i.xyz, ivec3(7, -8, 1))", (*far[:4], 0.375, 1.0), REPEAT),
        Case("lod_offset", "2d", "rgba32f", "textureLodOffset(t, i.xy, i.z, ivec2(1, -2))", (*far[:4], 1.0, 1.0), REPEAT, 4),
        Case("proj_offset", "2d", "rgba32f", "textureProjOffset(t, i.xyz, ivec2(2, 1))", (*far[:4], 2.0, 1.0), MIRROR),
        Case("fetch", "2d", "rgba32f", "texelFetch(t, ivec2(i.xy), int(i.z))", texel, EDGE, 4),
        Case("fetch_1", "2d", "rgba32ui", "texelFetch(t, ivec2(i.xy), int(i.z))", (0.25, 0.5, 0.25, 0.5, 1.5, 1.0), EDGE, 4),
        Case("fetch_1d", "1d", "rgba8i", "texelFetch(t, int(i.x), int(i.z))", texel, EDGE, 4),
        Case("fetch_3d", "3d", "rgba32f", "texelFetch(t, ivec3(i.xyz), int(i.w))", (0.25, 0.5, 0.25, 0.5, 1.0, 1.5), EDGE, 3),
        Case("fetch_2darray", "2darray", "rgba8", "texelFetch(t, ivec3(i.xyz), int(i.w))", (*texel[:4], 2.0, 0.0)),
        Case("fetch_offset", "2d", "rgba32f", "texelFetchOffset(t, ivec2(i.xy), int(i.z), ivec2(-2, 3))",
             (2.25, 0.5, 0.25, 1.0, 0.0, 1.0)),
        Case("fetch_rect", "rect", "rg16", "texelFetch(t, ivec2(i.xy))", texel),
        Case("compare", "2d", "depth32f", "vec4(texture(t, i.xyz))", (*far[:4], 0.5, 1.0), REPEAT, shadow=True),
        Case("compare_proj", "2d", "depth32f", "vec4(textureProj(t, i))", (*far[:4], 0.75, 2.0), MIRROR, shadow=True),
        Case("compare_lod", "2d", "depth32f", "vec4(textureLod(t, i.xyz, i.w))", (*far[:4], 0.5, 1.0), REPEAT, 4, True),
        Case("compare_1d", "1d", "depth32f", "vec4(texture(t, i.xyz))", (*far[:4], 0.25, 1.0), REPEAT, shadow=True),
        Case("compare_2darray", "2darray", "depth32f", "vec4(texture(t, i))", (*far[:4], 2.0, 0.5), REPEAT, shadow=True),
        Case("compare_rect", "rect", "depth32f", "vec4(texture(t, i.xyz))", (-1.25, 1.0, -1.25, 1.0, 0.5, 1.0), shadow=True),
        Case("size", "2d", "rgba8i", "ivec4(textureSize(t, int(i.z)), 7, 9)", (*far[:4], 1.5, 1.0), EDGE, 4),
        Case("size_3d", "3d", "rgba8i", "ivec4(textureSize(t, int(i.z)), 9)", (*far[:4], 1.5, 1.0), EDGE, 3),
        Case("size_2darray", "2darray", "rgba8i", "ivec4(textureSize(t, int(i.z)), 9)", (*far[:4], 2.5, 1.0), EDGE, 4),
    ]
    gather = "GL_ARB_texture_gather"
    found.append(Case("gather", "2d", "rgba32f", "textureGather(t, i.xy)", far, REPEAT, extensions=gather))
    found += [
        Case("gather_offset", "2d", "rgba32ui", "textureGatherOffset(t, i.xy, ivec2(-8, 7))", far, REPEAT, extensions=gather),
        Case("gather_2darray", "2darray", "rgba32f", "textureGather(t, i.xyz)", (*far[:4], 1.25, 1.0), MIRROR, extensions=gather),
        Case("gather_cube", "cube", "rgba32f", "textureGather(t, i.xyz)", (-0.453125, 0.125, -0.15625, 0.0625, 0.75, 1.0),
             extensions=gather),
    ]
    return found


GROUPS = {
    "lookups": Group(
        "lookups of GLSL",
        "R-TGSI-1 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-16 R-TGSI-17 R-TGSI-20 R-TGSI-26 R-TGSI-28 "
        "R-TGSI-35 R-TGSI-37 R-TGSI-39 R-TGSI-45 R-TGSI-46 R-TGSI-55 R-TGSI-56 R-TGSI-59",
        "", cases),
}
