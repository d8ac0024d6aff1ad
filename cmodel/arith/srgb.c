// SPDX-License-Identifier: Apache-2.0
#include "arith/srgb.h"

#include "arith/f32.h"

/* PD-82: RNE32 of the exact value, for each code. tests/unit/function/test_srgb.c proves every number. */
static const uint32_t decoded_5[32] = {
    0x00000000, 0x3b23a096, 0x3baffb55, 0x3c1c2188, 0x3c77f288, 0x3cb6ac26, 0x3cff0488, 0x3d2ae54a,
    0x3d5ddbac, 0x3d8c5dde, 0x3dadeb4d, 0x3dd3bc7a, 0x3dfdf5d0, 0x3e165d06, 0x3e301535, 0x3e4c336b,
    0x3e6ac701, 0x3e85ef65, 0x3e97c48a, 0x3eaae9e0, 0x3ebf6620, 0x3ed53fd2, 0x3eec7d51, 0x3f029267,
    0x3f0f9e28, 0x3f1d64de, 0x3f2be969, 0x3f3b2e99, 0x3f4b372e, 0x3f5c05db, 0x3f6d9d44, 0x3f800000,
};
static const uint32_t decoded_6[64] = {
    0x00000000, 0x3aa107b0, 0x3b2107b0, 0x3b742149, 0x3bac6270, 0x3be9181c, 0x3c185d87, 0x3c41e59c,
    0x3c71604f, 0x3c938325, 0x3cb186a8, 0x3cd2d44d, 0x3cf78492, 0x3d0fd77b, 0x3d25b50a, 0x3d3d65da,
    0x3d56f473, 0x3d726b04, 0x3d87e9b8, 0x3d979ba7, 0x3da84ff8, 0x3dba0b38, 0x3dccd1d3, 0x3de0a81a,
    0x3df59247, 0x3e05ca3c, 0x3e11595b, 0x3e1d787b, 0x3e2a298b, 0x3e376e71, 0x3e454909, 0x3e53bb28,
    0x3e62c699, 0x3e726d1f, 0x3e81583c, 0x3e89c92b, 0x3e928a35, 0x3e9b9c2c, 0x3ea4ffe2, 0x3eaeb624,
    0x3eb8bfbb, 0x3ec31d70, 0x3ecdd008, 0x3ed8d844, 0x3ee436e5, 0x3eefeca7, 0x3efbfa45, 0x3f04303c,
    0x3f0a8ffb, 0x3f111cba, 0x3f17d6d1, 0x3f1ebe99, 0x3f25d469, 0x3f2d1896, 0x3f348b77, 0x3f3c2d5e,
    0x3f43fea0, 0x3f4bff8f, 0x3f54307c, 0x3f5c91b9, 0x3f652396, 0x3f6de662, 0x3f76da6b, 0x3f800000,
};
static const uint32_t decoded_8[256] = {
    0x00000000, 0x399f22b4, 0x3a1f22b4, 0x3a6eb40e, 0x3a9f22b4, 0x3ac6eb61, 0x3aeeb40e, 0x3b0b3e5d, 0x3b1f22b4,
    0x3b33070a, 0x3b46eb61, 0x3b5b518e, 0x3b70f18f, 0x3b83e1c6, 0x3b8fe616, 0x3b9c87fd, 0x3ba9c9b6, 0x3bb7ad6f,
    0x3bc6354a, 0x3bd56360, 0x3be539c1, 0x3bf5ba71, 0x3c0373b6, 0x3c0c6153, 0x3c15a705, 0x3c1f45be, 0x3c293e6b,
    0x3c3391f7, 0x3c3e4149, 0x3c494d44, 0x3c54b6c9, 0x3c607eb4, 0x3c6ca5df, 0x3c792d22, 0x3c830aa9, 0x3c89af9f,
    0x3c9085dc, 0x3c978dc6, 0x3c9ec7c2, 0x3ca63433, 0x3cadd37d, 0x3cb5a602, 0x3cbdac21, 0x3cc5e63a, 0x3cce54ac,
    0x3cd6f7d5, 0x3cdfd010, 0x3ce8ddba, 0x3cf2212d, 0x3cfb9ac3, 0x3d02a56a, 0x3d0798dd, 0x3d0ca7e6, 0x3d11d2af,
    0x3d171964, 0x3d1c7c30, 0x3d21fb3c, 0x3d2796b2, 0x3d2d4ebb, 0x3d332381, 0x3d39152b, 0x3d3f23e4, 0x3d454fd2,
    0x3d4b991d, 0x3d51ffec, 0x3d588468, 0x3d5f26b6, 0x3d65e6fd, 0x3d6cc563, 0x3d73c20e, 0x3d7add24, 0x3d810b65,
    0x3d84b793, 0x3d88732e, 0x3d8c3e48, 0x3d9018f4, 0x3d940344, 0x3d97fd49, 0x3d9c0715, 0x3da020ba, 0x3da44a4a,
    0x3da883d6, 0x3daccd6f, 0x3db12727, 0x3db5910f, 0x3dba0b38, 0x3dbe95b3, 0x3dc33090, 0x3dc7dbe0, 0x3dcc97b4,
    0x3dd1641d, 0x3dd6412b, 0x3ddb2eee, 0x3de02d76, 0x3de53cd4, 0x3dea5d18, 0x3def8e51, 0x3df4d090, 0x3dfa23e5,
    0x3dff885e, 0x3e027f06, 0x3e05427f, 0x3e080ea2, 0x3e0ae377, 0x3e0dc104, 0x3e10a753, 0x3e13966a, 0x3e168e51,
    0x3e198f0f, 0x3e1c98ac, 0x3e1fab30, 0x3e22c6a1, 0x3e25eb07, 0x3e29186a, 0x3e2c4ed0, 0x3e2f8e42, 0x3e32d6c5,
    0x3e362862, 0x3e39831f, 0x3e3ce703, 0x3e405417, 0x3e43ca60, 0x3e4749e6, 0x3e4ad2af, 0x3e4e64c3, 0x3e520029,
    0x3e55a4e7, 0x3e595305, 0x3e5d0a89, 0x3e60cb7a, 0x3e6495df, 0x3e6869be, 0x3e6c471f, 0x3e702e07, 0x3e741e7e,
    0x3e78188b, 0x3e7c1c33, 0x3e8014bf, 0x3e822039, 0x3e84308b, 0x3e8645b8, 0x3e885fc3, 0x3e8a7eb0, 0x3e8ca281,
    0x3e8ecb3b, 0x3e90f8df, 0x3e932b72, 0x3e9562f6, 0x3e979f6f, 0x3e99e0e0, 0x3e9c274c, 0x3e9e72b6, 0x3ea0c321,
    0x3ea31890, 0x3ea57307, 0x3ea7d288, 0x3eaa3716, 0x3eaca0b6, 0x3eaf0f68, 0x3eb18332, 0x3eb3fc15, 0x3eb67a14,
    0x3eb8fd34, 0x3ebb8576, 0x3ebe12de, 0x3ec0a56e, 0x3ec33d2a, 0x3ec5da14, 0x3ec87c30, 0x3ecb2380, 0x3ecdd008,
    0x3ed081ca, 0x3ed338c9, 0x3ed5f508, 0x3ed8b68a, 0x3edb7d52, 0x3ede4963, 0x3ee11abf, 0x3ee3f169, 0x3ee6cd65,
    0x3ee9aeb5, 0x3eec955b, 0x3eef815c, 0x3ef272b8, 0x3ef56974, 0x3ef86593, 0x3efb6716, 0x3efe6e00, 0x3f00bd2b,
    0x3f02460c, 0x3f03d1a5, 0x3f055ff7, 0x3f06f104, 0x3f0884cd, 0x3f0a1b54, 0x3f0bb499, 0x3f0d509f, 0x3f0eef65,
    0x3f1090ef, 0x3f12353d, 0x3f13dc50, 0x3f15862a, 0x3f1732cc, 0x3f18e237, 0x3f1a946e, 0x3f1c4970, 0x3f1e0140,
    0x3f1fbbde, 0x3f21794d, 0x3f23398c, 0x3f24fc9f, 0x3f26c285, 0x3f288b41, 0x3f2a56d2, 0x3f2c253c, 0x3f2df67f,
    0x3f2fca9c, 0x3f31a194, 0x3f337b6a, 0x3f35581d, 0x3f3737b0, 0x3f391a24, 0x3f3aff7a, 0x3f3ce7b2, 0x3f3ed2cf,
    0x3f40c0d2, 0x3f42b1bc, 0x3f44a58e, 0x3f469c49, 0x3f4895ef, 0x3f4a9280, 0x3f4c91ff, 0x3f4e946c, 0x3f5099c9,
    0x3f52a216, 0x3f54ad56, 0x3f56bb88, 0x3f58ccaf, 0x3f5ae0cc, 0x3f5cf7df, 0x3f5f11ea, 0x3f612eef, 0x3f634eee,
    0x3f6571e9, 0x3f6797e0, 0x3f69c0d5, 0x3f6becca, 0x3f6e1bbf, 0x3f704db5, 0x3f7282ae, 0x3f74baab, 0x3f76f5ae,
    0x3f7933b6, 0x3f7b74c6, 0x3f7db8de, 0x3f800000,
};

