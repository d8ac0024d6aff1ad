#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The generator gives the same bytes whenever and wherever it runs, and refuses a broken table with file and line.
# usage: scripts/check_defs.sh BUILD_DIR
set -euo pipefail
export CDPATH=
cd "$(dirname "$0")/.."
work=$(realpath -m "$1")/check_defs
rm -rf "$work" && mkdir -p "$work"
TZ=UTC python3 -B scripts/gen_defs.py rtl/defs vectors/rules.tsv "$work/a"
(cd / && LC_ALL=C PYTHONHASHSEED=7 python3 -B "$OLDPWD/scripts/gen_defs.py" "$OLDPWD/rtl/defs" "$OLDPWD/vectors/rules.tsv" "$work/b")
python3 -B scripts/gen_fields.py rtl/defs vectors/rules.tsv "$work/a"
(cd / && LC_ALL=C PYTHONHASHSEED=7 python3 -B "$OLDPWD/scripts/gen_fields.py" "$OLDPWD/rtl/defs" "$OLDPWD/vectors/rules.tsv" "$work/b")
python3 -B scripts/gen_instructions.py rtl/defs "$work/a"
(cd / && LC_ALL=C PYTHONHASHSEED=7 python3 -B "$OLDPWD/scripts/gen_instructions.py" "$OLDPWD/rtl/defs" "$work/b")
diff -r "$work/a" "$work/b"
# One wrong line at the end of a table each, and its message.
refused() { # TABLE LINE TEXT
    local generate=(gen_defs.py "$work/broken" vectors/rules.tsv)
    [[ $1 != instruction* ]] || generate=(gen_instructions.py "$work/broken")
    rm -rf "$work/broken" && cp -r rtl/defs "$work/broken"
    printf '%b\n' "$2" >>"$work/broken/$1"
    if python3 -B "scripts/${generate[0]}" "${generate[@]:1}" "$work/c" 2>"$work/error"; then
        echo "a broken table was accepted: $1: $2"
        exit 1
    fi
    grep -qE "[a-z]+\.tsv:[0-9]+: $3" "$work/error" || { echo "$1: $2: unexpected: $(<"$work/error")"; exit 1; }
}
refused codes.tsv 'wrap\tWRAP' 'expected 5 columns'
refused boundaries.tsv 'wrap\twrap\ttoy\ttoy\tmid\tpipeline\ta toy' 'boundary wrap is there already'
refused boundaries.tsv 'toy\tnothing\ttoy\ttoy\tmid\tpipeline\ta toy' "boundary toy: no bundle 'nothing'"
refused boundaries.tsv 'toy\tentry\ttoy\ttoy\tmid\tpipeline\ta toy' 'boundary toy: all fields of bundle entry are carried; expected one that is probed'
refused bundles.tsv 'policy\ttoy\t2\t1\tu\t\ta toy' 'policy.toy: expected a field of one bit'
refused bundles.tsv 'policy\ttoy\t1\t1\tu\t\ta toy' 'POLICY has width 11, expected 12: the fields of bundle policy'
refused bundles.tsv 'toy\tlate\t0\t1\t@entry\t\ta toy' 'toy.late: probed field, but its bundle entry has carried ones'
refused bundles.tsv 'waiting\tlate\t1\t1\tu\t\ta toy' 'waiting.late: probed field after a carried one'
refused bundles.tsv 'toy\tlate\t1\t1\tu:tint\t\ta toy' "toy.late: no enumeration 'tint'"
refused boundaries.tsv 'toy\twrap\ttoy\ttoy\tmiddle\tpipeline\ta toy' "boundary toy: kind 'middle', expected one of in, out, mid, mon"
refused boundaries.tsv 'toy\twrap\ttoy\ttoy\tmid\tpipe\ta toy' "boundary toy: set 'pipe', expected some of standing, pipeline"
refused boundaries.tsv "$(printf 'toy%d\\twrap\\ttoy\\ttoy\\tmid\\tpipeline\\ta toy\\n' {1..64})" 'boundary toy[0-9]+ is one too many: a set of boundaries has 64 bits'
refused formats.tsv '0x7f\tX' 'expected 12 columns, found 2'
refused paths.tsv 'query\tTLD4\tthread\tx' 'path query is there already'
refused paths.tsv 'toy\tTLD4\tthread\tx' 'path toy: its opcode 1 takes the path gather'
refused paths.tsv 'toy\tTEXX\tthread\tx' "opcodes 'TEXX', expected one of NONE, TLD4"
refused paths.tsv 'toy\tTLD4\ttwice\tx' "answers 'twice', expected one of thread, instruction"
refused codes.tsv 'opcode\tTOY\t15\tTOY\tx' 'no path has the opcode TOY'
refused boundaries.tsv 'toy\twrap\ttoy\ttoy\tmid\tquery\ta toy' 'path query: boundary toy has a beat a thread, but'
refused boundaries.tsv 'toy\tstore\ttoy\ttoy\tmid\tthread,store\ta toy' 'path store: boundary store has a beat a thread, but'
refused types.tsv 'FOUR_D\t3D\t4\t1\tno\tyes\t-\t-\t-' "type 'FOUR_D', expected one of ONE_D,"
refused types.tsv 'TWO_D\tARRAY_2D\t2\t1\tno\tyes\t-\t-\t-' "type TWO_D: class 'ARRAY_2D' has an array"
refused types.tsv 'TWO_D\t2D\t2\t1\tno\tyes\t-\tTEXX\t-' "built for 'TEXX', expected one of NONE, TLD4"
refused types.tsv 'TWO_D\t2D\t2\t1\tno\tyes\t-\t-\t-' 'each type of codes.tsv has one row; check doubles'
refused types.tsv 'TWO_D\t2D\t2\t1\tno\tyes\t-\t-\tCUBE' "stores 'CUBE', expected one of 1D,"
refused formats.tsv '0x7f\tX\t4\t1x1\t31:0\t-\t-\t-\tUINT\tFIELDS\tlook\t-' "format X: uses 'look', expected some of read, store, depth=R"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t-\t-\tUINT\tFIELDS\tread,depth=G\t-' "format X: uses 'read,depth=G', expected one depth, a component that it has"
refused formats.tsv '0x7f\tX\t-\t-\t-\t-\t-\t-\t-\tFIELDS\tread\t-' "format X: uses 'read', expected some of read, store, depth=R, depth=G, depth=B, depth=A if it has bytes"
refused formats.tsv '0x7f\tX\t6\t1x1\t15:0\t-\t-\t-\tUINT\tFIELDS\tstore\tno' "format X: bytes '6', expected one of .1, 2, 4, 8, 12, 16., or -"
refused formats.tsv '0x7f\tX\t4\t3x3\t15:0\t-\t-\t-\tUINT\tFIELDS\tstore\tno' "format X: block '3x3', expected one of 1x1, 2x1, 4x4 if it has bytes, else -"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t31:16\t-\tUINT;SINT;UINT\tFIELDS\tread\t-' "format X: data types 'UINT;SINT;UINT', expected a list, or one for each component"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t-\t-\tlater\tFIELDS\tread\t-' "format X: data types 'later', expected some of SNORM,"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t-\t-\tUINT\tBITS\tread\t-' "format X: unpack 'BITS', expected one of FIELDS"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t-\t-\tUINT\tFIELDS\t-\tno' "format X: unpack 'FIELDS' and uses '-' go together"
refused formats.tsv '0x7f\tX\t4\t1x1\t15:0\t-\t-\t-\tUINT\tFIELDS\tstore\t-' "format X: why '-', expected a reason if it is not read, else -"
refused header_uses.tsv 'limit\tX\t-\tTLD4\tx' "kind 'limit', expected part or check"
refused header_uses.tsv 'check\tX\t-\tTLD4\tx' "status '-', expected one of OK,"
refused header_uses.tsv 'part\tX\tOK\tTLD4\tx' 'part X has no status; expected -'
refused header_uses.tsv 'check\tX\tOK\tTEXX\tx' "opcodes 'TEXX', expected one of NONE, TLD4"
refused header_uses.tsv 'check\tVIEW\tOK\tTLD4\tx' 'VIEW is there already'
refused csr.tsv '0x0fc\tX\tRX\t1\t-\tx' "access 'RX', expected one of RO, RW, WO"
refused csr.tsv '0x0fc\tX\tRW\t1\tarch\tx' "judged 'arch', expected one of arch, order, -; of a register that is not RO -"
refused csr_fields.tsv 'TRAPS\tvalid\t0\t0\t-\tx' "register 'TRAPS', expected one of csr.tsv"
refused csr_fields.tsv 'TRAP\tmore\t14\t14\t-\tx' 'bits 14:14 of TRAP, which has 14'
refused csr_fields.tsv 'TRAP\tmore\t13\t13\t-\tx' 'bit 13 belongs to axis too'
refused csr_fields.tsv 'FAULT_COUNT\tmore\t1\t0\taxes\tx' "no enumeration 'axes'"
refused instructions.tsv 'TXQ' 'expected 10 columns, found 1'
refused instructions.tsv 'X\t-\t0xc801\t0xffff\trecognised\t-\t-\t-\t-\t-' 'X and TLD4 share words'
refused instructions.tsv 'X\t-\t0x0011\t0xff00\trecognised\t-\t-\t-\t-\t-' 'value has bits outside of mask'
refused instructions.tsv 'X\t-\t0x0000\t0xff00\tplanned\t-\t-\t-\t-\t-' "status 'planned'; expected built or recognised"
refused instructions.tsv 'X\tB\t0x0000\t0xffff\tbuilt\ttld4\tRD\tWMASK:x\tPS\t-' 'field INDEX of record tld4 and the mask share bits'
refused instructions.tsv 'X\tB\t0x0000\t0xf000\tbuilt\ttld4\tRD\tWMASK:x\tPS\t-' 'bits 0xc00000000000000 belong neither'
refused instructions.tsv 'TLD4.X\t-\t0x0000\t0xfc00\tbuilt\ttld4\tRD\tWMASK:x\tPS\t-' 'an encoding of TLD4 with these letters is already defined'
refused instructions.tsv 'TLD4.X\tX\t0x0000\t0xfc00\tbuilt\ttld4\tRD\tWMASK:x\tPS\t-' 'the text of TLD4 does not say the form X'
refused instruction_text.tsv 'TXA\tsuffix\tflag\tDC\tDC\t0\t-' "no built row of instructions.tsv has the mnemonic 'TXA'"
refused instruction_text.tsv 'TLD4\tsuffix\tflag\tQUERY\tX\t0\t-' 'no encoding of TLD4 has a field QUERY'
refused instruction_text.tsv 'TLD4\tsuffix\tcode\tTOFF\ttoff:FAR\t-\t-' "'FAR' is no code of the enumeration 'toff'"
refused instruction_text.tsv 'TLD4\tsuffix\tregister\tRA\t-\t-\tRa' "kind 'register'; expected one of code flag form phase"
refused instruction_operands.tsv 'TLD4\tx\tRa\tRB\tf32\t-\t-' 'port Ra carries the registers of RA too'
refused instruction_operands.tsv 'TLD4\tx\tRb\tRB\tf64\t-\t-' "type 'f64'; expected one of"
refused instruction_operands.tsv 'TLD4\tx\tRb\tRB\tf32\tTOFF\t-' "'TOFF'; expected FIELD=CODE"
refused instruction_operands.tsv 'TLD4\tx\tRc\tRB\tf32\t-\t-' "instruction_checks.tsv has no row 'registers Rc' of TLD4"
refused instruction_checks.tsv 'TLD4\tMOOD\tillegal\tDC=1\t-' "'MOOD' is no code of the enumeration 'illegal'"
refused instruction_checks.tsv 'TLD4\tPHASE\tillegal\tphase\t-' "'phase' is of mnemonic"
refused ports.tsv 'more_i\tin\tissue\tdata\t-\ta toy' "port more_i: role 'data', expected one of clock, reset, valid, ready, payload"
refused ports.tsv 'more_i\tinto\tissue\tvalid\t-\ta toy' "port more_i: direction 'into', expected in or out"
refused ports.tsv 'rst_i\tin\t-\treset\t-\ta toy' 'port rst_i is there already'
refused ports.tsv 'more_i\tin\twrap\tvalid\t-\ta toy' "port more_i: 'wrap' is no boundary of kind in or out"
refused ports.tsv 'more_o\tout\tissue\tvalid\t-\ta toy' 'port more_o: valid of boundary issue, whose kind is in, cannot be out'
refused ports.tsv 'more_i\tin\tissue\tpayload\tbeet\ta toy' "port more_i: bundle issue has no field 'beet'"
refused ports.tsv 'more_i\tin\tissue\tpayload\tbeat\ta toy' 'boundary issue: its ports are not adjacent, or do not carry each bit once'
refused boundaries.tsv 'toy\twrap\ttoy\ttoy\tin\tpipeline\ta toy' 'boundary toy: expected a valid, a ready, then what carries its payload'

