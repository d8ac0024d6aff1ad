# Components of different data types: one of type T, the others of type U, every pair; shown alone, and left out. Then one
# component, and the types of those that the format lacks. Integers decide where a lane shows them, nothing else does.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10 PD-60 PD-61 PD-63 PD-108
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 }
texture 0 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
bytes 0x30000000 379b010070b8b73f 0180ffef3c2d2380 feeffefbfefbfefb f3f623004c8989c0 bc1dc52c00000100 f385ff7bbd540858 a4e3ffef35bbc673 bb6dff7bebf532e8
bytes 0x30000040 000091943f39f5d1 5d9ce547dc750000 0000f732fd00d5d2 b030008047e10080 0180010042421720 0180018001800180 97ceb7144efaaf44 bc744a740180bc54
bytes 0x30000080 af92869fff775ab3 bb81390b9348cae1 064b5880f1f88bd5 0a058de5685ffeef df474173fff79160 3bc0b88931e0cd24 0100010001000100 4c68adf63a3dc96f
bytes 0x300000c0 ead6ff77fff765e7 c5ebd1ac0bd75334 1a0af4b111838bf4 1955ec800a753c3b 85764101e8d40080 b71cfe2af6c10b95 b5bd0100b4e276e4 00009fac13b6c946
bytes 0x30000100 3453764cd5d3eb6e 7efbfcf7facaf8bb ff6fcecc9219e60d ff7b0100cc3df569 0acd4b42fffb379b fe5c983306a299a1 fff7fffbfffbffef 0000000001bafed6
bytes 0x30000140 0080008000800080 feefa9ec2c6afffb 4f2fb1cc7031c4c4 ff6fff7bff77ff77 e40b4516b4b707e4 7c60e4abf8650000 f1b896d5feef0a14 b33a7428ff772ebe
bytes 0x30000180 83f66d53413de75d 9964ced6f071e475 9e1dda46de282231 fffb36e28b5ea591 f10800804e4ffeef 489f099cb2fad52a 01800180ae3876b4 f4d964330d5f5a5b
bytes 0x300001c0 01001423908c4494 c2780f945f87a73e 5cc9ccd80180f161 f30999060180804d 0000000000000000 49164c48eba4fff7 3780f6058bd92a39 6a6a371a00780080
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 15 texture 15 sampler 0
texture 16 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 17 texture 17 sampler 0
texture 18 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 18 texture 18 sampler 0
texture 19 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 19 texture 19 sampler 0
texture 20 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 20 texture 20 sampler 0
texture 21 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 21 texture 21 sampler 0
texture 22 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 22 texture 22 sampler 0
texture 23 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 23 texture 23 sampler 0
texture 24 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 24 texture 24 sampler 0
texture 25 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 25 texture 25 sampler 0
texture 26 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 26 texture 26 sampler 0
texture 27 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 27 texture 27 sampler 0
texture 28 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 28 texture 28 sampler 0
texture 29 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 29 texture 29 sampler 0
texture 30 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 30 texture 30 sampler 0
texture 31 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 31 texture 31 sampler 0
texture 32 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 32 texture 32 sampler 0
texture 33 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 33 texture 33 sampler 0
texture 34 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 34 texture 34 sampler 0
texture 35 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 35 texture 35 sampler 0
texture 36 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 36 texture 36 sampler 0
texture 37 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 37 texture 37 sampler 0
texture 38 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R ZERO ONE_FLOAT R size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 38 texture 38 sampler 0
texture 39 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G B A ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 39 texture 39 sampler 0
texture 40 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 40 texture 40 sampler 0
texture 41 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 41 texture 41 sampler 0
texture 42 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 42 texture 42 sampler 0
texture 43 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 43 texture 43 sampler 0
texture 44 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 44 texture 44 sampler 0
texture 45 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 45 texture 45 sampler 0
texture 46 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 46 texture 46 sampler 0
texture 47 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 47 texture 47 sampler 0
texture 48 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 48 texture 48 sampler 0
texture 49 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 49 texture 49 sampler 0
texture 50 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 50 texture 50 sampler 0
texture 51 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 51 texture 51 sampler 0
texture 52 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 52 texture 52 sampler 0
texture 53 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 53 texture 53 sampler 0
texture 54 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 54 texture 54 sampler 0
texture 55 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 55 texture 55 sampler 0
texture 56 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 56 texture 56 sampler 0
texture 57 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 57 texture 57 sampler 0
texture 58 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 58 texture 58 sampler 0
texture 59 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 59 texture 59 sampler 0
texture 60 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 60 texture 60 sampler 0
texture 61 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 61 texture 61 sampler 0
texture 62 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 62 texture 62 sampler 0
texture 63 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 63 texture 63 sampler 0
texture 64 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 64 texture 64 sampler 0
texture 65 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 65 texture 65 sampler 0
texture 66 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 66 texture 66 sampler 0
texture 67 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 67 texture 67 sampler 0
texture 68 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 68 texture 68 sampler 0
texture 69 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 69 texture 69 sampler 0
texture 70 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 70 texture 70 sampler 0
texture 71 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 71 texture 71 sampler 0
texture 72 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 72 texture 72 sampler 0
texture 73 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 73 texture 73 sampler 0
texture 74 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 74 texture 74 sampler 0
texture 75 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 75 texture 75 sampler 0
texture 76 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 76 texture 76 sampler 0
texture 77 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 77 texture 77 sampler 0
texture 78 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source G ZERO ONE_FLOAT G size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 78 texture 78 sampler 0
texture 79 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B A R ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 79 texture 79 sampler 0
texture 80 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 2 A_DATA_TYPE 1 }
handle 80 texture 80 sampler 0
texture 81 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 2 A_DATA_TYPE 1 }
handle 81 texture 81 sampler 0
texture 82 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 2 A_DATA_TYPE 4 }
handle 82 texture 82 sampler 0
texture 83 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 2 A_DATA_TYPE 4 }
handle 83 texture 83 sampler 0
texture 84 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 2 A_DATA_TYPE 3 }
handle 84 texture 84 sampler 0
texture 85 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 2 A_DATA_TYPE 3 }
handle 85 texture 85 sampler 0
texture 86 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 86 texture 86 sampler 0
texture 87 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 87 texture 87 sampler 0
texture 88 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 2 }
handle 88 texture 88 sampler 0
texture 89 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 1 A_DATA_TYPE 2 }
handle 89 texture 89 sampler 0
texture 90 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 1 A_DATA_TYPE 4 }
handle 90 texture 90 sampler 0
texture 91 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 1 A_DATA_TYPE 4 }
handle 91 texture 91 sampler 0
texture 92 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 3 }
handle 92 texture 92 sampler 0
texture 93 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 1 A_DATA_TYPE 3 }
handle 93 texture 93 sampler 0
texture 94 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 1 A_DATA_TYPE 7 }
handle 94 texture 94 sampler 0
texture 95 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 1 A_DATA_TYPE 7 }
handle 95 texture 95 sampler 0
texture 96 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 96 texture 96 sampler 0
texture 97 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 97 texture 97 sampler 0
texture 98 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 1 }
handle 98 texture 98 sampler 0
texture 99 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 1 }
handle 99 texture 99 sampler 0
texture 100 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 4 A_DATA_TYPE 3 }
handle 100 texture 100 sampler 0
texture 101 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 4 A_DATA_TYPE 3 }
handle 101 texture 101 sampler 0
texture 102 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 7 }
handle 102 texture 102 sampler 0
texture 103 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 4 A_DATA_TYPE 7 }
handle 103 texture 103 sampler 0
texture 104 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 3 A_DATA_TYPE 2 }
handle 104 texture 104 sampler 0
texture 105 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 3 A_DATA_TYPE 2 }
handle 105 texture 105 sampler 0
texture 106 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 106 texture 106 sampler 0
texture 107 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 107 texture 107 sampler 0
texture 108 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 3 A_DATA_TYPE 4 }
handle 108 texture 108 sampler 0
texture 109 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 3 A_DATA_TYPE 4 }
handle 109 texture 109 sampler 0
texture 110 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 7 }
handle 110 texture 110 sampler 0
texture 111 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 7 }
handle 111 texture 111 sampler 0
texture 112 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 2 }
handle 112 texture 112 sampler 0
texture 113 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 2 }
handle 113 texture 113 sampler 0
texture 114 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 7 A_DATA_TYPE 1 }
handle 114 texture 114 sampler 0
texture 115 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 7 A_DATA_TYPE 1 }
handle 115 texture 115 sampler 0
texture 116 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 7 A_DATA_TYPE 4 }
handle 116 texture 116 sampler 0
texture 117 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 7 A_DATA_TYPE 4 }
handle 117 texture 117 sampler 0
texture 118 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source B ZERO ONE_FLOAT B size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 118 texture 118 sampler 0
texture 119 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A R G ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 119 texture 119 sampler 0
texture 120 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 2 }
handle 120 texture 120 sampler 0
texture 121 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 2 }
handle 121 texture 121 sampler 0
texture 122 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 122 texture 122 sampler 0
texture 123 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 123 texture 123 sampler 0
texture 124 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 2 }
handle 124 texture 124 sampler 0
texture 125 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 2 }
handle 125 texture 125 sampler 0
texture 126 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 2 }
handle 126 texture 126 sampler 0
texture 127 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 2 }
handle 127 texture 127 sampler 0
texture 128 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 1 }
handle 128 texture 128 sampler 0
texture 129 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 1 }
handle 129 texture 129 sampler 0
texture 130 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 1 }
handle 130 texture 130 sampler 0
texture 131 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 1 }
handle 131 texture 131 sampler 0
texture 132 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 132 texture 132 sampler 0
texture 133 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 133 texture 133 sampler 0
texture 134 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 1 }
handle 134 texture 134 sampler 0
texture 135 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 1 }
handle 135 texture 135 sampler 0
texture 136 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 4 }
handle 136 texture 136 sampler 0
texture 137 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 4 }
handle 137 texture 137 sampler 0
texture 138 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 4 }
handle 138 texture 138 sampler 0
texture 139 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 4 }
handle 139 texture 139 sampler 0
texture 140 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 4 }
handle 140 texture 140 sampler 0
texture 141 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 4 }
handle 141 texture 141 sampler 0
texture 142 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 4 }
handle 142 texture 142 sampler 0
texture 143 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 4 }
handle 143 texture 143 sampler 0
texture 144 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 3 }
handle 144 texture 144 sampler 0
texture 145 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 3 }
handle 145 texture 145 sampler 0
texture 146 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 3 }
handle 146 texture 146 sampler 0
texture 147 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 3 }
handle 147 texture 147 sampler 0
texture 148 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 3 }
handle 148 texture 148 sampler 0
texture 149 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 3 }
handle 149 texture 149 sampler 0
texture 150 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 150 texture 150 sampler 0
texture 151 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 FLOAT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 151 texture 151 sampler 0
texture 152 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 152 texture 152 sampler 0
texture 153 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 153 texture 153 sampler 0
texture 154 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 7 }
handle 154 texture 154 sampler 0
texture 155 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SNORM source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 7 }
handle 155 texture 155 sampler 0
texture 156 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 7 }
handle 156 texture 156 sampler 0
texture 157 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 UINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 7 }
handle 157 texture 157 sampler 0
texture 158 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source A ZERO ONE_FLOAT A size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 7 }
handle 158 texture 158 sampler 0
texture 159 { type TWO_D_NO_MIPMAP layout pitch 128 format R16_G16_B16_A16 SINT source R G B ONE_INT size 16 4 address 0x30000000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 7 }
handle 159 texture 159 sampler 0
texture 160 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 1 B_DATA_TYPE 1 A_DATA_TYPE 4 }
bytes 0x300a0000 fefffffe fa68d9e0 b3f9dad1 bb9689fc ffffff7d 00000000 20e5bf9f 00000080
bytes 0x300a0020 96d7312c fefffffd d61d8ac4 ffeeb95b cbc8f5e3 00000000 073e01f7 467c75c6
bytes 0x300a0040 db2f37c1 feff7fff 7b59ff91 162979a8 01faab3e fefffffe 51bd7b0f 62793b22
bytes 0x300a0060 feff7fff 01000080 c360d795 5edb8818 435a9873 bb5669bd fffffffd fffffffd
bytes 0x300a0080 ffff7fff 4534d693 7a02f857 903a1d28 d215a052 ffff7fff ac0aa5a2 fffffffe
bytes 0x300a00a0 b368e4c2 fa398809 6b95084b d33de893 b0e44e2d 362f3254 ffffff7d 888758e3
bytes 0x300a00c0 7faf4dc7 01000000 01000000 8d822326 d41d49dc 01000000 c636324f fffffffd
bytes 0x300a00e0 72481f32 3c877736 815cca2a ffff7f7f 01000080 01000080 f4ad0ceb 7440dd90
handle 160 texture 160 sampler 0
texture 161 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 161 texture 161 sampler 0
texture 162 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 3 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 162 texture 162 sampler 0
texture 163 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 4 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 163 texture 163 sampler 0
texture 164 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 164 texture 164 sampler 0
texture 165 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 0 B_DATA_TYPE 0 A_DATA_TYPE 4 }
handle 165 texture 165 sampler 0
texture 166 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 5 B_DATA_TYPE 5 A_DATA_TYPE 7 }
handle 166 texture 166 sampler 0
texture 167 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 6 B_DATA_TYPE 1 A_DATA_TYPE 1 }
handle 167 texture 167 sampler 0
texture 168 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 1 B_DATA_TYPE 2 A_DATA_TYPE 2 }
handle 168 texture 168 sampler 0
texture 169 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 2 B_DATA_TYPE 3 A_DATA_TYPE 3 }
handle 169 texture 169 sampler 0
texture 170 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 3 B_DATA_TYPE 4 A_DATA_TYPE 4 }
handle 170 texture 170 sampler 0
texture 171 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 4 B_DATA_TYPE 7 A_DATA_TYPE 7 }
handle 171 texture 171 sampler 0
texture 172 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 7 B_DATA_TYPE 0 A_DATA_TYPE 1 }
handle 172 texture 172 sampler 0
texture 173 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 0 B_DATA_TYPE 5 A_DATA_TYPE 2 }
handle 173 texture 173 sampler 0
texture 174 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 5 B_DATA_TYPE 1 A_DATA_TYPE 3 }
handle 174 texture 174 sampler 0
texture 175 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SNORM source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 6 B_DATA_TYPE 2 A_DATA_TYPE 4 }
handle 175 texture 175 sampler 0
texture 176 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 1 B_DATA_TYPE 3 A_DATA_TYPE 7 }
handle 176 texture 176 sampler 0
texture 177 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 2 B_DATA_TYPE 4 A_DATA_TYPE 1 }
handle 177 texture 177 sampler 0
texture 178 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 3 B_DATA_TYPE 7 A_DATA_TYPE 2 }
handle 178 texture 178 sampler 0
texture 179 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 4 B_DATA_TYPE 0 A_DATA_TYPE 3 }
handle 179 texture 179 sampler 0
texture 180 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 7 B_DATA_TYPE 5 A_DATA_TYPE 4 }
handle 180 texture 180 sampler 0
texture 181 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 0 B_DATA_TYPE 1 A_DATA_TYPE 7 }
handle 181 texture 181 sampler 0
texture 182 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 5 B_DATA_TYPE 2 A_DATA_TYPE 1 }
handle 182 texture 182 sampler 0
texture 183 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 UINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 6 B_DATA_TYPE 3 A_DATA_TYPE 2 }
handle 183 texture 183 sampler 0
texture 184 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 1 B_DATA_TYPE 4 A_DATA_TYPE 3 }
handle 184 texture 184 sampler 0
texture 185 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 2 B_DATA_TYPE 7 A_DATA_TYPE 4 }
handle 185 texture 185 sampler 0
texture 186 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 3 B_DATA_TYPE 0 A_DATA_TYPE 7 }
handle 186 texture 186 sampler 0
texture 187 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 4 B_DATA_TYPE 5 A_DATA_TYPE 1 }
handle 187 texture 187 sampler 0
texture 188 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 7 B_DATA_TYPE 1 A_DATA_TYPE 2 }
handle 188 texture 188 sampler 0
texture 189 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 0 B_DATA_TYPE 2 A_DATA_TYPE 3 }
handle 189 texture 189 sampler 0
texture 190 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 5 B_DATA_TYPE 3 A_DATA_TYPE 4 }
handle 190 texture 190 sampler 0
texture 191 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 SINT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 6 B_DATA_TYPE 4 A_DATA_TYPE 7 }
handle 191 texture 191 sampler 0
texture 192 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 1 B_DATA_TYPE 7 A_DATA_TYPE 1 }
handle 192 texture 192 sampler 0
texture 193 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 2 B_DATA_TYPE 0 A_DATA_TYPE 2 }
handle 193 texture 193 sampler 0
texture 194 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 3 B_DATA_TYPE 5 A_DATA_TYPE 3 }
handle 194 texture 194 sampler 0
texture 195 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 4 B_DATA_TYPE 1 A_DATA_TYPE 4 }
handle 195 texture 195 sampler 0
texture 196 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 7 B_DATA_TYPE 2 A_DATA_TYPE 7 }
handle 196 texture 196 sampler 0
texture 197 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 0 B_DATA_TYPE 3 A_DATA_TYPE 1 }
handle 197 texture 197 sampler 0
texture 198 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 5 B_DATA_TYPE 4 A_DATA_TYPE 2 }
handle 198 texture 198 sampler 0
texture 199 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x300a0000 G_DATA_TYPE 6 B_DATA_TYPE 7 A_DATA_TYPE 3 }
handle 199 texture 199 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7
    s = { bits(0x3f1bb000) bits(0x3f49a000) bits(0x3e95e000) ... }
    t = { bits(0x3f690000) bits(0x3f384000) bits(0x3f53c000) ... }
    expect lane 0 R8 = 0x3f08a9c1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f08a9c1;
    expect lane 1 R8 = 0x3d594435  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d594435;
    expect lane 2 R8 = 0x3e81b71c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e81b71c;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7
    s = { bits(0x3f2c4000) bits(0x3f195000) bits(0x3e44c000) ... }
    t = { bits(0x3ecd8000) bits(0x3ebe0000) bits(0x3f188000) ... }
    expect lane 0 R8 = 0xbf23efd8  R9 = 0xbebc4a45  R10 = 0x3d2a4fec  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf20bfff  R9 = 0xbeb5a190  R10 = 0x3eb93310  R11 = 0x00000000;
    expect lane 2 R8 = 0xbe5b225b  R9 = 0x3ebc0773  R10 = 0x3edef8a5  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7
    s = { bits(0x3f01b000) bits(0x3f330000) bits(0x3f1cd000) ... }
    t = { bits(0x3f50c000) bits(0x3e180000) bits(0x3f50c000) ... }
    expect lane 0 R8 = 0x3ea7f06a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea7f06a;
    expect lane 1 R8 = 0x3e1076ae  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e1076ae;
    expect lane 2 R8 = 0x3f19d413  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f19d413;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7
    s = { bits(0x3e5f8000) bits(0x3f17c000) bits(0x3ed3c000) ... }
    t = { bits(0x3f2b8000) bits(0x3f1e0000) bits(0x3f5a0000) ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00003dcc  R10 = 0x000069f5  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000eca9  R9 = 0x00006a2c  R10 = 0x0000fbff  R11 = 0x00000001;
    expect lane 2 R8 = 0x00008001  R9 = 0x000038ae  R10 = 0x0000b476  R11 = 0x00000001;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x7
    s = { bits(0x3ef5c000) bits(0x3f459000) bits(0x3f28f000) ... }
    t = { bits(0x3eb40000) bits(0x3e670000) bits(0x3f788000) ... }
    expect lane 0 R8 = 0x3ef1f20a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ef1f20a;
    expect lane 1 R8 = 0x3ee5d6bd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ee5d6bd;
    expect lane 2 R8 = 0x3eece58e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eece58e;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x7
    s = { bits(0x3f2b3000) bits(0x3f0dd000) bits(0x3f557000) ... }
    t = { bits(0x3eb90000) bits(0x3ef10000) bits(0x3f190000) ... }
    expect lane 0 R8 = 0xffffb1f4  R9 = 0xffff8311  R10 = 0xfffff48b  R11 = 0x00000001;
    expect lane 1 R8 = 0x000077ff  R9 = 0xfffff7ff  R10 = 0xffffe765  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffabe4  R9 = 0x000065f8  R10 = 0x00000000  R11 = 0x00000001;
}

