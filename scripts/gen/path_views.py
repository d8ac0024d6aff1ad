# SPDX-License-Identifier: Apache-2.0
"""The paths for C and SystemVerilog: enumeration of stages, sets, the path of an opcode, the answers at the ends."""
from gen.paths import ANSWER, gives, payloads, stages, threads
from gen.probe import payload
from gen.tables import code_width


def c_header(model):
    paths = model["paths"]
    out = ["\n/* The stages that threads go through, by their boundaries. */", "enum tex_pipe {"]
    out += [f"    TEX_PIPE_{b.upper}," for b in threads(model)]
    out += ["    TEX_PIPE_STAGES", "};", "/* Those with a separate payload: DO(its bundle, its name, its name in capitals). */",
            "#define TEX_PIPE_PAYLOADS(DO) \\",
            " \\\n".join(f"    DO({b.bundle}, {b.name}, {b.upper})" for b in payloads(model)), f"\n#define TEX_PATHS {len(paths)}",
            f"#define TEX_SET_PATHS ({' | '.join(f'TEX_SET_{p.upper}' for p in paths)})",
            f"#define TEX_SET_ANSWERS ({' | '.join(f'TEX_BIT(TEX_AT_{p.last.upper})' for p in paths)}) /* where paths end */",
            """/* A path, by its code. */
struct tex_path_info {
    tex_boundary_set boundaries;   /* that its beats cross, and not those of every path */
    uint32_t stages;               /* that its threads go through, a bit of enum tex_pipe each */
    enum tex_boundary first, last; /* of the boundaries; the last one has its answers */
    bool once;                     /* one answer an instruction, not one a thread */
};
extern const struct tex_path_info tex_paths[TEX_PATHS];
/* The path of an instruction, by its opcode; a word that is no instruction takes the first. */
enum tex_path_code tex_path_of(uint32_t opcode);
/* The path begins with the boundary. */
static inline bool tex_path_begins(enum tex_path_code path, enum tex_boundary first)
{
    switch (path) {"""]
    out += [f"    case TEX_PATH_{p.upper}:\n        return first == TEX_AT_{p.first.upper};" for p in paths]
    out += ["    }", "    return false;", "}", "/* The answer in the payload of a path's last boundary. */"]
    out += [f"void tex_answer_of_{p.last.name}(const struct tex_{p.last.bundle} *value, struct tex_{ANSWER} *out);" for p in paths]
    return out + ["/* The same, from payload words of the last boundary of a path. */",
                  f"void tex_answer_shown(enum tex_boundary last, const uint32_t *words, struct tex_{ANSWER} *out);"]


def c_source(model):
    out = ["const struct tex_path_info tex_paths[TEX_PATHS] = {"]
    for p in model["paths"]:
        out.append(f"    {{TEX_SET_{p.upper}, {stages(model, p):#x}, TEX_AT_{p.first.upper}, TEX_AT_{p.last.upper}, "
                   f"{str(p.once).lower()}}}, /* {p.name} */")
    out += ["};", "", "enum tex_path_code tex_path_of(uint32_t opcode)", "{", "    switch (opcode) {"]
    for p in model["paths"][1:]:
        out += [f"    case {opcode}:" for opcode in p.opcodes] + [f"        return TEX_PATH_{p.upper};"]
    out += ["    default:", f"        return TEX_PATH_{model['paths'][0].upper};", "    }", "}", ""]
    for p in model["paths"]:
        out += [f"void tex_answer_of_{p.last.name}(const struct tex_{p.last.bundle} *value, struct tex_{ANSWER} *out)", "{",
                f"    *out = (struct tex_{ANSWER}){{.{model['bundles'][ANSWER][0].name} = value->"
                f"{model['bundles'][ANSWER][0].name}}};"]
        for f, given in gives(model, p)[1:]:
            if given and (f.count > 1 or f.width > 64):
                out.append(f"    memcpy(out->{f.name}, value->{f.name}, sizeof out->{f.name});")
            elif given:
                out.append(f"    out->{f.name} = value->{f.name};")
        out += ["}", ""]
    out += [f"void tex_answer_shown(enum tex_boundary last, const uint32_t *words, struct tex_{ANSWER} *out)", "{", "    switch (last) {"]
    for p in model["paths"]:
        out += [f"    case TEX_AT_{p.last.upper}: {{", f"        struct tex_{p.last.bundle} value;",
                f"        tex_unpack_{p.last.bundle}(words, 0, &value);", f"        tex_answer_of_{p.last.name}(&value, out);",
                "        return;", "    }"]
    return out + ["    default:", f"        *out = (struct tex_{ANSWER}){{.sparse = 0}};", "    }", "}", ""]


def sv(model):
    """Of tex_pkg.sv."""
    paths, width = model["paths"], code_width(model, "path")
    once = "".join(str(int(p.once)) for p in reversed(paths))
    out = ["", f"  localparam int PATHS = {len(paths)};",
           f"  localparam logic [PATHS-1:0] PATHS_ONCE = {len(paths)}'b{once}; // those with one answer an instruction",
           "  // The path of an instruction; a word that is no instruction takes the first.",
           f"  function automatic logic [{width - 1}:0] path_of(input logic [{code_width(model, 'opcode') - 1}:0] opcode);",
           "    case (opcode)"]
    for p in paths[1:]:
        out += [f"      {code_width(model, 'opcode')}'d{opcode}: path_of = {width}'d{p.number};" for opcode in p.opcodes]
    return out + [f"      default: path_of = {width}'d0;", "    endcase", "  endfunction"]


def emit_ends(model):
    """tex_paths.svh: the join's inputs, from the signals of the last boundaries."""
    bits = f"tex_pkg::{ANSWER.upper()}_BITS"
    out = ["// Generated by scripts/gen_defs.py from rtl/defs. Do not edit.",
           "// Included by texture_unit.sv: the answers at the ends of the paths, from NAME_valid, NAME_ready and NAME of their",
           "// last boundaries. Fields that a payload lacks are zero.",
           "  logic [tex_pkg::PATHS-1:0] end_valid, end_ready;",
           f"  logic [tex_pkg::PATHS*{bits}-1:0] ends;"]
    for p in model["paths"]:
        out += [f"  assign end_valid[{p.number}] = {p.last.name}_valid;", f"  assign {p.last.name}_ready = end_ready[{p.number}];",
                f"  tex_{ANSWER}_t end_{p.name};"]
        out += [f"  assign end_{p.name}.{f.name} = {f'{payload(p.last)}.{f.name}' if given else chr(39) + '0'};"
                for f, given in gives(model, p)]
        out.append(f"  assign ends[{p.number}*{bits} +: {bits}] = end_{p.name};")
    return "\n".join(out) + "\n"
