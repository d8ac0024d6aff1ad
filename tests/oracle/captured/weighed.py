# SPDX-License-Identifier: Apache-2.0
"""Captured rows of filtered TEX, for a unit with POLICY filter_weight8: it filters as the device does, in every bit.

Of each part the rows are those whose result a wrong step of the filter would change, and some of all. Each is what device.py
computes too. Rows are left out where another rule of this project differs: another place of a coordinate, SNORM's lowest code
(PD-61), sRGB, borders, directions that the kernel's reciprocal moved.
"""
import itertools
import math
from unittest import mock

import details
import device
import facts
import picks
import places
import rule
import samples
import textures
from picks import NUMBERS, spread
from tlv import BC4, BLOCKS, LANES, MODES, File, modes, real, sampler_text

POLICY = "filter_weight8"
POOL, EACH, OTHERS = 192, 2, 20   # rows of a part that are looked at; taken for each wrong step; with others at least
UNLIKE = 2   # of these rows that contradict fact 18
WHOLE = device.WHOLE
CODES, FLOATS = "PD-125 PD-125a", "PD-125 PD-126"


def splitting(right=128, lower_right=128, lower_left=127):
    """Weights of the four texels, rounded by these."""
    def split(share, wx, wy):
        columns = share * wx + right >> 8
        below = columns * wy + lower_right >> 8, (share - columns) * wy + lower_left >> 8
        return share - columns - below[1], columns - below[0], below[1], below[0]
    return split


def each_alone(share, wx, wy):
    """Each weight cut for itself, and the first one has the rest."""
    cut = [share * a * b >> 16 for b in (WHOLE - wy, wy) for a in (WHOLE - wx, wx)]
    return share - sum(cut[1:]), *cut[1:]


def thirds_of(rounding):
    def thirds(weight):
        beside = weight * 85 + rounding >> 8
        return weight - 2 * beside, beside, beside
    return thirds


def across(weight):
    """The corner's texel counts as one across an edge."""
    inner, beside, _ = THIRDS(weight)
    return beside, inner, beside


def unorm_cut(width, passes):
    total = sum(weight * (code * 257 if width == 8 else code) for texels in passes for weight, code in texels)
    return device.normalised(total >> 8, 65535)


def snorm_plain(width, passes):
    """Without the correction, and to the nearest, halves away from zero."""
    total = sum(weight * device.signed(code, width) for texels in passes for weight, code in texels)
    size = abs(total) * (1 if width == 16 else 258)
    return device.normalised(min(32767, size + 128 >> 8) * (-1 if total < 0 else 1), 32767)


def seen_by_weight(self, texels):
    """Only what has weight is looked at."""
    return SPECIAL(self, [texel for texel in texels if texel[0]])


def half_to_even(self, value, scale):
    size = abs(value)
    off = max(size.bit_length() - self.mantissa, self.least - scale)
    tied = off > 0 and size & (1 << off) - 1 == 1 << off - 1 and not size >> off & 1
    return ROUNDED(self, value - tied * (-1 if value < 0 else 1), scale)


def nearest(self, texels):
    """A texel is aligned to the nearest, not cut."""
    known = [(weight, *self.parts(code)) for weight, code in texels]
    known = [row for row in known if row[2] or self.mantissa != 24]
    if not known:
        return None
    top = max(max(exponent, 1) for _, _, exponent, _ in known)
    aligned = lambda exponent, mantissa: (mantissa << device.GUARD + 1 >> top - max(exponent, 1)) + 1 >> 1
    return top, sum(sign * aligned(exponent, mantissa) * weight for weight, sign, exponent, mantissa in known)


SPECIAL, ROUNDED, THIRDS = device.Float.special, device.Float.rounded, device.thirds
OF_WEIGHTS = (("split", splitting(right=127)), ("split", splitting(lower_right=127)), ("split", splitting(lower_left=128)), ("split", each_alone))
OF_CODES = ("unorm", unorm_cut), ("snorm", snorm_plain)
OF_FLOATS = ("total", nearest), ("rounded", half_to_even), ("special", seen_by_weight)
OF_CORNERS = ("thirds", thirds_of(127)), ("thirds", across)


def wrong(tex, kind):
    """(holder, name, value) of each wrong step that may show."""
    of_device = OF_WEIGHTS + (OF_CORNERS if tex["seamless"] else ()) + ((("GUARD", 3), ("GUARD", 5)) if kind == "f" else OF_CODES)
    return [(device, *step) for step in of_device] + [(device.Float, *step) for step in OF_FLOATS if kind == "f"]


