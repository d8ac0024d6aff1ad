#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Command lines, files and pictures that must be refused: exit status 4, a message, no verdict but bad input.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Command line.
refuse "no command" 'Usage: texlock COMMAND'
refuse "an unknown command" "no command 'runn'" runn
refuse "an unknown option" "unrecognized option '--sed=3'" run --sed=3 "$FIRST"
refuse "an unknown short option" "invalid option -- 'q'" random -q
refuse "an option without its argument" "option '--seed' requires an argument" run "$FIRST" --seed
refuse "an argument for an option that takes none" "doesn't allow an argument" run --keep-going=yes "$FIRST"
refuse "nothing to run" 'no FILE and no --random' run --out "$dir"
refuse "an option of another command" 'unrecognized option' random --traffic-seed 3
refuse "a file where none is expected" "unexpected argument '$FIRST'" random --out "$dir" "$FIRST"
refuse "two files where one is expected" 'one FILE only' explain "$FIRST" "$FIRST"
refuse "explain without a file" 'no FILE' explain
refuse "a picture for people" '--picture is a part of --json' explain --picture "$FIRST"
refuse "decode without a word" 'no WORD' decode
for text in '' x 1x 0x 1.5 -1 '1 2' 4294967296 99999999999999999999 +-1; do
    refuse "--seed '$text'" "--seed: '.*' is not a number in 0..4294967295" run --out "$dir" --seed "$text" "$FIRST"
done
refuse "--traffic-seed x" '--traffic-seed: .x. is not a number' run --traffic-seed x "$FIRST"
refuse "--count 0" '--count: .0. is not a number in 1\.\.' random --count 0
refuse "--count -5" '--count: .-5. is not a number in 1\.\.' random --count=-5
refuse "--random 0" '--random: .0. is not a number in 1\.\.' run --random 0
refuse "--watchdog 1" '--watchdog: .1. is not a number in 64\.\.' run --watchdog 1 "$FIRST"
refuse "--lane 32" '--lane: .32. is not a number in 0\.\.31' explain --lane 32 "$FIRST"
refuse "an instruction that the file lacks" 'has 2 instructions' explain --instruction 2 "$FIRST"
refuse "--phase 4" '--phase: .4. is not a number in 0\.\.3' decode --phase 4 0
refuse "--rounds 0" '--rounds: .0. is not a number in 1\.\.100' bench --rounds 0

# Mutants: the program itself carries none (tests/faults/mutation).
export TEXLOCK_MUTANT
TEXLOCK_MUTANT=1
refuse "a mutant of a program that has none" 'TEXLOCK_MUTANT: this program carries no mutants' run --out "$dir" "$FIRST"
for text in '' x -1; do
    TEXLOCK_MUTANT=$text
    refuse "TEXLOCK_MUTANT='$text'" "TEXLOCK_MUTANT: '.*' is no number of a mutant: expected 0\.\.0" run --out "$dir" "$FIRST"
done
TEXLOCK_MUTANT=0
launch run "$FIRST"
check "bad input: TEXLOCK_MUTANT=0 is the unit as it is" holds '.verdict == "pass" and has("mutant") == false'
unset TEXLOCK_MUTANT

# Files.
refuse "a missing file" 'nowhere.tlv: (error: )?No such file' run --out "$dir" "$work/nowhere.tlv"
refuse "a folder" "$work:.* error: no file \*\.tlv below this folder" run --out "$dir" "$work"
refuse "a device that never ends" '/dev/zero:.* not a (regular )?file' run --out "$dir" /dev/zero
mkfifo "$work/pipe.tlv"
refuse "a pipe" 'pipe.tlv:.* not a (regular )?file' run --out "$dir" "$work/pipe.tlv"
: >"$work/empty.tlv"
refuse "an empty file" 'empty.tlv:(1:1:)? error: the file ends here; expected texlock' run --out "$dir" \
    "$work/empty.tlv"