warp 6 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0x7
    s = { bits(0x3f181000) bits(0x3f0c6000) bits(0x3e86e000) ... }
    t = { bits(0x3d400000) bits(0x3f4c8000) bits(0x3f624000) ... }
    expect lane 0 R8 = 0x3f10ead1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f10ead1;
    expect lane 1 R8 = 0x3e8e95c1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e8e95c1;
    expect lane 2 R8 = 0x3e9d723e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e9d723e;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0x7
    s = { bits(0x3f080000) bits(0x3f49f000) bits(0x3e3c4000) ... }
    t = { bits(0x3ecc8000) bits(0x3f52c000) bits(0x3f070000) ... }
    expect lane 0 R8 = 0x46e6e320  R9 = 0xc6e6e320  R10 = 0xc4d58460  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f52ed70  R9 = 0x4218df08  R10 = 0xc550490c  R11 = 0x00000000;
    expect lane 2 R8 = 0xc37b8e90  R9 = 0xc608ba93  R10 = 0xc41884f1  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x7
    s = { bits(0x3f49e000) bits(0x3ee68000) bits(0x3f0ad000) ... }
    t = { bits(0x3dae0000) bits(0x3f364000) bits(0x3f3e8000) ... }
    expect lane 0 R8 = 0xbf5629d9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf5629d9;
    expect lane 1 R8 = 0xbe407e72  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe407e72;
    expect lane 2 R8 = 0xbeba4fa3  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbeba4fa3;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x7
    s = { bits(0x3e4b8000) bits(0x3f25f000) bits(0x3eb6c000) ... }
    t = { bits(0x3efc0000) bits(0x3ea90000) bits(0x3ee30000) ... }
    expect lane 0 R8 = 0x3f077b1a  R9 = 0x3ec8ae5e  R10 = 0x3f1ed7b5  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f1b1433  R9 = 0x3eee904e  R10 = 0x3f55478a  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ed13f23  R9 = 0x3f320695  R10 = 0x3e8b9de8  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0x7
    s = { bits(0x3f0ff000) bits(0x3f17b000) bits(0x3e99a000) ... }
    t = { bits(0x3e838000) bits(0x3e900000) bits(0x3f33c000) ... }
    expect lane 0 R8 = 0xbe9e4c5e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe9e4c5e;
    expect lane 1 R8 = 0xbec622f7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbec622f7;
    expect lane 2 R8 = 0xbdc58a95  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbdc58a95;
}

warp 11 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0x7
    s = { bits(0x3eb5a000) bits(0x3ed18000) bits(0x3f1d7000) ... }
    t = { bits(0x3e690000) bits(0x3f244000) bits(0x3e8b0000) ... }
    expect lane 0 R8 = 0x00007bff  R9 = 0x000054bd  R10 = 0x00005808  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000fbff  R9 = 0x0000fbff  R10 = 0x0000efff  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000acd1  R9 = 0x0000d70b  R10 = 0x00003453  R11 = 0x00000001;
}

warp 12 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x7
    s = { bits(0x3eeb4000) bits(0x3f028000) bits(0x3e544000) ... }
    t = { bits(0x3f350000) bits(0x3cb80000) bits(0x3f540000) ... }
    expect lane 0 R8 = 0xbe0d4fd6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe0d4fd6;
    expect lane 1 R8 = 0x3e0716c0  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e0716c0;
    expect lane 2 R8 = 0x3e44cac8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e44cac8;
}

warp 13 {
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0x7
    s = { bits(0x3f1e8000) bits(0x3e93e000) bits(0x3f51f000) ... }
    t = { bits(0x3dcc0000) bits(0x3f2b8000) bits(0x3ec00000) ... }
    expect lane 0 R8 = 0x000047e5  R9 = 0x000075dc  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000424b  R9 = 0xfffffbff  R10 = 0xffff9b37  R11 = 0x00000001;
    expect lane 2 R8 = 0x00002afe  R9 = 0xffffc1f6  R10 = 0xffff950b  R11 = 0x00000001;
}

warp 14 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0x7
    s = { bits(0x3ee76000) bits(0x3eeac000) bits(0x3f06f000) ... }
    t = { bits(0x3f3a8000) bits(0x3f048000) bits(0x3e210000) ... }
    expect lane 0 R8 = 0xbe587539  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe587539;
    expect lane 1 R8 = 0x3e92dc40  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e92dc40;
    expect lane 2 R8 = 0x3c92eea4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3c92eea4;
}

warp 15 {
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0x7
    s = { bits(0x3f5d5000) bits(0x3efba000) bits(0x3ed0c000) ... }
    t = { bits(0x3e9a8000) bits(0x3f1e4000) bits(0x3f3a8000) ... }
    expect lane 0 R8 = 0x3cd442a0  R9 = 0xc5a35703  R10 = 0xc385d185  R11 = 0x00000000;
    expect lane 1 R8 = 0xc316b9c0  R9 = 0xc3a2e43d  R10 = 0x424ad27a  R11 = 0x00000000;
    expect lane 2 R8 = 0xc71269b0  R9 = 0xc7126516  R10 = 0xc592649e  R11 = 0x00000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0x7
    s = { bits(0x3e8a0000) bits(0x3f280000) bits(0x3f04d000) ... }
    t = { bits(0x3f534000) bits(0x3e130000) bits(0x3f19c000) ... }
    expect lane 0 R8 = 0x000008f1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000008f1;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00008000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008000;
}

warp 17 {
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0x7
    s = { bits(0x3eb40000) bits(0x3ed24000) bits(0x3f4da000) ... }
    t = { bits(0x3f6f4000) bits(0x3f678000) bits(0x3f4b0000) ... }
    expect lane 0 R8 = 0x3f153070  R9 = 0x3f43bb94  R10 = 0x3e87114f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f076b2d  R9 = 0x3e95af65  R10 = 0x3f284f9b  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e269403  R9 = 0x3eb39c28  R10 = 0x3ed63198  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0x7
    s = { bits(0x3f53b000) bits(0x3e896000) bits(0x3f0fe000) ... }
    t = { bits(0x3e510000) bits(0x3d300000) bits(0x3f154000) ... }
    expect lane 0 R8 = 0x00008001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008001;
    expect lane 1 R8 = 0x00001dbc  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00001dbc;
    expect lane 2 R8 = 0x00008000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008000;
}

