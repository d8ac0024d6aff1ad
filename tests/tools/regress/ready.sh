#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Regressions with programs that are made on purpose: a job that fails only once, a bug beside a testbench, a tree that git does
# not know, and what a commit reaches. dvsim runs the jobs; nothing is built. usage: BUILD=build ready.sh; prints TAP
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
. tests/tools/regress/lib.bash
work=$(realpath "$work") dir=$work/run
BUILD=$(realpath "$BUILD")
# Outside of every checkout.
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cp -r Makefile rtl cmodel harness scripts vectors "$tree"
program=$tree/scripts/regress/regress.py
mkdir -p "$regress/runs"

# The programs: texlock, which takes the wrong vector the first time; a testbench with a bug in the unit that it has.
programs=$work/programs
mkdir -p "$programs/regress"
cat >"$programs/texlock" <<PROGRAM
#!/usr/bin/env bash
if [[ "\$*" == *flaky.tlv* ]] && mkdir "$work/once" 2>/dev/null; then
    exec "$BUILD/texlock" "\${@/flaky.tlv/wrong.tlv}"
fi
if [[ \$1 == shrink && \$* == *--signature* && -e "$work/slow" ]]; then
    touch "$work/shrinks"
    exec sleep 300
fi
exec "$BUILD/texlock" "\$@"
PROGRAM
chmod +x "$programs/texlock"
cp "$FIRST" "$work/flaky.tlv"
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
ln -s "$BUILD/texlock.vpi" "$programs/texlock.vpi"
cp -r rtl "$work/rtl"
scripts/planting.py tests/faults/planted/rtl/store/rtl_store_strobe.bug "$work/rtl"
check "regress: a testbench with a bug in the unit compiles" tests/simulators/passive/build.sh "$BUILD" "$programs/regress/tb_many.vvp" tb_many "$work/rtl"
cat >"$work/items.hjson" <<HJSON
{
  import_cfgs: ["$tree/scripts/regress/texlock_sim_cfg.hjson"]
  overrides: [{name: "build_cmd", value: "echo TEXLOCK BUILT"}]
  tests: [{name: "flaky", run_opts: ["run $work/flaky.tlv"]}]
}
HJSON
common=(--build "$programs" --state "$regress" --configuration "$work/items.hjson" --interval 60)

regression --items "flaky beside_icarus_order_random" --seed 3 --scale 0.8
check "regress: flaky and beside a testbench: exit status 1" equal "$rc" 1
flaky() {
    cat "$work/said"
    equal "$(latest '[.buckets[] | select(.flaky) | .jobs[]] | join(" ")')" 0.flaky && says '^  NEW .*1 job, FLAKY$' &&
        equal "$(latest '.jobs[] | select(.name == "0.flaky") | "\(.status) \(.second) \(.flaky)"')" "mismatch pass true"
}
check "regress: a job that passes in its second run is flaky" flaky
beside() {
    local line
    equal "$(latest '.jobs[] | select(.item == "beside_icarus_order_random") | "\(.status) \(.strictness) \(.flaky)"')" "mismatch order false" &&
        equal "$(latest '.buckets[] | select(.item == "beside_icarus_order_random") | .signature | split("/")[1]')" store || return
    line=$(latest '.buckets[] | select(.item == "beside_icarus_order_random").reproduce')
    rm -rf "$dir"
    (cd "$tree" && bash -c "${line/=DIR/=$dir}") >"$work/out" 2>&1
    [[ $? -ne 0 ]] && equal "$(verdict .failure.signature)" "$(latest '.buckets[] | select(.item == "beside_icarus_order_random").signature')"
}
check "regress: a bug beside a testbench: a bucket with stage and signature, its line reproduces it" beside
unknown() {
    says 'this tree is no checkout of git' && equal "$(latest '.commit')" ""
}
check "regress: without git's checkout dvsim runs all the same, and that is said" unknown
regression --items flaky --since HEAD
check "regress: SINCE without a checkout is bad input" equal "$rc" 4
check "regress: and says why" says 'SINCE: this tree is no checkout of git'
regression --items weekly --list
weekly() {
    cat "$work/said"
    equal "$rc" 0 && says '^weekly: 2[0-9]{3} jobs, 9 programs' && equal "$(ls "$regress/runs" | wc -l)" 1
}
check "regress: LIST=1 says what would run, and runs nothing" weekly

# Ctrl-C after the jobs, while a case is shrunk.
rmdir "$work/once"
touch "$work/slow"
begin --items flaky --seed 3
until_holds 120 test -e "$work/shrinks"
kill -INT "$pid"
rc=0
wait "$pid" || rc=$?
nobody_shrinks() {
    ! pgrep -f -- "limit.py [0-9]* $programs/texlock shrink"
}
later() {
    cat "$work/said"
    equal "$rc" 130 && says '^INTERRUPTED  1 job: 0 passed, 1 failed' && equal "$(latest '.jobs[] | "\(.name) \(.status)"')" "0.flaky mismatch" &&
        until_holds 30 nobody_shrinks
}
check "regress: Ctrl-C while a case is shrunk leaves the report, and nothing that runs" later
rm "$work/slow"
mkdir "$work/empty"
PATH=$work/empty regression --items flaky
check "regress: without git it does not begin" equal "$rc" 5
check "regress: and says what to do" says 'no git here: .* scripts/bootstrap regress build installs it'

# A commit that changes one stage: what it reaches runs first.
known() {
    git -C "$tree" -c user.name=a -c user.email=a -c commit.gpgsign=false "$@"
}
known init -q
echo '// before' >>"$tree/rtl/query_position.sv"
known add -A
known commit -q -m before
cp rtl/query_position.sv "$tree/rtl"
known commit -q -a -m "query_position: a change"
touch "$work/since"
regression --items "sust random_arch txq" --seed 3 --scale 0.01 --since HEAD~1 --jobs 1
first() {
    # By the times at which the jobs began.
    local order
    order=$(find "$regress/runs" -path '*/latest/lock' -newer "$work/since" -printf '%T@ %h\n' | sort -n | sed 's|.*/0\.\([a-z_]*\)/latest|\1|' | xargs)
    cat "$work/said"
    equal "$rc" 0 && equal "${order##* }" sust && equal "$(wc -w <<<"$order")" 3 &&
        says '1 file changed since HEAD~1; what is changed can reach 2 of 3 jobs, which come first' &&
        says 'what the change reaches: 2 jobs, 0 failed; now the rest' &&
        equal "$(latest .commit)" "$(known rev-parse HEAD)" && equal "$(latest '.jobs | length')" 3
}
check "regress: SINCE=COMMIT: the jobs that the changed stage reaches ran before the others" first
