# SPDX-License-Identifier: Apache-2.0
"""Captured rows that show a border, for a unit with POLICY border_texel: it is what a texel of that colour would be (PD-134).

Of each part the rows are those whose result a wrong border would change, and some of all. Each is what device.py computes too.
"""

import itertools
from unittest import mock

import decoded
import device
import facts
import picks
import rule
import samples
import weighed
from picks import NUMBERS, spread
from tlv import File

POLICY, PLACES = "border_texel", "coord_fixed21"
POOL, EACH = 240, 1  # rows of a part that are looked at; taken for each wrong border


def nearest(self, component):
    """The nearest code."""
    bits = int(self.tex["border"][component], 16)
    if self.datatype not in ("UNORM", "SNORM") or self.kind_of(component) == "srgb":
        return BORDER(self, component)
    most = (1 << self.width - (self.datatype == "SNORM")) - 1
    size = rule.value32(bits & ~device.SIGN if self.datatype == "SNORM" else bits)
    code = max(0, min(most, rule.floor(size * most + rule.HALF)))
    return code * (-1 if bits >> 31 else 1) & (1 << self.width) - 1


def another(self, component):
    """Of the next lane."""
    return BORDER(self, (component + 1) % self.components)


def none(self, component):
    return 0


BORDER = device.Bordered.border
WRONG = ("border", nearest), ("border", another), ("border", none), ("NEAREST", True)


def rows_of(part, count, start=0):
    """Rows with a border, of those each wrong one would change, and others."""
    made, texture, is_gather = facts.borders(part), device.Bordered(part.tex), part.op.startswith("tld4")
    coordinates = lambda row: samples.coordinates(part, row) + [0] * (part.op == "tex_1d")
    rows = [row for row in spread(part.rows(), POOL) if texture.shows_border(coordinates(row), is_gather)]
    was, taken = [made(row[0]) for row in rows], set()
    for row, found in zip(rows, was):
        assert found[: len(row[1])] == row[1][: len(found)], f"{part.name}: {row} is not what device.py computes"
    for step in WRONG:
        with mock.patch.object(device.Bordered, *step):
            wrong = facts.borders(part)
            taken.update(itertools.islice((k for k, row in enumerate(rows) if k not in taken and wrong(row[0]) != was[k]), EACH))
    taken.update(spread([k for k in range(len(rows)) if k not in taken], max(start, count - len(taken))))
    return [rows[k] for k in sorted(taken)]


def chosen(parts, start, filters, is_srgb, count):
    for part in parts:
        if (
            part.name.startswith(start)
            and part.tex
            and facts.borders(part)
            and part.tex["filter"] == filters
            and bool(part.tex["srgb"]) == is_srgb
            and part.tex["kind"] != "1d"
        ):
            rows = rows_of(part, count)
            if rows:
                yield part, rows


def shown(file, part, rows, filters):
    if part.tex["kind"] == "3d":
        samples.sample(file, part, rows)
    else:
        picks.tex(file, part, rows, file.handle(part.tex, picks.PLAIN, filters))


def points(parts):
    file = File("TEX of a point beyond the edge: the border of each kind of texel.", "PD-134", "PD-135", f"{POLICY} {PLACES}")
    for start, count in (("border.", 3), ("address.", 2)):
        for part, rows in chosen(parts, start, "point", False, count):
            shown(file, part, rows, False)
    return {"border_points": file}


def filtered(parts):
    file = File("TEX filtered at the edge: texels and the border.", "PD-134 PD-125", "PD-135", f"{POLICY} {PLACES} {weighed.POLICY}")
    for start, count in (("border.", 4), ("address.", 3)):
        for part, rows in chosen(parts, start, "linear", False, count):
            shown(file, part, rows, True)
    for part in parts:  # the driver's 1D is 2D with t = 0: half of it is above the edge
        if part.name == "address.1d.border.linear":
            samples.sample(file, part, rows_of(part, 8))
    return {"border_filtered": file}


def gathers(parts):
    file = File(
        "TLD4 beyond the edge: each component, also those that the format lacks.",
        "PD-134 PD-125b",
        "PD-135",
        f"{POLICY} {PLACES} {weighed.POLICY}",
    )
    for part, rows in chosen(parts, "gather.comp.", "point", False, 4):
        picks.gather(file, part, rows, part.op.split("_")[1].upper())
    return {"border_gathers": file}


def srgb(parts):
    file = File(
        "sRGB beyond the edge: the colour that the driver wrote as codes, a point and filtered; alpha is that of texels.",
        "PD-134 PD-132 PD-133",
        "PD-82 PD-135",
        f"{POLICY} {PLACES} {weighed.POLICY} {decoded.POLICY}",
    )
    for filters in ("point", "linear"):
        for part, rows in chosen(parts, ("border.", "address.", "filter.", "formats."), filters, True, 10):
            shown(file, part, rows, filters == "linear")
    return {"border_srgb": file}


SUITES = points, filtered, gathers, srgb
