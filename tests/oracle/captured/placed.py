# SPDX-License-Identifier: Apache-2.0
"""Captured rows for a unit with POLICY coord_fixed21: it places coordinates as the device does (PD-128).

The rows are those that the other files leave out because places differ, and those that another number of bits, or another rounding,
would change. Each row is what a texel or a filter (device.py) at the device's place gives. Rows are left out where another rule of
this project differs: SNORM's lowest code (PD-61), sRGB, borders that are filtered or converted, samples beyond a corner of a
seamless cube (PD-17b), directions that the kernel's reciprocal moved.
"""
import itertools
from unittest import mock

from cubes import Cube
import details
import device
import facts
import picks
import places
import rule
import samples
import weighed
from picks import NUMBERS, spread
from tlv import LANES, MODES, File, modes

POLICY = "coord_fixed21"
FRACTION, WHOLE = device.FRACTION, device.WHOLE
POOL, EACH = 400, 2   # rows of a part that are looked at; taken for each wrong place
NEAR, FAR = 3, (1 << 14, 1 << 26)   # in 1/256 texels, in texels


def down(a, k):
    """a / 2^k as a whole number; the other three too."""
    return a >> k


def towards_zero(a, k):
    return -(-a >> k) if a < 0 else a >> k


def half_up(a, k):
    return a + (1 << k >> 1) >> k


def half_even(a, k):
    return a + (1 << k >> 1) - (k > 0 and not a >> k & 1) >> k


def placed(cut=down, bits=FRACTION, nearest=half_up, texel=down, most=None):
    """A place in 1/256 texels, as a function of a coordinate."""
    def place(s, size, mode, point):
        at = s.numerator, s.denominator.bit_length() - 1
        if size:
            at = cut(at[0] << bits, at[1]) * size, bits
        q = WHOLE * texel(*at) + WHOLE // 2 if point else nearest(WHOLE * at[0], at[1])
        return max(-most, min(q, most - 1)) if most else q
    return place


DEVICE = placed()
WRONG = (placed(towards_zero), placed(half_up), placed(bits=20), placed(bits=22), placed(bits=23), placed(bits=30),
         placed(nearest=down), placed(nearest=half_even), placed(texel=half_up), placed(most=1 << 25))


def of_words(place):
    """The same in the place of device.place and device.point."""
    found = lambda point: lambda bits, size, normalised: device.parts_of(place(rule.value32(bits), size if normalised else 0, None, point))
    return mock.patch.multiple(device, place=found(False), point=lambda *args: (found(True)(*args)[0], 0))


