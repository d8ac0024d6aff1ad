# SPDX-License-Identifier: Apache-2.0
"""Captured gathers for a unit with POLICY filter_weight8: they go through the filter as on the device (PD-125b).

The rows are those that the plain unit answers otherwise: SNORM of 8 bits, floats that are no numbers or denormal, corners of seamless
cubes, also of integers; of cubes each sample beyond each corner of each face. Each is what device.py computes too.
"""
import device
import picks
import rule
import samples
from picks import spread
from tlv import File, format_of

POLICY = "filter_weight8"
POOL, FEW, OTHERS = 800, 10, 2   # rows of a part that are looked at for corners; that differ without the policy; that do not


def component(part):
    return "rgba".index(part.op.split("_")[1])


def made(texture, part, row):
    words = dict(zip(part.inputs, row[0]))
    return texture.gather(component(part), [words[name] for name in "str" if name in words])


def checked(part, rows):
    texture = device.CubeMap(part.tex) if part.tex["kind"] == "cube" else device.Texture(part.tex)
    for row in rows:
        assert made(texture, part, row) == row[1], f"{part.name}: {row} is not what device.py computes"
    return rows


def plainly(part, texture, row):
    """What the unit gives without the policy."""
    kind, width = texture.kind, texture.width
    (coordinates,) = [samples.coordinates(part, row)]
    codes = [texture.code(*at[0][1:], component(part)) for at in texture.four(coordinates, 0)]
    name = {"f": "FLOAT"}.get(kind, format_of(part.tex)[1])
    return [rule.component(name, code, width, "") for code in codes]


def texels(parts):
    """Parts with rows that differ without the policy."""
    file = File("TLD4 of SNORM of 8 bits, of floats that are no numbers or denormal.", "PD-125b", "PD-17b", POLICY)
    for part in parts:
        named = part.name.startswith(("gather.comp.", "gather.f32.", "formats.f32.special.gather"))
        if not named or part.tex["kind"] != "2d" or "border" in part.tex["addr"] or component(part) >= device.Texture(part.tex).components or format_of(part.tex)[1] == "UINT":
            continue
        texture = device.Texture(part.tex)
        rows = [row for row in part.rows() if picks.places.same(part.tex, samples.coordinates(part, row))]
        other = [row for row in rows if plainly(part, texture, row) != row[1]]
        rest = [row for row in rows if row not in other]
        if other:
            picks.gather(file, part, checked(part, spread(other, FEW) + spread(rest, OTHERS)), part.op.split("_")[1].upper())
    return {"gather8_texels": file}


def cornered(part):
    """Of each face each sample beyond a corner."""
    cube, found = device.CubeMap(part.tex), {}
    for row in spread(part.rows(), POOL):
        if picks.unit_direction(part, row[0]):
            face, four = rule.project(picks.Direction(*row[0][-3:]))[0], cube.four(row[0][-3:], 0)
            for k, at in enumerate(four):
                if len(at) > 1 and len({word for word in row[1]}) > 1:
                    found.setdefault((face, k), []).append(row)
    rows = [found[key][0] for n, key in enumerate(sorted(found)) if part.tex["w"] == 3 and "f32.n" in part.name or n % 5 == part.line % 5]
    return list({str(row): row for row in rows}.values())


def seams(parts):
    file = File("TLD4 across the corners of seamless cubes: codes of 8 and 16 bits, floats, integers.", "PD-125b PD-17b", "PD-133", f"{POLICY} coord_fixed21")
    for part in parts:
        if part.name.startswith(("cube.gather.f32.", "cube.gather.corner.", "cube.gather.n")) and part.tex["seamless"] and part.tex["w"] < 4 and part.name[-1] not in "ba":
            for chosen in picks.chunks(checked(part, cornered(part))):
                picks.gather(file, part, chosen, part.op.split("_")[1].upper(), "CUBE")
    return {"gather8_seams": file}


SUITES = texels, seams
