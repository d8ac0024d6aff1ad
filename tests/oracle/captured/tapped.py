# SPDX-License-Identifier: Apache-2.0
"""The taps of the captured device with anisotropy (fact 17 of the rows' README): number, weights and places, by log8.py.

The rows are those of a single texel, and of a texture that holds its columns: what they give is the exact sum of their weights.
"""
import math

import derived
import device
import float10
import log8
import rule

ONE = log8.ONE
PARTS = "impulse", "ramp"


def is_tapped(part):
    return part.name.startswith("aniso") and part.tex["content"].startswith(PARTS)


class Taps:
    """Of the words of two derivatives. asked: the limit whose trilinear optimisation is applied, 0: that of none."""

    def __init__(self, part, words, asked):
        tex, values, limit = part.tex, [rule.value32(word) for word in words], derived.limit(part)
        both = float10.scaled(values[:2], values[2:], (tex["w"], tex["h"]))
        longest, shorter = float10.measured(*both) or (-ONE, -ONE)
        self.log = log8.ratio(longest, shorter, limit)
        level = float10.decided(longest, shorter, limit)
        kept = max(0, min(derived.optimised(max(0, level), asked), ONE * (tex["levels"] - 1)))
        self.level = kept if tex["mip"] == "linear" else kept + ONE // 2 >> 8 << 8
        vector, at = both[log8.along(float10.second_is_longer(*both))], divmod(self.level, ONE)
        self.halves = [log8.signed(log8.half(unit, *at), c) for unit, c in zip(log8.units(vector), vector)]
        self.weights, self.total = log8.weights(self.log) or ([ONE], ONE)

    def shares(self):
        """(number of the tap, level, weight)"""
        whole, part = divmod(self.level, ONE)
        for k, weight in enumerate(self.weights):
            coarser = log8.coarser(weight, part, k) if part else 0
            yield from ((k, log8.step_of(whole, n), share) for n, share in enumerate((weight - coarser, coarser)) if share)

    def place(self, k, half):
        return log8.place(self.log, k, len(self.weights), half) if len(self.weights) > 1 else 0

    def texels(self, tex, at):
        """(weight, level, column, line)"""
        for k, level, share in self.shares():
            found = []
            for s, size, half in zip(at, (tex["w"], tex["h"]), self.halves):
                size = max(1, size >> level)
                place = (math.floor(rule.value32(s) * 2 ** device.FRACTION) * size + 2 ** 12 >> 13) + log8.on_level(self.place(k, half), level)
                first, weight = device.parts_of(place)
                texels = [device.wrapped("clamp", first + i, size) for i in (0, 1)]
                found.append((texels, 0 if texels[0] == texels[1] else weight))
            (columns, wx), (lines, wy) = found
            parts = device.split(share, wx, wy)
            yield from ((parts[2 * j + i], level, columns[i], lines[j]) for j in (0, 1) for i in (0, 1))

    def sum(self, tex, at):
        return rule.Fraction(sum(weight * number(tex, *texel) for weight, *texel in self.texels(tex, at)), self.total)


def number(tex, level, column, line):
    """Of a texel; levels but the first are not captured with others than zeros and their columns."""
    if tex["content"] != "impulse":
        return column + 1
    return (column, line) == (tex["seed"] & 0xFFFF, tex["seed"] >> 16)


def wrong(part, each=1, asked=None):
    """(rows that were compared, those that contradict)"""
    known, compared, contradict = {}, 0, []
    asked = part.tex["aniso"] if asked is None else asked
    for given, answer in part.rows()[::each]:
        key, compared = tuple(given[2:]), compared + 1
        if key not in known:
            known[key] = Taps(part, key, asked)
        if known[key].sum(part.tex, given[:2]) != rule.value32(answer[0]):
            contradict.append((given, answer))
    return compared, contradict


if __name__ == "__main__":
    import sys
    import rows
    sys.dont_write_bytecode = True
    count = [0, 0, 0]
    for part in rows.parts(sys.argv[1]):
        if is_tapped(part):
            compared, contradict = wrong(part)
            count = [a + b for a, b in zip(count, (compared, len(contradict), len(wrong(part, 1, 0)[1])))]
            if contradict:
                print(part.name, compared, len(contradict), contradict[0])
    print(f"{count[0]} rows compared, {count[1]} contradict, without the optimisation {count[2]}")
