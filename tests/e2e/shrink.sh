#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Shrinking: the failures here are wrong expectations and a short watchdog, so that the program is the one that all tests
# use; planted bugs are shrunk by scripts/bugs.py. usage: tests/e2e/shrink.sh
export LC_ALL=C CDPATH=
source "$(dirname "$0")/lib.bash"

small=$work/small.tlv
shrink() {
    rm -f "$small"
    texlock shrink --out "$small" "$@"
}
# The file exists, and `run` ends with that signature: reproduces SIGNATURE ARGUMENT...
reproduces() {
    local signature=$1
    shift
    [[ -s $small ]] || differ "a file" "none; $(cat "$work/err")" || return
    launch run --no-wave "$@" "$small"
    equal "$signature" "$(verdict .failure.signature)"
}
shrunk() {
    equal "exit status 0" "exit status $rc" && shows "$work/out" "$@"
}

edited wrong 's/(expect lane 31 R9 = ).*/\10x00040001/'
wrong_expectation() {
    shrink "$work/wrong.tlv"
    shrunk '^wrong.tlv fails with expectation/result/register: ' '^shrunk 2 instructions to 1, 48 threads to 1, .* in [0-9]+ trials' &&
        equal 1 "$(grep -c '^ *expect' "$small")" && equal 1 "$(grep -c '^warp' "$small")" &&
        reproduces expectation/result/register
}
check "shrink: a wrong expectation is left alone with its instruction and its thread" wrong_expectation

same_again() {
    shrink "$work/wrong.tlv" && cp "$small" "$work/one.tlv" && shrink "$work/wrong.tlv" && cmp "$work/one.tlv" "$small"
}
check "shrink: the same case gives the same file" same_again

hang() {
    sed 's/^minimum.*/traffic { latency 9000 }/' "$FIRST" >"$work/slow.tlv"
    shrink --watchdog 100 "$work/slow.tlv"
    shrunk '^slow.tlv fails with hang/' && reproduces "$(sed -n 's/.*fails with \(hang[^:]*\):.*/\1/p' "$work/out")" --watchdog 100 &&
        equal 1 "$(grep -c '^warp' "$small")"
}
check "shrink: a hang stays one, with the watchdog that made it" hang

# What must stay the same: in each case the first check that is dropped leaves another failure behind.
two() {
    cat >"$work/$1.tlv" <<END
texlock 1
$2
texture 0 { format R32 UINT  size 32 16  address 0x20000000 }
sampler 0 { }
handle 5 texture 0 sampler 0
warp 0 {
  asm "TLD4.R R8, R0, 5, 2D, 0xf"
  s = lane / 32  t = 0.25
  expect lane 3 $3
  $4
}
END
}
two field "" "header.geom.width = 7" "expect lane 3 header.geom.height = 7"
two stage "" "header.geom.width = 7" "expect lane 3 coord.fixed[0] = 7"
two kind "minimum texel 4000" "header.geom.width = 7" ""
# The case fails with the width, and becomes one with this signature: becomes NAME SAME SIGNATURE
becomes() {
    shrink --same "$2" "$work/$1.tlv"
    shrunk "^$1.tlv fails with expectation/header/geom.width: " && reproduces "$3"
}
check "shrink: --same field keeps the field" becomes field field expectation/header/geom.width
check "shrink: --same stage may change the field" becomes field stage expectation/header/geom.height
check "shrink: --same stage keeps the stage" becomes stage stage expectation/header/geom.width
check "shrink: --same kind may change the stage" becomes stage kind expectation/coord/fixed
check "shrink: --same kind keeps the kind" becomes kind kind expectation/header/geom.width
check "shrink: --same any may change the kind" becomes kind any vacuous/texel/texel

# Of the file without the comment that says how it was made.
statements() {
    sed '/^#/d' "$1"
}
kinds() {
    local what=$1 signature=$2 first
    shift 2
    { sed '/^minimum/d' "$FIRST" && echo "$what"; } >"$work/kinds.tlv"
    shrink "$@" "$work/kinds.tlv" && shrunk "^kinds.tlv fails with $signature: " || return
    first=$(statements "$small")
    shrink "$@" "$work/kinds.tlv" && equal "$first" "$(statements "$small")" && reproduces "$signature" "$@" &&
        equal 1 "$(grep -c '^warp' "$small")"
}
check "shrink: a register that is not as expected, the same file each time" kinds 'expect register COUNT_STORES = 9' expectation/csr/COUNT_STORES
check "shrink: memory that is not as expected, the same file each time" kinds 'expect memory 0x30000000 = 11' expectation/store/memory
check "shrink: a minimum that is not reached, the same file each time" kinds 'minimum texel 4000' vacuous/texel/texel

budget() {
    shrink --trials 3 "$work/wrong.tlv"
    shrunk ' in 3 trials' 'the budget of --trials or --seconds ended it' && reproduces expectation/result/register
}
check "shrink: a budget leaves the best so far" budget

strictness() {
    shrink --strictness arch "$work/wrong.tlv"
    shrunk 'fails with expectation/result/register' && grep -q '^strictness arch' "$small" && reproduces expectation/result/register
}
check "shrink: at the strictness that was asked for" strictness

# Slow enough to be interrupted, and a simulator whose one simulation must do.
icarus() {
    local TEXLOCK=$BUILD/texlock-icarus
    shrink --trials 9 "$work/wrong.tlv"
    shrunk ' in 9 trials' 'the budget of' && [[ -s $small ]]
}
seconds() {
    local TEXLOCK=$BUILD/texlock-icarus
    shrink --seconds 1 "$work/wrong.tlv"
    shrunk 'the budget of --trials or --seconds ended it' && reproduces expectation/result/register
}
interrupt() {
    rm -f "$small"
    "$BUILD/texlock-icarus" shrink --out "$small" "$work/wrong.tlv" >"$work/out" 2>"$work/err" </dev/null &
    local process=$! n
    for ((n = 0; n < 600; n++)); do
        ! grep -q 'fails with' "$work/out" || break
        sleep 0.1
    done
    sleep 0.5
    kill -INT $process
    wait $process
    equal "exit status 5" "exit status $?" && shows "$work/out" 'it ended early: interrupted' && reproduces expectation/result/register
}
if [[ -x $BUILD/texlock-icarus ]]; then
    check "shrink: in Icarus" icarus
    check "shrink: --seconds leaves the best so far" seconds
    check "shrink: Ctrl-C leaves the best so far" interrupt
fi

refuse "a case that passes" 'first.tlv passes: there is nothing to shrink' shrink --out "$small" "$FIRST"
refuse "a case that fails in another way" 'fails with another signature than given, expectation/result/register' \
    shrink --out "$small" --signature payload/wrap/y "$work/wrong.tlv"
refuse "a file that cannot be read" 'No such file' shrink --out "$small" "$work/none.tlv"
refuse "no file" 'expected a FILE or --random-case' shrink
refuse "the file itself as output" 'is the file that is shrunk' shrink --out "$work/wrong.tlv" "$work/wrong.tlv"
echo "a letter" >"$work/letter"
refuse "an output that texlock did not write" 'cannot write' shrink --out "$work/letter" "$work/wrong.tlv"
