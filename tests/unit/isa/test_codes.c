// SPDX-License-Identifier: Apache-2.0
/*
 * The number of each code and the layout of each texel format, repeated as literals. RTL, model and vectors all take
 * them from rtl/defs, so nothing else would notice if two rows were swapped. Header versions, texture types, data
 * types, sources, address modes and formats are the hardware's, from public descriptions of its descriptors; so are the
 * codes in instruction words. The others are texlock's own, and registers show them.
 */
#include "tap.h"

typedef const char *name_function(uint32_t code);

static const struct {
    name_function *name;
    uint32_t code, constant;
    const char *text;
} expected[] = {
    {tex_opcode_name, 0, TEX_OPCODE_NONE, "-"},
    {tex_opcode_name, 1, TEX_OPCODE_TLD4, "TLD4"},
    {tex_opcode_name, 2, TEX_OPCODE_TXQ, "TXQ"},
    {tex_opcode_name, 4, TEX_OPCODE_TLD, "TLD"},
    {tex_opcode_name, 3, TEX_OPCODE_SUST, "SUST"},
    {tex_opcode_name, 5, TEX_OPCODE_SULD, "SULD"},
    {tex_opcode_name, 6, TEX_OPCODE_SUATOM, "SUATOM"},
    {tex_opcode_name, 7, TEX_OPCODE_SURED, "SURED"},
    {tex_opcode_name, 8, TEX_OPCODE_TEX, "TEX"},
    {tex_opcode_name, 9, TEX_OPCODE_TXD, "TXD"},
    {tex_opcode_name, 10, TEX_OPCODE_TMML, "TMML"},
    {tex_comp_name, 0, TEX_COMP_R, "R"},
    {tex_comp_name, 1, TEX_COMP_G, "G"},
    {tex_comp_name, 2, TEX_COMP_B, "B"},
    {tex_comp_name, 3, TEX_COMP_A, "A"},
    {tex_toff_name, 0, TEX_TOFF_NONE, "-"},
    {tex_toff_name, 1, TEX_TOFF_AOFFI, "AOFFI"},
    {tex_toff_name, 2, TEX_TOFF_PTP, "PTP"},
    {tex_toff_name, 3, TEX_TOFF_RESERVED, "-"},
    {tex_param_name, 0, TEX_PARAM_1D, "1D"},
    {tex_param_name, 1, TEX_PARAM_ARRAY_1D, "ARRAY_1D"},
    {tex_param_name, 2, TEX_PARAM_2D, "2D"},
    {tex_param_name, 3, TEX_PARAM_ARRAY_2D, "ARRAY_2D"},
    {tex_param_name, 4, TEX_PARAM_3D, "3D"},
    {tex_param_name, 5, TEX_PARAM_ARRAY_3D, "ARRAY_3D"},
    {tex_param_name, 6, TEX_PARAM_CUBE, "CUBE"},
    {tex_param_name, 7, TEX_PARAM_ARRAY_CUBE, "ARRAY_CUBE"},
    {tex_phase_name, 0, TEX_PHASE_NONE, "-"},
    {tex_phase_name, 1, TEX_PHASE_T, "T"},
    {tex_phase_name, 2, TEX_PHASE_P, "P"},
    {tex_query_name, 1, TEX_QUERY_DIMENSION, "TEX_HEADER_DIMENSION"},
    {tex_query_name, 2, TEX_QUERY_TEXTURE_TYPE, "TEX_HEADER_TEXTURE_TYPE"},
    {tex_query_name, 5, TEX_QUERY_SAMPLER_POS, "TEX_HEADER_SAMPLER_POS"},
    {tex_path_name, 0, TEX_PATH_GATHER, "gather"},
    {tex_path_name, 1, TEX_PATH_QUERY, "query"},
    {tex_path_name, 2, TEX_PATH_STORE, "store"},
    {tex_path_name, 3, TEX_PATH_LOAD, "load"},
    {tex_answer_name, 0, TEX_ANSWER_NONE, "-"},
    {tex_answer_name, 1, TEX_ANSWER_ONE_D, "ONE_D"},
    {tex_answer_name, 2, TEX_ANSWER_TWO_D, "TWO_D"},
    {tex_answer_name, 3, TEX_ANSWER_THREE_D, "THREE_D"},
    {tex_answer_name, 4, TEX_ANSWER_CUBEMAP, "CUBEMAP"},
    {tex_answer_name, 5, TEX_ANSWER_ONE_D_ARRAY, "ONE_D_ARRAY"},
    {tex_answer_name, 6, TEX_ANSWER_TWO_D_ARRAY, "TWO_D_ARRAY"},
    {tex_answer_name, 7, TEX_ANSWER_ONE_D_BUFFER, "ONE_D_BUFFER"},
    {tex_answer_name, 8, TEX_ANSWER_TWO_D_NO_MIPMAP, "TWO_D_NO_MIPMAP"},
    {tex_answer_name, 9, TEX_ANSWER_CUBEMAP_ARRAY, "CUBEMAP_ARRAY"},
    {tex_answer_name, 10, TEX_ANSWER_NO_LEVEL, "no-level"},
    {tex_answer_name, 11, TEX_ANSWER_TEXTURE_TYPE, "texture-type"},
    {tex_answer_name, 12, TEX_ANSWER_SAMPLER_POS, "sampler-pos"},
    {tex_answer_name, 13, TEX_ANSWER_NO_SAMPLE, "no-sample"},
    {tex_stage_name, 0, TEX_STAGE_VERTEX, "vertex"},
    {tex_stage_name, 1, TEX_STAGE_TESS_CONTROL, "tess_control"},
    {tex_stage_name, 2, TEX_STAGE_TESS_EVAL, "tess_eval"},
    {tex_stage_name, 3, TEX_STAGE_GEOMETRY, "geometry"},
    {tex_stage_name, 4, TEX_STAGE_PIXEL, "pixel"},
    {tex_stage_name, 5, TEX_STAGE_COMPUTE, "compute"},
    {tex_version_name, 0, TEX_VERSION_ONE_D_BUFFER, "ONE_D_BUFFER"},
    {tex_version_name, 1, TEX_VERSION_PITCH_COLOR_KEY, "PITCH_COLOR_KEY"},
    {tex_version_name, 2, TEX_VERSION_PITCH, "PITCH"},
    {tex_version_name, 3, TEX_VERSION_BLOCKLINEAR, "BLOCKLINEAR"},
    {tex_version_name, 4, TEX_VERSION_BLOCKLINEAR_COLOR_KEY, "BLOCKLINEAR_COLOR_KEY"},
    {tex_type_name, 0, TEX_TYPE_ONE_D, "ONE_D"},
    {tex_type_name, 1, TEX_TYPE_TWO_D, "TWO_D"},
    {tex_type_name, 2, TEX_TYPE_THREE_D, "THREE_D"},
    {tex_type_name, 3, TEX_TYPE_CUBEMAP, "CUBEMAP"},
    {tex_type_name, 4, TEX_TYPE_ONE_D_ARRAY, "ONE_D_ARRAY"},
    {tex_type_name, 5, TEX_TYPE_TWO_D_ARRAY, "TWO_D_ARRAY"},
    {tex_type_name, 6, TEX_TYPE_ONE_D_BUFFER, "ONE_D_BUFFER"},
    {tex_type_name, 7, TEX_TYPE_TWO_D_NO_MIPMAP, "TWO_D_NO_MIPMAP"},
    {tex_type_name, 8, TEX_TYPE_CUBEMAP_ARRAY, "CUBEMAP_ARRAY"},
    {tex_samples_name, 0, TEX_SAMPLES_1X1, "MODE_1X1"},
    {tex_samples_name, 1, TEX_SAMPLES_2X1, "MODE_2X1"},
    {tex_samples_name, 2, TEX_SAMPLES_2X2, "MODE_2X2"},
    {tex_samples_name, 3, TEX_SAMPLES_4X2, "MODE_4X2"},
    {tex_samples_name, 4, TEX_SAMPLES_4X2_D3D, "MODE_4X2_D3D"},
    {tex_samples_name, 5, TEX_SAMPLES_2X1_D3D, "MODE_2X1_D3D"},
    {tex_samples_name, 6, TEX_SAMPLES_4X4, "MODE_4X4"},
    {tex_samples_name, 8, TEX_SAMPLES_2X2_VC_4, "MODE_2X2_VC_4"},
    {tex_samples_name, 9, TEX_SAMPLES_2X2_VC_12, "MODE_2X2_VC_12"},
    {tex_samples_name, 10, TEX_SAMPLES_4X2_VC_8, "MODE_4X2_VC_8"},
    {tex_samples_name, 11, TEX_SAMPLES_4X2_VC_24, "MODE_4X2_VC_24"},
    {tex_samples_name, 12, TEX_SAMPLES_2X1_CENTER, "MODE_2X1_CENTER"},
    {tex_samples_name, 13, TEX_SAMPLES_2X2_CENTER, "MODE_2X2_CENTER"},
    {tex_samples_name, 14, TEX_SAMPLES_4X2_CENTER, "MODE_4X2_CENTER"},
    {tex_samples_name, 15, TEX_SAMPLES_4X4_REGULAR, "MODE_4X4_REGULAR"},
    {tex_datatype_name, 1, TEX_DATATYPE_SNORM, "SNORM"},
    {tex_datatype_name, 2, TEX_DATATYPE_UNORM, "UNORM"},
    {tex_datatype_name, 3, TEX_DATATYPE_SINT, "SINT"},
    {tex_datatype_name, 4, TEX_DATATYPE_UINT, "UINT"},
    {tex_datatype_name, 5, TEX_DATATYPE_SNORM_FORCE_FP16, "SNORM_FORCE_FP16"},
    {tex_datatype_name, 6, TEX_DATATYPE_UNORM_FORCE_FP16, "UNORM_FORCE_FP16"},
    {tex_datatype_name, 7, TEX_DATATYPE_FLOAT, "FLOAT"},
    {tex_unpack_name, 0, TEX_UNPACK_FIELDS, "fields"},
    {tex_unpack_name, 1, TEX_UNPACK_SHAREDEXP, "shared-exponent"},
    {tex_unpack_name, 2, TEX_UNPACK_PAIR, "pair"},
    {tex_unpack_name, 3, TEX_UNPACK_BC1, "BC1"},
    {tex_unpack_name, 4, TEX_UNPACK_BC2, "BC2"},
    {tex_unpack_name, 5, TEX_UNPACK_BC3, "BC3"},
    {tex_unpack_name, 6, TEX_UNPACK_BC4, "BC4"},
    {tex_unpack_name, 7, TEX_UNPACK_BC5, "BC5"},
    {tex_unpack_name, 8, TEX_UNPACK_BC6H, "BC6H"},
    {tex_unpack_name, 9, TEX_UNPACK_BC7, "BC7"},
    {tex_unpack_name, 10, TEX_UNPACK_ETC2_RGB, "ETC2-RGB"},
    {tex_unpack_name, 11, TEX_UNPACK_ETC2_PTA, "ETC2-PTA"},
    {tex_unpack_name, 12, TEX_UNPACK_ETC2_RGBA, "ETC2-RGBA"},
    {tex_unpack_name, 13, TEX_UNPACK_EAC, "EAC"},
    {tex_unpack_name, 14, TEX_UNPACK_EACX2, "EACX2"},
    {tex_unpack_name, 15, TEX_UNPACK_BC6H_SIGNED, "BC6H-signed"},
    {tex_codec_name, 0, TEX_CODEC_NONE, "-"},
    {tex_codec_name, 1, TEX_CODEC_BC1, "BC1"},
    {tex_codec_name, 2, TEX_CODEC_BC2, "BC2"},
    {tex_codec_name, 3, TEX_CODEC_BC3, "BC3"},
    {tex_codec_name, 4, TEX_CODEC_BC4, "BC4"},
    {tex_codec_name, 5, TEX_CODEC_BC5, "BC5"},
    {tex_codec_name, 6, TEX_CODEC_BC6H, "BC6H"},
    {tex_codec_name, 7, TEX_CODEC_BC7, "BC7"},
    {tex_codec_name, 8, TEX_CODEC_ETC2_RGB, "ETC2-RGB"},
    {tex_codec_name, 9, TEX_CODEC_ETC2_PTA, "ETC2-PTA"},
    {tex_codec_name, 10, TEX_CODEC_ETC2_RGBA, "ETC2-RGBA"},
    {tex_codec_name, 11, TEX_CODEC_EAC, "EAC"},
    {tex_codec_name, 12, TEX_CODEC_EACX2, "EACX2"},
    {tex_source_name, 0, TEX_SOURCE_ZERO, "ZERO"},
    {tex_source_name, 2, TEX_SOURCE_R, "R"},
    {tex_source_name, 3, TEX_SOURCE_G, "G"},
    {tex_source_name, 4, TEX_SOURCE_B, "B"},
    {tex_source_name, 5, TEX_SOURCE_A, "A"},
    {tex_source_name, 6, TEX_SOURCE_ONE_INT, "ONE_INT"},
    {tex_source_name, 7, TEX_SOURCE_ONE_FLOAT, "ONE_FLOAT"},
    {tex_wrap_name, 0, TEX_WRAP_WRAP, "WRAP"},
    {tex_wrap_name, 1, TEX_WRAP_MIRROR, "MIRROR"},
    {tex_wrap_name, 2, TEX_WRAP_CLAMP_TO_EDGE, "CLAMP_TO_EDGE"},
    {tex_wrap_name, 3, TEX_WRAP_BORDER, "BORDER"},
    {tex_wrap_name, 4, TEX_WRAP_CLAMP_OGL, "CLAMP_OGL"},
    {tex_wrap_name, 5, TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE, "MIRROR_ONCE_CLAMP_TO_EDGE"},
    {tex_wrap_name, 6, TEX_WRAP_MIRROR_ONCE_BORDER, "MIRROR_ONCE_BORDER"},
    {tex_wrap_name, 7, TEX_WRAP_MIRROR_ONCE_CLAMP_OGL, "MIRROR_ONCE_CLAMP_OGL"},
    {tex_mag_name, 1, TEX_MAG_POINT, "POINT"},
    {tex_mag_name, 2, TEX_MAG_LINEAR, "LINEAR"},
    {tex_min_name, 1, TEX_MIN_POINT, "POINT"},
    {tex_min_name, 2, TEX_MIN_LINEAR, "LINEAR"},
    {tex_min_name, 3, TEX_MIN_ANISO, "ANISO"},
    {tex_mip_name, 1, TEX_MIP_NONE, "NONE"},
    {tex_mip_name, 2, TEX_MIP_POINT, "POINT"},
    {tex_mip_name, 3, TEX_MIP_LINEAR, "LINEAR"},
    {tex_sampling_name, 0, TEX_SAMPLING_GATHER, "gather"},
    {tex_sampling_name, 1, TEX_SAMPLING_POINT, "point"},
    {tex_sampling_name, 2, TEX_SAMPLING_LINEAR, "linear"},
    {tex_layout_name, 0, TEX_LAYOUT_PITCH, "pitch"},
    {tex_layout_name, 1, TEX_LAYOUT_BLOCKLINEAR, "block-linear"},
    {tex_status_name, 0, TEX_STATUS_OK, "ok"},
    {tex_status_name, 1, TEX_STATUS_ILLEGAL, "illegal"},
    {tex_status_name, 2, TEX_STATUS_UNSUPPORTED_OP, "unsupported-op"},
    {tex_status_name, 3, TEX_STATUS_HANDLE_ERROR, "handle-error"},
    {tex_status_name, 4, TEX_STATUS_HEADER_ERROR, "header-error"},
    {tex_status_name, 5, TEX_STATUS_SAMPLER_ERROR, "sampler-error"},
    {tex_status_name, 6, TEX_STATUS_UNSUPPORTED_HEADER, "unsupported-header"},
    {tex_status_name, 7, TEX_STATUS_MEMORY_ERROR, "memory-error"},
    {tex_status_name, 8, TEX_STATUS_INVALID_HEADER, "invalid-header"},
    {tex_status_name, 9, TEX_STATUS_INVALID_SAMPLER, "invalid-sampler"},
    {tex_status_name, 10, TEX_STATUS_MISMATCH, "mismatch"},
    {tex_status_name, 11, TEX_STATUS_DISABLED, "disabled"},
    {tex_status_name, 12, TEX_STATUS_OUT_OF_BOUNDS, "out-of-bounds"},
    {tex_status_name, 13, TEX_STATUS_UNSUPPORTED_SAMPLER, "unsupported-sampler"},
    {tex_illegal_name, 0, TEX_ILLEGAL_NONE, "-"},
    {tex_illegal_name, 1, TEX_ILLEGAL_OPCODE, "opcode"},
    {tex_illegal_name, 2, TEX_ILLEGAL_PARAM, "paramA"},
    {tex_illegal_name, 3, TEX_ILLEGAL_TOFF, "toff"},
    {tex_illegal_name, 4, TEX_ILLEGAL_RESERVED, "reserved-bits"},
    {tex_illegal_name, 5, TEX_ILLEGAL_RA, "Ra"},
    {tex_illegal_name, 6, TEX_ILLEGAL_RB, "Rb"},
    {tex_illegal_name, 7, TEX_ILLEGAL_RD, "Rd"},
    {tex_illegal_name, 8, TEX_ILLEGAL_PHASE, "phase"},
    {tex_illegal_name, 9, TEX_ILLEGAL_CL, "CL"},
    {tex_illegal_name, 14, TEX_ILLEGAL_SAMPLE, "sample"},
    {tex_illegal_name, 15, TEX_ILLEGAL_F16, "F16"},
    {tex_illegal_name, 16, TEX_ILLEGAL_COMPS, "comps"},
    {tex_illegal_name, 19, TEX_ILLEGAL_LOD, "lod"},
    {tex_lod_mode_name, 0, TEX_LOD_MODE_NONE, "-"},
    {tex_lod_mode_name, 1, TEX_LOD_MODE_LZ, "LZ"},
    {tex_lod_mode_name, 2, TEX_LOD_MODE_LB, "LB"},
    {tex_lod_mode_name, 3, TEX_LOD_MODE_LL, "LL"},
    {tex_lod_mode_name, 6, TEX_LOD_MODE_LBA, "LBA"},
    {tex_lod_mode_name, 7, TEX_LOD_MODE_LLA, "LLA"},
    {tex_illegal_name, 18, TEX_ILLEGAL_ATOM, "atom"},
    {tex_illegal_name, 11, TEX_ILLEGAL_DIM, "dim"},
    {tex_illegal_name, 12, TEX_ILLEGAL_SZ, "sz"},
    {tex_illegal_name, 13, TEX_ILLEGAL_RC, "Rc"},
    {tex_illegal_name, 10, TEX_ILLEGAL_QUERY, "query"},
    {tex_dim_name, 0, TEX_DIM_1D, "1D"},
    {tex_dim_name, 1, TEX_DIM_1D_BUFFER, "1D_BUFFER"},
    {tex_dim_name, 2, TEX_DIM_1D_ARRAY, "1D_ARRAY"},
    {tex_dim_name, 3, TEX_DIM_2D, "2D"},
    {tex_dim_name, 4, TEX_DIM_2D_ARRAY, "2D_ARRAY"},
    {tex_dim_name, 5, TEX_DIM_3D, "3D"},
    {tex_cop_name, 0, TEX_COP_WB, "WB"},
    {tex_cop_name, 1, TEX_COP_CG, "CG"},
    {tex_cop_name, 2, TEX_COP_CS, "CS"},
    {tex_cop_name, 3, TEX_COP_WT, "WT"},
    {tex_ldcop_name, 0, TEX_LDCOP_CA, "CA"},
    {tex_ldcop_name, 1, TEX_LDCOP_CG, "CG"},
    {tex_ldcop_name, 2, TEX_LDCOP_CI, "CI"},
    {tex_ldcop_name, 3, TEX_LDCOP_CV, "CV"},
    {tex_sz_name, 0, TEX_SZ_U8, "U8"},
    {tex_sz_name, 1, TEX_SZ_S8, "S8"},
    {tex_sz_name, 2, TEX_SZ_U16, "U16"},
    {tex_sz_name, 3, TEX_SZ_S16, "S16"},
    {tex_sz_name, 4, TEX_SZ_32, "32"},
    {tex_sz_name, 5, TEX_SZ_64, "64"},
    {tex_sz_name, 6, TEX_SZ_128, "128"},
    {tex_rgba_name, 0, TEX_RGBA_NONE, "NONE"},
    {tex_rgba_name, 1, TEX_RGBA_R, "R"},
    {tex_rgba_name, 2, TEX_RGBA_G, "G"},
    {tex_rgba_name, 3, TEX_RGBA_RG, "RG"},
    {tex_rgba_name, 4, TEX_RGBA_B, "B"},
    {tex_rgba_name, 5, TEX_RGBA_RB, "RB"},
    {tex_rgba_name, 6, TEX_RGBA_GB, "GB"},
    {tex_rgba_name, 7, TEX_RGBA_RGB, "RGB"},
    {tex_rgba_name, 8, TEX_RGBA_A, "A"},
    {tex_rgba_name, 9, TEX_RGBA_RA, "RA"},
    {tex_rgba_name, 10, TEX_RGBA_GA, "GA"},
    {tex_rgba_name, 11, TEX_RGBA_RGA, "RGA"},
    {tex_rgba_name, 12, TEX_RGBA_BA, "BA"},
    {tex_rgba_name, 13, TEX_RGBA_RBA, "RBA"},
    {tex_rgba_name, 14, TEX_RGBA_GBA, "GBA"},
    {tex_rgba_name, 15, TEX_RGBA_RGBA, "RGBA"},
    {tex_clamp_name, 0, TEX_CLAMP_IGN, "IGN"},
    {tex_clamp_name, 1, TEX_CLAMP_NEAR, "NEAR"},
    {tex_clamp_name, 2, TEX_CLAMP_TRAP, "TRAP"},
    {tex_clamp_name, 3, TEX_CLAMP_CLAMP3, "CLAMP3"},
    {tex_axis_name, 0, TEX_AXIS_X, "x"},
    {tex_axis_name, 1, TEX_AXIS_Y, "y"},
    {tex_axis_name, 2, TEX_AXIS_Z, "z"},
    {tex_axis_name, 3, TEX_AXIS_ARRAY, "array"},
    {tex_action_name, 0, TEX_ACTION_NONE, "none"},
    {tex_action_name, 1, TEX_ACTION_STORE, "store"},
    {tex_action_name, 2, TEX_ACTION_BOUNDS, "bounds"},
    {tex_action_name, 3, TEX_ACTION_TRAP, "trap"},
    {tex_action_name, 4, TEX_ACTION_TYPE, "type"},
    {tex_action_name, 5, TEX_ACTION_FORMAT, "format"},
    {tex_action_name, 6, TEX_ACTION_HEADER, "header"},
    {tex_action_name, 7, TEX_ACTION_DISABLED, "disabled"},
    {tex_action_name, 8, TEX_ACTION_LOAD, "load"},
    {tex_comps_name, 0, TEX_COMPS_R, "R"},
    {tex_comps_name, 1, TEX_COMPS_G, "G"},
    {tex_comps_name, 2, TEX_COMPS_B, "B"},
    {tex_comps_name, 3, TEX_COMPS_A, "A"},
    {tex_comps_name, 4, TEX_COMPS_RG, "RG"},
    {tex_comps_name, 5, TEX_COMPS_RA, "RA"},
    {tex_comps_name, 6, TEX_COMPS_GA, "GA"},
    {tex_comps_name, 7, TEX_COMPS_BA, "BA"},
    {tex_comps_name, 8, TEX_COMPS_RGB, "RGB"},
    {tex_comps_name, 9, TEX_COMPS_RGA, "RGA"},
    {tex_comps_name, 10, TEX_COMPS_RBA, "RBA"},
    {tex_comps_name, 11, TEX_COMPS_GBA, "GBA"},
    {tex_comps_name, 12, TEX_COMPS_RGBA, "RGBA"},
    {tex_half_name, 0, TEX_HALF_F16, "F16"},
    {tex_half_name, 1, TEX_HALF_F32, "-"},
    {tex_action_name, 9, TEX_ACTION_ATOM, "atom"},
    {tex_atom_name, 0, TEX_ATOM_ADD, "ADD"},
    {tex_atom_name, 1, TEX_ATOM_MIN, "MIN"},
    {tex_atom_name, 2, TEX_ATOM_MAX, "MAX"},
    {tex_atom_name, 3, TEX_ATOM_INC, "INC"},
    {tex_atom_name, 4, TEX_ATOM_DEC, "DEC"},
    {tex_atom_name, 5, TEX_ATOM_AND, "AND"},
    {tex_atom_name, 6, TEX_ATOM_OR, "OR"},
    {tex_atom_name, 7, TEX_ATOM_XOR, "XOR"},
    {tex_atom_name, 8, TEX_ATOM_EXCH, "EXCH"},
    {tex_atom_name, 9, TEX_ATOM_CAS, "CAS"},
    {tex_atom_type_name, 0, TEX_ATOM_TYPE_U32, "U32"},
    {tex_atom_type_name, 1, TEX_ATOM_TYPE_S32, "S32"},
    {tex_atom_type_name, 2, TEX_ATOM_TYPE_U64, "U64"},
    {tex_atom_type_name, 3, TEX_ATOM_TYPE_F32, "F32"},
    {tex_atom_type_name, 4, TEX_ATOM_TYPE_F16X2, "F16X2"},
    {tex_atom_type_name, 5, TEX_ATOM_TYPE_S64, "S64"},
    {tex_atom_type_name, 6, TEX_ATOM_TYPE_SD32, "SD32"},
    {tex_atom_type_name, 7, TEX_ATOM_TYPE_SD64, "SD64"},
    {tex_resp_name, 0, TEX_RESP_OKAY, "OKAY"},
    {tex_resp_name, 1, TEX_RESP_EXOKAY, "EXOKAY"},
    {tex_resp_name, 2, TEX_RESP_SLVERR, "SLVERR"},
    {tex_resp_name, 3, TEX_RESP_DECERR, "DECERR"},
};

