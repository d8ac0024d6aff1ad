# SPDX-License-Identifier: Apache-2.0
"""The boundaries of rtl/defs/boundaries.tsv: where each stands in the probe, and the sets that they belong to."""
from dataclasses import dataclass

MOST = 64  # bits of a set
HANDSHAKE_WORDS = 2 * MOST // 32  # of the probe, before the payloads: valid and ready, a bit per boundary
KINDS = ("in", "out", "mid", "mon")
SETS = ("standing", "pipeline", "request", "memory", "register", "withdrawn", "following", "thread")


@dataclass
class Boundary:
    name: str
    bundle: str
    stage: str
    consumer: str
    kind: str
    sets: list
    doc: str
    number: int  # its bit in a set
    word: int = 0  # of the payloads: where its own begins
    words: int = 0

    @property
    def upper(self):
        return self.name.upper()


def load(table, bundles, paths):
    """`paths` are the names of more sets."""
    known = SETS + paths
    found = []
    for line, (*cells, sets, doc) in zip(table.lines, table.rows):
        b = Boundary(*cells, [s for s in sets.split(",") if s], doc, len(found))
        if b.number == MOST:
            table.fail(line, f"boundary {b.name} is one too many: a set of boundaries has {MOST} bits")
        if b.name in (other.name for other in found):
            table.fail(line, f"boundary {b.name} is there already")
        if b.bundle not in bundles:
            table.fail(line, f"boundary {b.name}: no bundle '{b.bundle}' in bundles.tsv")
        if all(f.carried for f in bundles[b.bundle]):
            table.fail(line, f"boundary {b.name}: all fields of bundle {b.bundle} are carried; expected one that is probed")
        if b.kind not in KINDS:
            table.fail(line, f"boundary {b.name}: kind '{b.kind}', expected one of {', '.join(KINDS)}")
        for name in b.sets:
            if name not in known:
                table.fail(line, f"boundary {b.name}: set '{name}', expected some of {', '.join(known)}")
        found.append(b)
    return found


def place(boundaries, words):
    """Payloads stand one after the other, each from a word on; words(bundle) is how many it has. Returns the sum."""
    at = 0
    for b in boundaries:
        b.word, b.words = at, words(b.bundle)
        at += b.words
    return at


def members(boundaries, paths):
    """Name and boundaries of each set: those of a kind, those of the column, those of a path."""
    for kind in KINDS:
        yield kind, [b for b in boundaries if b.kind == kind]
    for name in SETS:
        yield name, [b for b in boundaries if name in b.sets]
    for path in paths:
        yield path.name, path.boundaries
