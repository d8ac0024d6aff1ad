#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# TGSI to vectors: what runs, what is left out, what is refused.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

cat >"$work/shader.tgsi" <<'END'
FRAG
PROPERTY FS_COLOR0_WRITES_ALL_CBUFS 1
DCL IN[0], GENERIC[0], PERSPECTIVE
DCL OUT[0], COLOR
DCL SAMP[0..3]
DCL IMAGE[0], 2D, PIPE_FORMAT_R32_UINT, WR
DCL BUFFER[0]
DCL TEMP[0..3], LOCAL
IMM[0] FLT32 {    0.5000,    -1.0000,     1.0000,     2.0000}
IMM[1] INT32 {1, -2, 3, 20}
  0: TEX TEMP[0].xyz, IN[0].xyyy, SAMP[0], 2D
  1: MUL TEMP[1], TEMP[0], IMM[0].xxxx
  2: TXP_SAT TEMP[0], IN[0], SAMP[1], SHADOW2D
  3: TEX TEMP[0].w, IN[0], SAMP[2], RECT
  4: TXF TEMP[1], TEMP[0], SAMP[0], 2D, IMM[1].xyz
  5: TG4 TEMP[0], IN[0], IMM[1].xxxx, SAMP[3], CUBE
  6: TXQ TEMP[0].xw, IMM[1].xxxx, SAMP[3], CUBE
  7: LODQ TEMP[0].xy, IN[0], SAMP[0], 2D
  8: LOAD TEMP[0].x, IMAGE[0], TEMP[1], 2D, PIPE_FORMAT_R32_UINT
  9: ATOMUADD TEMP[0].x, IMAGE[0], TEMP[1], TEMP[2], 2D, PIPE_FORMAT_R32_UINT
 10: STORE BUFFER[0].xy, TEMP[0].xxxx, TEMP[1]
 11: TXD TEMP[0], IN[0], IN[0], IN[0], SAMP[0], 3D
 12: MOV OUT[0], TEMP[0]
 13: END
END

texlock lower --tgsi "$work/shader.tgsi" -o "$work/shader.tlv"
check "lower --tgsi: a dump becomes a vector" equal "0 10" "$rc $(grep -c '^warp ' "$work/shader.tlv")"
check "lower --tgsi: what gives no word is named with line and column" shows "$work/err" \
    'shader.tgsi:22:6: left out: TXD: derivatives of volumes, cubes and comparisons take several words$' '10 lowered, 0 not built, 1 left out$'
check "lower --tgsi: a warp has its text, its word and its operands" equal \
    '# line 13: TXP_SAT TEMP[0], IN[0], SAMP[1], SHADOW2D
warp 1 {
  tgsi "TXP_SAT TEMP[0], IN[0], SAMP[1], SHADOW2D" bank 1
  # TEX.DC R8, R0, R4, 0x1, 2D, 0xf
  # Ra+0: IN[0].x / IN[0].w
  # Ra+1: IN[0].y / IN[0].w
  # Rb+0: IN[0].z / IN[0].w
  # before (R-TGSI-17): x, y, z / w, one IEEE division each
  # after (R-TGSI-2): results to 0..1
  "IN[0].x" = 0.0
  "IN[0].w" = 0.0
  "IN[0].y" = 0.0
  "IN[0].z" = 0.0
  # TEMP[0].x = R8: component x, to 0..1
  # TEMP[0].y = R9: component y, to 0..1
  # TEMP[0].z = R10: component z, to 0..1
  # TEMP[0].w = R11: component w, to 0..1
}' "$(sed -n '/^# line 13/,/^}/p' "$work/shader.tlv")"
check "lower --tgsi: immediates and declarations come along" shows "$work/shader.tlv" \
    '^  tgsi "IMM\[1\] UINT32 \{0x1, 0xfffffffe, 0x3, 0x14\}; TXF ' '^  tgsi "DCL IMAGE\[0\], 2D, PIPE_FORMAT_R32_UINT, WR; LOAD '
