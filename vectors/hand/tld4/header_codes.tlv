# Every code of every header field that decides whether and how a texture is read, one field at a time and some pairs: the
# status of each, a header a thread through bindless handles. The verdicts were worked out from the specification apart.
texlock 1
rules R-TLD4-5 R-TLD4-37 PD-4 PD-5 PD-21 PD-40b
rules without R-TLD4-32
minimum header 659
sampler 0 { address WRAP WRAP WRAP SRGB_CONVERSION 1 }
texture 0 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40000000 block 1 1 MULTI_SAMPLE_COUNT 0 }
texture 1 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40001000 block 1 1 MULTI_SAMPLE_COUNT 1 }
texture 2 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40002000 block 1 1 MULTI_SAMPLE_COUNT 2 }
texture 3 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40003000 block 1 1 MULTI_SAMPLE_COUNT 3 }
texture 4 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40004000 block 1 1 MULTI_SAMPLE_COUNT 4 }
texture 5 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40005000 block 1 1 MULTI_SAMPLE_COUNT 5 }
texture 6 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40006000 block 1 1 MULTI_SAMPLE_COUNT 6 }
texture 7 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40007000 block 1 1 MULTI_SAMPLE_COUNT 7 }
texture 8 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40008000 block 1 1 MULTI_SAMPLE_COUNT 8 }
texture 9 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40009000 block 1 1 MULTI_SAMPLE_COUNT 9 }
texture 10 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000a000 block 1 1 MULTI_SAMPLE_COUNT 10 }
texture 11 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000b000 block 1 1 MULTI_SAMPLE_COUNT 11 }
texture 12 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000c000 block 1 1 MULTI_SAMPLE_COUNT 12 }
texture 13 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000d000 block 1 1 MULTI_SAMPLE_COUNT 13 }
texture 14 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000e000 block 1 1 MULTI_SAMPLE_COUNT 14 }
texture 15 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4000f000 block 1 1 MULTI_SAMPLE_COUNT 15 }
texture 16 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40010000 block 1 1 MULTI_SAMPLE_COUNT 0 HEADER_VERSION 4 }
texture 17 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40011000 block 1 1 MULTI_SAMPLE_COUNT 1 HEADER_VERSION 1 }
texture 18 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40012000 block 1 1 MULTI_SAMPLE_COUNT 2 HEADER_VERSION 4 }
texture 19 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40013000 block 1 1 MULTI_SAMPLE_COUNT 3 HEADER_VERSION 1 }
texture 20 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40014000 block 1 1 MULTI_SAMPLE_COUNT 4 HEADER_VERSION 4 }
texture 21 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40015000 block 1 1 MULTI_SAMPLE_COUNT 5 HEADER_VERSION 1 }
texture 22 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40016000 block 1 1 MULTI_SAMPLE_COUNT 6 HEADER_VERSION 4 }
texture 23 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40017000 block 1 1 MULTI_SAMPLE_COUNT 7 HEADER_VERSION 1 }
texture 24 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40018000 block 1 1 MULTI_SAMPLE_COUNT 8 HEADER_VERSION 4 }
texture 25 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40019000 block 1 1 MULTI_SAMPLE_COUNT 9 HEADER_VERSION 1 }
texture 26 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001a000 block 1 1 MULTI_SAMPLE_COUNT 10 HEADER_VERSION 4 }
texture 27 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001b000 block 1 1 MULTI_SAMPLE_COUNT 11 HEADER_VERSION 1 }
texture 28 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001c000 block 1 1 MULTI_SAMPLE_COUNT 12 HEADER_VERSION 4 }
texture 29 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001d000 block 1 1 MULTI_SAMPLE_COUNT 13 HEADER_VERSION 1 }
texture 30 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001e000 block 1 1 MULTI_SAMPLE_COUNT 14 HEADER_VERSION 4 }
texture 31 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4001f000 block 1 1 MULTI_SAMPLE_COUNT 15 HEADER_VERSION 1 }
texture 32 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40020000 block 1 1 HEADER_VERSION 0 }
texture 33 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40021000 block 1 1 HEADER_VERSION 1 }
texture 34 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40022000  }
texture 35 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40023000 block 1 1 HEADER_VERSION 3 }
texture 36 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40024000 block 1 1 HEADER_VERSION 4 }
texture 37 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40025000 block 1 1 HEADER_VERSION 5 }
texture 38 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40026000 block 1 1 HEADER_VERSION 6 }
texture 39 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40027000 block 1 1 HEADER_VERSION 7 }
texture 40 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40028000 block 1 1 TEXTURE_TYPE 0 }
texture 41 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40029000 block 1 1 TEXTURE_TYPE 1 }
texture 42 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002a000 block 1 1 TEXTURE_TYPE 2 }
texture 43 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002b000 block 1 1 TEXTURE_TYPE 3 }
texture 44 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002c000 block 1 1 TEXTURE_TYPE 4 }
texture 45 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002d000 block 1 1 TEXTURE_TYPE 5 }
texture 46 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002e000 block 1 1 TEXTURE_TYPE 6 }
texture 47 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4002f000 block 1 1 TEXTURE_TYPE 7 }
texture 48 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40030000 block 1 1 TEXTURE_TYPE 8 }
texture 49 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40031000 block 1 1 TEXTURE_TYPE 9 }
texture 50 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40032000 block 1 1 TEXTURE_TYPE 10 }
texture 51 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40033000 block 1 1 TEXTURE_TYPE 11 }
texture 52 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40034000 block 1 1 TEXTURE_TYPE 12 }
texture 53 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40035000 block 1 1 TEXTURE_TYPE 13 }
texture 54 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40036000 block 1 1 TEXTURE_TYPE 14 }
texture 55 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40037000 block 1 1 TEXTURE_TYPE 15 }
texture 56 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40038000 block 1 1 TEXTURE_TYPE 0 HEADER_VERSION 0 }
texture 57 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40039000 block 1 1 TEXTURE_TYPE 1 HEADER_VERSION 0 }
texture 58 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003a000 block 1 1 TEXTURE_TYPE 2 HEADER_VERSION 0 }
texture 59 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003b000 block 1 1 TEXTURE_TYPE 3 HEADER_VERSION 0 }
texture 60 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003c000 block 1 1 TEXTURE_TYPE 4 HEADER_VERSION 0 }
texture 61 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003d000 block 1 1 TEXTURE_TYPE 5 HEADER_VERSION 0 }
texture 62 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003e000 block 1 1 TEXTURE_TYPE 6 HEADER_VERSION 0 }
texture 63 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4003f000 block 1 1 TEXTURE_TYPE 7 HEADER_VERSION 0 }
texture 64 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40040000 block 1 1 TEXTURE_TYPE 8 HEADER_VERSION 0 }
texture 65 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40041000 block 1 1 TEXTURE_TYPE 9 HEADER_VERSION 0 }
texture 66 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40042000 block 1 1 TEXTURE_TYPE 10 HEADER_VERSION 0 }
texture 67 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40043000 block 1 1 TEXTURE_TYPE 11 HEADER_VERSION 0 }
texture 68 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40044000 block 1 1 TEXTURE_TYPE 12 HEADER_VERSION 0 }
texture 69 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40045000 block 1 1 TEXTURE_TYPE 13 HEADER_VERSION 0 }
texture 70 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40046000 block 1 1 TEXTURE_TYPE 14 HEADER_VERSION 0 }
texture 71 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40047000 block 1 1 TEXTURE_TYPE 15 HEADER_VERSION 0 }
texture 72 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40048000 block 1 1 COMPONENTS 0 }
texture 73 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40049000 block 1 1 COMPONENTS 1 }
texture 74 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004a000 block 1 1 COMPONENTS 2 }
texture 75 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004b000 block 1 1 COMPONENTS 3 }
texture 76 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004c000 block 1 1 COMPONENTS 4 }
texture 77 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004d000 block 1 1 COMPONENTS 5 }
texture 78 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004e000 block 1 1 COMPONENTS 6 }
texture 79 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4004f000 block 1 1 COMPONENTS 7 }
texture 80 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40050000 block 1 1 COMPONENTS 8 }
texture 81 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40051000 block 1 1 COMPONENTS 9 }
texture 82 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40052000 block 1 1 COMPONENTS 10 }
texture 83 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40053000 block 1 1 COMPONENTS 11 }
texture 84 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40054000 block 1 1 COMPONENTS 12 }
texture 85 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40055000 block 1 1 COMPONENTS 13 }
texture 86 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40056000 block 1 1 COMPONENTS 14 }
texture 87 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40057000 block 1 1 COMPONENTS 15 }
texture 88 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40058000 block 1 1 COMPONENTS 16 }
texture 89 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40059000 block 1 1 COMPONENTS 17 }
texture 90 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005a000 block 1 1 COMPONENTS 18 }
texture 91 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005b000 block 1 1 COMPONENTS 19 }
texture 92 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005c000 block 1 1 COMPONENTS 20 }
texture 93 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005d000 block 1 1 COMPONENTS 21 }
texture 94 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005e000 block 1 1 COMPONENTS 22 }
texture 95 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4005f000 block 1 1 COMPONENTS 23 }
texture 96 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40060000 block 1 1 COMPONENTS 24 }
texture 97 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40061000 block 1 1 COMPONENTS 25 }
texture 98 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40062000 block 1 1 COMPONENTS 26 }
texture 99 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40063000 block 1 1 COMPONENTS 27 }
texture 100 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40064000 block 1 1 COMPONENTS 28 }
texture 101 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40065000 block 1 1 COMPONENTS 29 }
texture 102 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40066000 block 1 1 COMPONENTS 30 }
texture 103 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40067000 block 1 1 COMPONENTS 31 }
texture 104 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40068000 block 1 1 COMPONENTS 32 }
texture 105 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40069000 block 1 1 COMPONENTS 33 }
texture 106 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006a000 block 1 1 COMPONENTS 34 }
texture 107 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006b000 block 1 1 COMPONENTS 35 }
texture 108 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006c000 block 1 1 COMPONENTS 36 }
texture 109 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006d000 block 1 1 COMPONENTS 37 }
texture 110 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006e000 block 1 1 COMPONENTS 38 }
texture 111 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4006f000 block 1 1 COMPONENTS 39 }
texture 112 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40070000 block 1 1 COMPONENTS 40 }
texture 113 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40071000 block 1 1 COMPONENTS 41 }
texture 114 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40072000 block 1 1 COMPONENTS 42 }
texture 115 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40073000 block 1 1 COMPONENTS 43 }
texture 116 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40074000 block 1 1 COMPONENTS 44 }
texture 117 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40075000 block 1 1 COMPONENTS 45 }
texture 118 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40076000 block 1 1 COMPONENTS 46 }
texture 119 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40077000 block 1 1 COMPONENTS 47 }
texture 120 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40078000 block 1 1 COMPONENTS 48 }
texture 121 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40079000 block 1 1 COMPONENTS 49 }
texture 122 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007a000 block 1 1 COMPONENTS 50 }
texture 123 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007b000 block 1 1 COMPONENTS 51 }
texture 124 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007c000 block 1 1 COMPONENTS 52 }
texture 125 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007d000 block 1 1 COMPONENTS 53 }
texture 126 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007e000 block 1 1 COMPONENTS 54 }
texture 127 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4007f000 block 1 1 COMPONENTS 55 }
texture 128 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40080000 block 1 1 COMPONENTS 56 }
texture 129 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40081000 block 1 1 COMPONENTS 57 }
texture 130 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40082000 block 1 1 COMPONENTS 58 }
texture 131 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40083000 block 1 1 COMPONENTS 59 }
texture 132 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40084000 block 1 1 COMPONENTS 60 }
texture 133 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40085000 block 1 1 COMPONENTS 61 }
texture 134 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40086000 block 1 1 COMPONENTS 62 }
texture 135 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40087000 block 1 1 COMPONENTS 63 }
texture 136 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40088000 block 1 1 COMPONENTS 64 }
texture 137 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40089000 block 1 1 COMPONENTS 65 }
texture 138 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008a000 block 1 1 COMPONENTS 66 }
texture 139 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008b000 block 1 1 COMPONENTS 67 }
texture 140 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008c000 block 1 1 COMPONENTS 68 }
texture 141 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008d000 block 1 1 COMPONENTS 69 }
texture 142 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008e000 block 1 1 COMPONENTS 70 }
texture 143 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4008f000 block 1 1 COMPONENTS 71 }
texture 144 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40090000 block 1 1 COMPONENTS 72 }
texture 145 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40091000 block 1 1 COMPONENTS 73 }
texture 146 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40092000 block 1 1 COMPONENTS 74 }
texture 147 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40093000 block 1 1 COMPONENTS 75 }
texture 148 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40094000 block 1 1 COMPONENTS 76 }
texture 149 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40095000 block 1 1 COMPONENTS 77 }
texture 150 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40096000 block 1 1 COMPONENTS 78 }
texture 151 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40097000 block 1 1 COMPONENTS 79 }
texture 152 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40098000 block 1 1 COMPONENTS 80 }
texture 153 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40099000 block 1 1 COMPONENTS 81 }
texture 154 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009a000 block 1 1 COMPONENTS 82 }
texture 155 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009b000 block 1 1 COMPONENTS 83 }
texture 156 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009c000 block 1 1 COMPONENTS 84 }
texture 157 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009d000 block 1 1 COMPONENTS 85 }
texture 158 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009e000 block 1 1 COMPONENTS 86 }
texture 159 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4009f000 block 1 1 COMPONENTS 87 }
texture 160 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a0000 block 1 1 COMPONENTS 88 }
texture 161 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a1000 block 1 1 COMPONENTS 89 }
texture 162 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a2000 block 1 1 COMPONENTS 90 }
texture 163 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a3000 block 1 1 COMPONENTS 91 }
texture 164 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a4000 block 1 1 COMPONENTS 92 }
texture 165 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a5000 block 1 1 COMPONENTS 93 }
texture 166 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a6000 block 1 1 COMPONENTS 94 }
texture 167 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a7000 block 1 1 COMPONENTS 95 }
texture 168 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a8000 block 1 1 COMPONENTS 96 }
texture 169 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400a9000 block 1 1 COMPONENTS 97 }
texture 170 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400aa000 block 1 1 COMPONENTS 98 }
texture 171 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ab000 block 1 1 COMPONENTS 99 }
texture 172 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ac000 block 1 1 COMPONENTS 100 }
texture 173 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ad000 block 1 1 COMPONENTS 101 }
texture 174 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ae000 block 1 1 COMPONENTS 102 }
texture 175 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400af000 block 1 1 COMPONENTS 103 }
texture 176 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b0000 block 1 1 COMPONENTS 104 }
texture 177 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b1000 block 1 1 COMPONENTS 105 }
texture 178 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b2000 block 1 1 COMPONENTS 106 }
texture 179 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b3000 block 1 1 COMPONENTS 107 }
texture 180 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b4000 block 1 1 COMPONENTS 108 }
texture 181 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b5000 block 1 1 COMPONENTS 109 }
texture 182 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b6000 block 1 1 COMPONENTS 110 }
texture 183 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b7000 block 1 1 COMPONENTS 111 }
texture 184 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b8000 block 1 1 COMPONENTS 112 }
texture 185 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400b9000 block 1 1 COMPONENTS 113 }
texture 186 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ba000 block 1 1 COMPONENTS 114 }
texture 187 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400bb000 block 1 1 COMPONENTS 115 }
texture 188 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400bc000 block 1 1 COMPONENTS 116 }
texture 189 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400bd000 block 1 1 COMPONENTS 117 }
texture 190 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400be000 block 1 1 COMPONENTS 118 }
texture 191 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400bf000 block 1 1 COMPONENTS 119 }
texture 192 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c0000 block 1 1 COMPONENTS 120 }
texture 193 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c1000 block 1 1 COMPONENTS 121 }
texture 194 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c2000 block 1 1 COMPONENTS 122 }
texture 195 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c3000 block 1 1 COMPONENTS 123 }
texture 196 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c4000 block 1 1 COMPONENTS 124 }
texture 197 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c5000 block 1 1 COMPONENTS 125 }
texture 198 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c6000 block 1 1 COMPONENTS 126 }
texture 199 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c7000 block 1 1 COMPONENTS 127 }
texture 200 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c8000 block 1 1 COMPONENTS 0 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 201 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400c9000 block 1 1 COMPONENTS 1 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 202 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ca000 block 1 1 COMPONENTS 2 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 203 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400cb000 block 1 1 COMPONENTS 3 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 204 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400cc000 block 1 1 COMPONENTS 4 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 205 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400cd000 block 1 1 COMPONENTS 5 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 206 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ce000 block 1 1 COMPONENTS 6 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 207 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400cf000 block 1 1 COMPONENTS 7 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 208 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d0000 block 1 1 COMPONENTS 8 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 209 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d1000 block 1 1 COMPONENTS 9 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 210 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d2000 block 1 1 COMPONENTS 10 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 211 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d3000 block 1 1 COMPONENTS 11 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 212 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d4000 block 1 1 COMPONENTS 12 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 213 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d5000 block 1 1 COMPONENTS 13 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 214 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d6000 block 1 1 COMPONENTS 14 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 215 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d7000 block 1 1 COMPONENTS 15 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 216 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d8000 block 1 1 COMPONENTS 16 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 217 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400d9000 block 1 1 COMPONENTS 17 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 218 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400da000 block 1 1 COMPONENTS 18 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 219 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400db000 block 1 1 COMPONENTS 19 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 220 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400dc000 block 1 1 COMPONENTS 20 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 221 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400dd000 block 1 1 COMPONENTS 21 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 222 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400de000 block 1 1 COMPONENTS 22 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 223 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400df000 block 1 1 COMPONENTS 23 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 224 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e0000 block 1 1 COMPONENTS 24 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 225 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e1000 block 1 1 COMPONENTS 25 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 226 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e2000 block 1 1 COMPONENTS 26 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 227 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e3000 block 1 1 COMPONENTS 27 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 228 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e4000 block 1 1 COMPONENTS 28 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 229 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e5000 block 1 1 COMPONENTS 29 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 230 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e6000 block 1 1 COMPONENTS 30 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 231 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e7000 block 1 1 COMPONENTS 31 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 232 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e8000 block 1 1 COMPONENTS 32 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 233 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400e9000 block 1 1 COMPONENTS 33 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 234 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ea000 block 1 1 COMPONENTS 34 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 235 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400eb000 block 1 1 COMPONENTS 35 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 236 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ec000 block 1 1 COMPONENTS 36 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 237 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ed000 block 1 1 COMPONENTS 37 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 238 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ee000 block 1 1 COMPONENTS 38 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 239 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ef000 block 1 1 COMPONENTS 39 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 240 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f0000 block 1 1 COMPONENTS 40 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 241 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f1000 block 1 1 COMPONENTS 41 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 242 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f2000 block 1 1 COMPONENTS 42 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 243 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f3000 block 1 1 COMPONENTS 43 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 244 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f4000 block 1 1 COMPONENTS 44 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 245 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f5000 block 1 1 COMPONENTS 45 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 246 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f6000 block 1 1 COMPONENTS 46 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 247 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f7000 block 1 1 COMPONENTS 47 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 248 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f8000 block 1 1 COMPONENTS 48 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 249 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400f9000 block 1 1 COMPONENTS 49 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 250 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400fa000 block 1 1 COMPONENTS 50 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 251 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400fb000 block 1 1 COMPONENTS 51 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 252 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400fc000 block 1 1 COMPONENTS 52 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 253 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400fd000 block 1 1 COMPONENTS 53 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 254 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400fe000 block 1 1 COMPONENTS 54 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 255 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x400ff000 block 1 1 COMPONENTS 55 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 256 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40100000 block 1 1 COMPONENTS 56 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 257 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40101000 block 1 1 COMPONENTS 57 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 258 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40102000 block 1 1 COMPONENTS 58 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 259 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40103000 block 1 1 COMPONENTS 59 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 260 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40104000 block 1 1 COMPONENTS 60 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 261 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40105000 block 1 1 COMPONENTS 61 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 262 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40106000 block 1 1 COMPONENTS 62 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 263 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40107000 block 1 1 COMPONENTS 63 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 264 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40108000 block 1 1 COMPONENTS 64 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 265 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40109000 block 1 1 COMPONENTS 65 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 266 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010a000 block 1 1 COMPONENTS 66 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 267 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010b000 block 1 1 COMPONENTS 67 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 268 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010c000 block 1 1 COMPONENTS 68 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 269 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010d000 block 1 1 COMPONENTS 69 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 270 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010e000 block 1 1 COMPONENTS 70 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 271 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4010f000 block 1 1 COMPONENTS 71 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 272 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40110000 block 1 1 COMPONENTS 72 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 273 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40111000 block 1 1 COMPONENTS 73 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 274 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40112000 block 1 1 COMPONENTS 74 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 275 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40113000 block 1 1 COMPONENTS 75 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 276 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40114000 block 1 1 COMPONENTS 76 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 277 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40115000 block 1 1 COMPONENTS 77 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 278 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40116000 block 1 1 COMPONENTS 78 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 279 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40117000 block 1 1 COMPONENTS 79 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 280 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40118000 block 1 1 COMPONENTS 80 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 281 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40119000 block 1 1 COMPONENTS 81 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 282 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011a000 block 1 1 COMPONENTS 82 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 283 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011b000 block 1 1 COMPONENTS 83 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 284 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011c000 block 1 1 COMPONENTS 84 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 285 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011d000 block 1 1 COMPONENTS 85 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 286 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011e000 block 1 1 COMPONENTS 86 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 287 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4011f000 block 1 1 COMPONENTS 87 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 288 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40120000 block 1 1 COMPONENTS 88 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 289 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40121000 block 1 1 COMPONENTS 89 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 290 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40122000 block 1 1 COMPONENTS 90 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 291 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40123000 block 1 1 COMPONENTS 91 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 292 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40124000 block 1 1 COMPONENTS 92 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 293 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40125000 block 1 1 COMPONENTS 93 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 294 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40126000 block 1 1 COMPONENTS 94 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 295 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40127000 block 1 1 COMPONENTS 95 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 296 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40128000 block 1 1 COMPONENTS 96 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 297 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40129000 block 1 1 COMPONENTS 97 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 298 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012a000 block 1 1 COMPONENTS 98 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 299 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012b000 block 1 1 COMPONENTS 99 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 300 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012c000 block 1 1 COMPONENTS 100 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 301 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012d000 block 1 1 COMPONENTS 101 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 302 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012e000 block 1 1 COMPONENTS 102 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 303 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4012f000 block 1 1 COMPONENTS 103 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 304 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40130000 block 1 1 COMPONENTS 104 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 305 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40131000 block 1 1 COMPONENTS 105 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 306 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40132000 block 1 1 COMPONENTS 106 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 307 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40133000 block 1 1 COMPONENTS 107 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 308 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40134000 block 1 1 COMPONENTS 108 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 309 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40135000 block 1 1 COMPONENTS 109 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 310 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40136000 block 1 1 COMPONENTS 110 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 311 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40137000 block 1 1 COMPONENTS 111 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 312 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40138000 block 1 1 COMPONENTS 112 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 313 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40139000 block 1 1 COMPONENTS 113 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 314 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013a000 block 1 1 COMPONENTS 114 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 315 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013b000 block 1 1 COMPONENTS 115 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 316 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013c000 block 1 1 COMPONENTS 116 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 317 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013d000 block 1 1 COMPONENTS 117 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 318 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013e000 block 1 1 COMPONENTS 118 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 319 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4013f000 block 1 1 COMPONENTS 119 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 320 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40140000 block 1 1 COMPONENTS 120 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 321 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40141000 block 1 1 COMPONENTS 121 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 322 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40142000 block 1 1 COMPONENTS 122 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 323 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40143000 block 1 1 COMPONENTS 123 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 324 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40144000 block 1 1 COMPONENTS 124 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 325 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40145000 block 1 1 COMPONENTS 125 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 326 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40146000 block 1 1 COMPONENTS 126 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 327 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40147000 block 1 1 COMPONENTS 127 R_DATA_TYPE 2 G_DATA_TYPE 2 B_DATA_TYPE 2 A_DATA_TYPE 2 SRGB_CONVERSION 1 }
texture 328 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40148000 block 1 1 COMPONENTS 0 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 329 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40149000 block 1 1 COMPONENTS 1 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 330 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014a000 block 1 1 COMPONENTS 2 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 331 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014b000 block 1 1 COMPONENTS 3 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 332 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014c000 block 1 1 COMPONENTS 4 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 333 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014d000 block 1 1 COMPONENTS 5 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 334 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014e000 block 1 1 COMPONENTS 6 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 335 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4014f000 block 1 1 COMPONENTS 7 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 336 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40150000 block 1 1 COMPONENTS 8 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 337 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40151000 block 1 1 COMPONENTS 9 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 338 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40152000 block 1 1 COMPONENTS 10 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 339 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40153000 block 1 1 COMPONENTS 11 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 340 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40154000 block 1 1 COMPONENTS 12 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 341 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40155000 block 1 1 COMPONENTS 13 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 342 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40156000 block 1 1 COMPONENTS 14 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 343 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40157000 block 1 1 COMPONENTS 15 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 344 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40158000 block 1 1 COMPONENTS 16 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 345 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40159000 block 1 1 COMPONENTS 17 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 346 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015a000 block 1 1 COMPONENTS 18 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 347 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015b000 block 1 1 COMPONENTS 19 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 348 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015c000 block 1 1 COMPONENTS 20 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 349 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015d000 block 1 1 COMPONENTS 21 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 350 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015e000 block 1 1 COMPONENTS 22 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 351 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4015f000 block 1 1 COMPONENTS 23 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 352 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40160000 block 1 1 COMPONENTS 24 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 353 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40161000 block 1 1 COMPONENTS 25 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 354 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40162000 block 1 1 COMPONENTS 26 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 355 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40163000 block 1 1 COMPONENTS 27 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 356 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40164000 block 1 1 COMPONENTS 28 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 357 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40165000 block 1 1 COMPONENTS 29 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 358 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40166000 block 1 1 COMPONENTS 30 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 359 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40167000 block 1 1 COMPONENTS 31 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 360 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40168000 block 1 1 COMPONENTS 32 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 361 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40169000 block 1 1 COMPONENTS 33 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 362 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016a000 block 1 1 COMPONENTS 34 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 363 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016b000 block 1 1 COMPONENTS 35 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 364 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016c000 block 1 1 COMPONENTS 36 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 365 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016d000 block 1 1 COMPONENTS 37 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 366 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016e000 block 1 1 COMPONENTS 38 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 367 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4016f000 block 1 1 COMPONENTS 39 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 368 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40170000 block 1 1 COMPONENTS 40 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 369 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40171000 block 1 1 COMPONENTS 41 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 370 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40172000 block 1 1 COMPONENTS 42 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 371 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40173000 block 1 1 COMPONENTS 43 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 372 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40174000 block 1 1 COMPONENTS 44 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 373 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40175000 block 1 1 COMPONENTS 45 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 374 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40176000 block 1 1 COMPONENTS 46 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 375 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40177000 block 1 1 COMPONENTS 47 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 376 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40178000 block 1 1 COMPONENTS 48 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 377 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40179000 block 1 1 COMPONENTS 49 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 378 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017a000 block 1 1 COMPONENTS 50 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 379 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017b000 block 1 1 COMPONENTS 51 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 380 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017c000 block 1 1 COMPONENTS 52 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 381 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017d000 block 1 1 COMPONENTS 53 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 382 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017e000 block 1 1 COMPONENTS 54 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 383 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4017f000 block 1 1 COMPONENTS 55 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 384 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40180000 block 1 1 COMPONENTS 56 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 385 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40181000 block 1 1 COMPONENTS 57 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 386 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40182000 block 1 1 COMPONENTS 58 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 387 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40183000 block 1 1 COMPONENTS 59 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 388 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40184000 block 1 1 COMPONENTS 60 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 389 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40185000 block 1 1 COMPONENTS 61 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 390 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40186000 block 1 1 COMPONENTS 62 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 391 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40187000 block 1 1 COMPONENTS 63 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 392 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40188000 block 1 1 COMPONENTS 64 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 393 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40189000 block 1 1 COMPONENTS 65 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 394 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018a000 block 1 1 COMPONENTS 66 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 395 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018b000 block 1 1 COMPONENTS 67 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 396 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018c000 block 1 1 COMPONENTS 68 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 397 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018d000 block 1 1 COMPONENTS 69 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 398 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018e000 block 1 1 COMPONENTS 70 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 399 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4018f000 block 1 1 COMPONENTS 71 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 400 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40190000 block 1 1 COMPONENTS 72 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 401 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40191000 block 1 1 COMPONENTS 73 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 402 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40192000 block 1 1 COMPONENTS 74 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 403 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40193000 block 1 1 COMPONENTS 75 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 404 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40194000 block 1 1 COMPONENTS 76 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 405 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40195000 block 1 1 COMPONENTS 77 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 406 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40196000 block 1 1 COMPONENTS 78 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 407 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40197000 block 1 1 COMPONENTS 79 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 408 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40198000 block 1 1 COMPONENTS 80 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 409 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40199000 block 1 1 COMPONENTS 81 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 410 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019a000 block 1 1 COMPONENTS 82 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 411 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019b000 block 1 1 COMPONENTS 83 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 412 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019c000 block 1 1 COMPONENTS 84 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 413 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019d000 block 1 1 COMPONENTS 85 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 414 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019e000 block 1 1 COMPONENTS 86 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 415 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4019f000 block 1 1 COMPONENTS 87 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 416 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a0000 block 1 1 COMPONENTS 88 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 417 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a1000 block 1 1 COMPONENTS 89 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 418 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a2000 block 1 1 COMPONENTS 90 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 419 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a3000 block 1 1 COMPONENTS 91 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 420 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a4000 block 1 1 COMPONENTS 92 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 421 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a5000 block 1 1 COMPONENTS 93 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 422 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a6000 block 1 1 COMPONENTS 94 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 423 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a7000 block 1 1 COMPONENTS 95 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 424 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a8000 block 1 1 COMPONENTS 96 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 425 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401a9000 block 1 1 COMPONENTS 97 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 426 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401aa000 block 1 1 COMPONENTS 98 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 427 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ab000 block 1 1 COMPONENTS 99 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 428 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ac000 block 1 1 COMPONENTS 100 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 429 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ad000 block 1 1 COMPONENTS 101 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 430 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ae000 block 1 1 COMPONENTS 102 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 431 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401af000 block 1 1 COMPONENTS 103 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 432 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b0000 block 1 1 COMPONENTS 104 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 433 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b1000 block 1 1 COMPONENTS 105 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 434 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b2000 block 1 1 COMPONENTS 106 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 435 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b3000 block 1 1 COMPONENTS 107 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 436 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b4000 block 1 1 COMPONENTS 108 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 437 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b5000 block 1 1 COMPONENTS 109 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 438 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b6000 block 1 1 COMPONENTS 110 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 439 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b7000 block 1 1 COMPONENTS 111 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 440 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b8000 block 1 1 COMPONENTS 112 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 441 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401b9000 block 1 1 COMPONENTS 113 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 442 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ba000 block 1 1 COMPONENTS 114 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 443 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401bb000 block 1 1 COMPONENTS 115 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 444 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401bc000 block 1 1 COMPONENTS 116 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 445 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401bd000 block 1 1 COMPONENTS 117 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 446 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401be000 block 1 1 COMPONENTS 118 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 447 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401bf000 block 1 1 COMPONENTS 119 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 448 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c0000 block 1 1 COMPONENTS 120 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 449 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c1000 block 1 1 COMPONENTS 121 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 450 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c2000 block 1 1 COMPONENTS 122 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 451 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c3000 block 1 1 COMPONENTS 123 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 452 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c4000 block 1 1 COMPONENTS 124 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 453 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c5000 block 1 1 COMPONENTS 125 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 454 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c6000 block 1 1 COMPONENTS 126 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 455 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c7000 block 1 1 COMPONENTS 127 R_DATA_TYPE 7 G_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 7 }
texture 456 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c8000 block 1 1 R_DATA_TYPE 0 }
texture 457 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401c9000 block 1 1 R_DATA_TYPE 0 COMPONENTS 24 }
texture 458 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ca000 block 1 1 R_DATA_TYPE 1 }
texture 459 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401cb000 block 1 1 R_DATA_TYPE 1 COMPONENTS 24 }
texture 460 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401cc000 block 1 1 R_DATA_TYPE 2 }
texture 461 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401cd000 block 1 1 R_DATA_TYPE 2 COMPONENTS 24 }
texture 462 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ce000 block 1 1 R_DATA_TYPE 3 }
texture 463 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401cf000 block 1 1 R_DATA_TYPE 3 COMPONENTS 24 }
texture 464 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d0000 block 1 1 R_DATA_TYPE 4 }
texture 465 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d1000 block 1 1 R_DATA_TYPE 4 COMPONENTS 24 }
texture 466 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d2000 block 1 1 R_DATA_TYPE 5 }
texture 467 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d3000 block 1 1 R_DATA_TYPE 5 COMPONENTS 24 }
texture 468 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d4000 block 1 1 R_DATA_TYPE 6 }
texture 469 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d5000 block 1 1 R_DATA_TYPE 6 COMPONENTS 24 }
texture 470 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d6000 block 1 1 R_DATA_TYPE 7 }
texture 471 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d7000 block 1 1 R_DATA_TYPE 7 COMPONENTS 24 }
texture 472 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d8000 block 1 1 G_DATA_TYPE 0 }
texture 473 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401d9000 block 1 1 G_DATA_TYPE 0 COMPONENTS 24 }
texture 474 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401da000 block 1 1 G_DATA_TYPE 1 }
texture 475 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401db000 block 1 1 G_DATA_TYPE 1 COMPONENTS 24 }
texture 476 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401dc000 block 1 1 G_DATA_TYPE 2 }
texture 477 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401dd000 block 1 1 G_DATA_TYPE 2 COMPONENTS 24 }
texture 478 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401de000 block 1 1 G_DATA_TYPE 3 }
texture 479 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401df000 block 1 1 G_DATA_TYPE 3 COMPONENTS 24 }
texture 480 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e0000 block 1 1 G_DATA_TYPE 4 }
texture 481 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e1000 block 1 1 G_DATA_TYPE 4 COMPONENTS 24 }
texture 482 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e2000 block 1 1 G_DATA_TYPE 5 }
texture 483 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e3000 block 1 1 G_DATA_TYPE 5 COMPONENTS 24 }
texture 484 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e4000 block 1 1 G_DATA_TYPE 6 }
texture 485 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e5000 block 1 1 G_DATA_TYPE 6 COMPONENTS 24 }
texture 486 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e6000 block 1 1 G_DATA_TYPE 7 }
texture 487 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e7000 block 1 1 G_DATA_TYPE 7 COMPONENTS 24 }
texture 488 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e8000 block 1 1 B_DATA_TYPE 0 }
texture 489 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401e9000 block 1 1 B_DATA_TYPE 0 COMPONENTS 24 }
texture 490 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ea000 block 1 1 B_DATA_TYPE 1 }
texture 491 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401eb000 block 1 1 B_DATA_TYPE 1 COMPONENTS 24 }
texture 492 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ec000 block 1 1 B_DATA_TYPE 2 }
texture 493 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ed000 block 1 1 B_DATA_TYPE 2 COMPONENTS 24 }
texture 494 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ee000 block 1 1 B_DATA_TYPE 3 }
texture 495 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ef000 block 1 1 B_DATA_TYPE 3 COMPONENTS 24 }
texture 496 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f0000 block 1 1 B_DATA_TYPE 4 }
texture 497 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f1000 block 1 1 B_DATA_TYPE 4 COMPONENTS 24 }
texture 498 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f2000 block 1 1 B_DATA_TYPE 5 }
texture 499 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f3000 block 1 1 B_DATA_TYPE 5 COMPONENTS 24 }
texture 500 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f4000 block 1 1 B_DATA_TYPE 6 }
texture 501 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f5000 block 1 1 B_DATA_TYPE 6 COMPONENTS 24 }
texture 502 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f6000 block 1 1 B_DATA_TYPE 7 }
texture 503 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f7000 block 1 1 B_DATA_TYPE 7 COMPONENTS 24 }
texture 504 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f8000 block 1 1 A_DATA_TYPE 0 }
texture 505 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401f9000 block 1 1 A_DATA_TYPE 0 COMPONENTS 24 }
texture 506 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401fa000 block 1 1 A_DATA_TYPE 1 }
texture 507 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401fb000 block 1 1 A_DATA_TYPE 1 COMPONENTS 24 }
texture 508 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401fc000 block 1 1 A_DATA_TYPE 2 }
texture 509 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401fd000 block 1 1 A_DATA_TYPE 2 COMPONENTS 24 }
texture 510 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401fe000 block 1 1 A_DATA_TYPE 3 }
texture 511 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x401ff000 block 1 1 A_DATA_TYPE 3 COMPONENTS 24 }
texture 512 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40200000 block 1 1 A_DATA_TYPE 4 }
texture 513 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40201000 block 1 1 A_DATA_TYPE 4 COMPONENTS 24 }
texture 514 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40202000 block 1 1 A_DATA_TYPE 5 }
texture 515 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40203000 block 1 1 A_DATA_TYPE 5 COMPONENTS 24 }
texture 516 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40204000 block 1 1 A_DATA_TYPE 6 }
texture 517 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40205000 block 1 1 A_DATA_TYPE 6 COMPONENTS 24 }
texture 518 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40206000 block 1 1 A_DATA_TYPE 7 }
texture 519 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40207000 block 1 1 A_DATA_TYPE 7 COMPONENTS 24 }
texture 520 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40208000 block 1 1 X_SOURCE 0 }
texture 521 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40209000 block 1 1 X_SOURCE 1 }
texture 522 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020a000 block 1 1 X_SOURCE 2 }
texture 523 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020b000 block 1 1 X_SOURCE 3 }
texture 524 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020c000 block 1 1 X_SOURCE 4 }
texture 525 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020d000 block 1 1 X_SOURCE 5 }
texture 526 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020e000 block 1 1 X_SOURCE 6 }
texture 527 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4020f000 block 1 1 X_SOURCE 7 }
texture 528 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40210000 block 1 1 Y_SOURCE 0 }
texture 529 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40211000 block 1 1 Y_SOURCE 1 }
texture 530 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40212000 block 1 1 Y_SOURCE 2 }
texture 531 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40213000 block 1 1 Y_SOURCE 3 }
texture 532 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40214000 block 1 1 Y_SOURCE 4 }
texture 533 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40215000 block 1 1 Y_SOURCE 5 }
texture 534 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40216000 block 1 1 Y_SOURCE 6 }
texture 535 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40217000 block 1 1 Y_SOURCE 7 }
texture 536 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40218000 block 1 1 Z_SOURCE 0 }
texture 537 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40219000 block 1 1 Z_SOURCE 1 }
texture 538 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021a000 block 1 1 Z_SOURCE 2 }
texture 539 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021b000 block 1 1 Z_SOURCE 3 }
texture 540 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021c000 block 1 1 Z_SOURCE 4 }
texture 541 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021d000 block 1 1 Z_SOURCE 5 }
texture 542 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021e000 block 1 1 Z_SOURCE 6 }
texture 543 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4021f000 block 1 1 Z_SOURCE 7 }
texture 544 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40220000 block 1 1 W_SOURCE 0 }
texture 545 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40221000 block 1 1 W_SOURCE 1 }
texture 546 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40222000 block 1 1 W_SOURCE 2 }
texture 547 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40223000 block 1 1 W_SOURCE 3 }
texture 548 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40224000 block 1 1 W_SOURCE 4 }
texture 549 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40225000 block 1 1 W_SOURCE 5 }
texture 550 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40226000 block 1 1 W_SOURCE 6 }
texture 551 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40227000 block 1 1 W_SOURCE 7 }
texture 552 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40228000 block 1 1 GOBS_PER_BLOCK_WIDTH 0 }
texture 553 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40229000 block 1 1 GOBS_PER_BLOCK_WIDTH 1 }
texture 554 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022a000 block 1 1 GOBS_PER_BLOCK_WIDTH 2 }
texture 555 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022b000 block 1 1 GOBS_PER_BLOCK_WIDTH 3 }
texture 556 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022c000 block 1 1 GOBS_PER_BLOCK_WIDTH 4 }
texture 557 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022d000 block 1 1 GOBS_PER_BLOCK_WIDTH 5 }
texture 558 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022e000 block 1 1 GOBS_PER_BLOCK_WIDTH 6 }
texture 559 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4022f000 block 1 1 GOBS_PER_BLOCK_WIDTH 7 }
texture 560 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40230000 block 1 1 GOBS_PER_BLOCK_HEIGHT 0 }
texture 561 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40231000 block 1 1 GOBS_PER_BLOCK_HEIGHT 1 }
texture 562 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40232000 block 1 1 GOBS_PER_BLOCK_HEIGHT 2 }
texture 563 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40233000 block 1 1 GOBS_PER_BLOCK_HEIGHT 3 }
texture 564 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40234000 block 1 1 GOBS_PER_BLOCK_HEIGHT 4 }
texture 565 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40235000 block 1 1 GOBS_PER_BLOCK_HEIGHT 5 }
texture 566 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40236000 block 1 1 GOBS_PER_BLOCK_HEIGHT 6 }
texture 567 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40237000 block 1 1 GOBS_PER_BLOCK_HEIGHT 7 }
texture 568 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40238000 block 1 1 GOBS_PER_BLOCK_DEPTH 0 }
texture 569 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40239000 block 1 1 GOBS_PER_BLOCK_DEPTH 1 }
texture 570 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023a000 block 1 1 GOBS_PER_BLOCK_DEPTH 2 }
texture 571 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023b000 block 1 1 GOBS_PER_BLOCK_DEPTH 3 }
texture 572 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023c000 block 1 1 GOBS_PER_BLOCK_DEPTH 4 }
texture 573 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023d000 block 1 1 GOBS_PER_BLOCK_DEPTH 5 }
texture 574 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023e000 block 1 1 GOBS_PER_BLOCK_DEPTH 6 }
texture 575 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4023f000 block 1 1 GOBS_PER_BLOCK_DEPTH 7 }
texture 576 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40240000 block 1 1 TILE_WIDTH_IN_GOBS 0 }
texture 577 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40241000 block 1 1 TILE_WIDTH_IN_GOBS 1 }
texture 578 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40242000 block 1 1 TILE_WIDTH_IN_GOBS 2 }
texture 579 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40243000 block 1 1 TILE_WIDTH_IN_GOBS 3 }
texture 580 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40244000 block 1 1 TILE_WIDTH_IN_GOBS 4 }
texture 581 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40245000 block 1 1 TILE_WIDTH_IN_GOBS 5 }
texture 582 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40246000 block 1 1 TILE_WIDTH_IN_GOBS 6 }
texture 583 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40247000 block 1 1 TILE_WIDTH_IN_GOBS 7 }
texture 584 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40248000 block 1 1 GOB3D 1 }
texture 585 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40249000 block 1 1 PACK_COMPONENTS 1 }
texture 586 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4024a000 block 1 1 SRGB_CONVERSION 1 }
texture 587 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4024b000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 0 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 588 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4024c000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 0 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 589 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4024d000 RES_VIEW_MIN_MIP_LEVEL 0 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 590 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4024e000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 1 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 591 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4024f000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 1 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 592 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40250000 RES_VIEW_MIN_MIP_LEVEL 1 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 593 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40251000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 2 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 594 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40252000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 2 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 595 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40253000 RES_VIEW_MIN_MIP_LEVEL 2 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 596 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40254000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 3 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 597 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40255000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 3 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 598 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40256000 RES_VIEW_MIN_MIP_LEVEL 3 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 599 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40257000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 4 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 600 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40258000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 4 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 601 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40259000 RES_VIEW_MIN_MIP_LEVEL 4 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 602 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4025a000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 5 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 603 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4025b000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 5 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 604 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4025c000 RES_VIEW_MIN_MIP_LEVEL 5 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 605 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4025d000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 6 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 606 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4025e000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 6 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 607 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4025f000 RES_VIEW_MIN_MIP_LEVEL 6 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 608 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40260000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 7 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 609 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40261000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 7 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 610 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40262000 RES_VIEW_MIN_MIP_LEVEL 7 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 611 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40263000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 8 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 612 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40264000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 8 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 613 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40265000 RES_VIEW_MIN_MIP_LEVEL 8 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 614 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40266000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 9 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 615 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40267000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 9 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 616 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40268000 RES_VIEW_MIN_MIP_LEVEL 9 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 617 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40269000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 10 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 618 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4026a000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 10 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 619 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4026b000 RES_VIEW_MIN_MIP_LEVEL 10 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 620 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4026c000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 11 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 621 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4026d000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 11 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 622 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4026e000 RES_VIEW_MIN_MIP_LEVEL 11 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 623 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4026f000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 12 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 624 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40270000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 12 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 625 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40271000 RES_VIEW_MIN_MIP_LEVEL 12 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 626 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40272000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 13 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 627 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40273000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 13 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 628 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40274000 RES_VIEW_MIN_MIP_LEVEL 13 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 629 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40275000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 14 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 630 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40276000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 14 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 631 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x40277000 RES_VIEW_MIN_MIP_LEVEL 14 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 632 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40278000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 15 RES_VIEW_MAX_MIP_LEVEL 7 MAX_MIP_LEVEL 9 }
texture 633 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40279000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 15 RES_VIEW_MAX_MIP_LEVEL 9 MAX_MIP_LEVEL 7 }
texture 634 { type TWO_D layout pitch 64 format A8B8G8R8 UINT size 16 16 address 0x4027a000 RES_VIEW_MIN_MIP_LEVEL 15 RES_VIEW_MAX_MIP_LEVEL 15 MAX_MIP_LEVEL 15 }
texture 635 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4027b000 block 1 1 MIN_LOD_CLAMP 1 }
texture 636 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4027c000 block 1 1 MIN_LOD_CLAMP 0 }
texture 637 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4027d000 block 1 1 MIN_LOD_CLAMP 2 }
texture 638 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4027e000 block 1 1 MIN_LOD_CLAMP 1 }
texture 639 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4027f000 block 1 1 MIN_LOD_CLAMP 4 }
texture 640 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40280000 block 1 1 MIN_LOD_CLAMP 3 }
texture 641 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40281000 block 1 1 MIN_LOD_CLAMP 8 }
texture 642 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40282000 block 1 1 MIN_LOD_CLAMP 7 }
texture 643 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40283000 block 1 1 MIN_LOD_CLAMP 16 }
texture 644 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40284000 block 1 1 MIN_LOD_CLAMP 15 }
texture 645 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40285000 block 1 1 MIN_LOD_CLAMP 32 }
texture 646 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40286000 block 1 1 MIN_LOD_CLAMP 31 }
texture 647 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40287000 block 1 1 MIN_LOD_CLAMP 64 }
texture 648 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40288000 block 1 1 MIN_LOD_CLAMP 63 }
texture 649 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40289000 block 1 1 MIN_LOD_CLAMP 128 }
texture 650 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028a000 block 1 1 MIN_LOD_CLAMP 127 }
texture 651 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028b000 block 1 1 MIN_LOD_CLAMP 256 }
texture 652 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028c000 block 1 1 MIN_LOD_CLAMP 255 }
texture 653 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028d000 block 1 1 MIN_LOD_CLAMP 512 }
texture 654 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028e000 block 1 1 MIN_LOD_CLAMP 511 }
texture 655 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x4028f000 block 1 1 MIN_LOD_CLAMP 1024 }
texture 656 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40290000 block 1 1 MIN_LOD_CLAMP 1023 }
texture 657 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40291000 block 1 1 MIN_LOD_CLAMP 2048 }
texture 658 { type TWO_D layout blocklinear format A8B8G8R8 UINT size 16 16 address 0x40292000 block 1 1 MIN_LOD_CLAMP 2047 }

