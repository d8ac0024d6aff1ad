/* SPDX-License-Identifier: Apache-2.0 */
/* Any bytes as a PNG file: a picture of the size it says, or a reason. */
#include <stdlib.h>

#include "picture.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MOST_TEXELS = 1 << 18 };
    struct picture picture;
    char why[160] = "";
    if (picture_decode(data, size, &(struct picture_limits){.texels = MOST_TEXELS}, &picture, why, sizeof why)) {
        uint8_t sum = 0;
        if ((uint64_t)picture.width * picture.height > MOST_TEXELS)
            abort();
        for (size_t i = 0; i < (size_t)picture.width * picture.height * 4; i++)
            sum = (uint8_t)(sum + picture.rgba[i]);
        (void)(volatile uint8_t){sum}; /* every byte is there to be read */
    } else if (picture.rgba || why[0] == '\0') {
        abort();
    }
    picture_free(&picture);
    return 0;
}