cp "$TEXLOCK" "$work/program.tlv"
refuse "a binary file" 'program.tlv:1:1: error: unexpected' run --out "$dir" "$work/program.tlv"
printf 'texlock 1\nrules\0R-TLD4-1\n' >"$work/zero.tlv"
refuse "a byte of zero" 'zero.tlv:2:6: error: a byte of zero' run --out "$dir" "$work/zero.tlv"
refuse "a bad file after a good one" 'empty.tlv' run --out "$dir" "$FIRST" "$work/empty.tlv"
check "bad input: the good one was not run" equal "" "$(<"$work/out")"
refuse "every bad file is named" 'nowhere.tlv' run --out "$dir" "$work/empty.tlv" "$work/nowhere.tlv"
check "bad input: every bad file is named, the first too" shows "$work/err" 'empty.tlv:.* error'
refuse "explain refuses the same files" 'empty.tlv:.* error' explain "$work/empty.tlv"
launch run "$FIRST"
texlock run --out "$dir" "$work/empty.tlv"
check "bad input: the verdict of an earlier run is not left to be read for this one" holds \
    '.verdict == "bad input" and .exit_code == 4 and .cases[0].verdict == "bad input"'

# Pictures.
picture() {
    vector picture <<TLV
texlock 1
texture 0 { format A8B8G8R8 UNORM size 8 8 address 0x1000 texels png "$1" }
TLV
    refuse "$2" "picture.tlv:2:[0-9]+: error: .*$3" run --out "$dir" "$work/picture.tlv"
}
# A PNG file of a width and height: made NAME WIDTH HEIGHT BYTES_OF_ROWS
made() {
    python3 - "$work/$1" "$2" "$3" "$4" <<'PY'
import struct, sys, zlib
path, width, height, size = sys.argv[1], *map(int, sys.argv[2:])
chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
open(path, "wb").write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)) +
                       chunk(b"IDAT", zlib.compress(b"\0" * size)) + chunk(b"IEND", b""))
PY
}
png=vectors/textures/harbour.png
picture nowhere.png "a missing picture" 'No such file'
picture . "a folder as picture" 'not a (regular )?file|Is a directory'
: >"$work/empty.png"
picture empty.png "an empty picture" 'not a PNG file'
head -c 3000 /dev/urandom >"$work/noise.png"
picture noise.png "a picture of another format" 'not a PNG file'
for size in 8 20 33 50 20000 $(($(stat -c %s $png) - 5)); do
    head -c "$size" $png >"$work/cut.png"
    picture cut.png "a picture that ends after $size bytes" '.'