warp 0 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 0 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "mismatch"
    expect lane 2 header.tag.status = "mismatch"
    expect lane 3 header.tag.status = "mismatch"
    expect lane 4 header.tag.status = "mismatch"
    expect lane 5 header.tag.status = "mismatch"
    expect lane 6 header.tag.status = "mismatch"
    expect lane 7 header.tag.status = "mismatch"
    expect lane 8 header.tag.status = "mismatch"
    expect lane 9 header.tag.status = "mismatch"
    expect lane 10 header.tag.status = "mismatch"
    expect lane 11 header.tag.status = "mismatch"
    expect lane 12 header.tag.status = "mismatch"
    expect lane 13 header.tag.status = "mismatch"
    expect lane 14 header.tag.status = "mismatch"
    expect lane 15 header.tag.status = "mismatch"
    expect lane 16 header.tag.status = "unsupported-header"
    expect lane 17 header.tag.status = "unsupported-header"
    expect lane 18 header.tag.status = "unsupported-header"
    expect lane 19 header.tag.status = "unsupported-header"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "unsupported-header"
    expect lane 22 header.tag.status = "unsupported-header"
    expect lane 23 header.tag.status = "unsupported-header"
    expect lane 24 header.tag.status = "unsupported-header"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 1 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 32 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "unsupported-header"
    expect lane 2 header.tag.status = "ok"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "mismatch"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "mismatch"
    expect lane 11 header.tag.status = "mismatch"
    expect lane 12 header.tag.status = "mismatch"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "mismatch"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "mismatch"
    expect lane 31 header.tag.status = "disabled"
}

