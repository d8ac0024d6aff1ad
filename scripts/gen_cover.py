#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generate the C that counts functional coverage.

usage: gen_cover.py DEFS_DIR RULES_TSV COVER_DIR OUT_DIR

Reads the cover points of COVER_DIR (columns: vectors/cover/README.md) over the boundaries of DEFS_DIR.
Writes tex_cover.h and tex_cover.c. A wrong row is refused with file and line.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing among the sources
from gen.cover_c import emit_c, emit_h
from gen.cover_table import load as load_points
from gen.tables import load


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    model = load(Path(sys.argv[1]), Path(sys.argv[2]))
    points = load_points(model, Path(sys.argv[3]))
    out = Path(sys.argv[4])
    out.mkdir(parents=True, exist_ok=True)
    for name, text in (("tex_cover.h", emit_h(model, points)), ("tex_cover.c", emit_c(model, points))):
        path = out / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


if __name__ == "__main__":
    main()
