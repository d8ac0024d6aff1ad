#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Shader assembly to vectors: what runs, what is left out, what is refused.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# A text from standard input: shader NAME
shader() {
    cat >"$work/$1.asm"
}
FLOATS='(float,float,float,float)'
shader gathers <<END
ps_5_0
dcl_globalFlags refactoringAllowed
dcl_sampler s0, mode_default
dcl_sampler s1, mode_comparison
dcl_resource_texture2d $FLOATS t0
dcl_resource_texturecube (unorm,unorm,unorm,unorm) t1
dcl_resource_texture2darray (uint,uint,uint,uint) t2
dcl_resource_texture2dms(4) $FLOATS t3
dcl_resource_texture3d (sint,sint,sint,sint) t4
dcl_uav_typed_texture2d $FLOATS u0
dcl_uav_typed_buffer (uint,uint,uint,uint) u1
dcl_input_ps linear v1.xyzw
dcl_temps 4
add r0.xy, v1.xyxx, l(0.5, 0.25, 0, 0)   // no texture
gather4_indexable(texture2d)$FLOATS r0.xz, r1.xyxx, t0.wxyz, s0.x
gather4_aoffimmi(1,-2,0) r0.xyzw, v1.xyxx, t0.xyzw, s0.y
gather4 r0.xyzw, r1.xyzw, t1.xyzw, s0.x
gather4_c r0.x, r1.xyxx, t0.xyzw, s1.x, l(0.5)
gather4_po r0.xyzw, r1.xyzw, r2.xyxx, t2.xyzw, s0.x
gather4_po_c r0.xyzw, r1.xyxx, r2.xyxx, t0.xyzw, s1.x, r3.w
resinfo_uint r0.xyzw, l(1), t4.xyzw
resinfo_rcpFloat r0.xy, r1.x, t1.xyzw
sampleinfo r0.x, t3.xyzw
samplepos r0.xy, t3.xyzw, l(2)
store_uav_typed u0.xyzw, r1.xyxx, r0.xyzw
store_uav_typed u1.xyzw, l(3), r0.wzyx
ret
END

# Without draws: a vector to edit, which runs as it is.
texlock lower --sm4 "$work/gathers.asm" -o "$work/gathers.tlv"
check "lower: a shader becomes a vector" equal "0 12" "$rc $(grep -c '^warp ' "$work/gathers.tlv")"
check "lower: what gives no word is named with line and column" shows "$work/err" \
    'gathers.asm:14:1: left out: add: no opcode that is lowered$' 'gathers.asm:27:1: left out: ret: ' '12 lowered, 0 not built, 2 left out$'
check "lower: comments say which register holds what" equal \
    '# line 15: gather4_indexable(texture2d)(float,float,float,float) r0.xz, r1.xyxx, t0.wxyz, s0.x
warp 0 {
  asm "TLD4.R R8, R0, 0x0, 2D, 0xa" # 0xc83800052ff70008
  s = 0.0 # R0: r1.x
  t = 0.0 # R1: r1.y
  # r0.x = R9: sample 3
  # r0.z = R8: sample 1
}' "$(sed -n '/^# line 15/,/^}/p' "$work/gathers.tlv")"
check "lower: values of the text are there" shows "$work/gathers.tlv" '^  off1 = 0x3e01 # R4: the low 6 bits of 1, -2$' '^  dref = 0.5 # R4: ' '^  lod = 1 # R0: ' '^  data0 = 0 # R4: r0.w$'
launch run --no-wave "$work/gathers.tlv"
check "lower: it passes" ended 0 pass
texlock lower --sm4 "$work/gathers.asm"
check "lower: so it does to standard output" equal "0 same" "$rc $(cmp "$work/out" "$work/gathers.tlv" && echo same)"

# With draws: state and operands too.
texlock lower --sm4 "$work/gathers.asm" --random 8 --seed 3 -o "$work/random.tlv"
check "lower --random: each instruction N times" equal "0 96" "$rc $(grep -c '^warp ' "$work/random.tlv")"
launch run --no-wave "$work/random.tlv"
check "lower --random: it passes" ended 0 pass
# Not all zeros: results differ between threads and warps.
texlock explain "$work/random.tlv"
check "lower --random: gathers find texels" test "$(grep -oE '^  lane .* R8=0x[0-9a-f]{8}' "$work/out" | grep -oE 'R8=.*' | sort -u | wc -l)" -gt 100
texlock lower --sm4 "$work/gathers.asm" --random 8 --seed 3
check "lower --random: the seed decides" cmp "$work/out" "$work/random.tlv"
texlock lower --sm4 "$work/gathers.asm" --random 8 --seed 4
check "lower --random: another seed, another vector" test "$(cmp -s "$work/out" "$work/random.tlv"; echo $?)" -eq 1