static name_function *const enumerations[] = {
    tex_opcode_name,  tex_comp_name,   tex_toff_name,    tex_param_name,    tex_phase_name,     tex_stage_name,
    tex_version_name, tex_type_name,   tex_samples_name, tex_datatype_name, tex_source_name,    tex_unpack_name,
    tex_wrap_name,    tex_layout_name, tex_status_name,  tex_illegal_name,  tex_resp_name,      tex_dim_name,
    tex_cop_name,     tex_sz_name,     tex_rgba_name,    tex_clamp_name,    tex_axis_name,      tex_action_name,
    tex_query_name,   tex_path_name,   tex_answer_name,  tex_codec_name,    tex_mag_name,       tex_sampling_name,
    tex_ldcop_name,   tex_comps_name,  tex_half_name,    tex_atom_name,     tex_atom_type_name, tex_lod_mode_name,
    tex_min_name,     tex_mip_name,
};

#define CODES 256
static void every_code_has_its_number(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(expected); i++) {
        assert_string_equal(expected[i].name(expected[i].code), expected[i].text);
        if (expected[i].constant != expected[i].code)
            fail_msg("%s is %u, expected %u", expected[i].text, expected[i].constant, expected[i].code);
    }
}

static bool is_expected(name_function *name, uint32_t code)
{
    for (unsigned i = 0; i < COUNT_OF(expected); i++)
        if (expected[i].name == name && expected[i].code == code)
            return true;
    return false;
}

