# SPDX-License-Identifier: Apache-2.0
"""Parts and checks of a texture header by instruction, rtl/defs/header_uses.tsv, for C and SystemVerilog."""
from gen.types import one_of


class Use:
    """A part or a check; `opcodes` has a bit for each instruction that it concerns, `status` is None of a part."""

    def __init__(self, table, number, cells, codes):
        kind, self.name, status, opcodes, self.doc = cells
        if kind not in ("part", "check"):
            table.fail(number, f"kind '{kind}', expected part or check")
        self.status = None if kind == "part" else one_of(table, number, codes["status"], status, "status")
        if kind == "part" and status != "-":
            table.fail(number, f"part {self.name} has no status; expected -")
        self.opcodes = sum(1 << one_of(table, number, codes["opcode"], o, "opcodes") for o in opcodes.split(","))


def load(table, codes):
    uses = [Use(table, number, cells, codes) for number, cells in zip(table.lines, table.rows)]
    for number, use in zip(table.lines, uses):
        if [u.name for u in uses].index(use.name) != uses.index(use):
            table.fail(number, f"{use.name} is there already")
    return uses


def parts_and_checks(uses):
    return [u for u in uses if u.status is None], [u for u in uses if u.status is not None]


def c_header(uses):
    parts, checks = parts_and_checks(uses)
    out = ["\n/* Parts of a texture header: a bit for each opcode code that uses the part. */"]
    out += [f"#define TEX_PART_{u.name} {u.opcodes:#x}U /* {u.doc} */" for u in parts]
    out += ["/* Checks of a texture header, in the order in which they are judged. */", "enum tex_header_check {"]
    out += [f"    TEX_CHECK_{u.name}, /* {u.doc} */" for u in checks]
    return out + ["    TEX_HEADER_CHECKS", "};", "struct tex_header_check_info {", "    const char *name;",
                  "    uint8_t status;   /* of a header that fails it */", "    uint32_t opcodes; /* bit n: the instruction of opcode code n requires it */",
                  "};", "extern const struct tex_header_check_info tex_header_checks[TEX_HEADER_CHECKS];"]


def c_source(uses):
    rows = [f'    {{"{u.name}", {u.status}, {u.opcodes:#x}}},' for u in parts_and_checks(uses)[1]]
    return ["const struct tex_header_check_info tex_header_checks[TEX_HEADER_CHECKS] = {", *rows, "};"]


def sv(uses, opcodes, status_bits):
    parts, checks = parts_and_checks(uses)
    most = len(checks)
    out = ["", "  // Parts of a texture header: a bit for each opcode code that uses the part."]
    out += [f"  localparam logic [15:0] PART_{u.name} = 16'h{u.opcodes:04x}; // {u.doc}" for u in parts]
    out += ["  // Checks of a texture header, in the order in which they are judged.", f"  localparam int HEADER_CHECKS = {most};"]
    out += [f"  localparam int CHECK_{u.name} = {i}; // {u.doc}" for i, u in enumerate(checks)]
    out += ["  // Checks that the instruction requires.",
            f"  function automatic logic [{most - 1}:0] checks_asked(input logic [3:0] opcode);", "    case (opcode)"]
    for opcode in range(opcodes):
        bits = sum(1 << i for i, u in enumerate(checks) if u.opcodes >> opcode & 1)
        if bits:
            out.append(f"      4'd{opcode}: checks_asked = {most}'h{bits:x};")
    out += [f"      default: checks_asked = {most}'h0;", "    endcase", "  endfunction",
            "  // Status of a header by its failed checks.",
            f"  function automatic logic [{status_bits - 1}:0] checks_status(input logic [{most - 1}:0] failed);"]
    out += [f"    {'' if i == 0 else 'else '}if (failed[{i}]) checks_status = {status_bits}'d{u.status};" for i, u in enumerate(checks)]
    return out + [f"    else checks_status = {status_bits}'d0;", "  endfunction"]