warp 19 {
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0x7
    s = { bits(0x3f021000) bits(0x3f5b5000) bits(0x3f3e7000) ... }
    t = { bits(0x3df80000) bits(0x3f2a8000) bits(0x3eaa0000) ... }
    expect lane 0 R8 = 0xbe2494dd  R9 = 0x3e7965c5  R10 = 0xbe96eba9  R11 = 0x00000000;
    expect lane 1 R8 = 0xbed5f37a  R9 = 0x3eceabca  R10 = 0x3d0bcb36  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf174152  R9 = 0x3eb3fb76  R10 = 0xbe4213dd  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0x7
    s = { bits(0x3e304000) bits(0x3f432000) bits(0x3f09c000) ... }
    t = { bits(0x3f770000) bits(0x3f400000) bits(0x3f650000) ... }
    expect lane 0 R8 = 0x00001d9e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00001d9e;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 21 {
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0x7
    s = { bits(0x3e390000) bits(0x3e640000) bits(0x3f397000) ... }
    t = { bits(0x3f7d0000) bits(0x3f2a0000) bits(0x3f274000) ... }
    expect lane 0 R8 = 0x000046da  R9 = 0x000028de  R10 = 0x00003122  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000001  R9 = 0x00003dcc  R10 = 0x000069f5  R11 = 0x00000001;
    expect lane 2 R8 = 0x00007bff  R9 = 0x000077ff  R10 = 0x000077ff  R11 = 0x00000001;
}

warp 22 {
    asm "TLD4.B R8, R0, 22, 2D, 0xf"  active 0x7
    s = { bits(0x3f593000) bits(0x3f3a8000) bits(0x3eb12000) ... }
    t = { bits(0x3f364000) bits(0x3d480000) bits(0x3ec38000) ... }
    expect lane 0 R8 = 0x0000607c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000607c;
    expect lane 1 R8 = 0x000030b0  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000030b0;
    expect lane 2 R8 = 0x0000c03b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000c03b;
}

warp 23 {
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0x7
    s = { bits(0x3ef56000) bits(0x3f491000) bits(0x3e978000) ... }
    t = { bits(0x3e700000) bits(0x3f20c000) bits(0x3f5f4000) ... }
    expect lane 0 R8 = 0x46b48c84  R9 = 0xc656dc22  R10 = 0x44db2018  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b84d94a  R9 = 0x42c7abbe  R10 = 0xc4742f8d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ce520f3  R9 = 0xc64f57d6  R10 = 0xc5c18379  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0x7
    s = { bits(0x3f4ad000) bits(0x3e97c000) bits(0x3ea84000) ... }
    t = { bits(0x3e420000) bits(0x3f418000) bits(0x3f054000) ... }
    expect lane 0 R8 = 0xffff8001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8001;
    expect lane 1 R8 = 0x000008f1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000008f1;
    expect lane 2 R8 = 0x00005cfe  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00005cfe;
}

warp 25 {
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0x7
    s = { bits(0x3e88e000) bits(0x3efc2000) bits(0x3f3bd000) ... }
    t = { bits(0x3f798000) bits(0x3ea38000) bits(0x3f434000) ... }
    expect lane 0 R8 = 0x3ed0119d  R9 = 0x3e77b73e  R10 = 0x3f14d140  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f381fb1  R9 = 0x3f0d71f4  R10 = 0x3f2bf395  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e3e532d  R9 = 0x3ee4db47  R10 = 0x3ec3f7d9  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.B R8, R0, 26, 2D, 0xf"  active 0x7
    s = { bits(0x3f592000) bits(0x3e990000) bits(0x3f526000) ... }
    t = { bits(0x3f2d8000) bits(0x3efc8000) bits(0x3f56c000) ... }
    expect lane 0 R8 = 0x0000607c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000607c;
    expect lane 1 R8 = 0x000047df  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000047df;
    expect lane 2 R8 = 0x00001649  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00001649;
}

warp 27 {
    asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0x7
    s = { bits(0x3f4b0000) bits(0x3e944000) bits(0x3edca000) ... }
    t = { bits(0x3f3f4000) bits(0x3e3a0000) bits(0x3f18c000) ... }
    expect lane 0 R8 = 0x3d79dcaa  R9 = 0xbe64eb99  R10 = 0xbdc5d072  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ef76826  R9 = 0x3d4599b4  R10 = 0x3e690284  R11 = 0x00000000;
    expect lane 2 R8 = 0xbca43bea  R9 = 0xbe3f353c  R10 = 0xbe0f8a59  R11 = 0x00000000;
}

warp 28 {
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0x7
    s = { bits(0x3f553000) bits(0x3eda2000) bits(0x3ec44000) ... }
    t = { bits(0x3e590000) bits(0x3eda8000) bits(0x3e230000) ... }
    expect lane 0 R8 = 0xffff8001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8001;
    expect lane 1 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffe3a4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffe3a4;
}

warp 29 {
    asm "TLD4.G R8, R0, 29, 2D, 0xf"  active 0x7
    s = { bits(0x3e8c0000) bits(0x3f463000) bits(0x3f192000) ... }
    t = { bits(0x3edd8000) bits(0x3f0c0000) bits(0x3d3c0000) ... }
    expect lane 0 R8 = 0x00007341  R9 = 0x0000f7ff  R10 = 0x00006091  R11 = 0x00000001;
    expect lane 1 R8 = 0x00001645  R9 = 0x0000b7b4  R10 = 0x0000e407  R11 = 0x00000001;
    expect lane 2 R8 = 0x000047e5  R9 = 0x000075dc  R10 = 0x00000000  R11 = 0x00000001;
}

warp 30 {
    asm "TLD4.B R8, R0, 30, 2D, 0xf"  active 0x7
    s = { bits(0x3f33b000) bits(0x3e104000) bits(0x3e866000) ... }
    t = { bits(0x3f578000) bits(0x3f380000) bits(0x3e050000) ... }
    expect lane 0 R8 = 0x000009f3  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000009f3;
    expect lane 1 R8 = 0x00006fff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00006fff;
    expect lane 2 R8 = 0x00001dbc  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00001dbc;
}

warp 31 {
    asm "TLD4.A R8, R0, 31, 2D, 0xf"  active 0x7
    s = { bits(0x3ea8c000) bits(0x3f505000) bits(0x3f3f1000) ... }
    t = { bits(0x3f608000) bits(0x3e670000) bits(0x3e580000) ... }
    expect lane 0 R8 = 0x43c5e6e1  R9 = 0xc724630e  R10 = 0xc4e5dc33  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c3b247f  R9 = 0xc16e64f1  R10 = 0x3b057559  R11 = 0x00000000;
    expect lane 2 R8 = 0x346b8800  R9 = 0x45678985  R10 = 0x3e342d43  R11 = 0x00000000;
}

warp 32 {
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0x7
    s = { bits(0x3ec52000) bits(0x3f4d3000) bits(0x3f3fa000) ... }
    t = { bits(0x3f0a0000) bits(0x3e1a0000) bits(0x3f25c000) ... }
    expect lane 0 R8 = 0xc65c983d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc65c983d;
    expect lane 1 R8 = 0x44e519b6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x44e519b6;
    expect lane 2 R8 = 0x4573cd83  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4573cd83;
}

warp 33 {
    asm "TLD4.G R8, R0, 33, 2D, 0xf"  active 0x7
    s = { bits(0x3e010000) bits(0x3f154000) bits(0x3ee0c000) ... }
    t = { bits(0x3f00c000) bits(0x3f70c000) bits(0x3ed68000) ... }
    expect lane 0 R8 = 0x3f16798a  R9 = 0x3f08e66c  R10 = 0x3f1d6cf3  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eea7a95  R9 = 0x3f00b8dc  R10 = 0x3e8520de  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eff126b  R9 = 0x3e814876  R10 = 0x3eb03b7f  R11 = 0x00000000;
}

warp 34 {
    asm "TLD4.B R8, R0, 34, 2D, 0xf"  active 0x7
    s = { bits(0x3f3bf000) bits(0x3f354000) bits(0x3e6e4000) ... }
    t = { bits(0x3f054000) bits(0x3cc80000) bits(0x3b400000) ... }
    expect lane 0 R8 = 0x45c6eaa6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x45c6eaa6;
    expect lane 1 R8 = 0xbf2b2e0b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf2b2e0b;
    expect lane 2 R8 = 0xc70d594d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc70d594d;
}

warp 35 {
    asm "TLD4.A R8, R0, 35, 2D, 0xf"  active 0x7
    s = { bits(0x3ee50000) bits(0x3f2fe000) bits(0x3ec52000) ... }
    t = { bits(0x3e8f0000) bits(0x3f134000) bits(0x3ea80000) ... }
    expect lane 0 R8 = 0x3e4a27c6  R9 = 0x3dd36e18  R10 = 0x3eda2229  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d74d3b2  R9 = 0x3f047978  R10 = 0x3e5edb36  R11 = 0x00000000;
    expect lane 2 R8 = 0xbe55e8ed  R9 = 0xbdbe59c5  R10 = 0x3e70d5a9  R11 = 0x00000000;
}

warp 36 {
    asm "TLD4.R R8, R0, 36, 2D, 0xf"  active 0x7
    s = { bits(0x3f4e9000) bits(0x3f1c9000) bits(0x3ea2a000) ... }
    t = { bits(0x3f6b0000) bits(0x3ed68000) bits(0x3f2c4000) ... }
    expect lane 0 R8 = 0x3a08a035  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3a08a035;
    expect lane 1 R8 = 0xc552c270  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc552c270;
    expect lane 2 R8 = 0x430f8d67  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x430f8d67;
}

warp 37 {
    asm "TLD4.G R8, R0, 37, 2D, 0xf"  active 0x7
    s = { bits(0x3e50c000) bits(0x3f1d4000) bits(0x3f581000) ... }
    t = { bits(0x3e870000) bits(0x3eb60000) bits(0x3f1b8000) ... }
    expect lane 0 R8 = 0x0000e58d  R9 = 0x00005f68  R10 = 0x0000effe  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000acd1  R9 = 0x0000d70b  R10 = 0x00003453  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000abe4  R9 = 0x000065f8  R10 = 0x00000000  R11 = 0x00000001;
}

warp 38 {
    asm "TLD4.B R8, R0, 38, 2D, 0xf"  active 0x7
    s = { bits(0x3f0b8000) bits(0x3f08c000) bits(0x3f085000) ... }
    t = { bits(0x3f0ac000) bits(0x3f2c4000) bits(0x3ec68000) ... }
    expect lane 0 R8 = 0xc4bd2e9c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc4bd2e9c;
    expect lane 1 R8 = 0x421e0280  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x421e0280;
    expect lane 2 R8 = 0xc338d2c5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc338d2c5;
}

warp 39 {
    asm "TLD4.A R8, R0, 39, 2D, 0xf"  active 0x7
    s = { bits(0x3f111000) bits(0x3edce000) bits(0x3e908000) ... }
    t = { bits(0x3dd40000) bits(0x3f57c000) bits(0x3e210000) ... }
    expect lane 0 R8 = 0x000047e5  R9 = 0x000075dc  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0xffff8001  R9 = 0x000038ae  R10 = 0xffffb476  R11 = 0x00000001;
    expect lane 2 R8 = 0x00002cc5  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000001;
}

warp 40 {
    asm "TLD4.R R8, R0, 40, 2D, 0xf"  active 0x7
    s = { bits(0x3f4fa000) bits(0x3eac2000) bits(0x3ed2a000) ... }
    t = { bits(0x3f2d8000) bits(0x3f2d0000) bits(0x3e958000) ... }
    expect lane 0 R8 = 0x3ea2354a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea2354a;
    expect lane 1 R8 = 0x3e9313a5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e9313a5;
    expect lane 2 R8 = 0x3eb41806  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eb41806;
}

warp 41 {
    asm "TLD4.G R8, R0, 41, 2D, 0xf"  active 0x7
    s = { bits(0x3eaa2000) bits(0x3eae8000) bits(0x3f4fc000) ... }
    t = { bits(0x3e7b0000) bits(0x3f78c000) bits(0x3f208000) ... }
    expect lane 0 R8 = 0x3e3612ab  R9 = 0x3ef12d37  R10 = 0xbf073738  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e734f66  R9 = 0x3ee41a91  R10 = 0xbf497560  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dbac912  R9 = 0xbde5768e  R10 = 0x3ed22792  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.B R8, R0, 42, 2D, 0xf"  active 0x7
    s = { bits(0x3e1c4000) bits(0x3ea5c000) bits(0x3f19e000) ... }
    t = { bits(0x3e2a0000) bits(0x3f2c4000) bits(0x3ec88000) ... }
    expect lane 0 R8 = 0x3f65ff04  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f65ff04;
    expect lane 1 R8 = 0x3e93590c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e93590c;
    expect lane 2 R8 = 0x3f315f38  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f315f38;
}

warp 43 {
    asm "TLD4.A R8, R0, 43, 2D, 0xf"  active 0x7
    s = { bits(0x3e274000) bits(0x3f116000) bits(0x3eb3e000) ... }
    t = { bits(0x3ee40000) bits(0x3f14c000) bits(0x3e888000) ... }
    expect lane 0 R8 = 0x0000f8f1  R9 = 0x0000d58b  R10 = 0x00004b06  R11 = 0x00000001;
    expect lane 1 R8 = 0x00006a2c  R9 = 0x0000fbff  R10 = 0x0000effe  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000e031  R9 = 0x000024cd  R10 = 0x0000c03b  R11 = 0x00000001;
}

warp 44 {
    asm "TLD4.R R8, R0, 44, 2D, 0xf"  active 0x7
    s = { bits(0x3f369000) bits(0x3e1ac000) bits(0x3f020000) ... }
    t = { bits(0x3f358000) bits(0x3eb70000) bits(0x3f570000) ... }
    expect lane 0 R8 = 0x3ebf6f71  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ebf6f71;
    expect lane 1 R8 = 0x3f0009da  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f0009da;
    expect lane 2 R8 = 0x3e3a9c9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e3a9c9b;
}

warp 45 {
    asm "TLD4.G R8, R0, 45, 2D, 0xf"  active 0x7
    s = { bits(0x3eb7a000) bits(0x3f23a000) bits(0x3ee28000) ... }
    t = { bits(0x3f7a4000) bits(0x3f720000) bits(0x3f1bc000) ... }
    expect lane 0 R8 = 0xfffffab2  R9 = 0x00002ad5  R10 = 0xffff9f48  R11 = 0x00000001;
    expect lane 1 R8 = 0xffff8001  R9 = 0x000061f1  R10 = 0xffffc95c  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffba01  R9 = 0xffffd6fe  R10 = 0x00000000  R11 = 0x00000001;
}

warp 46 {
    asm "TLD4.B R8, R0, 46, 2D, 0xf"  active 0x7
    s = { bits(0x3e866000) bits(0x3ecc6000) bits(0x3e168000) ... }
    t = { bits(0x3f2ac000) bits(0x3efd0000) bits(0x3ef38000) ... }
    expect lane 0 R8 = 0x3e820ff3  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e820ff3;
    expect lane 1 R8 = 0x3eeae2b4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eeae2b4;
    expect lane 2 R8 = 0x3f174c51  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f174c51;
}

warp 47 {
    asm "TLD4.A R8, R0, 47, 2D, 0xf"  active 0x7
    s = { bits(0x3e83c000) bits(0x3eef2000) bits(0x3ec28000) ... }
    t = { bits(0x3f09c000) bits(0x3ef08000) bits(0x3f36c000) ... }
    expect lane 0 R8 = 0xc702393d  R9 = 0xc34a1bdb  R10 = 0x467f7e55  R11 = 0x00000000;
    expect lane 1 R8 = 0xc42989f7  R9 = 0x45928f40  R10 = 0x44776d66  R11 = 0x00000000;
    expect lane 2 R8 = 0xc6fef24d  R9 = 0xc53eb0fd  R10 = 0xc63d54a7  R11 = 0x00000000;
}

warp 48 {
    asm "TLD4.R R8, R0, 48, 2D, 0xf"  active 0x7
    s = { bits(0x3f3a0000) bits(0x3e2f0000) bits(0x3ecf4000) ... }
    t = { bits(0x3f694000) bits(0x3f31c000) bits(0x3f128000) ... }
    expect lane 0 R8 = 0xbdb3faae  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbdb3faae;
    expect lane 1 R8 = 0xbdf378c3  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbdf378c3;
    expect lane 2 R8 = 0xbcadc55e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbcadc55e;
}

warp 49 {
    asm "TLD4.G R8, R0, 49, 2D, 0xf"  active 0x7
    s = { bits(0x3f2bc000) bits(0x3f2bd000) bits(0x3f2ec000) ... }
    t = { bits(0x3f304000) bits(0x3f2f4000) bits(0x3eb40000) ... }
    expect lane 0 R8 = 0x3ea37378  R9 = 0x3f1d08fe  R10 = 0x3eacb0cd  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ea1eeb9  R9 = 0x3f1e2023  R10 = 0x3ea9c7e5  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ef4c335  R9 = 0x3f2742d7  R10 = 0x3e1f03b0  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B R8, R0, 50, 2D, 0xf"  active 0x7
    s = { bits(0x3f1c8000) bits(0x3f240000) bits(0x3f4bc000) ... }
    t = { bits(0x3f6d8000) bits(0x3f674000) bits(0x3f5d8000) ... }
    expect lane 0 R8 = 0xbedffbe4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbedffbe4;
    expect lane 1 R8 = 0xbeae8a82  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbeae8a82;
    expect lane 2 R8 = 0x3e016ee7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e016ee7;
}

warp 51 {
    asm "TLD4.A R8, R0, 51, 2D, 0xf"  active 0x7
    s = { bits(0x3f02a000) bits(0x3e89e000) bits(0x3e930000) ... }
    t = { bits(0x3f6e4000) bits(0x3f7ac000) bits(0x3e4f0000) ... }
    expect lane 0 R8 = 0x00008c90  R9 = 0x00009444  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 1 R8 = 0x00004f4e  R9 = 0x0000effe  R10 = 0x000008f1  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00001dbc  R11 = 0x00000001;
}

warp 52 {
    asm "TLD4.R R8, R0, 52, 2D, 0xf"  active 0x7
    s = { bits(0x3f0ae000) bits(0x3edca000) bits(0x3e1c0000) ... }
    t = { bits(0x3f0b4000) bits(0x3f008000) bits(0x3f124000) ... }
    expect lane 0 R8 = 0xbeb8f240  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbeb8f240;
    expect lane 1 R8 = 0xbcc29921  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbcc29921;
    expect lane 2 R8 = 0xbefe9008  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbefe9008;
}

warp 53 {
    asm "TLD4.G R8, R0, 53, 2D, 0xf"  active 0x7
    s = { bits(0x3ee96000) bits(0x3ebc2000) bits(0x3ed18000) ... }
    t = { bits(0x3ea88000) bits(0x3e230000) bits(0x3f658000) ... }
    expect lane 0 R8 = 0x00003d3a  R9 = 0x00006fc9  R10 = 0x0000684c  R11 = 0x00000001;
    expect lane 1 R8 = 0x000054bd  R9 = 0x00005808  R10 = 0xffff85f3  R11 = 0x00000001;
    expect lane 2 R8 = 0x000038ae  R9 = 0xffffb476  R10 = 0xffff8001  R11 = 0x00000001;
}

warp 54 {
    asm "TLD4.B R8, R0, 54, 2D, 0xf"  active 0x7
    s = { bits(0x3f52f000) bits(0x3ea42000) bits(0x3e1a4000) ... }
    t = { bits(0x3f6b0000) bits(0x3f7b8000) bits(0x3eb38000) ... }
    expect lane 0 R8 = 0x3e4f1e2f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e4f1e2f;
    expect lane 1 R8 = 0xbe3261fd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe3261fd;
    expect lane 2 R8 = 0xbf50dc8a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf50dc8a;
}

warp 55 {
    asm "TLD4.A R8, R0, 55, 2D, 0xf"  active 0x7
    s = { bits(0x3ea12000) bits(0x3eb5c000) bits(0x3f2c5000) ... }
    t = { bits(0x3ec98000) bits(0x3f198000) bits(0x3f2cc000) ... }
    expect lane 0 R8 = 0xc681d8a0  R9 = 0x437b8b6a  R10 = 0x41655822  R11 = 0x00000000;
    expect lane 1 R8 = 0xc625ee29  R9 = 0xc4a53b8b  R10 = 0xc59de0fa  R11 = 0x00000000;
    expect lane 2 R8 = 0x45dce92b  R9 = 0x45e050e2  R10 = 0x44dcb899  R11 = 0x00000000;
}

warp 56 {
    asm "TLD4.R R8, R0, 56, 2D, 0xf"  active 0x7
    s = { bits(0x3f31f000) bits(0x3f11b000) bits(0x3f1f6000) ... }
    t = { bits(0x3ea10000) bits(0x3f7dc000) bits(0x3e850000) ... }
    expect lane 0 R8 = 0x000080ec  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000080ec;
    expect lane 1 R8 = 0x0000940f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000940f;
    expect lane 2 R8 = 0x0000acd1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000acd1;
}

warp 57 {
    asm "TLD4.G R8, R0, 57, 2D, 0xf"  active 0x7
    s = { bits(0x3eb68000) bits(0x3e764000) bits(0x3f517000) ... }
    t = { bits(0x3f5dc000) bits(0x3d240000) bits(0x3d3c0000) ... }
    expect lane 0 R8 = 0x3f523321  R9 = 0x3e951535  R10 = 0x3f17ee1e  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eb2ea44  R9 = 0x3f0f8fc3  R10 = 0x3f2a1911  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ec9f0e6  R9 = 0x3ed5ca7a  R10 = 0x3eb75389  R11 = 0x00000000;
}

warp 58 {
    asm "TLD4.B R8, R0, 58, 2D, 0xf"  active 0x7
    s = { bits(0x3f153000) bits(0x3f363000) bits(0x3e18c000) ... }
    t = { bits(0x3f208000) bits(0x3e450000) bits(0x3ecc8000) ... }
    expect lane 0 R8 = 0x0000eca9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000eca9;
    expect lane 1 R8 = 0x00008000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008000;
    expect lane 2 R8 = 0x00008058  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008058;
}

warp 59 {
    asm "TLD4.A R8, R0, 59, 2D, 0xf"  active 0x7
    s = { bits(0x3ec6c000) bits(0x3ee4a000) bits(0x3e604000) ... }
    t = { bits(0x3f680000) bits(0x3f218000) bits(0x3c880000) ... }
    expect lane 0 R8 = 0x3e76ee56  R9 = 0xbe35821d  R10 = 0xbf5e09dc  R11 = 0x00000000;
    expect lane 1 R8 = 0xbeae296e  R9 = 0xbe74f005  R10 = 0xbd0d6e3f  R11 = 0x00000000;
    expect lane 2 R8 = 0xbe500a14  R9 = 0xbf26ff4f  R10 = 0xbd582897  R11 = 0x00000000;
}

warp 60 {
    asm "TLD4.R R8, R0, 60, 2D, 0xf"  active 0x7
    s = { bits(0x3f58c000) bits(0x3f3b8000) bits(0x3ec30000) ... }
    t = { bits(0x3f1f8000) bits(0x3ed50000) bits(0x3e980000) ... }
    expect lane 0 R8 = 0x0000abe4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000abe4;
    expect lane 1 R8 = 0x000080ec  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000080ec;
    expect lane 2 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 61 {
    asm "TLD4.G R8, R0, 61, 2D, 0xf"  active 0x7
    s = { bits(0x3f346000) bits(0x3f247000) bits(0x3eba4000) ... }
    t = { bits(0x3df40000) bits(0x3e360000) bits(0x3ea90000) ... }
    expect lane 0 R8 = 0xffffe147  R9 = 0xffff8000  R10 = 0x000030b0  R11 = 0x00000001;
    expect lane 1 R8 = 0x000000fd  R9 = 0xffffd2d5  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffe031  R9 = 0x000024cd  R10 = 0xffffc03b  R11 = 0x00000001;
}

warp 62 {
    asm "TLD4.B R8, R0, 62, 2D, 0xf"  active 0x7
    s = { bits(0x3f3d3000) bits(0x3f24f000) bits(0x3f2d6000) ... }
    t = { bits(0x3d9a0000) bits(0x3f790000) bits(0x3d880000) ... }
    expect lane 0 R8 = 0x00008000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008000;
    expect lane 1 R8 = 0x0000d8cc  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000d8cc;
    expect lane 2 R8 = 0x000032f7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000032f7;
}

warp 63 {
    asm "TLD4.A R8, R0, 63, 2D, 0xf"  active 0x7
    s = { bits(0x3f555000) bits(0x3f3ab000) bits(0x3e7e4000) ... }
    t = { bits(0x3f340000) bits(0x3f1a4000) bits(0x3f47c000) ... }
    expect lane 0 R8 = 0x445a7f40  R9 = 0xc606eb98  R10 = 0x43a42b9e  R11 = 0x00000000;
    expect lane 1 R8 = 0x46cdd00c  R9 = 0x46c089ab  R10 = 0x45ce8d74  R11 = 0x00000000;
    expect lane 2 R8 = 0xc63504ff  R9 = 0xc4e0230b  R10 = 0xc602c618  R11 = 0x00000000;
}

warp 0 {
    asm "TLD4.R R8, R0, 64, 2D, 0xf"  active 0x7
    s = { bits(0x3ef04000) bits(0x3f3a5000) bits(0x3f08b000) ... }
    t = { bits(0x3f034000) bits(0x3e460000) bits(0x3efc8000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0xffff8000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8000;
    expect lane 2 R8 = 0x000077ff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000077ff;
}

warp 1 {
    asm "TLD4.G R8, R0, 65, 2D, 0xf"  active 0x7
    s = { bits(0x3f370000) bits(0x3f32f000) bits(0x3f59d000) ... }
    t = { bits(0x3f788000) bits(0x3c700000) bits(0x3f1a8000) ... }
    expect lane 0 R8 = 0x3f1fe0a7  R9 = 0x3ec73530  R10 = 0x3df7fb7f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f0eb374  R9 = 0x3ef66956  R10 = 0x3e46de0a  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ef8f93a  R9 = 0x3d7a81f6  R10 = 0x3ecac6fc  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 66, 2D, 0xf"  active 0x7
    s = { bits(0x3f02c000) bits(0x3ec60000) bits(0x3f1f6000) ... }
    t = { bits(0x3df80000) bits(0x3ea68000) bits(0x3b800000) ... }
    expect lane 0 R8 = 0xffff9491  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff9491;
    expect lane 1 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x000047e5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000047e5;
}

warp 3 {
    asm "TLD4.A R8, R0, 67, 2D, 0xf"  active 0x7
    s = { bits(0x3f0b6000) bits(0x3e842000) bits(0x3e404000) ... }
    t = { bits(0x3f264000) bits(0x3e8c8000) bits(0x3e828000) ... }
    expect lane 0 R8 = 0xbf249db6  R9 = 0xbf45d1fc  R10 = 0xbf376440  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b5b38cc  R9 = 0x3e3a2d14  R10 = 0x3e8938ad  R11 = 0x00000000;
    expect lane 2 R8 = 0xbd5130e9  R9 = 0xbe7ba46b  R10 = 0x3dea6269  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 68, 2D, 0xf"  active 0x7
    s = { bits(0x3ebf6000) bits(0x3e36c000) bits(0x3eeaa000) ... }
    t = { bits(0x3f420000) bits(0x3ebb0000) bits(0x3e7a0000) ... }
    expect lane 0 R8 = 0xffff9c09  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff9c09;
    expect lane 1 R8 = 0xffff8058  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8058;
    expect lane 2 R8 = 0x00007bff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00007bff;
}

warp 5 {
    asm "TLD4.G R8, R0, 69, 2D, 0xf"  active 0x7
    s = { bits(0x3e0c4000) bits(0x3f213000) bits(0x3eec4000) ... }
    t = { bits(0x3f764000) bits(0x3ec50000) bits(0x3ebc0000) ... }
    expect lane 0 R8 = 0x000028de  R9 = 0x00003122  R10 = 0x00001d9e  R11 = 0x00000001;
    expect lane 1 R8 = 0x00008311  R9 = 0x0000f48b  R10 = 0x00000a1a  R11 = 0x00000001;
    expect lane 2 R8 = 0x00003d3a  R9 = 0x00006fc9  R10 = 0x0000684c  R11 = 0x00000001;
}

warp 6 {
    asm "TLD4.B R8, R0, 70, 2D, 0xf"  active 0x7
    s = { bits(0x3e120000) bits(0x3eec2000) bits(0x3f5d7000) ... }
    t = { bits(0x3f390000) bits(0x3e630000) bits(0x3f62c000) ... }
    expect lane 0 R8 = 0xffffccce  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffccce;
    expect lane 1 R8 = 0x00007bff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00007bff;
    expect lane 2 R8 = 0x0000484c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000484c;
}

warp 7 {
    asm "TLD4.A R8, R0, 71, 2D, 0xf"  active 0x7
    s = { bits(0x3ea7a000) bits(0x3e604000) bits(0x3e474000) ... }
    t = { bits(0x3f1ec000) bits(0x3f6ac000) bits(0x3e380000) ... }
    expect lane 0 R8 = 0xc684afe7  R9 = 0x403eabd5  R10 = 0x43621c7f  R11 = 0x00000000;
    expect lane 1 R8 = 0x43ad92d2  R9 = 0xc1d7d4eb  R10 = 0xc766aade  R11 = 0x00000000;
    expect lane 2 R8 = 0xc6b4caf0  R9 = 0xc6a32e5c  R10 = 0xc67bb4f2  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 72, 2D, 0xf"  active 0x7
    s = { bits(0x3e5cc000) bits(0x3f29c000) bits(0x3f317000) ... }
    t = { bits(0x3f664000) bits(0x3e4c0000) bits(0x3edd0000) ... }
    expect lane 0 R8 = 0xc47b536a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc47b536a;
    expect lane 1 R8 = 0x3db2661f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3db2661f;
    expect lane 2 R8 = 0x4608bfaf  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4608bfaf;
}

warp 9 {
    asm "TLD4.G R8, R0, 73, 2D, 0xf"  active 0x7
    s = { bits(0x3eeae000) bits(0x3f3a4000) bits(0x3e4b4000) ... }
    t = { bits(0x3f02c000) bits(0x3efa8000) bits(0x3e450000) ... }
    expect lane 0 R8 = 0x3f023c74  R9 = 0x3f21d173  R10 = 0x3e766618  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f01ce90  R9 = 0x3ec6663a  R10 = 0x3ebb0575  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f2696cc  R9 = 0x3f591980  R10 = 0x3f3a37c2  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 74, 2D, 0xf"  active 0x7
    s = { bits(0x3ef84000) bits(0x3f093000) bits(0x3f105000) ... }
    t = { bits(0x3f0e8000) bits(0x3f794000) bits(0x3f6f0000) ... }
    expect lane 0 R8 = 0xc54a85f0  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc54a85f0;
    expect lane 1 R8 = 0x3e742f5f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e742f5f;
    expect lane 2 R8 = 0x3f774196  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f774196;
}

warp 11 {
    asm "TLD4.A R8, R0, 75, 2D, 0xf"  active 0x7
    s = { bits(0x3f49e000) bits(0x3f5e1000) bits(0x3f46f000) ... }
    t = { bits(0x3f688000) bits(0x3f720000) bits(0x3f6b0000) ... }
    expect lane 0 R8 = 0xbcdeb311  R9 = 0x3bf4fe3e  R10 = 0xbdebc385  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf1433d9  R9 = 0xbcc2d750  R10 = 0xbed1e9cf  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ccf83cb  R9 = 0x3d7e6a34  R10 = 0xbe1b7d54  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 76, 2D, 0xf"  active 0x7
    s = { bits(0x3e38c000) bits(0x3e090000) bits(0x3e248000) ... }
    t = { bits(0x3e990000) bits(0x3e9d0000) bits(0x3f5d4000) ... }
    expect lane 0 R8 = 0xc6452089  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc6452089;
    expect lane 1 R8 = 0xc63fc595  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc63fc595;
    expect lane 2 R8 = 0xc240ac38  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc240ac38;
}

warp 13 {
    asm "TLD4.G R8, R0, 77, 2D, 0xf"  active 0x7
    s = { bits(0x3f3bc000) bits(0x3f557000) bits(0x3f2d0000) ... }
    t = { bits(0x3e8d8000) bits(0x3f0bc000) bits(0x3f038000) ... }
    expect lane 0 R8 = 0x0000750a  R9 = 0x00003b3c  R10 = 0x00005519  R11 = 0x00000001;
    expect lane 1 R8 = 0x000065f8  R9 = 0x00000000  R10 = 0x0000607c  R11 = 0x00000001;
    expect lane 2 R8 = 0x00003170  R9 = 0x0000c4c4  R10 = 0x00002f4f  R11 = 0x00000001;
}

warp 14 {
    asm "TLD4.B R8, R0, 78, 2D, 0xf"  active 0x7
    s = { bits(0x3f1c5000) bits(0x3f58d000) bits(0x3f2b4000) ... }
    t = { bits(0x3e470000) bits(0x3f79c000) bits(0x3ea18000) ... }
    expect lane 0 R8 = 0x4085c762  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4085c762;
    expect lane 1 R8 = 0x409c0298  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x409c0298;
    expect lane 2 R8 = 0xbd92a158  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbd92a158;
}

warp 15 {
    asm "TLD4.A R8, R0, 79, 2D, 0xf"  active 0x7
    s = { bits(0x3ea7a000) bits(0x3e944000) bits(0x3f3b1000) ... }
    t = { bits(0x3dac0000) bits(0x3f4a4000) bits(0x3f190000) ... }
    expect lane 0 R8 = 0x000054bd  R9 = 0x00005808  R10 = 0xffff85f3  R11 = 0x00000001;
    expect lane 1 R8 = 0x00004f4e  R9 = 0xffffeffe  R10 = 0x000008f1  R11 = 0x00000001;
    expect lane 2 R8 = 0x000077ff  R9 = 0x000077ff  R10 = 0x00006fff  R11 = 0x00000001;
}

warp 16 {
    asm "TLD4.R R8, R0, 80, 2D, 0xf"  active 0x7
    s = { bits(0x3f045000) bits(0x3e340000) bits(0x3f225000) ... }
    t = { bits(0x3f464000) bits(0x3f0d8000) bits(0x3f0c8000) ... }
    expect lane 0 R8 = 0x3f069eae  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f069eae;
    expect lane 1 R8 = 0x3ea8a35a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea8a35a;
    expect lane 2 R8 = 0x3ec2db31  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ec2db31;
}

warp 17 {
    asm "TLD4.G R8, R0, 81, 2D, 0xf"  active 0x7
    s = { bits(0x3f21d000) bits(0x3ef88000) bits(0x3e41c000) ... }
    t = { bits(0x3f3ac000) bits(0x3c900000) bits(0x3f1b8000) ... }
    expect lane 0 R8 = 0x3dd30210  R9 = 0x3e16601f  R10 = 0xbec8a964  R11 = 0x00000000;
    expect lane 1 R8 = 0xbb549299  R9 = 0x3e87d047  R10 = 0x3edf8449  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ee034b1  R9 = 0x3f616053  R10 = 0xbe5dbf7c  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 82, 2D, 0xf"  active 0x7
    s = { bits(0x3e270000) bits(0x3e92c000) bits(0x3e824000) ... }
    t = { bits(0x3ec28000) bits(0x3e590000) bits(0x3f65c000) ... }
    expect lane 0 R8 = 0x3f6431d4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f6431d4;
    expect lane 1 R8 = 0x3eb48420  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eb48420;
    expect lane 2 R8 = 0x3ea6e19f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea6e19f;
}

warp 19 {
    asm "TLD4.A R8, R0, 83, 2D, 0xf"  active 0x7
    s = { bits(0x3f3f1000) bits(0x3f2ff000) bits(0x3eb9a000) ... }
    t = { bits(0x3e3b0000) bits(0x3cd00000) bits(0x3f2dc000) ... }
    expect lane 0 R8 = 0x00008000  R9 = 0x000030b0  R10 = 0x00008000  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000d2d5  R9 = 0x00000000  R10 = 0x000032f7  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000a199  R9 = 0x00005cfe  R10 = 0x00003398  R11 = 0x00000001;
}

warp 20 {
    asm "TLD4.R R8, R0, 84, 2D, 0xf"  active 0x7
    s = { bits(0x3ef28000) bits(0x3ed54000) bits(0x3e084000) ... }
    t = { bits(0x3ece0000) bits(0x3f220000) bits(0x3e978000) ... }
    expect lane 0 R8 = 0x3eaec01d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eaec01d;
    expect lane 1 R8 = 0x3f6b9ab2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f6b9ab2;
    expect lane 2 R8 = 0x3f34e470  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f34e470;
}

warp 21 {
    asm "TLD4.G R8, R0, 85, 2D, 0xf"  active 0x7
    s = { bits(0x3e7cc000) bits(0x3edc2000) bits(0x3ead6000) ... }
    t = { bits(0x3d7c0000) bits(0x3f498000) bits(0x3f5d8000) ... }
    expect lane 0 R8 = 0xffffc089  R9 = 0xfffff6f3  R10 = 0x00000023  R11 = 0x00000001;
    expect lane 1 R8 = 0xffffb476  R9 = 0xffff8001  R10 = 0xffff8001  R11 = 0x00000001;
    expect lane 2 R8 = 0x00002ad5  R9 = 0xffff9f48  R10 = 0xffff9c09  R11 = 0x00000001;
}

warp 22 {
    asm "TLD4.B R8, R0, 86, 2D, 0xf"  active 0x7
    s = { bits(0x3ecba000) bits(0x3f512000) bits(0x3f488000) ... }
    t = { bits(0x3ee60000) bits(0x3f744000) bits(0x3f1fc000) ... }
    expect lane 0 R8 = 0x3eb96e05  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eb96e05;
    expect lane 1 R8 = 0x3ec0ce74  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ec0ce74;
    expect lane 2 R8 = 0x3f354600  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f354600;
}

warp 23 {
    asm "TLD4.A R8, R0, 87, 2D, 0xf"  active 0x7
    s = { bits(0x3e77c000) bits(0x3f1ca000) bits(0x3e044000) ... }
    t = { bits(0x3e9b0000) bits(0x3f0c8000) bits(0x3e450000) ... }
    expect lane 0 R8 = 0xc55b1614  R9 = 0xc5a1a3e1  R10 = 0x454d4096  R11 = 0x00000000;
    expect lane 1 R8 = 0xc704e3f5  R9 = 0xc59959b2  R10 = 0xc513ab79  R11 = 0x00000000;
    expect lane 2 R8 = 0xc6d46951  R9 = 0xc5537ebb  R10 = 0xc6e7e3c2  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 88, 2D, 0xf"  active 0x7
    s = { bits(0x3ef62000) bits(0x3f44c000) bits(0x3f0a3000) ... }
    t = { bits(0x3f1e4000) bits(0x3d340000) bits(0x3b400000) ... }
    expect lane 0 R8 = 0xbf1b2430  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf1b2430;
    expect lane 1 R8 = 0x3e384725  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e384725;
    expect lane 2 R8 = 0xbe396e0f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe396e0f;
}

warp 25 {
    asm "TLD4.G R8, R0, 89, 2D, 0xf"  active 0x7
    s = { bits(0x3f24b000) bits(0x3f3eb000) bits(0x3ee20000) ... }
    t = { bits(0x3e848000) bits(0x3f388000) bits(0x3f20c000) ... }
    expect lane 0 R8 = 0x3f3b49f7  R9 = 0x3e35d437  R10 = 0x3ef0bd9e  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eee6551  R9 = 0x3e3610bc  R10 = 0x3e4f07ee  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f60d088  R9 = 0x3edaa497  R10 = 0x3edbe7f3  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.B R8, R0, 90, 2D, 0xf"  active 0x7
    s = { bits(0x3e064000) bits(0x3f5d0000) bits(0x3f54d000) ... }
    t = { bits(0x3ec40000) bits(0x3f014000) bits(0x3e150000) ... }
    expect lane 0 R8 = 0x3e4018db  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e4018db;
    expect lane 1 R8 = 0x3d8ee3c6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d8ee3c6;
    expect lane 2 R8 = 0xbf2d821a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf2d821a;
}

warp 27 {
    asm "TLD4.A R8, R0, 91, 2D, 0xf"  active 0x7
    s = { bits(0x3e806000) bits(0x3f200000) bits(0x3f01b000) ... }
    t = { bits(0x3f6dc000) bits(0x3f28c000) bits(0x3f2e8000) ... }
    expect lane 0 R8 = 0x0000effe  R9 = 0x000008f1  R10 = 0x00008000  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000c4c4  R9 = 0x00002f4f  R10 = 0x0000ccb1  R11 = 0x00000001;
    expect lane 2 R8 = 0x00008000  R9 = 0x00008000  R10 = 0x00008000  R11 = 0x00000001;
}

warp 28 {
    asm "TLD4.R R8, R0, 92, 2D, 0xf"  active 0x7
    s = { bits(0x3e408000) bits(0x3eece000) bits(0x3e848000) ... }
    t = { bits(0x3ecb8000) bits(0x3f704000) bits(0x3e5f0000) ... }
    expect lane 0 R8 = 0x3eb38a69  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eb38a69;
    expect lane 1 R8 = 0x3f0036f6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f0036f6;
    expect lane 2 R8 = 0xbe0010c8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe0010c8;
}

warp 29 {
    asm "TLD4.G R8, R0, 93, 2D, 0xf"  active 0x7
    s = { bits(0x3f34d000) bits(0x3f211000) bits(0x3f129000) ... }
    t = { bits(0x3e808000) bits(0x3db60000) bits(0x3f014000) ... }
    expect lane 0 R8 = 0x00003b3c  R9 = 0x00005519  R10 = 0xffff80ec  R11 = 0x00000001;
    expect lane 1 R8 = 0xffffd2d5  R9 = 0x00000000  R10 = 0x000032f7  R11 = 0x00000001;
    expect lane 2 R8 = 0xfffffbff  R9 = 0xffffeffe  R10 = 0xffffeca9  R11 = 0x00000001;
}

warp 30 {
    asm "TLD4.B R8, R0, 94, 2D, 0xf"  active 0x7
    s = { bits(0x3f3f0000) bits(0x3f46d000) bits(0x3f274000) ... }
    t = { bits(0x3f62c000) bits(0x3e570000) bits(0x3e900000) ... }
    expect lane 0 R8 = 0xbf08ce74  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf08ce74;
    expect lane 1 R8 = 0x3e631190  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e631190;
    expect lane 2 R8 = 0xbf1266a8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbf1266a8;
}

warp 31 {
    asm "TLD4.A R8, R0, 95, 2D, 0xf"  active 0x7
    s = { bits(0x3eb70000) bits(0x3f58a000) bits(0x3e428000) ... }
    t = { bits(0x3e400000) bits(0x3f5a0000) bits(0x3d780000) ... }
    expect lane 0 R8 = 0x4527f76f  R9 = 0xc320ddc7  R10 = 0x4710ade8  R11 = 0x00000000;
    expect lane 1 R8 = 0xc6ded416  R9 = 0x424ed68e  R10 = 0x40e4d519  R11 = 0x00000000;
    expect lane 2 R8 = 0xc6aefdfd  R9 = 0xc6b5f6b2  R10 = 0xc6afd78e  R11 = 0x00000000;
}

warp 32 {
    asm "TLD4.R R8, R0, 96, 2D, 0xf"  active 0x7
    s = { bits(0x3ea2e000) bits(0x3ef8e000) bits(0x3f131000) ... }
    t = { bits(0x3d200000) bits(0x3eda0000) bits(0x3e820000) ... }
    expect lane 0 R8 = 0x000054bd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000054bd;
    expect lane 1 R8 = 0x00003d3a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00003d3a;
    expect lane 2 R8 = 0x0000d70b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000d70b;
}

warp 33 {
    asm "TLD4.G R8, R0, 97, 2D, 0xf"  active 0x7
    s = { bits(0x3f27f000) bits(0x3f10c000) bits(0x3e4d0000) ... }
    t = { bits(0x3f0c0000) bits(0x3f72c000) bits(0x3f2a0000) ... }
    expect lane 0 R8 = 0x3f539ceb  R9 = 0x3e11e649  R10 = 0x3f446b14  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ec732b2  R9 = 0x3e8f7e26  R10 = 0x3ec77522  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ea93efe  R9 = 0x3f02ad43  R10 = 0x3e9ee319  R11 = 0x00000000;
}

warp 34 {
    asm "TLD4.B R8, R0, 98, 2D, 0xf"  active 0x7
    s = { bits(0x3ee84000) bits(0x3e07c000) bits(0x3efde000) ... }
    t = { bits(0x3f3a8000) bits(0x3f558000) bits(0x3f210000) ... }
    expect lane 0 R8 = 0x0000ba01  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000ba01;
    expect lane 1 R8 = 0x000028de  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000028de;
    expect lane 2 R8 = 0x0000ba01  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000ba01;
}

warp 35 {
    asm "TLD4.A R8, R0, 99, 2D, 0xf"  active 0x7
    s = { bits(0x3e8b6000) bits(0x3e966000) bits(0x3eff4000) ... }
    t = { bits(0x3f07c000) bits(0x3e810000) bits(0x3dd20000) ... }
    expect lane 0 R8 = 0xbdd9d35d  R9 = 0x3d740d0a  R10 = 0x3f0e459a  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ece8143  R9 = 0x3e343832  R10 = 0x3f0169fa  R11 = 0x00000000;
    expect lane 2 R8 = 0xbe7d091e  R9 = 0x3ec9f4e1  R10 = 0x3e032555  R11 = 0x00000000;
}

warp 36 {
    asm "TLD4.R R8, R0, 100, 2D, 0xf"  active 0x7
    s = { bits(0x3ec98000) bits(0x3f0fb000) bits(0x3e848000) ... }
    t = { bits(0x3f148000) bits(0x3ea70000) bits(0x3d040000) ... }
    expect lane 0 R8 = 0x0000fbff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000fbff;
    expect lane 1 R8 = 0x0000f7ff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000f7ff;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 37 {
    asm "TLD4.G R8, R0, 101, 2D, 0xf"  active 0x7
    s = { bits(0x3efa2000) bits(0x3f1c1000) bits(0x3ed3c000) ... }
    t = { bits(0x3dbe0000) bits(0x3ef40000) bits(0x3f4d8000) ... }
    expect lane 0 R8 = 0xffffe832  R9 = 0x00006dbb  R10 = 0x00007bff  R11 = 0x00000001;
    expect lane 1 R8 = 0x00003453  R9 = 0xffffebc5  R10 = 0xffffacd1  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffb476  R9 = 0xffff8001  R10 = 0xffff8001  R11 = 0x00000001;
}

warp 38 {
    asm "TLD4.B R8, R0, 102, 2D, 0xf"  active 0x7
    s = { bits(0x3ed6e000) bits(0x3f105000) bits(0x3f426000) ... }
    t = { bits(0x3f2f8000) bits(0x3cd00000) bits(0x3ddc0000) ... }
    expect lane 0 R8 = 0x0000fbff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000fbff;
    expect lane 1 R8 = 0x000075dc  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000075dc;
    expect lane 2 R8 = 0x00004242  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00004242;
}

warp 39 {
    asm "TLD4.A R8, R0, 103, 2D, 0xf"  active 0x7
    s = { bits(0x3e5f4000) bits(0x3f13d000) bits(0x3e9ec000) ... }
    t = { bits(0x3f7c4000) bits(0x3e200000) bits(0x3da00000) ... }
    expect lane 0 R8 = 0xc3a9d428  R9 = 0xc73dec9e  R10 = 0xc4426021  R11 = 0x00000000;
    expect lane 1 R8 = 0xc291a2ad  R9 = 0xc3b95db8  R10 = 0x44869237  R11 = 0x00000000;
    expect lane 2 R8 = 0xc442b7fd  R9 = 0x3aee79ec  R10 = 0x46bfa819  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 104, 2D, 0xf"  active 0x7
    s = { bits(0x3f172000) bits(0x3f2fa000) bits(0x3f4d0000) ... }
    t = { bits(0x3f7e8000) bits(0x3e940000) bits(0x3f618000) ... }
    expect lane 0 R8 = 0xffff875f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff875f;
    expect lane 1 R8 = 0xffff8311  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8311;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 41 {
    asm "TLD4.G R8, R0, 105, 2D, 0xf"  active 0x7
    s = { bits(0x3e760000) bits(0x3ec68000) bits(0x3f358000) ... }
    t = { bits(0x3ef58000) bits(0x3f488000) bits(0x3eb48000) ... }
    expect lane 0 R8 = 0x3f225a8c  R9 = 0x3e9f8d42  R10 = 0x3ef08803  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f27ec10  R9 = 0x3f210b90  R10 = 0x3f1cf487  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eb9dc15  R9 = 0x3e8cf517  R10 = 0x3f06bb86  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.B R8, R0, 106, 2D, 0xf"  active 0x7
    s = { bits(0x3f33a000) bits(0x3f455000) bits(0x3f5cf000) ... }
    t = { bits(0x3f098000) bits(0x3eb00000) bits(0x3ee60000) ... }
    expect lane 0 R8 = 0x000077ff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000077ff;
    expect lane 1 R8 = 0xffffd4e8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffd4e8;
    expect lane 2 R8 = 0xffffc1f6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffc1f6;
}

warp 43 {
    asm "TLD4.A R8, R0, 107, 2D, 0xf"  active 0x7
    s = { bits(0x3f12a000) bits(0x3e8bc000) bits(0x3e724000) ... }
    t = { bits(0x3f07c000) bits(0x3e948000) bits(0x3ecc8000) ... }
    expect lane 0 R8 = 0xbe12988a  R9 = 0xbeae8521  R10 = 0xbea15c85  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecc1158  R9 = 0x3ec7c51e  R10 = 0x3f19ba57  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e18e67e  R9 = 0x3e67d997  R10 = 0x3de71264  R11 = 0x00000000;
}

warp 44 {
    asm "TLD4.R R8, R0, 108, 2D, 0xf"  active 0x7
    s = { bits(0x3e528000) bits(0x3f1dd000) bits(0x3eb16000) ... }
    t = { bits(0x3e300000) bits(0x3f0b0000) bits(0x3e490000) ... }
    expect lane 0 R8 = 0xffff894c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff894c;
    expect lane 1 R8 = 0x00006a2c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00006a2c;
    expect lane 2 R8 = 0x000054bd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000054bd;
}

warp 45 {
    asm "TLD4.G R8, R0, 109, 2D, 0xf"  active 0x7
    s = { bits(0x3edf8000) bits(0x3f32e000) bits(0x3e1ec000) ... }
    t = { bits(0x3f65c000) bits(0x3f0dc000) bits(0x3e2b0000) ... }
    expect lane 0 R8 = 0x0000b476  R9 = 0x00008001  R10 = 0x00008001  R11 = 0x00000001;
    expect lane 1 R8 = 0x000077ff  R9 = 0x00006fff  R10 = 0x00007bff  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000fbfe  R9 = 0x0000effe  R10 = 0x0000fbfe  R11 = 0x00000001;
}

warp 46 {
    asm "TLD4.B R8, R0, 110, 2D, 0xf"  active 0x7
    s = { bits(0x3f3ad000) bits(0x3f5ad000) bits(0x3f484000) ... }
    t = { bits(0x3f73c000) bits(0x3edd0000) bits(0x3eb10000) ... }
    expect lane 0 R8 = 0xffff8001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8001;
    expect lane 1 R8 = 0xffffc1f6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffc1f6;
    expect lane 2 R8 = 0xffffd4e8  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffd4e8;
}

warp 47 {
    asm "TLD4.A R8, R0, 111, 2D, 0xf"  active 0x7
    s = { bits(0x3ecea000) bits(0x3f401000) bits(0x3e8be000) ... }
    t = { bits(0x3f388000) bits(0x3f580000) bits(0x3f024000) ... }
    expect lane 0 R8 = 0xc59723e9  R9 = 0xc6971227  R10 = 0xc7172317  R11 = 0x00000000;
    expect lane 1 R8 = 0x44f6f3bc  R9 = 0x43fde043  R10 = 0x457de040  R11 = 0x00000000;
    expect lane 2 R8 = 0xc22d4376  R9 = 0x458d04ab  R10 = 0x45b95ec7  R11 = 0x00000000;
}

warp 48 {
    asm "TLD4.R R8, R0, 112, 2D, 0xf"  active 0x7
    s = { bits(0x3f55c000) bits(0x3ef5c000) bits(0x3f5d8000) ... }
    t = { bits(0x3e4e0000) bits(0x3e1e0000) bits(0x3ddc0000) ... }
    expect lane 0 R8 = 0xc075a0b4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc075a0b4;
    expect lane 1 R8 = 0xc68e8738  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc68e8738;
    expect lane 2 R8 = 0xc680fbeb  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc680fbeb;
}

warp 49 {
    asm "TLD4.G R8, R0, 113, 2D, 0xf"  active 0x7
    s = { bits(0x3e20c000) bits(0x3eec4000) bits(0x3f56e000) ... }
    t = { bits(0x3f27c000) bits(0x3e670000) bits(0x3ebc0000) ... }
    expect lane 0 R8 = 0x3d9a0113  R9 = 0x3eccec29  R10 = 0x3f3ab29f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f2a53c7  R9 = 0x3eddc608  R10 = 0x3f29da1c  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f12be5f  R9 = 0x3e17bdb8  R10 = 0x3e2a19cb  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B R8, R0, 114, 2D, 0xf"  active 0x7
    s = { bits(0x3e314000) bits(0x3f22b000) bits(0x3eff8000) ... }
    t = { bits(0x3ef18000) bits(0x3f02c000) bits(0x3e360000) ... }
    expect lane 0 R8 = 0xc68d0fae  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc68d0fae;
    expect lane 1 R8 = 0x440a29e2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x440a29e2;
    expect lane 2 R8 = 0xc64e6112  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc64e6112;
}

warp 51 {
    asm "TLD4.A R8, R0, 115, 2D, 0xf"  active 0x7
    s = { bits(0x3e930000) bits(0x3f1e2000) bits(0x3f385000) ... }
    t = { bits(0x3eac8000) bits(0x3f694000) bits(0x3f340000) ... }
    expect lane 0 R8 = 0x3f1cbb56  R9 = 0x3ed206b3  R10 = 0x3f2e2ef6  R11 = 0x00000000;
    expect lane 1 R8 = 0x3efaa054  R9 = 0x3e93e90a  R10 = 0xbef26505  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5084c8  R9 = 0x3f1d686a  R10 = 0x3f2bcf9b  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R R8, R0, 116, 2D, 0xf"  active 0x7
    s = { bits(0x3f5e1000) bits(0x3e44c000) bits(0x3eecc000) ... }
    t = { bits(0x3f2b0000) bits(0x3f434000) bits(0x3f140000) ... }
    expect lane 0 R8 = 0xc4e0340e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc4e0340e;
    expect lane 1 R8 = 0x4304d225  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4304d225;
    expect lane 2 R8 = 0xc5a8ed7f  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc5a8ed7f;
}

warp 53 {
    asm "TLD4.G R8, R0, 117, 2D, 0xf"  active 0x7
    s = { bits(0x3f1e1000) bits(0x3e1d8000) bits(0x3f5cd000) ... }
    t = { bits(0x3df40000) bits(0x3ef00000) bits(0x3eb70000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00009c5d  R10 = 0x000047e5  R11 = 0x00000001;
    expect lane 1 R8 = 0x0000d58b  R9 = 0x00004b06  R10 = 0x00008058  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000950b  R9 = 0x00001cb7  R10 = 0x00002afe  R11 = 0x00000001;
}

warp 54 {
    asm "TLD4.B R8, R0, 118, 2D, 0xf"  active 0x7
    s = { bits(0x3e81e000) bits(0x3f01a000) bits(0x3f525000) ... }
    t = { bits(0x3e3a0000) bits(0x3f118000) bits(0x3f140000) ... }
    expect lane 0 R8 = 0xc5800c94  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc5800c94;
    expect lane 1 R8 = 0xc58b7f76  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc58b7f76;
    expect lane 2 R8 = 0x44469d12  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x44469d12;
}

warp 55 {
    asm "TLD4.A R8, R0, 119, 2D, 0xf"  active 0x7
    s = { bits(0x3f225000) bits(0x3f436000) bits(0x3e340000) ... }
    t = { bits(0x3f2c8000) bits(0x3f790000) bits(0x3f04c000) ... }
    expect lane 0 R8 = 0xffffc4c4  R9 = 0x00002f4f  R10 = 0xffffccb1  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000de6  R9 = 0x00006fff  R10 = 0xffffccce  R11 = 0x00000001;
}

warp 56 {
    asm "TLD4.R R8, R0, 120, 2D, 0xf"  active 0x7
    s = { bits(0x3ef5e000) bits(0x3e194000) bits(0x3f221000) ... }
    t = { bits(0x3e4a0000) bits(0x3efa8000) bits(0x3f4c8000) ... }
    expect lane 0 R8 = 0x3f48d65e  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f48d65e;
    expect lane 1 R8 = 0x3f0364a2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f0364a2;
    expect lane 2 R8 = 0x3efa62de  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3efa62de;
}

warp 57 {
    asm "TLD4.G R8, R0, 121, 2D, 0xf"  active 0x7
    s = { bits(0x3eeac000) bits(0x3f475000) bits(0x3ea4a000) ... }
    t = { bits(0x3f2bc000) bits(0x3f3c0000) bits(0x3f070000) ... }
    expect lane 0 R8 = 0xbdac4539  R9 = 0x3cdfb6d4  R10 = 0xbe800c75  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d94b9b1  R9 = 0x3df1c1d7  R10 = 0xbe99b4e0  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e1b4770  R9 = 0x3e26c9ce  R10 = 0xbebb987d  R11 = 0x00000000;
}

warp 58 {
    asm "TLD4.B R8, R0, 122, 2D, 0xf"  active 0x7
    s = { bits(0x3ed28000) bits(0x3ed78000) bits(0x3f0ee000) ... }
    t = { bits(0x3dce0000) bits(0x3f6d4000) bits(0x3e0a0000) ... }
    expect lane 0 R8 = 0x3f019eb4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f019eb4;
    expect lane 1 R8 = 0x3f1c28b2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f1c28b2;
    expect lane 2 R8 = 0x3ef23295  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ef23295;
}

warp 59 {
    asm "TLD4.A R8, R0, 123, 2D, 0xf"  active 0x7
    s = { bits(0x3f050000) bits(0x3f487000) bits(0x3ed68000) ... }
    t = { bits(0x3f1a8000) bits(0x3ecf0000) bits(0x3ef90000) ... }
    expect lane 0 R8 = 0x00008000  R9 = 0x00008000  R10 = 0x00008000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00007685  R9 = 0x00000141  R10 = 0x0000d4e8  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001;
}

warp 60 {
    asm "TLD4.R R8, R0, 124, 2D, 0xf"  active 0x7
    s = { bits(0x3f599000) bits(0x3ec44000) bits(0x3ef22000) ... }
    t = { bits(0x3f0b0000) bits(0x3f780000) bits(0x3f1b0000) ... }
    expect lane 0 R8 = 0x3e530f8a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e530f8a;
    expect lane 1 R8 = 0x3ef199b9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ef199b9;
    expect lane 2 R8 = 0x3f4a3a2d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f4a3a2d;
}

warp 61 {
    asm "TLD4.G R8, R0, 125, 2D, 0xf"  active 0x7
    s = { bits(0x3e2e4000) bits(0x3f1de000) bits(0x3f57f000) ... }
    t = { bits(0x3e2e0000) bits(0x3f068000) bits(0x3f27c000) ... }
    expect lane 0 R8 = 0xffffeffe  R9 = 0xfffffbfe  R10 = 0xfffffbfe  R11 = 0x00000001;
    expect lane 1 R8 = 0xffffeffe  R9 = 0xffffeca9  R10 = 0x00006a2c  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000607c  R9 = 0xffffabe4  R10 = 0x000065f8  R11 = 0x00000001;
}

warp 62 {
    asm "TLD4.B R8, R0, 126, 2D, 0xf"  active 0x7
    s = { bits(0x3f53a000) bits(0x3f216000) bits(0x3f48f000) ... }
    t = { bits(0x3f108000) bits(0x3f520000) bits(0x3d080000) ... }
    expect lane 0 R8 = 0x3ea3e8c2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ea3e8c2;
    expect lane 1 R8 = 0x3ee24bc2  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ee24bc2;
    expect lane 2 R8 = 0x3de99827  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3de99827;
}

warp 63 {
    asm "TLD4.A R8, R0, 127, 2D, 0xf"  active 0x7
    s = { bits(0x3f503000) bits(0x3f33b000) bits(0x3eb2e000) ... }
    t = { bits(0x3d9a0000) bits(0x3e700000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3923fa51  R9 = 0x3f6046d8  R10 = 0x3f9c58f0  R11 = 0x00000000;
    expect lane 1 R8 = 0x41d101f8  R9 = 0x3c352706  R10 = 0x45c5749f  R11 = 0x00000000;
    expect lane 2 R8 = 0xc23395be  R9 = 0x46e6033c  R10 = 0xc351b074  R11 = 0x00000000;
}

warp 0 {
    asm "TLD4.R R8, R0, 128, 2D, 0xf"  active 0x7
    s = { bits(0x3ed8c000) bits(0x3e064000) bits(0x3e848000) ... }
    t = { bits(0x3f19c000) bits(0x3f534000) bits(0x3f300000) ... }
    expect lane 0 R8 = 0xbe0d014a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe0d014a;
    expect lane 1 R8 = 0x3ee6ce10  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3ee6ce10;
    expect lane 2 R8 = 0xbe816127  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe816127;
}

warp 1 {
    asm "TLD4.G R8, R0, 129, 2D, 0xf"  active 0x7
    s = { bits(0x3ec60000) bits(0x3f3c8000) bits(0x3f477000) ... }
    t = { bits(0x3f268000) bits(0x3f3a8000) bits(0x3e7e0000) ... }
    expect lane 0 R8 = 0x3f41492e  R9 = 0x3f3807c2  R10 = 0x3f550f33  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e5059b2  R9 = 0x3e676ad7  R10 = 0x3eedcfa2  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ef2afc9  R9 = 0x3ca3a101  R10 = 0x3f0b9e5b  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 130, 2D, 0xf"  active 0x7
    s = { bits(0x3f32c000) bits(0x3ebba000) bits(0x3f555000) ... }
    t = { bits(0x3ee88000) bits(0x3f614000) bits(0x3f3a8000) ... }
    expect lane 0 R8 = 0x3eaffccd  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3eaffccd;
    expect lane 1 R8 = 0x3c5ff316  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3c5ff316;
    expect lane 2 R8 = 0xbd30575b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbd30575b;
}

warp 3 {
    asm "TLD4.A R8, R0, 131, 2D, 0xf"  active 0x7
    s = { bits(0x3f3a7000) bits(0x3ece6000) bits(0x3f0b1000) ... }
    t = { bits(0x3f534000) bits(0x3e978000) bits(0x3f238000) ... }
    expect lane 0 R8 = 0x000009f3  R9 = 0x00000699  R10 = 0x00008001  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 2 R8 = 0x00008000  R9 = 0x00008000  R10 = 0x00008000  R11 = 0x00000001;
}

warp 4 {
    asm "TLD4.R R8, R0, 132, 2D, 0xf"  active 0x7
    s = { bits(0x3f005000) bits(0x3f20d000) bits(0x3f59d000) ... }
    t = { bits(0x3f790000) bits(0x3f2c8000) bits(0x3f4c8000) ... }
    expect lane 0 R8 = 0xbe296374  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbe296374;
    expect lane 1 R8 = 0xbdbaaf3a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbdbaaf3a;
    expect lane 2 R8 = 0x3b04d7de  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3b04d7de;
}

warp 5 {
    asm "TLD4.G R8, R0, 133, 2D, 0xf"  active 0x7
    s = { bits(0x3f069000) bits(0x3f5d4000) bits(0x3e966000) ... }
    t = { bits(0x3f278000) bits(0x3eea0000) bits(0x3f730000) ... }
    expect lane 0 R8 = 0xffff8000  R9 = 0xffff8000  R10 = 0xffff8000  R11 = 0x00000001;
    expect lane 1 R8 = 0x00001cb7  R9 = 0x00002afe  R10 = 0xffffc1f6  R11 = 0x00000001;
    expect lane 2 R8 = 0x000008f1  R9 = 0xffff8000  R10 = 0x00004f4e  R11 = 0x00000001;
}

warp 6 {
    asm "TLD4.B R8, R0, 134, 2D, 0xf"  active 0x7
    s = { bits(0x3ef28000) bits(0x3f33f000) bits(0x3f2bd000) ... }
    t = { bits(0x3e420000) bits(0x3f0dc000) bits(0x3ea60000) ... }
    expect lane 0 R8 = 0x3d63b3e4  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3d63b3e4;
    expect lane 1 R8 = 0x3f020b6c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f020b6c;
    expect lane 2 R8 = 0xbd8e410c  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xbd8e410c;
}

warp 7 {
    asm "TLD4.A R8, R0, 135, 2D, 0xf"  active 0x7
    s = { bits(0x3f4ca000) bits(0x3ee58000) bits(0x3f55f000) ... }
    t = { bits(0x3ee50000) bits(0x3f56c000) bits(0x3f118000) ... }
    expect lane 0 R8 = 0x4653a417  R9 = 0x3bd1b188  R10 = 0x42ae932a  R11 = 0x00000000;
    expect lane 1 R8 = 0xc4cfd781  R9 = 0xc5422598  R10 = 0xc531f06e  R11 = 0x00000000;
    expect lane 2 R8 = 0x4491d3fd  R9 = 0xbcfaaa37  R10 = 0x4480514d  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 136, 2D, 0xf"  active 0x7
    s = { bits(0x3f05e000) bits(0x3f061000) bits(0x3f2a4000) ... }
    t = { bits(0x3f7a4000) bits(0x3f368000) bits(0x3f424000) ... }
    expect lane 0 R8 = 0x00009444  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00009444;
    expect lane 1 R8 = 0x00008000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008000;
    expect lane 2 R8 = 0x000061f1  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000061f1;
}

warp 9 {
    asm "TLD4.G R8, R0, 137, 2D, 0xf"  active 0x7
    s = { bits(0x3ef0e000) bits(0x3e190000) bits(0x3f2d0000) ... }
    t = { bits(0x3efb8000) bits(0x3e938000) bits(0x3f5b8000) ... }
    expect lane 0 R8 = 0x3e6c3f24  R9 = 0x3f03c90b  R10 = 0x3ef273ca  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f0405db  R9 = 0x3f228548  R10 = 0x3f658f4d  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f08575b  R9 = 0x3f191b39  R10 = 0x3ef8105d  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 138, 2D, 0xf"  active 0x7
    s = { bits(0x3e158000) bits(0x3f1ab000) bits(0x3ea68000) ... }
    t = { bits(0x3f4f0000) bits(0x3f560000) bits(0x3f058000) ... }
    expect lane 0 R8 = 0x00003122  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00003122;
    expect lane 1 R8 = 0x00003ea7  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00003ea7;
    expect lane 2 R8 = 0x0000a199  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000a199;
}

warp 11 {
    asm "TLD4.A R8, R0, 139, 2D, 0xf"  active 0x7
    s = { bits(0x3e180000) bits(0x3ee56000) bits(0x3e904000) ... }
    t = { bits(0x3e330000) bits(0x3dea0000) bits(0x3e400000) ... }
    expect lane 0 R8 = 0xbde18757  R9 = 0xbe531296  R10 = 0x3c92fac6  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ee8e060  R9 = 0x3f13aa20  R10 = 0xbe4626fe  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e9c763b  R9 = 0x3ef99a3d  R10 = 0xbc46874d  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R R8, R0, 140, 2D, 0xf"  active 0x7
    s = { bits(0x3f28a000) bits(0x3eda2000) bits(0x3f0e6000) ... }
    t = { bits(0x3d9e0000) bits(0x3f5cc000) bits(0x3f438000) ... }
    expect lane 0 R8 = 0x0000d2d5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000d2d5;
    expect lane 1 R8 = 0x0000b476  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x0000b476;
    expect lane 2 R8 = 0x00009444  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00009444;
}

warp 13 {
    asm "TLD4.G R8, R0, 141, 2D, 0xf"  active 0x7
    s = { bits(0x3f05d000) bits(0x3e68c000) bits(0x3f3cb000) ... }
    t = { bits(0x3f548000) bits(0x3d800000) bits(0x3f0cc000) ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00002314  R10 = 0xffff8c90  R11 = 0x00000001;
    expect lane 1 R8 = 0xfffff6f3  R9 = 0x00000023  R10 = 0xffff894c  R11 = 0x00000001;
    expect lane 2 R8 = 0x00006fff  R9 = 0x00007bff  R10 = 0x000077ff  R11 = 0x00000001;
}

warp 14 {
    asm "TLD4.B R8, R0, 142, 2D, 0xf"  active 0x7
    s = { bits(0x3e050000) bits(0x3f333000) bits(0x3f572000) ... }
    t = { bits(0x3f3b4000) bits(0x3f0a4000) bits(0x3bc00000) ... }
    expect lane 0 R8 = 0x00000de6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000de6;
    expect lane 1 R8 = 0x000077ff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000077ff;
    expect lane 2 R8 = 0x00008001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00008001;
}

warp 15 {
    asm "TLD4.A R8, R0, 143, 2D, 0xf"  active 0x7
    s = { bits(0x3ece6000) bits(0x3e314000) bits(0x3e650000) ... }
    t = { bits(0x3e8c0000) bits(0x3e978000) bits(0x3f7e8000) ... }
    expect lane 0 R8 = 0xc3bc99a2  R9 = 0xc4e1c3c4  R10 = 0xc16f5a88  R11 = 0x00000000;
    expect lane 1 R8 = 0xc586bfb0  R9 = 0xc670881c  R10 = 0xc709ba50  R11 = 0x00000000;
    expect lane 2 R8 = 0xc72c51ae  R9 = 0xc3bfcf51  R10 = 0x434b4294  R11 = 0x00000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 144, 2D, 0xf"  active 0x7
    s = { bits(0x3e7c8000) bits(0x3f1ba000) bits(0x3f325000) ... }
    t = { bits(0x3f658000) bits(0x3e848000) bits(0x3e770000) ... }
    expect lane 0 R8 = 0xffff91a5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff91a5;
    expect lane 1 R8 = 0x00003453  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00003453;
    expect lane 2 R8 = 0xffff8000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff8000;
}

warp 17 {
    asm "TLD4.G R8, R0, 145, 2D, 0xf"  active 0x7
    s = { bits(0x3ef12000) bits(0x3f3b9000) bits(0x3e6b4000) ... }
    t = { bits(0x3ec60000) bits(0x3ee30000) bits(0x3f460000) ... }
    expect lane 0 R8 = 0x3ecea775  R9 = 0x3f67151e  R10 = 0x3e927a8d  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eb7884b  R9 = 0x3ec975ac  R10 = 0x3f093cb6  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f346b27  R9 = 0x3f00ccbf  R10 = 0x3eba7767  R11 = 0x00000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 146, 2D, 0xf"  active 0x7
    s = { bits(0x3e388000) bits(0x3e972000) bits(0x3e998000) ... }
    t = { bits(0x3e918000) bits(0x3f3ec000) bits(0x3e680000) ... }
    expect lane 0 R8 = 0xffffd58b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffd58b;
    expect lane 1 R8 = 0xffff9b37  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff9b37;
    expect lane 2 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
}

warp 19 {
    asm "TLD4.A R8, R0, 147, 2D, 0xf"  active 0x7
    s = { bits(0x3e87c000) bits(0x3eabc000) bits(0x3eb30000) ... }
    t = { bits(0x3d840000) bits(0x3f400000) bits(0x3f40c000) ... }
    expect lane 0 R8 = 0x3e02816a  R9 = 0x3b2df2a4  R10 = 0xbcc22475  R11 = 0x00000000;
    expect lane 1 R8 = 0xbd0d007a  R9 = 0xbe4892b9  R10 = 0xbe98319c  R11 = 0x00000000;
    expect lane 2 R8 = 0xbda35e2b  R9 = 0xbe6ed19f  R10 = 0xbea60ac9  R11 = 0x00000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 148, 2D, 0xf"  active 0x7
    s = { bits(0x3f2ea000) bits(0x3ece4000) bits(0x3e168000) ... }
    t = { bits(0x3e260000) bits(0x3ea10000) bits(0x3f0e8000) ... }
    expect lane 0 R8 = 0xffffd2d5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffffd2d5;
    expect lane 1 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000de6  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000de6;
}

warp 21 {
    asm "TLD4.G R8, R0, 149, 2D, 0xf"  active 0x7
    s = { bits(0x3f02f000) bits(0x3f3e8000) bits(0x3f49d000) ... }
    t = { bits(0x3ebf0000) bits(0x3d700000) bits(0x3f038000) ... }
    expect lane 0 R8 = 0x0000d6ea  R9 = 0x000077ff  R10 = 0x0000f7ff  R11 = 0x00000001;
    expect lane 1 R8 = 0x000030b0  R9 = 0x00008000  R10 = 0x0000e147  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000be4  R9 = 0x00001645  R10 = 0x0000b7b4  R11 = 0x00000001;
}

warp 22 {
    asm "TLD4.B R8, R0, 150, 2D, 0xf"  active 0x7
    s = { bits(0x3f072000) bits(0x3f292000) bits(0x3f3a4000) ... }
    t = { bits(0x3f608000) bits(0x3ebb0000) bits(0x3f048000) ... }
    expect lane 0 R8 = 0xffff9444  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xffff9444;
    expect lane 1 R8 = 0xfffff48b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xfffff48b;
    expect lane 2 R8 = 0x000077ff  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x000077ff;
}

warp 23 {
    asm "TLD4.A R8, R0, 151, 2D, 0xf"  active 0x7
    s = { bits(0x3f0ea000) bits(0x3f401000) bits(0x3e614000) ... }
    t = { bits(0x3f15c000) bits(0x3f1f8000) bits(0x3ea20000) ... }
    expect lane 0 R8 = 0xc5430263  R9 = 0x44b0c150  R10 = 0xc4f7c2d4  R11 = 0x00000000;
    expect lane 1 R8 = 0x45813dcc  R9 = 0x46fbe480  R10 = 0x467d2248  R11 = 0x00000000;
    expect lane 2 R8 = 0xc5cc66ad  R9 = 0xc4532361  R10 = 0xc305f14a  R11 = 0x00000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 152, 2D, 0xf"  active 0x7
    s = { bits(0x3e334000) bits(0x3ee10000) bits(0x3f305000) ... }
    t = { bits(0x3e050000) bits(0x3f3a8000) bits(0x3f7e8000) ... }
    expect lane 0 R8 = 0xc72f8715  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc72f8715;
    expect lane 1 R8 = 0xc50b8082  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc50b8082;
    expect lane 2 R8 = 0x4338bae9  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4338bae9;
}

warp 25 {
    asm "TLD4.G R8, R0, 153, 2D, 0xf"  active 0x7
    s = { bits(0x3ef48000) bits(0x3f388000) bits(0x3e7fc000) ... }
    t = { bits(0x3f2ac000) bits(0x3e120000) bits(0x3eb90000) ... }
    expect lane 0 R8 = 0x3e39c104  R9 = 0x3db9c9fc  R10 = 0x3f250477  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e56813b  R9 = 0x3ef82297  R10 = 0x3f5542c3  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e2edf25  R9 = 0x3f249df6  R10 = 0x3f2588ac  R11 = 0x00000000;
}

warp 26 {
    asm "TLD4.B R8, R0, 154, 2D, 0xf"  active 0x7
    s = { bits(0x3f387000) bits(0x3eb38000) bits(0x3f4b5000) ... }
    t = { bits(0x3ebf0000) bits(0x3e130000) bits(0x3e800000) ... }
    expect lane 0 R8 = 0x3f5f6946  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f5f6946;
    expect lane 1 R8 = 0x44d6cc35  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x44d6cc35;
    expect lane 2 R8 = 0x3b4734ee  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3b4734ee;
}

warp 27 {
    asm "TLD4.A R8, R0, 155, 2D, 0xf"  active 0x7
    s = { bits(0x3e92e000) bits(0x3ef24000) bits(0x3f463000) ... }
    t = { bits(0x3f394000) bits(0x3ed38000) bits(0x3e9f8000) ... }
    expect lane 0 R8 = 0xbe39f159  R9 = 0xbda2a9c7  R10 = 0x3e27c507  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f1cbfa4  R9 = 0xbc489b20  R10 = 0x3e91f4ff  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ee8bf15  R9 = 0xbdd978a5  R10 = 0xbd12b0f7  R11 = 0x00000000;
}

warp 28 {
    asm "TLD4.R R8, R0, 156, 2D, 0xf"  active 0x7
    s = { bits(0x3f3c7000) bits(0x3f047000) bits(0x3edba000) ... }
    t = { bits(0x3f4c4000) bits(0x3f3bc000) bits(0x3f768000) ... }
    expect lane 0 R8 = 0x45e1d57a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x45e1d57a;
    expect lane 1 R8 = 0x4109a2ce  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x4109a2ce;
    expect lane 2 R8 = 0x455109a5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x455109a5;
}

warp 29 {
    asm "TLD4.G R8, R0, 157, 2D, 0xf"  active 0x7
    s = { bits(0x3ec7a000) bits(0x3f496000) bits(0x3ee32000) ... }
    t = { bits(0x3ec30000) bits(0x3f6a0000) bits(0x3f490000) ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x0000d9f4  R9 = 0x00003364  R10 = 0x00005f0d  R11 = 0x00000001;
}

warp 30 {
    asm "TLD4.B R8, R0, 158, 2D, 0xf"  active 0x7
    s = { bits(0x3f307000) bits(0x3f504000) bits(0x3f5d8000) ... }
    t = { bits(0x3f3f8000) bits(0x3e0d0000) bits(0x3f440000) ... }
    expect lane 0 R8 = 0x460be0ce  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x460be0ce;
    expect lane 1 R8 = 0x3b6e943d  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3b6e943d;
    expect lane 2 R8 = 0xc63ce7e0  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0xc63ce7e0;
}

warp 31 {
    asm "TLD4.A R8, R0, 159, 2D, 0xf"  active 0x7
    s = { bits(0x3ec5c000) bits(0x3f0fa000) bits(0x3f407000) ... }
    t = { bits(0x3f024000) bits(0x3f6b4000) bits(0x3f7ac000) ... }
    expect lane 0 R8 = 0xfffff7ff  R9 = 0xfffffbff  R10 = 0xfffffbff  R11 = 0x00000001;
    expect lane 1 R8 = 0x00000001  R9 = 0x00002314  R10 = 0xffff8c90  R11 = 0x00000001;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 32 {
    asm "TLD4.R R8, R0, 160, 2D, 0xf"  active 0x7
    s = { bits(0x3ed2a000) bits(0x3f323000) bits(0x3ea0c000) ... }
    t = { bits(0x3f374000) bits(0x3e0b0000) bits(0x3e140000) ... }
    expect lane 0 R8 = 0x3f0e5cc8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3efe78b2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e883bde  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 33 {
    asm "TLD4.G R8, R0, 161, 2D, 0xf"  active 0x7
    s = { bits(0x3f05c000) bits(0x3e99c000) bits(0x3ef2e000) ... }
    t = { bits(0x3eb30000) bits(0x3e660000) bits(0x3f08c000) ... }
    expect lane 0 R8 = 0x3f4f47d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eca0b22  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f329526  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 34 {
    asm "TLD4.B R8, R0, 162, 2D, 0xf"  active 0x7
    s = { bits(0x3f34f000) bits(0x3e6cc000) bits(0x3f3d8000) ... }
    t = { bits(0x3f340000) bits(0x3e090000) bits(0x3e9c0000) ... }
    expect lane 0 R8 = 0x3efdbf3e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f6084c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e9e340d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 35 {
    asm "TLD4.A R8, R0, 163, 2D, 0xf"  active 0x7
    s = { bits(0x3e7d4000) bits(0x3f0e8000) bits(0x3e4e0000) ... }
    t = { bits(0x3df80000) bits(0x3f42c000) bits(0x3e2c0000) ... }
    expect lane 0 R8 = 0x3f418f6d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ea5a8a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f630fb5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 36 {
    asm "TLD4.R R8, R0, 164, 2D, 0xf"  active 0x7
    s = { bits(0x3ef8a000) bits(0x3e114000) bits(0x3f458000) ... }
    t = { bits(0x3eb58000) bits(0x3f73c000) bits(0x3f0ec000) ... }
    expect lane 0 R8 = 0x3ebda29d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e83a724  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e904186  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 37 {
    asm "TLD4.G R8, R0, 165, 2D, 0xf"  active 0x7
    s = { bits(0x3e7ac000) bits(0x3ed1c000) bits(0x3ecbc000) ... }
    t = { bits(0x3f560000) bits(0x3f4bc000) bits(0x3f1f8000) ... }
    expect lane 0 R8 = 0x3ed2eb6d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ee37729  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f2dfac2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 38 {
    asm "TLD4.B R8, R0, 166, 2D, 0xf"  active 0x7
    s = { bits(0x3ec3e000) bits(0x3ebee000) bits(0x3f1c2000) ... }
    t = { bits(0x3efe8000) bits(0x3dbe0000) bits(0x3f5cc000) ... }
    expect lane 0 R8 = 0x3f16f5a9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e8add0c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e48bd98  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 39 {
    asm "TLD4.A R8, R0, 167, 2D, 0xf"  active 0x7
    s = { bits(0x3ea44000) bits(0x3f4df000) bits(0x3e5f4000) ... }
    t = { bits(0x3f458000) bits(0x3f680000) bits(0x3b400000) ... }
    expect lane 0 R8 = 0x3efdcea0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f01ebb2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f13605b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 168, 2D, 0xf"  active 0x7
    s = { bits(0x3ed26000) bits(0x3ea8e000) bits(0x3f53d000) ... }
    t = { bits(0x3f32c000) bits(0x3d440000) bits(0x3f148000) ... }
    expect lane 0 R8 = 0xbe9ee3a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e078bc1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ee54868  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 41 {
    asm "TLD4.G R8, R0, 169, 2D, 0xf"  active 0x7
    s = { bits(0x3e91c000) bits(0x3eacc000) bits(0x3ea5e000) ... }
    t = { bits(0x3f274000) bits(0x3e130000) bits(0x3ede0000) ... }
    expect lane 0 R8 = 0x3f02d1e8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3dc40b9e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e25a5d3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.B R8, R0, 170, 2D, 0xf"  active 0x7
    s = { bits(0x3e95a000) bits(0x3f063000) bits(0x3f165000) ... }
    t = { bits(0x3ef80000) bits(0x3c880000) bits(0x3f370000) ... }
    expect lane 0 R8 = 0x3eeada35  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e849fde  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e25f1c0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 43 {
    asm "TLD4.A R8, R0, 171, 2D, 0xf"  active 0x7
    s = { bits(0x3f476000) bits(0x3e400000) bits(0x3f596000) ... }
    t = { bits(0x3f790000) bits(0x3f5c0000) bits(0x3f18c000) ... }
    expect lane 0 R8 = 0xbf221667  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e2f0a79  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f0ddbce  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 44 {
    asm "TLD4.R R8, R0, 172, 2D, 0xf"  active 0x7
    s = { bits(0x3eeba000) bits(0x3e980000) bits(0x3ec20000) ... }
    t = { bits(0x3f58c000) bits(0x3f158000) bits(0x3f27c000) ... }
    expect lane 0 R8 = 0x3d50d859  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3eed791c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbea3ce11  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 45 {
    asm "TLD4.G R8, R0, 173, 2D, 0xf"  active 0x7
    s = { bits(0x3f33d000) bits(0x3e866000) bits(0x3ee1e000) ... }
    t = { bits(0x3f72c000) bits(0x3e888000) bits(0x3e580000) ... }
    expect lane 0 R8 = 0x3f33811e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ebea1b8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf03c2d0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 46 {
    asm "TLD4.B R8, R0, 174, 2D, 0xf"  active 0x7
    s = { bits(0x3eb6c000) bits(0x3e300000) bits(0x3f216000) ... }
    t = { bits(0x3e5d0000) bits(0x3f440000) bits(0x3f244000) ... }
    expect lane 0 R8 = 0xbdc0700c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e9a7646  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ebf9241  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 47 {
    asm "TLD4.A R8, R0, 175, 2D, 0xf"  active 0x7
    s = { bits(0x3ea18000) bits(0x3f090000) bits(0x3f0f9000) ... }
    t = { bits(0x3f050000) bits(0x3f0fc000) bits(0x3f474000) ... }
    expect lane 0 R8 = 0x3e84f21f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbeb1cb29  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e2a3aff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 48 {
    asm "TLD4.R R8, R0, 176, 2D, 0xf"  active 0x7
    s = { bits(0x3f379000) bits(0x3e218000) bits(0x3eb22000) ... }
    t = { bits(0x3ecd8000) bits(0x3f164000) bits(0x3f45c000) ... }
    expect lane 0 R8 = 0x1888db5e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x57f8027a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.G R8, R0, 177, 2D, 0xf"  active 0x7
    s = { bits(0x3e770000) bits(0x3ef80000) bits(0x3f31c000) ... }
    t = { bits(0x3ea38000) bits(0x3dd40000) bits(0x3dce0000) ... }
    expect lane 0 R8 = 0xa8792916  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x5bb9eeff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B R8, R0, 178, 2D, 0xf"  active 0x7
    s = { bits(0x3e4d0000) bits(0x3f135000) bits(0x3f111000) ... }
    t = { bits(0x3f4c0000) bits(0x3f5dc000) bits(0x3e900000) ... }
    expect lane 0 R8 = 0x2623828d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3677873c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.A R8, R0, 179, 2D, 0xf"  active 0x7
    s = { bits(0x3f158000) bits(0x3f2e4000) bits(0x3f564000) ... }
    t = { bits(0x3e988000) bits(0x3e9d8000) bits(0x3f66c000) ... }
    expect lane 0 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x95d760c3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R R8, R0, 180, 2D, 0xf"  active 0x7
    s = { bits(0x3f2fb000) bits(0x3f2c6000) bits(0x3eebc000) ... }
    t = { bits(0x3c700000) bits(0x3f3d0000) bits(0x3ea08000) ... }
    expect lane 0 R8 = 0xc48a1dd6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x4b08956b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x223b7962  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.G R8, R0, 181, 2D, 0xf"  active 0x7
    s = { bits(0x3e364000) bits(0x3ee92000) bits(0x3f54f000) ... }
    t = { bits(0x3f52c000) bits(0x3f2c8000) bits(0x3f780000) ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xfeffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 54 {
    asm "TLD4.B R8, R0, 182, 2D, 0xf"  active 0x7
    s = { bits(0x3e120000) bits(0x3f2f0000) bits(0x3f0a2000) ... }
    t = { bits(0x3f67c000) bits(0x3f474000) bits(0x3ca00000) ... }
    expect lane 0 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x2aca5c81  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x2c31d796  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.A R8, R0, 183, 2D, 0xf"  active 0x7
    s = { bits(0x3f512000) bits(0x3f366000) bits(0x3eef8000) ... }
    t = { bits(0x3f6a8000) bits(0x3eec0000) bits(0x3cb00000) ... }
    expect lane 0 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x1888db5e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 56 {
    asm "TLD4.R R8, R0, 184, 2D, 0xf"  active 0x7
    s = { bits(0x3e6d0000) bits(0x3f2ac000) bits(0x3f572000) ... }
    t = { bits(0x3efe0000) bits(0x3e260000) bits(0x3c100000) ... }
    expect lane 0 R8 = 0xa8792916  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc48a1dd6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 57 {
    asm "TLD4.G R8, R0, 185, 2D, 0xf"  active 0x7
    s = { bits(0x3f40c000) bits(0x3e40c000) bits(0x3e6d4000) ... }
    t = { bits(0x3ef98000) bits(0x3f14c000) bits(0x3eca0000) ... }
    expect lane 0 R8 = 0x73985a43  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x281d3a90  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xa8792916  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 58 {
    asm "TLD4.B R8, R0, 186, 2D, 0xf"  active 0x7
    s = { bits(0x3ef04000) bits(0x3ecac000) bits(0x3e0d4000) ... }
    t = { bits(0x3edf0000) bits(0x3ecc8000) bits(0x3ea18000) ... }
    expect lane 0 R8 = 0x223b7962  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x0f7bbd51  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x91ff597b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 59 {
    asm "TLD4.A R8, R0, 187, 2D, 0xf"  active 0x7
    s = { bits(0x3f13a000) bits(0x3e1f0000) bits(0x3e314000) ... }
    t = { bits(0x3c000000) bits(0x3f5dc000) bits(0x3d4c0000) ... }
    expect lane 0 R8 = 0xfdfffffe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xd1daf9b3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 60 {
    asm "TLD4.R R8, R0, 188, 2D, 0xf"  active 0x7
    s = { bits(0x3f100000) bits(0x3e4a4000) bits(0x3eda8000) ... }
    t = { bits(0x3ee40000) bits(0x3ec28000) bits(0x3f7dc000) ... }
    expect lane 0 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xa8792916  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x4f3236c6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.G R8, R0, 189, 2D, 0xf"  active 0x7
    s = { bits(0x3e658000) bits(0x3ec4c000) bits(0x3f354000) ... }
    t = { bits(0x3ea50000) bits(0x3e260000) bits(0x3f304000) ... }
    expect lane 0 R8 = 0xa8792916  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x9fbfe520  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x93e83dd3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 62 {
    asm "TLD4.B R8, R0, 190, 2D, 0xf"  active 0x7
    s = { bits(0x3f189000) bits(0x3f304000) bits(0x3f372000) ... }
    t = { bits(0x3ef00000) bits(0x3ca00000) bits(0x3f104000) ... }
    expect lane 0 R8 = 0x80000001  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x5bb9eeff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x93e83dd3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 63 {
    asm "TLD4.A R8, R0, 191, 2D, 0xf"  active 0x7
    s = { bits(0x3f178000) bits(0x3ec66000) bits(0x3e5f4000) ... }
    t = { bits(0x3f734000) bits(0x3e840000) bits(0x3f3ec000) ... }
    expect lane 0 R8 = 0x3677873c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x0f7bbd51  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x281d3a90  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 0 {
    asm "TLD4.R R8, R0, 192, 2D, 0xf"  active 0x7
    s = { bits(0x3f192000) bits(0x3f32c000) bits(0x3f0c2000) ... }
    t = { bits(0x3f4d8000) bits(0x3eda8000) bits(0x3f038000) ... }
    expect lane 0 R8 = 0x4831aa5c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x49147467  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfea937ff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 193, 2D, 0xf"  active 0x7
    s = { bits(0x3e1d0000) bits(0x3f34c000) bits(0x3f163000) ... }
    t = { bits(0x3f2f4000) bits(0x3e0a0000) bits(0x3e9a8000) ... }
    expect lane 0 R8 = 0x57b40eec  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x5b8e60cb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfde688fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 194, 2D, 0xf"  active 0x7
    s = { bits(0x3eabc000) bits(0x3e60c000) bits(0x3f190000) ... }
    t = { bits(0x3f680000) bits(0x3d600000) bits(0x3f238000) ... }
    expect lane 0 R8 = 0x7b07ffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xfc323753  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x49011d3f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 {
    asm "TLD4.A R8, R0, 195, 2D, 0xf"  active 0x7
    s = { bits(0x3e318000) bits(0x3f2ef000) bits(0x3f15b000) ... }
    t = { bits(0x3f78c000) bits(0x3f54c000) bits(0x3f738000) ... }
    expect lane 0 R8 = 0xfae8c926  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x7eb6f9ff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfd0573ff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 {
    asm "TLD4.R R8, R0, 196, 2D, 0xf"  active 0x7
    s = { bits(0x3f029000) bits(0x3edd4000) bits(0x3ee86000) ... }
    t = { bits(0x3ef60000) bits(0x3d820000) bits(0x3ee28000) ... }
    expect lane 0 R8 = 0xfee81bff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xfc50afff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfdd23bff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 {
    asm "TLD4.G R8, R0, 197, 2D, 0xf"  active 0x7
    s = { bits(0x3e2ac000) bits(0x3f3e7000) bits(0x3e5a0000) ... }
    t = { bits(0x3efc8000) bits(0x3f45c000) bits(0x3de60000) ... }
    expect lane 0 R8 = 0x57431123  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x7eb47dff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfc6cb743  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 6 {
    asm "TLD4.B R8, R0, 198, 2D, 0xf"  active 0x7
    s = { bits(0x3f41f000) bits(0x3f2c1000) bits(0x3f0db000) ... }
    t = { bits(0x3ea50000) bits(0x3ee38000) bits(0x3f5bc000) ... }
    expect lane 0 R8 = 0x73155498  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x49e21999  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc09c6af0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 7 {
    asm "TLD4.A R8, R0, 199, 2D, 0xf"  active 0x7
    s = { bits(0x3f193000) bits(0x3f39e000) bits(0x3e458000) ... }
    t = { bits(0x3f394000) bits(0x3de80000) bits(0x3d880000) ... }
    expect lane 0 R8 = 0x48c467dc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x7d297fff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xfbf6e4da  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