static void all_others_are_unassigned(void **state)
{
    (void)state;
    for (unsigned e = 0; e < COUNT_OF(enumerations); e++)
        for (uint32_t code = 0; code < CODES; code++)
            if (!is_expected(enumerations[e], code))
                assert_string_equal(enumerations[e](code), "?");
}

/* Opcodes of the tables below, a bit each. */
#define GATHER (1U << 1)
#define QUERY (1U << 2)
#define STORE (1U << 3)
#define FETCH (1U << 4)
#define LOAD (1U << 5)
#define ATOM (1U << 6 | 1U << 7)
#define SAMPLE (1U << 8 | 1U << 9 | 1U << 10)
#define QUADS (1U << 8 | 1U << 10) /* without TXD, which has its derivatives in registers */

/* By type code; class is a param code. TXD has no registers for three derivatives. */
static const struct {
    uint8_t param_class, axes, faces;
    bool array, levels, buffer;
    uint32_t built, stores;
} types[] = {
    {0, 1, 1, false, true, false, QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE, 1U << 0 | 1U << 2},
    {2, 2, 1, false, true, false, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE, 1U << 3 | 1U << 4},
    {4, 3, 1, false, true, false, QUERY | STORE | FETCH | LOAD | ATOM | QUADS, 1U << 5},
    {6, 2, 6, false, true, false, GATHER | QUERY | STORE | LOAD | ATOM | QUADS, 1U << 4},
    {0, 1, 1, true, true, false, QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE, 1U << 2},
    {2, 2, 1, true, true, false, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE, 1U << 3 | 1U << 4},
    {0, 1, 1, false, false, true, QUERY | STORE | FETCH | LOAD | ATOM, 1U << 1},
    {2, 2, 1, false, false, false, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE, 1U << 3},
    {6, 2, 6, true, true, false, GATHER | QUERY | STORE | LOAD | ATOM | QUADS, 1U << 4},
};

