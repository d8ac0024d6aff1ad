#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Yosys's input: the RTL unchanged, or a copy with its bundles in a package, for a Yosys that needs it.

usage: synth_types.py GEN_DIR RTL_DIR OUT_DIR

Some versions (0.52 of Debian 13) crash on a member of a struct that is declared at unit scope (yosys#4653); they
read the same struct in a package. Others, and Icarus 11, do not read structs in packages. A trial tells.
Prints the arguments of read_verilog; copies go to OUT_DIR.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = "tex_types"
PROBE = """typedef struct packed {
  logic [1:0] high;
  logic [3:0] low;
} bundle_t;
module probe (input bundle_t in_i, output logic [3:0] out_o);
  assign out_o = in_i.low;
endmodule
"""


def reads_unit_scope(out):
    """Whether Yosys reads a member of a struct at unit scope."""
    probe = out / "probe.sv"
    probe.write_text(PROBE)
    done = subprocess.run(["yosys", "-q", "-p", f"read_verilog -sv {probe}; hierarchy -top probe"],
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def packaged(definitions):
    """The generated bundles, in a package; and a pattern of their names."""
    names = re.findall(r"^} (\w+);", definitions, re.M)
    text = definitions.replace("typedef struct", f"package {PACKAGE};\ntypedef struct", 1)
    end = list(re.finditer(r"^} \w+;\n", text, re.M))[-1].end()
    return text[:end] + "endpackage\n" + text[end:], re.compile(r"\b(" + "|".join(names) + r")\b")


def sources(gen, rtl, out):
    """Include folders and files for read_verilog."""
    gen, rtl, out = Path(gen), Path(rtl), Path(out)
    out.mkdir(parents=True, exist_ok=True)
    files = [Path(line).name for line in (rtl / "files.f").read_text().split()]
    if reads_unit_scope(out):
        return [gen, rtl], [gen / "tex_pkg.sv"] + [rtl / name for name in files]
    copies = out / "rtl"
    shutil.rmtree(copies, ignore_errors=True)
    copies.mkdir()
    text, name = packaged((gen / "tex_defs.svh").read_text())
    (copies / "tex_defs.svh").write_text(text)
    generated = [path for path in gen.glob("*.svh") if path.name != "tex_defs.svh"]
    for path in [*rtl.glob("*.svh"), *generated, *(rtl / file for file in files)]:
        (copies / path.name).write_text(name.sub(PACKAGE + r"::\1", path.read_text()))
    return [copies], [gen / "tex_pkg.sv"] + [copies / name for name in files]


def arguments(gen, rtl, out):
    folders, files = sources(gen, rtl, out)
    return " ".join([*(f"-I{folder}" for folder in folders), *map(str, files)])


if __name__ == "__main__":
    if len(sys.argv) != 4:
        print("usage: synth_types.py GEN_DIR RTL_DIR OUT_DIR", file=sys.stderr)
        sys.exit(2)
    print(arguments(*sys.argv[1:]))