check "lower --tgsi: headers fit their targets" shows "$work/shader.tlv" '^  type TWO_D  format ZF32 FLOAT' 'NORMALIZED_COORDS 0' '^  type CUBEMAP ' 'format R32 UINT'
sed '/TXP_SAT/i TG4 TEMP[0], IN[0], IMM[1].xxxx, SAMP[2], RECT' "$work/shader.tgsi" >"$work/gathered.tgsi"
texlock lower --tgsi "$work/gathered.tgsi" -o "$work/gathered.tlv"
check "lower --tgsi: a rectangle that is gathered has a header of TWO_D" equal "TWO_D_NO_MIPMAP TWO_D" \
    "$(for file in shader gathered; do sed -n '/^texture.*SAMP\[2\]/,/^}/s/^  type \(TWO_D[^ ]*\) .*/\1/p' "$work/$file.tlv"; done | xargs)"
launch run --no-wave "$work/shader.tlv"
check "lower --tgsi: it passes" ended 0 pass
texlock lower --tgsi "$work/shader.tgsi" --random 8 --seed 3 -o "$work/random.tlv"
check "lower --tgsi --random: each instruction N times" equal "0 80" "$rc $(grep -c '^warp ' "$work/random.tlv")"
launch run --no-wave "$work/random.tlv"
check "lower --tgsi --random: it passes" ended 0 pass
texlock explain "$work/random.tlv"
check "lower --tgsi --random: results differ" test "$(grep -oE '^  lane .* R8=0x[0-9a-f]{8}' "$work/out" | grep -oE 'R8=.*' | sort -u | wc -l)" -gt 100
texlock lower --tgsi "$work/shader.tgsi" --random 8 --seed 3
check "lower --tgsi --random: the seed decides" cmp "$work/out" "$work/random.tlv"

# A register chooses among samplers of one kind.
cat >"$work/chosen.tgsi" <<'END'
FRAG
DCL SAMP[0..3]
DCL SVIEW[0], CUBE, FLOAT
DCL SVIEW[1..3], 2D, FLOAT
DCL IMAGE[0..1], CUBE, PIPE_FORMAT_R32_UINT, WR
DCL ADDR[0..2]
  0: UARL ADDR[2].x, IN[0].wwww
  1: TEX TEMP[0], IN[0], SAMP[ADDR[2].x], 2D
  2: ATOMOR TEMP[0].x, IMAGE[ADDR[2].x], TEMP[1], TEMP[2], CUBE, PIPE_FORMAT_R32_UINT
END
texlock lower --tgsi "$work/chosen.tgsi" -o "$work/chosen.tlv"
check "lower --tgsi: the first that a register may choose" shows "$work/chosen.tlv" \
    '^  tgsi "DCL SAMP\[1..3\]; TEX TEMP\[0\], IN\[0\], SAMP\[ADDR\[2\].x\], 2D" bank 0$' '^  "ADDR\[2\].x" = 1$' \
    '^  tgsi "DCL IMAGE\[0..1\], CUBE, PIPE_FORMAT_R32_UINT, WR; ATOMOR .* bank 3$' '^  "ADDR\[2\].x" = 0$'
texlock lower --tgsi "$work/chosen.tgsi" --random 20 -o "$work/chosen.tlv"
check "lower --tgsi --random: each that a register may choose" equal "1 2 3 0 1" \
    "$(sed -n '/"DCL SAMP/,/ADDR.* = /s/.*ADDR.* = //p' "$work/chosen.tlv" | sort -u | xargs) $(sed -n '/"DCL IMAGE/,/ADDR.* = /s/.*ADDR.* = //p' "$work/chosen.tlv" | sort -u | xargs)"
launch run --no-wave "$work/chosen.tlv"
check "lower --tgsi --random: with what it chooses it passes" ended 0 pass
sed 's/^DCL SVIEW.*2D.*//; s/SAMP\[0..3\]/SAMP[0]/' "$work/chosen.tgsi" >"$work/none.tgsi"
refuse "lower --tgsi: nothing is in reach" 'none.tgsi:8:26: error: no declared SAMP of the target is in reach of the register; expected DCL SAMP\[0\]' \
    lower --tgsi "$work/none.tgsi"