static void every_type_is_what_it_is(void **state)
{
    (void)state;
    for (uint32_t code = 0; code < CODES; code++) {
        const struct tex_type_info *t = tex_type_find(code);
        if (code >= COUNT_OF(types)) {
            assert_null(t);
            continue;
        }
        assert_non_null(t);
        assert_int_equal(t->code, code);
        assert_int_equal(t->param_class, types[code].param_class);
        assert_int_equal(t->axes, types[code].axes);
        assert_int_equal(t->faces, types[code].faces);
        assert_int_equal(t->array, types[code].array);
        assert_int_equal(t->levels, types[code].levels);
        assert_int_equal(t->buffer, types[code].buffer);
        assert_int_equal(t->built, types[code].built);
        assert_int_equal(t->stores, types[code].stores);
    }
}

/* In the order in which they are judged. */
static const struct {
    const char *name;
    enum tex_status_code status;
    uint32_t opcodes;
} checks[] = {
    {"CODE", TEX_STATUS_DISABLED, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"CLASS", TEX_STATUS_MISMATCH, GATHER | FETCH | SAMPLE},
    {"SAMPLES", TEX_STATUS_MISMATCH, GATHER | SAMPLE},
    {"FORMAT", TEX_STATUS_DISABLED, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"READ", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | FETCH | SAMPLE},
    {"BYTES", TEX_STATUS_UNSUPPORTED_HEADER, STORE | LOAD | ATOM},
    {"TYPE", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"COLOR_KEY", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | FETCH | SAMPLE},
    {"MULTISAMPLE", TEX_STATUS_UNSUPPORTED_HEADER, FETCH},
    {"LAYERS", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"SEAMS", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | QUADS},
    {"DATA_TYPE", TEX_STATUS_DISABLED, GATHER | FETCH | SAMPLE},
    {"SOURCE", TEX_STATUS_DISABLED, GATHER | FETCH | LOAD | SAMPLE},
    {"BLOCK", TEX_STATUS_DISABLED, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"VIEW", TEX_STATUS_DISABLED, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"FORCE_FP16", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | FETCH | SAMPLE},
    {"PACKED", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | FETCH | SAMPLE},
    {"TILES", TEX_STATUS_UNSUPPORTED_HEADER, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE},
    {"MIN_LOD", TEX_STATUS_OUT_OF_BOUNDS, GATHER},
    {"FILTER", TEX_STATUS_UNSUPPORTED_SAMPLER, SAMPLE},
};

