// SPDX-License-Identifier: Apache-2.0
#include "arith/format.h"

uint32_t tex_format_codec(uint32_t unpack)
{
    switch ((enum tex_unpack_code)unpack) {
    case TEX_UNPACK_FIELDS:
    case TEX_UNPACK_SHAREDEXP:
    case TEX_UNPACK_PAIR:
        return TEX_CODEC_NONE;
    case TEX_UNPACK_BC1:
        return TEX_CODEC_BC1;
    case TEX_UNPACK_BC2:
        return TEX_CODEC_BC2;
    case TEX_UNPACK_BC3:
        return TEX_CODEC_BC3;
    case TEX_UNPACK_BC4:
        return TEX_CODEC_BC4;
    case TEX_UNPACK_BC5:
        return TEX_CODEC_BC5;
    case TEX_UNPACK_BC6H:
    case TEX_UNPACK_BC6H_SIGNED:
        return TEX_CODEC_BC6H;
    case TEX_UNPACK_BC7:
        return TEX_CODEC_BC7;
    case TEX_UNPACK_ETC2_RGB:
        return TEX_CODEC_ETC2_RGB;
    case TEX_UNPACK_ETC2_PTA:
        return TEX_CODEC_ETC2_PTA;
    case TEX_UNPACK_ETC2_RGBA:
        return TEX_CODEC_ETC2_RGBA;
    case TEX_UNPACK_EAC:
        return TEX_CODEC_EAC;
    case TEX_UNPACK_EACX2:
        return TEX_CODEC_EACX2;
    }
    return TEX_CODEC_NONE;
}

bool tex_block_compressed(const struct tex_format_info *format)
{
    return format && tex_format_codec(format->unpack) != TEX_CODEC_NONE;
}

bool tex_format_ratio(const struct tex_format_info *format, unsigned component)
{
    return tex_block_compressed(format) && format->width[component] == 14;
}

bool tex_filter_whole(const struct tex_fmt *fmt, uint32_t lane)
{
    uint32_t source = fmt->source[lane % 4];
    if (source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return false;
    uint32_t datatype = fmt->datatype[source - TEX_SOURCE_R];
    return datatype == TEX_DATATYPE_UINT || datatype == TEX_DATATYPE_SINT;
}

bool tex_filter_unsigned(const struct tex_fmt *fmt, uint32_t lane)
{
    uint32_t source = fmt->source[lane % 4];
    return tex_filter_whole(fmt, lane) && fmt->datatype[source - TEX_SOURCE_R] == TEX_DATATYPE_UINT;
}

bool tex_format_shows(const struct tex_fmt *fmt, uint32_t lane)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[lane % 4];
    return format && source >= TEX_SOURCE_R && source <= TEX_SOURCE_A && format->width[source - TEX_SOURCE_R] > 0;
}
