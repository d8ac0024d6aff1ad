# POLICY lod_float10: the level of one tap, of quads and TXD and TMML; each step of a length and of its logarithm.
# Written by tests/oracle/float10_cases.py.
texlock 1
rules PD-100 PD-129 PD-129a PD-129b PD-130
rules without PD-102 PD-103

policy lod_float10
texture 0 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   address 0x20000000   texels expression (float(256.0 * level)) }
texture 1 { format R32 FLOAT   type TWO_D   size 100 37   levels 7   address 0x20400000   texels expression (float(256.0 * level)) }
texture 2 { format R32 FLOAT   type TWO_D   size 1000 4   levels 10   address 0x20800000   texels expression (float(256.0 * level)) }
texture 3 { format R32 FLOAT   type TWO_D   size 2045 3   levels 11   address 0x20c00000   texels expression (float(256.0 * level)) }
texture 4 { format R32 FLOAT   type TWO_D_ARRAY   size 48 80   layers 2   levels 7   address 0x21000000   texels expression (float(256.0 * level)) }
texture 5 { format R32 FLOAT   type ONE_D   size 2047   levels 11   address 0x21400000   texels expression (float(256.0 * level)) }
texture 6 { format R32 FLOAT   type ONE_D_ARRAY   size 75   layers 3   levels 7   address 0x21800000   texels expression (float(256.0 * level)) }
texture 7 { format R32 FLOAT   type TWO_D   size 64 64   levels 7   NORMALIZED_COORDS 0x0   address 0x21c00000   texels expression (float(256.0 * level)) }
texture 8 { format R32 FLOAT   type TWO_D   size 333 77   levels 9   view 1 7   LOD_ISO_QUALITY 0x1   address 0x22000000   texels expression (float(256.0 * level)) }
texture 9 { format R32 FLOAT   type ONE_D   size 3001   levels 12   address 0x22400000   texels expression (float(256.0 * level)) }
texture 10 { format R32 FLOAT   type TWO_D   size 17 1023   levels 10   address 0x22800000   texels expression (float(256.0 * level)) }
sampler 0 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
sampler 1 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 1 texture 0 sampler 1
sampler 2 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 2 texture 0 sampler 2
sampler 3 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 3 texture 1 sampler 3
sampler 4 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 4 texture 1 sampler 4
sampler 5 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 5 texture 1 sampler 5
sampler 6 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 6 texture 2 sampler 6
sampler 7 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 7 texture 2 sampler 7
sampler 8 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 8 texture 2 sampler 8
sampler 9 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 9 texture 3 sampler 9
sampler 10 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 10 texture 3 sampler 10
sampler 11 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 11 texture 3 sampler 11
sampler 12 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 12 texture 4 sampler 12
sampler 13 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 13 texture 4 sampler 13
sampler 14 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 14 texture 4 sampler 14
sampler 15 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 15 texture 5 sampler 15
sampler 16 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 16 texture 5 sampler 16
sampler 17 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 17 texture 6 sampler 17
sampler 18 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 18 texture 6 sampler 18
sampler 19 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 19 texture 7 sampler 19
sampler 20 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 20 texture 7 sampler 20
sampler 21 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 21 texture 8 sampler 21
sampler 22 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 22 texture 8 sampler 22
sampler 23 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 23 texture 8 sampler 23
sampler 24 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 24 texture 9 sampler 24
sampler 25 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 25 texture 9 sampler 25
sampler 26 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 26 texture 10 sampler 26
sampler 27 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 27 texture 10 sampler 27
sampler 28 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 28 texture 10 sampler 28
sampler 29 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 29 texture 0 sampler 29
sampler 30 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 30 texture 0 sampler 30
sampler 31 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 31 texture 1 sampler 31
sampler 32 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 32 texture 1 sampler 32
sampler 33 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 33 texture 1 sampler 33
sampler 34 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 34 texture 2 sampler 34
sampler 35 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 35 texture 2 sampler 35
sampler 36 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 36 texture 2 sampler 36
sampler 37 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 37 texture 3 sampler 37
sampler 38 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 38 texture 3 sampler 38
sampler 39 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 39 texture 3 sampler 39
sampler 40 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 40 texture 4 sampler 40
sampler 41 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 41 texture 4 sampler 41
sampler 42 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 42 texture 4 sampler 42
sampler 43 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 43 texture 5 sampler 43
sampler 44 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 44 texture 5 sampler 44
sampler 45 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 45 texture 6 sampler 45
sampler 46 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 46 texture 6 sampler 46
sampler 47 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 47 texture 7 sampler 47
sampler 48 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 48 texture 7 sampler 48
sampler 49 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 49 texture 8 sampler 49
sampler 50 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 50 texture 8 sampler 50
sampler 51 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 51 texture 9 sampler 51
sampler 52 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 52 texture 9 sampler 52
sampler 53 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 53 texture 10 sampler 53
sampler 54 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 54 texture 10 sampler 54
sampler 55 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 55 texture 0 sampler 55
sampler 56 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 56 texture 1 sampler 56
sampler 57 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 57 texture 3 sampler 57
sampler 58 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 58 texture 4 sampler 58
sampler 59 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 59 texture 0 sampler 59
sampler 60 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 60 texture 8 sampler 60
sampler 61 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 61 texture 10 sampler 61
sampler 62 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 62 texture 0 sampler 62
sampler 63 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 63 texture 1 sampler 63
sampler 64 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 64 texture 2 sampler 64
sampler 65 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 65 texture 3 sampler 65
sampler 66 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 66 texture 4 sampler 66
sampler 67 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 67 texture 7 sampler 67
sampler 68 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 68 texture 8 sampler 68
sampler 69 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 69 texture 10 sampler 69
sampler 70 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 70 texture 0 sampler 70
sampler 71 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 71 texture 1 sampler 71
sampler 72 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 72 texture 2 sampler 72
sampler 73 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 73 texture 3 sampler 73
sampler 74 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 74 texture 4 sampler 74
sampler 75 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 75 texture 7 sampler 75
sampler 76 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 76 texture 8 sampler 76
sampler 77 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 77 texture 10 sampler 77
sampler 78 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 78 texture 0 sampler 78
sampler 79 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 79 texture 1 sampler 79
sampler 80 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 80 texture 2 sampler 80
sampler 81 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 81 texture 3 sampler 81
sampler 82 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 82 texture 4 sampler 82
sampler 83 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 83 texture 10 sampler 83
sampler 84 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 84 texture 0 sampler 84
sampler 85 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 85 texture 1 sampler 85
sampler 86 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 86 texture 2 sampler 86
sampler 87 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 87 texture 3 sampler 87
sampler 88 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 88 texture 4 sampler 88
sampler 89 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 89 texture 7 sampler 89
sampler 90 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 90 texture 8 sampler 90
sampler 91 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 91 texture 10 sampler 91
sampler 92 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 92 texture 0 sampler 92
sampler 93 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 93 texture 1 sampler 93
sampler 94 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 94 texture 2 sampler 94
sampler 95 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 95 texture 3 sampler 95
sampler 96 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 96 texture 4 sampler 96
sampler 97 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 97 texture 7 sampler 97
sampler 98 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 98 texture 7 sampler 98
sampler 99 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 99 texture 7 sampler 99
sampler 100 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 100 texture 7 sampler 100
sampler 101 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 101 texture 7 sampler 101
sampler 102 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 102 texture 7 sampler 102
sampler 103 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 103 texture 7 sampler 103
sampler 104 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 104 texture 7 sampler 104
sampler 105 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 105 texture 7 sampler 105
sampler 106 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 106 texture 7 sampler 106
sampler 107 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 107 texture 0 sampler 107
sampler 108 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 108 texture 7 sampler 108
sampler 109 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 109 texture 6 sampler 109
sampler 110 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x5 }
handle 110 texture 3 sampler 110
sampler 111 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x3 }
handle 111 texture 1 sampler 111
sampler 112 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 112 texture 0 sampler 112
sampler 113 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 113 texture 7 sampler 113
sampler 114 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 114 texture 9 sampler 114
sampler 115 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 115 texture 2 sampler 115
sampler 116 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 116 texture 0 sampler 116
sampler 117 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 117 texture 0 sampler 117
sampler 118 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 118 texture 9 sampler 118
sampler 119 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 119 texture 9 sampler 119
sampler 120 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 120 texture 7 sampler 120
sampler 121 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 121 texture 7 sampler 121
sampler 122 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 122 texture 0 sampler 122
sampler 123 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff }
handle 123 texture 0 sampler 123
sampler 124 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 124 texture 1 sampler 124
sampler 125 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x4 }
handle 125 texture 1 sampler 125
sampler 126 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 126 texture 2 sampler 126
sampler 127 { address WRAP WRAP WRAP MAG_FILTER 0x2 MIN_FILTER 0x3 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MAX_ANISOTROPY 0x7 }
handle 127 texture 2 sampler 127
sampler 128 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1f9d }
handle 128 texture 0 sampler 128
sampler 129 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIP_LOD_BIAS 0x1e22 }
handle 129 texture 1 sampler 129
sampler 130 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x129 MIP_LOD_BIAS 0x1cf }
handle 130 texture 2 sampler 130
sampler 131 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0x105 MIP_LOD_BIAS 0x246 }
handle 131 texture 3 sampler 131
sampler 132 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x10d MIP_LOD_BIAS 0x1ef6 }
handle 132 texture 4 sampler 132
sampler 133 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x47f MIP_LOD_BIAS 0x1f36 }
handle 133 texture 5 sampler 133
sampler 134 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x3c MIN_LOD_CLAMP 0x192 MIP_LOD_BIAS 0x1f47 }
handle 134 texture 6 sampler 134
sampler 135 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0xfff MIN_LOD_CLAMP 0xbb MIP_LOD_BIAS 0x251 }
handle 135 texture 7 sampler 135
sampler 136 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x2 MAX_LOD_CLAMP 0x2f1 MIP_LOD_BIAS 0x1f72 }
handle 136 texture 8 sampler 136
sampler 137 { address WRAP WRAP WRAP MAG_FILTER 0x1 MIN_FILTER 0x1 MIP_FILTER 0x3 MAX_LOD_CLAMP 0x31 MIP_LOD_BIAS 0x1dd7 }
handle 137 texture 9 sampler 137

warp 0 { asm "TXD R8, R108, R132, 0, 2D, 0x1"   active 0xff
  dsdx = { 0.018797483 0.04273439 -0.023101807 -0.019154586 1.6601562 bits(0xb7ac141b) 0.27266556 0.8403185 ... }
  dsdy = { -0.0038070679 -0.035583496 0.027008057 0.0032790848 -0.0005283587 0.021118164 -0.12182617 -0.03540945 ... }
  dtdx = { -0.0038070679 -0.0027630455 0.0010490417 0 1.8691406 0.0010504025 -0.3215118 0.16333008 ... }
  dtdy = { -0.018797483 0.000115156174 -0.0075609526 0.008717226 -0.45214844 -0.02216587 0.036193848 0.18217842 ... }
  s = { 0.17578125 0.9042969 0.9355469 1.0449219 0.64453125 0.14453125 -0.47851562 1.0625 ... }
  t = { -0.1953125 -0.46875 1.5878906 0.52734375 -0.30859375 1.1054688 -0.375 1.734375 ... }
  expect lane 0 R8 = 0x42b80000 lod.lambda = 92 lod.length = 0.359375 lod.minor = 0.2265625 lod.lambda = 92
  expect lane 1 R8 = 0x43e68000 lod.lambda = 461 lod.length = 1.80078125 lod.minor = -3.18359375 lod.lambda = 461
  expect lane 2 R8 = 0x439c8000 lod.lambda = 313 lod.length = 1.22265625 lod.minor = -1.96484375 lod.lambda = 313
  expect lane 3 R8 = 0x42960000 lod.lambda = 75 lod.length = 0.29296875 lod.minor = -0.84375 lod.lambda = 75
  expect lane 4 R8 = 0x44c00000 lod.lambda = 1866 lod.length = 7.2890625 lod.minor = 4.296875 lod.lambda = 1866
  expect lane 5 R8 = 0x436a0000 lod.lambda = 234 lod.length = 0.9140625 lod.minor = -4.40625 lod.lambda = 234
  expect lane 6 R8 = 0x44976000 lod.lambda = 1211 lod.length = 4.73046875 lod.minor = 2.17578125 lod.lambda = 1211
  expect lane 7 R8 = 0x44bae000 lod.lambda = 1495 lod.length = 5.83984375 lod.minor = 3.50390625 lod.lambda = 1495
}

warp 1 { asm "TXD R8, R52, R220, 1, 2D, 0x1"   active 0xff
  dsdx = { -0.203125 0.00010977739 0.37201512 -0.11596009 -0.023840915 -0.0038242608 0.033174753 0.071219444 ... }
  dsdy = { 0.01893716 -0.3399134 0.3731504 -0.019073486 0.025796615 -0.009362191 0.033203125 -0.08325195 ... }
  dtdx = { 0.22241211 -0.15698038 0 -0.12464734 0.029663086 -0.24580857 bits(0xb7896520) -0.21061707 ... }
  dtdy = { 0 -0.34326172 0 -0.12023926 -0.029637739 0.00085748464 bits(0xb78ac000) -0.20898438 ... }
  s = { 0.3671875 1.9921875 0.095703125 1.9375 0.5097656 0.36328125 1.8339844 1.5488281 ... }
  t = { 0.05078125 0.52734375 1.7929688 1.5332031 1.3535156 1.8476562 0.19140625 1.9257812 ... }
  expect lane 0 R8 = 0x44874000 lod.lambda = 1082 lod.length = 4.2265625 lod.minor = -0.12109375 lod.lambda = 1082
  expect lane 1 R8 = 0x449c4000 lod.lambda = 1250 lod.length = 4.8828125 lod.minor = 2.88671875 lod.lambda = 1250
  expect lane 2 R8 = 0x44a12000 lod.lambda = 1289 lod.length = 5.03515625 lod.minor = -128.0 lod.lambda = 1289
  expect lane 3 R8 = 0x446b4000 lod.lambda = 941 lod.length = 3.67578125 lod.minor = 1.88671875 lod.lambda = 941
  expect lane 4 R8 = 0x43df8000 lod.lambda = 447 lod.length = 1.74609375 lod.minor = -3.7890625 lod.lambda = 447
  expect lane 5 R8 = 0x447ec000 lod.lambda = 1019 lod.length = 3.98046875 lod.minor = -0.74609375 lod.lambda = 1019
  expect lane 6 R8 = 0x43c58000 lod.lambda = 395 lod.length = 1.54296875 lod.minor = -17.21875 lod.lambda = 395
  expect lane 7 R8 = 0x4486e000 lod.lambda = 1079 lod.length = 4.21484375 lod.minor = 2.8359375 lod.lambda = 1079
}

warp 2 { asm "TXD R8, R48, R172, 2, 2D, 0x1"   active 0x1
  dsdx = { bits(0xb8c60000) ... }
  dsdy = { -0.045043945 ... }
  dtdx = { 0.21777344 ... }
  dtdy = { 0.36376953 ... }
  s = { 0.390625 ... }
  t = { 1.4492188 ... }
  expect lane 0 R8 = 0x4496c000 lod.lambda = 1206 lod.length = 4.7109375 lod.minor = 0.61328125 lod.lambda = 1206
}

warp 3 { asm "TXD R8, R100, R180, 3, 2D, 0x1"   active 0xff
  dsdx = { 0 0 -0.00084594724 -0.3549219 -0.23706436 0 -0.04578125 -0.035327576 ... }
  dsdy = { 0.099930935 0.025106328 0.0002532959 -0.34868306 -0.0015873718 0.22 0.026757812 0.0001069636 ... }
  dtdx = { 0.08830302 0 bits(0xb6b2bf50) 0.0006395431 -0.04349662 0 -0.075930096 0.5591216 ... }
  dtdy = { 0 -0.04946157 -0.051633175 0.0006395431 -0.063195474 0.3441813 -0.17504223 0.49239865 ... }
  s = { 1.2949219 1.5410156 1.6835938 1.7792969 1.2695312 1.6855469 -0.31445312 0.35742188 ... }
  t = { 1.2421875 1.7246094 1.5410156 -0.009765625 1.4472656 0.53515625 -0.36132812 -0.013671875 ... }
  expect lane 0 R8 = 0x44548000 lod.lambda = 850 lod.length = 3.3203125 lod.minor = 1.7109375 lod.lambda = 850
  expect lane 1 R8 = 0x43d30000 lod.lambda = 422 lod.length = 1.6484375 lod.minor = -128.0 lod.lambda = 422
  expect lane 2 R8 = 0x43700000 lod.lambda = 240 lod.length = 0.9375 lod.minor = -3.5703125 lod.lambda = 240
  expect lane 3 R8 = 0x44b30000 lod.lambda = 1432 lod.length = 5.59375 lod.minor = -11.890625 lod.lambda = 1432
  expect lane 4 R8 = 0x44934000 lod.lambda = 1178 lod.length = 4.6015625 lod.minor = 1.18359375 lod.lambda = 1178
  expect lane 5 R8 = 0x44970000 lod.lambda = 1208 lod.length = 4.71875 lod.minor = -128.0 lod.lambda = 1208
  expect lane 6 R8 = 0x44388000 lod.lambda = 738 lod.length = 2.8828125 lod.minor = 2.33203125 lod.lambda = 738
  expect lane 7 R8 = 0x44990000 lod.lambda = 1224 lod.length = 4.78125 lod.minor = 1.234375 lod.lambda = 1224
}

