#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The console on a terminal: tables are no wider than it; in a file or a pipe nothing is wrapped.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# What the program prints to a terminal of so many columns: on_terminal COLUMNS SHELL_TEXT
on_terminal() {
    script -qec "stty cols $1; $2" /dev/null </dev/null | tr -d '\r' >"$work/out"
}
no_longer() {
    [[ -s $work/out ]] || differ "output" "none" || return
    ! awk -v most="$1" 'length > most' "$work/out" | grep . || differ "lines of at most $1 columns" "the above"
}
no_sample_longer() {
    grep -q "sample 3" "$work/out" && ! grep "sample [0-3]:" "$work/out" | awk "length > 60" | grep .
}
words() {
    tr -s ' \n' '\n' <"$1"
}
GATHER="$TEXLOCK explain vectors/hand/tld4/order.tlv --instruction 0 --lane 0"
STORE="$TEXLOCK explain vectors/hand/sust/first.tlv --instruction 0 --lane 0"
PANELS="$TEXLOCK explain vectors/hand/tld4/silicon.tlv --instruction 3"
QUERY="$TEXLOCK explain vectors/hand/txq/samples.tlv --instruction 0 --lane 0"
FETCH="$TEXLOCK explain vectors/hand/tld/levels.tlv --instruction 0 --lane 0"
LOAD="$TEXLOCK explain vectors/hand/suld/silicon.tlv --instruction 0 --lane 0"

for command in "$GATHER" "$STORE" "$PANELS" "$QUERY" "$FETCH" "$LOAD"; do
    what=${command#*explain }
    $command >"$work/whole"
    on_terminal 74 "unset COLUMNS; $command"
    check "terminal: tables fit: $what" no_longer 74
    cp "$work/out" "$work/fitting"
    on_terminal 200 "COLUMNS=74 $command"
    check "terminal: COLUMNS counts before the terminal's own: $what" cmp "$work/out" "$work/fitting"
    on_terminal 400 "unset COLUMNS; $command"
    check "terminal: a wide one changes nothing: $what" cmp "$work/out" "$work/whole"
    on_terminal 74 "$command | cat"
    check "terminal: nor is a pipe wrapped: $what" cmp "$work/out" "$work/whole"
done
$GATHER >"$work/whole"
on_terminal 60 "$GATHER"
check "terminal: no word is lost" cmp <(words "$work/out") <(words "$work/whole")
COLUMNS=40 $GATHER >"$work/out"
check "terminal: COLUMNS does not count without one" cmp "$work/out" "$work/whole"

# What is to be copied stays in one piece.
edited wrong 's/R9 = 0x00040000/R9 = 0x00040001/'
rm -rf "$dir"
on_terminal 60 "$TEXLOCK run --no-wave --out $dir $work/wrong.tlv"
check "terminal: a command is not broken" shows "$work/out" "^  reproduce   .*run .*--no-wave.* $work/wrong.tlv\$|^  reproduce   .* $work/wrong.tlv\$"
check "terminal: samples of the report fit" no_sample_longer
