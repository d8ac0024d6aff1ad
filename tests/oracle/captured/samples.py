# SPDX-License-Identifier: Apache-2.0
"""Captured rows of TEX at the first level, as TEXS.LZ: addresses, layers, levels and views, headers that do not fit, means."""
import fetches
import picks
import places
import rule
from picks import NUMBERS, spread
from tlv import File, real, sampler_text

DIMS = {"1d": "2D", "2d": "2D", "a2d": "ARRAY_2D", "3d": "3D"}  # the device's 1D is 2D with t = 0
ZERO_LEVEL = "min_lod", "bias"
SIGN = 1 << 31


def operands(part, rows):
    given = picks.operands(part, rows)
    given.setdefault("t", ([0] * len(rows), real))
    return given


def handle(file, part, kind):
    """With the device's greatest level."""
    most = min(0xFFF, int(rule.value32(int(part.tex["max_lod"], 16)) * 256))
    sampler = sampler_text(part.tex, True) + (f"  MAX_LOD_CLAMP {most:#x}" if most else "")
    return file.described("handle", (file.texture(part.tex, kind), file.described("sampler", sampler)))


def sample(file, part, rows, kind=None, dim=None):
    """R, G in R8, R9, and B, A in R10, R11; a row has the first few of them."""
    dim = dim or DIMS[part.op.split("_")[1]]
    given = operands(part, rows)
    channels = fetches.own_channels(part) if "border" in part.tex["addr"] else 4  # the device's border has no others
    if dim == "1D":
        del given["t"]
    asm = f"TEXS.LZ R10, R8, R0, {'RZ' if dim == '1D' else 'R4'}, {handle(file, part, kind)}, {dim}, RGBA"
    file.warp(asm, given, [dict(zip(NUMBERS[:channels], out)) for _, out in rows], part.name)


def plain(part):
    """One texel of the level that is named."""
    tex = part.tex
    return tex["filter"] == "point" and not tex["srgb"] and all(int(tex[name], 16) == 0 for name in ZERO_LEVEL)


def coordinates(part, row):
    return [row[0][part.inputs.index(name)] for name in "str" if name in part.inputs]


def telling(part, count):
    """Rows beside the edges of texels, and some others."""
    size = part.tex["w"] if part.tex["norm"] else 0
    rows = spread(part.rows(), 400)
    near = sorted(rows, key=lambda row: places.beside(coordinates(part, row)[0], size, True))[:count - count // 4]
    return [row for row in near + spread(rows, count // 4) if places.same(part.tex, coordinates(part, row), True)]


def addresses(parts):
    file = File("TEX of a point at the first level: at texel edges and far outside, one and two axes, layers.", "PD-9 PD-60 PD-119")
    for part in parts:
        if not plain(part) or part.op not in ("tex_1d", "tex_2d", "tex_a2d") or not part.name.startswith("address."):
            continue
        rows = telling(part, 12)
        sample(file, part, rows)
        if part.op == "tex_1d":
            sample(file, part, rows, "ONE_D", "1D")
    return {"samples": file}


def first_level(part, row):
    """The level is 0 or below."""
    lod = row[0][part.inputs.index("lod")]
    return (lod & ~SIGN) == 0 or lod >= SIGN and (lod & ~SIGN) <= 0x7F800000


def levels(parts):
    file = File("TEX of a point, of textures and views of several levels, of which the first is chosen.", "R-TLD4-42 PD-119")
    for part in parts:
        if plain(part) and part.name.startswith("lod.") and part.op in ("texl_1d", "texl_2d", "texl_a2d"):
            rows = [row for row in part.rows() if first_level(part, row) and places.same(part.tex, coordinates(part, row), True)]
            if rows:
                sample(file, part, spread(rows, 16))
    return {"sample_levels": file}


def mismatched(parts):
    file = File("TEX of headers of each type: those of another class are zeros, arrays and single textures mix.", "PD-4 PD-119")
    for part in parts:
        if part.name.startswith("mismatch.") and part.op in ("tex_2d", "tex_a2d"):
            sample(file, part, spread(part.rows(), 3))
    return {"sample_classes": file}


def means(parts):
    file = File("TEX filtered along one axis, of lines of texels and of images of one row.", "PD-61b PD-108 PD-119", policy="filter_round16")
    for part in parts:
        rows = spread(picks.of_one_axis(part), picks.LANES)
        if rows:
            sample(file, part, rows, "ONE_D", "1D")
    return {"sample_means": file}


def volumes(parts):
    file = File("TEX of a point in a volume: at the edges of texels and of slices, and far outside.", "PD-60 PD-109 PD-119")
    for part in parts:
        if not plain(part) or part.op not in ("tex_3d", "texl_3d") or not part.name.startswith(("address.3d.", "lod.level.3d.")):
            continue
        rows = [row for row in part.rows() if part.op == "tex_3d" or first_level(part, row)]
        rows = [row for row in spread(rows, 4000) if places.same(part.tex, coordinates(part, row), True)]
        sizes = [part.tex[name] for name in "whd"]
        near = [sorted(rows, key=lambda row: places.beside(coordinates(part, row)[axis], size, True))[:10] for axis, size in enumerate(sizes)]
        chosen = list(dict.fromkeys(map(repr, sum(near, spread(rows, 6)))))
        sample(file, part, [row for row in rows if repr(row) in chosen][:picks.LANES])
    return {"sample_volumes": file}


def on_face_alike(part, given):
    """Rule and device place the projected coordinates alike."""
    return places.same(part.tex, [rule.bits32(c) for c in rule.project(picks.Direction(*given[-3:]))[1:]], True)


def faces(parts):
    file = File("TEX of a point in a cube, seamless or not: faces, edges and ties.", "PD-16 PD-60 PD-110 PD-120")
    for part in parts:
        if not plain(part) or part.op not in ("tex_cube", "tex_acube") or part.name.startswith("mismatch.") or part.tex["kind"] not in ("cube", "acube"):
            continue
        rows = [row for row in spread(part.rows(), 1024) if picks.unit_direction(part, row[0]) and on_face_alike(part, row[0])]
        rows = spread(rows, picks.LANES)
        if not rows:
            continue
        dim = "ARRAY_CUBE" if "a" in part.inputs else "CUBE"
        asm = f"TEX.LZ R8, R0, {handle(file, part, None)}, {dim}, 0xf"
        file.warp(asm, picks.operands(part, rows), [dict(zip(NUMBERS, out)) for _, out in rows], part.name)
    return {"sample_faces": file}


SUITES = addresses, levels, mismatched, means, volumes, faces
