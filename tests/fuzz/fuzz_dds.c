// SPDX-License-Identifier: Apache-2.0
/* Any bytes as a DDS file. */
#include "texfile.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    return fuzz_texfile(dds_read, data, size);
}