warp 2 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 64 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "ok"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 3 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 96 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "ok"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "unsupported-header"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "unsupported-header"
    expect lane 22 header.tag.status = "unsupported-header"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 4 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 128 + lane
    expect lane 0 header.tag.status = "unsupported-header"
    expect lane 1 header.tag.status = "unsupported-header"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "unsupported-header"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "unsupported-header"
    expect lane 6 header.tag.status = "unsupported-header"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "unsupported-header"
    expect lane 9 header.tag.status = "unsupported-header"
    expect lane 10 header.tag.status = "unsupported-header"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "unsupported-header"
    expect lane 13 header.tag.status = "unsupported-header"
    expect lane 14 header.tag.status = "unsupported-header"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "unsupported-header"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 5 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 160 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 6 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 192 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "ok"
    expect lane 19 header.tag.status = "ok"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "ok"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "ok"
}

warp 7 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 224 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "ok"
    expect lane 2 header.tag.status = "ok"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "ok"
    expect lane 6 header.tag.status = "ok"
    expect lane 7 header.tag.status = "unsupported-header"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "ok"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "unsupported-header"
    expect lane 22 header.tag.status = "unsupported-header"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 8 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 256 + lane
    expect lane 0 header.tag.status = "unsupported-header"
    expect lane 1 header.tag.status = "unsupported-header"
    expect lane 2 header.tag.status = "ok"
    expect lane 3 header.tag.status = "unsupported-header"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "unsupported-header"
    expect lane 6 header.tag.status = "unsupported-header"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "unsupported-header"
    expect lane 9 header.tag.status = "unsupported-header"
    expect lane 10 header.tag.status = "unsupported-header"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "unsupported-header"
    expect lane 13 header.tag.status = "unsupported-header"
    expect lane 14 header.tag.status = "unsupported-header"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "unsupported-header"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 9 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 288 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 10 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 320 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "ok"
    expect lane 25 header.tag.status = "ok"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 11 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 352 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "unsupported-header"
    expect lane 8 header.tag.status = "ok"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "unsupported-header"
    expect lane 22 header.tag.status = "unsupported-header"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 12 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 384 + lane
    expect lane 0 header.tag.status = "unsupported-header"
    expect lane 1 header.tag.status = "unsupported-header"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "unsupported-header"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "unsupported-header"
    expect lane 6 header.tag.status = "unsupported-header"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "unsupported-header"
    expect lane 9 header.tag.status = "unsupported-header"
    expect lane 10 header.tag.status = "unsupported-header"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "unsupported-header"
    expect lane 13 header.tag.status = "unsupported-header"
    expect lane 14 header.tag.status = "unsupported-header"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "unsupported-header"
    expect lane 25 header.tag.status = "unsupported-header"
    expect lane 26 header.tag.status = "unsupported-header"
    expect lane 27 header.tag.status = "unsupported-header"
    expect lane 28 header.tag.status = "unsupported-header"
    expect lane 29 header.tag.status = "unsupported-header"
    expect lane 30 header.tag.status = "unsupported-header"
    expect lane 31 header.tag.status = "unsupported-header"
}