# --strict.
refuse "lower --strict: a statement that gives no word" 'gathers.asm:14:1: error: add: no opcode that is lowered' \
    lower --strict --sm4 "$work/gathers.asm"
sed '/^add\|^ret/d' "$work/gathers.asm" >"$work/clean.asm"
texlock lower --strict --sm4 "$work/clean.asm" -o "$work/clean.tlv"
check "lower --strict: a text of textures alone" equal "0 12" "$rc $(grep -c '^warp ' "$work/clean.tlv")"

# Loads. Their values: vectors/generated/sm4.
shader loads <<END
ps_4_0
dcl_resource_texture2d $FLOATS t0
dcl_resource_buffer $FLOATS t1
dcl_resource_texture2dms(4) $FLOATS t2
ld_aoffimmi(1,-2,0) r0.xyzw, r1.xyzz, t0.xyzw
ld r0.x, r1.x, t1.xyzw
ld2dms r0.x, r1.xyzw, t2.xyzw, l(1)
END
texlock lower --sm4 "$work/loads.asm" -o "$work/loads.tlv"
check "lower: loads become a vector" equal '0
  asm "TLD.LL.AOFFI R8, R0, R4, 0x0, 2D, 0xf" # 0xdcb8000fa0470008
  asm "TLD.LZ R8, R0, 0x1, 1D, 0x1" # 0xdc3800108ff70008
  asm "TLD.LZ.MS R8, R0, R4, 0x2, 2D, 0x1" # 0xdc3c0020a0470008' "$rc
$(grep '^  asm' "$work/loads.tlv")"
check "lower: offsets of loads have 4 bits each" shows "$work/loads.tlv" '^  offset = 225 # R5: '
launch run --no-wave "$work/loads.tlv"
check "lower: which passes" ended 0 pass
texlock lower --strict --sm4 "$work/loads.asm" --random 20 -o "$work/loads_random.tlv"
launch run --no-wave "$work/loads_random.tlv"
check "lower --random: loads pass too" ended 0 pass
texlock explain "$work/loads_random.tlv"
check "lower --random: loads find texels" test "$(grep -oE '^  lane .* R8=0x[0-9a-f]{8}' "$work/out" | grep -oE 'R8=.*' | sort -u | wc -l)" -gt 100

# Samples. Their values: vectors/generated/sm4.
shader samples <<END
ps_5_0
dcl_sampler s0, mode_default
dcl_sampler s1, mode_comparison
dcl_sampler s2, mode_mono
dcl_resource_texture2d $FLOATS t0
dcl_resource_texturecubearray (unorm,unorm,unorm,unorm) t1
dcl_resource_texture2darray $FLOATS t2
dcl_resource_texture3d (snorm,snorm,snorm,snorm) t3
dcl_input_ps linear v1.xyzw
dcl_temps 8
sample_indexable(texture2d)$FLOATS r0.xyzw, v1.xyxx, t0.wzyx, s0
sample_b_aoffimmi(1,-2,3) r1.xz, r0.xyzw, t3.xyzw, s0, r0.w
sample_l r2.xyzw, v1.xyzw, t1.xyzw, s0, l(1.5)
sample_c r3.x, v1.xyzw, t2.xxxx, s1, r0.z
sample_c_lz_aoffimmi(0,1,0) r3.yw, v1.xyzw, t2.r, s1, l(0.5)
sample_d_aoffimmi(1,1,0) r4.xyzw, v1.xyzw, t2.xyzw, s0, r2.xyxx, r2.zwzz
lod r5.xy, v1.xyzw, t1.xyzw, s0
sample_d r6.x, v1.xyzw, t3.xyzw, s0, r2.xyzx, r3.xyzx
sample_d r6.x, v1.xyzw, t1.xyzw, s0, r2.xyzx, r3.xyzx
sample r6.x, v1.xyxx, t0.xyzw, s2
END
texlock lower --sm4 "$work/samples.asm" -o "$work/samples.tlv"
check "lower: samples become a vector" equal '0
  asm "TEX R8, R0, 0x0, 2D, 0xf"
  asm "TEX.LB.AOFFI R8, R0, R4, 0x1, 3D, 0x5"
  asm "TEX.LL R8, R0, R4, 0x2, ARRAY_CUBE, 0xf"
  asm "TEX.DC R8, R0, R4, 0x3, ARRAY_2D, 0x1"
  asm "TEX.LZ.AOFFI.DC R8, R0, R4, 0x3, ARRAY_2D, 0x1"
  asm "TXD.AOFFI R8, R0, R4, 0x4, ARRAY_2D, 0xf"
  asm "TMML.LOD R8, R0, 0x2, ARRAY_CUBE, 0x3"' "$rc
