// SPDX-License-Identifier: Apache-2.0
/* The registers of a store and their results: codes of components, or unchanged bytes. */
#ifndef STORE_DATA_H
#define STORE_DATA_H
#include "report/thread_view.h"

#define STORE_NO_REGISTER UINT32_MAX

/* A component of the format. */
struct store_component {
    bool there, named; /* the format has it; .rgba names it */
    uint32_t reg;      /* register that it takes, STORE_NO_REGISTER: none */
    uint32_t value;    /* of the register, 0 if it takes none */
    unsigned lo, width;
    uint32_t datatype, code; /* code: 0 if nothing is stored */
};

/* Component c, 0..3, of a formatted store; `element`: the bytes, as stage convert gives them. */
void store_component_find(const struct thread_view *v, const uint32_t element[4], unsigned c,
                          struct store_component *out);
/* Number of the first data register, STORE_NO_REGISTER if it is RZ or there is none; and how many there are. */
uint32_t store_registers(const struct thread_view *v, unsigned *count);

void store_data_print(const struct thread_view *v, FILE *out);

#endif
