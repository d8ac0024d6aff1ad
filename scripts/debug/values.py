# SPDX-License-Identifier: Apache-2.0
"""Recorded values of signals, by time."""


class Table:
    """What `texlock signals` prints: of each time a value of each signal, as text of bits."""

    def __init__(self, text, scope):
        lines = text.splitlines()
        names, widths = lines[0].split("\t")[1:], lines[1].split("\t")[1:]
        self.place = {name[len(scope) + 1:]: i for i, name in enumerate(names)}
        self.width = [int(w) for w in widths]
        self.rows = {}
        for line in lines[2:]:
            time, *values = line.split("\t")
            self.rows[int(time)] = values
        self.members = {}
        for name in self.place:
            parts = name.split(".")
            for i in range(1, len(parts)):
                self.members.setdefault(".".join(parts[:i]), []).append(name)

    def bits(self, name, time):
        """Text of bits, highest first, of a signal, or of a struct: its members, highest first. None: not recorded."""
        row = self.rows.get(time)
        if row is None:
            return None
        if name in self.place:
            return row[self.place[name]]
        if name in self.members:
            return "".join(row[self.place[member]] for member in self.members[name])
        return None

    def first(self, name):
        """Text of bits at the first time: of what never changes."""
        return self.bits(name, min(self.rows))

    def member(self, name, place):
        """The member of a struct in which a bit is, and its place there."""
        if name in self.place or name not in self.members:
            return name, place
        for member in reversed(self.members[name]):
            width = self.width[self.place[member]]
            if place < width:
                return member, place
            place -= width
        return name, place


def integer(bits, signed=False):
    value = 0
    for i, bit in enumerate(bits):
        if bit is None:
            return None
        value |= bit << i
    if signed and bits and bits[-1]:
        value -= 1 << len(bits)
    return value