# As Mesa 22.3.6 prints them: arrays of samplers and images that a register chooses, images of cubes.
for text in arrays:7 images:5; do
    texlock lower --strict --tgsi "tests/fuzz/corpus/tgsi/${text%:*}.tgsi" --random 9 --seed 2 -o "$work/mesa.tlv"
    check "lower --tgsi: Mesa's ${text%:*} are lowered" shows "$work/err" " ${text#*:} lowered, 0 not built, 0 left out$"
    launch run --no-wave "$work/mesa.tlv"
    check "... and pass" ended 0 pass
done

# Opcodes on targets of their page: a line has the opcode, its operands with @ for the target, and targets.
cat >"$work/opcodes" <<'END'
TEX     | TEMP[0], IN[0], SAMP[0], @                    | 1D 2D 3D CUBE RECT SHADOW1D SHADOW2D SHADOWRECT 1D_ARRAY 2D_ARRAY SHADOW1D_ARRAY SHADOW2D_ARRAY SHADOWCUBE CUBE_ARRAY
TEX2    | TEMP[0], IN[0], IN[1], SAMP[0], @             | SHADOWCUBE_ARRAY
TXP_SAT | TEMP[0].xyz, IN[0], SAMP[0], @                | 1D 2D 3D RECT SHADOW1D SHADOW2D SHADOWRECT
TXB     | TEMP[0], -IN[0], SAMP[0], @                   | 1D 2D 3D CUBE RECT SHADOW1D SHADOW2D SHADOWRECT 1D_ARRAY 2D_ARRAY SHADOW1D_ARRAY
TXB2    | TEMP[0], IN[0], IN[1].xxxx, SAMP[0], @        | CUBE_ARRAY SHADOWCUBE SHADOWCUBE_ARRAY
TXL     | TEMP[0], IN[0], SAMP[0], @                    | 1D 2D 3D CUBE RECT SHADOW1D SHADOW2D SHADOWRECT 1D_ARRAY 2D_ARRAY SHADOW1D_ARRAY
TXL2    | TEMP[0], IN[0], IN[1], SAMP[0], @             | CUBE_ARRAY SHADOWCUBE_ARRAY
TEX_LZ  | TEMP[0].w, IN[0], SAMP[0], @, IMM[0].xyz      | 1D 2D 3D RECT 1D_ARRAY 2D_ARRAY SHADOW1D SHADOW2D
TXD     | TEMP[0], IN[0], IN[1], IN[2], SAMP[0], @      | 1D 2D RECT 1D_ARRAY 2D_ARRAY 3D CUBE CUBE_ARRAY SHADOW1D SHADOW2D SHADOWRECT SHADOW2D_ARRAY SHADOWCUBE
TXF     | TEMP[0].zw, IN[0], SAMP[0], @                 | BUFFER 1D 2D 3D RECT 1D_ARRAY 2D_ARRAY 2D_MSAA 2D_ARRAY_MSAA
TXF_LZ  | TEMP[0], IN[0].xyzz, SAMP[0], @, IMM[0].yyy   | 1D 2D 3D RECT 1D_ARRAY 2D_ARRAY
TXQ     | TEMP[0], IN[0].xxxx, SAMP[0], @               | BUFFER 1D 2D 3D CUBE RECT SHADOW2D 1D_ARRAY 2D_ARRAY SHADOWCUBE 2D_MSAA 2D_ARRAY_MSAA CUBE_ARRAY SHADOWCUBE_ARRAY
TXQS    | TEMP[0].x, SAMP[0], @                         | 2D 2D_MSAA 2D_ARRAY_MSAA
TG4     | TEMP[0], IN[0], IMM[0].wwww, SAMP[0], @       | 2D 2D_ARRAY CUBE CUBE_ARRAY RECT SHADOW2D SHADOWRECT SHADOW2D_ARRAY SHADOWCUBE SHADOWCUBE_ARRAY
TG4     | TEMP[0], IN[0], SAMP[0].zyzw, @               | 2D 2D_ARRAY CUBE CUBE_ARRAY RECT SHADOW2D SHADOWCUBE
LODQ    | TEMP[0].xy, IN[0], SAMP[0], @                 | 1D 2D 3D CUBE RECT SHADOW2D 1D_ARRAY 2D_ARRAY SHADOWCUBE CUBE_ARRAY SHADOWCUBE_ARRAY
LOAD    | TEMP[0].yw, IMAGE[0].wzyx, TEMP[1], COHERENT, @, PIPE_FORMAT_R32G32B32A32_FLOAT | BUFFER 1D 2D 3D CUBE RECT 1D_ARRAY 2D_ARRAY CUBE_ARRAY 2D_MSAA
STORE   | IMAGE[1], TEMP[0], TEMP[1], @, PIPE_FORMAT_R8G8B8A8_UNORM | BUFFER 1D 2D 3D CUBE RECT 1D_ARRAY 2D_ARRAY CUBE_ARRAY 2D_ARRAY_MSAA
RESQ    | TEMP[0], IMAGE[1], @, PIPE_FORMAT_R8G8B8A8_UNORM | 1D 2D 3D CUBE RECT 1D_ARRAY 2D_ARRAY CUBE_ARRAY 2D_MSAA
ATOMCAS | TEMP[0].x, IMAGE[2], TEMP[1], TEMP[2].xxxx, TEMP[3], @, PIPE_FORMAT_R32_UINT | BUFFER 1D 2D 3D CUBE RECT 1D_ARRAY 2D_ARRAY CUBE_ARRAY 2D_MSAA
ATOMFADD | TEMP[0].x, IMAGE[3], TEMP[1], TEMP[2], @, PIPE_FORMAT_R32_FLOAT | BUFFER 1D 2D 3D CUBE RECT 1D_ARRAY 2D_ARRAY CUBE_ARRAY
END
{
    echo 'IMM[0] INT32 {3, -4, 7, 1}'
    while IFS='|' read -r opcode operands targets; do
        for target in $targets; do
            echo "${opcode% } ${operands//@/$target}"
        done
    done <"$work/opcodes"
} >"$work/every.tgsi"
texlock lower --tgsi "$work/every.tgsi" --random 3 --seed 9 -o "$work/every.tlv"
check "lower --tgsi: every opcode on every target is lowered, or left out by name" shows "$work/err" \
    ' 166 lowered, 0 not built, 12 left out$'
