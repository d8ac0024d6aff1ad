#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generate the C view of the instruction tables, rtl/defs/instruction*.tsv.

usage: gen_instructions.py DEFS_DIR OUT_DIR

Writes tex_isa.h and tex_isa.c, in the shape of harness/isa/table.h. The decoders of the RTL and of the model do not read
them. The output depends on nothing but the tables.
"""
import sys
from pathlib import Path

from gen_defs import write
from gen.instructions import Tables
from gen.isa import emit_c, emit_h


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tables = Tables(Path(sys.argv[1]))
    write(Path(sys.argv[2]), {"tex_isa.h": emit_h(tables), "tex_isa.c": emit_c(tables)})


if __name__ == "__main__":
    main()
