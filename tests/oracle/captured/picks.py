# SPDX-License-Identifier: Apache-2.0
"""Which captured rows become vectors: the most telling ones of each part, and only those that no rule of this project contradicts."""
from collections import namedtuple
import struct

import places
import rule
import textures
from tlv import BC4, BLOCKS, LANES, File, format_of, real, word

NUMBERS = (8, 9, 10, 11)
Direction = namedtuple("Direction", "s t r")
FLOAT_NAN = 0x7F800000


def spread(rows, count):
    """So many rows, evenly from all."""
    return rows if len(rows) <= count else [rows[i * len(rows) // count] for i in range(count)]


def chunks(rows):
    return [rows[i:i + LANES] for i in range(0, len(rows), LANES)]


def operands(part, rows, names="a s t r"):
    """The operands of a gather, by the names of the inputs."""
    out = {}
    for name in names.split():
        if name in part.inputs:
            column = part.inputs.index(name)
            values = [given[column] for given, _ in rows]
            if name == "a":  # the kernel takes the least of it and 65535
                out["array"] = [min(value, 0xFFFF) for value in values], str
            else:
                out[name] = values, real
    return out


def gather(file, part, rows, letter="R", param="2D", mode="", more=None, skip=lambda row, k, value: False, kind=None):
    """One instruction: rows of a part. skip: results that are not asked for."""
    given = operands(part, rows)
    given.update(more or {})
    registers = "R0, R4" if more else "R0"
    asm = f"TLD4.{letter}{mode} R8, {registers}, {file.handle(part.tex, kind)}, {param}, 0xf"
    expected = [{NUMBERS[k]: value for k, value in enumerate(out) if not skip(row, k, value)} for row in rows for out in [row[1]]]
    file.warp(asm, given, expected, part.name)


def offsets(part, rows):
    """The offset word: bits 13:8 of ov << 8, the others of ou."""
    u, v = part.inputs.index("ou"), part.inputs.index("ov")
    return {"off1": ([given[u] & ~0x3F00 & 0xFFFFFFFF | given[v] << 8 & 0x3F00 for given, _ in rows], word)}


def coordinates(part, given):
    return [given[part.inputs.index(name)] for name in "st" if name in part.inputs]


def nearest(part, axis, count):
    """Rows beside a place where the texels change: half on each side, the nearest first, without doubles."""
    size = part.tex["wh"[axis]] if part.tex["norm"] else 0
    at = [(*places.beside(bits, size), index, bits) for index, bits in enumerate(part.column(axis))]
    seen, sides, rows = set(), ([], []), part.rows()
    for _, below, index, bits in sorted(at, key=lambda row: row[0]):
        if bits in seen or len(sides[below]) >= count // 2:
            continue
        seen.add(bits)
        if places.same(part.tex, coordinates(part, rows[index][0])):
            sides[below].append(rows[index])
        if min(map(len, sides)) >= count // 2:
            break
    return sides[0] + sides[1]


def centres(parts):
    file = File("TLD4 just before and behind the middle of a texel, columns and rows, of any number of texels; four address modes.",
                "R-TLD4-27 R-TLD4-41 R-TLD4-43 PD-18b", "PD-128")
    for part in parts:
        if part.name.startswith(("gather.x.", "gather.unnorm.", "gather.y.")):
            gather(file, part, nearest(part, part.name.startswith("gather.y."), 12 if part.name.startswith("gather.y.") else 20))
    return {"centres": file}


def anywhere(parts):
    """The kernel's rows: 180 of odd values, then far ones, near ones, random bits."""
    file = File("TLD4 at any coordinates: NaN, infinity, denormals, far outside, random bits.", "R-TLD4-47 PD-18f PD-19")
    for part in parts:
        if part.name.startswith("gather.any."):
            rows = part.rows()
            chosen = spread(rows[:180], 20) + spread(rows[180:2228], 4) + spread(rows[2228:4276], 4) + spread(rows[4276:], 4)
            gather(file, part, [row for row in chosen if places.same(part.tex, row[0])])
    return {"anywhere": file}


def odd_float(value):
    """What the device's gathers make of these: NaN is 0x7fffffff, a denormal a zero (PD-11, PD-81)."""
    magnitude = value & 0x7FFFFFFF
    return magnitude > FLOAT_NAN or 0 < magnitude < 0x800000


def components(parts):
    """SNORM of 8 bits and border colours of UNORM are left out: the device rounds them otherwise (PD-80, PD-14)."""
    file = File("TLD4 of each component, also of those that the format lacks; borders of floats and integers.",
                "R-TLD4-2 R-TLD4-4")
    for part in parts:
        if not part.name.startswith("gather.comp.") or "snorm" in part.name:
            continue
        datatype = format_of(part.tex)[1]
        letter, border = part.name[-1].upper(), "border" in part.tex["addr"]
        channel, channels = "RGBA".index(letter), textures.kind_of(part.tex["fmt"])[2]
        if border and (datatype == "UNORM" or channel >= channels):
            continue
        rows = [row for row in spread(part.rows(), 64) if datatype != "FLOAT" or not any(map(odd_float, row[1]))]
        gather(file, part, spread(rows, 16 if border or channels == 4 else 8), letter)
    return {"components": file}


def shifted(parts):
    offset = File("TLD4.AOFFI: offsets within -32..31 and words of random bits, of sizes that are no power of two.",
                  "R-TLD4-8 R-TLD4-9 PD-6")
    ptp = File("TLD4.PTP: each bit of both words alone, and random words.", "R-TLD4-12 R-TLD4-13 PD-7")
    for part in parts:
        if part.name.startswith("gather.offset."):
            layered, rows = "a" in part.inputs, part.rows()
            for some in [rows] if layered else [rows[:-1024], rows[-1024:]]:
                chosen = [row for row in spread(some, 2 * LANES) if places.same(part.tex, coordinates(part, row[0]))][:LANES]
                gather(offset, part, chosen, mode=".AOFFI", param="ARRAY_2D" if layered else "2D", more=offsets(part, chosen))
        elif part.name.startswith("patched.ptp."):
            rows = part.rows()
            for chosen in chunks(rows[:70])[:2] if part.name.endswith("border") else [spread(rows[70:], LANES)]:
                gather(ptp, part, chosen, mode=".PTP", more={"off1": ([r[0][2] for r in chosen], word), "off2": ([r[0][4] for r in chosen], word)})
    return {"offsets": offset, "ptp": ptp}


def levels(parts):
    """Clamps of the sampler's level change nothing; the view does."""
    file = File("TLD4 of the first level of a view; layers, also beyond the last; rows at a pitch.", "R-TLD4-42 PD-5 PD-9 PD-92")
    for part in parts:
        if part.name.startswith("gather.mips."):
            gather(file, part, spread(part.rows(), 16))
        elif part.name == "gather.a2d.layers":
            gather(file, part, part.rows()[::10], param="ARRAY_2D")
        elif part.name.startswith("gather.pitch."):
            letter = "G" if part.name.endswith(".g") else "R"
            gather(file, part, [row for row in spread(part.rows(), 12) if places.same(part.tex, row[0])][:8], letter)
    return {"levels": file}


def classes(parts):
    """A header that the instruction does not fit is zeros."""
    file = File("TLD4 of headers of each type: those of another class are zeros, arrays and single textures mix.", "R-TLD4-37 R-TLD4-38 R-TLD4-40 PD-4")
    for part in parts:
        if part.name.startswith("mismatch.") and ".tld4_r_" in part.name:
            param = {"2d": "2D", "a2d": "ARRAY_2D", "cube": "CUBE", "acube": "ARRAY_CUBE"}[part.op[7:]]
            if param.endswith("CUBE") and "cube" in part.tex["kind"]:
                continue  # the kernel's reciprocal
            gather(file, part, spread(part.rows(), 3), param=param)
    return {"classes": file}


def unit_direction(part, given):
    """The longest part is 1 or -1, so that the kernel's reciprocal is exact; nothing is NaN, infinite or denormal."""
    vector = given[-3:]
    numbers = [struct.unpack("<f", struct.pack("<I", bits))[0] for bits in vector]
    if any(bits & 0x7FFFFFFF >= FLOAT_NAN or 0 < bits & 0x7FFFFFFF < 0x800000 for bits in vector):
        return False
    return max(map(abs, numbers)) == 1.0 or part.op.startswith("p_") and 0 < max(map(abs, numbers)) <= 1.0


def corner(part, given, k):
    """Sample k of a seamless cube is no texel, but made of three (PD-17b)."""
    _, s, t = rule.project(Direction(*given[-3:]))
    size, (cs, ct) = part.tex["w"], rule.CORNERS[k]
    x, y = (rule.texel("rule", "SEAMLESS", size, at, 0, c, False) for at, c in ((s, cs), (t, ct)))
    return not 0 <= x < size and not 0 <= y < size


def cubes(parts):
    """Samples beyond a corner are left out: the device weighs three texels with 86, 85, 85 of 256."""
    alone = File("TLD4 of cubes whose faces stand alone: faces, ties, address modes.", "PD-16", "PD-17 PD-17b")
    seams = File("TLD4 across the seams of cubes and of arrays of cubes.", "PD-16 PD-17")
    chosen = ("cube.gather.n", "cube.gather.wrap", "cube.gather.mirror", "cube.gather.border", "cube.array.tld4", "patched.p_tld4_r_cube")
    for part in parts:
        size, seamless = part.tex["w"], part.tex["seamless"]
        if not part.name.startswith(chosen) or size == 7:  # 7: the device's places differ
            continue
        rows = spread([row for row in spread(part.rows(), 512) if unit_direction(part, row[0])], LANES)
        gather(seams if seamless else alone, part, rows, param="ARRAY_CUBE" if "a" in part.inputs else "CUBE",
               skip=lambda row, k, value: seamless and corner(part, row[0], k))
    return {"cubes": alone, "seams": seams}


PLAIN = "TWO_D_NO_MIPMAP"


def tex(file, part, rows, texture, filters=False, more=None, comment="", skip=lambda value: False, norm=True):
    """A gather from TWO_D_NO_MIPMAP is TEX (R-TLD4-39): four results, of which the kernel wrote the first few."""
    given = {}
    for axis, name in enumerate("st"):
        column = part.inputs.index(name) if name in part.inputs else None
        half = struct.unpack("<I", struct.pack("<f", 0.5))[0]
        given[name] = [row[0][column] if column is not None else half for row in rows], real
    given.update(more or {})
    expected = [{NUMBERS[k]: value for k, value in enumerate(out) if not skip(value)} for _, out in rows]
    mode, registers = (".AOFFI", "R0, R4") if more else ("", "R0")
    file.warp(f"TLD4.R{mode} R8, {registers}, {texture}, 2D, 0xf", given, expected, comment or part.name)


def fetched(file, part, rows, texture, skip=lambda value: False):
    """Texels that were fetched by column and row, read at their middles."""
    middle = lambda index: struct.unpack("<I", struct.pack("<f", index + 0.5))[0]
    given = {name: ([middle(row[0][axis]) for row in rows], real) for axis, name in enumerate("st")}
    expected = [{NUMBERS[k]: value for k, value in enumerate(out) if not skip(value)} for _, out in rows]
    file.warp(f"TLD4.R R8, R0, {texture}, 2D, 0xf", given, expected, part.name)


def points(parts):
    file = File("TEX of a point: at texel edges and far outside, address modes, border colours, offsets of 4 bits.",
                "R-TLD4-47 PD-6 PD-10 PD-19")
    for part in parts:
        point = part.tex["filter"] == "point" and part.op in ("tex_2d", "texo_2d")
        if not point or not part.name.startswith(("address.2d.", "address.snap.", "address.mix.", "address.offset.2d.")):
            continue
        handle = file.handle(part.tex, PLAIN)
        if part.op == "texo_2d":
            signed = lambda v: v - (v >> 31 << 32)
            rows = [row for row in part.rows()[:320] if all(-8 <= signed(v) <= 7 for v in row[0][2:])]
            rows = [row for row in rows if places.same(part.tex, row[0][:2], True)][:16]
            pack = lambda row: (row[0][3] & 63) << 8 | row[0][2] & 63
            tex(file, part, rows, handle, more={"off1": ([pack(row) for row in rows], word)})
            continue
        size = part.tex["w"] if part.tex["norm"] else 0
        rows = spread(part.rows(), 400)
        near = sorted(rows, key=lambda row: places.beside(row[0][0], size, True))[:12]
        rows = [row for row in near + spread(rows, 4) if places.same(part.tex, row[0], True)]
        tex(file, part, rows, handle)
    return {"points": file}


def formats(parts):
    """UNORM, SNORM and half floats of 8 and 16 bits; floats with what is no number."""
    file = File("TEX of a point and TLD of all codes of 8 bits and some of 16, formats of two and four components, odd floats.",
                "PD-10 PD-11 PD-80 PD-81")
    for part in parts:
        if not part.name.startswith("formats.") or part.tex["srgb"] or "view" in part.tex or part.tex["filter"] != "point":
            continue
        if part.op == "tex_2d":
            rows = part.rows()
            count = 64 if part.name.endswith(".point") else 60 if "special" in part.name else 10
            for chosen in chunks(spread(rows, count)):
                tex(file, part, chosen, file.handle(part.tex, PLAIN))
        elif part.op == "texs_2d" and part.tex["w"] == 256:
            texels = dict(part.tex, norm=0)
            fetched(file, part, spread(part.rows(), LANES), file.handle(texels, PLAIN))
    return {"formats": file}


def of_one_axis(part):
    """Filtered rows in which rule and device agree: UNORM, and floats of 0.0 and 1.0 beside ties."""
    if not part.name.startswith("filter.1d.") or part.tex["srgb"]:
        return []
    kind, content = part.name.split(".")[2:4]
    if kind in ("u8", "u16", "unorm8") and content != "hash" or kind in ("u16", "unorm8") and content == "hash":
        return spread(part.rows(), 1009)
    if content == "tie":
        return [row for row in spread(part.rows(), 2 * LANES) if places.same(part.tex, row[0], weights=True)]
    return []


def linear(parts):
    """Along one axis, where weights are those of the axis: of two, the device rounds the weight of each texel to 8 bits."""
    file = File("TEX filtered along one axis: UNORM by codes of 16 bits; weights of floats that are 0.0 and 1.0 beside ties.",
                "PD-10 PD-61b", policy="filter_round16")
    for part in parts:
        rows = of_one_axis(part)
        if rows:
            tex(file, part, spread(rows, LANES), file.handle(part.tex, PLAIN, True))
    return {"linear": file}


def block_texture(file, view, words, kind=PLAIN, srgb=False):
    """A row of blocks as a texture."""
    decodes = "  SRGB_CONVERSION 1" * srgb
    name, datatype, size = (BLOCKS | BC4)[view]
    data = b"".join(struct.pack(f"<{len(block)}I", *block) for block in words)
    wide = 4 * len(words)
    plain = "  normalized off" if kind == PLAIN else ""
    text = f"type {kind}  format {name} {datatype}  size {wide} 4{plain}{decodes}  texels rows {data.hex()}"
    key = lambda address: text.replace("  texels", f"  address {address:#x}  texels")
    return file.described("handle", (file.described("texture", (key, size * len(words))),
                                     file.described("sampler", f"address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE{decodes}")))


def blocks(parts):
    """Alpha of BC3, BC4, BC5 and sRGB are left out: the device mixes them otherwise (PD-84, PD-82)."""
    file = File("Blocks of BC1, BC2, BC3 as the device mixes their colours, BC6H and BC7: every mode, ends in both orders.",
                "PD-83 PD-83a PD-91c", policy="bc1_nv")
    wanted = {"blocks.bc1.random": 8, "blocks.bc1.pairs": 16, "blocks.bc2.random": 4, "blocks.bc3.random": 4, "blocks.bc7.random": 18,
              "blocks.bc6hu.random": 18, "blocks.bc6hs.random": 18}
    for part in parts:
        if part.name not in wanted:
            continue
        rows = part.rows()[:wanted[part.name]] if "bc6" in part.name or "bc7" in part.name else spread(part.rows(), wanted[part.name])
        texels, comps, bc3 = part.head["texels"], part.head["comps"], "bc3" in part.name
        handle = block_texture(file, part.tex["view"], [given for given, _ in rows])
        lanes = [((4 * n + i % 4, i // 4), out[comps * i:comps * (i + 1)][:3 if bc3 else comps])
                 for n, (_, out) in enumerate(rows) for i in range(texels)]
        for chosen in chunks(lanes):  # of signed BC6H the sign of a zero is left out
            fetched(file, part, chosen, handle, lambda value: "bc6hs" in part.name and value & 0x7FFFFFFF == 0)
    return {"blocks": file}


def queries(parts):
    """1D arrays that the driver makes 2D have a height of 1."""
    file = File("TXQ: sizes of each level and of levels that are not there, number of levels, samples.",
                "R-TXQ-9 R-TXQ-10 R-TXQ-11 R-TXQ-12 R-TXQ-13 R-TXQ-14 R-TXQ-16 R-TXQ-17 R-TXQ-18 PD-20 PD-20b PD-22 PD-23")
    named = {"dim": "TEX_HEADER_DIMENSION", "type": "TEX_HEADER_TEXTURE_TYPE", "pos": "TEX_HEADER_SAMPLER_POS"}
    for part in parts:
        if not part.name.startswith(("patched.p_txq_", "query.")) or part.op.split("_")[-1] not in ("dim", "type", "pos", "level"):
            continue
        if part.name.startswith("query.acube"):
            continue  # the driver's own code made faces of cubes
        query = named.get(part.op.split("_")[-1], "TEX_HEADER_DIMENSION")
        operand = {"TEX_HEADER_DIMENSION": "lod", "TEX_HEADER_SAMPLER_POS": "sample"}.get(query)
        rows = part.rows() if operand else part.rows()[:1]
        rows = rows if "patched" in part.name else spread(rows, 9)
        given = {operand: ([row[0][0] for row in rows], str)} if operand else {}
        file.warp(f"TXQ R8, {'R4' if operand else 'RZ'}, {query}, {file.handle(dict(part.tex, content='none'))}, 0xf", given,
                  [{NUMBERS[k]: value for k, value in enumerate(out)} for _, out in rows], part.name)
    return {"queries": file}


SUITES = centres, anywhere, components, shifted, levels, classes, cubes, points, formats, linear, blocks, queries