# The tables in the pages are those of rtl/defs and of the RTL; any other is reported. An edit (sed) of a file, and the
# line that is said of it.
tables() {
    python3 -B "$work/tree/scripts/check_tables.py" >"$work/error"
}
mkdir -p "$work/tree/cmodel/stages" "$work/tree/vectors"
cp -r scripts rtl "$work/tree" && cp cmodel/status.md "$work/tree/cmodel" && cp cmodel/stages/README.md "$work/tree/cmodel/stages"
cp vectors/README.md vectors/rules.tsv "$work/tree/vectors"
tables || { echo "the tables as they are were refused: $(<"$work/error")"; exit 1; }
strange() { # FILE EDIT TEXT
    sed -i "$2" "$work/tree/$1"
    ! cmp -s "$1" "$work/tree/$1" || { echo "$1: $2: nothing changed"; exit 1; }
    if tables; then
        echo "a page with another table was accepted: $1: $2"
        exit 1
    fi
    grep -qE "$3" "$work/error" || { echo "$1: $2: unexpected: $(<"$work/error")"; exit 1; }
    cp "$1" "$work/tree/$1"
}
strange rtl/defs/instructions.tsv 's/texture gather, handle by index/texture gathers/' '^rtl/defs/README.md: its table of encodings is not that of rtl/defs'
strange rtl/defs/instructions.tsv 's/texture gather, handle by index/texture gathers/' '^cmodel/status.md: its table of instructions is not'
strange rtl/defs/instruction_operands.tsv 's/^\(TLD4\ts\tRa\tRA\t\)f32/\1s32/' '^vectors/README.md: its table of operands is not'
strange rtl/defs/types.tsv 's/^\(THREE_D\t.*\)TXQ,SUST/\1TXQ/' '^cmodel/status.md: its table of types is not'
strange rtl/defs/formats.tsv 's/^\(0x0f.*\)read,store/\1read/' '^cmodel/status.md: its table of formats is not'
strange rtl/defs/boundaries.tsv 's/^wrap\twrap\twrap\taddress/wrap\twrap\twrap\tcache/' '^rtl/README.md: its table of stages is not'
strange rtl/defs/boundaries.tsv 's/^wrap\twrap\twrap\taddress/wrap\twrap\twrap\tadress/' 'boundary wrap: texture_unit has no module tex_adress'
strange rtl/wrap.sv 's/TEX_LATENCY(wrap, 1/TEX_LATENCY(wrap, 2/' '^rtl/README.md: its table of stages is not'
strange rtl/query.sv 's/tex_query_position/tex_query_places/' '^rtl/README.md: its table of stages is not'
strange rtl/README.md 's/| address modes: [^|]*|/|  |/' '^rtl/README.md: its table of stages says nothing of wrap in column .function.'
strange rtl/defs/boundaries.tsv 's/AXI4 write data$/AXI4 data/' '^rtl/README.md: its table of ports is not'
strange rtl/defs/params.tsv 's/^L1_FIFO\t16/L1_FIFO\t8/' '^rtl/README.md: its table of parameters is not'
strange rtl/README.md 's/<!-- ports: /<!-- pins: /' '^rtl/README.md: expected a place for its table of ports'
strange rtl/README.md 's/coord 5 >/coord 3 >/' "^rtl/README.md: its picture says 'coord 3'; the stage asserts 5"
strange cmodel/stages/README.md 's/filter 4 -/filter 1 -/' "^cmodel/stages/README.md: its picture says 'filter 1'; the stage asserts 4"