check "... derivatives and images of several samples" equal "4 8" \
    "$(grep -c 'the unit has no surfaces of several samples' "$work/err") $(grep -c 'derivatives of volumes, cubes and comparisons' "$work/err")"
launch run --no-wave "$work/every.tlv"
check "... and passes" ended 0 pass

# A saved case keeps registers and what is expected of them.
cat >"$work/wrong.tlv" <<'END'
texlock 1
texture 0 { format R32 FLOAT source R R R R size 8 8 address 0x20000000 texels expression (float(2.0 * x)) }
sampler 0 { }
handle 0 texture 0 sampler 0
warp 0 { tgsi "TEX_SAT TEMP[0].x, IN[0], SAMP[0], 2D"  "IN[0].x" = 0.9  expect all "TEMP[0].x" = 0.5 }
END
launch run --no-wave "$work/wrong.tlv"
check "a component after its function is compared" ended 1 mismatch
check "... and told with its value" shows "$work/out" 'wrong.tlv:5:[0-9]+: expected R8 of instruction 0, lane 0 = 0x3f000000, RTL shows 0x3f800000'

refuse "lower --tgsi --strict: a statement that gives no word" 'shader.tgsi:22:6: error: TXD: derivatives' \
    lower --strict --tgsi "$work/shader.tgsi"
sed 's/SAMP\[2\], RECT/SAMP[2], SHADOWCUBE_ARRAY/' "$work/shader.tgsi" >"$work/rule.tgsi"
refuse "lower --tgsi: a broken rule is named" 'rule.tgsi:14:37: error: TEX has no target SHADOWCUBE_ARRAY \(R-TGSI-14\)' lower --tgsi "$work/rule.tgsi"
refuse "lower: two texts" 'one FILE only' lower --tgsi "$work/shader.tgsi" --sm4 "$work/shader.tgsi"
refuse "lower --tgsi: no such file" 'absent.tgsi' lower --tgsi "$work/absent.tgsi"
printf 'FRAG\nEND\n' >"$work/empty.tgsi"
texlock lower --tgsi "$work/empty.tgsi"
check "lower --tgsi: a text without textures" equal "3" "$rc"