warp 13 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 416 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "disabled"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "disabled"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 14 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 448 + lane
    expect lane 0 header.tag.status = "disabled"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "unsupported-header"
    expect lane 19 header.tag.status = "unsupported-header"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "unsupported-header"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "ok"
}

warp 15 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 480 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "ok"
    expect lane 2 header.tag.status = "unsupported-header"
    expect lane 3 header.tag.status = "unsupported-header"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "unsupported-header"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "unsupported-header"
    expect lane 19 header.tag.status = "ok"
    expect lane 20 header.tag.status = "unsupported-header"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "ok"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "ok"
}

warp 16 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 512 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "ok"
    expect lane 2 header.tag.status = "unsupported-header"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "ok"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "ok"
    expect lane 8 header.tag.status = "ok"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "ok"
    expect lane 19 header.tag.status = "ok"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "ok"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "ok"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "ok"
}

warp 17 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 544 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "disabled"
    expect lane 2 header.tag.status = "ok"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "ok"
    expect lane 5 header.tag.status = "ok"
    expect lane 6 header.tag.status = "ok"
    expect lane 7 header.tag.status = "ok"
    expect lane 8 header.tag.status = "ok"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "ok"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "ok"
    expect lane 19 header.tag.status = "ok"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "ok"
    expect lane 25 header.tag.status = "ok"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "disabled"
    expect lane 31 header.tag.status = "disabled"
}