done
{ head -c 60 $png && printf 'XXXXXXXX' && tail -c +69 $png; } >"$work/damaged.png"
picture damaged.png "a damaged picture" '.'
made wide.png 2147483647 2147483647 100
picture wide.png "a picture of 2^31 columns and rows" '.'
made bomb.png 16000 16000 1000000
picture bomb.png "a small file of 256 million texels" 'too many texels'
made large.png 8192 8192 100
picture large.png "a picture of another size, before it is decoded" 'the picture has 8192 x 8192 texels, the texture 8 x 8'
made none.png 0 4 100
picture none.png "a picture without columns" '.'
made short.png 64 64 100
picture short.png "a picture with too few rows" '.'
# Texture files; each thing that may be wrong: tests/unit/texfile, tests/unit/vector/test_vector_texfile.c.
texfile() {
    vector texfile <<TLV
texlock 1
texture 0 { format A8B8G8R8 UNORM size 5 3 levels 3 address 0x1000 texels $1 "$2" }
TLV
    refuse "$3" "texfile.tlv:2:[0-9]+: error: .*$2: $4" run --out "$dir" "$work/texfile.tlv"
}
check "bad input: the texture files of the tests are as their writer writes them" python3 -B tests/oracle/texfile/write.py --check
files=tests/oracle/texfile/files
texfile ktx nowhere.ktx2 "a missing texture file" 'No such file'
: >"$work/empty.dds"
texfile dds empty.dds "an empty DDS file" 'not a DDS file'
head -c 200 $files/flat.ktx2 >"$work/cut.ktx2"
texfile ktx cut.ktx2 "a KTX2 file that is cut" 'the format descriptor is at byte 152 and has 92; expected it inside the file of 200'
head -c 200 $files/flat.dds >"$work/cut.dds"
texfile dds cut.dds "a DDS file that is cut" 'the file has 52 bytes of texels; expected 72'
cp $files/masks.dds "$work"
texfile dds masks.dds "a DDS file of another size" 'the file has 5 x 2 x 1 texels, the texture 5 x 3 x 1'
cp tests/fuzz/corpus/ktx/huge "$work/huge.ktx2"
texfile ktx huge.ktx2 "a small KTX2 file of 2^50 texels" '[0-9]+ bytes of texels; expected at most 268435456'
made good.png 8 8 264
vector good <<TLV
texlock 1
texture 0 { format A8B8G8R8 UNORM size 8 8 address 0x1000 texels png "good.png" }
sampler 0 { address WRAP WRAP }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" s = 0.5 t = 0.5 expect all R8 = 0 }
TLV
launch run "$work/good.tlv"
check "bad input: a good picture made in the same way is taken" ended 0 pass
# What is odd and is taken, and what a texture cannot hold: a note, once, and the run goes on. noted NAME NOTE TEXELS
noted() {
    vector noted <<TLV
texlock 1
texture 0 { $3 address 0x1000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" active 1 s = 0.5 t = 0.5 }
TLV
    launch run "$work/noted.tlv"
    check "bad input: taken with a note: $1" noted_once "$2"
    texlock explain "$work/noted.tlv"
    check "bad input: explain says it too: $1" noted_once "$2"
}
noted_once() {
    equal "exit status 0" "exit status $rc" && equal "1 line" "$(grep -cE "^$work/noted.tlv:2:[0-9]+: note: $work/[^:]*: $1$" "$work/err") line" &&
        equal "no error" "$(grep -c 'error:' "$work/err" | sed 's/^0$/no/') error"
}
cp $files/tail.dds "$work"
noted "bytes behind the last level" '24 bytes after the last level are not read' 'format A8B8G8R8 UNORM size 5 2 texels dds "tail.dds"'
python3 - "$work/grey16.png" <<'PY'
import struct, sys, zlib
chunk = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
open(sys.argv[1], "wb").write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 1, 16, 0, 0, 0, 0)) +
                              chunk(b"IDAT", zlib.compress(b"\0" + bytes.fromhex("008000ff1234ffff"))) + chunk(b"IEND", b""))
PY
noted "a picture of 16 bits in a texture of 8" \
    '3 of 4 values lose bits in format R8; the first: column 0, row 0, R = 0x80 of 0xffff becomes 0x0' \
    'format R8 UNORM size 4 1 texels png "grey16.png"'
vector wide <<TLV
texlock 1
texture 0 { format R16 UNORM source R R R R size 4 1 address 0x1000 texels png "grey16.png" }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D, 0xf" active 5 s = (lane + 1) / 4 t = 0.5
  expect lane 0 R11 = 0x3b000080 R10 = 0x3b7f00ff  # 0x80 and 0xff of 65535
  expect lane 2 R11 = 0x3d91a092 R10 = 1.0         # 0x1234
}
TLV
launch run "$work/wide.tlv"
check "bad input: a picture of 16 bits keeps them in a texture of 16" ended 0 pass
check "bad input: and nothing is said of it" equal "" "$(cat "$work/err")"

# Words and texts.
refuse "a word of 65 bits" 'is not a 64-bit word' decode 0x1c838000ff0a70000
refuse "a text that is no instruction" "unexpected 'MOV'; expected TLD4" decode 'MOV R0, R1'
check "bad input: a caret stands below it" shows "$work/err" '^  MOV R0, R1$' '^  \^'
refuse "a text that ends early" "ends where ',' is expected" decode 'TLD4.R R0, R4, 0'
texlock decode 0x0 xyz 0xffffffffffffffff
check "bad input: good words beside a bad one are still told" equal "4 2" "$rc $(grep -c unknown "$work/out")"
