// SPDX-License-Identifier: Apache-2.0
/* Parts of the KTX2 reader. Private to ktx2*.c. */
#ifndef TEXFILE_KTX2_H
#define TEXFILE_KTX2_H
#include "texfile/source.h"

/* The data format descriptor, which is inside the file, agrees with vkFormat. */
bool ktx2_descriptor(const struct source *s, uint32_t at, uint32_t size, uint32_t scheme, const struct texfile *file);
/* Keys with values, inside the file: the orientation is taken. */
bool ktx2_keys(const struct source *s, uint32_t at, uint32_t size, struct texfile *file);
/* A level compressed by a scheme, `size` bytes at out->data: `expected` bytes of its own take their place. */
bool ktx2_inflate(const struct source *s, const char *name, uint32_t scheme, uint64_t size, uint64_t expected,
                  struct texfile_level *out);

#endif
