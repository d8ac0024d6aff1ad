# SPDX-License-Identifier: Apache-2.0
"""Say why a renderer's four values differ from what the rules give."""
from fractions import Fraction

import rule

UNEXPLAINED = "UNEXPLAINED"
# Reasons that can move a footprint only beside a texel centre.
ROUNDINGS = {"snap", "product", "reduce", "reduce-half", "half", "offset", "offset-first", "tie"}
FAR = 2 ** 22  # texels; from here on a binary32 position has no 8 bits below the point to decide with


def axis_of(b, g, axis):
    """Coordinate as a fraction, exact position, largest offset of an axis."""
    s, size = rule.start(b, g)[1 + axis], 1 if b.texture.rect else (b.texture.width, b.texture.height)[axis]
    return s * size, max(abs(d[axis]) for d in b.ptp or ((g.u, g.v),))


def beside_centre(b, g, axis):
    """Within 1/512 texel of a centre, widened by what two or three roundings to binary32 can move."""
    p, offset = axis_of(b, g, axis)
    return abs(p - rule.floor(p) - rule.HALF) <= Fraction(1, 512) + (abs(p) + offset + 1) / 2 ** 22


def mirror(b, g, variant_s, variant_t):
    """The faces of mirroring the position instead of each texel index."""
    rules, others = (list(rule.axes(b, g, *pair)) for pair in (("rule", "rule"), (variant_s, variant_t)))
    if b.ptp:
        return "mirror: a sample of .PTP is the other texel of its pair"
    if others.count([]) > rules.count([]):
        return "mirror: border instead of texel 0 beside coordinate 0"
    swapped = sorted(map(str, rules)) == sorted(map(str, others))
    return "mirror: the texels of a pair change places" if swapped else "mirror: the other neighbour beside a centre"


def footprint(b, g, values):
    """Variants of the two axes and of the conversion that give these values, the fewest deviations first."""
    modes = [rule.variants(b, mode) for mode in (b.sampler.wrap_s, b.sampler.wrap_t)]
    conversions = rule.CONVERSIONS if b.sampler.compare == "-" else rule.COMPARING
    trials = [(s, t, c) for s in modes[0] for t in modes[1] for c in conversions]
    for s, t, c in sorted(trials, key=lambda x: (x[0] != "rule") + (x[1] != "rule") + (x[2] != "")):
        if rule.results(b, g, s, t, c) != values:
            continue
        if all(v not in ROUNDINGS or beside_centre(b, g, axis) for axis, v in enumerate((s, t))):
            names = {mirror(b, g, s, t) if v == "mirror" else v for v in {s, t} - {"rule"}}
            return sorted(names) + [c] * (c != "")
    return None


def value(b, g, values):
    """The texels of the rule, but other values."""
    texels, rules, f = list(rule.axes(b, g, "rule", "rule")), rule.results(b, g), b.texture.format
    differ = [k for k in range(4) if rules[k] != values[k]]
    if all(not texels[k] for k in differ):
        return f"border colour, {f.datatype}"
    if all(len(texels[k]) == 3 for k in differ):
        return "the corner of a cube (PD-17b)"
    return None


def reason(b, g, values):
    """A short name of the difference."""
    found = footprint(b, g, values)
    if found is not None:
        return " + ".join(found)
    if any(word >> 23 & 0xFF == 0xFF for word in (g.s, g.t, g.r)):
        return "NaN or infinity as coordinate (PD-19)"
    if any(abs(axis_of(b, g, axis)[0]) >= FAR for axis in (0, 1)):
        return "position beyond 2^22 texels (PD-18e, PD-18f)"
    return value(b, g, values) or UNEXPLAINED