/* PD-132: multiples of 2^-14. */
static const uint16_t coarse[256] = {
    0,     5,     10,    15,    20,    25,    30,    35,    40,    45,    50,    55,    60,    66,    72,    78,
    85,    92,    99,    107,   115,   123,   131,   140,   150,   159,   169,   180,   190,   201,   213,   224,
    236,   250,   262,   276,   290,   304,   318,   332,   348,   364,   380,   396,   412,   430,   448,   466,
    484,   504,   524,   544,   564,   584,   604,   624,   648,   672,   692,   716,   740,   764,   788,   816,
    840,   864,   896,   920,   944,   976,   1000,  1032,  1064,  1088,  1120,  1152,  1184,  1216,  1248,  1280,
    1312,  1352,  1384,  1416,  1456,  1488,  1528,  1560,  1600,  1640,  1672,  1712,  1752,  1792,  1832,  1872,
    1920,  1952,  2000,  2048,  2080,  2128,  2176,  2224,  2272,  2320,  2368,  2416,  2464,  2512,  2560,  2608,
    2656,  2704,  2752,  2816,  2864,  2912,  2976,  3024,  3072,  3136,  3184,  3248,  3296,  3360,  3424,  3472,
    3536,  3600,  3664,  3712,  3776,  3840,  3904,  3968,  4032,  4096,  4160,  4224,  4288,  4352,  4416,  4512,
    4576,  4640,  4704,  4768,  4864,  4928,  4992,  5056,  5152,  5216,  5280,  5376,  5440,  5536,  5600,  5696,
    5760,  5824,  5920,  6016,  6080,  6176,  6240,  6336,  6400,  6496,  6592,  6688,  6752,  6848,  6944,  7008,
    7104,  7200,  7296,  7392,  7488,  7584,  7680,  7744,  7872,  7936,  8064,  8128,  8256,  8320,  8448,  8512,
    8640,  8768,  8832,  8960,  9024,  9152,  9280,  9344,  9472,  9600,  9664,  9792,  9920,  9984,  10112, 10240,
    10304, 10432, 10560, 10688, 10816, 10880, 11008, 11136, 11264, 11392, 11456, 11584, 11712, 11840, 11968, 12096,
    12224, 12352, 12480, 12608, 12736, 12864, 12992, 13120, 13248, 13376, 13504, 13632, 13760, 13888, 14016, 14144,
    14272, 14400, 14528, 14656, 14848, 14976, 15104, 15232, 15360, 15488, 15616, 15744, 16000, 16128, 16256, 16384,
};

uint32_t tex_srgb_float8(uint32_t code)
{
    return tex_f32_ratio(false, coarse[code & 0xff], 1U << 14);
}

uint32_t tex_srgb_decode(uint32_t code, unsigned width)
{
    switch (width) {
    case 1: /* 255 is a multiple of 1 and of 15: these are codes of 8 bits */
        return decoded_8[255 * (code & 1)];
    case 4:
        return decoded_8[17 * (code & 15)];
    case 5:
        return decoded_5[code & 31];
    case 6:
        return decoded_6[code & 63];
    case 8:
        return decoded_8[code & 255];
    default:
        return 0;
    }
}