static void every_instruction_asks_for_its_checks(void **state)
{
    (void)state;
    assert_int_equal(TEX_HEADER_CHECKS, COUNT_OF(checks));
    for (unsigned i = 0; i < COUNT_OF(checks); i++) {
        assert_string_equal(tex_header_checks[i].name, checks[i].name);
        assert_int_equal(tex_header_checks[i].status, checks[i].status);
        assert_int_equal(tex_header_checks[i].opcodes, checks[i].opcodes);
    }
    assert_int_equal(TEX_PART_SHAPE, GATHER | QUERY | STORE | FETCH | LOAD | ATOM | SAMPLE);
    assert_int_equal(TEX_PART_PLACE, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE);
    assert_int_equal(TEX_PART_VOLUME, GATHER | STORE | FETCH | LOAD | ATOM | SAMPLE);
    assert_int_equal(TEX_PART_SOURCES, GATHER | FETCH | LOAD | SAMPLE);
    assert_int_equal(TEX_PART_SAMPLER_INDEX, 1 | GATHER | QUERY | FETCH | SAMPLE);
    assert_int_equal(TEX_PART_SAMPLER, GATHER | FETCH | SAMPLE);
    assert_int_equal(TEX_PART_SAMPLED, SAMPLE);
    assert_int_equal(TEX_PART_QUAD, QUADS);
}