$(grep -o '^  asm "[^"]*"' "$work/samples.tlv")"
check "lower: what several words would do is left out by name" shows "$work/err" \
    'samples.asm:18:1: left out: sample_d: derivatives of volumes and cubes take several words$' \
    'samples.asm:19:1: left out: sample_d: ' 'samples.asm:20:1: left out: sample: a sampler of mode_mono has a filter' \
    '7 lowered, 0 not built, 3 left out$'
check "lower: steps outside of the unit are named" shows "$work/samples.tlv" \
    '^  # before \(PD-16\): the direction / its longest component$' '^  # before \(PD-120\): layer = v1.z to the nearest integer' \
    '^  # after \(PD-73\): every component is the one result$' '^  # after \(PD-116\): levels / 256$'
launch run --no-wave "$work/samples.tlv"
check "lower: samples pass" ended 0 pass
texlock lower --sm4 "$work/samples.asm" --random 20 -o "$work/samples_random.tlv"
launch run --no-wave "$work/samples_random.tlv"
check "lower --random: samples pass too" ended 0 pass
texlock explain "$work/samples_random.tlv"
check "lower --random: samples find texels" test "$(grep -oE '^  lane .* R8=0x[0-9a-f]{8}' "$work/out" | grep -oE 'R8=.*' | sort -u | wc -l)" -gt 100

# Surface loads. The word has no mask: it writes up to the last component that is needed.
shader surfaces <<END
cs_5_0
dcl_uav_typed_texture2d (uint,uint,uint,uint) u0
dcl_uav_typed_buffer $FLOATS u1
ld_uav_typed r0.xz, r1.xyxx, u0.wzyx
ld_uav_typed_indexable(buffer)$FLOATS r0.x, r1.x, u1.xyzw
END
vector surfaces_by_hand <<END
texlock 1
texture 0 { format R32_G32_B32_A32 UINT  layout pitch 64  size 4 2  address 0x40000000 }
bytes 0x40000050 01000000 02000000 03000000 04000000
sampler 0 { }
handle 3 texture 0 sampler 0
warp 0 { sm4 "ld_uav_typed r0.xz, r1.xyxx, u0.wzyx"  Ra+0 = 1  Ra+1 = 1  expect all R8 = 1 R9 = 2 R10 = 3 R11 = 4 }
warp 1 { sm4 "ld_uav_typed r0.y, l(1,1,0,0), u0.xyzw"  expect all R8 = 1 R9 = 2 R10 = unwritten }
warp 2 { sm4 "ld_uav_typed r0.xyz, r1.xyxx, u0.xyzw"  Ra+0 = 4  Ra+1 = 1  expect all R8 = 0 R9 = 0 R10 = 0 }
END
texlock lower --sm4 "$work/surfaces.asm" --random 4 -o "$work/surfaces.tlv"
check "lower: surface loads become a vector" equal "0 8" "$rc $(grep -c '^warp ' "$work/surfaces.tlv")"
launch run --no-wave "$work/surfaces.tlv"
check "lower: which passes too" ended 0 pass
launch run --no-wave "$work/surfaces_by_hand.tlv"
check "lower: surface loads give what is stored" ended 0 pass

