#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The rows that are kept of a capture, by a rule for each part.

usage: thin.py CAPTURE FOLDER      CAPTURE/NAME.tsv or NAME.tsv.gz of each file to FOLDER/NAME.tsv.xz

A part that no rule names is kept whole. Parts without rows, and what the driver refused, leave their S and X lines.
"""
import fnmatch
import gzip
import lzma
import sys
from pathlib import Path

import rows

ENDS = {0, 1, 2, 63, 64, 127, 128, 129, 191, 192, 254, 255}


def first(count):
    return lambda index, words: index < count


def every(step):
    return lambda index, words: index % step == 0


def pairs_of_ends(index, words):
    """BC4: all pairs with an end at a place where something changes, and one in sixteen of the others."""
    block = int(words[:8], 16)
    return block & 255 in ENDS or block >> 8 & 255 in ENDS or index % 16 == 0


RULES = (  # the first that matches
    ("blocks.bc4?.pairs", pairs_of_ends),
    ("blocks.bc6hs.random", None),
    ("blocks.*.srgb.random", first(576)),  # BC7: 64 of each of nine modes
    ("blocks.*.random", first(2304)),  # BC7: 256 of each mode, BC6H: 128 of each of eighteen
    ("blocks.*.linear", first(2048)),
    ("formats.unorm16.*", every(16)),  # as formats.u16, from another kind of array
    ("formats.snorm16.*", every(16)),
    ("formats.?16.linear", every(4)),
    ("filter.pitch.*", first(1024)),  # as the filter of arrays
    ("filter.2d.*x[24]", first(2048)),
    ("cube.any.*", every(8)),  # the kernel multiplies by an approximated reciprocal
    ("grad.random.*.point", every(4)),
    ("patched.p_tex_lz_2d.*", every(16)),  # level 0 whatever the coordinates
)


def rule_of(name):
    return next((rule for pattern, rule in RULES if fnmatch.fnmatch(name, pattern)), None)


def kept(lines):
    """The lines of a file that stay; E lines say how many rows there were."""
    name, rule, index, count, head = "", None, 0, 0, []
    for line in lines:
        tag = line[:1]
        if tag == "P":
            name, index, count, head = line.split(" ", 2)[1], 0, 0, [line]
            rule = rule_of(name)
        elif tag == "E":
            if count:
                yield f"E {name} rows={count} of {index}\n"
            name = ""
        elif tag in "SX#":
            yield line
            name = "" if tag == "X" else name
        elif name:
            if rule is None or rule(index, line):
                yield from head
                head, count = [], count + 1
                yield line
            index += 1


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name in rows.FILES:
        path = source / f"{name}.tsv"
        opened = path.open() if path.exists() else gzip.open(f"{path}.gz", "rt")
        with opened as file:
            text = "".join(kept(file))
        (folder / f"{name}.tsv.xz").write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
