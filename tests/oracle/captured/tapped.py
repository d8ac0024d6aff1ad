# SPDX-License-Identifier: Apache-2.0
"""The taps of the captured device with anisotropy (fact 17 of the rows' README): number, weights and places, in whole numbers.

The rows are those of a single texel, and of a texture that holds its columns: what they give is the exact sum of their weights.
"""
import math

import derived
import device
import float10
import rule

ONE = 256                 # of a logarithm; of a texel; of the weights of one tap
PARTS = "impulse", "ramp"


def is_tapped(part):
    return part.name.startswith("aniso") and part.tex["content"].startswith(PARTS)


def power(units, log):
    """units * 2^(log / 256), to the nearest: exactly, by comparing its 256th power."""
    n = math.floor(units * 2 ** (log / ONE))
    return n + ((2 * n + 1) ** ONE * 2 ** max(0, -log) <= (2 * units) ** ONE * 2 ** max(0, log))


def weights(log):
    """(of the taps on one side, from the middle outwards; the sum of both sides) of the ratio 2^(log / 256). None: one tap."""
    if log <= 0:
        return None, ONE
    if log <= ONE:
        return [ONE], 2 * ONE
    octave, each = log >> 8, power(ONE, -(log & 255))
    if each == ONE // 2:
        octave, each = octave + 1, ONE
    total, each = 2 * ONE if octave == 1 else 4 * ONE, each >> max(0, octave - 2)
    side, left = [], total // 2
    while left > each:
        side.append(each)
        left -= each
    return side + [left], total


def half_step(part, level):
    """Half of what two taps are apart along an axis, in 1/256 texel; part: that of the axis in the direction of the longer derivative."""
    size = abs(part) * 2 ** (level / ONE)
    if not size:
        return 0
    scale = 2 ** math.floor(math.log2(size) + 1e-9)
    seven = math.floor(128 * size / scale + 0.5) // 2
    return int(math.copysign(seven * 2 * scale, part))


def places(log, half):
    """Of the taps, in 1/256 texel from the middle, in the order of their numbers."""
    side, _ = weights(log)
    if side is None:
        return [0]
    if log < ONE:
        away = (2 * ONE - power(2 * ONE, -log)) * abs(half) + 128 >> 8
        return [-away, away] if half > 0 else [away, -away]
    count = 2 * len(side)
    return [(2 * k + 1 - count) * half for k in range(count)]


class Taps:
    """Of the words of two derivatives."""

    def __init__(self, part, words):
        tex, values = part.tex, [rule.value32(word) for word in words]
        limit, size = derived.limit(part), (tex["w"], tex["h"])
        of = float10.found(values[:2], values[2:], size, limit)
        level = max(of.minor, 0, of.length - 16 * float10.RATIOS[limit])
        self.log = max(0, of.length - level)
        kept = max(0, min(derived.optimised(level, tex["aniso"]), ONE * (tex["levels"] - 1)))
        self.level = kept if tex["mip"] == "linear" else kept + ONE // 2 >> 8 << 8
        longer = [float(v) * n for v, n in zip(values[2:] if of.second else values[:2], size)]
        length = math.hypot(*longer)
        self.halves = [half_step(v / length if length else 0, self.level) for v in longer]
        side, self.total = weights(self.log)
        self.weights = [ONE] if side is None else side[::-1] + side

    def shares(self):
        """(number of the tap, level, weight)"""
        whole, part = divmod(self.level, ONE)
        for k, weight in enumerate(self.weights):
            coarser = weight * part + 127 + (k & 1) >> 8
            yield from ((k, level, share) for level, share in ((whole, weight - coarser), (whole + 1, coarser)) if share)

    def texels(self, tex, at):
        """(weight, level, column, line)"""
        away = [places(self.log, half) for half in self.halves]
        for k, level, share in self.shares():
            found = []
            for s, size, steps in zip(at, (tex["w"], tex["h"]), away):
                size = max(1, size >> level)
                place = (math.floor(rule.value32(s) * 2 ** device.FRACTION) * size + 2 ** 12 >> 13) + (steps[k] >> level)
                first, weight = device.parts_of(place)
                texels = [device.wrapped("clamp", first + i, size) for i in (0, 1)]
                found.append((texels, 0 if texels[0] == texels[1] else weight))
            (columns, wx), (lines, wy) = found
            parts = device.split(share, wx, wy)
            yield from ((parts[2 * j + i], level, columns[i], lines[j]) for j in (0, 1) for i in (0, 1))


def number(tex, level, column, line):
    """Of a texel; levels but the first are not captured with others than zeros and their columns."""
    if tex["content"] != "impulse":
        return column + 1
    return (column, line) == (tex["seed"] & 0xFFFF, tex["seed"] >> 16)


def wrong(part, each=1):
    """(rows that were compared, those that contradict)"""
    known, compared, contradict = {}, 0, []
    for given, answer in part.rows()[::each]:
        key, compared = tuple(given[2:]), compared + 1
        if key not in known:
            known[key] = Taps(part, key)
        taps = known[key]
        total = sum(weight * number(part.tex, *texel) for weight, *texel in taps.texels(part.tex, given[:2]))
        if rule.Fraction(total, taps.total) != rule.value32(answer[0]):
            contradict.append((given, answer))
    return compared, contradict


if __name__ == "__main__":
    import sys
    import rows
    sys.dont_write_bytecode = True
    count = bad = 0
    for part in rows.parts(sys.argv[1]):
        if is_tapped(part):
            compared, contradict = wrong(part)
            count, bad = count + compared, bad + len(contradict)
            if contradict:
                print(part.name, compared, len(contradict), contradict[0])
    print(count, bad)