#define ONE(type) (1U << TEX_DATATYPE_##type)
#define UNORM_ALONE ONE(UNORM)
#define NO_FLOAT (ONE(UNORM) | ONE(SNORM) | ONE(UINT) | ONE(SINT))
#define ALL_TYPES (NO_FLOAT | ONE(FLOAT))
#define NORM_OR_UINT (ONE(UNORM) | ONE(UINT))
static const struct {
    uint8_t code;
    const char *name;
    uint8_t bytes; /* 0: not built, the other columns are empty */
    struct {
        uint8_t lo, width;
    } component[4];
    uint8_t types[4]; /* the first one stands for all, if it is alone */
} formats[] = {
    {0x01, "R32_G32_B32_A32", 16, {{0, 32}, {32, 32}, {64, 32}, {96, 32}}, {ALL_TYPES}},
    {0x02, "R32_G32_B32", 12, {{0, 32}, {32, 32}, {64, 32}}, {ALL_TYPES}},
    {0x03, "R16_G16_B16_A16", 8, {{0, 16}, {16, 16}, {32, 16}, {48, 16}}, {ALL_TYPES}},
    {0x04, "R32_G32", 8, {{0, 32}, {32, 32}}, {ALL_TYPES}},
    {0x05, "R32_B24G8", 8, {{0, 32}, {32, 8}, {40, 24}}, {ONE(UINT) | ONE(FLOAT), NORM_OR_UINT, NORM_OR_UINT}},
    {0x06, "ETC2_RGB", 8, {{0, 8}, {16, 8}, {32, 8}}, {UNORM_ALONE}},
    {0x07, "X8B8G8R8", 4, {{0, 8}, {8, 8}, {16, 8}}, {NO_FLOAT}},
    {0x08, "A8B8G8R8", 4, {{0, 8}, {8, 8}, {16, 8}, {24, 8}}, {NO_FLOAT}},
    {0x09, "A2B10G10R10", 4, {{0, 10}, {10, 10}, {20, 10}, {30, 2}}, {NO_FLOAT}},
    {0x0a, "ETC2_RGB_PTA", 8, {{0, 8}, {16, 8}, {32, 8}, {48, 8}}, {UNORM_ALONE}},
    {0x0b, "ETC2_RGBA", 16, {{0, 8}, {16, 8}, {32, 8}, {48, 8}}, {UNORM_ALONE}},
    {0x0c, "R16_G16", 4, {{0, 16}, {16, 16}}, {ALL_TYPES}},
    {0x0d, "G8R24", 4, {{0, 24}, {24, 8}}, {NORM_OR_UINT}},
    {0x0e, "G24R8", 4, {{0, 8}, {8, 24}}, {NORM_OR_UINT}},
    {0x0f, "R32", 4, {{0, 32}}, {ALL_TYPES}},
    {0x10, "BC6H_SF16", 16, {{0, 16}, {16, 16}, {32, 16}}, {ONE(FLOAT)}},
    {0x11, "BC6H_UF16", 16, {{0, 16}, {16, 16}, {32, 16}}, {ONE(FLOAT)}},
    {0x12, "A4B4G4R4", 2, {{0, 4}, {4, 4}, {8, 4}, {12, 4}}, {UNORM_ALONE}},
    {0x13, "A5B5G5R1", 2, {{0, 1}, {1, 5}, {6, 5}, {11, 5}}, {UNORM_ALONE}},
    {0x14, "A1B5G5R5", 2, {{0, 5}, {5, 5}, {10, 5}, {15, 1}}, {UNORM_ALONE}},
    {0x15, "B5G6R5", 2, {{0, 5}, {5, 6}, {11, 5}}, {UNORM_ALONE}},
    {0x16, "B6G5R5", 2, {{0, 5}, {5, 5}, {10, 6}}, {ONE(UNORM) | ONE(SNORM)}},
    {0x17, "BC7U", 16, {{0, 8}, {16, 8}, {32, 8}, {48, 8}}, {UNORM_ALONE}},
    {0x18, "G8R8", 2, {{0, 8}, {8, 8}}, {NO_FLOAT}},
    {0x19, "EAC", 8, {{0, 11}}, {ONE(UNORM) | ONE(SNORM)}},
    {0x1a, "EACX2", 16, {{0, 11}, {16, 11}}, {ONE(UNORM) | ONE(SNORM)}},
    {0x1b, "R16", 2, {{0, 16}}, {ALL_TYPES}},
    {0x1c, "Y8_VIDEO", 0, {{0}}, {0}},
    {0x1d, "R8", 1, {{0, 8}}, {NO_FLOAT}},
    {0x1e, "G4R4", 1, {{0, 4}, {4, 4}}, {UNORM_ALONE}},
    {0x1f, "R1", 0, {{0}}, {0}},
    {0x20, "E5B9G9R9_SHAREDEXP", 4, {{0, 9}, {9, 9}, {18, 9}}, {ONE(FLOAT)}},
    {0x21, "BF10GF11RF11", 4, {{0, 11}, {11, 11}, {22, 10}}, {ONE(FLOAT)}},
    {0x22, "G8B8G8R8", 4, {{0, 8}, {8, 8}, {16, 8}}, {UNORM_ALONE}},
    {0x23, "B8G8R8G8", 4, {{8, 8}, {0, 8}, {24, 8}}, {UNORM_ALONE}},
    {0x24, "DXT1", 8, {{0, 8}, {16, 8}, {32, 8}, {48, 8}}, {UNORM_ALONE}},
    {0x25, "DXT23", 16, {{0, 8}, {16, 8}, {32, 8}, {48, 8}}, {UNORM_ALONE}},
    {0x26, "DXT45", 16, {{0, 8}, {16, 8}, {32, 8}, {48, 14}}, {UNORM_ALONE}},
    {0x27, "DXN1", 8, {{0, 14}}, {ONE(UNORM) | ONE(SNORM)}},
    {0x28, "DXN2", 16, {{0, 14}, {16, 14}}, {ONE(UNORM) | ONE(SNORM)}},
    {0x29, "Z24S8", 4, {{0, 8}, {8, 24}}, {ONE(UINT), ONE(UNORM)}},
    {0x2a, "X8Z24", 4, {{0, 24}}, {UNORM_ALONE}},
    {0x2b, "S8Z24", 4, {{0, 24}, {24, 8}}, {UNORM_ALONE, ONE(UINT)}},
    {0x2c, "X4V4Z24__COV4R4V", 0, {{0}}, {0}},
    {0x2d, "X4V4Z24__COV8R8V", 0, {{0}}, {0}},
    {0x2e, "V8Z24__COV4R12V", 0, {{0}}, {0}},
    {0x2f, "ZF32", 4, {{0, 32}}, {ONE(FLOAT)}},
    {0x30, "ZF32_X24S8", 8, {{0, 32}, {32, 8}}, {ONE(FLOAT), ONE(UINT)}},
    {0x31, "X8Z24_X20V4S8__COV4R4V", 0, {{0}}, {0}},
    {0x32, "X8Z24_X20V4S8__COV8R8V", 0, {{0}}, {0}},
    {0x33, "ZF32_X20V4X8__COV4R4V", 0, {{0}}, {0}},
    {0x34, "ZF32_X20V4X8__COV8R8V", 0, {{0}}, {0}},
    {0x35, "ZF32_X20V4S8__COV4R4V", 0, {{0}}, {0}},
    {0x36, "ZF32_X20V4S8__COV8R8V", 0, {{0}}, {0}},
    {0x37, "X8Z24_X16V8S8__COV4R12V", 0, {{0}}, {0}},
    {0x38, "ZF32_X16V8X8__COV4R12V", 0, {{0}}, {0}},
    {0x39, "ZF32_X16V8S8__COV4R12V", 0, {{0}}, {0}},
    {0x3a, "Z16", 2, {{0, 16}}, {UNORM_ALONE}},
    {0x3b, "V8Z24__COV8R24V", 0, {{0}}, {0}},
    {0x3c, "X8Z24_X16V8S8__COV8R24V", 0, {{0}}, {0}},
    {0x3d, "ZF32_X16V8X8__COV8R24V", 0, {{0}}, {0}},
    {0x3e, "ZF32_X16V8S8__COV8R24V", 0, {{0}}, {0}},
    {0x40, "ASTC_2D_4X4", 0, {{0}}, {0}},
    {0x41, "ASTC_2D_5X5", 0, {{0}}, {0}},
    {0x42, "ASTC_2D_6X6", 0, {{0}}, {0}},
    {0x44, "ASTC_2D_8X8", 0, {{0}}, {0}},
    {0x45, "ASTC_2D_10X10", 0, {{0}}, {0}},
    {0x46, "ASTC_2D_12X12", 0, {{0}}, {0}},
    {0x50, "ASTC_2D_5X4", 0, {{0}}, {0}},
    {0x51, "ASTC_2D_6X5", 0, {{0}}, {0}},
    {0x52, "ASTC_2D_8X6", 0, {{0}}, {0}},
    {0x53, "ASTC_2D_10X8", 0, {{0}}, {0}},
    {0x54, "ASTC_2D_12X10", 0, {{0}}, {0}},
    {0x55, "ASTC_2D_8X5", 0, {{0}}, {0}},
    {0x56, "ASTC_2D_10X5", 0, {{0}}, {0}},
    {0x57, "ASTC_2D_10X6", 0, {{0}}, {0}},
};

