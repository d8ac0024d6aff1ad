# SPDX-License-Identifier: Apache-2.0
"""
In which order lines are suspect: first those with a change that makes the failing beat right and leaves the correct ones as they
are; then what could be a cause, the nearest first. A line that is less likely one counts as if it were more steps away.
"""
from collections import namedtuple

from operators import FORCED

# what: "logic", an expression; "load", one that chooses what a register takes; "copy", a line that computes nothing; "register",
# one that is a register; "glue", between the stages; "constant"
# decides: another value there makes the failing beat right, None: not known; same: correct beats with the same value, of `beats`
# common: other stages have the line too, and agree with the model
Clue = namedtuple("Clue", "what decides same beats change depth common", defaults=(False,))
BROKEN = 4  # steps, if a change makes the failing beat right, but correct ones wrong
RARE = 4  # if no other value is known to make it right, but the value was in no correct beat
UNKNOWN = 12  # if not all values were tried
NO_CAUSE = 40  # if none makes the failing beat right
STEPS = {"copy": 4, "load": 5, "register": 9}  # if a line only passes a value on
COPY_OF_CHANGED = 6
COMMON = 15
GIVEN = 2  # if any other value is right, and no expression for it is known


def rank(clue):
    """The wide search."""
    change, common = clue.change, COMMON * clue.common
    if change and (change.kept or not clue.beats):
        lost, still = clue.beats - change.kept, change.wrong - change.righted
        return 0, lost + still, clue.depth + change.odd + COPY_OF_CHANGED * (clue.what == "copy") + common
    if clue.decides and 2 * clue.same <= clue.beats > 0:  # the other value wherever this one is: so many correct beats are lost
        return 0, clue.same, clue.depth + GIVEN + common
    return 1, 0, clue.depth + away(clue) + common


def by_beats(clue):
    """The narrow search: first what repairs the failing beat and leaves the correct ones; of the rest, what is rare in these."""
    change = clue.change
    if clue.what == "constant":
        kind = 3 if not clue.beats else 2 if clue.decides is None else 1
        return kind, clue.beats // 2 if clue.decides is None else 0, clue.depth
    if not change:
        return (2, clue.same, clue.depth) if clue.beats else (3, 0, clue.depth)
    lost, still = clue.beats - change.kept, change.wrong - change.righted
    if change.kept or not clue.beats:
        return 0, lost + still, clue.depth + (change.odd == FORCED)
    return 1, clue.same + still, clue.depth


def away(clue):
    unlikely = NO_CAUSE + clue.same if clue.decides is False else UNKNOWN if clue.decides is None else 0
    steps = BROKEN if clue.change else unlikely
    return (min(steps, RARE) if clue.beats and clue.same == 0 else steps) + STEPS.get(clue.what, 0)
