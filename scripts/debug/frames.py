# SPDX-License-Identifier: Apache-2.0
"""Both sides of all boundaries, cycle by cycle, and the way of a thread through them."""
import itertools

from stage_of import at, boundaries, table

MOST_BEATS = 24  # correct ones that are compared
AFTER = 16  # cycles after the failure, if they were recorded
NARROW = 4  # bits of a field whose values are told apart
TAG = ("tag_warp", "tag_lane")
BOUNDARIES = boundaries()


class Frames:
    """Both sides of all boundaries, cycle by cycle, as the waveform of a failure has them."""

    def __init__(self, program, wave, first, last):
        self.table, self.first, self.last = table(program, wave, "texlock", first, last), first, last

    def value(self, side, boundary, name, cycle):
        return self.table.bits(f"{side}.{boundary}.{name}", at(cycle))

    def fields(self, boundary):
        names = [name.split(".", 2)[2] for name in self.table.members[f"rtl.{boundary}"]]
        return [name for name in names if name not in ("valid", "ready")]

    def differing(self, boundary, cycle, model_cycle=None):
        model_cycle = cycle if model_cycle is None else model_cycle
        return [name for name in self.fields(boundary)
                if self.value("rtl", boundary, name, cycle) != self.value("model", boundary, name, model_cycle)]

    def agree(self, boundary, name, cycle):
        """Both sides have the same valid, or ready; before the frames begin they do."""
        texts = {self.value(side, boundary, name, cycle) for side in ("rtl", "model")}
        return texts != {"0", "1"}

    def new(self, side, boundary, cycle):
        """A beat is shown for the first time."""
        waited = (self.value(side, boundary, "valid", cycle - 1), self.value(side, boundary, "ready", cycle - 1)) == ("1", "0")
        return self.value(side, boundary, "valid", cycle) == "1" and not waited

    def correct(self, boundary, cycle):
        """Cycles before this one in which both sides begin to show the same beat."""
        found = [c for c in range(cycle - 1, self.first, -1)
                 if self.new("rtl", boundary, c) and self.value("model", boundary, "valid", c) == "1" and
                 not self.differing(boundary, c)]
        return self.varied(boundary, found, MOST_BEATS)

    def varied(self, boundary, cycles, most):
        """Some of them: of those that show something new, a thread or a value of a narrow field, the first ones; and others."""
        new, seen = [], set()
        for cycle in cycles:
            shown = {(name, text) for name in self.fields(boundary)
                     if len(text := self.value("rtl", boundary, name, cycle) or "") <= NARROW or name == TAG[0]}
            shown.add(tuple(self.value("rtl", boundary, name, c) for name in ("valid", "ready") for c in (cycle - 1, cycle)))
            if shown - seen:
                new.append(cycle)
            seen |= shown
        return (new + [c for c in cycles if c not in new])[:most]

    def later(self, boundary, cycle):
        """Cycles after this one in which both sides begin to show a beat: those that agree, and those that differ."""
        new = [c for c in range(cycle + 1, self.last + 1) if self.new("rtl", boundary, c) and self.new("model", boundary, c)]
        differ = [c for c in new if self.differing(boundary, c)]
        return [c for c in new if c not in differ], differ

    def agreed(self, boundary, name, cycle):
        """Cycles before this one in which both sides have the same valid, or ready, some with either value."""
        found = {"0": [], "1": []}
        for c in range(cycle - 1, self.first, -1):
            text = self.value("rtl", boundary, name, c)
            if text in found and text == self.value("model", boundary, name, c):
                found[text].append(c)
        either = [self.varied(boundary, cycles, MOST_BEATS // 2) for cycles in found.values()]
        return [c for pair in itertools.zip_longest(*either) for c in pair if c is not None]

    def unlike(self, boundary, name, cycle):
        """Cycles after this one in which both sides have another valid, or ready."""
        sides = [(c, {self.value(side, boundary, name, c) for side in ("rtl", "model")}) for c in range(cycle + 1, self.last + 1)]
        return [c for c, texts in sides if texts == {"0", "1"}][:AFTER // 2]

    def last_of(self, side, boundary, tag, cycle):
        """The last cycle, up to this one, in which a beat of the thread begins; None: none is in the waveform."""
        for c in range(cycle, self.first, -1):
            if self.new(side, boundary, c) and all(self.value(side, boundary, k, c) == v for k, v in tag.items()):
                return c
        return None


def journey(frames, boundary, cycle):
    """The beats of the failing thread before this one, a row a boundary: name, cycle in RTL and model, fields that differ."""
    if not set(TAG) <= set(frames.fields(boundary)):
        return []
    tag = {k: frames.value("rtl", boundary, k, cycle) for k in TAG}
    rows = []
    for name in (n for n, (_, sets) in BOUNDARIES.items() if "thread" in sets):
        found = [frames.last_of(side, name, tag, cycle) for side in ("rtl", "model")]
        if None not in found:
            rows.append((name, *found, frames.differing(name, *found)))
        if name == boundary:
            break
    return rows