/* No components can be stored into them. */
static const uint8_t read_only[] = {0x05, 0x06, 0x0a, 0x0b, 0x0d, 0x0e, 0x10, 0x11, 0x17, 0x19, 0x1a, 0x20, 0x22,
                                    0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2f, 0x30, 0x3a};

/* What a depth compare reads, of depth formats. */
static uint32_t depth_of(uint8_t code)
{
    if (code == 0x29) /* Z24S8 */
        return TEX_SOURCE_G;
    return code == 0x2a || code == 0x2b || code == 0x2f || code == 0x30 || code == 0x3a ? TEX_SOURCE_R : 0;
}

static void every_format_has_its_code_and_layout(void **state)
{
    (void)state;
    assert_int_equal(tex_formats_count, COUNT_OF(formats));
    for (unsigned i = 0; i < COUNT_OF(formats); i++) {
        const struct tex_format_info *f = tex_format_find(formats[i].code);
        assert_non_null(f);
        assert_string_equal(f->name, formats[i].name);
        assert_int_equal(f->bytes, formats[i].bytes);
        const uint8_t *allowed = formats[i].types;
        assert_int_equal(f->read, allowed[0] != 0);
        assert_int_equal(f->store, allowed[0] != 0 && !memchr(read_only, formats[i].code, sizeof read_only));
        assert_int_equal(f->depth, depth_of(f->code));
        if (f->bytes == 0)
            continue;
        for (unsigned c = 0; c < 4; c++) {
            unsigned lo = formats[i].component[c].lo, width = formats[i].component[c].width;
            if (f->width[c] != width || (width > 0 && f->lo[c] != lo))
                fail_msg("%s, component %u: %u bits at %u, expected %u at %u", f->name, c, f->width[c], f->lo[c], width,
                         lo);
            assert_int_equal(f->types[c], width == 0 ? 0 : allowed[1] ? allowed[c] : allowed[0]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_has_its_number),
        cmocka_unit_test(all_others_are_unassigned),
        cmocka_unit_test(every_type_is_what_it_is),
        cmocka_unit_test(every_instruction_asks_for_its_checks),
        cmocka_unit_test(every_format_has_its_code_and_layout),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
