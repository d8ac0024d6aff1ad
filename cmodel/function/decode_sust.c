// SPDX-License-Identifier: Apache-2.0
#include "function/decode_sust.h"

/* Opcode with the bits that select one of the four forms (R-SUST-2). A load has the fields of a store (PD-117). */
#define OPCODE_P_REGISTER 0x1d64U
#define OPCODE_P_INDEX 0x1d65U
#define OPCODE_D_REGISTER 0x1d66U
#define OPCODE_D_INDEX 0x1d67U
#define STORES 0x4U /* without this bit it is the opcode of the load */
#define FIELD(word, name) tex_bits64(word, TEX_##name##_LO, TEX_##name##_W)

/* Fields that no later stage sees. */
struct sust_fields {
    uint32_t ra, data, rc, reserved; /* data: of a load its result */
};

/* These are at one place in all forms. */
static void common_fields(uint64_t word, struct tex_decode *d, struct sust_fields *f)
{
    d->cop = FIELD(word, SUSTDI_COP); /* R-SUST-32: it changes nothing */
    d->access.dim = FIELD(word, SUSTDI_DIM);
    d->access.clamp = FIELD(word, SUSTDI_CLAMP); /* R-SUST-13 */
    f->ra = FIELD(word, SUSTDI_RA);
    f->data = FIELD(word, SUSTDI_DATA);
    f->reserved = FIELD(word, SUSTDI_ZERO_A);
}

static void mode_fields(uint64_t word, bool formatted, struct tex_decode *d)
{
    d->access.formatted = formatted; /* R-SUST-4 */
    if (formatted) {
        d->access.rgba = FIELD(word, SUSTPI_RGBA); /* R-SUST-9 */
    } else {
        d->access.sz = FIELD(word, SUSTDI_SZ); /* R-SUST-11 */
        d->access.ba = FIELD(word, SUSTDI_BA); /* R-SUST-12 */
    }
}

static void handle_fields(uint64_t word, bool in_register, struct tex_decode *d, struct sust_fields *f)
{
    d->bindless = in_register;
    if (!in_register) {
        d->index = FIELD(word, SUSTDI_INDEX); /* R-SUST-15, R-SUST-38 */
        return;
    }
    f->rc = FIELD(word, SUSTDR_RC); /* R-SUST-18 */
    f->reserved |= FIELD(word, SUSTDR_ZERO_B) | FIELD(word, SUSTDR_ZERO_C);
}

static uint8_t absent(bool present, unsigned place)
{
    return present ? (uint8_t)place : TEX_OPERAND_ABSENT;
}

/*
 * R-SUST-21: x of 1D and buffers (R-SUST-22, R-SUST-23); x, array (R-SUST-24); x, y (R-SUST-25); x, y, array
 * (R-SUST-26); x, y, z (R-SUST-27). How many there are.
 */
unsigned tex_decode_coordinates(uint32_t dim, struct tex_instruction *out)
{
    static const unsigned scalars[8] = {[TEX_DIM_1D] = 1, [TEX_DIM_1D_BUFFER] = 1, [TEX_DIM_1D_ARRAY] = 2,
                                        [TEX_DIM_2D] = 2, [TEX_DIM_2D_ARRAY] = 3,  [TEX_DIM_3D] = 3};
    unsigned n = scalars[dim % 8];
    bool array = dim == TEX_DIM_1D_ARRAY || dim == TEX_DIM_2D_ARRAY;
    out->ra[0] = absent(array, n - 1); /* the last */
    out->ra[1] = absent(n > 0, 0);
    out->ra[2] = absent(n - array > 1, 1);
    out->ra[3] = absent(dim == TEX_DIM_3D, 2);
    return n;
}

/* Of a store, or registers that a load writes. */
static unsigned data_registers(const struct tex_access *a)
{
    static const unsigned bits[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    if (a->formatted) /* PD-36 */
        return bits[a->rgba % 16];
    return a->sz == TEX_SZ_128 ? 4 : a->sz == TEX_SZ_64 ? 2 : 1; /* PD-37 */
}

/* PD-117: .P writes the lanes that .rgba names, .D as many words as it has. */
static struct tex_op load_op(const struct tex_access *a, uint32_t rd)
{
    uint32_t written = a->formatted ? a->rgba : (1U << data_registers(a)) - 1;
    return (struct tex_op){.opcode = TEX_OPCODE_SULD, .wmask = written, .rd = rd, .ps = TEX_PT};
}

/* R-SUST-19: the register of data, or of a result, may be RZ. */
static enum tex_illegal_code check_data(uint32_t base, unsigned count, bool stores)
{
    if (base == TEX_RZ || tex_decode_registers_ok(base, count))
        return TEX_ILLEGAL_NONE;
    return stores ? TEX_ILLEGAL_RB : TEX_ILLEGAL_RD;
}

bool tex_decode_sust(uint64_t word, struct tex_instruction *out)
{
    struct tex_decode *d = &out->common;
    struct sust_fields f = {0};
    bool stores = FIELD(word, SUSTDI_OPCODE) & STORES;
    uint32_t opcode = FIELD(word, SUSTDI_OPCODE) | STORES;
    bool formatted = opcode == OPCODE_P_REGISTER || opcode == OPCODE_P_INDEX;
    bool in_register = opcode == OPCODE_P_REGISTER || opcode == OPCODE_D_REGISTER;
    if (!formatted && !in_register && opcode != OPCODE_D_INDEX)
        return false;
    common_fields(word, d, &f);
    mode_fields(word, formatted, d);
    handle_fields(word, in_register, d, &f);
    unsigned coordinates = tex_decode_coordinates(d->access.dim, out), registers = data_registers(&d->access);
    enum tex_illegal_code data = check_data(f.data, registers, stores);
    out->data = !stores || f.data == TEX_RZ ? 0 : (uint8_t)registers; /* R-SUST-19 */
    d->op =
        stores ? (struct tex_op){.opcode = TEX_OPCODE_SUST, .rd = TEX_RZ, .ps = TEX_PT} : load_op(&d->access, f.data);
    out->asked[0] = in_register ? 3 : TEX_OPERAND_ABSENT;
    out->asked[1] = TEX_OPERAND_ABSENT;
    for (unsigned i = 0; i < sizeof out->rb; i++)
        out->rb[i] = TEX_OPERAND_ABSENT;
    if (d->access.dim > TEX_DIM_3D) /* R-SUST-3 */
        d->illegal = TEX_ILLEGAL_DIM;
    else if (d->access.sz > TEX_SZ_128)
        d->illegal = TEX_ILLEGAL_SZ;
    else if (f.reserved != 0)
        d->illegal = TEX_ILLEGAL_RESERVED;
    else if (!tex_decode_registers_ok(f.ra, coordinates))
        d->illegal = TEX_ILLEGAL_RA;
    else if (data == TEX_ILLEGAL_RB)
        d->illegal = data;
    else if (in_register && f.rc == TEX_RZ)
        d->illegal = TEX_ILLEGAL_RC;
    else
        d->illegal = data;
    return true;
}
