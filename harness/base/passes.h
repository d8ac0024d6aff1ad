// SPDX-License-Identifier: Apache-2.0
/* PD-107, PD-109: the boundaries that show each pass of a thread; the others show the thread once. */
#ifndef PASSES_H
#define PASSES_H
#include "tex_defs.h"

#define PASSES_SHOWN                                                                                                   \
    (TEX_BIT(TEX_AT_LOD) | TEX_BIT(TEX_AT_COORD) | TEX_BIT(TEX_AT_WRAP) | TEX_BIT(TEX_AT_ADDRESS) |                    \
     TEX_BIT(TEX_AT_LOOKUP) | TEX_BIT(TEX_AT_CACHE) | TEX_BIT(TEX_AT_BLOCK) | TEX_BIT(TEX_AT_TEXEL))

#endif
