#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generate the C and SystemVerilog views of rtl/defs/*.tsv.

usage: gen_defs.py DEFS_DIR RULES_TSV OUT_DIR

Writes tex_defs.h, tex_defs.c (C), tex_defs.svh, tex_pkg.sv, tex_ports.svh, tex_pins.svh, tex_paths.svh,
tex_probe.svh (SystemVerilog) and public.vlt (Verilator). The output depends on nothing but the tables. The folder gen
holds the parts: reading and checking the tables, and a file for each output.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing among the sources
from gen.c_header import emit_h
from gen.c_source import emit_c
from gen.path_views import emit_ends
from gen.pins import emit_pins, emit_ports
from gen.ports import emit_vlt
from gen.probe import emit_probe
from gen.sv import emit_pkg, emit_svh
from gen.tables import check, load


def write(out, texts):
    """Files of a folder by name; those that do not change keep their time, and nothing is built for them."""
    out.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        path = out / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    model = load(Path(sys.argv[1]), Path(sys.argv[2]))
    check(model)
    write(Path(sys.argv[3]), {"tex_defs.h": emit_h(model), "tex_defs.c": emit_c(model), "tex_defs.svh": emit_svh(model),
                              "tex_pkg.sv": emit_pkg(model), "tex_ports.svh": emit_ports(model), "tex_pins.svh": emit_pins(model),
                              "tex_paths.svh": emit_ends(model), "tex_probe.svh": emit_probe(model),
                              "public.vlt": emit_vlt(model)})


if __name__ == "__main__":
    main()