warp 4 { asm "TXD R8, R80, R140, 4, 2D, 0x1"   active 0xff
  dsdx = { -0.00020446777 -0.02859375 0.1396875 -0.0558345 0.017102662 0.035273436 0.47772926 -0.00046185235 ... }
  dsdy = { 0.52574176 0.15375 -0.08515625 -0.238125 0.015136719 0 -0.034366455 0.00041133727 ... }
  dtdx = { 1.3669518 -0.62292105 -0.23015203 -0.6435811 0.04091005 0.06583182 1.0118244 -0.07507746 ... }
  dtdy = { -1.5308739 0.0052701784 0.3775338 0.15090404 0.046223413 -0.102606595 0.11852447 -0.07185147 ... }
  s = { 1.9394531 0.30664062 1.7011719 0.7089844 0.05859375 0.015625 0.17773438 0.1328125 ... }
  t = { -0.24414062 1.1328125 0.091796875 1.6035156 1.4589844 -0.40234375 0.546875 0.41796875 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 1646 lod.length = 6.4296875 lod.minor = 4.94921875 lod.lambda = 1646
  expect lane 1 R8 = 0x4492c000 lod.lambda = 1174 lod.length = 4.5859375 lod.minor = 3.87890625 lod.lambda = 1174
  expect lane 2 R8 = 0x448c2000 lod.lambda = 1121 lod.length = 4.37890625 lod.minor = 2.55859375 lod.lambda = 1121
  expect lane 3 R8 = 0x4495e000 lod.lambda = 1199 lod.length = 4.68359375 lod.minor = 4.54296875 lod.lambda = 1199
  expect lane 4 R8 = 0x43c98000 lod.lambda = 403 lod.length = 1.57421875 lod.minor = -2.23046875 lod.lambda = 403
  expect lane 5 R8 = 0x4416c000 lod.lambda = 603 lod.length = 2.35546875 lod.minor = 1.38671875 lod.lambda = 603
  expect lane 6 R8 = 0x44bd8000 lod.lambda = 1516 lod.length = 5.921875 lod.minor = 2.48046875 lod.lambda = 1516
  expect lane 7 R8 = 0x43f38000 lod.lambda = 487 lod.length = 1.90234375 lod.minor = -3.98046875 lod.lambda = 487
}

warp 5 { asm "TXD R8, R52, R156, 5, 2D, 0x1"   active 0x3
  dsdx = { 0 -0.3402217 ... }
  dsdy = { 0.58156145 -0.34217367 ... }
  dtdx = { 0 0.27280805 ... }
  dtdy = { -0.025553895 0.28559592 ... }
  s = { 0.95703125 1.2578125 ... }
  t = { -0.14453125 0.9453125 ... }
  expect lane 0 R8 = 0x44bbc000 lod.lambda = 1502 lod.length = 5.8671875 lod.minor = -128.0 lod.lambda = 1502
  expect lane 1 R8 = 0x44b62000 lod.lambda = 1457 lod.length = 5.69140625 lod.minor = -1.8828125 lod.lambda = 1457
}

warp 6 { asm "TXD R8, R76, R228, 6, 2D, 0x1"   active 0xff
  dsdx = { 0.3284337 -0.015016567 -0.010296875 -0.0032788182 0.11672734 -0.021604333 -0.013532311 0 ... }
  dsdy = { -0.031194184 0.00029833984 0 -0.00759375 0.057020813 0.897 -0.030042276 0.0066195047 ... }
  dtdx = { 64.400894 -0.4506836 0 -0.9121399 -0.010069726 5.4748535 -2.0355108 0 ... }
  dtdy = { 9.942817 -4.15625 -2.5742188 -1.7060517 0.52734375 221.22836 5.0664763 0.0033683777 ... }
  s = { 1.8144531 -0.068359375 1.2578125 1.0449219 1.75 0.9394531 0.65625 1.7890625 ... }
  t = { 1.7285156 1.9238281 0.38671875 0.15820312 0.39257812 0.0078125 1.234375 0.46679688 ... }
  expect lane 0 R8 = 0x450b4000 lod.lambda = 2228 lod.length = 8.703125 lod.minor = 5.66015625 lod.lambda = 2228
  expect lane 1 R8 = 0x44820000 lod.lambda = 1040 lod.length = 4.0625 lod.minor = 3.90625 lod.lambda = 1040
  expect lane 2 R8 = 0x44574000 lod.lambda = 861 lod.length = 3.36328125 lod.minor = 3.36328125 lod.lambda = 861
  expect lane 3 R8 = 0x44544000 lod.lambda = 849 lod.length = 3.31640625 lod.minor = -0.8984375 lod.lambda = 849
  expect lane 4 R8 = 0x44dd0000 lod.lambda = 1768 lod.length = 6.90625 lod.minor = 1.05078125 lod.lambda = 1768
  expect lane 5 R8 = 0x45100000 lod.lambda = 2619 lod.length = 10.23046875 lod.minor = 5.01171875 lod.lambda = 2619
  expect lane 6 R8 = 0x44a6a000 lod.lambda = 1333 lod.length = 5.20703125 lod.minor = 3.8125 lod.lambda = 1333
  expect lane 7 R8 = 0x442e8000 lod.lambda = 698 lod.length = 2.7265625 lod.minor = -128.0 lod.lambda = 698
}

warp 7 { asm "TXD R8, R36, R160, 7, 2D, 0x1"   active 0xff
  dsdx = { -0.135 -0.4745407 -0.0027851562 -0.009642758 0.02565625 0.0488125 0.0019160156 0.0073336246 ... }
  dsdy = { 0.01084375 -0.0164375 bits(0xb76f593c) 0.010094763 0.079906225 -0.040652268 0.0001965332 0.007248679 ... }
  dtdx = { 2.7109375 127.940094 -6.208024 -3.8871121 -19.976557 -13.25 -0.00084050786 -0.028664002 ... }
  dtdy = { -33.75 0.06998583 6.1337533 -3.9668283 6.4140625 11.296875 -0.061605453 -0.02630102 ... }
  s = { 1.2832031 1.6015625 0.017578125 1.0058594 -0.22265625 0.3203125 -0.24414062 1.6113281 ... }
  t = { 1.578125 -0.14257812 0.93359375 1.3574219 0.9667969 1.2578125 1.5429688 0.9316406 ... }
  expect lane 0 R8 = 0x44e3c000 lod.lambda = 1822 lod.length = 7.1171875 lod.minor = 7.0234375 lod.lambda = 1822
  expect lane 1 R8 = 0x45100000 lod.lambda = 2406 lod.length = 9.3984375 lod.minor = 3.6171875 lod.lambda = 2406
  expect lane 2 R8 = 0x44a38000 lod.lambda = 1308 lod.length = 5.109375 lod.minor = 0.9921875 lod.lambda = 1308
  expect lane 3 R8 = 0x448e2000 lod.lambda = 1137 lod.length = 4.44140625 lod.minor = 3.83203125 lod.lambda = 1137
  expect lane 4 R8 = 0x44cf0000 lod.lambda = 1656 lod.length = 6.46875 lod.minor = 6.3125 lod.lambda = 1656
  expect lane 5 R8 = 0x44cf0000 lod.lambda = 1656 lod.length = 6.46875 lod.minor = -0.765625 lod.lambda = 1656
  expect lane 6 R8 = 0x43700000 lod.lambda = 240 lod.length = 0.9375 lod.minor = -2.0234375 lod.lambda = 240
  expect lane 7 R8 = 0x44554000 lod.lambda = 853 lod.length = 3.33203125 lod.minor = -7.375 lod.lambda = 853
}

warp 8 { asm "TXD R8, R24, R224, 8, 2D, 0x1"   active 0x3
  dsdx = { 0 -0.0015996546 ... }
  dsdy = { 0.27542523 0 ... }
  dtdx = { -14.729736 -0.32958984 ... }
  dtdy = { 0 0 ... }
  s = { -0.47265625 -0.48632812 ... }
  t = { -0.005859375 1.3046875 ... }
  expect lane 0 R8 = 0x4501b000 lod.lambda = 2075 lod.length = 8.10546875 lod.minor = 5.8828125 lod.lambda = 2075
  expect lane 1 R8 = 0x43848000 lod.lambda = 265 lod.length = 1.03515625 lod.minor = -128.0 lod.lambda = 265
}

warp 9 { asm "TXD R8, R16, R204, 9, 2D, 0x1"   active 0xff
  dsdx = { bits(0x387bde73) 0 0.024313899 0.008169698 0 0.12098324 0.08581907 0.0005546887 ... }
  dsdy = { -0.020201711 0.0075015626 -0.024266504 -0.00082876126 0.010914416 0.00013036751 0 -0.001491216 ... }
  dtdx = { -19.48849 0 0.17232132 -0.0125511335 1.504733 24.166666 42.416668 -0.13897628 ... }
  dtdy = { 0.0075763743 -0.21907552 -0.19433594 250.66667 0 -61.75 0 -2.765625 ... }
  s = { 0.103515625 -0.17773438 0.09765625 0.080078125 0.5527344 1.6992188 0.8671875 0.49804688 ... }
  t = { -0.18945312 0.8886719 1.5117188 1.0195312 1.3242188 1.90625 1.2089844 -0.41796875 ... }
  expect lane 0 R8 = 0x44bbc000 lod.lambda = 1502 lod.length = 5.8671875 lod.minor = 5.3671875 lod.lambda = 1502
  expect lane 1 R8 = 0x447d4000 lod.lambda = 1013 lod.length = 3.95703125 lod.minor = -128.0 lod.lambda = 1013
  expect lane 2 R8 = 0x44c30000 lod.lambda = 1560 lod.length = 6.09375 lod.minor = -4.36328125 lod.lambda = 1560
  expect lane 3 R8 = 0x4518d000 lod.lambda = 2445 lod.length = 9.55078125 lod.minor = 4.0625 lod.lambda = 2445
  expect lane 4 R8 = 0x448f4000 lod.lambda = 1146 lod.length = 4.4765625 lod.minor = 2.17578125 lod.lambda = 1146
  expect lane 5 R8 = 0x45017000 lod.lambda = 2071 lod.length = 8.08984375 lod.minor = 7.39453125 lod.lambda = 2071
  expect lane 6 R8 = 0x44f8c000 lod.lambda = 1990 lod.length = 7.7734375 lod.minor = -128.0 lod.lambda = 1990
  expect lane 7 R8 = 0x444e4000 lod.lambda = 825 lod.length = 3.22265625 lod.minor = 0.19140625 lod.lambda = 825
}

warp 10 { asm "TXD R8, R68, R220, 10, 2D, 0x1"   active 0xff
  dsdx = { bits(0x37388532) 0.12237164 -0.1405868 0.070506126 0.14011768 -0.004823968 0.0039119804 -0.038590904 ... }
  dsdy = { bits(0xb3a225e2) -0.0012538076 -0.025278762 0.07012094 0.097025104 0.00094088307 0 -0.00204147 ... }
  dtdx = { -4.7624807 -79 -0.31054688 155.1486 -154.5 0.6413686 0 -39.50177 ... }
  dtdy = { -0.022786459 -66.971794 -2.83834 156.83333 -81.22633 -3.288338 0.6666667 -38.208332 ... }
  s = { -0.39453125 0.7910156 0.109375 0.01953125 0.14257812 0.8144531 0.9765625 1.5429688 ... }
  t = { 0.16015625 0.20507812 1.6386719 -0.44921875 -0.2265625 0.46484375 0.064453125 0.0546875 ... }
  expect lane 0 R8 = 0x44758000 lod.lambda = 982 lod.length = 3.8359375 lod.minor = -11.90234375 lod.lambda = 982
  expect lane 1 R8 = 0x4507d000 lod.lambda = 2173 lod.length = 8.48828125 lod.minor = 7.14453125 lod.lambda = 2173
  expect lane 2 R8 = 0x4502b000 lod.lambda = 2091 lod.length = 8.16796875 lod.minor = 3.05859375 lod.lambda = 2091
  expect lane 3 R8 = 0x45179000 lod.lambda = 2425 lod.length = 9.47265625 lod.minor = 0.69921875 lod.lambda = 2425
  expect lane 4 R8 = 0x4513b000 lod.lambda = 2363 lod.length = 9.23046875 lod.minor = 5.20703125 lod.lambda = 2363
  expect lane 5 R8 = 0x445c8000 lod.lambda = 882 lod.length = 3.4453125 lod.minor = 3.1015625 lod.lambda = 882
  expect lane 6 R8 = 0x443fc000 lod.lambda = 767 lod.length = 2.99609375 lod.minor = 1.0 lod.lambda = 767
  expect lane 7 R8 = 0x44efa000 lod.lambda = 1917 lod.length = 7.48828125 lod.minor = 5.57421875 lod.lambda = 1917
}

warp 11 { asm "TXD R8, R24, R148, 11, 2D, 0x1"   active 0x3
  dsdx = { -0.116136916 -0.048655257 ... }
  dsdy = { 0 -0.06573706 ... }
  dtdx = { 0 -40.543903 ... }
  dtdy = { 13.7109375 -1.1054688 ... }
  s = { 0.18164062 -0.15625 ... }
  t = { 1.4335938 1.1152344 ... }
  expect lane 0 R8 = 0x44fc8000 lod.lambda = 2020 lod.length = 7.890625 lod.minor = 5.36328125 lod.lambda = 2020
  expect lane 1 R8 = 0x44f22000 lod.lambda = 1937 lod.length = 7.56640625 lod.minor = 6.3984375 lod.lambda = 1937
}

warp 12 { asm "TXD R8, R40, R148, 12, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0 0.3528646 0 0.3624287 0.0001719892 0 -0.24348958 -0.10846833 ... }
  dsdy = { 0.6666667 0 bits(0xb73da80d) -0.09191903 0.18033855 -0.9462518 -0.1031901 -0.020284018 ... }
  dtdx = { 0.0125 0 0 0.15541281 0.0045965193 0 -0.047705077 -0.024902344 ... }
  dtdy = { 0 0.16036701 -0.016247245 0.058007814 -0.0024291992 0.440625 0.060985934 -0.0007258734 ... }
  array = { 0x12340001 0x12340002 0x12340002 0x12340001 0x12340000 0x12340000 0x12340001 0x12340000 ... }
  s = { -0.123046875 1.3144531 1.4355469 -0.28320312 0.45507812 -0.083984375 0.025390625 1.7480469 ... }
  t = { 1.7011719 1.3027344 -0.029296875 1.4433594 -0.095703125 0.4296875 1.3398438 0.3359375 ... }
  expect lane 0 R8 = 0x449fe000 lod.lambda = 1279 lod.length = 4.99609375 lod.minor = 0.0 lod.lambda = 1279
  expect lane 1 R8 = 0x44828000 lod.lambda = 1044 lod.length = 4.078125 lod.minor = 3.68359375 lod.lambda = 1044
  expect lane 2 R8 = 0x42c20000 lod.lambda = 97 lod.length = 0.37890625 lod.minor = -128.0 lod.lambda = 97
  expect lane 3 R8 = 0x448e0000 lod.lambda = 1136 lod.length = 4.4375 lod.minor = 2.640625 lod.lambda = 1136
  expect lane 4 R8 = 0x4447c000 lod.lambda = 799 lod.length = 3.12109375 lod.minor = -1.44921875 lod.lambda = 799
  expect lane 5 R8 = 0x44bb2000 lod.lambda = 1497 lod.length = 5.84765625 lod.minor = -128.0 lod.lambda = 1497
  expect lane 6 R8 = 0x446cc000 lod.lambda = 947 lod.length = 3.69921875 lod.minor = 2.546875 lod.lambda = 947
  expect lane 7 R8 = 0x44238000 lod.lambda = 654 lod.length = 2.5546875 lod.minor = -1.84765625 lod.lambda = 654
}

warp 13 { asm "TXD R8, R32, R164, 13, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0.15935262 bits(0xb8a948b0) 0.014770508 -0.45726863 0.04663086 -0.048682805 0.122375555 1.3333334 ... }
  dsdy = { 0.15690105 0.029988607 bits(0xb79ea9ea) -0.59440106 -0.005384547 0.03507487 -0.086546026 0 ... }
  dtdx = { -0.10035356 0.00014076233 bits(0xb685af59) 0 0.0032307282 0.021044921 0.06992187 0 ... }
  dtdy = { -0.09990235 bits(0xb8057e9d) 0.01689779 0.0036227773 0.027978515 -0.029209683 -0.06993982 0.0125 ... }
  array = { 0x12340000 0x12340000 0x12340000 0x12340000 0x12340000 0x12340001 0x12340001 0x12340002 ... }
  s = { 0.7441406 -0.10546875 0.265625 1.2714844 1.7128906 0.8125 1.8769531 -0.119140625 ... }
  t = { -0.14453125 -0.4140625 1.875 1.7949219 1.4609375 1.375 -0.16601562 1.7324219 ... }
  expect lane 0 R8 = 0x44778000 lod.lambda = 990 lod.length = 3.8671875 lod.minor = -4.54296875 lod.lambda = 990
  expect lane 1 R8 = 0x43070000 lod.lambda = 135 lod.length = 0.52734375 lod.minor = -6.4765625 lod.lambda = 135
  expect lane 2 R8 = 0x42e00000 lod.lambda = 112 lod.length = 0.4375 lod.minor = -0.49609375 lod.lambda = 112
  expect lane 3 R8 = 0x44a3e000 lod.lambda = 1311 lod.length = 5.12109375 lod.minor = -2.453125 lod.lambda = 1311
  expect lane 4 R8 = 0x439b8000 lod.lambda = 311 lod.length = 1.21484375 lod.minor = 1.12890625 lod.lambda = 311
  expect lane 5 R8 = 0x43f28000 lod.lambda = 485 lod.length = 1.89453125 lod.minor = -0.5 lod.lambda = 485
  expect lane 6 R8 = 0x44550000 lod.lambda = 852 lod.length = 3.328125 lod.minor = -0.0703125 lod.lambda = 852
  expect lane 7 R8 = 0x44bfe000 lod.lambda = 1535 lod.length = 5.99609375 lod.minor = 0.0 lod.lambda = 1535
}

warp 14 { asm "TXD R8, R56, R128, 14, ARRAY_2D, 0x1"   active 0x7
  dsdx = { 0.040852863 -0.016969452 0 ... }
  dsdy = { 0.022004195 -0.0037836572 -0.023165835 ... }
  dtdx = { bits(0x38253333) -0.0011262292 0.0013033866 ... }
  dtdy = { -0.01496582 -0.020523682 0 ... }
  array = { 0x12340000 0x12340002 0x12340002 ... }
  s = { 1.9433594 1.7695312 1.7460938 ... }
  t = { 0.41015625 -0.15625 0.9296875 ... }
  expect lane 0 R8 = 0x439e0000 lod.lambda = 316 lod.length = 1.234375 lod.minor = -0.00390625 lod.lambda = 316
  expect lane 1 R8 = 0x43440000 lod.lambda = 196 lod.length = 0.765625 lod.minor = -0.36328125 lod.lambda = 196
  expect lane 2 R8 = 0x421c0000 lod.lambda = 39 lod.length = 0.15234375 lod.minor = -3.26171875 lod.lambda = 39
}

warp 15 { asm "TXD R8, R32, R156, 15, 1D, 0x1"   active 0xff
  dsdx = { 0 0.0009770396 -0.049096238 0.0019540791 -0.4665364 0.010239118 -0.0018579003 0.11480215 ... }
  dsdy = { 0.0068730135 bits(0x37001002) -0.008396434 0.12506106 0 -0.008091109 0.0033776562 0.026349535 ... }
  s = { 0.34179688 1.5253906 0.6816406 1.8085938 -0.29296875 1.3066406 1.3652344 0.26953125 ... }
  expect lane 0 R8 = 0x44740000 lod.lambda = 976 lod.length = 3.8125 lod.minor = -128.0 lod.lambda = 976
  expect lane 1 R8 = 0x437f0000 lod.lambda = 255 lod.length = 0.99609375 lod.minor = -128.0 lod.lambda = 255
  expect lane 2 R8 = 0x44d4c000 lod.lambda = 1702 lod.length = 6.6484375 lod.minor = -128.0 lod.lambda = 1702
  expect lane 3 R8 = 0x44ffe000 lod.lambda = 2047 lod.length = 7.99609375 lod.minor = -128.0 lod.lambda = 2047
  expect lane 4 R8 = 0x451e6000 lod.lambda = 2534 lod.length = 9.8984375 lod.minor = -128.0 lod.lambda = 2534
  expect lane 5 R8 = 0x44960000 lod.lambda = 1200 lod.length = 4.6875 lod.minor = -128.0 lod.lambda = 1200
  expect lane 6 R8 = 0x44388000 lod.lambda = 738 lod.length = 2.8828125 lod.minor = -128.0 lod.lambda = 738
  expect lane 7 R8 = 0x44fc0000 lod.lambda = 2016 lod.length = 7.875 lod.minor = -128.0 lod.lambda = 2016
}

warp 16 { asm "TXD R8, R8, R156, 16, 1D, 0x1"   active 0x7
  dsdx = { -0.41621885 0.30528963 -0.22508408 ... }
  dsdy = { -0.41621885 0.27328825 0.13791 ... }
  s = { 1.0410156 1.734375 0.8964844 ... }
  expect lane 0 R8 = 0x45200000 lod.lambda = 2609 lod.length = 10.19140625 lod.minor = -128.0 lod.lambda = 2609
  expect lane 1 R8 = 0x451ab000 lod.lambda = 2475 lod.length = 9.66796875 lod.minor = -128.0 lod.lambda = 2475
  expect lane 2 R8 = 0x450fe000 lod.lambda = 2302 lod.length = 8.9921875 lod.minor = -128.0 lod.lambda = 2302
}

warp 17 { asm "TXD R8, R0, R156, 17, ARRAY_1D, 0x1"   active 0xff
  dsdx = { 0.013333334 0.21333334 -0.0740398 -0.2547511 0.0215625 -0.045392822 -0.0246875 -0.09082229 ... }
  dsdy = { 0.006666667 0.21333334 -0.09072917 -0.25347608 -0.05020018 -0.047015723 -0.021223959 -0.008218149 ... }
  array = { 0x12340002 0x12340002 0x12340001 0x12340003 0x12340000 0x12340001 0x12340002 0x12340000 ... }
  s = { 0.5371094 1.2695312 0.88671875 0.25 -0.47851562 1.9492188 1.5058594 -0.26953125 ... }
  expect lane 0 R8 = 0x41300000 lod.lambda = 11 lod.length = 0.04296875 lod.minor = -128.0 lod.lambda = 11
  expect lane 1 R8 = 0x448ea000 lod.lambda = 1141 lod.length = 4.45703125 lod.minor = -128.0 lod.lambda = 1141
  expect lane 2 R8 = 0x44458000 lod.lambda = 790 lod.length = 3.0859375 lod.minor = -128.0 lod.lambda = 790
  expect lane 3 R8 = 0x4496a000 lod.lambda = 1205 lod.length = 4.70703125 lod.minor = -128.0 lod.lambda = 1205
  expect lane 4 R8 = 0x43f50000 lod.lambda = 490 lod.length = 1.9140625 lod.minor = -128.0 lod.lambda = 490
  expect lane 5 R8 = 0x44104000 lod.lambda = 577 lod.length = 2.25390625 lod.minor = -128.0 lod.lambda = 577
  expect lane 6 R8 = 0x439f0000 lod.lambda = 318 lod.length = 1.2421875 lod.minor = -128.0 lod.lambda = 318
  expect lane 7 R8 = 0x44314000 lod.lambda = 709 lod.length = 2.76953125 lod.minor = -128.0 lod.lambda = 709
}

warp 18 { asm "TXD R8, R40, R220, 18, ARRAY_1D, 0x1"   active 0x7
  dsdx = { -0.034259897 0.028493535 -0.031666666 ... }
  dsdy = { -0.03765625 0 0 ... }
  array = { 0x12340002 0x12340002 0x12340003 ... }
  s = { 0.9667969 1.9628906 1.1152344 ... }
  expect lane 0 R8 = 0x43f20000 lod.lambda = 484 lod.length = 1.890625 lod.minor = -128.0 lod.lambda = 484
  expect lane 1 R8 = 0x438c0000 lod.lambda = 280 lod.length = 1.09375 lod.minor = -128.0 lod.lambda = 280
  expect lane 2 R8 = 0x439f8000 lod.lambda = 319 lod.length = 1.24609375 lod.minor = -128.0 lod.lambda = 319
}

warp 19 { asm "TXD R8, R72, R228, 19, 2D, 0x1"   active 0xff
  dsdx = { 1.9271371 -3.7578125 0 0 0.0066986084 -7.15625 44.347496 17.361694 ... }
  dsdy = { 1.0085697 0 0.04840088 0 0.9472656 0.07043073 37.5625 -0.483291 ... }
  dtdx = { 1.0085697 3.8638117 0 -1.0136719 -13.953125 4.5196695 -11.953125 -9.293155 ... }
  dtdy = { -1.9271371 0 -29.96875 -1.0750465 -0.6354308 -5.109375 -6.84375 -24.875 ... }
  s = { -25.25 97.75 99.75 -10.25 127.375 107.5 70 44.75 ... }
  t = { 93.5 32.375 101.5 105.125 52 113.25 24.625 -20.875 ... }
  expect lane 0 R8 = 0x43978000 lod.lambda = 303 lod.length = 1.18359375 lod.minor = 1.05859375 lod.lambda = 303
  expect lane 1 R8 = 0x44174000 lod.lambda = 605 lod.length = 2.36328125 lod.minor = -128.0 lod.lambda = 605
  expect lane 2 R8 = 0x449d0000 lod.lambda = 1256 lod.length = 4.90625 lod.minor = -128.0 lod.lambda = 1256
  expect lane 3 R8 = 0x43050000 lod.lambda = 133 lod.length = 0.51953125 lod.minor = -128.0 lod.lambda = 133
  expect lane 4 R8 = 0x44734000 lod.lambda = 973 lod.length = 3.80078125 lod.minor = -0.07421875 lod.lambda = 973
  expect lane 5 R8 = 0x4447c000 lod.lambda = 799 lod.length = 3.12109375 lod.minor = 2.0625 lod.lambda = 799
  expect lane 6 R8 = 0x44bda000 lod.lambda = 1517 lod.length = 5.92578125 lod.minor = 1.265625 lod.lambda = 1517
  expect lane 7 R8 = 0x44990000 lod.lambda = 1224 lod.length = 4.78125 lod.minor = 3.984375 lod.lambda = 1224
}

warp 20 { asm "TXD R8, R40, R156, 20, 2D, 0x1"   active 0x1f
  dsdx = { 23.247047 62.84709 26.21875 -6.493068 0.18151438 ... }
  dsdy = { -23.3125 3.7929688 26.423584 -0.31054688 -1.0488281 ... }
  dtdx = { 12.943272 14.09375 2.5807512 -35 -1.570683 ... }
  dtdy = { -12.765625 -38.187977 2.6235957 7.59375 0.001991272 ... }
  s = { -25.5 25.125 0.875 9.75 51.75 ... }
  t = { 38.875 107.25 93.75 119.625 125.625 ... }
  expect lane 0 R8 = 0x44a80000 lod.lambda = 1344 lod.length = 5.25 lod.minor = -2.92578125 lod.lambda = 1344
  expect lane 1 R8 = 0x44c00000 lod.lambda = 1556 lod.length = 6.078125 lod.minor = 5.1796875 lod.lambda = 1556
  expect lane 2 R8 = 0x44a74000 lod.lambda = 1338 lod.length = 5.2265625 lod.minor = -5.90234375 lod.lambda = 1338
  expect lane 3 R8 = 0x44a6e000 lod.lambda = 1335 lod.length = 5.21484375 lod.minor = 0.6953125 lod.lambda = 1335
  expect lane 4 R8 = 0x43350000 lod.lambda = 181 lod.length = 0.70703125 lod.minor = 0.015625 lod.lambda = 181
}

warp 21 { asm "TXD R8, R100, R220, 21, 2D, 0x1"   active 0xff
  dsdx = { 0.0063153263 0 0 -0.0019994758 0 -0.12805434 0.016966302 -0.017961489 ... }
  dsdy = { -0.0047683353 -0.021602033 0.012401167 -0.0026384837 0.024096385 0.17964543 bits(0x3824d1bc) -0.018224597 ... }
  dtdx = { -0.04317434 -0.039795484 0 -0.04018106 0.0032894737 -0.5441812 -0.00802346 -0.10143203 ... }
  dtdy = { 0.34210527 0 -0.056455933 -0.04014186 0 -0.49490157 0.08027698 0.101791106 ... }
  s = { -0.14453125 0.7792969 0.7285156 1.5859375 -0.40234375 0.625 1.6425781 0.19335938 ... }
  t = { -0.296875 1.1054688 0.27929688 1.1542969 0.09375 -0.123046875 0.2578125 1.5390625 ... }
  expect lane 0 R8 = 0x44976000 lod.lambda = 955 lod.length = 3.73046875 lod.minor = -0.10546875 lod.lambda = 955
  expect lane 1 R8 = 0x4435c000 lod.lambda = 471 lod.length = 1.83984375 lod.minor = 0.6015625 lod.lambda = 471
  expect lane 2 R8 = 0x44208000 lod.lambda = 386 lod.length = 1.5078125 lod.minor = -128.0 lod.lambda = 386
  expect lane 3 R8 = 0x440c0000 lod.lambda = 304 lod.length = 1.1875 lod.minor = -3.8203125 lod.lambda = 304
  expect lane 4 R8 = 0x44400000 lod.lambda = 512 lod.length = 2.0 lod.minor = -3.0 lod.lambda = 512
  expect lane 5 R8 = 0x44c5a000 lod.lambda = 1325 lod.length = 5.17578125 lod.minor = 4.8125 lod.lambda = 1325
  expect lane 6 R8 = 0x44270000 lod.lambda = 412 lod.length = 1.609375 lod.minor = 1.4921875 lod.lambda = 412
  expect lane 7 R8 = 0x445a4000 lod.lambda = 617 lod.length = 2.41015625 lod.minor = 2.125 lod.lambda = 617
}

warp 22 { asm "TXD R8, R16, R220, 22, 2D, 0x1"   active 0xff
  dsdx = { -0.0032708962 0.0067972764 -0.008730234 0.010423919 0.07206058 0.18957078 0.076524846 -0.049698796 ... }
  dsdy = { 0.014574202 bits(0x37634641) 0.00878565 -0.008236069 -0.07622937 -0.18825302 0 -0.054940466 ... }
  dtdx = { 0.06527549 -0.15727796 -0.04605263 -0.0115902545 -0.29183158 -0.55480385 -1.0993934 0 ... }
  dtdy = { -0.004683645 0.13116777 -0.045827765 0.0019242136 0.29646382 -0.09946639 0 0 ... }
  s = { 1.4257812 0.76171875 0.056640625 0.75 0.203125 0.99609375 1.0039062 0.083984375 ... }
  t = { -0.171875 0.1171875 0.27539062 -0.41210938 0.90234375 1.4824219 1.1738281 0.6875 ... }
  expect lane 0 R8 = 0x441a8000 lod.lambda = 362 lod.length = 1.4140625 lod.minor = 1.1484375 lod.lambda = 362
  expect lane 1 R8 = 0x447dc000 lod.lambda = 759 lod.length = 2.96484375 lod.minor = -0.47265625 lod.lambda = 759
  expect lane 2 R8 = 0x44110000 lod.lambda = 324 lod.length = 1.265625 lod.minor = 1.078125 lod.lambda = 324
  expect lane 3 R8 = 0x440ac000 lod.lambda = 299 lod.length = 1.16796875 lod.minor = -2.23828125 lod.lambda = 299
  expect lane 4 R8 = 0x44af2000 lod.lambda = 1145 lod.length = 4.47265625 lod.minor = -2.01171875 lod.lambda = 1145
  expect lane 5 R8 = 0x44d1e000 lod.lambda = 1423 lod.length = 5.55859375 lod.minor = 4.04296875 lod.lambda = 1423
  expect lane 6 R8 = 0x44d0e000 lod.lambda = 1415 lod.length = 5.52734375 lod.minor = -128.0 lod.lambda = 1415
  expect lane 7 R8 = 0x44928000 lod.lambda = 916 lod.length = 3.578125 lod.minor = -128.0 lod.lambda = 916
}

warp 23 { asm "TXD R8, R112, R204, 23, 2D, 0x1"   active 0x3
  dsdx = { 0 0.20366012 ... }
  dsdy = { 0.022561798 0 ... }
  dtdx = { 0.059446637 0.1953125 ... }
  dtdy = { 0 0.8832237 ... }
  s = { 0.33398438 1.8242188 ... }
  t = { 0.119140625 1.2851562 ... }
  expect lane 0 R8 = 0x443a0000 lod.lambda = 488 lod.length = 1.90625 lod.minor = 1.171875 lod.lambda = 488
  expect lane 1 R8 = 0x44c5e000 lod.lambda = 1327 lod.length = 5.18359375 lod.minor = 4.96875 lod.lambda = 1327
}

warp 24 { asm "TXD R8, R84, R156, 24, 1D, 0x1"   active 0xff
  dsdx = { -0.00052326306 -0.0025408198 -0.009673859 bits(0xb68b6361) 0.00041472266 -0.0041336543 -0.006267141 0.0020610264 ... }
  dsdy = { 0.0003759914 0.006835012 0.001489736 -0.00039830472 0.0005395337 0.0035821393 -0.006304853 -0.00086169195 ... }
  s = { 0.7832031 0.119140625 0.77734375 -0.36328125 0.37695312 1.0878906 1.4023438 -0.21289062 ... }
  expect lane 0 R8 = 0x43640000 lod.lambda = 228 lod.length = 0.890625 lod.minor = -128.0 lod.lambda = 228
  expect lane 1 R8 = 0x448b6000 lod.lambda = 1115 lod.length = 4.35546875 lod.minor = -128.0 lod.lambda = 1115
  expect lane 2 R8 = 0x449b6000 lod.lambda = 1243 lod.length = 4.85546875 lod.minor = -128.0 lod.lambda = 1243
  expect lane 3 R8 = 0x42820000 lod.lambda = 65 lod.length = 0.25390625 lod.minor = -128.0 lod.lambda = 65
  expect lane 4 R8 = 0x437a0000 lod.lambda = 250 lod.length = 0.9765625 lod.minor = -128.0 lod.lambda = 250
  expect lane 5 R8 = 0x447f8000 lod.lambda = 1022 lod.length = 3.9921875 lod.minor = -128.0 lod.lambda = 1022
  expect lane 6 R8 = 0x44964000 lod.lambda = 1202 lod.length = 4.6953125 lod.minor = -128.0 lod.lambda = 1202
  expect lane 7 R8 = 0x44284000 lod.lambda = 673 lod.length = 2.62890625 lod.minor = -128.0 lod.lambda = 673
}

warp 25 { asm "TXD R8, R4, R224, 25, 1D, 0x1"   active 0x7
  dsdx = { -0.23979783 -0.27118284 0 ... }
  dsdy = { -0.27555567 -0.27118284 0.006560313 ... }
  s = { 0.45117188 1.0761719 0.69921875 ... }
  expect lane 0 R8 = 0x4520d000 lod.lambda = 2573 lod.length = 10.05078125 lod.minor = -128.0 lod.lambda = 2573
  expect lane 1 R8 = 0x45220000 lod.lambda = 2592 lod.length = 10.125 lod.minor = -128.0 lod.lambda = 2592
  expect lane 2 R8 = 0x44898000 lod.lambda = 1100 lod.length = 4.296875 lod.minor = -128.0 lod.lambda = 1100
}

warp 26 { asm "TXD R8, R0, R132, 26, 2D, 0x1"   active 0xff
  dsdx = { -0.0028981734 0.31176794 -0.030586053 12.104913 0.23529412 3.2532794 0 0 ... }
  dsdy = { 0.09955831 -0.30521068 0.3290441 -12.8970585 0 0.22613169 0.07445291 -0.18244486 ... }
  dtdx = { -0.00030256153 -0.0034546223 bits(0x3803e0f8) -0.18083303 0 0.03983382 0 -0.0034900415 ... }
  dtdy = { 0.00010667728 0.0034365836 bits(0x3721284a) 0.23840818 bits(0x38802008) -0.0049787466 0.010095919 0.002195595 ... }
  s = { 0.72265625 1.484375 1.5195312 1.4335938 1.1367188 0.7792969 0.9902344 -0.14257812 ... }
  t = { 0.4453125 -0.19921875 0.8066406 0.96484375 0.3359375 0.765625 0.796875 1.3613281 ... }
  expect lane 0 R8 = 0x434a0000 lod.lambda = 202 lod.length = 0.7890625 lod.minor = -1.7421875 lod.lambda = 202
  expect lane 1 R8 = 0x44498000 lod.lambda = 806 lod.length = 3.1484375 lod.minor = -4.9765625 lod.lambda = 806
  expect lane 2 R8 = 0x441ec000 lod.lambda = 635 lod.length = 2.48046875 lod.minor = -4.921875 lod.lambda = 635
  expect lane 3 R8 = 0x450a0000 lod.lambda = 2208 lod.length = 8.625 lod.minor = 4.60546875 lod.lambda = 2208
  expect lane 4 R8 = 0x44000000 lod.lambda = 512 lod.length = 2.0 lod.minor = -4.00390625 lod.lambda = 512
  expect lane 5 R8 = 0x44c38000 lod.lambda = 1564 lod.length = 6.109375 lod.minor = 2.6640625 lod.lambda = 1564
  expect lane 6 R8 = 0x445b4000 lod.lambda = 877 lod.length = 3.42578125 lod.minor = -128.0 lod.lambda = 877
  expect lane 7 R8 = 0x440f8000 lod.lambda = 574 lod.length = 2.2421875 lod.minor = 1.2265625 lod.lambda = 574
}

warp 27 { asm "TXD R8, R64, R196, 27, 2D, 0x1"   active 0xff
  dsdx = { -0.1194853 0.4194915 0.041475184 0.37733638 2.7467976 0.31785598 -2.5682473 0.23875433 ... }
  dsdy = { 0.00416184 0.033539027 -0.047239415 0.3814338 -2.2610295 -0.42858338 0 0.0452091 ... }
  dtdx = { 0.0011241339 bits(0x372fc831) -0.0010577041 0.032830857 -0.05043306 -0.005804008 0 0.00075127534 ... }
  dtdy = { -0.0001221598 0.37082216 0.00051153486 0.032380253 0.048264906 0.0068578934 0.0109649645 0.0039675697 ... }
  s = { 1.5878906 1.9824219 1.6230469 1.5898438 0.69140625 1.9472656 1.7285156 0.83203125 ... }
  t = { 0.828125 1.375 0.8535156 0.90234375 0.57421875 1.2011719 0.02734375 1.7363281 ... }
  expect lane 0 R8 = 0x43a38000 lod.lambda = 327 lod.length = 1.27734375 lod.minor = -3.8125 lod.lambda = 327
  expect lane 1 R8 = 0x45091000 lod.lambda = 2193 lod.length = 8.56640625 lod.minor = 2.8359375 lod.lambda = 2193
  expect lane 2 R8 = 0x430b0000 lod.lambda = 139 lod.length = 0.54296875 lod.minor = -1.546875 lod.lambda = 139
  expect lane 3 R8 = 0x44b38000 lod.lambda = 1436 lod.length = 5.609375 lod.minor = -3.28515625 lod.lambda = 1436
  expect lane 4 R8 = 0x44cf8000 lod.lambda = 1660 lod.length = 6.484375 lod.minor = 1.83203125 lod.lambda = 1660
  expect lane 5 R8 = 0x44648000 lod.lambda = 914 lod.length = 3.5703125 lod.minor = -1.140625 lod.lambda = 914
  expect lane 6 R8 = 0x44ae6000 lod.lambda = 1395 lod.length = 5.44921875 lod.minor = 3.484375 lod.lambda = 1395
  expect lane 7 R8 = 0x4409c000 lod.lambda = 551 lod.length = 2.15234375 lod.minor = 1.8359375 lod.lambda = 551
}

warp 28 { asm "TXD R8, R48, R132, 28, 2D, 0x1"   active 0x3
  dsdx = { 0.01890505 0.0017243626 ... }
  dsdy = { 0.35867146 0.20522147 ... }
  dtdx = { 0.00036378953 -0.00021621838 ... }
  dtdy = { -0.0051471996 0.018206256 ... }
  s = { 0.43554688 0.27929688 ... }
  t = { 0.8808594 -0.09765625 ... }
  expect lane 0 R8 = 0x443ec000 lod.lambda = 763 lod.length = 2.98046875 lod.minor = -0.99609375 lod.lambda = 763
  expect lane 1 R8 = 0x4489c000 lod.lambda = 1102 lod.length = 4.3046875 lod.minor = -3.91015625 lod.lambda = 1102
}

warp 29 { asm "TXD R8, R52, R212, 29, 2D, 0x1"   active 0xff
  dsdx = { 0 0.038838252 -0.61753035 0.11466858 1.7207031 -0.16981725 0.0023956299 -0.07104492 ... }
  dsdy = { -0.14477539 -0.027974796 -0.459418 0.1139547 -0.0028533936 0.92089844 0.41900906 0.11230469 ... }
  dtdx = { 0 -0.05235997 0.5822012 -0.013290405 -1.8691406 -0.92089844 bits(0x38492482) -0.08911133 ... }
  dtdy = { -0.13054168 0.2709961 0.5810547 -0.013082743 -1.081302 -0.16981725 0.49023438 0.0070558423 ... }
  s = { 0.95703125 0.8730469 -0.29492188 -0.072265625 1.9726562 0.19726562 -0.2734375 1.4902344 ... }
  t = { 1.1601562 1.9160156 1.8046875 0.8925781 -0.09765625 0.38476562 0.13671875 0.25390625 ... }
  expect lane 0 R8 = 0x44668000 lod.lambda = 922 lod.length = 3.6015625 lod.minor = -128.0 lod.lambda = 922
  expect lane 1 R8 = 0x44856000 lod.lambda = 1067 lod.length = 4.16796875 lod.minor = 1.046875 lod.lambda = 1067
  expect lane 2 R8 = 0x44c00000 lod.lambda = 1555 lod.length = 6.07421875 lod.minor = 2.48046875 lod.lambda = 1555
  expect lane 3 R8 = 0x4458c000 lod.lambda = 867 lod.length = 3.38671875 lod.minor = -7.578125 lod.lambda = 867
  expect lane 4 R8 = 0x44c00000 lod.lambda = 1868 lod.length = 7.296875 lod.minor = 5.6015625 lod.lambda = 1868
  expect lane 5 R8 = 0x44bf0000 lod.lambda = 1528 lod.length = 5.96875 lod.minor = 5.83984375 lod.lambda = 1528
  expect lane 6 R8 = 0x44ab0000 lod.lambda = 1368 lod.length = 5.34375 lod.minor = -3.1015625 lod.lambda = 1368
  expect lane 7 R8 = 0x44500000 lod.lambda = 832 lod.length = 3.25 lod.minor = 2.03125 lod.lambda = 832
}

warp 30 { asm "TXD R8, R36, R132, 30, 2D, 0x1"   active 0xff
  dsdx = { 0.0032157898 -0.10888672 -0.009237472 -0.45529437 0.068385705 0 0.029907227 0.015686035 ... }
  dsdy = { -0.005104065 0.08241358 -0.0013371068 0.089944474 0.07533113 -0.026153564 -0.024749756 0 ... }
  dtdx = { 1.2089844 0.08241358 -0.06359863 0.39789993 0.00014173448 -0.013080115 -0.024749756 0 ... }
  dtdy = { -0.008270264 -0.10888672 -0.1188199 0.3544922 0.00015945129 0 0.029907227 0.002477467 ... }
  s = { -0.37304688 1.4453125 1.2167969 0.24023438 0.17773438 -0.42773438 -0.021484375 1.5703125 ... }
  t = { -0.052734375 1.1132812 1.6875 1.9960938 0.58984375 0.40429688 0.9042969 1.3261719 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 1606 lod.length = 6.2734375 lod.minor = -1.6171875 lod.lambda = 1606
  expect lane 1 R8 = 0x445fc000 lod.lambda = 895 lod.length = 3.49609375 lod.minor = 0.8828125 lod.lambda = 895
  expect lane 2 R8 = 0x44420000 lod.lambda = 776 lod.length = 3.03125 lod.minor = -0.98046875 lod.lambda = 776
  expect lane 3 R8 = 0x44a8a000 lod.lambda = 1349 lod.length = 5.26953125 lod.minor = 4.38671875 lod.lambda = 1349
  expect lane 4 R8 = 0x442a4000 lod.lambda = 681 lod.length = 2.66015625 lod.minor = -12.75 lod.lambda = 681
  expect lane 5 R8 = 0x433e0000 lod.lambda = 190 lod.length = 0.7421875 lod.minor = -0.2578125 lod.lambda = 190
  expect lane 6 R8 = 0x43d88000 lod.lambda = 433 lod.length = 1.69140625 lod.minor = -1.48046875 lod.lambda = 433
  expect lane 7 R8 = 0x40000000 lod.lambda = 2 lod.length = 0.0078125 lod.minor = -2.65625 lod.lambda = 2
}

warp 31 { asm "TXD R8, R20, R136, 31, 2D, 0x1"   active 0xff
  dsdx = { -0.07190739 -0.06634219 0 -0.12831074 -0.044609375 -0.010078125 0.0006836414 0.53615427 ... }
  dsdy = { 0.017630327 -0.06569432 -0.0068245577 -0.12765625 bits(0x3556b852) -0.0011588098 -0.031175459 -0.6196145 ... }
  dtdx = { 0.1085304 -1.0016892 0 -0.1807238 -0.1714527 0.028135557 -0.0016662348 0.7413564 ... }
  dtdy = { -0.015968116 -1.0030342 0.06166648 -0.17295437 0.0014249366 -0.0053820764 0.093433276 -1.3792629 ... }
  s = { 1.6054688 1.9023438 1.9257812 1.3085938 1.6992188 0.95703125 1.5058594 -0.033203125 ... }
  t = { 1.9667969 1.8632812 -0.044921875 1.9238281 1.6816406 -0.234375 0.9453125 1.9824219 ... }
  expect lane 0 R8 = 0x44468000 lod.lambda = 794 lod.length = 3.1015625 lod.minor = -1.6015625 lod.lambda = 794
  expect lane 1 R8 = 0x44b84000 lod.lambda = 1474 lod.length = 5.7578125 lod.minor = -4.171875 lod.lambda = 1474
  expect lane 2 R8 = 0x43aa8000 lod.lambda = 341 lod.length = 1.33203125 lod.minor = -128.0 lod.lambda = 341
  expect lane 3 R8 = 0x448bc000 lod.lambda = 1118 lod.length = 4.3671875 lod.minor = -2.6640625 lod.lambda = 1118
  expect lane 4 R8 = 0x443ec000 lod.lambda = 763 lod.length = 2.98046875 lod.minor = -5.0703125 lod.lambda = 763
  expect lane 5 R8 = 0x42f00000 lod.lambda = 120 lod.length = 0.46875 lod.minor = -2.10546875 lod.lambda = 120
  expect lane 6 R8 = 0x440b4000 lod.lambda = 557 lod.length = 2.17578125 lod.minor = -6.69140625 lod.lambda = 557
  expect lane 7 R8 = 0x44c00000 lod.lambda = 1693 lod.length = 6.61328125 lod.minor = 3.40625 lod.lambda = 1693
}

warp 32 { asm "TXD R8, R76, R160, 32, 2D, 0x1"   active 0xff
  dsdx = { 0.015513206 -0.06228299 0.021757813 -0.26068276 -0.022460938 0.019589843 -0.031678222 0.019239146 ... }
  dsdy = { -0.00059219985 0.06311931 -0.02703125 0.2246875 0.028476562 0.01947506 0.0086825155 -0.03467845 ... }
  dtdx = { -0.028016293 -0.00037487134 0.073057435 0 0 -0.05283995 0.0082498565 0.05785473 ... }
  dtdy = { 0.002395277 -0.0003854878 0.0588049 -0.5777027 0.05850337 0.05392358 0.24353229 -0.00011072932 ... }
  s = { 1.4082031 0.390625 0.48632812 1.4179688 1.2675781 0.16796875 0.27148438 -0.45507812 ... }
  t = { 0.052734375 1.6230469 1.1738281 1.2128906 1.3378906 1.7519531 1.4882812 0.5625 ... }
  expect lane 0 R8 = 0x436f0000 lod.lambda = 239 lod.length = 0.93359375 lod.minor = -4.65234375 lod.lambda = 239
  expect lane 1 R8 = 0x4446c000 lod.lambda = 795 lod.length = 3.10546875 lod.minor = -5.609375 lod.lambda = 795
  expect lane 2 R8 = 0x43e60000 lod.lambda = 460 lod.length = 1.796875 lod.minor = 1.7890625 lod.lambda = 460
  expect lane 3 R8 = 0x44a84000 lod.lambda = 1346 lod.length = 5.2578125 lod.minor = 3.86328125 lod.lambda = 1346
  expect lane 4 R8 = 0x44000000 lod.lambda = 512 lod.length = 2.0 lod.minor = 0.28125 lod.lambda = 512
  expect lane 5 R8 = 0x43b88000 lod.lambda = 369 lod.length = 1.44140625 lod.minor = 1.44140625 lod.lambda = 369
  expect lane 6 R8 = 0x444dc000 lod.lambda = 823 lod.length = 3.21484375 lod.minor = 1.6328125 lod.lambda = 823
  expect lane 7 R8 = 0x4404c000 lod.lambda = 531 lod.length = 2.07421875 lod.minor = 0.81640625 lod.lambda = 531
}

warp 33 { asm "TXD R8, R88, R228, 33, 2D, 0x1"   active 0x1
  dsdx = { 0.11090653 ... }
  dsdy = { 0.15671875 ... }
  dtdx = { 0.4235642 ... }
  dtdy = { 0.29974738 ... }
  s = { 0 ... }
  t = { -0.08203125 ... }
  expect lane 0 R8 = 0x44942000 lod.lambda = 1185 lod.length = 4.62890625 lod.minor = 2.30859375 lod.lambda = 1185
}

warp 34 { asm "TXD R8, R12, R208, 34, 2D, 0x1"   active 0xff
  dsdx = { -0.005828125 0.0002522397 0.00010434723 0.0033189899 -0.33471715 0.030253008 0.0021853899 0.0012992902 ... }
  dsdy = { 0.08760517 -0.2435551 -0.034266386 0.1345 0.050267868 -0.3605 0 -0.001717425 ... }
  dtdx = { 21.901293 5.431855 -0.40574214 0.8291321 -85.0843 -6.28125 3.1672623 0.30078125 ... }
  dtdy = { -1.4570312 -30.25167 0.55078125 33.649956 8.635632 121.59345 0 0.34207848 ... }
  s = { -0.15234375 0.984375 0.625 0.625 0.17773438 0.40820312 1.0273438 -0.47265625 ... }
  t = { -0.4375 -0.18164062 1.4023438 0.36523438 1.8671875 1.1132812 0.5957031 0.103515625 ... }
  expect lane 0 R8 = 0x44cf8000 lod.lambda = 1660 lod.length = 6.484375 lod.minor = 6.41015625 lod.lambda = 1660
  expect lane 1 R8 = 0x45028000 lod.lambda = 2088 lod.length = 8.15625 lod.minor = 4.203125 lod.lambda = 2088
  expect lane 2 R8 = 0x44a44000 lod.lambda = 1314 lod.length = 5.1328125 lod.minor = 0.65625 lod.lambda = 1314
  expect lane 3 R8 = 0x44efe000 lod.lambda = 1919 lod.length = 7.49609375 lod.minor = -7.49609375 lod.lambda = 1919
  expect lane 4 R8 = 0x450d5000 lod.lambda = 2261 lod.length = 8.83203125 lod.minor = 3.60546875 lod.lambda = 2261
  expect lane 5 R8 = 0x45100000 lod.lambda = 2368 lod.length = 9.25 lod.minor = 3.21484375 lod.lambda = 2368
  expect lane 6 R8 = 0x446fc000 lod.lambda = 959 lod.length = 3.74609375 lod.minor = -128.0 lod.lambda = 959
  expect lane 7 R8 = 0x43900000 lod.lambda = 288 lod.length = 1.125 lod.minor = 0.81640625 lod.lambda = 288
}

warp 35 { asm "TXD R8, R28, R120, 35, 2D, 0x1"   active 0xff
  dsdx = { 0.00061523437 0.0076640625 0.055375 0.0022460937 -0.01965625 0.02196875 0 0.04286464 ... }
  dsdy = { 0.0005205078 0.0031015626 0.030994901 -0.0022578125 0.0260625 0.0018166199 -0.66573375 -0.04255813 ... }
  dtdx = { 0.046333726 0.29369327 0 -0.5644531 -0.3959961 4.1875 0 8.765106 ... }
  dtdy = { 0.91798544 1.6367188 0.28808594 0.56152344 7.234375 7.71875 0 8.515625 ... }
  s = { 0.7597656 1.7011719 1.0097656 0.71484375 0.7636719 0.47265625 0.2109375 1.109375 ... }
  t = { -0.2109375 1.9414062 1.3378906 1.234375 0.31445312 0.31054688 1.7910156 1.9179688 ... }
  expect lane 0 R8 = 0x43f90000 lod.lambda = 498 lod.length = 1.9453125 lod.minor = -0.8359375 lod.lambda = 498
  expect lane 1 R8 = 0x444d0000 lod.lambda = 820 lod.length = 3.203125 lod.minor = 2.3359375 lod.lambda = 820
  expect lane 2 R8 = 0x44bca000 lod.lambda = 1509 lod.length = 5.89453125 lod.minor = 0.1015625 lod.lambda = 1509
  expect lane 3 R8 = 0x44034000 lod.lambda = 525 lod.length = 2.05078125 lod.minor = -6.2421875 lod.lambda = 525
  expect lane 4 R8 = 0x44a8a000 lod.lambda = 1349 lod.length = 5.26953125 lod.minor = 3.77734375 lod.lambda = 1349
  expect lane 5 R8 = 0x44a84000 lod.lambda = 1346 lod.length = 5.2578125 lod.minor = 4.078125 lod.lambda = 1346
  expect lane 6 R8 = 0x45100000 lod.lambda = 2401 lod.length = 9.37890625 lod.minor = -128.0 lod.lambda = 2401
  expect lane 7 R8 = 0x44bc4000 lod.lambda = 1506 lod.length = 5.8828125 lod.minor = 5.64453125 lod.lambda = 1506
}

warp 36 { asm "TXD R8, R12, R160, 36, 2D, 0x1"   active 0x1
  dsdx = { -0.0010846684 ... }
  dsdy = { 0.019419303 ... }
  dtdx = { -6.390625 ... }
  dtdy = { -4.858119 ... }
  s = { 0.41210938 ... }
  t = { -0.33007812 ... }
  expect lane 0 R8 = 0x44a46000 lod.lambda = 1315 lod.length = 5.13671875 lod.minor = 3.87890625 lod.lambda = 1315
}

warp 37 { asm "TXD R8, R52, R188, 37, 2D, 0x1"   active 0xff
  dsdx = { -0.1216474 bits(0x38233d37) 0.00696986 0 0 0.00036069387 -0.05875692 0.017695598 ... }
  dsdy = { 0.075550124 0.002549499 0.0048976163 0.02117347 -0.059718825 0.0027556904 0 bits(0x38b14279) ... }
  dtdx = { 75.666664 1.8161727 -3.65625 -18.197754 0 2.333632 74.583336 38.34415 ... }
  dtdy = { 0.10530599 1.9606184 -4.639278 0 26.166666 0.0009218852 0 -24.041666 ... }
  s = { 1.1269531 1.0605469 -0.24023438 0.12890625 1.1425781 0.23046875 1.7109375 1.6464844 ... }
  t = { 0.5800781 0.115234375 0.19726562 1.8164062 1.0136719 0.26953125 0.119140625 1.0546875 ... }
  expect lane 0 R8 = 0x4505e000 lod.lambda = 2142 lod.length = 8.3671875 lod.minor = 6.734375 lod.lambda = 2142
  expect lane 1 R8 = 0x444b4000 lod.lambda = 813 lod.length = 3.17578125 lod.minor = 1.625 lod.lambda = 813
  expect lane 2 R8 = 0x44906000 lod.lambda = 1155 lod.length = 4.51171875 lod.minor = 1.953125 lod.lambda = 1155
  expect lane 3 R8 = 0x44b8a000 lod.lambda = 1477 lod.length = 5.76953125 lod.minor = 5.43359375 lod.lambda = 1477
  expect lane 4 R8 = 0x44e72000 lod.lambda = 1849 lod.length = 7.22265625 lod.minor = -128.0 lod.lambda = 1849
  expect lane 5 R8 = 0x44370000 lod.lambda = 732 lod.length = 2.859375 lod.minor = 2.44140625 lod.lambda = 732
  expect lane 6 R8 = 0x4500c000 lod.lambda = 2060 lod.length = 8.046875 lod.minor = -128.0 lod.lambda = 2060
  expect lane 7 R8 = 0x44e30000 lod.lambda = 1816 lod.length = 7.09375 lod.minor = 4.265625 lod.lambda = 1816
}

warp 38 { asm "TXD R8, R36, R232, 38, 2D, 0x1"   active 0xff
  dsdx = { 0.9245605 0.0003786866 -0.03349633 bits(0xb7d888e7) 0.0060441834 -0.0053407704 bits(0x36f7dcf3) 0.23985331 ... }
  dsdy = { -0.07960129 -0.00077161466 0.053667482 bits(0xb7d59016) 0.006669851 -0.006051345 0.00047562653 -0.05044504 ... }
  dtdx = { 102.863304 0.45117188 0 -0.7033475 -4.035437 -4.125 bits(0x36f8aaab) -34.3867 ... }
  dtdy = { -558.6667 0.0001853307 0 0.73567706 -4.0324817 -3.640625 0.66536456 163.5 ... }
  s = { 1.8261719 1.5761719 0.7988281 0.8105469 1.5253906 -0.18164062 -0.44921875 1 ... }
  t = { 1.0644531 0.7207031 1.5625 1.1074219 0.44140625 1.7148438 -0.42578125 -0.36523438 ... }
  expect lane 0 R8 = 0x45200000 lod.lambda = 2806 lod.length = 10.9609375 lod.minor = 10.609375 lod.lambda = 2806
  expect lane 1 R8 = 0x43730000 lod.lambda = 243 lod.length = 0.94921875 lod.minor = 0.14453125 lod.lambda = 243
  expect lane 2 R8 = 0x44dde000 lod.lambda = 1775 lod.length = 6.93359375 lod.minor = -128.0 lod.lambda = 1775
  expect lane 3 R8 = 0x43c88000 lod.lambda = 401 lod.length = 1.56640625 lod.minor = -3.7109375 lod.lambda = 401
  expect lane 4 R8 = 0x4491c000 lod.lambda = 1166 lod.length = 4.5546875 lod.minor = -0.59765625 lod.lambda = 1166
  expect lane 5 R8 = 0x448da000 lod.lambda = 1133 lod.length = 4.42578125 lod.minor = 0.66015625 lod.lambda = 1133
  expect lane 6 R8 = 0x439c8000 lod.lambda = 313 lod.length = 1.22265625 lod.minor = -6.27734375 lod.lambda = 313
  expect lane 7 R8 = 0x45118000 lod.lambda = 2328 lod.length = 9.09375 lod.minor = 8.71484375 lod.lambda = 2328
}

warp 39 { asm "TXD R8, R68, R156, 39, 2D, 0x1"   active 0x1
  dsdx = { -0.01695482 ... }
  dsdy = { -0.017294249 ... }
  dtdx = { 19.25 ... }
  dtdy = { 14.4375 ... }
  s = { 1.5234375 ... }
  t = { 1.5996094 ... }
  expect lane 0 R8 = 0x44cda000 lod.lambda = 1645 lod.length = 6.42578125 lod.minor = 2.65234375 lod.lambda = 1645
}

warp 40 { asm "TXD R8, R112, R132, 40, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0 0.0044911704 0.0038212205 1.5930971 0.040442687 0 0.10943017 0.03181966 ... }
  dsdy = { 0.76287824 0.07044873 0.022379557 -0.09814453 0.011779785 0.032780513 -0.35288665 0.024113337 ... }
  dtdx = { 0 -0.17270896 0.0016784668 -0.058886718 0.019236589 0 -0.21173199 0.002134654 ... }
  dtdy = { 0 0.059416085 0.018341858 -0.95585823 bits(0x368e0000) 0.028173828 0.06565811 0.0021208434 ... }
  array = { 0x12340002 0x12340002 0x12340001 0x12340002 0x12340002 0x12340002 0x12340002 0x12340001 ... }
  s = { 1.3125 1.6074219 0.76953125 0.9980469 1.2597656 1.453125 -0.36523438 0.5078125 ... }
  t = { 0.62890625 1.3632812 1.2070312 -0.33203125 1.4335938 1.359375 -0.24609375 0.640625 ... }
  expect lane 0 R8 = 0x44a64000 lod.lambda = 1330 lod.length = 5.1953125 lod.minor = -128.0 lod.lambda = 1330
  expect lane 1 R8 = 0x44730000 lod.lambda = 972 lod.length = 3.796875 lod.minor = 1.78125 lod.lambda = 972
  expect lane 2 R8 = 0x43610000 lod.lambda = 225 lod.length = 0.87890625 lod.minor = -3.8828125 lod.lambda = 225
  expect lane 3 R8 = 0x44c00000 lod.lambda = 1608 lod.length = 6.28125 lod.minor = 6.23046875 lod.lambda = 1608
  expect lane 4 R8 = 0x43a70000 lod.lambda = 334 lod.length = 1.3046875 lod.minor = -1.50390625 lod.lambda = 334
  expect lane 5 R8 = 0x43bd8000 lod.lambda = 379 lod.length = 1.48046875 lod.minor = -128.0 lod.lambda = 379
  expect lane 6 R8 = 0x448b6000 lod.lambda = 1115 lod.length = 4.35546875 lod.minor = 3.6640625 lod.lambda = 1115
  expect lane 7 R8 = 0x43720000 lod.lambda = 242 lod.length = 0.9453125 lod.minor = -4.97265625 lod.lambda = 242
}

warp 41 { asm "TXD R8, R64, R192, 41, ARRAY_2D, 0x1"   active 0xff
  dsdx = { 0.045003254 -0.0004417574 -0.11900729 0 -0.015096028 -0.0023829143 0 bits(0x38719d6a) ... }
  dsdy = { -0.07423418 -0.0004158732 -0.33950213 0 0.04296875 0.005859375 0.12727864 bits(0xb88c9371) ... }
  dtdx = { 0.00043917316 -0.5656407 0.3738281 -0.03669727 -0.04584961 -0.06865235 0 -0.021954477 ... }
  dtdy = { -0.008806048 -0.5595645 0.2519886 -0.036572266 -0.025972795 0.08547262 0.403125 0.022094727 ... }
  array = { 0x12340000 0x12340001 0x12340001 0x12340000 0x12340000 0x12340000 0x12340001 0x12340002 ... }
  s = { 1.4921875 0.90625 1.7070312 1.03125 0.9316406 0.6582031 0.119140625 -0.390625 ... }
  t = { 1.3632812 0.5078125 -0.19140625 1.5429688 0.17773438 0.9316406 0.7753906 1.0625 ... }
  expect lane 0 R8 = 0x44024000 lod.lambda = 521 lod.length = 2.03515625 lod.minor = -1.55078125 lod.lambda = 521
  expect lane 1 R8 = 0x44be6000 lod.lambda = 1523 lod.length = 5.94921875 lod.minor = -10.48828125 lod.lambda = 1523
  expect lane 2 R8 = 0x44a9c000 lod.lambda = 1358 lod.length = 5.3046875 lod.minor = 3.234375 lod.lambda = 1358
  expect lane 3 R8 = 0x44008000 lod.lambda = 514 lod.length = 2.0078125 lod.minor = -128.0 lod.lambda = 514
  expect lane 4 R8 = 0x4405c000 lod.lambda = 535 lod.length = 2.08984375 lod.minor = 1.09375 lod.lambda = 535
  expect lane 5 R8 = 0x44460000 lod.lambda = 792 lod.length = 3.09375 lod.minor = -3.48046875 lod.lambda = 792
  expect lane 6 R8 = 0x44a34000 lod.lambda = 1306 lod.length = 5.1015625 lod.minor = -128.0 lod.lambda = 1306
  expect lane 7 R8 = 0x43a38000 lod.lambda = 327 lod.length = 1.27734375 lod.minor = -11.6328125 lod.lambda = 327
}

warp 42 { asm "TXD R8, R72, R144, 42, ARRAY_2D, 0x1"   active 0x1
  dsdx = { bits(0x3760aaab) ... }
  dsdy = { bits(0x378580c3) ... }
  dtdx = { -0.012670899 ... }
  dtdy = { -0.0054077148 ... }
  array = { 0x12340001 ... }
  s = { -0.001953125 ... }
  t = { 0.89453125 ... }
  expect lane 0 R8 = 0x40a00000 lod.lambda = 5 lod.length = 0.01953125 lod.minor = -10.99609375 lod.lambda = 5
}

warp 43 { asm "TXD R8, R84, R128, 43, 1D, 0x1"   active 0xff
  dsdx = { -0.27315098 0 0 -0.00424269 -0.17611139 -0.049750503 -0.0048012333 -0.22227651 ... }
  dsdy = { -0.34752935 0.0018117165 0.108534925 -0.004297245 0.17690681 -0.049750503 -0.030043967 0.14839257 ... }
  s = { 0.33203125 0.65625 0.2578125 0.15820312 1.6503906 1.7441406 1.0703125 1.8554688 ... }
  expect lane 0 R8 = 0x451c5000 lod.lambda = 2501 lod.length = 9.76953125 lod.minor = -128.0 lod.lambda = 2501
  expect lane 1 R8 = 0x43f20000 lod.lambda = 484 lod.length = 1.890625 lod.minor = -128.0 lod.lambda = 484
  expect lane 2 R8 = 0x44f98000 lod.lambda = 1996 lod.length = 7.796875 lod.minor = -128.0 lod.lambda = 1996
  expect lane 3 R8 = 0x44654000 lod.lambda = 917 lod.length = 3.58203125 lod.minor = -128.0 lod.lambda = 917
  expect lane 4 R8 = 0x450f4000 lod.lambda = 2292 lod.length = 8.953125 lod.minor = -128.0 lod.lambda = 2292
  expect lane 5 R8 = 0x44e40000 lod.lambda = 1824 lod.length = 7.125 lod.minor = -128.0 lod.lambda = 1824
  expect lane 6 R8 = 0x44be2000 lod.lambda = 1521 lod.length = 5.94140625 lod.minor = -128.0 lod.lambda = 1521
  expect lane 7 R8 = 0x45106000 lod.lambda = 2310 lod.length = 9.0234375 lod.minor = -128.0 lod.lambda = 2310
}

warp 44 { asm "TXD R8, R28, R148, 44, 1D, 0x1"   active 0x1
  dsdx = { -0.002131629 ... }
  dsdy = { 0 ... }
  s = { 1.2539062 ... }
  expect lane 0 R8 = 0x4407c000 lod.lambda = 543 lod.length = 2.12109375 lod.minor = -128.0 lod.lambda = 543
}

warp 45 { asm "TXD R8, R68, R184, 45, ARRAY_1D, 0x1"   active 0xff
  dsdx = { 0.2508204 0 -0.8051325 0.025625 0.021276042 -0.03125 0.049137466 -0.005904948 ... }
  dsdy = { -0.23808342 -0.04768106 0 0.0014225261 0.016512895 -0.053324778 0.049281422 -0.08231834 ... }
  array = { 0x12340002 0x12340002 0x12340003 0x12340000 0x12340003 0x12340003 0x12340001 0x12340000 ... }
  s = { 0.13671875 1.5253906 0.3671875 1.0429688 1.1445312 0.72265625 0.20703125 0.2734375 ... }
  expect lane 0 R8 = 0x44950000 lod.lambda = 1192 lod.length = 4.65625 lod.minor = -128.0 lod.lambda = 1192
  expect lane 1 R8 = 0x43eb8000 lod.lambda = 471 lod.length = 1.83984375 lod.minor = -128.0 lod.lambda = 471
  expect lane 2 R8 = 0x44bd6000 lod.lambda = 1515 lod.length = 5.91796875 lod.minor = -128.0 lod.lambda = 1515
  expect lane 3 R8 = 0x43710000 lod.lambda = 241 lod.length = 0.94140625 lod.minor = -128.0 lod.lambda = 241
  expect lane 4 R8 = 0x43760000 lod.lambda = 246 lod.length = 0.9609375 lod.minor = -128.0 lod.lambda = 246
  expect lane 5 R8 = 0x4407c000 lod.lambda = 543 lod.length = 2.12109375 lod.minor = -128.0 lod.lambda = 543
  expect lane 6 R8 = 0x44160000 lod.lambda = 600 lod.length = 2.34375 lod.minor = -128.0 lod.lambda = 600
  expect lane 7 R8 = 0x44284000 lod.lambda = 673 lod.length = 2.62890625 lod.minor = -128.0 lod.lambda = 673
}

warp 46 { asm "TXD R8, R48, R204, 46, ARRAY_1D, 0x1"   active 0x3
  dsdx = { -0.032568075 -0.28833333 ... }
  dsdy = { 0.049583334 -0.7584541 ... }
  array = { 0x12340002 0x12340002 ... }
  s = { 1.2246094 1.390625 ... }
  expect lane 0 R8 = 0x44058000 lod.lambda = 534 lod.length = 2.0859375 lod.minor = -128.0 lod.lambda = 534
  expect lane 1 R8 = 0x44baa000 lod.lambda = 1493 lod.length = 5.83203125 lod.minor = -128.0 lod.lambda = 1493
}

warp 47 { asm "TXD R8, R28, R144, 47, 2D, 0x1"   active 0xff
  dsdx = { 12.602205 -14.917748 -13.546875 0.6640625 7.734375 6.265625 0 -4.234375 ... }
  dsdy = { -4.015625 -9.093809 4.526344 13.217871 8.142782 6.4296875 -0.921875 -5.15625 ... }
  dtdx = { 15.046875 15.612379 9.492419 13.217871 9.546875 -4.0390625 1.6227812 0.27539212 ... }
  dtdy = { -0.9942532 0.016256552 6.8828125 0.6640625 0.006000084 1.1849946 -2.5541961 -4.2109375 ... }
  s = { 16.125 -31.5 34.25 106.5 1.5 64.875 119 82 ... }
  t = { 9.75 26.25 29.75 17.125 97.75 -17.625 102.625 82.5 ... }
  expect lane 0 R8 = 0x4488e000 lod.lambda = 1095 lod.length = 4.27734375 lod.minor = 1.3046875 lod.lambda = 1095
  expect lane 1 R8 = 0x448be000 lod.lambda = 1119 lod.length = 4.37109375 lod.minor = 2.77734375 lod.lambda = 1119
  expect lane 2 R8 = 0x44824000 lod.lambda = 1042 lod.length = 4.0703125 lod.minor = 3.01953125 lod.lambda = 1042
  expect lane 3 R8 = 0x446fc000 lod.lambda = 959 lod.length = 3.74609375 lod.minor = 3.6953125 lod.lambda = 959
  expect lane 4 R8 = 0x446e0000 lod.lambda = 952 lod.length = 3.71875 lod.minor = 2.5625 lod.lambda = 952
  expect lane 5 R8 = 0x444ec000 lod.lambda = 827 lod.length = 3.23046875 lod.minor = 1.83203125 lod.lambda = 827
  expect lane 6 R8 = 0x43d00000 lod.lambda = 416 lod.length = 1.625 lod.minor = -1.046875 lod.lambda = 416
  expect lane 7 R8 = 0x44388000 lod.lambda = 738 lod.length = 2.8828125 lod.minor = 1.38671875 lod.lambda = 738
}

warp 48 { asm "TXD R8, R36, R176, 48, 2D, 0x1"   active 0x1f
  dsdx = { -3.2851562 0.0013141632 0 0.059265137 6.09375 ... }
  dsdy = { 0.18075766 2.1416578 32 1.408384 6.3198853 ... }
  dtdx = { 3.90625 2.1015947 8 3.1835938 -5.5625 ... }
  dtdy = { 2.5614145 2.7304688 0 -1.6725693 5.2148438 ... }
  s = { 109.125 91.125 70.625 33 -6.125 ... }
  t = { -31.25 -20 0.75 52.375 -18.75 ... }
  expect lane 0 R8 = 0x44178000 lod.lambda = 606 lod.length = 2.3671875 lod.minor = 0.8203125 lod.lambda = 606
  expect lane 1 R8 = 0x43f78000 lod.lambda = 495 lod.length = 1.93359375 lod.minor = 0.23828125 lod.lambda = 495
  expect lane 2 R8 = 0x44a00000 lod.lambda = 1280 lod.length = 5.0 lod.minor = 3.0 lod.lambda = 1280
  expect lane 3 R8 = 0x43ef0000 lod.lambda = 478 lod.length = 1.8671875 lod.minor = 0.328125 lod.lambda = 478
  expect lane 4 R8 = 0x4446c000 lod.lambda = 795 lod.length = 3.10546875 lod.minor = 2.95703125 lod.lambda = 795
}

warp 49 { asm "TXD R8, R84, R128, 49, 2D, 0x1"   active 0xff
  dsdx = { -0.1357374 0.024096385 -0.06419428 -0.01122675 bits(0xb71c6945) -0.024486225 -0.16509789 -0.5517067 ... }
  dsdy = { -0.13667169 0 0 0 -0.024143448 bits(0x383b6244) -0.11060066 0.6189759 ... }
  dtdx = { 0.6652073 0 0.056381557 0 0.078741774 -0.2060033 -0.6434541 -0.0033592354 ... }
  dtdy = { -0.64596707 0.02631579 0 -0.0071834386 0.013234992 0.012926604 -0.7615132 0.14226973 ... }
  s = { -0.4140625 -0.15625 0.087890625 0.9667969 0.40234375 -0.099609375 -0.015625 -0.1640625 ... }
  t = { 1.4609375 1.9355469 1.9785156 1.6015625 0.95703125 0.7324219 -0.14257812 0.36132812 ... }
  expect lane 0 R8 = 0x44c34000 lod.lambda = 1306 lod.length = 5.1015625 lod.minor = 5.03515625 lod.lambda = 1306
  expect lane 1 R8 = 0x44400000 lod.lambda = 512 lod.length = 2.0 lod.minor = 0.0 lod.lambda = 512
  expect lane 2 R8 = 0x44904000 lod.lambda = 898 lod.length = 3.5078125 lod.minor = -128.0 lod.lambda = 898
  expect lane 3 R8 = 0x43f28000 lod.lambda = 229 lod.length = 0.89453125 lod.minor = -1.87109375 lod.lambda = 229
  expect lane 4 R8 = 0x44440000 lod.lambda = 528 lod.length = 2.0625 lod.minor = 1.5234375 lod.lambda = 528
  expect lane 5 R8 = 0x44868000 lod.lambda = 820 lod.length = 3.203125 lod.minor = -2.24609375 lod.lambda = 820
  expect lane 6 R8 = 0x44d22000 lod.lambda = 1425 lod.length = 5.56640625 lod.minor = 2.859375 lod.lambda = 1425
  expect lane 7 R8 = 0x44e00000 lod.lambda = 1811 lod.length = 7.07421875 lod.minor = 1.83984375 lod.lambda = 1811
}

warp 50 { asm "TXD R8, R20, R236, 50, 2D, 0x1"   active 0xff
  dsdx = { 0.035344504 0.2291382 0 0.08147803 0.14551237 -0.00018659844 0.09384412 0 ... }
  dsdy = { 0.035309985 0.23006125 0.007700792 0.09359793 0.071196936 -0.019719504 -0.07596009 0.3125 ... }
  dtdx = { -0.0002055921 -0.0005740499 0.042351972 0.3930921 -0.0015323036 -0.0050627054 -0.33182564 0.025996158 ... }
  dtdy = { 0.0001927426 0.0005707564 0.036800988 0.024568256 -0.23850647 -0.0786886 0.40995064 0 ... }
  s = { 1.4316406 0.421875 0.7285156 0.31835938 0.7128906 0.5996094 1.7890625 0.5390625 ... }
  t = { 0.7519531 1.5234375 0.0859375 1.7382812 0.20117188 0.90625 1.7773438 0.9121094 ... }
  expect lane 0 R8 = 0x44804000 lod.lambda = 770 lod.length = 3.0078125 lod.minor = -6.50390625 lod.lambda = 770
  expect lane 1 R8 = 0x44d6a000 lod.lambda = 1461 lod.length = 5.70703125 lod.minor = -4.9765625 lod.lambda = 1461
  expect lane 2 R8 = 0x440f8000 lod.lambda = 318 lod.length = 1.2421875 lod.minor = -0.20703125 lod.lambda = 318
  expect lane 3 R8 = 0x44b20000 lod.lambda = 1168 lod.length = 4.5625 lod.minor = 3.21875 lod.lambda = 1168
  expect lane 4 R8 = 0x44b7e000 lod.lambda = 1215 lod.length = 4.74609375 lod.minor = 3.0234375 lod.lambda = 1215
  expect lane 5 R8 = 0x4446c000 lod.lambda = 539 lod.length = 2.10546875 lod.minor = -3.0 lod.lambda = 539
  expect lane 6 R8 = 0x44b68000 lod.lambda = 1204 lod.length = 4.703125 lod.minor = 1.68359375 lod.lambda = 1204
  expect lane 7 R8 = 0x44d66000 lod.lambda = 1459 lod.length = 5.69921875 lod.minor = -0.0234375 lod.lambda = 1459
}

warp 51 { asm "TXD R8, R4, R196, 51, 1D, 0x1"   active 0xff
  dsdx = { 0 -0.0004965793 0.42585805 0.00103727 0.03682106 0.003587937 0.1706098 0 ... }
  dsdy = { -0.0014187979 -0.008809339 -0.53279567 0 0.019527514 0.0052013914 0.0853049 -0.08105631 ... }
  s = { 1.0410156 0.515625 1.46875 1.8417969 -0.009765625 0.20898438 1.3964844 1.4160156 ... }
  expect lane 0 R8 = 0x4405c000 lod.lambda = 535 lod.length = 2.08984375 lod.minor = -128.0 lod.lambda = 535
  expect lane 1 R8 = 0x44974000 lod.lambda = 1210 lod.length = 4.7265625 lod.minor = -128.0 lod.lambda = 1210
  expect lane 2 R8 = 0x452f3000 lod.lambda = 2803 lod.length = 10.94921875 lod.minor = -128.0 lod.lambda = 2803
  expect lane 3 R8 = 0x43d10000 lod.lambda = 418 lod.length = 1.6328125 lod.minor = -128.0 lod.lambda = 418
  expect lane 4 R8 = 0x44db8000 lod.lambda = 1756 lod.length = 6.859375 lod.minor = -128.0 lod.lambda = 1756
  expect lane 5 R8 = 0x4485a000 lod.lambda = 1069 lod.length = 4.17578125 lod.minor = -128.0 lod.lambda = 1069
  expect lane 6 R8 = 0x4510b000 lod.lambda = 2315 lod.length = 9.04296875 lod.minor = -128.0 lod.lambda = 2315
  expect lane 7 R8 = 0x44fda000 lod.lambda = 2029 lod.length = 7.92578125 lod.minor = -128.0 lod.lambda = 2029
}

warp 52 { asm "TXD R8, R56, R144, 52, 1D, 0x1"   active 0x3
  dsdx = { 0.3845385 0 ... }
  dsdy = { -0.65738416 0.03923692 ... }
  s = { -0.15429688 1.4277344 ... }
  expect lane 0 R8 = 0x45300000 lod.lambda = 2834 lod.length = 11.0703125 lod.minor = -128.0 lod.lambda = 2834
  expect lane 1 R8 = 0x44dc2000 lod.lambda = 1761 lod.length = 6.87890625 lod.minor = -128.0 lod.lambda = 1761
}

warp 53 { asm "TXD R8, R20, R132, 53, 2D, 0x1"   active 0xff
  dsdx = { -0.2509288 15.058824 0.11764706 -50.764706 0 0 -0.11190257 -0.723446 ... }
  dsdy = { -0.24637063 0 0 0 -1.8017004 -0.02734375 -0.021398207 11.887101 ... }
  dtdx = { -0.0040941355 0 0 0 0 0 -0.00035559095 bits(0xb6e21390) ... }
  dtdy = { -0.0041698823 0.062561095 bits(0x38002008) 0.04249622 -0.006048387 0.0031692937 -0.0018595735 0.029934037 ... }
  s = { 0.072265625 0.44726562 0.24609375 1.8828125 1.1914062 1.7304688 0.052734375 1.3378906 ... }
  t = { 1.9609375 1.875 -0.26171875 0.5527344 1.46875 1.5195312 0.9003906 0.40625 ... }
  expect lane 0 R8 = 0x443dc000 lod.lambda = 759 lod.length = 2.96484375 lod.minor = -3.640625 lod.lambda = 759
  expect lane 1 R8 = 0x45000000 lod.lambda = 2048 lod.length = 8.0 lod.minor = 5.99609375 lod.lambda = 2048
  expect lane 2 R8 = 0x43800000 lod.lambda = 256 lod.length = 1.0 lod.minor = -5.00390625 lod.lambda = 256
  expect lane 3 R8 = 0x45100000 lod.lambda = 2497 lod.length = 9.75390625 lod.minor = 5.4375 lod.lambda = 2497
  expect lane 4 R8 = 0x44a12000 lod.lambda = 1289 lod.length = 5.03515625 lod.minor = -128.0 lod.lambda = 1289
  expect lane 5 R8 = 0x43e18000 lod.lambda = 451 lod.length = 1.76171875 lod.minor = -128.0 lod.lambda = 451
  expect lane 6 R8 = 0x43880000 lod.lambda = 272 lod.length = 1.0625 lod.minor = 0.73828125 lod.lambda = 272
  expect lane 7 R8 = 0x44f78000 lod.lambda = 1980 lod.length = 7.734375 lod.minor = 0.8125 lod.lambda = 1980
}

warp 54 { asm "TXD R8, R88, R120, 54, 2D, 0x1"   active 0xff
  dsdx = { 0.053079043 12.3696 -0.0033223378 -5.989946 0.62023467 0 0.17121638 0 ... }
  dsdy = { -0.0018301309 -10.382353 -0.0035364593 5.96084 0.1940795 0.11764706 -0.18325505 7.1314454 ... }
  dtdx = { 0.0006380839 bits(0x38cf7e60) -0.0027989363 -0.1473378 -0.014830767 0.0009775171 0 0 ... }
  dtdy = { -0.0019454882 0.00010071099 -0.0026538062 -0.17302053 0.011760753 0 0 0 ... }
  s = { 0.41210938 1.5546875 1.4394531 0.087890625 1.5488281 1.5292969 1.5585938 -0.119140625 ... }
  t = { 0.39453125 1.5878906 0.24609375 1.2460938 0.5722656 -0.072265625 1.4414062 0.6660156 ... }
  expect lane 0 R8 = 0x43830000 lod.lambda = 262 lod.length = 1.0234375 lod.minor = -0.1953125 lod.lambda = 262
  expect lane 1 R8 = 0x4500d000 lod.lambda = 2061 lod.length = 8.05078125 lod.minor = -2.75 lod.lambda = 2061
  expect lane 2 R8 = 0x43f90000 lod.lambda = 498 lod.length = 1.9453125 lod.minor = -7.67578125 lod.lambda = 498
  expect lane 3 R8 = 0x44fa0000 lod.lambda = 2000 lod.length = 7.8125 lod.minor = 7.20703125 lod.lambda = 2000
  expect lane 4 R8 = 0x448b2000 lod.lambda = 1113 lod.length = 4.34765625 lod.minor = 3.1171875 lod.lambda = 1113
  expect lane 5 R8 = 0x43800000 lod.lambda = 256 lod.length = 1.0 lod.minor = -0.00390625 lod.lambda = 256
  expect lane 6 R8 = 0x44034000 lod.lambda = 525 lod.length = 2.05078125 lod.minor = -128.0 lod.lambda = 525
  expect lane 7 R8 = 0x44dd8000 lod.lambda = 1772 lod.length = 6.921875 lod.minor = -128.0 lod.lambda = 1772
}

warp 55 { asm "TEX R8, R80, 55, 2D, 0x1"   active 0xff
  s = { 1.3496094 2.1988478 1.3496094 1.3256531 1.4296875 1.4300408 1.5760761 0.5722656 ... }
  t = { -0.45507812 -0.44709778 -1.0201564 -0.4875179 0.5957031 0.7420917 0.5953498 0.48474765 ... }
  expect lane 0 R8 = 0x44b88000 lod.length = 5.765625 lod.minor = 5.171875 lod.lambda = 1476
  expect lane 1 R8 = 0x44b88000 lod.length = 5.765625 lod.minor = 5.171875 lod.lambda = 1476
  expect lane 2 R8 = 0x44b88000 lod.length = 5.765625 lod.minor = 5.171875 lod.lambda = 1476
  expect lane 3 R8 = 0x44b88000 lod.length = 5.765625 lod.minor = 5.171875 lod.lambda = 1476
  expect lane 4 R8 = 0x444e8000 lod.length = 3.2265625 lod.minor = 3.2265625 lod.lambda = 826
  expect lane 5 R8 = 0x444e8000 lod.length = 3.2265625 lod.minor = 3.2265625 lod.lambda = 826
  expect lane 6 R8 = 0x444e8000 lod.length = 3.2265625 lod.minor = 3.2265625 lod.lambda = 826
  expect lane 7 R8 = 0x444e8000 lod.length = 3.2265625 lod.minor = 3.2265625 lod.lambda = 826
}

warp 56 { asm "TMML.LOD R8, R104, 56, 2D, 0x3"   active 0xff
  s = { bits(0x2c770a3d) 0.015078125 0.10765625 0.015078125 bits(0x2ccf0a3d) 0.11734375 0.012636718 0.11734375 ... }
  t = { bits(0x2fe60dd6) 0.11233108 0.15561655 0.11233108 bits(0x2e42cf91) 0.3745777 0.095122464 0.3745777 ... }
  expect lane 0 R8 = 0x3ac R9 = 0x3ac lod.length = 3.671875 lod.minor = 1.5 lod.lambda = 940
  expect lane 1 R8 = 0x3ac R9 = 0x3ac lod.length = 3.671875 lod.minor = 1.5 lod.lambda = 940
  expect lane 2 R8 = 0x3ac R9 = 0x3ac lod.length = 3.671875 lod.minor = 1.5 lod.lambda = 940
  expect lane 3 R8 = 0x3ac R9 = 0x3ac lod.length = 3.671875 lod.minor = 1.5 lod.lambda = 940
  expect lane 4 R8 = 0x42a R9 = 0x42a lod.length = 4.1640625 lod.minor = 0.41015625 lod.lambda = 1066
  expect lane 5 R8 = 0x42a R9 = 0x42a lod.length = 4.1640625 lod.minor = 0.41015625 lod.lambda = 1066
  expect lane 6 R8 = 0x42a R9 = 0x42a lod.length = 4.1640625 lod.minor = 0.41015625 lod.lambda = 1066
  expect lane 7 R8 = 0x42a R9 = 0x42a lod.length = 4.1640625 lod.minor = 0.41015625 lod.lambda = 1066
}

warp 57 { asm "TEX.LB R8, R64, R236, 57, 2D, 0x1"   active 0xff
  s = { -0.8574219 -0.8566311 -0.87206125 -0.8868162 0.18554688 0.14089514 0.18554688 0.15883239 ... }
  t = { 1.6328125 1.2369791 5.723339 11.9453125 0.072265625 0.072265625 -9.841894 -1.8084302 ... }
  lod = { 2.2109375 -0.74609375 -1.9921875 -0.1953125 1.5273438 -0.46484375 -0.48242188 -0.2890625 ... }
  expect lane 0 R8 = 0x44e9a000 lod.length = 5.08984375 lod.minor = -1.12109375 lod.lambda = 1303
  expect lane 1 R8 = 0x448b0000 lod.length = 5.08984375 lod.minor = -1.12109375 lod.lambda = 1303
  expect lane 2 R8 = 0x44464000 lod.length = 5.08984375 lod.minor = -1.12109375 lod.lambda = 1303
  expect lane 3 R8 = 0x449ca000 lod.length = 5.08984375 lod.minor = -1.12109375 lod.lambda = 1303
  expect lane 4 R8 = 0x45009000 lod.length = 6.5078125 lod.minor = 4.89453125 lod.lambda = 1666
  expect lane 5 R8 = 0x44c16000 lod.length = 6.5078125 lod.minor = 4.89453125 lod.lambda = 1666
  expect lane 6 R8 = 0x44c0e000 lod.length = 6.5078125 lod.minor = 4.89453125 lod.lambda = 1666
  expect lane 7 R8 = 0x44c70000 lod.length = 6.5078125 lod.minor = 4.89453125 lod.lambda = 1666
}

warp 58 { asm "TMML.LOD R8, R32, 58, ARRAY_2D, 0x3"   active 0xff
  array = { 0 2 1 0 0 1 2 0 ... }
  s = { -0.98046875 -0.98046875 0.3528646 -0.74088544 1.2324219 1.2324395 1.1890734 0.6464844 ... }
  t = { -0.57421875 -0.5492188 -0.57421875 -0.587199 0.81640625 0.82029676 0.7868738 1.0470268 ... }
  expect lane 0 R8 = 0x5ff R9 = 0x5ff lod.length = 5.99609375 lod.minor = 1.0 lod.lambda = 1535
  expect lane 1 R8 = 0x5ff R9 = 0x5ff lod.length = 5.99609375 lod.minor = 1.0 lod.lambda = 1535
  expect lane 2 R8 = 0x5ff R9 = 0x5ff lod.length = 5.99609375 lod.minor = 1.0 lod.lambda = 1535
  expect lane 3 R8 = 0x5ff R9 = 0x5ff lod.length = 5.99609375 lod.minor = 1.0 lod.lambda = 1535
  expect lane 4 R8 = 0x19f R9 = 0x19f lod.length = 1.62109375 lod.minor = -2.25390625 lod.lambda = 415
  expect lane 5 R8 = 0x19f R9 = 0x19f lod.length = 1.62109375 lod.minor = -2.25390625 lod.lambda = 415
  expect lane 6 R8 = 0x19f R9 = 0x19f lod.length = 1.62109375 lod.minor = -2.25390625 lod.lambda = 415
  expect lane 7 R8 = 0x19f R9 = 0x19f lod.length = 1.62109375 lod.minor = -2.25390625 lod.lambda = 415
}

warp 59 { asm "TEX.LBA R8, R44, R208, 59, 2D, 0x1"   active 0xff
  s = { 1.5410156 1.6130648 1.4694036 1.7557584 -0.96875 -0.88427734 -0.8586426 -0.9990034 ... }
  t = { 0.47265625 0.07111287 0.8803711 0.51522887 1.1992188 1.1991616 1.1119324 2.0702553 ... }
  lod = { 2.78125 1.9394531 3.6132812 -0.6484375 -0.171875 0.734375 3.2070312 1.0917969 ... }
  expect lane 0 R8 = 0x44c00000 lod.length = 5.234375 lod.minor = -3.7734375 lod.lambda = 1340
  expect lane 1 R8 = 0x44c00000 lod.length = 5.234375 lod.minor = -3.7734375 lod.lambda = 1340
  expect lane 2 R8 = 0x44c00000 lod.length = 5.234375 lod.minor = -3.7734375 lod.lambda = 1340
  expect lane 3 R8 = 0x4492c000 lod.length = 5.234375 lod.minor = -3.7734375 lod.lambda = 1340
  expect lane 4 R8 = 0x44488000 lod.length = 3.3046875 lod.minor = 1.61328125 lod.lambda = 846
  expect lane 5 R8 = 0x44814000 lod.length = 3.3046875 lod.minor = 1.61328125 lod.lambda = 846
  expect lane 6 R8 = 0x44c00000 lod.length = 3.3046875 lod.minor = 1.61328125 lod.lambda = 846
  expect lane 7 R8 = 0x448ca000 lod.length = 3.3046875 lod.minor = 1.61328125 lod.lambda = 846
}

warp 60 { asm "TEX R8, R4, 60, 2D, 0x1"   active 0xff
  s = { -0.98828125 -0.9883817 -0.9736681 -0.9662326 1.8144531 1.7846309 1.774811 1.98048 ... }
  t = { 0.00390625 0.004997203 0.029579565 -1.5970078 -0.90625 -1.0794235 -0.7759737 -0.9955798 ... }
  expect lane 0 R8 = 0x441d8000 lod.length = 1.4609375 lod.minor = -4.5625 lod.lambda = 374
  expect lane 1 R8 = 0x441d8000 lod.length = 1.4609375 lod.minor = -4.5625 lod.lambda = 374
  expect lane 2 R8 = 0x441d8000 lod.length = 1.4609375 lod.minor = -4.5625 lod.lambda = 374
  expect lane 3 R8 = 0x441d8000 lod.length = 1.4609375 lod.minor = -4.5625 lod.lambda = 374
  expect lane 4 R8 = 0x4481a000 lod.length = 3.05078125 lod.minor = 3.02734375 lod.lambda = 781
  expect lane 5 R8 = 0x4481a000 lod.length = 3.05078125 lod.minor = 3.02734375 lod.lambda = 781
  expect lane 6 R8 = 0x4481a000 lod.length = 3.05078125 lod.minor = 3.02734375 lod.lambda = 781
  expect lane 7 R8 = 0x4481a000 lod.length = 3.05078125 lod.minor = 3.02734375 lod.lambda = 781
}

warp 61 { asm "TMML.LOD R8, R28, 61, 2D, 0x3"   active 0xff
  s = { -0.1875 0.7536765 -0.1875 0.44093424 1.4101562 1.4099326 1.4904839 3.0443475 ... }
  t = { 0.021484375 0.021484375 0.022461893 0.008257346 -0.7675781 -0.7662433 -0.7675818 -0.7713889 ... }
  expect lane 0 R8 = 0x400 R9 = 0x400 lod.length = 4.0 lod.minor = -0.00390625 lod.lambda = 1024
  expect lane 1 R8 = 0x400 R9 = 0x400 lod.length = 4.0 lod.minor = -0.00390625 lod.lambda = 1024
  expect lane 2 R8 = 0x400 R9 = 0x400 lod.length = 4.0 lod.minor = -0.00390625 lod.lambda = 1024
  expect lane 3 R8 = 0x400 R9 = 0x400 lod.length = 4.0 lod.minor = -0.00390625 lod.lambda = 1024
  expect lane 4 R8 = 0x74 R9 = 0x74 lod.length = 0.453125 lod.minor = 0.4453125 lod.lambda = 116
  expect lane 5 R8 = 0x74 R9 = 0x74 lod.length = 0.453125 lod.minor = 0.4453125 lod.lambda = 116
  expect lane 6 R8 = 0x74 R9 = 0x74 lod.length = 0.453125 lod.minor = 0.4453125 lod.lambda = 116
  expect lane 7 R8 = 0x74 R9 = 0x74 lod.length = 0.453125 lod.minor = 0.4453125 lod.lambda = 116
}

warp 62 { asm "TEX.LB R8, R88, R228, 62, 2D, 0x1"   active 0xff
  s = { bits(0x2c63c000) 0.22241211 0.49902344 0.22241211 bits(0x2daf4000) 0.021392822 0.11291504 0.021392822 ... }
  t = { bits(0x2f244000) 0.080200195 0.13574219 0.080200195 bits(0x2e148000) 0.14501953 0.3076172 0.14501953 ... }
  lod = { -0.19335938 -1.296875 -1.9804688 -0.328125 1.8847656 1.421875 1.0507812 -0.0078125 ... }
  expect lane 0 R8 = 0x449de000 lod.length = 5.125 lod.minor = 0.2109375 lod.lambda = 1312
  expect lane 1 R8 = 0x44750000 lod.length = 5.125 lod.minor = 0.2109375 lod.lambda = 1312
  expect lane 2 R8 = 0x44494000 lod.length = 5.125 lod.minor = 0.2109375 lod.lambda = 1312
  expect lane 3 R8 = 0x44998000 lod.length = 5.125 lod.minor = 0.2109375 lod.lambda = 1312
  expect lane 4 R8 = 0x44c00000 lod.length = 4.46875 lod.minor = 0.85546875 lod.lambda = 1144
  expect lane 5 R8 = 0x44bc8000 lod.length = 4.46875 lod.minor = 0.85546875 lod.lambda = 1144
  expect lane 6 R8 = 0x44b0a000 lod.length = 4.46875 lod.minor = 0.85546875 lod.lambda = 1144
  expect lane 7 R8 = 0x448ec000 lod.length = 4.46875 lod.minor = 0.85546875 lod.lambda = 1144
}

warp 63 { asm "TEX R8, R4, 63, 2D, 0x1"   active 0xff
  s = { 0.26757812 0.20820312 0.26757812 0.38446572 bits(0x2c775c29) 0.2415625 0.2990625 0.2415625 ... }
  t = { 1.2304688 1.2304688 1.2352751 1.5877323 bits(0x2c66eb3e) 0.11275338 0.19763513 0.11275338 ... }
  expect lane 0 R8 = 0x44244000 lod.length = 2.56640625 lod.minor = -2.4921875 lod.lambda = 657
  expect lane 1 R8 = 0x44244000 lod.length = 2.56640625 lod.minor = -2.4921875 lod.lambda = 657
  expect lane 2 R8 = 0x44244000 lod.length = 2.56640625 lod.minor = -2.4921875 lod.lambda = 657
  expect lane 3 R8 = 0x44244000 lod.length = 2.56640625 lod.minor = -2.4921875 lod.lambda = 657
  expect lane 4 R8 = 0x44aa2000 lod.length = 5.31640625 lod.minor = 0.37890625 lod.lambda = 1361
  expect lane 5 R8 = 0x44aa2000 lod.length = 5.31640625 lod.minor = 0.37890625 lod.lambda = 1361
  expect lane 6 R8 = 0x44aa2000 lod.length = 5.31640625 lod.minor = 0.37890625 lod.lambda = 1361
  expect lane 7 R8 = 0x44aa2000 lod.length = 5.31640625 lod.minor = 0.37890625 lod.lambda = 1361
}

warp 0 { asm "TMML.LOD R8, R52, 64, 2D, 0x3"   active 0xff
  s = { 0.5 0.639135 0.5 0.49752715 bits(0x2bec8b44) 0.0144375 0.0291875 0.0144375 ... }
  t = { -0.22851562 -0.22851562 0.566192 -7.439453 bits(0x31178000) 4.3984375 0.29589844 4.3984375 ... }
  expect lane 0 R8 = 0x71f R9 = 0x71f lod.length = 7.12109375 lod.minor = 1.6640625 lod.lambda = 1823
  expect lane 1 R8 = 0x71f R9 = 0x71f lod.length = 7.12109375 lod.minor = 1.6640625 lod.lambda = 1823
  expect lane 2 R8 = 0x71f R9 = 0x71f lod.length = 7.12109375 lod.minor = 1.6640625 lod.lambda = 1823
  expect lane 3 R8 = 0x71f R9 = 0x71f lod.length = 7.12109375 lod.minor = 1.6640625 lod.lambda = 1823
  expect lane 4 R8 = 0x51b R9 = 0x51b lod.length = 5.10546875 lod.minor = 3.8515625 lod.lambda = 1307
  expect lane 5 R8 = 0x51b R9 = 0x51b lod.length = 5.10546875 lod.minor = 3.8515625 lod.lambda = 1307
  expect lane 6 R8 = 0x51b R9 = 0x51b lod.length = 5.10546875 lod.minor = 3.8515625 lod.lambda = 1307
  expect lane 7 R8 = 0x51b R9 = 0x51b lod.length = 5.10546875 lod.minor = 3.8515625 lod.lambda = 1307
}

warp 1 { asm "TEX.LBA R8, R44, R140, 65, 2D, 0x1"   active 0xf
  s = { 0.00390625 0.0038624958 0.3745664 0.015908083 ... }
  t = { 0.28125 17.81563 -242.98918 -6.6753883 ... }
  lod = { -0.625 -0.53515625 -0.29296875 0.609375 ... }
  expect lane 0 R8 = 0x4515b000 lod.length = 9.98046875 lod.minor = 5.296875 lod.lambda = 2555
  expect lane 1 R8 = 0x45172000 lod.length = 9.98046875 lod.minor = 5.296875 lod.lambda = 2555
  expect lane 2 R8 = 0x451b0000 lod.length = 9.98046875 lod.minor = 5.296875 lod.lambda = 2555
  expect lane 3 R8 = 0x45200000 lod.length = 9.98046875 lod.minor = 5.296875 lod.lambda = 2555
}

warp 2 { asm "TEX R8, R112, 66, ARRAY_2D, 0x1"   active 0xf
  array = { 2 2 0 1 ... }
  s = { 0.119140625 0.09937977 0.14990234 -0.10253906 ... }
  t = { 0.3046875 0.31074372 0.34082162 0.49946278 ... }
  expect lane 0 R8 = 0x43e20000 lod.length = 1.765625 lod.minor = 0.0234375 lod.lambda = 452
  expect lane 1 R8 = 0x43e20000 lod.length = 1.765625 lod.minor = 0.0234375 lod.lambda = 452
  expect lane 2 R8 = 0x43e20000 lod.length = 1.765625 lod.minor = 0.0234375 lod.lambda = 452
  expect lane 3 R8 = 0x43e20000 lod.length = 1.765625 lod.minor = 0.0234375 lod.lambda = 452
}

warp 3 { asm "TMML.LOD R8, R4, 67, 2D, 0x3"   active 0xf
  s = { 114.125 114.6416 114.629005 108.84375 ... }
  t = { 17.875 19.38086 17.873793 16.542969 ... }
  expect lane 0 R8 = 0xc0 R9 = 0xc0 lod.length = 0.75 lod.minor = -1.1484375 lod.lambda = 192
  expect lane 1 R8 = 0xc0 R9 = 0xc0 lod.length = 0.75 lod.minor = -1.1484375 lod.lambda = 192
  expect lane 2 R8 = 0xc0 R9 = 0xc0 lod.length = 0.75 lod.minor = -1.1484375 lod.lambda = 192
  expect lane 3 R8 = 0xc0 R9 = 0xc0 lod.length = 0.75 lod.minor = -1.1484375 lod.lambda = 192
}

warp 4 { asm "TEX.LB R8, R56, R132, 68, 2D, 0x1"   active 0xff
  s = { -0.30859375 -0.4106269 -0.15629706 -0.2654838 bits(0x2f3f3a9a) 0.13516566 0.011671687 0.13516566 ... }
  t = { 0.7734375 0.7734375 1.4882977 0.4041941 bits(0x2e439436) 0.6291118 0.09549753 0.6291118 ... }
  lod = { -1.8085938 1.6210938 -0.21289062 1.8398438 -0.49023438 0.859375 1.4609375 -0.26757812 ... }
  expect lane 0 R8 = 0x448b6000 lod.length = 5.1640625 lod.minor = 3.6796875 lod.lambda = 1322
  expect lane 1 R8 = 0x44e00000 lod.length = 5.1640625 lod.minor = 3.6796875 lod.lambda = 1322
  expect lane 2 R8 = 0x44be8000 lod.length = 5.1640625 lod.minor = 3.6796875 lod.lambda = 1322
  expect lane 3 R8 = 0x44e00000 lod.length = 5.1640625 lod.minor = 3.6796875 lod.lambda = 1322
  expect lane 4 R8 = 0x44afc000 lod.length = 4.98046875 lod.minor = 0.15625 lod.lambda = 1275
  expect lane 5 R8 = 0x44dae000 lod.length = 4.98046875 lod.minor = 0.15625 lod.lambda = 1275
  expect lane 6 R8 = 0x44e00000 lod.length = 4.98046875 lod.minor = 0.15625 lod.lambda = 1275
  expect lane 7 R8 = 0x44b6e000 lod.length = 4.98046875 lod.minor = 0.15625 lod.lambda = 1275
}

warp 5 { asm "TEX R8, R16, 69, 2D, 0x1"   active 0xff
  s = { bits(0x2cd5e1e2) 0.20886949 1.7334559 0.20886949 0.41210938 13.720933 5.6326976 2.6768153 ... }
  t = { bits(0x2c956559) 0.0011398002 0.008568549 0.0011398002 -0.18359375 -0.16886416 -0.15704805 -0.13065606 ... }
  expect lane 0 R8 = 0x44a0a000 lod.length = 5.01953125 lod.minor = -3.33203125 lod.lambda = 1285
  expect lane 1 R8 = 0x44a0a000 lod.length = 5.01953125 lod.minor = -3.33203125 lod.lambda = 1285
  expect lane 2 R8 = 0x44a0a000 lod.length = 5.01953125 lod.minor = -3.33203125 lod.lambda = 1285
  expect lane 3 R8 = 0x44a0a000 lod.length = 5.01953125 lod.minor = -3.33203125 lod.lambda = 1285
  expect lane 4 R8 = 0x44fb4000 lod.length = 7.8515625 lod.minor = 4.37890625 lod.lambda = 2010
  expect lane 5 R8 = 0x44fb4000 lod.length = 7.8515625 lod.minor = 4.37890625 lod.lambda = 2010
  expect lane 6 R8 = 0x44fb4000 lod.length = 7.8515625 lod.minor = 4.37890625 lod.lambda = 2010
  expect lane 7 R8 = 0x44fb4000 lod.length = 7.8515625 lod.minor = 4.37890625 lod.lambda = 2010
}

warp 6 { asm "TMML.LOD R8, R108, 70, 2D, 0x3"   active 0xff
  s = { -0.8027344 -0.7369385 -0.80252266 -0.6796875 1.6660156 1.6660156 1.6639938 1.6940613 ... }
  t = { 0.3046875 0.30489922 0.3704834 0.33587646 0.08203125 0.08203125 0.10110474 -0.14331055 ... }
  expect lane 0 R8 = 0x213 R9 = 0x213 lod.length = 2.07421875 lod.minor = 2.07421875 lod.lambda = 531
  expect lane 1 R8 = 0x213 R9 = 0x213 lod.length = 2.07421875 lod.minor = 2.07421875 lod.lambda = 531
  expect lane 2 R8 = 0x213 R9 = 0x213 lod.length = 2.07421875 lod.minor = 2.07421875 lod.lambda = 531
  expect lane 3 R8 = 0x213 R9 = 0x213 lod.length = 2.07421875 lod.minor = 2.07421875 lod.lambda = 531
  expect lane 4 R8 = 0x56 R9 = 0x56 lod.length = 0.3359375 lod.minor = -128.0 lod.lambda = 86
  expect lane 5 R8 = 0x56 R9 = 0x56 lod.length = 0.3359375 lod.minor = -128.0 lod.lambda = 86
  expect lane 6 R8 = 0x56 R9 = 0x56 lod.length = 0.3359375 lod.minor = -128.0 lod.lambda = 86
  expect lane 7 R8 = 0x56 R9 = 0x56 lod.length = 0.3359375 lod.minor = -128.0 lod.lambda = 86
}

warp 7 { asm "TEX.LBA R8, R60, R232, 71, 2D, 0x1"   active 0xff
  s = { -0.5234375 -0.5062838 -0.51208985 -0.5095117 0.62890625 0.63682616 0.6094336 0.6706212 ... }
  t = { 1.1679688 1.1679688 1.1139675 1.2046778 0.8574219 0.8405828 0.84964895 0.69189674 ... }
  lod = { -0.4375 -0.80078125 2.8828125 0.28515625 3.1640625 -0.82421875 1.5429688 -0.83984375 ... }
  expect lane 0 R8 = 0x43570000 lod.length = 1.27734375 lod.minor = 0.50390625 lod.lambda = 327
  expect lane 1 R8 = 0x42f40000 lod.length = 1.27734375 lod.minor = 0.50390625 lod.lambda = 327
  expect lane 2 R8 = 0x44852000 lod.length = 1.27734375 lod.minor = 0.50390625 lod.lambda = 327
  expect lane 3 R8 = 0x43c80000 lod.length = 1.27734375 lod.minor = 0.50390625 lod.lambda = 327
  expect lane 4 R8 = 0x44864000 lod.length = 1.03125 lod.minor = -0.50390625 lod.lambda = 264
  expect lane 5 R8 = 0x42540000 lod.length = 1.03125 lod.minor = -0.50390625 lod.lambda = 264
  expect lane 6 R8 = 0x4424c000 lod.length = 1.03125 lod.minor = -0.50390625 lod.lambda = 264
  expect lane 7 R8 = 0x42440000 lod.length = 1.03125 lod.minor = -0.50390625 lod.lambda = 264
}

warp 8 { asm "TEX R8, R108, 72, 2D, 0x1"   active 0xff
  s = { 1.3359375 1.3547688 1.2283125 1.3395977 1.7539062 1.7554668 1.7528297 1.7468854 ... }
  t = { -0.54296875 -2.7238464 57.539043 9.188042 0.8574219 -0.48046875 0.9359064 -5.4487486 ... }
  expect lane 0 R8 = 0x45013000 lod.length = 8.07421875 lod.minor = 3.671875 lod.lambda = 2067
  expect lane 1 R8 = 0x45013000 lod.length = 8.07421875 lod.minor = 3.671875 lod.lambda = 2067
  expect lane 2 R8 = 0x45013000 lod.length = 8.07421875 lod.minor = 3.671875 lod.lambda = 2067
  expect lane 3 R8 = 0x45013000 lod.length = 8.07421875 lod.minor = 3.671875 lod.lambda = 2067
  expect lane 4 R8 = 0x44238000 lod.length = 2.5546875 lod.minor = -0.15625 lod.lambda = 654
  expect lane 5 R8 = 0x44238000 lod.length = 2.5546875 lod.minor = -0.15625 lod.lambda = 654
  expect lane 6 R8 = 0x44238000 lod.length = 2.5546875 lod.minor = -0.15625 lod.lambda = 654
  expect lane 7 R8 = 0x44238000 lod.length = 2.5546875 lod.minor = -0.15625 lod.lambda = 654
}

warp 9 { asm "TMML.LOD R8, R60, 73, 2D, 0x3"   active 0xff
  s = { bits(0x29bc469a) 0.0033618582 0.0028728605 0.0033618582 bits(0x2bdc92b7) 0.0008414196 0.0034688264 0.0008414196 ... }
  t = { bits(0x2fdd5555) 0.43229166 1.0494791 0.43229166 bits(0x31365555) 0.71223956 4.9322915 0.71223956 ... }
  expect lane 0 R8 = 0x34b R9 = 0x34b lod.length = 3.29296875 lod.minor = 0.515625 lod.lambda = 843
  expect lane 1 R8 = 0x34b R9 = 0x34b lod.length = 3.29296875 lod.minor = 0.515625 lod.lambda = 843
  expect lane 2 R8 = 0x34b R9 = 0x34b lod.length = 3.29296875 lod.minor = 0.515625 lod.lambda = 843
  expect lane 3 R8 = 0x34b R9 = 0x34b lod.length = 3.29296875 lod.minor = 0.515625 lod.lambda = 843
  expect lane 4 R8 = 0x41b R9 = 0x41b lod.length = 4.10546875 lod.minor = -0.7421875 lod.lambda = 1051
  expect lane 5 R8 = 0x41b R9 = 0x41b lod.length = 4.10546875 lod.minor = -0.7421875 lod.lambda = 1051
  expect lane 6 R8 = 0x41b R9 = 0x41b lod.length = 4.10546875 lod.minor = -0.7421875 lod.lambda = 1051
  expect lane 7 R8 = 0x41b R9 = 0x41b lod.length = 4.10546875 lod.minor = -0.7421875 lod.lambda = 1051
}

warp 10 { asm "TEX.LB R8, R100, R192, 74, ARRAY_2D, 0x1"   active 0xff
  array = { 2 0 0 0 1 0 1 0 ... }
  s = { bits(0x2dd80000) 0.22591145 0.026367188 0.22591145 1.0273438 1.0372721 1.0522763 0.86246747 ... }
  t = { bits(0x2a7e6666) 0.12421875 0.19140625 0.12421875 1.4921875 1.4885478 1.4464843 1.2172056 ... }
  lod = { 1.5351562 -0.9785156 3.8867188 -0.6113281 0.25585938 0.5390625 1.0195312 0.80078125 ... }
  expect lane 0 R8 = 0x44bbe000 lod.length = 4.3359375 lod.minor = 2.9296875 lod.lambda = 1110
  expect lane 1 R8 = 0x44570000 lod.length = 4.3359375 lod.minor = 2.9296875 lod.lambda = 1110
  expect lane 2 R8 = 0x44c00000 lod.length = 4.3359375 lod.minor = 2.9296875 lod.lambda = 1110
  expect lane 3 R8 = 0x446e8000 lod.length = 4.3359375 lod.minor = 2.9296875 lod.lambda = 1110
  expect lane 4 R8 = 0x4411c000 lod.length = 2.0234375 lod.minor = -1.546875 lod.lambda = 518
  expect lane 5 R8 = 0x44240000 lod.length = 2.0234375 lod.minor = -1.546875 lod.lambda = 518
  expect lane 6 R8 = 0x4442c000 lod.length = 2.0234375 lod.minor = -1.546875 lod.lambda = 518
  expect lane 7 R8 = 0x4434c000 lod.length = 2.0234375 lod.minor = -1.546875 lod.lambda = 518
}

warp 11 { asm "TEX R8, R84, 75, 2D, 0x1"   active 0xff
  s = { -33.5 -33.498253 -31.247019 -31.516203 -40.25 -40.248314 -42.73047 -71.28125 ... }
  t = { -48.25 -45.66206 -51.464844 -78.71009 58.375 56.29297 54.83203 90.125 ... }
  expect lane 0 R8 = 0x440b4000 lod.length = 2.17578125 lod.minor = 0.36328125 lod.lambda = 557
  expect lane 1 R8 = 0x440b4000 lod.length = 2.17578125 lod.minor = 0.36328125 lod.lambda = 557
  expect lane 2 R8 = 0x440b4000 lod.length = 2.17578125 lod.minor = 0.36328125 lod.lambda = 557
  expect lane 3 R8 = 0x440b4000 lod.length = 2.17578125 lod.minor = 0.36328125 lod.lambda = 557
  expect lane 4 R8 = 0x440a0000 lod.length = 2.15625 lod.minor = 0.2109375 lod.lambda = 552
  expect lane 5 R8 = 0x440a0000 lod.length = 2.15625 lod.minor = 0.2109375 lod.lambda = 552
  expect lane 6 R8 = 0x440a0000 lod.length = 2.15625 lod.minor = 0.2109375 lod.lambda = 552
  expect lane 7 R8 = 0x440a0000 lod.length = 2.15625 lod.minor = 0.2109375 lod.lambda = 552
}

warp 12 { asm "TMML.LOD R8, R8, 76, 2D, 0x3"   active 0xff
  s = { 0.48242188 0.4823361 0.49367 0.5917969 bits(0x302346f1) 0.04602786 0.039862577 0.04602786 ... }
  t = { 1.265625 1.2402161 1.2744912 1.2388539 bits(0x300835e5) 0.033254523 0.49671054 0.033254523 ... }
  expect lane 0 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -0.140625 lod.lambda = 253
  expect lane 1 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -0.140625 lod.lambda = 253
  expect lane 2 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -0.140625 lod.lambda = 253
  expect lane 3 R8 = 0xfd R9 = 0xfd lod.length = 0.98828125 lod.minor = -0.140625 lod.lambda = 253
  expect lane 4 R8 = 0x467 R9 = 0x467 lod.length = 4.40234375 lod.minor = 2.6875 lod.lambda = 1127
  expect lane 5 R8 = 0x467 R9 = 0x467 lod.length = 4.40234375 lod.minor = 2.6875 lod.lambda = 1127
  expect lane 6 R8 = 0x467 R9 = 0x467 lod.length = 4.40234375 lod.minor = 2.6875 lod.lambda = 1127
  expect lane 7 R8 = 0x467 R9 = 0x467 lod.length = 4.40234375 lod.minor = 2.6875 lod.lambda = 1127
}

warp 13 { asm "TEX.LBA R8, R12, R120, 77, 2D, 0x1"   active 0xff
  s = { bits(0x2bba9697) 0.7288603 1.2334559 0.7288603 -0.15039062 -0.8914298 -0.8834694 2.1804917 ... }
  t = { bits(0x27be6f9c) 0.014280914 0.0029058224 0.014280914 1.4101562 1.419932 1.4197936 1.4206083 ... }
  lod = { -0.0546875 0.16796875 -0.115234375 0.88671875 -0.36914062 -0.52734375 1.171875 0.37109375 ... }
  expect lane 0 R8 = 0x44968000 lod.length = 4.7578125 lod.minor = 3.31640625 lod.lambda = 1218
  expect lane 1 R8 = 0x449da000 lod.length = 4.7578125 lod.minor = 3.31640625 lod.lambda = 1218
  expect lane 2 R8 = 0x4494a000 lod.length = 4.7578125 lod.minor = 3.31640625 lod.lambda = 1218
  expect lane 3 R8 = 0x44b4a000 lod.length = 4.7578125 lod.minor = 3.31640625 lod.lambda = 1218
  expect lane 4 R8 = 0x4482a000 lod.length = 4.44921875 lod.minor = -5.86328125 lod.lambda = 1139
  expect lane 5 R8 = 0x447b0000 lod.length = 4.44921875 lod.minor = -5.86328125 lod.lambda = 1139
  expect lane 6 R8 = 0x44b3e000 lod.length = 4.44921875 lod.minor = -5.86328125 lod.lambda = 1139
  expect lane 7 R8 = 0x449a4000 lod.length = 4.44921875 lod.minor = -5.86328125 lod.lambda = 1139
}

warp 14 { asm "TEX R8, R112, 78, 2D, 0x1"   active 0xff
  s = { bits(0x2a180000) 0.037109375 0.043518066 0.037109375 0.23828125 0.2368927 0.23688626 -0.52246094 ... }
  t = { bits(0x2d6a4000) 0.03036499 0.02859497 0.03036499 -0.27148438 -0.28937107 -0.25394702 -0.13859811 ... }
  expect lane 0 R8 = 0x4409c000 lod.length = 2.15234375 lod.minor = -2.05078125 lod.lambda = 551
  expect lane 1 R8 = 0x4409c000 lod.length = 2.15234375 lod.minor = -2.05078125 lod.lambda = 551
  expect lane 2 R8 = 0x4409c000 lod.length = 2.15234375 lod.minor = -2.05078125 lod.lambda = 551
  expect lane 3 R8 = 0x4409c000 lod.length = 2.15234375 lod.minor = -2.05078125 lod.lambda = 551
  expect lane 4 R8 = 0x43240000 lod.length = 0.640625 lod.minor = -2.94921875 lod.lambda = 164
  expect lane 5 R8 = 0x43240000 lod.length = 0.640625 lod.minor = -2.94921875 lod.lambda = 164
  expect lane 6 R8 = 0x43240000 lod.length = 0.640625 lod.minor = -2.94921875 lod.lambda = 164
  expect lane 7 R8 = 0x43240000 lod.length = 0.640625 lod.minor = -2.94921875 lod.lambda = 164
}

warp 15 { asm "TMML.LOD R8, R16, 79, 2D, 0x3"   active 0xff
  s = { bits(0x2a3f5c29) 0.023359375 0.0771875 0.023359375 bits(0x2fadc28f) 0.10390625 0.042421874 0.10390625 ... }
  t = { bits(0x2ff60dd6) 0.5126689 0.4805743 0.5126689 bits(0x2edf914c) 0.054581925 0.09322213 0.054581925 ... }
  expect lane 0 R8 = 0x4c9 R9 = 0x4c9 lod.length = 4.78515625 lod.minor = 1.92578125 lod.lambda = 1225
  expect lane 1 R8 = 0x4c9 R9 = 0x4c9 lod.length = 4.78515625 lod.minor = 1.92578125 lod.lambda = 1225
  expect lane 2 R8 = 0x4c9 R9 = 0x4c9 lod.length = 4.78515625 lod.minor = 1.92578125 lod.lambda = 1225
  expect lane 3 R8 = 0x4c9 R9 = 0x4c9 lod.length = 4.78515625 lod.minor = 1.92578125 lod.lambda = 1225
  expect lane 4 R8 = 0x380 R9 = 0x380 lod.length = 3.5 lod.minor = 1.26953125 lod.lambda = 896
  expect lane 5 R8 = 0x380 R9 = 0x380 lod.length = 3.5 lod.minor = 1.26953125 lod.lambda = 896
  expect lane 6 R8 = 0x380 R9 = 0x380 lod.length = 3.5 lod.minor = 1.26953125 lod.lambda = 896
  expect lane 7 R8 = 0x380 R9 = 0x380 lod.length = 3.5 lod.minor = 1.26953125 lod.lambda = 896
}

warp 16 { asm "TEX.LB R8, R12, R220, 80, 2D, 0x1"   active 0xff
  s = { 1.7050781 1.7051743 1.7307392 1.6994165 1.2753906 1.2801172 1.2764531 1.2858839 ... }
  t = { -0.16210938 13.210219 -4.849592 -14.990918 1.4003906 0.1001668 2.1982422 15.431641 ... }
  lod = { 2.0507812 -0.8105469 0.84765625 -1.6484375 3.3828125 1.1738281 1.34375 3.2460938 ... }
  expect lane 0 R8 = 0x44fb2000 lod.length = 5.796875 lod.minor = 4.62109375 lod.lambda = 1484
  expect lane 1 R8 = 0x449fa000 lod.length = 5.796875 lod.minor = 4.62109375 lod.lambda = 1484
  expect lane 2 R8 = 0x44d4a000 lod.length = 5.796875 lod.minor = 4.62109375 lod.lambda = 1484
  expect lane 3 R8 = 0x4484c000 lod.length = 5.796875 lod.minor = 4.62109375 lod.lambda = 1484
  expect lane 4 R8 = 0x44c4e000 lod.length = 2.76953125 lod.minor = 1.59375 lod.lambda = 709
  expect lane 5 R8 = 0x447c4000 lod.length = 2.76953125 lod.minor = 1.59375 lod.lambda = 709
  expect lane 6 R8 = 0x4483a000 lod.length = 2.76953125 lod.minor = 1.59375 lod.lambda = 709
  expect lane 7 R8 = 0x44c08000 lod.length = 2.76953125 lod.minor = 1.59375 lod.lambda = 709
}

warp 17 { asm "TEX R8, R16, 81, 2D, 0x1"   active 0xff
  s = { 1.6640625 1.7604519 1.7601813 1.6577839 1.4316406 1.3029741 1.3137922 1.429503 ... }
  t = { 0.5761719 6.294922 5.803467 -4.459909 1.8515625 -126.11317 -144.39384 -2.9609375 ... }
  expect lane 0 R8 = 0x4501e000 lod.length = 8.1171875 lod.minor = 0.015625 lod.lambda = 2078
  expect lane 1 R8 = 0x4501e000 lod.length = 8.1171875 lod.minor = 0.015625 lod.lambda = 2078
  expect lane 2 R8 = 0x4501e000 lod.length = 8.1171875 lod.minor = 0.015625 lod.lambda = 2078
  expect lane 3 R8 = 0x4501e000 lod.length = 8.1171875 lod.minor = 0.015625 lod.lambda = 2078
  expect lane 4 R8 = 0x4516a000 lod.length = 9.4140625 lod.minor = 5.0703125 lod.lambda = 2410
  expect lane 5 R8 = 0x4516a000 lod.length = 9.4140625 lod.minor = 5.0703125 lod.lambda = 2410
  expect lane 6 R8 = 0x4516a000 lod.length = 9.4140625 lod.minor = 5.0703125 lod.lambda = 2410
  expect lane 7 R8 = 0x4516a000 lod.length = 9.4140625 lod.minor = 5.0703125 lod.lambda = 2410
}

warp 18 { asm "TMML.LOD R8, R100, 82, ARRAY_2D, 0x3"   active 0xff
  array = { 0 1 0 0 0 1 1 0 ... }
  s = { bits(0x2d96d555) 0.18489583 0.036824543 0.18489583 bits(0x292e5555) 0.021280924 0.07104492 0.021280924 ... }
  t = { bits(0x299d6666) 0.038427733 0.1 0.038427733 bits(0x301b999a) 0.037988283 0.07539062 0.037988283 ... }
  expect lane 0 R8 = 0x358 R9 = 0x358 lod.length = 3.34375 lod.minor = 2.69140625 lod.lambda = 856
  expect lane 1 R8 = 0x358 R9 = 0x358 lod.length = 3.34375 lod.minor = 2.69140625 lod.lambda = 856
  expect lane 2 R8 = 0x358 R9 = 0x358 lod.length = 3.34375 lod.minor = 2.69140625 lod.lambda = 856
  expect lane 3 R8 = 0x358 R9 = 0x358 lod.length = 3.34375 lod.minor = 2.69140625 lod.lambda = 856
  expect lane 4 R8 = 0x2de R9 = 0x2de lod.length = 2.8671875 lod.minor = -0.796875 lod.lambda = 734
  expect lane 5 R8 = 0x2de R9 = 0x2de lod.length = 2.8671875 lod.minor = -0.796875 lod.lambda = 734
  expect lane 6 R8 = 0x2de R9 = 0x2de lod.length = 2.8671875 lod.minor = -0.796875 lod.lambda = 734
  expect lane 7 R8 = 0x2de R9 = 0x2de lod.length = 2.8671875 lod.minor = -0.796875 lod.lambda = 734
}

warp 19 { asm "TMML.LOD R8, R60, 83, 2D, 0x3"   active 0xf
  s = { 1.5957031 1.7187572 1.489238 1.8714131 ... }
  t = { 1.7929688 1.7957639 1.7915993 1.7647153 ... }
  expect lane 0 R8 = 0x1f1 R9 = 0x1f1 lod.length = 1.94140625 lod.minor = -0.7734375 lod.lambda = 497
  expect lane 1 R8 = 0x1f1 R9 = 0x1f1 lod.length = 1.94140625 lod.minor = -0.7734375 lod.lambda = 497
  expect lane 2 R8 = 0x1f1 R9 = 0x1f1 lod.length = 1.94140625 lod.minor = -0.7734375 lod.lambda = 497
  expect lane 3 R8 = 0x1f1 R9 = 0x1f1 lod.length = 1.94140625 lod.minor = -0.7734375 lod.lambda = 497
}

warp 20 { asm "TEX.LB R8, R76, R220, 84, 2D, 0x1"   active 0xff
  s = { bits(0x2a89c000) 0.11633301 0.03363037 0.11633301 -0.66796875 -0.8232769 -0.66358185 -0.63494873 ... }
  t = { bits(0x2cd38000) 0.42285156 0.20654297 0.42285156 0.4375 0.60375977 0.072753906 1.0273438 ... }
  lod = { -0.45703125 0.36914062 -0.0703125 1.328125 1.1367188 0.00390625 -0.13085938 1.4648438 ... }
  expect lane 0 R8 = 0x448e6000 lod.length = 4.90625 lod.minor = 0.421875 lod.lambda = 1256
  expect lane 1 R8 = 0x44a8c000 lod.length = 4.90625 lod.minor = 0.421875 lod.lambda = 1256
  expect lane 2 R8 = 0x449ac000 lod.length = 4.90625 lod.minor = 0.421875 lod.lambda = 1256
  expect lane 3 R8 = 0x44c00000 lod.length = 4.90625 lod.minor = 0.421875 lod.lambda = 1256
  expect lane 4 R8 = 0x44ba6000 lod.length = 4.6875 lod.minor = 3.15234375 lod.lambda = 1200
  expect lane 5 R8 = 0x44962000 lod.length = 4.6875 lod.minor = 3.15234375 lod.lambda = 1200
  expect lane 6 R8 = 0x4491e000 lod.length = 4.6875 lod.minor = 3.15234375 lod.lambda = 1200
  expect lane 7 R8 = 0x44c00000 lod.length = 4.6875 lod.minor = 3.15234375 lod.lambda = 1200
}

warp 21 { asm "TEX R8, R100, 85, 2D, 0x1"   active 0xff
  s = { bits(0x28e428f6) 0.0139257815 0.015058594 0.0139257815 -0.9121094 -0.8978125 -0.9120652 -0.9866209 ... }
  t = { bits(0x2cfacf91) 0.24619932 0.122466214 0.24619932 -0.6308594 -0.3095147 -0.28499788 -0.5678315 ... }
  expect lane 0 R8 = 0x44550000 lod.length = 3.328125 lod.minor = -0.44140625 lod.lambda = 852
  expect lane 1 R8 = 0x44550000 lod.length = 3.328125 lod.minor = -0.44140625 lod.lambda = 852
  expect lane 2 R8 = 0x44550000 lod.length = 3.328125 lod.minor = -0.44140625 lod.lambda = 852
  expect lane 3 R8 = 0x44550000 lod.length = 3.328125 lod.minor = -0.44140625 lod.lambda = 852
  expect lane 4 R8 = 0x44838000 lod.length = 4.109375 lod.minor = 0.078125 lod.lambda = 1052
  expect lane 5 R8 = 0x44838000 lod.length = 4.109375 lod.minor = 0.078125 lod.lambda = 1052
  expect lane 6 R8 = 0x44838000 lod.length = 4.109375 lod.minor = 0.078125 lod.lambda = 1052
  expect lane 7 R8 = 0x44838000 lod.length = 4.109375 lod.minor = 0.078125 lod.lambda = 1052
}

warp 22 { asm "TMML.LOD R8, R60, 86, 2D, 0x3"   active 0xff
  s = { -0.15039062 -0.148375 -0.15039043 -0.114515625 1.3144531 1.3464531 1.3144531 1.2994665 ... }
  t = { 1.1992188 1.198956 1.292717 -0.56536007 -0.23828125 -0.23828125 -0.17578125 1.9140625 ... }
  expect lane 0 R8 = 0x104 R9 = 0x104 lod.length = 1.015625 lod.minor = -1.42578125 lod.lambda = 260
  expect lane 1 R8 = 0x104 R9 = 0x104 lod.length = 1.015625 lod.minor = -1.42578125 lod.lambda = 260
  expect lane 2 R8 = 0x104 R9 = 0x104 lod.length = 1.015625 lod.minor = -1.42578125 lod.lambda = 260
  expect lane 3 R8 = 0x104 R9 = 0x104 lod.length = 1.015625 lod.minor = -1.42578125 lod.lambda = 260
  expect lane 4 R8 = 0x500 R9 = 0x500 lod.length = 5.0 lod.minor = -2.0 lod.lambda = 1280
  expect lane 5 R8 = 0x500 R9 = 0x500 lod.length = 5.0 lod.minor = -2.0 lod.lambda = 1280
  expect lane 6 R8 = 0x500 R9 = 0x500 lod.length = 5.0 lod.minor = -2.0 lod.lambda = 1280
  expect lane 7 R8 = 0x500 R9 = 0x500 lod.length = 5.0 lod.minor = -2.0 lod.lambda = 1280
}

warp 23 { asm "TEX.LBA R8, R16, R236, 87, 2D, 0x1"   active 0xff
  s = { -0.4296875 -0.4296875 -0.43047735 -0.41649985 -0.12695312 -0.12695312 -0.18907297 -0.12891676 ... }
  t = { -0.6621094 -0.65369123 -0.6621094 -1.594401 -0.3984375 -24.14084 -10.887273 -0.777983 ... }
  lod = { -0.6953125 2.2851562 1.8476562 0.69140625 0.029296875 0.83984375 1.2148438 -0.21875 ... }
  expect lane 0 R8 = 0x0 lod.length = 0.69140625 lod.minor = -5.30859375 lod.lambda = 177
  expect lane 1 R8 = 0x443e8000 lod.length = 0.69140625 lod.minor = -5.30859375 lod.lambda = 177
  expect lane 2 R8 = 0x44228000 lod.length = 0.69140625 lod.minor = -5.30859375 lod.lambda = 177
  expect lane 3 R8 = 0x43b10000 lod.length = 0.69140625 lod.minor = -5.30859375 lod.lambda = 177
  expect lane 4 R8 = 0x44e44000 lod.length = 7.10546875 lod.minor = 6.03515625 lod.lambda = 1819
  expect lane 5 R8 = 0x44fe4000 lod.length = 7.10546875 lod.minor = 6.03515625 lod.lambda = 1819
  expect lane 6 R8 = 0x45052000 lod.length = 7.10546875 lod.minor = 6.03515625 lod.lambda = 1819
  expect lane 7 R8 = 0x44dc6000 lod.length = 7.10546875 lod.minor = 6.03515625 lod.lambda = 1819
}

warp 24 { asm "TEX R8, R84, 88, ARRAY_2D, 0x1"   active 0xff
  array = { 1 2 1 1 1 0 1 1 ... }
  s = { bits(0x320f5555) 0.5598958 0.6595052 0.5598958 bits(0x2f985555) 0.037190754 0.057047527 0.037190754 ... }
  t = { bits(0x2caf0000) 0.0362793 0.021362305 0.0362793 bits(0x2da70000) 0.020385742 0.023022462 0.020385742 ... }
  expect lane 0 R8 = 0x44abc000 lod.length = 5.3671875 lod.minor = 0.15234375 lod.lambda = 1374
  expect lane 1 R8 = 0x44abc000 lod.length = 5.3671875 lod.minor = 0.15234375 lod.lambda = 1374
  expect lane 2 R8 = 0x44abc000 lod.length = 5.3671875 lod.minor = 0.15234375 lod.lambda = 1374
  expect lane 3 R8 = 0x44abc000 lod.length = 5.3671875 lod.minor = 0.15234375 lod.lambda = 1374
  expect lane 4 R8 = 0x43fc8000 lod.length = 1.97265625 lod.minor = -1.7421875 lod.lambda = 505
  expect lane 5 R8 = 0x43fc8000 lod.length = 1.97265625 lod.minor = -1.7421875 lod.lambda = 505
  expect lane 6 R8 = 0x43fc8000 lod.length = 1.97265625 lod.minor = -1.7421875 lod.lambda = 505
  expect lane 7 R8 = 0x43fc8000 lod.length = 1.97265625 lod.minor = -1.7421875 lod.lambda = 505
}

warp 25 { asm "TMML.LOD R8, R36, 89, 2D, 0x3"   active 0xff
  s = { 15 12.350692 17.501837 1.453125 73.625 71.61328 82.546875 69.72656 ... }
  t = { 88.25 85.49796 90.997 76.34375 91.875 100.796875 89.86328 89.85865 ... }
  expect lane 0 R8 = 0x252 R9 = 0x252 lod.length = 2.3203125 lod.minor = -3.64453125 lod.lambda = 594
  expect lane 1 R8 = 0x252 R9 = 0x252 lod.length = 2.3203125 lod.minor = -3.64453125 lod.lambda = 594
  expect lane 2 R8 = 0x252 R9 = 0x252 lod.length = 2.3203125 lod.minor = -3.64453125 lod.lambda = 594
  expect lane 3 R8 = 0x252 R9 = 0x252 lod.length = 2.3203125 lod.minor = -3.64453125 lod.lambda = 594
  expect lane 4 R8 = 0x355 R9 = 0x355 lod.length = 3.33203125 lod.minor = 2.91015625 lod.lambda = 853
  expect lane 5 R8 = 0x355 R9 = 0x355 lod.length = 3.33203125 lod.minor = 2.91015625 lod.lambda = 853
  expect lane 6 R8 = 0x355 R9 = 0x355 lod.length = 3.33203125 lod.minor = 2.91015625 lod.lambda = 853
  expect lane 7 R8 = 0x355 R9 = 0x355 lod.length = 3.33203125 lod.minor = 2.91015625 lod.lambda = 853
}

warp 26 { asm "TEX.LB R8, R48, R172, 90, 2D, 0x1"   active 0xff
  s = { bits(0x2f27b5fa) 0.010236258 0.054122742 0.010236258 -0.5683594 -0.5683594 -0.5282144 -0.8165321 ... }
  t = { bits(0x2e8d435e) 0.24876645 0.06897615 0.24876645 0.55078125 0.7261513 0.55078125 0.43028203 ... }
  lod = { -0.5058594 1.3300781 3.609375 2.4257812 -0.32617188 -0.43359375 -0.578125 0.0078125 ... }
  expect lane 0 R8 = 0x447b8000 lod.length = 3.43359375 lod.minor = 2.890625 lod.lambda = 879
  expect lane 1 R8 = 0x44b86000 lod.length = 3.43359375 lod.minor = 2.890625 lod.lambda = 879
  expect lane 2 R8 = 0x44e00000 lod.length = 3.43359375 lod.minor = 2.890625 lod.lambda = 879
  expect lane 3 R8 = 0x44db8000 lod.length = 3.43359375 lod.minor = 2.890625 lod.lambda = 879
  expect lane 4 R8 = 0x445a4000 lod.length = 2.734375 lod.minor = 2.734375 lod.lambda = 700
  expect lane 5 R8 = 0x44534000 lod.length = 2.734375 lod.minor = 2.734375 lod.lambda = 700
  expect lane 6 R8 = 0x444a0000 lod.length = 2.734375 lod.minor = 2.734375 lod.lambda = 700
  expect lane 7 R8 = 0x446f8000 lod.length = 2.734375 lod.minor = 2.734375 lod.lambda = 700
}

warp 27 { asm "TEX R8, R104, 91, 2D, 0x1"   active 0xff
  s = { bits(0x2db92d2d) 0.3616728 1.8474264 0.3616728 0.107421875 -4.1214213 0.107421875 0.17223299 ... }
  t = { bits(0x2a0c6319) 0.021994134 0.0021421371 0.021994134 0.15039062 0.15039062 0.14204405 0.14724043 ... }
  expect lane 0 R8 = 0x44a04000 lod.length = 5.0078125 lod.minor = 4.4296875 lod.lambda = 1282
  expect lane 1 R8 = 0x44a04000 lod.length = 5.0078125 lod.minor = 4.4296875 lod.lambda = 1282
  expect lane 2 R8 = 0x44a04000 lod.length = 5.0078125 lod.minor = 4.4296875 lod.lambda = 1282
  expect lane 3 R8 = 0x44a04000 lod.length = 5.0078125 lod.minor = 4.4296875 lod.lambda = 1282
  expect lane 4 R8 = 0x44c56000 lod.length = 6.16796875 lod.minor = 3.08984375 lod.lambda = 1579
  expect lane 5 R8 = 0x44c56000 lod.length = 6.16796875 lod.minor = 3.08984375 lod.lambda = 1579
  expect lane 6 R8 = 0x44c56000 lod.length = 6.16796875 lod.minor = 3.08984375 lod.lambda = 1579
  expect lane 7 R8 = 0x44c56000 lod.length = 6.16796875 lod.minor = 3.08984375 lod.lambda = 1579
}

warp 28 { asm "TMML.LOD R8, R28, 92, 2D, 0x3"   active 0xff
  s = { bits(0x303b8000) 0.091552734 0.17456055 0.091552734 1.6132812 1.6132812 1.6620055 1.5843213 ... }
  t = { bits(0x300b0000) 0.43017578 0.13574219 0.43017578 0.84375 0.84375 0.84375 1.1958008 ... }
  expect lane 0 R8 = 0x4e2 R9 = 0x4e2 lod.length = 4.8828125 lod.minor = 3.1171875 lod.lambda = 1250
  expect lane 1 R8 = 0x4e2 R9 = 0x4e2 lod.length = 4.8828125 lod.minor = 3.1171875 lod.lambda = 1250
  expect lane 2 R8 = 0x4e2 R9 = 0x4e2 lod.length = 4.8828125 lod.minor = 3.1171875 lod.lambda = 1250
  expect lane 3 R8 = 0x4e2 R9 = 0x4e2 lod.length = 4.8828125 lod.minor = 3.1171875 lod.lambda = 1250
  expect lane 4 R8 = 0x1a4 R9 = 0x1a4 lod.length = 1.640625 lod.minor = -128.0 lod.lambda = 420
  expect lane 5 R8 = 0x1a4 R9 = 0x1a4 lod.length = 1.640625 lod.minor = -128.0 lod.lambda = 420
  expect lane 6 R8 = 0x1a4 R9 = 0x1a4 lod.length = 1.640625 lod.minor = -128.0 lod.lambda = 420
  expect lane 7 R8 = 0x1a4 R9 = 0x1a4 lod.length = 1.640625 lod.minor = -128.0 lod.lambda = 420
}

warp 29 { asm "TEX.LBA R8, R84, R220, 93, 2D, 0x1"   active 0xff
  s = { bits(0x2e68a3d7) 0.07726563 0.028398437 0.07726563 bits(0x2b7a3d71) 0.025703125 0.015273438 0.025703125 ... }
  t = { bits(0x2daa60dd) 0.041596282 0.0546875 0.041596282 bits(0x3077c8a6) 0.120988175 0.1796875 0.120988175 ... }
  lod = { -0.6953125 -0.01171875 1.0390625 1.5742188 -0.12109375 0.7265625 1.8515625 -0.28710938 ... }
  expect lane 0 R8 = 0x44164000 lod.length = 3.04296875 lod.minor = 0.44921875 lod.lambda = 779
  expect lane 1 R8 = 0x44420000 lod.length = 3.04296875 lod.minor = 0.44921875 lod.lambda = 779
  expect lane 2 R8 = 0x4482a000 lod.length = 3.04296875 lod.minor = 0.44921875 lod.lambda = 779
  expect lane 3 R8 = 0x4493c000 lod.length = 3.04296875 lod.minor = 0.44921875 lod.lambda = 779
  expect lane 4 R8 = 0x443f0000 lod.length = 3.10546875 lod.minor = 0.25390625 lod.lambda = 795
  expect lane 5 R8 = 0x44754000 lod.length = 3.10546875 lod.minor = 0.25390625 lod.lambda = 795
  expect lane 6 R8 = 0x449ea000 lod.length = 3.10546875 lod.minor = 0.25390625 lod.lambda = 795
  expect lane 7 R8 = 0x44348000 lod.length = 3.10546875 lod.minor = 0.25390625 lod.lambda = 795
}

warp 30 { asm "TEX R8, R68, 94, 2D, 0x1"   active 0xff
  s = { bits(0x2add70a4) 0.0068828124 0.0067578126 0.0068828124 bits(0x2e008312) 0.0059453123 0.0019609374 0.0059453123 ... }
  t = { bits(0x2c85c000) 2.0898438 3.65625 2.0898438 bits(0x314b8000) 1.5898438 1.7109375 1.5898438 ... }
  expect lane 0 R8 = 0x44880000 lod.length = 4.25 lod.minor = 1.21484375 lod.lambda = 1088
  expect lane 1 R8 = 0x44880000 lod.length = 4.25 lod.minor = 1.21484375 lod.lambda = 1088
  expect lane 2 R8 = 0x44880000 lod.length = 4.25 lod.minor = 1.21484375 lod.lambda = 1088
  expect lane 3 R8 = 0x44880000 lod.length = 4.25 lod.minor = 1.21484375 lod.lambda = 1088
  expect lane 4 R8 = 0x445d0000 lod.length = 3.453125 lod.minor = 1.3671875 lod.lambda = 884
  expect lane 5 R8 = 0x445d0000 lod.length = 3.453125 lod.minor = 1.3671875 lod.lambda = 884
  expect lane 6 R8 = 0x445d0000 lod.length = 3.453125 lod.minor = 1.3671875 lod.lambda = 884
  expect lane 7 R8 = 0x445d0000 lod.length = 3.453125 lod.minor = 1.3671875 lod.lambda = 884
}

warp 31 { asm "TMML.LOD R8, R44, 95, 2D, 0x3"   active 0xff
  s = { bits(0x2bc5ca2c) 0.0034535453 0.0015090159 0.0034535453 bits(0x26803012) 0.0036751223 0.00048899755 0.0036751223 ... }
  t = { bits(0x2c740000) 2.78125 1.90625 2.78125 bits(0x2e085555) 4.515625 1.0651041 4.515625 ... }
  expect lane 0 R8 = 0x398 R9 = 0x398 lod.length = 3.59375 lod.minor = 0.2734375 lod.lambda = 920
  expect lane 1 R8 = 0x398 R9 = 0x398 lod.length = 3.59375 lod.minor = 0.2734375 lod.lambda = 920
  expect lane 2 R8 = 0x398 R9 = 0x398 lod.length = 3.59375 lod.minor = 0.2734375 lod.lambda = 920
  expect lane 3 R8 = 0x398 R9 = 0x398 lod.length = 3.59375 lod.minor = 0.2734375 lod.lambda = 920
  expect lane 4 R8 = 0x404 R9 = 0x404 lod.length = 4.015625 lod.minor = -0.625 lod.lambda = 1028
  expect lane 5 R8 = 0x404 R9 = 0x404 lod.length = 4.015625 lod.minor = -0.625 lod.lambda = 1028
  expect lane 6 R8 = 0x404 R9 = 0x404 lod.length = 4.015625 lod.minor = -0.625 lod.lambda = 1028
  expect lane 7 R8 = 0x404 R9 = 0x404 lod.length = 4.015625 lod.minor = -0.625 lod.lambda = 1028
}

warp 32 { asm "TEX.LB R8, R84, R176, 96, ARRAY_2D, 0x1"   active 0xff
  array = { 1 1 2 0 1 0 0 2 ... }
  s = { bits(0x31485555) 0.19563802 0.27441406 0.19563802 bits(0x2b155555) 0.5292969 0.036458332 0.5292969 ... }
  t = { bits(0x2edc6666) 0.065625 0.013452148 0.065625 bits(0x2d8ccccd) 0.29960936 0.0171875 0.29960936 ... }
  lod = { 0.8613281 -0.765625 -0.75 -0.83984375 2.0507812 0.4140625 0.8730469 3.1328125 ... }
  expect lane 0 R8 = 0x449e6000 lod.length = 4.08984375 lod.minor = 1.79296875 lod.lambda = 1047
  expect lane 1 R8 = 0x4454c000 lod.length = 4.08984375 lod.minor = 1.79296875 lod.lambda = 1047
  expect lane 2 R8 = 0x4455c000 lod.length = 4.08984375 lod.minor = 1.79296875 lod.lambda = 1047
  expect lane 3 R8 = 0x44500000 lod.length = 4.08984375 lod.minor = 1.79296875 lod.lambda = 1047
  expect lane 4 R8 = 0x44c00000 lod.length = 5.07421875 lod.minor = -2.265625 lod.lambda = 1299
  expect lane 5 R8 = 0x44afa000 lod.length = 5.07421875 lod.minor = -2.265625 lod.lambda = 1299
  expect lane 6 R8 = 0x44be4000 lod.length = 5.07421875 lod.minor = -2.265625 lod.lambda = 1299
  expect lane 7 R8 = 0x44c00000 lod.length = 5.07421875 lod.minor = -2.265625 lod.lambda = 1299
}

warp 33 { asm "TXD R8, R56, R144, 97, 2D, 0x1"   active 0xff
  dsdx = { 1.46875 1.359375 5.359375 1.46875 4.984375 1.2773438 2.21875 2.6328125 ... }
  dsdy = { 1.4179688 1.5273438 5.578125 1.4375 -6.5625 1.609375 3.09375 -2.4296875 ... }
  dtdx = { 1.390625 1.4921875 4.828125 1.0078125 5.546875 1.3359375 1.734375 1.90625 ... }
  dtdy = { 1.484375 1.3828125 3.53125 1.0820312 -5.953125 1.5390625 2.4453125 -2.2734375 ... }
  s = { 124.5 58.25 -18.375 3.375 123.25 29 48.25 119.875 ... }
  t = { 98.5 96 102.75 -23.25 18.5 112.75 67.125 83.125 ... }
  expect lane 0 R8 = 0x43b50000 lod.lambda = 362 lod.length = 1.4140625 lod.minor = -3.68359375 lod.lambda = 362
  expect lane 1 R8 = 0x43b50000 lod.lambda = 362 lod.length = 1.4140625 lod.minor = -2.74609375 lod.lambda = 362
  expect lane 2 R8 = 0x444fc000 lod.lambda = 831 lod.length = 3.24609375 lod.minor = -0.24609375 lod.lambda = 831
  expect lane 3 R8 = 0x43a88000 lod.lambda = 337 lod.length = 1.31640625 lod.minor = -4.14453125 lod.lambda = 337
  expect lane 4 R8 = 0x445a8000 lod.lambda = 874 lod.length = 3.4140625 lod.minor = -0.671875 lod.lambda = 874
  expect lane 5 R8 = 0x43b50000 lod.lambda = 362 lod.length = 1.4140625 lod.minor = -3.875 lod.lambda = 362
  expect lane 6 R8 = 0x440d8000 lod.lambda = 566 lod.length = 2.2109375 lod.minor = -6.2109375 lod.lambda = 566
  expect lane 7 R8 = 0x440a0000 lod.lambda = 552 lod.length = 2.15625 lod.minor = -1.7109375 lod.lambda = 552
}

warp 34 { asm "TXD R8, R72, R140, 98, 2D, 0x1"   active 0xff
  dsdx = { -6.609375 -1.3515625 -1.0078125 -1.4101562 3.1328125 6.1875 2.46875 1.359375 ... }
  dsdy = { 4.890625 1.5234375 1.1367188 1.4726562 2.640625 -5.40625 3.34375 -1.171875 ... }
  dtdx = { -6.671875 -1.2070312 -1.1679688 -0.89453125 2.515625 5.046875 2.40625 0.94921875 ... }
  dtdy = { 4.828125 1.6679688 0.921875 1.1953125 3.234375 -6.453125 1.7734375 -1.140625 ... }
  s = { 74.375 47.875 113.875 126.5 54.5 43.625 124 50.875 ... }
  t = { 76.625 41.625 -27.625 -27.25 4.625 -0.875 117.375 6.25 ... }
  expect lane 0 R8 = 0x445a4000 lod.lambda = 873 lod.length = 3.41015625 lod.minor = -3.8828125 lod.lambda = 873
  expect lane 1 R8 = 0x43b48000 lod.lambda = 361 lod.length = 1.41015625 lod.minor = -2.6796875 lod.lambda = 361
  expect lane 2 R8 = 0x437a0000 lod.lambda = 250 lod.length = 0.9765625 lod.minor = -2.30078125 lod.lambda = 250
  expect lane 3 R8 = 0x43a70000 lod.lambda = 334 lod.length = 1.3046875 lod.minor = -2.7421875 lod.lambda = 334
  expect lane 4 R8 = 0x441a8000 lod.lambda = 618 lod.length = 2.4140625 lod.minor = -0.61328125 lod.lambda = 618
  expect lane 5 R8 = 0x445ac000 lod.lambda = 875 lod.length = 3.41796875 lod.minor = 0.24609375 lod.lambda = 875
  expect lane 6 R8 = 0x44144000 lod.lambda = 593 lod.length = 2.31640625 lod.minor = -0.4375 lod.lambda = 593
  expect lane 7 R8 = 0x43940000 lod.lambda = 296 lod.length = 1.15625 lod.minor = -2.33984375 lod.lambda = 296
}

warp 35 { asm "TXD R8, R72, R140, 99, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 4.0234375 0 8.09375 0 4.0859375 0 1.0292969 0 33.1875 0 33.4375 0 8.40625 0 8.46875 0 4.2734375 0 4.296875 0 1.0839844 0 34.875 0 17.5625 0 35.4375 0 2.2304688 0 1.1230469 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -8.015625 0 -2.0195312 0 -4.0703125 0 -32.75 0 -16.53125 0 -8.328125 0 -1.0488281 0 -33.75 0 -1.0625 0 -34.3125 0 -2.1601562 0 -4.3515625 0 -35.0625 0 -35.3125 0 -2.2226562 0 -17.90625 0 ... }
  s = { 32.75 -30 96.375 101.625 109.375 46 64.5 73.875 117 105.125 -25.75 -13 101.625 28 52.5 48.875 114.875 77.75 74.5 43.125 74.625 -11.125 -10.375 107.5 27.625 -4 47.375 58.875 100.375 125.625 74.625 16.375 ... }
  t = { 65 104.125 -9.625 106.125 78.5 43.5 121.25 -4.375 24.625 78.875 94.625 2.125 58 94 115.5 110.625 94 12.25 82.625 94 110.5 77.375 28.5 9.375 4 37.125 46.25 78.875 87.125 14.25 11.625 -27.25 ... }
  expect lane 0 R8 = 0x44400000
  expect lane 1 R8 = 0x44008000
  expect lane 2 R8 = 0x43820000
  expect lane 3 R8 = 0x44414000
  expect lane 4 R8 = 0x44018000
  expect lane 5 R8 = 0x44020000
  expect lane 6 R8 = 0x44a12000
  expect lane 7 R8 = 0x41300000
  expect lane 8 R8 = 0x44818000
  expect lane 9 R8 = 0x44a1a000
  expect lane 10 R8 = 0x4443c000
  expect lane 11 R8 = 0x44a20000
  expect lane 12 R8 = 0x41900000
  expect lane 13 R8 = 0x4444c000
  expect lane 14 R8 = 0x44a28000
  expect lane 15 R8 = 0x44458000
  expect lane 16 R8 = 0x41b80000
  expect lane 17 R8 = 0x44060000
  expect lane 18 R8 = 0x44a34000
  expect lane 19 R8 = 0x4406c000
  expect lane 20 R8 = 0x438e0000
  expect lane 21 R8 = 0x41f00000
  expect lane 22 R8 = 0x4407c000
  expect lane 23 R8 = 0x44a40000
  expect lane 24 R8 = 0x44a44000
  expect lane 25 R8 = 0x44846000
  expect lane 26 R8 = 0x44a48000
  expect lane 27 R8 = 0x44a4c000
  expect lane 28 R8 = 0x43938000
  expect lane 29 R8 = 0x43940000
  expect lane 30 R8 = 0x44854000
  expect lane 31 R8 = 0x422c0000
}

warp 36 { asm "TXD R8, R92, R200, 100, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 9.046875 0 9.09375 0 18.34375 0 1.1523438 0 37.1875 0 2.3398438 0 1.1757812 0 18.9375 0 9.546875 0 2.3984375 0 4.828125 0 9.71875 0 9.796875 0 1.2304688 0 4.953125 0 2.4960938 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -9 0 -9.0625 0 -4.5625 0 -18.375 0 -18.5 0 -1.1640625 0 -2.34375 0 -37.8125 0 -19 0 -4.78125 0 -38.5625 0 -1.2128906 0 -1.21875 0 -2.4570312 0 -2.4726562 0 -4.9765625 0 ... }
  s = { 112.625 -9.25 68.75 49.375 71.25 82.5 103.375 115.125 -20.25 108.625 98.125 47.5 78.375 -3.875 29 27 22.375 71.125 66.5 51.25 61.125 112.125 85.125 46.5 14.875 119.25 76.25 -29.375 94 100.75 97 102 ... }
  t = { 28.625 42.625 98 31.375 107.625 -8.5 89.5 121 28.25 68.875 90.5 37 -7.875 28.75 39.125 99.75 85.5 120.5 114.5 25 92.5 110.25 40.25 124 78.75 70.75 109.5 42.75 95.25 83.5 13.75 -13.625 ... }
  expect lane 0 R8 = 0x444b0000
  expect lane 1 R8 = 0x444b4000
  expect lane 2 R8 = 0x444bc000
  expect lane 3 R8 = 0x444c0000
  expect lane 4 R8 = 0x440c4000
  expect lane 5 R8 = 0x44864000
  expect lane 6 R8 = 0x44868000
  expect lane 7 R8 = 0x42540000
  expect lane 8 R8 = 0x4486c000
  expect lane 9 R8 = 0x44a6e000
  expect lane 10 R8 = 0x42640000
  expect lane 11 R8 = 0x439d0000
  expect lane 12 R8 = 0x439d8000
  expect lane 13 R8 = 0x42700000
  expect lane 14 R8 = 0x44a7c000
  expect lane 15 R8 = 0x4487e000
  expect lane 16 R8 = 0x44880000
  expect lane 17 R8 = 0x44504000
  expect lane 18 R8 = 0x44108000
  expect lane 19 R8 = 0x43a20000
  expect lane 20 R8 = 0x44a8a000
  expect lane 21 R8 = 0x44118000
  expect lane 22 R8 = 0x428e0000
  expect lane 23 R8 = 0x44520000
  expect lane 24 R8 = 0x42940000
  expect lane 25 R8 = 0x4452c000
  expect lane 26 R8 = 0x43a60000
  expect lane 27 R8 = 0x429a0000
  expect lane 28 R8 = 0x43a70000
  expect lane 29 R8 = 0x4413c000
  expect lane 30 R8 = 0x44144000
  expect lane 31 R8 = 0x43a90000
}

warp 37 { asm "TXD R8, R28, R124, 101, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 5.0234375 0 2.5234375 0 1.2714844 0 10.21875 0 1.2851562 0 1.2949219 0 20.8125 0 41.875 0 5.2734375 0 21.1875 0 10.65625 0 10.71875 0 5.390625 0 21.71875 0 1.3632812 0 1.3730469 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -10.015625 0 -2.515625 0 -1.265625 0 -20.375 0 -10.265625 0 -41.25 0 -1.296875 0 -5.2265625 0 -42 0 -42.25 0 -5.3125 0 -21.40625 0 -2.6914062 0 -2.7070312 0 -1.359375 0 -5.4765625 0 ... }
  s = { 41.875 36.25 -5.25 98 -6.125 102.75 19.75 41.5 35.375 -0.125 3.25 66.125 26.625 127.625 45.625 101.5 81.25 120.25 -24.875 68.875 102.25 105.625 -31.5 27.5 95.75 48.375 29.625 100.25 122.375 -16.25 -11.375 -4.875 ... }
  t = { 52.5 67 66.125 -21.625 121.375 -10.5 93.375 -10 108.375 75.5 -1.125 -15 44 115.75 17.375 71.25 55.5 88.125 109.25 5.375 74.875 99.75 119 15.75 -5.75 41.5 68.75 81 -16.25 125.75 36.5 20.75 ... }
  expect lane 0 R8 = 0x4454c000
  expect lane 1 R8 = 0x44150000
  expect lane 2 R8 = 0x43aa8000
  expect lane 3 R8 = 0x43ab0000
  expect lane 4 R8 = 0x42b00000
  expect lane 5 R8 = 0x42b20000
  expect lane 6 R8 = 0x448b4000
  expect lane 7 R8 = 0x4456c000
  expect lane 8 R8 = 0x44570000
  expect lane 9 R8 = 0x42ba0000
  expect lane 10 R8 = 0x44abc000
  expect lane 11 R8 = 0x42be0000
  expect lane 12 R8 = 0x42c20000
  expect lane 13 R8 = 0x448c4000
  expect lane 14 R8 = 0x4418c000
  expect lane 15 R8 = 0x44ac8000
  expect lane 16 R8 = 0x44aca000
  expect lane 17 R8 = 0x44198000
  expect lane 18 R8 = 0x44ace000
  expect lane 19 R8 = 0x448d0000
  expect lane 20 R8 = 0x441a4000
  expect lane 21 R8 = 0x445a8000
  expect lane 22 R8 = 0x448d6000
  expect lane 23 R8 = 0x445b4000
  expect lane 24 R8 = 0x43b70000
  expect lane 25 R8 = 0x441bc000
  expect lane 26 R8 = 0x43b80000
  expect lane 27 R8 = 0x448e2000
  expect lane 28 R8 = 0x42e40000
  expect lane 29 R8 = 0x42e60000
  expect lane 30 R8 = 0x441d0000
  expect lane 31 R8 = 0x42ea0000
}

warp 38 { asm "TXD R8, R16, R160, 102, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 2.7578125 0 5.546875 0 5.578125 0 1.4042969 0 22.59375 0 11.359375 0 11.40625 0 45.875 0 11.53125 0 5.796875 0 11.65625 0 23.46875 0 47.1875 0 5.9296875 0 23.8125 0 11.984375 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -2.7539062 0 -5.53125 0 -2.7851562 0 -1.4003906 0 -5.625 0 -45.25 0 -45.5 0 -5.71875 0 -46.0625 0 -1.4453125 0 -23.28125 0 -46.8125 0 -23.5 0 -2.953125 0 -23.75 0 -5.9765625 0 ... }
  s = { 69 -30.875 -3.25 7.625 45.125 103.75 110 92.875 110.125 50.875 43.375 109 9.5 -7.375 14.875 77.625 58.875 72 45.25 -18.5 52.5 59 78 36.625 -0.875 90.5 -26 78.375 -24.875 3.25 -16.75 85 ... }
  t = { 127.125 -6.25 84.75 -9.125 19.25 22 -1.125 13.875 -31.375 82.25 -5.125 48.75 97.125 -6.125 32.125 37.125 79.125 54.125 1.375 59.25 20.5 -29.375 9.75 7.25 18 39.125 121.5 34.625 31.875 65.25 5.25 -13.375 ... }
  expect lane 0 R8 = 0x43bb0000
  expect lane 1 R8 = 0x43bb8000
  expect lane 2 R8 = 0x441e0000
  expect lane 3 R8 = 0x441e4000
  expect lane 4 R8 = 0x43bd0000
  expect lane 5 R8 = 0x441ec000
  expect lane 6 R8 = 0x42f80000
  expect lane 7 R8 = 0x42fa0000
  expect lane 8 R8 = 0x441f8000
  expect lane 9 R8 = 0x448fe000
  expect lane 10 R8 = 0x44b00000
  expect lane 11 R8 = 0x44604000
  expect lane 12 R8 = 0x44b04000
  expect lane 13 R8 = 0x4460c000
  expect lane 14 R8 = 0x44210000
  expect lane 15 R8 = 0x44b0a000
  expect lane 16 R8 = 0x44b0e000
  expect lane 17 R8 = 0x44620000
  expect lane 18 R8 = 0x43090000
  expect lane 19 R8 = 0x44224000
  expect lane 20 R8 = 0x44914000
  expect lane 21 R8 = 0x4462c000
  expect lane 22 R8 = 0x44b18000
  expect lane 23 R8 = 0x4491a000
  expect lane 24 R8 = 0x4491c000
  expect lane 25 R8 = 0x44b1e000
  expect lane 26 R8 = 0x43c80000
  expect lane 27 R8 = 0x44244000
  expect lane 28 R8 = 0x44924000
  expect lane 29 R8 = 0x44926000
  expect lane 30 R8 = 0x44250000
  expect lane 31 R8 = 0x44654000
}

warp 39 { asm "TXD R8, R56, R232, 103, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 3.0078125 0 6.046875 0 6.0859375 0 1.5292969 0 6.1484375 0 1.5449219 0 1.5507812 0 49.9375 0 25.09375 0 25.21875 0 6.3359375 0 12.71875 0 51.125 0 25.71875 0 12.90625 0 6.4921875 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -12.015625 0 -24.15625 0 -48.5625 0 -12.1875 0 -49 0 -1.5410156 0 -1.5488281 0 -1.5546875 0 -3.125 0 -3.1445312 0 -25.25 0 -1.5878906 0 -6.3828125 0 -12.828125 0 -51.5625 0 -12.953125 0 ... }
  s = { 100 97 28.5 23.875 14.625 -18 17 17.5 -18.25 95.5 57.25 50.25 20.875 31.125 3.375 -23.375 37.25 69.875 59 68.125 103.25 30.125 119.625 -23.125 -20.875 114.125 -21 109 70.625 68 13.75 -0.125 ... }
  t = { 2.5 -25.25 -25.25 -15.5 123.75 85.25 81 0.625 31.375 -2.75 39.25 94.5 29.625 64.25 35.75 88.125 83.5 29.625 -29.75 63.625 108.5 1.125 -22.125 82.625 -29.75 16 112.625 108.25 -5.875 116.375 18.375 69.5 ... }
  expect lane 0 R8 = 0x44658000
  expect lane 1 R8 = 0x43cb8000
  expect lane 2 R8 = 0x44930000
  expect lane 3 R8 = 0x44264000
  expect lane 4 R8 = 0x44b34000
  expect lane 5 R8 = 0x4426c000
  expect lane 6 R8 = 0x44670000
  expect lane 7 R8 = 0x431d0000
  expect lane 8 R8 = 0x44b3c000
  expect lane 9 R8 = 0x4427c000
  expect lane 10 R8 = 0x43200000
  expect lane 11 R8 = 0x43210000
  expect lane 12 R8 = 0x43220000
  expect lane 13 R8 = 0x43220000
  expect lane 14 R8 = 0x43230000
  expect lane 15 R8 = 0x44b48000
  expect lane 16 R8 = 0x43d28000
  expect lane 17 R8 = 0x4494c000
  expect lane 18 R8 = 0x43d38000
  expect lane 19 R8 = 0x44950000
  expect lane 20 R8 = 0x44952000
  expect lane 21 R8 = 0x442a8000
  expect lane 22 R8 = 0x432b0000
  expect lane 23 R8 = 0x446b0000
  expect lane 24 R8 = 0x442b4000
  expect lane 25 R8 = 0x44b5a000
  expect lane 26 R8 = 0x446b8000
  expect lane 27 R8 = 0x4495e000
  expect lane 28 R8 = 0x44b60000
  expect lane 29 R8 = 0x446c4000
  expect lane 30 R8 = 0x446c8000
  expect lane 31 R8 = 0x442cc000
}

warp 40 { asm "TXD R8, R92, R136, 104, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 6.515625 0 3.2773438 0 1.6445312 0 13.21875 0 26.5625 0 26.6875 0 3.3515625 0 13.484375 0 6.7734375 0 54.375 0 13.671875 0 13.734375 0 13.78125 0 55.375 0 3.4765625 0 1.7460938 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -1.625 0 -52.25 0 -13.140625 0 -3.3007812 0 -13.25 0 -3.328125 0 -26.78125 0 -3.3632812 0 -6.7578125 0 -13.578125 0 -6.8125 0 -54.75 0 -13.75 0 -27.625 0 -13.875 0 -6.96875 0 ... }
  s = { 10.125 38.5 103.875 -7.375 110.5 23.875 107.25 86.125 53.625 -11.25 62 75.5 117.5 41.125 117 38.625 18.625 38.125 54.5 -17.375 17.125 43.375 12.25 -31.875 122.5 20.75 22 120.625 14.875 -23.75 76.125 126.625 ... }
  t = { -17.125 2.875 30.375 126 104.75 18.875 -10.625 -8.375 126.875 66.5 123.625 10.75 103.125 -28.375 25.875 91.5 20.625 -21.25 88.25 119.875 67.625 6.5 -13.125 74.375 9.75 10.125 122.375 82 107.5 23.75 67.875 126.125 ... }
  expect lane 0 R8 = 0x43340000
  expect lane 1 R8 = 0x442d4000
  expect lane 2 R8 = 0x44b6a000
  expect lane 3 R8 = 0x43db0000
  expect lane 4 R8 = 0x446dc000
  expect lane 5 R8 = 0x43380000
  expect lane 6 R8 = 0x43dc8000
  expect lane 7 R8 = 0x446e8000
  expect lane 8 R8 = 0x446ec000
  expect lane 9 R8 = 0x44978000
  expect lane 10 R8 = 0x43de0000
  expect lane 11 R8 = 0x4497a000
  expect lane 12 R8 = 0x4497c000
  expect lane 13 R8 = 0x43df8000
  expect lane 14 R8 = 0x43e00000
  expect lane 15 R8 = 0x44704000
  expect lane 16 R8 = 0x44308000
  expect lane 17 R8 = 0x4430c000
  expect lane 18 R8 = 0x4470c000
  expect lane 19 R8 = 0x44b88000
  expect lane 20 R8 = 0x44314000
  expect lane 21 R8 = 0x44718000
  expect lane 22 R8 = 0x44b8e000
  expect lane 23 R8 = 0x44720000
  expect lane 24 R8 = 0x44720000
  expect lane 25 R8 = 0x44724000
  expect lane 26 R8 = 0x44994000
  expect lane 27 R8 = 0x44b96000
  expect lane 28 R8 = 0x44730000
  expect lane 29 R8 = 0x43e68000
  expect lane 30 R8 = 0x44334000
  expect lane 31 R8 = 0x434e0000
}

warp 41 { asm "TXD R8, R116, R124, 105, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 7.015625 0 14.109375 0 14.15625 0 28.4375 0 14.28125 0 3.5898438 0 14.421875 0 28.9375 0 1.8164062 0 7.296875 0 1.8339844 0 58.9375 0 59.125 0 1.8554688 0 29.8125 0 7.4921875 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -28.03125 0 -14.078125 0 -14.125 0 -1.7753906 0 -28.53125 0 -7.1640625 0 -7.1953125 0 -28.90625 0 -29 0 -7.2890625 0 -3.65625 0 -14.6875 0 -1.84375 0 -14.828125 0 -14.890625 0 -59.75 0 ... }
  s = { -18.75 -18.5 -4.625 45.25 -23.625 65.5 20.75 103.375 9.875 -20.125 -18.875 17.25 -25.125 65 82.375 111 8.5 106.25 41.875 123.875 11.375 90.5 20 113.25 4 -14.25 -18.125 36.125 28.375 80.125 27.75 76.75 ... }
  t = { 46.375 127.75 24.5 37.125 37.375 125.5 12 45.625 38.75 118.75 57.625 -7.125 16.125 74.75 65.625 125.25 84.625 42.625 47.625 51 11.875 8 123.75 75.75 -26 37.375 -29.125 -8.875 46 89.5 1.375 118.75 ... }
  expect lane 0 R8 = 0x4499e000
  expect lane 1 R8 = 0x44340000
  expect lane 2 R8 = 0x44744000
  expect lane 3 R8 = 0x44748000
  expect lane 4 R8 = 0x44748000
  expect lane 5 R8 = 0x4474c000
  expect lane 6 R8 = 0x43540000
  expect lane 7 R8 = 0x449aa000
  expect lane 8 R8 = 0x449ac000
  expect lane 9 R8 = 0x44758000
  expect lane 10 R8 = 0x4435c000
  expect lane 11 R8 = 0x43ec0000
  expect lane 12 R8 = 0x44364000
  expect lane 13 R8 = 0x44768000
  expect lane 14 R8 = 0x449b4000
  expect lane 15 R8 = 0x449b6000
  expect lane 16 R8 = 0x449b8000
  expect lane 17 R8 = 0x435d0000
  expect lane 18 R8 = 0x44378000
  expect lane 19 R8 = 0x44378000
  expect lane 20 R8 = 0x43ef8000
  expect lane 21 R8 = 0x43600000
  expect lane 22 R8 = 0x44784000
  expect lane 23 R8 = 0x44bc4000
  expect lane 24 R8 = 0x43620000
  expect lane 25 R8 = 0x44bc6000
  expect lane 26 R8 = 0x44790000
  expect lane 27 R8 = 0x43650000
  expect lane 28 R8 = 0x44794000
  expect lane 29 R8 = 0x449cc000
  expect lane 30 R8 = 0x44bce000
  expect lane 31 R8 = 0x443a0000
}

warp 42 { asm "TXD R8, R16, R120, 106, 2D, 0x1"   active 0xffffffff
  dsdx = { 0 7.515625 0 3.7734375 0 30.3125 0 30.4375 0 30.5625 0 30.6875 0 15.421875 0 30.9375 0 15.546875 0 1.9492188 0 1.9589844 0 31.46875 0 3.9453125 0 15.84375 0 3.9804688 0 3.9921875 ... }
  dsdy = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdx = { 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ... }
  dtdy = { -7.5 0 -1.8828125 0 -3.78125 0 -30.375 0 -1.90625 0 -61.25 0 -30.75 0 -15.453125 0 -3.8789062 0 -31.125 0 -7.8203125 0 -31.375 0 -1.96875 0 -3.953125 0 -15.875 0 -1.9941406 0 ... }
  s = { 43.625 91.125 -15.875 52.875 -28.125 -31.625 119.5 2.375 9 111.25 85.625 48.125 39.75 0 77.5 117.75 51.625 53.125 108.75 36.25 73.875 44.375 9 -30.75 20 -6.25 111.5 54.375 32.25 83 -17.875 74.5 ... }
  t = { 122.625 4.875 62.125 -31.125 -0.125 -8.125 39.25 -31.375 107.5 37.75 25.75 -25.125 75.125 105 -25.875 70.125 36 -5.125 72.75 54.25 108.5 72.75 89.875 35.75 -25.875 46.625 82.5 80.125 100.25 -8.5 97.5 29.5 ... }
  expect lane 0 R8 = 0x443a4000
  expect lane 1 R8 = 0x443a4000
  expect lane 2 R8 = 0x436a0000
  expect lane 3 R8 = 0x43f58000
  expect lane 4 R8 = 0x43f60000
  expect lane 5 R8 = 0x449d8000
  expect lane 6 R8 = 0x449da000
  expect lane 7 R8 = 0x449dc000
  expect lane 8 R8 = 0x436f0000
  expect lane 9 R8 = 0x449de000
  expect lane 10 R8 = 0x44be0000
  expect lane 11 R8 = 0x449e2000
  expect lane 12 R8 = 0x449e4000
  expect lane 13 R8 = 0x447c8000
  expect lane 14 R8 = 0x447cc000
  expect lane 15 R8 = 0x449e8000
  expect lane 16 R8 = 0x43fa8000
  expect lane 17 R8 = 0x447d4000
  expect lane 18 R8 = 0x449ec000
  expect lane 19 R8 = 0x43770000
  expect lane 20 R8 = 0x443e0000
  expect lane 21 R8 = 0x43780000
  expect lane 22 R8 = 0x449f2000
  expect lane 23 R8 = 0x449f4000
  expect lane 24 R8 = 0x437b0000
  expect lane 25 R8 = 0x43fd8000
  expect lane 26 R8 = 0x43fe0000
  expect lane 27 R8 = 0x447f4000
  expect lane 28 R8 = 0x447f4000
  expect lane 29 R8 = 0x43ff0000
  expect lane 30 R8 = 0x437f0000
  expect lane 31 R8 = 0x43ff8000
}

warp 43 { asm "TXD R8, R24, R236, 107, 2D, 0x1"   active 0xff
  dsdx = { bits(0xff7fffff) bits(0xff7fffff) bits(0x80800001) bits(0xff7fffff) bits(0x7f7fffff) bits(0x7fc00000) bits(0x7f7fffff) bits(0x1) ... }
  dsdy = { bits(0x381c71cf) bits(0x7fc00000) bits(0xff7fffff) 0.102280565 0.0058013145 0.4404297 bits(0xff7fffff) bits(0x7bf81a2a) ... }
  dtdx = { bits(0x80800001) bits(0x1) bits(0x7fc00000) bits(0x80000000) bits(0x800000) bits(0x80000000) bits(0x800000) bits(0x7f7fffff) ... }
  dtdy = { -0.0026001106 bits(0x7f800000) bits(0x7fc00000) -0.06266939 bits(0x80800001) 0 bits(0x7f800000) bits(0x800000) ... }
  s = { 0.16015625 0.41210938 0.98828125 1.9902344 0.8613281 0.20703125 -0.359375 1.2714844 ... }
  t = { 0.9765625 1.6601562 0.5625 -0.3828125 -0.28125 1.2558594 -0.013671875 1.5019531 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -2.5859375 lod.lambda = 32767
  expect lane 1 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 2 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 3 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 2.00390625 lod.lambda = 32767
  expect lane 4 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -120.0 lod.lambda = 32767
  expect lane 5 R8 = 0x449a4000 lod.lambda = 1234 lod.length = 4.8203125 lod.minor = -128.0 lod.lambda = 1234
  expect lane 6 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 7 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 126.95703125 lod.lambda = 32767
}

warp 44 { asm "TXD R8, R64, R220, 108, 2D, 0x1"   active 0xff
  dsdx = { bits(0xff7fffff) bits(0x800000) bits(0x7fc00000) bits(0x2d4de9c0) 0.0038112171 bits(0x7f800000) bits(0x800000) bits(0x7f800000) ... }
  dsdy = { bits(0x62d34683) 1 32 15.0625 bits(0x800000) 20.884611 bits(0x1) bits(0x6e49bce8) ... }
  dtdx = { bits(0xff7fffff) bits(0x1) bits(0x7f7fffff) bits(0x7fc00000) bits(0x80800001) bits(0x80800001) bits(0x80000000) bits(0x800000) ... }
  dtdy = { bits(0x80800001) 0 0 0 bits(0x7f800000) 0 bits(0x7f7fffff) bits(0x2bb769a3) ... }
  s = { 127.375 -19.875 43.75 50.375 -17.625 28.375 -27.125 126.625 ... }
  t = { -6 91.25 114.5 27.625 90.75 -2.5 52.625 -16.75 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 31853 lod.length = 127.99609375 lod.minor = 70.296875 lod.lambda = 31853
  expect lane 1 R8 = 0x0 lod.lambda = -1024 lod.length = 0.0 lod.minor = -128.0 lod.lambda = -1024
  expect lane 2 R8 = 0x44c00000 lod.lambda = 31743 lod.length = 127.99609375 lod.minor = 5.0 lod.lambda = 31743
  expect lane 3 R8 = 0x0 lod.lambda = -22 lod.length = 3.9140625 lod.minor = -128.0 lod.lambda = -22
  expect lane 4 R8 = 0x44c00000 lod.lambda = 31743 lod.length = 127.99609375 lod.minor = -8.03125 lod.lambda = 31743
  expect lane 5 R8 = 0x44c00000 lod.lambda = 31743 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 31743
  expect lane 6 R8 = 0x44c00000 lod.lambda = 31743 lod.length = 127.99609375 lod.minor = -126.0 lod.lambda = 31743
  expect lane 7 R8 = 0x44c00000 lod.lambda = 31743 lod.length = 127.99609375 lod.minor = -39.48046875 lod.lambda = 31743
}

warp 45 { asm "TXD R8, R64, R152, 109, ARRAY_1D, 0x1"   active 0xff
  dsdx = { bits(0x80800001) bits(0x2f5a1c01) bits(0x7f7fffff) 0.0002284236 bits(0x1) bits(0x80800001) bits(0x80800001) bits(0x7fc00000) ... }
  dsdy = { bits(0x800000) bits(0x80800001) bits(0x80000000) bits(0x7fc00000) bits(0x1) bits(0x80000000) bits(0xff7fffff) -0.07177083 ... }
  array = { 0x12340002 0x12340001 0x12340000 0x12340003 0x12340001 0x12340000 0x12340000 0x12340001 ... }
  s = { 1.8964844 1.3847656 0.80859375 1.6699219 0.75 0.8222656 -0.30078125 -0.4609375 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -30544 lod.length = -119.3125 lod.minor = -128.0 lod.lambda = -30544
  expect lane 1 R8 = 0x0 lod.lambda = -6657 lod.length = -26.00390625 lod.minor = -128.0 lod.lambda = -6657
  expect lane 2 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 3 R8 = 0x0 lod.lambda = -1502 lod.length = -5.8671875 lod.minor = -128.0 lod.lambda = -1502
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 5 R8 = 0x0 lod.lambda = -30661 lod.length = -119.76953125 lod.minor = -128.0 lod.lambda = -30661
  expect lane 6 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 7 R8 = 0x441b8000 lod.lambda = 622 lod.length = 2.4296875 lod.minor = -128.0 lod.lambda = 622
}

warp 46 { asm "TXD R8, R88, R132, 110, 2D, 0x1"   active 0xff
  dsdx = { bits(0xff7fffff) bits(0x7f800000) bits(0x800000) bits(0x7f800000) bits(0x7fc00000) bits(0x7f7fffff) bits(0x7f800000) bits(0x80800001) ... }
  dsdy = { -0.00016451138 0.06259169 bits(0xb852e380) 0 bits(0x7f7fffff) bits(0x80000000) bits(0x7fc00000) 0.00018558674 ... }
  dtdx = { bits(0x7f7fffff) bits(0x7f7fffff) bits(0x80800001) bits(0x1) bits(0x800000) bits(0x7fc00000) bits(0x7f800000) bits(0x7f800000) ... }
  dtdy = { 1.8751206 0 -2.5625 0.33925375 bits(0x1) bits(0x2ef35bdf) bits(0x7f7fffff) 43.916668 ... }
  s = { -0.34570312 0.14257812 0.9980469 -0.125 1.609375 -0.328125 0.5332031 -0.41210938 ... }
  t = { -0.30664062 -0.11328125 0.44921875 0.17578125 0.33398438 0.3046875 0.8691406 1.4726562 ... }
  expect lane 0 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 2.4921875 lod.lambda = 32767
  expect lane 1 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -2.41796875 lod.lambda = 32767
  expect lane 2 R8 = 0x0 lod.lambda = -93 lod.length = 2.94921875 lod.minor = -115.0078125 lod.lambda = -93
  expect lane 3 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 0.0234375 lod.lambda = 32767
  expect lane 4 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -124.4140625 lod.lambda = 32767
  expect lane 5 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -31.48828125 lod.lambda = 32767
  expect lane 6 R8 = 0x45200000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 7 R8 = 0x45200000 lod.lambda = 32325 lod.length = 127.99609375 lod.minor = -1.3984375 lod.lambda = 32325
}

warp 47 { asm "TXD R8, R112, R128, 111, 2D, 0x1"   active 0xff
  dsdx = { bits(0x7f7fffff) bits(0x80000000) bits(0x1) bits(0x800000) bits(0x7fc00000) bits(0x7f7fffff) bits(0x80000000) bits(0xff7fffff) ... }
  dsdy = { -0.023007812 0.06601562 0 bits(0x7f800000) bits(0x80800001) bits(0x80000000) 0 0.019383512 ... }
  dtdx = { bits(0x7fc00000) bits(0x1) bits(0x7fc00000) bits(0x1) bits(0x800000) bits(0x800000) bits(0x7fc00000) bits(0x800000) ... }
  dtdy = { -0.060599662 0 0 bits(0xff7fffff) bits(0x80000000) bits(0x7f800000) 0 bits(0x379ccec5) ... }
  s = { 0.58984375 0.12109375 0.86328125 1.765625 0.34960938 0.9140625 1.6054688 1.9335938 ... }
  t = { 0.21679688 1.9785156 -0.21875 1.2226562 0.056640625 -0.4453125 1.4628906 0.43945312 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 1.1640625 lod.lambda = 32767
  expect lane 1 R8 = 0x42240000 lod.lambda = 41 lod.length = 2.72265625 lod.minor = -128.0 lod.lambda = 41
  expect lane 2 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 3 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -120.96484375 lod.lambda = 32767
  expect lane 4 R8 = 0x0 lod.lambda = -30923 lod.length = -119.35546875 lod.minor = -120.79296875 lod.lambda = -30923
  expect lane 5 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 6 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 7 R8 = 0x44c00000 lod.lambda = 32767 lod.length = 127.99609375 lod.minor = -10.4921875 lod.lambda = 32767
}

warp 48 { asm "TEX R8, R112, 112, 2D, 0x1"   active 0xffff
  s = { bits(0x7fc00000) bits(0x80800001) 0.90283203 bits(0xff000000) bits(0xff800000) bits(0xff000000) bits(0x800000) -0.21966553 bits(0x800000) bits(0x7fc00000) 1.6084547 0.99736226 bits(0x800000) 1.8933182 1.8879052 1.9154053 ... }
  t = { -0.119140625 bits(0xff000000) bits(0x7f800000) 0.010452881 0.31054688 bits(0x800000) bits(0x7fc00000) 0.9970703 -0.82421875 -1.0079795 -0.78186035 -0.7484131 bits(0x7fc00000) bits(0x7f7fffff) -0.116720915 bits(0x7fc00000) ... }
  expect lane 0 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 4.80859375 lod.lambda = 32767
  expect lane 1 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 4.80859375 lod.lambda = 32767
  expect lane 2 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 4.80859375 lod.lambda = 32767
  expect lane 3 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 4.80859375 lod.lambda = 32767
  expect lane 4 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 3.265625 lod.lambda = 32767
  expect lane 5 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 3.265625 lod.lambda = 32767
  expect lane 6 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 3.265625 lod.lambda = 32767
  expect lane 7 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 3.265625 lod.lambda = 32767
  expect lane 8 R8 = 0x44c00000 lod.length = 6.69921875 lod.minor = 3.54296875 lod.lambda = 1715
  expect lane 9 R8 = 0x44c00000 lod.length = 6.69921875 lod.minor = 3.54296875 lod.lambda = 1715
  expect lane 10 R8 = 0x44c00000 lod.length = 6.69921875 lod.minor = 3.54296875 lod.lambda = 1715
  expect lane 11 R8 = 0x44c00000 lod.length = 6.69921875 lod.minor = 3.54296875 lod.lambda = 1715
  expect lane 12 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 6.91796875 lod.lambda = 32767
  expect lane 13 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 6.91796875 lod.lambda = 32767
  expect lane 14 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 6.91796875 lod.lambda = 32767
  expect lane 15 R8 = 0x44c00000 lod.length = 127.99609375 lod.minor = 6.91796875 lod.lambda = 32767
}

warp 49 { asm "TMML.LOD R8, R72, 113, 2D, 0x3"   active 0xffff
  s = { bits(0x2d1e4000) bits(0x80800001) 2.0507812 bits(0x800000) 28.875 26.000694 9.27788 76.375 bits(0x7f800000) bits(0xff7fffff) -3.817871 -26.099762 bits(0x2e780000) 3.875 14.921875 3.875 ... }
  t = { bits(0x7f7fffff) 7.53125 2.28125 7.53125 bits(0x7f7fffff) bits(0x80800001) -23.874306 bits(0xff800000) -11.375 -4.484375 -16.703125 -23.15625 bits(0x31bf8000) 1.4960938 28.875 1.4960938 ... }
  expect lane 0 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 0.578125 lod.lambda = 31861
  expect lane 1 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 0.578125 lod.lambda = 31861
  expect lane 2 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 0.578125 lod.lambda = 31861
  expect lane 3 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 0.578125 lod.lambda = 31861
  expect lane 4 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.60546875 lod.lambda = 31861
  expect lane 5 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.60546875 lod.lambda = 31861
  expect lane 6 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.60546875 lod.lambda = 31861
  expect lane 7 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.60546875 lod.lambda = 31861
  expect lane 8 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.15234375 lod.lambda = 31861
  expect lane 9 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.15234375 lod.lambda = 31861
  expect lane 10 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.15234375 lod.lambda = 31861
  expect lane 11 R8 = 0x7c75 R9 = 0x600 lod.length = 127.99609375 lod.minor = 3.15234375 lod.lambda = 31861
  expect lane 12 R8 = 0x165 R9 = 0x165 lod.length = 5.08984375 lod.minor = 1.39453125 lod.lambda = 357
  expect lane 13 R8 = 0x165 R9 = 0x165 lod.length = 5.08984375 lod.minor = 1.39453125 lod.lambda = 357
  expect lane 14 R8 = 0x165 R9 = 0x165 lod.length = 5.08984375 lod.minor = 1.39453125 lod.lambda = 357
  expect lane 15 R8 = 0x165 R9 = 0x165 lod.length = 5.08984375 lod.minor = 1.39453125 lod.lambda = 357
}

warp 50 { asm "TEX R8, R52, 114, 1D, 0x1"   active 0xffff
  s = { bits(0x800000) bits(0x7fc00000) bits(0xff7fffff) 1.8604738 -0.0078125 bits(0x7fc00000) 0.14746907 -0.0085064005 bits(0xff7fffff) 1.05323 0.42773438 0.40840125 -0.73046875 -0.7900343 bits(0x800000) bits(0x80800001) ... }
  expect lane 0 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 1 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 2 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 3 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 4 R8 = 0x44bbc000 lod.length = 8.8671875 lod.minor = -128.0 lod.lambda = 1502
  expect lane 5 R8 = 0x44bbc000 lod.length = 8.8671875 lod.minor = -128.0 lod.lambda = 1502
  expect lane 6 R8 = 0x44bbc000 lod.length = 8.8671875 lod.minor = -128.0 lod.lambda = 1502
  expect lane 7 R8 = 0x44bbc000 lod.length = 8.8671875 lod.minor = -128.0 lod.lambda = 1502
  expect lane 8 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 9 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 10 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 11 R8 = 0x45300000 lod.length = 127.99609375 lod.minor = -128.0 lod.lambda = 32767
  expect lane 12 R8 = 0x4501a000 lod.length = 11.1015625 lod.minor = -128.0 lod.lambda = 2074
  expect lane 13 R8 = 0x4501a000 lod.length = 11.1015625 lod.minor = -128.0 lod.lambda = 2074
  expect lane 14 R8 = 0x4501a000 lod.length = 11.1015625 lod.minor = -128.0 lod.lambda = 2074
  expect lane 15 R8 = 0x4501a000 lod.length = 11.1015625 lod.minor = -128.0 lod.lambda = 2074
}

warp 51 { asm "TEX R8, R4, 115, 2D, 0x1"   active 0xffff
  s = { bits(0xff000000) bits(0xff000000) bits(0x7fc00000) bits(0x7f800000) bits(0x80800001) 1.7812032 1.9685781 1.8551506 -0.8984375 -0.9344502 bits(0xff800000) -0.865875 -0.7910156 -0.7910156 -0.27901563 -0.78909767 ... }
  t = { bits(0x80800001) bits(0x7f7fffff) 1.2346718 bits(0xff7fffff) bits(0xff7fffff) -20.984375 -22.015625 3.1732733 -0.42578125 bits(0x80800001) -16.16541 0.12955588 bits(0x800000) bits(0x800000) bits(0x80800001) -0.47499126 ... }
  expect lane 0 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 1 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 2 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 3 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 127.99609375 lod.lambda = 32767
  expect lane 4 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 7.08203125 lod.lambda = 32767
  expect lane 5 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 7.08203125 lod.lambda = 32767
  expect lane 6 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 7.08203125 lod.lambda = 32767
  expect lane 7 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 7.08203125 lod.lambda = 32767
  expect lane 8 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 0.76953125 lod.lambda = 32767
  expect lane 9 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 0.76953125 lod.lambda = 32767
  expect lane 10 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 0.76953125 lod.lambda = 32767
  expect lane 11 R8 = 0x45100000 lod.length = 127.99609375 lod.minor = 0.76953125 lod.lambda = 32767
  expect lane 12 R8 = 0x45100000 lod.length = 9.0 lod.minor = -128.0 lod.lambda = 2304
  expect lane 13 R8 = 0x45100000 lod.length = 9.0 lod.minor = -128.0 lod.lambda = 2304
  expect lane 14 R8 = 0x45100000 lod.length = 9.0 lod.minor = -128.0 lod.lambda = 2304
  expect lane 15 R8 = 0x45100000 lod.length = 9.0 lod.minor = -128.0 lod.lambda = 2304
}

warp 52 { asm "TXD R8, R76, R120, 116, 2D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdx = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { 1.0878906 1.4707031 -0.25585938 1.7910156 -0.00390625 ... }
  t = { 1.8027344 0.65625 -0.375 -0.1015625 1.9609375 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x448d4000 lod.lambda = 1130 lod.length = 4.4140625 lod.minor = -128.0 lod.lambda = 1130
  expect lane 3 R8 = 0x44862000 lod.lambda = 1073 lod.length = 4.19140625 lod.minor = -128.0 lod.lambda = 1073
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 53 { asm "TXD R8, R16, R128, 117, 2D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdx = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { 0.8769531 0.43359375 0.7128906 -0.119140625 1.6132812 ... }
  t = { 0.47070312 1.1308594 0.17578125 0.546875 0.22265625 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x42d40000 lod.lambda = 106 lod.length = 4.4140625 lod.minor = -128.0 lod.lambda = 106
  expect lane 3 R8 = 0x42440000 lod.lambda = 49 lod.length = 4.19140625 lod.minor = -128.0 lod.lambda = 49
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 54 { asm "TXD R8, R64, R184, 118, 1D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { 1.4140625 0.44921875 0.33789062 1.2382812 -0.044921875 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x451f7000 lod.lambda = 2551 lod.length = 9.96484375 lod.minor = -128.0 lod.lambda = 2551
  expect lane 3 R8 = 0x451be000 lod.lambda = 2494 lod.length = 9.7421875 lod.minor = -128.0 lod.lambda = 2494
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 55 { asm "TXD R8, R84, R188, 119, 1D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { 0.17578125 1.7285156 0.32421875 -0.15039062 1.3574219 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x44bee000 lod.lambda = 1527 lod.length = 9.96484375 lod.minor = -128.0 lod.lambda = 1527
  expect lane 3 R8 = 0x44b7c000 lod.lambda = 1470 lod.length = 9.7421875 lod.minor = -128.0 lod.lambda = 1470
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 56 { asm "TXD R8, R48, R156, 120, 2D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdx = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { -6.75 29.5 -16.625 -14.125 -3.125 ... }
  t = { -17.375 125.875 88.375 127.75 114.5 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x0 lod.lambda = -406 lod.length = -1.5859375 lod.minor = -128.0 lod.lambda = -406
  expect lane 3 R8 = 0x0 lod.lambda = -463 lod.length = -1.80859375 lod.minor = -128.0 lod.lambda = -463
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 57 { asm "TXD R8, R56, R152, 121, 2D, 0x1"   active 0x1f
  dsdx = { 0 bits(0x80000000) 0.33333334 0 bits(0x7fffff) ... }
  dsdy = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdx = { 0 bits(0x80000000) 0 0 bits(0x7fffff) ... }
  dtdy = { 0 bits(0x80000000) 0 -0.2857143 bits(0x7fffff) ... }
  s = { 1.625 64.75 -2 64.625 -25.875 ... }
  t = { 23.125 21 61.75 55.25 -12 ... }
  expect lane 0 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x0 lod.lambda = -1430 lod.length = -1.5859375 lod.minor = -128.0 lod.lambda = -1430
  expect lane 3 R8 = 0x0 lod.lambda = -1487 lod.length = -1.80859375 lod.minor = -128.0 lod.lambda = -1487
  expect lane 4 R8 = 0x0 lod.lambda = -32768 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 58 { asm "TEX R8, R16, 122, 2D, 0x1"   active 0xef
  s = { 0.078125 0.09375 0.078125 0.81938046 bits(0x2c7d4000) 0.10839844 0.030914307 0.10839844 ... }
  t = { 1.3925781 1.3925781 1.3945312 1.3689806 bits(0x2d414000) 0.023590088 0.44482422 0.023590088 ... }
  expect lane 0 R8 = 0x0 lod.length = 0.0 lod.minor = -3.0 lod.lambda = 0
  expect lane 1 R8 = 0x0 lod.length = 0.0 lod.minor = -3.0 lod.lambda = 0
  expect lane 2 R8 = 0x0 lod.length = 0.0 lod.minor = -3.0 lod.lambda = 0
  expect lane 3 R8 = 0x0 lod.length = 0.0 lod.minor = -3.0 lod.lambda = 0
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 6 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 7 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 59 { asm "TMML.LOD R8, R68, 123, 2D, 0x3"   active 0xef
  s = { -0.26757812 -0.26757812 -1.4902344 -0.43115234 bits(0x2eb08000) 0.44677734 0.17236328 0.44677734 ... }
  t = { 1.7792969 0.5566406 1.7792969 1.4433612 bits(0x2ea98000) 0.22290039 0.16552734 0.22290039 ... }
  expect lane 0 R8 = 0x64b R9 = 0x600 lod.length = 6.29296875 lod.minor = 6.2890625 lod.lambda = 1611
  expect lane 1 R8 = 0x64b R9 = 0x600 lod.length = 6.29296875 lod.minor = 6.2890625 lod.lambda = 1611
  expect lane 2 R8 = 0x64b R9 = 0x600 lod.length = 6.29296875 lod.minor = 6.2890625 lod.lambda = 1611
  expect lane 3 R8 = 0x64b R9 = 0x600 lod.length = 6.29296875 lod.minor = 6.2890625 lod.lambda = 1611
  expect lane 4 R8 = unwritten
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 60 { asm "TEX R8, R8, 124, 2D, 0x1"   active 0xff   stage compute
  s = { -0.5234375 -0.521999 -0.43 -0.24247569 bits(0x2a675c29) 0.028242188 0.2615625 0.028242188 ... }
  t = { -0.85546875 -0.96250767 -1.122783 0.119989134 bits(0x2da2cf91) 0.38471285 0.31798986 0.38471285 ... }
  expect lane 0 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 3 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 4 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 5 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 6 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 7 R8 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 61 { asm "TMML.LOD R8, R16, 125, 2D, 0x3"   active 0xff   stage compute
  s = { -0.033203125 0.01765625 0.00875 0.22085938 0.43945312 0.50064826 0.36289063 0.49242187 ... }
  t = { 0.48242188 0.4798221 0.48242188 0.34319955 -0.76171875 -0.870018 -0.83604306 0.07527449 ... }
  expect lane 0 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 1 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 2 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 3 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 4 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 5 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 6 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
  expect lane 7 R8 = 0xffff8000 R9 = 0x0 lod.length = -128.0 lod.minor = -128.0 lod.lambda = -32768
}

warp 62 { asm "TEX R8, R56, 126, 2D, 0x1"   active 0xff   helper 0x5a   killed 0x21
  s = { 1.125 1.1260136 1.1251464 1.1295968 -0.9980469 -1.0000302 -0.9999414 -0.96718806 ... }
  t = { 0.6425781 0.6186916 0.9633789 -1.1057718 -0.9511719 -0.22985515 -0.26086503 0.9980469 ... }
  expect lane 0 R8 = 0x0 lod.length = 0.4140625 lod.minor = -0.01953125 lod.lambda = -5
  expect lane 1 R8 = 0x0 lod.length = 0.4140625 lod.minor = -0.01953125 lod.lambda = -5
  expect lane 2 R8 = 0x0 lod.length = 0.4140625 lod.minor = -0.01953125 lod.lambda = -5
  expect lane 3 R8 = 0x0 lod.length = 0.4140625 lod.minor = -0.01953125 lod.lambda = -5
  expect lane 4 R8 = 0x0 lod.length = 2.2578125 lod.minor = -128.0 lod.lambda = -446
  expect lane 5 R8 = 0x0 lod.length = 2.2578125 lod.minor = -128.0 lod.lambda = -446
  expect lane 6 R8 = 0x0 lod.length = 2.2578125 lod.minor = -128.0 lod.lambda = -446
  expect lane 7 R8 = 0x0 lod.length = 2.2578125 lod.minor = -128.0 lod.lambda = -446
}

warp 63 { asm "TMML.LOD R8, R92, 127, 2D, 0x3"   active 0xff   helper 0x5a   killed 0x21
  s = { 0.13867188 0.14290625 0.1394082 0.13991992 1.5410156 1.7940156 1.9435157 1.5380723 ... }
  t = { 0.75 2.21875 0.71544266 2.4887142 0.5488281 101.17383 63.79883 2.9178503 ... }
  expect lane 0 R8 = 0xffffff6c R9 = 0x0 lod.length = 2.875 lod.minor = -0.578125 lod.lambda = -148
  expect lane 1 R8 = 0xffffff6c R9 = 0x0 lod.length = 2.875 lod.minor = -0.578125 lod.lambda = -148
  expect lane 2 R8 = 0xffffff6c R9 = 0x0 lod.length = 2.875 lod.minor = -0.578125 lod.lambda = -148
  expect lane 3 R8 = 0xffffff6c R9 = 0x0 lod.length = 2.875 lod.minor = -0.578125 lod.lambda = -148
  expect lane 4 R8 = 0x757 R9 = 0x757 lod.length = 9.2421875 lod.minor = 7.33984375 lod.lambda = 1879
  expect lane 5 R8 = 0x757 R9 = 0x757 lod.length = 9.2421875 lod.minor = 7.33984375 lod.lambda = 1879
  expect lane 6 R8 = 0x757 R9 = 0x757 lod.length = 9.2421875 lod.minor = 7.33984375 lod.lambda = 1879
  expect lane 7 R8 = 0x757 R9 = 0x757 lod.length = 9.2421875 lod.minor = 7.33984375 lod.lambda = 1879
}

warp 0 { asm "TXD R8, R108, R148, 128, 2D, 0x1"   active 0xff
  dsdx = { -0.0014657251 0.100736395 bits(0x37dd0000) 0 0.41956148 -0.005683899 -0.15673828 -0.5729613 ... }
  dsdy = { 0.0015160631 0.10388441 0.000636021 0 0.48779297 0.060791016 0 0.07128906 ... }
  dtdx = { -0.0806427 -0.0011995075 0.0328693 0.4291243 0.48779297 -0.0070805415 0 -0.9824219 ... }
  dtdy = { 0.068359375 -0.0012024359 0.050668113 0 0.41956148 0 -0.18825305 0.0011940002 ... }
  s = { 1.5839844 0.16601562 1.9160156 1.453125 1.6367188 1.8886719 1.5195312 -0.46289062 ... }
  t = { 0.609375 1.8945312 1.9023438 0.05078125 1.1074219 -0.17578125 1.6425781 0.47265625 ... }
  expect lane 0 R8 = 0x44000000 lod.lambda = 697 lod.length = 2.72265625 lod.minor = -6.1953125 lod.lambda = 697
  expect lane 1 R8 = 0x44400000 lod.lambda = 813 lod.length = 3.17578125 lod.minor = -9.31640625 lod.lambda = 813
  expect lane 2 R8 = 0x43800000 lod.lambda = 482 lod.length = 1.8828125 lod.minor = -5.52734375 lod.lambda = 482
  expect lane 3 R8 = 0x44800000 lod.lambda = 1224 lod.length = 4.78125 lod.minor = -128.0 lod.lambda = 1224
  expect lane 4 R8 = 0x44a00000 lod.lambda = 1470 lod.length = 5.7421875 lod.minor = 2.24609375 lod.lambda = 1470
  expect lane 5 R8 = 0x44000000 lod.lambda = 502 lod.length = 1.9609375 lod.minor = -1.140625 lod.lambda = 502
  expect lane 6 R8 = 0x44400000 lod.lambda = 919 lod.length = 3.58984375 lod.minor = 3.328125 lod.lambda = 919
  expect lane 7 R8 = 0x44c00000 lod.lambda = 1596 lod.length = 6.234375 lod.minor = 1.91796875 lod.lambda = 1596
}

warp 1 { asm "TXD R8, R36, R124, 129, 2D, 0x1"   active 0xff
  dsdx = { 0.34913313 0.025980184 0.02910511 0 -0.048911743 -0.6104503 0.08630859 -0.016156297 ... }
  dsdy = { -0.3487922 -0.024726562 0.032679424 -0.1803125 -0.049296875 0.60134786 0.835 0.0019262695 ... }
  dtdx = { -0.7973425 -0.06395147 0.08716226 0.77399176 0.43180513 -0.0019455987 0.1586782 -0.024130022 ... }
  dtdy = { 0.74127936 0.00016516609 -0.0868865 0 0.42171526 -0.002203864 3.3175676 0.005905564 ... }
  s = { 0.41210938 1.359375 -0.01953125 1.171875 1.6855469 1.9082031 0.6738281 0.32421875 ... }
  t = { 1.8242188 1.6875 1.1269531 1.7871094 -0.43554688 0.103515625 0.076171875 -0.23242188 ... }
  expect lane 0 R8 = 0x44826000 lod.lambda = 1521 lod.length = 5.94140625 lod.minor = 0.16796875 lod.lambda = 1521
  expect lane 1 R8 = 0x42180000 lod.lambda = 516 lod.length = 2.015625 lod.minor = 0.52734375 lod.lambda = 516
  expect lane 2 R8 = 0x429c0000 lod.lambda = 556 lod.length = 2.171875 lod.minor = 2.13671875 lod.lambda = 556
  expect lane 3 R8 = 0x443e4000 lod.lambda = 1239 lod.length = 4.83984375 lod.minor = 4.17578125 lod.lambda = 1239
  expect lane 4 R8 = 0x442e0000 lod.lambda = 1174 lod.length = 4.5859375 lod.minor = -3.3359375 lod.lambda = 1174
  expect lane 5 R8 = 0x44908000 lod.lambda = 1634 lod.length = 6.3828125 lod.minor = -3.16796875 lod.lambda = 1634
  expect lane 6 R8 = 0x44ac0000 lod.lambda = 1854 lod.length = 7.2421875 lod.minor = 1.91015625 lod.lambda = 1854
  expect lane 7 R8 = 0x0 lod.lambda = 242 lod.length = 0.9453125 lod.minor = -3.41015625 lod.lambda = 242
}

warp 2 { asm "TXD R8, R116, R176, 130, 2D, 0x1"   active 0xff
  dsdx = { 0.0040234374 0 -0.0014015925 0.04404721 0.0011577427 0 0 -0.02990625 ... }
  dsdy = { 0 0.00054785155 0.0013879051 0.042372383 -0.025625 0.002 0.014815843 0.03121778 ... }
  dtdx = { 0 0 1.1230469 9.979949 -0.27526855 0.00390625 60.041553 0 ... }
  dtdy = { -0.060375214 -0.8232422 1.1011124 -12.546875 6.7359576 0 20.53125 -0.015594482 ... }
  s = { 0.9238281 -0.125 0.4453125 1.375 0.8359375 -0.0234375 -0.3359375 0.021484375 ... }
  t = { 1.5625 -0.22460938 1.4902344 -0.16210938 0.5839844 0.8808594 1.6542969 1.9550781 ... }
  expect lane 0 R8 = 0x43800000 lod.lambda = 514 lod.length = 2.0078125 lod.minor = -2.05078125 lod.lambda = 514
  expect lane 1 R8 = 0x43800000 lod.lambda = 461 lod.length = 1.80078125 lod.minor = -128.0 lod.lambda = 461
  expect lane 2 R8 = 0x43800000 lod.lambda = 669 lod.length = 2.61328125 lod.minor = 1.01953125 lod.lambda = 669
  expect lane 3 R8 = 0x43800000 lod.lambda = 1541 lod.length = 6.01953125 lod.minor = 5.91015625 lod.lambda = 1541
  expect lane 4 R8 = 0x43800000 lod.lambda = 1320 lod.length = 5.15625 lod.minor = -3.5703125 lod.lambda = 1320
  expect lane 5 R8 = 0x43800000 lod.lambda = 256 lod.length = 1.0 lod.minor = -6.0 lod.lambda = 256
  expect lane 6 R8 = 0x43800000 lod.lambda = 2025 lod.length = 7.91015625 lod.minor = 3.88671875 lod.lambda = 2025
  expect lane 7 R8 = 0x43800000 lod.lambda = 1380 lod.length = 5.390625 lod.minor = -4.4921875 lod.lambda = 1380
}

warp 3 { asm "TXD R8, R116, R140, 131, 2D, 0x1"   active 0xff
  dsdx = { -0.591687 -0.096943766 -0.012960823 0.05220049 0 bits(0xb7612e42) 0.030115947 0.00018814945 ... }
  dsdy = { 0.5574572 0.000742092 -0.013325184 0.594621 -0.20757946 0.0048517724 0.0017401436 bits(0xb7591167) ... }
  dtdx = { -0.17201062 10.52913 64.10478 405.33334 3.6436718 3.375 -2.640625 -2.1796875 ... }
  dtdy = { 0.69661456 0 62.636734 35.583332 0 -0.07405599 -14.916667 0.013427734 ... }
  s = { 1.2832031 1.0527344 0.94921875 1.7910156 -0.029296875 1.6152344 -0.28125 0.44140625 ... }
  t = { 0.22460938 0.32421875 0.5683594 0.1484375 1.2304688 -0.2421875 1.8515625 1.1269531 ... }
  expect lane 0 R8 = 0x45200000 lod.lambda = 2728 lod.length = 10.65625 lod.minor = 0.265625 lod.lambda = 2728
  expect lane 1 R8 = 0x451fb000 lod.lambda = 1973 lod.length = 7.70703125 lod.minor = -2.12890625 lod.lambda = 1973
  expect lane 2 R8 = 0x45200000 lod.lambda = 2072 lod.length = 8.09375 lod.minor = -0.09375 lod.lambda = 2072
  expect lane 3 R8 = 0x45200000 lod.lambda = 2634 lod.length = 10.2890625 lod.minor = 10.19140625 lod.lambda = 2634
  expect lane 4 R8 = 0x45200000 lod.lambda = 2235 lod.length = 8.73046875 lod.minor = 3.4453125 lod.lambda = 2235
  expect lane 5 R8 = 0x44b3c000 lod.lambda = 856 lod.length = 3.34375 lod.minor = 3.3046875 lod.lambda = 856
  expect lane 6 R8 = 0x45046000 lod.lambda = 1536 lod.length = 6.0 lod.minor = 5.41015625 lod.lambda = 1536
  expect lane 7 R8 = 0x44a04000 lod.lambda = 700 lod.length = 2.734375 lod.minor = -5.40234375 lod.lambda = 700
}

warp 4 { asm "TXD R8, R68, R232, 132, ARRAY_2D, 0x1"   active 0xff
  dsdx = { -0.24744697 0 0.046875 -0.020955404 0.6666667 0 0.93002534 0.025092078 ... }
  dsdy = { 0.24587627 0.020100912 0 -0.028157553 0 -0.03218587 0 -0.0018267907 ... }
  dtdx = { 0.07929687 0.06269531 0 -0.0026397705 0 0 0 0.0010960745 ... }
  dtdy = { 0.07689629 -0.002645874 0.006518013 -0.08046875 0.2 -0.005421346 -0.0151229855 0.015055247 ... }
  array = { 0x12340000 0x12340000 0x12340001 0x12340001 0x12340001 0x12340000 0x12340002 0x12340001 ... }
  s = { 1.7226562 0.875 0.28125 1.6386719 -0.34960938 0.6425781 0.91796875 0.8046875 ... }
  t = { 1.3710938 0.5625 1.0996094 -0.34765625 1.7910156 -0.26171875 1.8652344 0.6777344 ... }
  expect lane 0 R8 = 0x43800000 lod.lambda = 1030 lod.length = 4.0234375 lod.minor = 3.18359375 lod.lambda = 1030
  expect lane 1 R8 = 0x43800000 lod.lambda = 596 lod.length = 2.328125 lod.minor = -0.0546875 lod.lambda = 596
  expect lane 2 R8 = 0x0 lod.lambda = 300 lod.length = 1.171875 lod.minor = -0.94140625 lod.lambda = 300
  expect lane 3 R8 = 0x43800000 lod.lambda = 713 lod.length = 2.78515625 lod.minor = -0.15625 lod.lambda = 713
  expect lane 4 R8 = 0x43800000 lod.lambda = 1279 lod.length = 4.99609375 lod.minor = 4.0 lod.lambda = 1279
  expect lane 5 R8 = 0x0 lod.lambda = 195 lod.length = 0.76171875 lod.minor = -128.0 lod.lambda = 195
  expect lane 6 R8 = 0x43800000 lod.lambda = 1403 lod.length = 5.48046875 lod.minor = 0.27734375 lod.lambda = 1403
  expect lane 7 R8 = 0x0 lod.lambda = 77 lod.length = 0.30078125 lod.minor = 0.23828125 lod.lambda = 77
}

warp 5 { asm "TXD R8, R88, R196, 133, 1D, 0x1"   active 0xff
  dsdx = { -0.008477186 0.005736221 0 0.02743589 0.69967794 -0.0045587774 -0.0024480566 0.0002442599 ... }
  dsdy = { 0.0006178114 0.84024817 0.0030914142 -0.025721146 -0.83634585 -0.0045587774 0.0028204385 0.015632633 ... }
  s = { 0.12890625 -0.1484375 -0.01171875 0.7636719 1.0449219 0.8535156 0.33398438 0.74609375 ... }
  expect lane 0 R8 = 0x44550000 lod.lambda = 1054 lod.length = 4.1171875 lod.minor = -128.0 lod.lambda = 1054
  expect lane 1 R8 = 0x448fe000 lod.lambda = 2751 lod.length = 10.74609375 lod.minor = -128.0 lod.lambda = 2751
  expect lane 2 R8 = 0x43ef8000 lod.lambda = 681 lod.length = 2.66015625 lod.minor = -128.0 lod.lambda = 681
  expect lane 3 R8 = 0x448fe000 lod.lambda = 1593 lod.length = 6.22265625 lod.minor = -128.0 lod.lambda = 1593
  expect lane 4 R8 = 0x448fe000 lod.lambda = 2835 lod.length = 11.07421875 lod.minor = -128.0 lod.lambda = 2835
  expect lane 5 R8 = 0x44390000 lod.lambda = 942 lod.length = 3.6796875 lod.minor = -128.0 lod.lambda = 942
  expect lane 6 R8 = 0x44064000 lod.lambda = 739 lod.length = 2.88671875 lod.minor = -128.0 lod.lambda = 739
  expect lane 7 R8 = 0x4486a000 lod.lambda = 1279 lod.length = 4.99609375 lod.minor = -128.0 lod.lambda = 1279
}

warp 6 { asm "TXD R8, R60, R132, 134, ARRAY_1D, 0x1"   active 0xff
  dsdx = { 0.05128648 0.20958333 0.635 0.06202748 0 -0.035885416 0.12577565 -0.023242189 ... }
  dsdy = { 0 0.156875 0.7683333 -0.08447917 0.09776345 0 0.12712675 0.041155674 ... }
  array = { 0x12340000 0x12340000 0x12340002 0x12340001 0x12340001 0x12340001 0x12340001 0x12340003 ... }
  s = { 0.7441406 1.0292969 -0.095703125 -0.265625 0.16210938 0.96484375 1.8125 -0.34179688 ... }
  expect lane 0 R8 = 0x44000000 lod.lambda = 498 lod.length = 1.9453125 lod.minor = -128.0 lod.lambda = 498
  expect lane 1 R8 = 0x44000000 lod.lambda = 1086 lod.length = 4.2421875 lod.minor = -128.0 lod.lambda = 1086
  expect lane 2 R8 = 0x44000000 lod.lambda = 1581 lod.length = 6.17578125 lod.minor = -128.0 lod.lambda = 1581
  expect lane 3 R8 = 0x44000000 lod.lambda = 747 lod.length = 2.91796875 lod.minor = -128.0 lod.lambda = 747
  expect lane 4 R8 = 0x44000000 lod.lambda = 736 lod.length = 2.875 lod.minor = -128.0 lod.lambda = 736
  expect lane 5 R8 = 0x44000000 lod.lambda = 366 lod.length = 1.4296875 lod.minor = -128.0 lod.lambda = 366
  expect lane 6 R8 = 0x44000000 lod.lambda = 949 lod.length = 3.70703125 lod.minor = -128.0 lod.lambda = 949
  expect lane 7 R8 = 0x44000000 lod.lambda = 444 lod.length = 1.734375 lod.minor = -128.0 lod.lambda = 444
}

warp 7 { asm "TXD R8, R92, R208, 135, 2D, 0x1"   active 0xff
  dsdx = { -8.564352 0 12.171875 -121.1765 0.49210215 0.006094751 0 -0.10644531 ... }
  dsdy = { -15.372961 -1.5942922 -12.185247 14.499996 -0.81152344 12.734375 3.2093236 -0.16357422 ... }
  dtdx = { 15.372961 -1.5942922 -12.601075 56.769203 1.1393728 10.225605 1.298912 0.00013160706 ... }
  dtdy = { -8.564352 0 13.68398 0.13427734 -0.8564453 0.726157 0 -1.2011719 ... }
  s = { 61.75 56.25 24.125 0 -25.875 86.75 77.625 84.75 ... }
  t = { 91.875 -9.25 112.375 41 96.625 61.5 73.375 71.625 ... }
  expect lane 0 R8 = 0x44c00000 lod.lambda = 1073 lod.length = 4.19140625 lod.minor = 4.08203125 lod.lambda = 1073
  expect lane 1 R8 = 0x443f8000 lod.lambda = 173 lod.length = 0.67578125 lod.minor = 0.671875 lod.lambda = 173
  expect lane 2 R8 = 0x44c00000 lod.lambda = 1170 lod.length = 4.5703125 lod.minor = -0.83984375 lod.lambda = 1170
  expect lane 3 R8 = 0x44c00000 lod.lambda = 1827 lod.length = 7.13671875 lod.minor = 2.57421875 lod.lambda = 1827
  expect lane 4 R8 = 0x44440000 lod.lambda = 191 lod.length = 0.74609375 lod.minor = -1.73828125 lod.lambda = 191
  expect lane 5 R8 = 0x44c00000 lod.lambda = 947 lod.length = 3.69921875 lod.minor = 3.32421875 lod.lambda = 947
  expect lane 6 R8 = 0x447fc000 lod.lambda = 430 lod.length = 1.6796875 lod.minor = 0.37890625 lod.lambda = 430
  expect lane 7 R8 = 0x44294000 lod.lambda = 84 lod.length = 0.328125 lod.minor = -3.29296875 lod.lambda = 84
}

warp 8 { asm "TXD R8, R0, R236, 136, 2D, 0x1"   active 0xff
  dsdx = { 0.17526132 -0.3509036 0.00046699014 -0.0012547062 0.001730241 bits(0x3798acdd) -0.10428335 0.06541792 ... }
  dsdy = { 0 -0.13460091 -0.04856032 bits(0xb6b5c87b) -0.03746235 -0.000378287 -0.11031626 -0.15083687 ... }
  dtdx = { 0 -1.2730263 -1.4677236 -0.079358555 -0.00823051 0.041272614 0.60872245 0.00015410908 ... }
  dtdy = { 0.45149955 -0.06558882 0.00029484514 -0.03691156 0.15028782 bits(0x3655a1e1) 0.6132138 0.69764006 ... }
  s = { 1.015625 0.6582031 1.7402344 1.0859375 1.0429688 1.890625 -0.453125 1.4316406 ... }
  t = { 1.4863281 0.453125 1.2265625 0.8300781 1.2402344 1.1230469 0.91796875 0.47265625 ... }
  expect lane 0 R8 = 0x44800000 lod.lambda = 1245 lod.length = 4.86328125 lod.minor = 4.1015625 lod.lambda = 1245
  expect lane 1 R8 = 0x44800000 lod.lambda = 1594 lod.length = 6.2265625 lod.minor = 3.640625 lod.lambda = 1594
  expect lane 2 R8 = 0x44800000 lod.lambda = 1485 lod.length = 5.80078125 lod.minor = 3.0078125 lod.lambda = 1485
  expect lane 3 R8 = 0x44000000 lod.lambda = 417 lod.length = 1.62890625 lod.minor = -3.421875 lod.lambda = 417
  expect lane 4 R8 = 0x44400000 lod.lambda = 776 lod.length = 3.03125 lod.minor = -4.76171875 lod.lambda = 776
  expect lane 5 R8 = 0x43800000 lod.lambda = 166 lod.length = 0.6484375 lod.minor = -3.9921875 lod.lambda = 166
  expect lane 6 R8 = 0x44800000 lod.lambda = 1365 lod.length = 5.33203125 lod.minor = -1.0078125 lod.lambda = 1365
  expect lane 7 R8 = 0x44800000 lod.lambda = 1314 lod.length = 5.1328125 lod.minor = 3.03515625 lod.lambda = 1314
}

warp 9 { asm "TXD R8, R24, R148, 137, 1D, 0x1"   active 0xff
  dsdx = { 0.024137802 -0.002747644 0.00021281968 -0.034780074 -0.20317082 -0.24258581 0.0011475493 0.0026657782 ... }
  dsdy = { 0.20893036 0 0.00048551525 -0.033155616 0.08854481 -0.29990003 -0.0010048734 bits(0x38aeb456) ... }
  s = { -0.13476562 1.6113281 0.1796875 0.033203125 1.6367188 0.15039062 1.9179688 1.3964844 ... }
  expect lane 0 R8 = 0x42440000 lod.lambda = 2379 lod.length = 9.29296875 lod.minor = -128.0 lod.lambda = 2379
  expect lane 1 R8 = 0x42440000 lod.lambda = 779 lod.length = 3.04296875 lod.minor = -128.0 lod.lambda = 779
  expect lane 2 R8 = 0x0 lod.lambda = 138 lod.length = 0.5390625 lod.minor = -128.0 lod.lambda = 138
  expect lane 3 R8 = 0x42440000 lod.lambda = 1824 lod.length = 7.125 lod.minor = -128.0 lod.lambda = 1824
  expect lane 4 R8 = 0x42440000 lod.lambda = 2368 lod.length = 9.25 lod.minor = -128.0 lod.lambda = 2368
  expect lane 5 R8 = 0x42440000 lod.lambda = 2592 lod.length = 10.125 lod.minor = -128.0 lod.lambda = 2592
  expect lane 6 R8 = 0x0 lod.lambda = 551 lod.length = 2.15234375 lod.minor = -128.0 lod.lambda = 551
  expect lane 7 R8 = 0x42440000 lod.lambda = 767 lod.length = 2.99609375 lod.minor = -128.0 lod.lambda = 767
}
