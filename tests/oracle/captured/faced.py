# SPDX-License-Identifier: Apache-2.0
"""Captured rows of cubes and any direction, for a unit with POLICY coord_fixed21 (PD-128a): off the face, far away, what is no number.

The rows are those that a wrong face, or a wrong place on it, would change, and some of all. Each is what device.py computes too.
"""

import itertools
import struct
from unittest import mock

import device
import picks
import rule
import samples
import weighed
from picks import NUMBERS, spread
from tlv import File

POLICY = "coord_fixed21"
POOL, EACH = 2048, 3  # rows of a part that are looked at; taken for each wrong step


def sanitised(bits):
    return abs(rule.value32(bits))


def no_limit(words):
    face, *on = FACED(words)
    x, y, z = map(rule.value32, words)
    both = ((-z, -y), (z, -y), (x, z), (x, -z), (x, -y), (-x, -y))[face]
    return face, *(rule.floor((c + 1) * 2**20) for c in both)


def rounded(words):
    face, *_ = FACED(words)
    x, y, z = map(rule.value32, words)
    both = ((-z, -y), (z, -y), (x, z), (x, -z), (x, -y), (-x, -y))[face]
    return face, *(max(0, min(1 << 21, rule.floor(rule.rne32(c / 2 + rule.HALF) * 2**21))) for c in both)


def signed_zero(words):
    face, *on = FACED(words)
    longest = face >> 1
    return (2 * longest + (words[longest] >> 31), *on)


LENGTH, FACED = device.length, device.faced
WRONG = (
    ("length", sanitised),
    ("length", lambda bits: bits & ~device.SIGN),
    ("length", lambda bits: min(LENGTH(bits), device.INFINITY - 1)),
    ("length", lambda bits: 0 if 0 < LENGTH(bits) < 0x800000 else LENGTH(bits)),
    ("faced", no_limit),
    ("faced", rounded),
    ("faced", signed_zero),
)


def odd(row):
    """Some part is no number, infinite, denormal; or all are zeros."""
    return any(bits & ~device.SIGN >= device.INFINITY or 0 < bits & ~device.SIGN < 0x800000 for bits in row[0]) or not any(
        bits & ~device.SIGN for bits in row[0]
    )


def telling(part, count):
    rows = part.rows()
    rows = list(spread(rows, POOL)) + [row for row in spread(rows, 4 * POOL) if odd(row)][:POOL]
    cube, taken = device.AnyCube(part.tex), set()
    answers = lambda row: cube.gather(0, row[0]) if "tld4" in part.op else [cube.point(row[0])]
    was = [answers(row) for row in rows]
    for row, found in zip(rows, was):
        assert found == row[1][: len(found)], f"{part.name}: {row} is not what device.py computes"

    def differs(k):
        try:
            return answers(rows[k]) != was[k]
        except (IndexError, struct.error):
            return True

    for step in WRONG:
        with mock.patch.object(device, *step):
            taken.update(itertools.islice((k for k in range(len(rows)) if k not in taken and differs(k)), EACH))
    taken.update(spread([k for k in range(len(rows)) if k not in taken], max(2, count - len(taken))))
    return [rows[k] for k in sorted(taken)]


def gathers(parts):
    file = File(
        "TLD4 of cubes in any direction, across seams and of faces that stand alone; integers beyond corners.",
        "PD-128a PD-125b",
        "PD-16b PD-134",
        f"{POLICY} {weighed.POLICY}",
    )
    for part in parts:
        if part.name.startswith("patched.p_tld4_r_cube"):
            for some in picks.chunks(telling(part, 64)):
                picks.gather(file, part, some, param="CUBE")
    return {"faces_gathers": file}


def points(parts):
    file = File("TEX of a point in cubes in any direction.", "PD-128a", "PD-16b PD-134", POLICY)
    for part in parts:
        if part.name.startswith("patched.p_tex_cube"):
            for some in picks.chunks(telling(part, 64)):
                file.warp(
                    f"TEX.LZ R8, R0, {samples.handle(file, part, None)}, CUBE, 0xf",
                    picks.operands(part, some),
                    [dict(zip(NUMBERS, out)) for _, out in some],
                    part.name,
                )
    return {"faces_points": file}


SUITES = gathers, points
