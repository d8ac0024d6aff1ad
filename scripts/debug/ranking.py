# SPDX-License-Identifier: Apache-2.0
"""
In which order lines are suspect: first those with a change that makes the failing beat right and leaves the correct ones as they
are; then what could be a cause, the nearest first, where a line that is none is moved away by so many steps.
"""
from collections import namedtuple

# what: "logic", an expression; "copy", a signal that has its value from another; "glue", between the stages; "constant"
# decides: another value there makes the failing beat right, None: not known; same: correct beats with the same value, of `beats`
Clue = namedtuple("Clue", "what decides same beats change depth")
RARE = 8  # steps, if the value was in none of the correct beats
UNKNOWN = 12  # if not all values were tried
NO_CAUSE = 40  # if none makes the failing beat right
COPY = 4  # a line that computes nothing


def rank(clue):
    change, beats = clue.change, clue.beats
    if change and (change.kept or not beats):
        return 0, beats - change.kept + change.wrong - change.righted, clue.depth + (not change.plain)
    return 1, 0, clue.depth + away(clue)


def away(clue):
    steps = 0 if clue.decides or clue.change else UNKNOWN if clue.decides is None else NO_CAUSE + clue.same
    if clue.beats and clue.same == 0:
        steps = min(steps, RARE)
    return steps + COPY * (clue.what == "copy")