class Sampled:
    """A part, the levels of its rows, and what the device's filter makes of them."""

    def __init__(self, part):
        self.part, self.is_cube = part, part.tex["kind"] == "cube"
        self.texture = device.CubeMap(part.tex) if self.is_cube else device.Texture(part.tex)
        self.detail = details.Levels.of(part.tex) if "lod" in part.inputs else None

    def levels(self, row):
        """(level, share of 256)"""
        if not self.detail:
            return ((0, WHOLE),)
        level, share = divmod(self.detail.at(details.base(self.part, row)), WHOLE)
        return ((level, WHOLE - share), (level + 1, share)) if share else ((level, WHOLE),)

    def where(self, row):
        given = dict(zip(self.part.inputs, row[0]))
        return samples.coordinates(self.part, row), min(given.get("a", 0), max(0, self.part.tex["d"] - 1)), self.levels(row)

    def made(self, row):
        return self.texture.sample(*self.where(row))[:len(row[1])]

    def answers(self, row):
        """device.py computes it too. What a texel lacks is 0."""
        made = self.made(row)
        return made + [0] * (len(row[1]) - len(made)) == row[1]

    def lowest(self, row):
        """SNORM's lowest code has weight."""
        if not self.texture.kind.startswith("s"):
            return False
        passes, low = self.texture.footprint(*self.where(row)), 1 << self.texture.width - 1
        return any(weight and code == low for c in range(self.texture.components) for texels in self.texture.codes(passes, c) for weight, code in texels)

    def placed_alike(self, row):
        """Rule and device have the same texels and the same weights along each axis, on each level."""
        if self.is_cube:
            on_face = [rule.bits32(c) for c in rule.project(picks.Direction(*row[0][-3:]))[1:]]
            return picks.unit_direction(self.part, row[0]) and alike(self.part.tex, (self.part.tex["w"],) * 2, on_face, not self.part.tex["seamless"])
        coordinates, _, levels = self.where(row)
        return all(alike(self.part.tex, self.texture.size(level), coordinates) for level, _ in levels)

    def chosen(self):
        """Rows that can be expected of the unit."""
        rows = [row for row in spread(self.part.rows(), POOL) if self.placed_alike(row) and not self.lowest(row)]
        known = [row for row in rows if self.answers(row)]
        assert len(rows) - len(known) <= UNLIKE, f"{self.part.name}: {len(rows) - len(known)} of {len(rows)} rows are not what device.py computes"
        return known

    def telling(self):
        """Of each wrong step two rows that it changes, and others."""
        rows = self.chosen()
        was, taken = [self.made(row) for row in rows], set()
        for step in wrong(self.part.tex, self.texture.kind):
            with mock.patch.object(*step):
                taken.update(itertools.islice((k for k, row in enumerate(rows) if self.made(row) != was[k]), EACH))
        taken.update(spread([k for k in range(len(rows)) if k not in taken], max(4, OTHERS - len(taken))))
        return [rows[k] for k in sorted(taken)][:LANES]


def alike(tex, sizes, coordinates, edges=True):
    """edges: an axis on which CLAMP makes both texels the same has no weights (PD-127)."""
    for bits, size, mode in zip(coordinates, sizes, modes(tex)):
        norm, is_point, found = size if tex["norm"] else 0, tex["filter"] == "point", set()
        for q in places.by_rule(bits, norm, MODES[mode], is_point), places.by_device(bits, norm, is_point):
            texels = [device.wrapped(mode, (q - 128 >> 8) + k, size) for k in (0, 1)]
            found.add((texels[0], *((texels[1], q - 128 & 255) if not (edges and mode == "clamp" and texels[0] == texels[1]) else ())))
        if len(found) > 1:
            return False
    return True


def weighed(parts, start, emit, about, rules, without=""):
    """A file of the parts whose names begin so."""
    file = File(about, rules, without, POLICY)
    for part in parts:
        if part.name.startswith(start) and facts.is_filtered(part):
            rows = Sampled(part).telling()
            if rows:
                emit(file, part, rows)
    return file


def plane(file, part, rows):
    picks.tex(file, part, rows, file.handle(part.tex, picks.PLAIN, True))


def line(file, part, rows):
    samples.sample(file, part, rows, "ONE_D", "1D")


def solid(file, part, rows):
    samples.sample(file, part, rows)


def layer(file, part, rows):
    dim = {"a1d": "ARRAY_1D", "a2d": "ARRAY_2D", "cube": "CUBE"}[part.tex["kind"]]
    given = picks.operands(part, rows)
    file.warp(f"TEX.LZ R8, R0, {samples.handle(file, part, None)}, {dim}, 0xf", given, [dict(zip(NUMBERS, out)) for _, out in rows], part.name)


def anywhere(file, part, rows):
    {"1d": line, "3d": solid}.get(part.tex["kind"], plane)(file, part, rows)


def axes(parts):
    return {"weight8_axis": weighed(parts, "filter.1d.", line, "TEX filtered along one axis: codes of 8 and 16 bits, floats of 16 and 32, far apart and special.",
                                    f"{CODES} PD-126")}


def planes(parts):
    starts = "filter.2d.", "filter.pitch.", "formats."
    return {"weight8_plane": weighed(parts, starts, plane, "TEX filtered along two axes: each kind of texel, of one to four components, rows at a pitch.",
                                     f"{CODES} PD-126 PD-127")}


def layers(parts):
    return {"weight8_layers": weighed(parts, "filter.a", layer, "TEX filtered, of layers: floats.", FLOATS, "PD-125a")}


