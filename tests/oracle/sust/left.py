# SPDX-License-Identifier: Apache-2.0
"""What stores leave in the registers of the unit: counters, the first trap, the flag of byte addresses."""
from collections import Counter

from store import AXES

LINE = 32
REASONS = ("bounds", "trap", "type", "format", "header", "disabled")
PLACES = "xyz"


class Registers:
    """Of all instructions of a file, in order."""

    def __init__(self):
        self.counts, self.trap, self.misaligned, self.errors, self.faults = Counter(), None, False, 0, []

    def add(self, number, warp, outcomes, written, fails=lambda line: False):
        """number: of the warp; written: the addresses of its bytes; fails: is a line answered with an error?"""
        for lane in sorted(outcomes):
            outcome = outcomes[lane]
            self.misaligned |= outcome.misaligned
            self.counts["store" if outcome.action == "store" and outcome.data else outcome.action] += 1
            if outcome.action == "trap" and self.trap is None:
                self.trap = (number, lane, outcome.axis, self.delivered(warp, lane))
        lines = {address // LINE for address in written}
        self.counts["line"] += len(lines)
        errors = sum(map(fails, lines))
        self.errors += errors
        self.faults += [number] * errors

    def clear(self, record):
        if record == "traps":
            self.trap, self.misaligned = None, False
        else:
            self.faults = []

    @staticmethod
    def delivered(warp, lane):
        """x, y, and z or the array index, of which 16 bits are looked at; an axis that is not there is 0."""
        at = dict.fromkeys(PLACES, 0)
        for axis, register in zip(AXES[warp.store.dim], warp.coordinates[lane]):
            at["z" if axis == "a" else axis] = register & 0xffff if axis == "a" else register
        return [at[axis] for axis in PLACES]

    def lines(self):
        """Expectations of the registers, at the end of the file."""
        values = {"COUNT_STORES": self.counts["store"], "COUNT_WRITES": self.counts["line"],
                  "COUNT_WRITE_ERROR": self.errors}
        values.update({f"COUNT_DROP_{reason.upper()}": self.counts[reason] for reason in REASONS})
        values.update({"MISALIGNED": int(self.misaligned), "TRAP.valid": int(self.trap is not None)})
        if self.trap:
            number, lane, axis, at = self.trap
            values.update({"TRAP.warp": number, "TRAP.lane": lane, "TRAP.axis": "array" if axis == "a" else axis})
            values.update({f"TRAP_{axis.upper()}": f"{at[n]:#x}" for n, axis in enumerate(PLACES)})
        if self.faults:
            values.update({"FAULT.valid": 1, "FAULT.code": '"memory-error"', "FAULT.warp": self.faults[0]})
        if self.errors:
            values.update({"FAULT_COUNT": len(self.faults)})
        return [f"expect register {name} = {value}" for name, value in values.items()]
