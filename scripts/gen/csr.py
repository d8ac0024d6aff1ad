# SPDX-License-Identifier: Apache-2.0
"""Registers and their bit fields, rtl/defs/csr.tsv and csr_fields.tsv, for C."""
import sys

ACCESS = ("RO", "RW", "WO")
JUDGED = ("arch", "order", "-")


class Field:
    def __init__(self, table, number, cells, registers, codes):
        register, self.name, hi, lo, self.code, self.doc = cells
        row = next((r for r in registers if r[1] == register), None)
        if not row:
            table.fail(number, f"register '{register}', expected one of csr.tsv")
        self.offset, self.hi, self.lo = row[0], int(hi), int(lo)
        if not self.lo <= self.hi < int(row[3]):
            table.fail(number, f"bits {hi}:{lo} of {register}, which has {row[3]}")
        if self.code != "-" and self.code not in codes:
            table.fail(number, f"no enumeration '{self.code}'")


def load(table, policy):
    """`policy`: the fields of the bundle that is register POLICY."""
    for f in policy:
        if f.group or f.width * f.count != 1:
            sys.exit(f"bundles.tsv:{f.line}: policy.{f.name}: expected a field of one bit")
    for number, row in zip(table.lines, table.rows):
        if row[2] not in ACCESS:
            table.fail(number, f"access '{row[2]}', expected one of {', '.join(ACCESS)}")
        if row[4] not in JUDGED or (row[4] != "-" and row[2] != "RO"):
            table.fail(number, f"judged '{row[4]}', expected one of {', '.join(JUDGED)}; of a register that is not RO -")
        if row[1] == "POLICY" and row[3] != str(len(policy)):
            table.fail(number, f"POLICY has width {row[3]}, expected {len(policy)}: the fields of bundle policy")
    return table.rows


def load_fields(table, registers, codes):
    fields = [Field(table, number, cells, registers, codes) for number, cells in zip(table.lines, table.rows)]
    used = {}
    for number, f in zip(table.lines, fields):
        for bit in range(f.lo, f.hi + 1):
            if used.setdefault((f.offset, bit), f) is not f:
                table.fail(number, f"bit {bit} belongs to {used[f.offset, bit].name} too")
    return fields


def c_header(registers):
    out = ["""
/* A configuration register. */
struct tex_csr_info {
    uint16_t offset;
    const char *name, *access;
    uint8_t width;
    const char *judged; /* "arch" or "order": the least strict comparison that judges it at the end of a case; or "-" */
    const char *doc;
};
extern const struct tex_csr_info tex_csrs[];
extern const unsigned tex_csrs_count;
/* Row of the register at an offset that is a multiple of 4, NULL if there is none; constant banks share two rows. */
const struct tex_csr_info *tex_csr_find(uint32_t offset);
/* A bit field of a register that has several. */
struct tex_csr_field_info {
    uint16_t offset;
    const char *name;
    uint8_t hi, lo;
    const char *code; /* enumeration, NULL if it has none */
    const char *doc;
};
extern const struct tex_csr_field_info tex_csr_fields[];
extern const unsigned tex_csr_fields_count;
/* The field of a register that has these bits, NULL if none has. */
const struct tex_csr_field_info *tex_csr_field_at(uint32_t offset, unsigned hi, unsigned lo);
extern const char *const tex_policy_names[]; /* of the bits of register POLICY, TEX_POLICY_BITS of them */
"""]
    return out + [f"#define TEX_CSR_{name} {offset}U /* {doc} */" for offset, name, _, _, _, doc in registers]


def c_source(registers, fields, policy, c_string):
    out = ["const struct tex_csr_info tex_csrs[] = {"]
    out += [f"    {{{o}, {c_string(n)}, {c_string(a)}, {w}, {c_string(j)}, {c_string(d)}}}," for o, n, a, w, j, d in registers]
    out += [f"}};\nconst unsigned tex_csrs_count = {len(registers)};\n",
            "const struct tex_csr_field_info tex_csr_fields[] = {"]
    out += [f"    {{{f.offset}, {c_string(f.name)}, {f.hi}, {f.lo}, {'0' if f.code == '-' else c_string(f.code)}, {c_string(f.doc)}}},"
            for f in fields]
    out += [f"}};\nconst unsigned tex_csr_fields_count = {len(fields)};\n",
            f"const char *const tex_policy_names[] = {{{', '.join(c_string(f.name) for f in policy)}}};\n"]
    return out + ["""const struct tex_csr_info *tex_csr_find(uint32_t offset)
{
    if (offset >= TEX_CSR_CONST_BASE_LO && offset < TEX_CSR_CONST_BASE_LO + 8 * TEX_CONST_BANKS)
        offset = TEX_CSR_CONST_BASE_LO | (offset & 4);
    for (unsigned i = 0; i < tex_csrs_count; i++)
        if (tex_csrs[i].offset == offset)
            return &tex_csrs[i];
    return 0;
}

const struct tex_csr_field_info *tex_csr_field_at(uint32_t offset, unsigned hi, unsigned lo)
{
    for (unsigned i = 0; i < tex_csr_fields_count; i++) {
        const struct tex_csr_field_info *f = &tex_csr_fields[i];
        if (f->offset == offset && f->hi == hi && f->lo == lo)
            return f;
    }
    return 0;
}
"""]