class Shown:
    """A part whose results are texels: four of a gather, one of a point."""

    def __init__(self, part):
        self.part, self.tex, self.texture = part, part.tex, device.Texture(part.tex)
        self.gathers, self.is_cube = part.op.startswith("tld4"), "cube" in part.tex["kind"]
        self.cube = Cube(part.tex["w"]) if self.is_cube else None
        self.sizes = [part.tex["w"]] * 2 if self.is_cube else self.texture.size(0)

    def where(self, given):
        """Coordinates in an image, and which it is."""
        layer = min(given[0], max(1, self.tex["d"]) // (6 if self.is_cube else 1) - 1) if "a" in self.part.inputs else 0
        if not self.is_cube:
            return [rule.value32(bits) for bits in samples.coordinates(self.part, (given,))], layer
        face, *on = rule.project(picks.Direction(*given[-3:]))
        return on, 6 * layer + face

    def seamless(self):
        return self.tex["seamless"] and self.gathers

    def texels(self, at, image, place):
        """Of each result [(column, row, slice or layer)]: None is the border; beyond a corner there are three."""
        q = [place(s, size if self.tex["norm"] else 0, mode, not self.gathers) for s, size, mode in zip(at, self.sizes, modes(self.tex))]
        first = [(f - WHOLE // 2 >> 8) for f in q]
        corners = rule.CORNERS if self.gathers else ((0, 0),)
        if self.seamless():
            layer, face = divmod(image, 6)
            return [[(x, y, 6 * layer + f) for f, x, y in self.cube.sample(face, first, k)] for k in range(4)]
        return [[self.texel([i + c for i, c in zip(first, corner + (0,))], image)] for corner in corners]

    def texel(self, indices, image):
        found = [device.wrapped(mode, i, size) for mode, i, size in zip(modes(self.tex), indices, self.sizes)]
        if None in found:
            return None
        x, y, z = (*found, 0, 0)[:3]
        return x, y, z if self.tex["kind"] == "3d" else image

    def by_rule(self, s, size, mode, point):
        return places.by_rule(rule.bits32(s), size, MODES[mode], point)

    def agrees(self, row):
        """The results are the texels at the device's places; of borders their colour."""
        for k, texels in enumerate(self.texels(*self.where(row[0]), DEVICE)):
            if len(texels) > 1:
                continue
            expected = int(self.tex["border"][0], 16) if texels[0] is None else self.texture.code(0, *texels[0], 0)
            if row[1][k if self.gathers else 0] != expected:
                return False
        return True

    def usable(self, row):
        return not self.is_cube or picks.unit_direction(self.part, row[0])

    def near(self, given):
        """Another rounding may change it: within 3/256 texels of where the texels change, or far away. In doubles."""
        if not self.is_cube:
            words = samples.coordinates(self.part, (given,))
            return any(places.beside(*each, not self.gathers)[0] < NEAR or FAR[0] < abs(places.real(each[0]) * each[1]) < FAR[1]
                       for each in zip(words, self.sizes))
        edge = 0 if self.gathers else 0.5
        at = [(places.real(bits) / 2 + 0.5) * self.sizes[0] - edge for bits in given[-3:]]
        return any(abs((p % 1 - 0.5) * WHOLE) < NEAR for p in at)

    def telling(self, count):
        """Rows that other places would change: those of the rule first, then of each wrong one."""
        rows = [row for row in self.part.rows() if self.near(row[0]) and self.usable(row)]
        at = [self.where(row[0]) for row in rows]
        right = [self.texels(*where, DEVICE) for where in at]
        taken = spread([k for k, where in enumerate(at) if self.texels(*where, self.by_rule) != right[k]], count - 4)
        for wrong in WRONG if taken or not self.tex["norm"] else ():
            changed = (k for k in spread(range(len(rows)), POOL) if self.texels(*at[k], wrong) != right[k])
            taken += [k for k in itertools.islice(changed, EACH) if k not in taken]
        chosen = [rows[k] for k in sorted(set(taken))][:LANES]
        for row in chosen:
            assert self.agrees(row), f"{self.part.name}: {row} is no texel at the device's place"
        return chosen

    def corner(self, row, k, _):
        return len(self.texels(*self.where(row[0]), DEVICE)[k]) > 1


def chosen(parts, start, count, keep=lambda part: True):
    """(part, its rows, what they show) of the parts whose names begin so. The device has other places only of such sizes."""
    for part in parts:
        sizes = [part.tex[name] for name in "whd"[:2 + (part.tex["kind"] == "3d")]] if part.tex else []
        if part.name.startswith(start) and keep(part):
            shown = Shown(part)
            rows = shown.telling(count)
            if rows:
                yield part, rows, shown


def gathers(parts):
    file = File("TLD4 at the middle of a texel, of numbers of texels that are no power of two, and of any coordinates.",
                "PD-128", policy=POLICY)
    starts = "gather.x.", "gather.y.", "gather.unnorm.", "gather.any."
    for part, rows, _ in chosen(parts, starts, 11, lambda part: part.tex["norm"] or ".any." not in part.name):
        picks.gather(file, part, rows)
    return {"fixed21_gathers": file}


def points(parts):
    file = File("TEX of a point at the edges of texels, of one and two axes, layers, volumes.", "PD-128", policy=POLICY)
    ops = "tex_1d", "tex_2d", "tex_a1d", "tex_a2d", "tex_3d"
    for part, rows, _ in chosen(parts, "address.", 12, lambda part: samples.plain(part) and part.op in ops):
        if part.op == "tex_2d":
            picks.tex(file, part, rows, file.handle(part.tex, picks.PLAIN))
            continue
        if part.op != "tex_a1d":
            samples.sample(file, part, rows)
        if part.op == "tex_1d":
            samples.sample(file, part, rows, "ONE_D", "1D")
    return {"fixed21_points": file}


def cubes(parts):
    file = File("TLD4 and TEX of a point of cubes, across their seams and of faces that stand alone.", "PD-128a", "PD-134", POLICY)
    for part, rows, shown in chosen(parts, ("cube.gather.n", "cube.gather.f32.n", "cube.point.n"), 20):
        if shown.gathers:
            picks.gather(file, part, rows, param="CUBE", skip=shown.corner)
        else:
            asm = f"TEX.LZ R8, R0, {samples.handle(file, part, None)}, CUBE, 0xf"
            file.warp(asm, picks.operands(part, rows), [dict(zip(NUMBERS, out)) for _, out in rows], part.name)
    return {"fixed21_cubes": file}


class Weighed(weighed.Sampled):
    """A part whose results are filtered."""

    def telling(self, count, pool):
        """Rows in which the rule has other places, and for each wrong place some that it changes."""
        rows = [row for row in spread(self.part.rows(), pool) if self.usable(row)]
        apart = [k for k, row in enumerate(rows) if not self.placed_alike(row)]
        taken = spread(apart, count - 4)
        for wrong in WRONG if taken else ():
            right = [self.made(rows[k]) for k in apart]
            with of_words(wrong):
                changed = [k for k, was in zip(apart, right) if self.made(rows[k]) != was]
            taken += [k for k in changed[:EACH] if k not in taken]
        found = [rows[k] for k in sorted(set(taken))]
        known = [row for row in found if self.answers(row)]
        assert len(found) - len(known) <= weighed.UNLIKE, f"{self.part.name}: {len(found) - len(known)} rows are not what device.py computes"
        return known[:LANES]

    def usable(self, row):
        return (not self.is_cube or picks.unit_direction(self.part, row[0])) and not self.lowest(row)


def filtered(parts, start, count, about, name, rules="PD-125 PD-128", pool=POOL):
    file = File(about, rules, policy=f"{POLICY} {weighed.POLICY}")
    for part in parts:
        if part.name.startswith(start) and facts.is_filtered(part):
            rows = Weighed(part).telling(count, pool)
            if rows:
                emit = weighed.layer if part.tex["kind"] in ("a1d", "a2d", "cube") else details.sample if "lod" in part.inputs else weighed.anywhere
                emit(file, part, rows)
    return {name: file}


def lowest(parts):
    """SNORM of 8 bits whose lowest code has weight: the next code would give some of them another result."""
    file = File("TEX filtered with SNORM's lowest code.", "PD-125 PD-125c PD-128", policy=f"{POLICY} {weighed.POLICY}")
    for part in parts:
        if facts.is_filtered(part) and ".s8" in part.name and part.tex["kind"] in ("1d", "2d"):
            rows = [row for row in part.rows() if Weighed(part).lowest(row)]
            for few in filter(None, (spread(rows, LANES), spread(rows[1:], LANES))):
                weighed.anywhere(file, part, few)
    return {"snorm_lowest": file}


def flat(parts):
    return filtered(parts, ("filter.1d.", "filter.2d.", "filter.a", "filter.pitch.", "formats."), 10,
                    "TEX filtered along one axis and two: places near the middle of 1/256 texel.", "fixed21_flat")


def deep(parts):
    return filtered(parts, ("filter.3d.", "lod.blend.", "cube.linear."), 16, "TEX of volumes, of two levels, of cubes.", "fixed21_deep")


def addresses(parts):
    return filtered(parts, "address.", 8, "TEX filtered at edges and far outside.", "fixed21_addresses", "PD-128", 1000)


SUITES = gathers, points, cubes, lowest, flat, deep, addresses
