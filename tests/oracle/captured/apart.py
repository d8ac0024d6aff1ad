# SPDX-License-Identifier: Apache-2.0
"""Captured rows for a unit with POLICY taps_log8: its taps are the device's.

Of each part the rows are those whose result a wrong step of the taps would change (log8_flaws.py), and some of all. Each is what
tapped.py computes. This unit has no trilinear optimisation (PD-121): where the driver's moves the level, the sampler has as much of a bias.
"""
import copy
import itertools

import derived
import levelled
import rule
import tapped
from log8_flaws import FLAWS, flawed
from picks import spread
from tlv import LANES, File

POLICY = "coord_fixed21 lod_float10 filter_weight8 taps_log8"
POOL, OTHERS = 160, 6   # rows that are looked at for a step; taken beside those that one tells
RULES, TWO_LEVELS = "PD-136 PD-136a PD-136b", "PD-136c"


def taps_of(part, rows):
    """{derivatives: their taps}"""
    return {key: tapped.Taps(part, key, part.tex["aniso"]) for key in {tuple(given[2:]) for given, _ in rows}}


def sums(part, rows, taps):
    return [taps[tuple(given[2:])].sum(part.tex, given[:2]) for given, _ in rows]


def told(taps):
    return taps.weights, taps.halves, [[taps.place(k, half) for half in taps.halves] for k in range(len(taps.weights))], list(taps.shares())


def by_bias(part):
    """{what the driver's optimisation adds to the level, in 1/256: rows}"""
    rows, found = part.rows(), {}
    moved = {key: taps.level - tapped.Taps(part, key, 0).level for key, taps in taps_of(part, rows).items()}
    for row in rows:
        found.setdefault(moved[tuple(row[0][2:])], []).append(row)
    return found


def telling(part, rows, each, most):
    """each: rows of a wrong step."""
    lit = [k for k, (_, answer) in enumerate(rows) if answer[0]]
    pool = [rows[k] for k in spread(lit, POOL)]
    right, taken = taps_of(part, pool), set()
    was = sums(part, pool, right)
    assert all(rule.value32(answer[0]) == made for (_, answer), made in zip(pool, was)), part.name
    for name in FLAWS:
        with flawed(name):
            wrong = taps_of(part, pool)
            other = {key for key in right if told(wrong[key]) != told(right[key])}
            changed = (k for k, row in enumerate(pool) if tuple(row[0][2:]) in other and sums(part, [row], wrong)[0] != was[k])
            taken.update(itertools.islice(changed, each))
    rest = [k for k in range(len(pool)) if k not in taken]
    taken.update(spread(rest, OTHERS))
    dark = [row for row in rows if not row[1][0]]
    return spread([pool[k] for k in sorted(taken)], most - 2) + spread(dark, 2 if pool else 0)


def biased(part, bias):
    """The same with another bias of the sampler."""
    made = copy.copy(part)
    made.tex = dict(part.tex, bias=f"{rule.bits32(rule.Fraction(bias, 256)):08x}")
    return made


def tapped_rows(parts, named, each, most, about, more=""):
    """more: rules."""
    file = File(about, f"{RULES} {more}".strip(), "PD-112", POLICY)
    for part in parts:
        if tapped.is_tapped(part) and named in part.name:
            for bias, rows in sorted(by_bias(part).items()):
                chosen = telling(part, rows, each, most)
                if chosen:
                    levelled.given(file, biased(part, bias), [derived.Group(part, [row]) for row in chosen])
    return file


def ratios(parts):
    return {"taps_ratios": tapped_rows(parts, ".ratio", 2, 28, "TXD with anisotropy, each limit, ratios of 1.5 to 20: the response of one texel.")}


def levels(parts):
    return {"taps_levels": tapped_rows(parts, ".mips", 3, LANES, "TXD with anisotropy, of two levels too: the response of one texel. A bias of the sampler\n"
                                                               "stands for the driver's trilinear optimisation.", TWO_LEVELS)}


def ramps(parts):
    return {"taps_ramps": tapped_rows(parts, ".ramp", 3, LANES, "TXD with anisotropy, of columns: the mean of their numbers.")}


SUITES = ratios, levels, ramps