def volumes(parts):
    return {"weight8_volumes": weighed(parts, "filter.3d.", solid, "TEX of volumes: two slices, codes and floats.", f"{CODES} PD-126 PD-127")}


def addresses(parts):
    return {"weight8_addresses": weighed(parts, "address.", anywhere, "TEX filtered at edges and far outside: address modes of one, two and three axes.",
                                         f"{FLOATS} PD-127")}


def cubes(parts):
    seams = [part for part in parts if part.tex["seamless"]]
    apart = [part for part in parts if not part.tex["seamless"]]
    return {"weight8_seams": weighed(seams, "cube.linear.", layer, "TEX of cubes across seams and at corners: codes and floats.", f"{CODES} PD-126"),
            "weight8_faces": weighed(apart, "cube.linear.", layer, "TEX of cubes whose faces stand alone.", f"{CODES} PD-126 PD-127")}


def levels(parts):
    return {"weight8_levels": weighed(parts, "lod.blend.", details.sample, "TEX of two levels, of one texel each and of four: codes and floats.",
                                      f"{CODES} PD-126")}


def block_image(file, tex):
    """Blocks, of which `tex` has one in the place of each texel."""
    name, datatype, _ = (BLOCKS | BC4)[tex["view"]]
    data = textures.texels(tex, 0)
    text = f"type {picks.PLAIN}  format {name} {datatype}  size {4 * tex['w']} {4 * tex['h']}"
    key = lambda address: f"{text}  address {address:#x}  texels rows {data.hex()}"
    return file.described("handle", (file.described("texture", (key, len(data))), file.described("sampler", sampler_text(tex, True))))


def blocks(parts):
    """Alpha of BC3, BC4, BC5 are left out: the device mixes them otherwise (PD-84). device.py has no blocks."""
    file = File("TEX of blocks, filtered: BC1 and BC3 as the device mixes their colours, BC6H and BC7.", "PD-125 PD-125a PD-126 PD-83a",
                policy=f"bc1_nv {POLICY}")
    for part in parts:
        if part.name.startswith("blocks.") and part.name.endswith(".linear") and part.tex["view"] in BLOCKS:
            sizes, count = (4 * part.tex["w"], 4 * part.tex["h"]), 3 if "bc3" in part.name else 4
            rows = [(given, out[:count]) for given, out in part.rows() if alike(part.tex, sizes, samples.coordinates(part, (given, out)))]
            picks.tex(file, part, spread(rows, LANES), block_image(file, part.tex))
    return {"weight8_blocks": file}


def response(at, longer, shorter, along, limit, size):
    """Of a single texel, of a number of taps that is a power of two: each has this share of the weights."""
    count, total = int(min(longer / shorter, limit)), 0
    for tap in range(count):
        away = (tap - (count - 1) / 2) * shorter / size
        (x, wx), (y, wy) = (device.located(c + away * part, size) for c, part in zip(at, along))
        weights = device.split(device.WHOLE // count, wx, wy)
        total += sum(weights[2 * j + i] for i in (0, 1) for j in (0, 1) if (x + i, y + j) == (size // 2, size // 2))
    return total / device.WHOLE


def tapped(part):
    """Rows with derivatives along axes, of which one is a power of two times the other: the taps of PD-112 are the device's then."""
    limit, size = part.tex["aniso"], part.tex["w"]
    for row in spread(part.rows(), 4 * POOL):
        given, (answer,) = [places.real(word) for word in row[0]], row[1]
        found = facts.derivatives(given, size)
        if not found or not found[1] or limit & limit - 1:
            continue
        ratio = found[0] / found[1]
        if facts.is_power(ratio) and ratio <= limit and found[0] > ratio / 2 and answer == rule.bits32(rule.Fraction(response(given[:2], *found, limit, size))):
            yield row


def taps(parts):
    """Of the impulse in the middle of the texture: the sum of the weights of its samples."""
    file = File("TXD with anisotropy, as many taps as the longer derivative is times the shorter one: 2, 4, 8, 16. The response of one texel.",
                "PD-112 PD-114 PD-125 PD-126", policy=POLICY)
    for part in parts:
        if not part.name.startswith("aniso") or ".impulse.ratio" not in part.name:
            continue
        rows = list(tapped(part))
        lit = [row for row in rows if row[1][0]]
        rows = spread(lit, LANES - 4) + spread([row for row in rows if not row[1][0]], 4)
        if lit:
            texture = file.texture(part.tex)
            limit = int(math.log2(part.tex["aniso"]))
            code = {1: 1, 2: 2, 3: 4, 4: 7}[limit]
            sampler = file.described("sampler", f"address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 3  MIP_FILTER 2  MAX_ANISOTROPY {code}")
            given = {name: ([row[0][part.inputs.index(name)] for row in rows], real) for name in part.inputs}
            file.warp(f"TXD R8, R0, R4, {file.described('handle', (texture, sampler))}, 2D, 0x1", given, [{8: row[1][0]} for row in rows], part.name)
    return {"weight8_taps": file}


SUITES = axes, planes, layers, volumes, addresses, cubes, levels, blocks, taps
