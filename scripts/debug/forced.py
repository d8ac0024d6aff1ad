# SPDX-License-Identifier: Apache-2.0
"""Would another value of a signal, in one cycle, have made the failing beat right? A line of which no value would is no cause."""

from repair import MOST_CYCLES

FEW = 4  # bits of which all values are tried
MOST_BITS = 4  # of more bits, so many are inverted one by one
MOST_WORK = 1_500_000  # cells computed for a stage


class Forced:
    """`judge`: what the failing beat should be; `cut`: the slice, which tells the bits that can decide."""

    def __init__(self, judge, cut):
        self.judge, self.cut, self.known, self.work = judge, cut, {}, 0

    def decides(self, bits, cycle):
        """True: another value makes the failing beat right; False: none does; None: not all were tried."""
        key = tuple(b for b in bits if b in self.judge.words.at), cycle
        if key not in self.known:
            self.known[key] = self.tried(*key)
        return self.known[key]

    def tried(self, bits, cycle):
        before, few = self.judge.rerun.work, len(bits) <= FEW
        late = self.judge.cycle - cycle <= MOST_CYCLES
        masks = self.masks(bits, cycle) if late and self.work < (MOST_WORK if few else MOST_WORK // 2) else ()
        found = any(self.judge.inverted([bit for i, bit in enumerate(bits) if mask >> i & 1], cycle) for mask in masks)
        self.work += self.judge.rerun.work - before
        self.judge.rerun.work = before  # the changes have their own share
        return True if found else False if few and len(masks) else None

    def masks(self, bits, cycle):
        """Which of the bits are inverted together."""
        single = [1 << i for i, bit in enumerate(bits) if (bit, cycle) in self.cut.bits][:MOST_BITS]
        if len(bits) <= FEW:
            return list(dict.fromkeys([*single, *range(1, 1 << len(bits))]))
        value, most = self.judge.words.value(bits, self.judge.words.row(cycle)), (1 << len(bits)) - 1
        copies, way = (sum(((bit, cycle) in some) << i for i, bit in enumerate(bits)) for some in (self.cut.passed, self.cut.bits))
        steps = [step * sign for step in (1, *self.judge.errors) for sign in (1, -1)]
        masks = (copies, *single, way & value, way & ~value, value, value ^ 1, *(value ^ value + step & most for step in steps))
        return list(dict.fromkeys(mask for mask in masks if mask))