warp 18 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 576 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "unsupported-header"
    expect lane 2 header.tag.status = "unsupported-header"
    expect lane 3 header.tag.status = "unsupported-header"
    expect lane 4 header.tag.status = "unsupported-header"
    expect lane 5 header.tag.status = "unsupported-header"
    expect lane 6 header.tag.status = "unsupported-header"
    expect lane 7 header.tag.status = "unsupported-header"
    expect lane 8 header.tag.status = "unsupported-header"
    expect lane 9 header.tag.status = "unsupported-header"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "ok"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "ok"
    expect lane 14 header.tag.status = "ok"
    expect lane 15 header.tag.status = "ok"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "ok"
    expect lane 18 header.tag.status = "ok"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "ok"
    expect lane 21 header.tag.status = "ok"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "ok"
    expect lane 24 header.tag.status = "ok"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "ok"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "disabled"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "disabled"
}

warp 19 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0xffffffff  s = 0.5  t = 0.5  handle = 608 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "ok"
    expect lane 2 header.tag.status = "disabled"
    expect lane 3 header.tag.status = "disabled"
    expect lane 4 header.tag.status = "disabled"
    expect lane 5 header.tag.status = "disabled"
    expect lane 6 header.tag.status = "disabled"
    expect lane 7 header.tag.status = "disabled"
    expect lane 8 header.tag.status = "disabled"
    expect lane 9 header.tag.status = "disabled"
    expect lane 10 header.tag.status = "disabled"
    expect lane 11 header.tag.status = "disabled"
    expect lane 12 header.tag.status = "disabled"
    expect lane 13 header.tag.status = "disabled"
    expect lane 14 header.tag.status = "disabled"
    expect lane 15 header.tag.status = "disabled"
    expect lane 16 header.tag.status = "disabled"
    expect lane 17 header.tag.status = "disabled"
    expect lane 18 header.tag.status = "disabled"
    expect lane 19 header.tag.status = "disabled"
    expect lane 20 header.tag.status = "disabled"
    expect lane 21 header.tag.status = "disabled"
    expect lane 22 header.tag.status = "disabled"
    expect lane 23 header.tag.status = "disabled"
    expect lane 24 header.tag.status = "disabled"
    expect lane 25 header.tag.status = "disabled"
    expect lane 26 header.tag.status = "disabled"
    expect lane 27 header.tag.status = "ok"
    expect lane 28 header.tag.status = "ok"
    expect lane 29 header.tag.status = "ok"
    expect lane 30 header.tag.status = "ok"
    expect lane 31 header.tag.status = "ok"
}

warp 20 {
    asm "TLD4.R.B R8, R0, R4, 0x0, 2D"  active 0x0007ffff  s = 0.5  t = 0.5  handle = 640 + lane
    expect lane 0 header.tag.status = "ok"
    expect lane 1 header.tag.status = "ok"
    expect lane 2 header.tag.status = "ok"
    expect lane 3 header.tag.status = "ok"
    expect lane 4 header.tag.status = "ok"
    expect lane 5 header.tag.status = "ok"
    expect lane 6 header.tag.status = "ok"
    expect lane 7 header.tag.status = "ok"
    expect lane 8 header.tag.status = "ok"
    expect lane 9 header.tag.status = "ok"
    expect lane 10 header.tag.status = "ok"
    expect lane 11 header.tag.status = "out-of-bounds"
    expect lane 12 header.tag.status = "ok"
    expect lane 13 header.tag.status = "out-of-bounds"
    expect lane 14 header.tag.status = "out-of-bounds"
    expect lane 15 header.tag.status = "out-of-bounds"
    expect lane 16 header.tag.status = "out-of-bounds"
    expect lane 17 header.tag.status = "out-of-bounds"
    expect lane 18 header.tag.status = "out-of-bounds"
}
