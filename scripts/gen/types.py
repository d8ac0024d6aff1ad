# SPDX-License-Identifier: Apache-2.0
"""The table of texture types, rtl/defs/types.tsv, checked, and its columns for C and SystemVerilog."""


class Type:
    """A texture type; `number` is its code, `param_class` the param code of its coordinates without an array."""

    def __init__(self, table, number, cells, codes):
        name, param_class, axes, faces, array, levels, version, built, stores = cells
        self.name = name
        self.code = one_of(table, number, codes["type"], name, "type")
        self.param_class = one_of(table, number, codes["param"], param_class, "class")
        if self.param_class % 2:
            table.fail(number, f"type {name}: class '{param_class}' has an array")
        self.axes = int(one_of(table, number, [(n, n, n, n) for n in "123"], axes, "axes"))
        self.faces = int(one_of(table, number, [(n, n, n, n) for n in "16"], faces, "faces"))
        self.array = one_of(table, number, YES_NO, array, "array")
        self.levels = one_of(table, number, YES_NO, levels, "levels")
        self.buffer = one_of(table, number, [("buffer", True, "", ""), ("-", False, "", "")], version, "version")
        self.built = mask(table, number, codes["opcode"], built, "built for")
        self.stores = mask(table, number, codes["dim"], stores, "stores")


def mask(table, number, rows, names, column):
    """A bit for each code of a list."""
    return sum(1 << one_of(table, number, rows, n, column) for n in ([] if names == "-" else names.split(",")))


YES_NO = [("yes", True, "", ""), ("no", False, "", "")]


def one_of(table, number, rows, name, column):
    for row in rows:
        if name in (row[0], row[2]) and name:
            return row[1]
    table.fail(number, f"{column} '{name}', expected one of {', '.join(row[0] for row in rows)}")


def load(table, codes):
    types = [Type(table, number, cells, codes) for number, cells in zip(table.lines, table.rows)]
    missing = {name for name, *_ in codes["type"]} ^ {t.name for t in types}
    if missing or len(types) != len(codes["type"]):
        table.fail(table.lines[-1], f"each type of codes.tsv has one row; check {', '.join(sorted(missing)) or 'doubles'}")
    return types


C_HEADER = """
/* One row of types.tsv. */
struct tex_type_info {
    uint8_t code;
    uint8_t param_class; /* param code of its coordinates without an array */
    uint8_t axes, faces; /* texel axes of an image; images of a layer */
    bool array, levels;  /* layers are counted by an index; there may be more than one level */
    bool buffer;         /* goes with header version ONE_D_BUFFER, and with no other */
    uint32_t built;      /* bit n: the instruction of opcode code n can use it */
    uint32_t stores;     /* bit n: a store of dim code n fits it */
};
#define TEX_TYPES 256
extern const struct tex_type_info tex_types[TEX_TYPES]; /* by code; no axes: unassigned */
/* Row of a texture type, NULL if the code is unassigned. */
static inline const struct tex_type_info *tex_type_find(uint32_t code)
{
    return code < TEX_TYPES && tex_types[code].axes ? &tex_types[code] : NULL;
}
"""


def c_source(types):
    out = ["const struct tex_type_info tex_types[TEX_TYPES] = {"]
    for t in types:
        flags = ", ".join(str(f).lower() for f in (t.array, t.levels, t.buffer))
        out.append(f"    [{t.code}] = {{{t.code}, {t.param_class}, {t.axes}, {t.faces}, {flags}, {t.built:#x}, {t.stores:#x}}}, /* {t.name} */")
    return out + ["};", ""]


def sv(types, width, opcodes):
    """A function a column, with codes of `width` bits; `opcodes` bits in what a type is built for."""

    def column(name, bits, value, doc):
        rows = [f"  // {doc}", f"  function automatic logic [{bits - 1}:0] {name}(input logic [{width - 1}:0] code);",
                "    case (code)"]
        rows += [f"      {width}'d{t.code}: {name} = {bits}'d{value(t)};" for t in types if value(t)]
        return rows + [f"      default: {name} = {bits}'d0;", "    endcase", "  endfunction"]

    out = ["", f"  localparam int OPCODES = {opcodes}; // one more than the largest opcode code",
           "  // The table of texture types, a function a column."]
    out += column("type_known", 1, lambda t: 1, "the code is assigned")
    out += column("type_class", 2, lambda t: t.param_class // 2, "bits 2:1 of the param code of its coordinates")
    out += column("type_axes", 2, lambda t: t.axes, "texel axes of an image")
    out += column("type_cube", 1, lambda t: int(t.faces > 1), "a layer has six images")
    out += column("type_array", 1, lambda t: int(t.array), "layers are counted by an index")
    out += column("type_levels", 1, lambda t: int(t.levels), "there may be more than one level")
    out += column("type_buffer", 1, lambda t: int(t.buffer), "goes with header version ONE_D_BUFFER, and with no other")
    out += column("type_stores", 8, lambda t: t.stores, "bit n: a store of dim code n fits it")
    return out + column("type_built", opcodes, lambda t: t.built, "bit n: the instruction of opcode code n can use it")