# What is refused, and where. The text is on line 3: bad NAME PATTERN COLUMN TEXT
bad() {
    printf 'ps_4_0\ndcl_resource_texture2d %s t0\n%s\n' "$FLOATS" "$4" >"$work/bad.asm"
    refuse "lower: $1" "bad.asm:3:$3: error: $2" lower --sm4 "$work/bad.asm"
}
bad "a cube" 'ld does not read a texturecube; expected any resource but a cube \(R-LD-2, R-LD-31\)' 67 'ld_indexable(texturecube)(float,float,float,float) r0.x, r1.xyzw, t1.xyzw'
bad "an undeclared resource" 't9 has no declaration; expected dcl_resource_KIND before it \(R-LD-4\)' 19 'ld r0.x, r1.xyzw, t9.xyzw'
bad "a relative resource" 'the resource has an index in a register; expected t# alone \(R-LD-32\)' 19 'ld r0.x, r1.xyzw, t[r2.x].xyzw'
bad "an output as address" "the address is 'o1'; expected r#, x#\[\], cb#\[\] or v# \(R-LD-33\)" 10 'ld r0.x, o1.xyzw, t0.xyzw'
bad "an input as destination" "the destination is 'v1'; expected r#, x#\[\] or o# \(R-LD-34\)" 4 'ld v1.x, r1.xyzw, t0.xyzw'
bad "a constant buffer as resource" "the resource is 'cb0\[1\]'; expected t# \(R-LD-31\)" 19 'ld r0.x, r1.xyzw, cb0[1].xyzw'
bad "an offset of 5 bits" 'offset 8 is out of range; expected -8\.\.7 \(R-LD-20\)' 15 'ld_aoffimmi(0,8,0) r0.x, r1.xyzw, t0.xyzw'
bad "a sampler" 'ld has 4 operands; expected 3: destination, address and resource, and no sampler \(R-LD-30\)' 1 'ld r0.x, r1.xyzw, t0.xyzw, s0'
bad "an undeclared sampler" 's3 has no declaration; expected dcl_sampler before it' 32 'sample r0.x, r1.xyxx, t0.xyzw, s3'
bad "a component of a sampler" 'sample selects no component of the sampler; expected s# alone' 35 'sample r0.x, r1.xyxx, t0.xyzw, s0.x'
bad "a swizzle of a comparison" 'sample_c_lz compares the first component of the resource; expected \.r' 31 'sample_c_lz r0.x, r1.xyxx, t0.xyzw, s0, r2.x'
bad "half a line" 'the line ends here; expected ' 18 $'ld r0.x, r1.xyzw,\nret'
bad "an unknown kind" "unknown declaration 'dcl_resource_texture4d'; expected dcl_resource_ and buffer" 1 "dcl_resource_texture4d $FLOATS t1"
bad "a byte of no text" 'unexpected byte 0x80' 4 $'ld \200'
printf 'vs_3_0\n' >"$work/old.asm"
refuse "lower: a shader model before 4" 'old.asm:1:1: error: shader model 3.0 .*\(R-LD-36\); expected 4_0' lower --sm4 "$work/old.asm"
for i in {1..30}; do echo "ld r0.x, r1.xyzw, t$i.xyzw"; done >"$work/many.asm"
refuse "lower: thirty mistakes" 'many.asm:20:19: error: t20 has no declaration' lower --sm4 "$work/many.asm"
check "lower: twenty are told" equal 20 "$(grep -c ' error: ' "$work/err")"

# Files and options.
refuse "lower: no file" 'no --sm4 FILE' lower
refuse "lower: a missing file" 'nowhere.asm: error: No such file' lower --sm4 "$work/nowhere.asm"
refuse "lower: a folder" 'error: not a regular file' lower --sm4 "$work"
refuse "lower: a device that never ends" 'not a regular file' lower --sm4 /dev/zero
refuse "lower: a binary file" 'texlock:1:1: error: unexpected' lower --sm4 "$TEXLOCK"
printf 'ps_4_0\nld\0 r0\n' >"$work/zero.asm"
refuse "lower: a byte of zero" 'zero.asm:2:3: error: a byte of zero' lower --sm4 "$work/zero.asm"
refuse "lower: two files" "one FILE only" lower --sm4 "$work/clean.asm" --sm4 "$work/clean.asm"
refuse "lower: an argument beside" "unexpected argument 'x'" lower --sm4 "$work/clean.asm" x
refuse "lower: --random 0" '--random: .0. is not a number in 1\.\.4096' lower --sm4 "$work/clean.asm" --random 0
refuse "lower: --seed alone" '--seed needs --random' lower --sm4 "$work/clean.asm" --seed 3
refuse "lower: more warps than a vector has" 'has 12 instructions; a vector has at most 4096, with --random 400' \
    lower --sm4 "$work/clean.asm" --random 400
echo mine >"$work/mine.txt"
texlock lower --sm4 "$work/clean.asm" -o "$work/mine.txt"
check "lower: a file of somebody else is not replaced" equal "5 mine" "$rc $(<"$work/mine.txt")"
: >"$work/empty.asm"
texlock lower --sm4 "$work/empty.asm"
check "lower: nothing to run is vacuous" equal "3 0" "$rc $(grep -c '^warp' "$work/out")"
printf 'ps_4_0\nmov\033[31m r0, "\302\233\351"\n' >"$work/bytes.asm"
texlock lower --sm4 "$work/bytes.asm"
check "lower: bytes of terminals are shown as text" equal "" "$(cat "$work/out" "$work/err" | LC_ALL=C grep -P '[\x00-\x08\x0b-\x1f\x7f-\xff]')"
