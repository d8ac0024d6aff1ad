// SPDX-License-Identifier: Apache-2.0
#include "base/mutant.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VARIABLE "TEXLOCK_MUTANT"
#define DIGITS "0123456789"
#define DIGITS_MOST 9U /* of what fits 32 bits in any case */
#define ERROR_TEXT 256

/* Defined where the mutants are (tests/faults/mutation/model_mutate.py, rtl_plant.py). */
extern const unsigned tex_mutant_count __attribute__((weak));

static uint32_t carried_here(void)
{
    return &tex_mutant_count ? tex_mutant_count : 0;
}

bool mutant_parse(const char *text, uint32_t carried, uint32_t *number, char *error, size_t size)
{
    *number = 0;
    if (!text)
        return true;
    size_t length = strlen(text);
    if (length == 0 || length > DIGITS_MOST || strspn(text, DIGITS) != length) {
        snprintf(error, size, VARIABLE ": '%.40s' is no number of a mutant: expected 0..%" PRIu32, text, carried);
        return false;
    }
    uint32_t value = (uint32_t)strtoul(text, NULL, 10);
    if (value > 0 && carried == 0) {
        snprintf(error, size, VARIABLE ": this program carries no mutants: expected 0, or no such variable");
        return false;
    }
    if (value > carried) {
        snprintf(error, size, VARIABLE ": %" PRIu32 " is no mutant of this program: expected 0..%" PRIu32, value,
                 carried);
        return false;
    }
    *number = value;
    return true;
}

bool mutant_read(uint32_t *number, char *error, size_t size)
{
    return mutant_parse(getenv(VARIABLE), carried_here(), number, error, size);
}

uint32_t mutant_selected(void)
{
    uint32_t number;
    char error[ERROR_TEXT];
    mutant_read(&number, error, sizeof error);
    return number;
}
