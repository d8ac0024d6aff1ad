# SPDX-License-Identifier: Apache-2.0
"""Captured rows of BC4, BC5 and alpha of BC3, for a unit with POLICY bc4_nv: it mixes them as the device does (PD-135, PD-135a).

The blocks are those in which another way to mix shows, and some of all. Each row is what device.py computes too.
"""

import itertools
from unittest import mock

import device
import facts
import picks
import samples
import weighed
from picks import spread
from tlv import File

POLICY, PLACES = "bc4_nv", "coord_fixed21"
POOL, EACH = 1500, 1  # rows of a part that are looked at; taken for each wrong step
LOWEST = (128, 129), (129, 128), (128, 128), (129, 129), (128, 127), (127, 128)  # ends of BC4, signed


def exchanged(steps, a, b):
    out = list(steps)
    out[a], out[b] = out[b], out[a]
    return tuple(out)


WRONG = (
    ("LONG", exchanged(device.LONG, 2, 3)),
    ("SHORT", exchanged(device.SHORT, 1, 2)),
    ("LONG", ((0, 37),) + device.LONG[1:]),
    ("SIGNED_LEAST", -128),
    ("widened", lambda e, is_signed: (258 if is_signed else 257) * e),
    ("widened", lambda e, is_signed: 258 * e + (e >> 6) if is_signed else 257 * e),
    ("LONG_8", (293, 585, 878, 1170, 1463, 1755)),
    ("SHORT_8", (410, 819, 1229, 1638)),
)


def telling(part, count):
    made = facts.blocks(part)
    rows = spread(part.rows(), POOL)
    was, taken = [made(row[0]) for row in rows], set()
    for row, found in zip(rows, was):
        assert all(a in (b, None) for a, b in zip(found, row[1])), f"{part.name}: {row} is not what device.py computes"
    for step in WRONG:
        with mock.patch.object(device, *step):
            wrong = facts.blocks(part)
            taken.update(itertools.islice((k for k, row in enumerate(rows) if wrong(row[0]) != was[k]), EACH))
    taken.update(spread([k for k in range(len(rows)) if k not in taken], max(1, count - len(taken))))
    return [rows[k] for k in sorted(taken)]


def lowest(part):
    """Blocks whose ends are about the lowest one."""
    if not part.name.endswith("bc4s.pairs"):
        return []
    return [row for row in part.rows() if (row[0][0] & 255, row[0][0] >> 8 & 255) in LOWEST]


def blocks(parts):
    file = File(
        "BC4 and BC5, signed and not, and BC3: pairs of ends, indices.", "PD-135 PD-135a", "PD-84 PD-84b PD-134", f"{POLICY} bc1_nv"
    )
    for part in parts:
        if part.name.startswith("blocks.") and facts.block_form(part) and part.tex["content"] == "rows" and not part.tex["srgb"]:
            rows = telling(part, 8 if "pairs" in part.name else 4) + lowest(part)
            texels, comps = part.head["texels"], part.head["comps"]
            handle = picks.block_texture(file, part.tex["view"], [given for given, _ in rows])
            lanes = [((4 * n + i % 4, i // 4), out[comps * i : comps * (i + 1)]) for n, (_, out) in enumerate(rows) for i in range(texels)]
            for some in picks.chunks(lanes):
                picks.fetched(file, part, some, handle)
    return {"bc4_blocks": file}


def filtered(parts):
    file = File(
        "BC4 and BC3, filtered and gathered.", "PD-135 PD-135a PD-125", "PD-84 PD-134", f"{POLICY} bc1_nv {weighed.POLICY} {PLACES}"
    )
    for part in parts:
        if not part.name.startswith("blocks.") or not facts.block_form(part) or part.tex["content"] == "rows" or not facts.blocks(part):
            continue
        for some in picks.chunks(telling(part, 32)):
            handle = weighed.block_image(file, part.tex)
            if "gather" in part.name:
                asm = f"TLD4.R R8, R0, {handle_of_gather(file, part)}, 2D, 0xf"
                file.warp(asm, picks.operands(part, some), [dict(zip(picks.NUMBERS, out)) for _, out in some], part.name)
            else:
                picks.tex(file, part, some, handle)
    return {"bc4_filtered": file}


def handle_of_gather(file, part):
    """Of a texture that a gather reads as one."""
    with mock.patch.object(picks, "PLAIN", "TWO_D"):
        return weighed.block_image(file, part.tex)


SUITES = blocks, filtered
