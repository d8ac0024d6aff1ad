# SPDX-License-Identifier: Apache-2.0
"""Captured rows of sRGB for a unit with POLICY srgb_float8: it decodes codes of 8 bits as the device does (PD-132), and with
filter_weight8 it filters them as the device does (PD-133).

Of a point every code is there. Of filters the rows are those whose result a wrong step of the sum would change, and some of all. Each is
what device.py computes too. Alpha of BC3 and BC4 are left out: the device mixes them otherwise (PD-84).
"""
import itertools
from unittest import mock

import device
import picks
import samples
import srgb8
import weighed
from picks import PLAIN, spread
from tlv import File

POLICY = "srgb_float8"
POOL, EACH, OTHERS = 1024, 2, 4   # rows of a part that are looked at; taken for each wrong step; with others


def to_nearest(self, texels):
    """A texel is aligned to the nearest, not cut."""
    known = [(weight, self.counted(exponent, mantissa), max(exponent, 1), mantissa) for weight, code in texels for _, exponent, mantissa in [self.parts(code)]]
    top = max(counted for _, counted, _, _ in known)
    return top, sum(((mantissa << device.GUARD + 1 >> top - exponent >> self.CUT) + 1 >> 1 << self.CUT) * weight for weight, _, exponent, mantissa in known)


def exactly(self, value, scale):
    """With 24 bits."""
    return device.BINARY32.rounded(value, scale)


def without(n):
    return tuple(limits for k, limits in enumerate(srgb8.LEADING) if k != n)


def wrong():
    """(holder, name, value) of each wrong step."""
    steps = [(device, *step) for step in weighed.OF_WEIGHTS]
    steps += [(device.Decoded, "CUT", 6), (device.Decoded, "CUT", 8), (device.Decoded, "total", to_nearest), (device.Decoded, "rounded", exactly),
              (device.Float, "rounded", weighed.half_to_even), (srgb8, "LEADING", ()), (srgb8, "LEADING", ((1, srgb8.ONE),))]
    return steps + [(srgb8, "LEADING", without(n)) for n in range(len(srgb8.LEADING))]


class Sampled(weighed.Sampled):
    def telling(self):
        """Of each wrong step some rows that it changes, and others."""
        rows = [row for row in spread(self.part.rows(), POOL) if self.placed_alike(row)]
        was, taken = [self.made(row) for row in rows], set()
        unlike = [row for row, made in zip(rows, was) if made[:len(row[1])] != row[1][:len(made)]]
        assert not unlike, f"{self.part.name}: {unlike[0]} is not what device.py computes"
        for step in wrong():
            with mock.patch.object(*step):
                taken.update(itertools.islice((k for k, row in enumerate(rows) if self.made(row) != was[k]), EACH))
        taken.update(spread([k for k in range(len(rows)) if k not in taken], OTHERS))
        return [rows[k] for k in sorted(taken)]


def covering(part):
    """Rows with every code of a component that decodes, as few as are found from the first on."""
    texture, seen, taken = device.Texture(part.tex), set(), []
    for new in range(texture.decoded, 0, -1):
        for row in part.rows():
            codes = {texture.code(0, *row[0], 0, c) for c in range(texture.decoded)}
            if len(codes - seen) >= new:
                seen |= codes
                taken.append(row)
    assert seen == set(range(256))
    return taken


def shown(file, part, rows, handle, count=4):
    """Texels at their middles: the first few components."""
    given = {name: ([row[0][axis] + 0.5 for row in rows], str) for axis, name in enumerate("st")}
    file.warp(f"TLD4.R R8, R0, {handle}, 2D, 0xf", given, [dict(zip(picks.NUMBERS[:count], out)) for _, out in rows], part.name)


def points(parts):
    file = File("TEX of a point: all codes of sRGB, of one, two and four components.", "PD-132", "PD-82 PD-133", POLICY)
    for part in parts:
        if part.name in ("formats.srgb.u8x4", "formats.srgb.u8x2", "formats.srgb.u8"):
            for chosen in picks.chunks(covering(part) if part.name.endswith("u8x4") else spread(part.rows(), 4)):
                shown(file, part, chosen, file.handle(dict(part.tex, norm=0), PLAIN), 3 if len(chosen) > 4 else 4)
    return {"float8_points": file}


def filtered(parts):
    file = File("TEX of sRGB, filtered along one axis and two: rows that a wrong step of the sum would change.", "PD-132 PD-133", "PD-82", f"{POLICY} {weighed.POLICY}")
    for part in parts:
        if part.name.startswith(("filter.", "formats.srgb.linear.u8x2")) and part.tex["srgb"] and part.tex["filter"] == "linear":
            for chosen in picks.chunks(Sampled(part).telling() if part.name.startswith("filter.") else spread(part.rows(), 2)):
                weighed.plane(file, part, chosen)
    return {"float8_filtered": file}


def blocks(parts):
    file = File("Blocks of BC1, BC3 and BC7 of sRGB: colours are mixed as codes, and decode then.", "PD-132 PD-83", "PD-82", f"bc1_nv {POLICY}")
    for part in parts:
        if part.name.startswith(("blocks.bc1.srgb", "blocks.bc3.srgb", "blocks.bc7.srgb")):
            rows, comps, bc3 = part.rows()[:1], part.head["comps"], "bc3" in part.name
            handle = picks.block_texture(file, part.tex["view"], [given for given, _ in rows], srgb=True)
            lanes = [((4 * n + i % 4, i // 4), out[comps * i:comps * (i + 1)][:3 if bc3 else comps]) for n, (_, out) in enumerate(rows) for i in range(16)]
            for chosen in picks.chunks(lanes):
                shown(file, part, chosen, handle)
    return {"float8_blocks": file}


def gathers(parts):
    file = File("TLD4 of sRGB, and of its alpha.", "PD-132", "PD-82 PD-125", f"{POLICY} {weighed.POLICY}")
    for part in parts:
        if part.name.startswith("gather.srgb."):
            rows = [row for row in part.rows() if picks.places.same(part.tex, samples.coordinates(part, row))]
            for chosen in picks.chunks(spread(rows, 16 if part.name.endswith("r") else 4)):
                picks.gather(file, part, chosen, part.name[-1].upper())
    return {"float8_gathers": file}


SUITES = points, filtered, blocks, gathers
