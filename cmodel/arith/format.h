// SPDX-License-Identifier: Apache-2.0
/* Properties of a texel format that several stages ask for. */
#ifndef FORMAT_H
#define FORMAT_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

/* The codec of an unpack code; TEX_CODEC_NONE if it is not compressed. */
uint32_t tex_format_codec(uint32_t unpack);

/* Its unpack code names a codec. NULL: no. */
bool tex_block_compressed(const struct tex_format_info *format);

/* PD-84: the component is a ratio of 14 bits. */
bool tex_format_ratio(const struct tex_format_info *format, unsigned component);

/* PD-17b: the lane returns an integer component; it has no sign. */
bool tex_filter_whole(const struct tex_fmt *fmt, uint32_t lane);
bool tex_filter_unsigned(const struct tex_fmt *fmt, uint32_t lane);

/* The lane shows a component that the format has. */
bool tex_format_shows(const struct tex_fmt *fmt, uint32_t lane);

#endif
