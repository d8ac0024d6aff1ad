#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The module header of texture_unit.sv has the ports of rtl/defs/ports.tsv: name, direction, width.

usage: check_ports.py DEFS_DIR RULES_TSV TEXTURE_UNIT_SV

Prints nothing when it has, else a line for each port; exit status 1.
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing among the sources
from gen.tables import load, width_of

PORT = re.compile(r"^\s*(input|output)\s+logic\s*(?:\[([^\]]*):0\])?\s*(\w+)")


def width(model, high):
    """Bits of [HIGH:0]: a number, or the bits of a bundle less one."""
    if not high:
        return 1
    bundle = re.fullmatch(r"tex_pkg::(\w+)_BITS-1", high)
    return width_of(model, bundle[1].lower()) if bundle else int(high) + 1


def ports_of(model, lines):
    """Line, whether it is an input, and width by name."""
    found = {}
    for number, line in enumerate(lines, 1):
        port = PORT.match(line)
        if port:
            found[port[3]] = number, port[1] == "input", width(model, port[2])
        if line.startswith(");"):
            break
    return found


def main():
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    model, path = load(Path(sys.argv[1]), Path(sys.argv[2])), Path(sys.argv[3])
    header, errors = ports_of(model, path.read_text().splitlines()), []
    for port in model["ports"]:
        line, is_input, bits = header.pop(port.name, (1, None, None))
        wanted = f"{'input' if port.input else 'output'} of {port.width} bits"
        if is_input is None:
            errors.append(f"{path}:{line}: no port {port.name}, expected an {wanted} as in ports.tsv")
        elif (is_input, bits) != (port.input, port.width):
            errors.append(f"{path}:{line}: {port.name} is {'input' if is_input else 'output'} of {bits} bits, expected {wanted}")
    errors += [f"{path}:{line}: {name} has no row in ports.tsv" for name, (line, *_) in header.items()]
    if errors:
        print("\n".join(errors))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
