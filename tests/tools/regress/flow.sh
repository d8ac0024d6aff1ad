#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A small regression by dvsim, locally and on a Slurm of this machine alone: the same jobs, the same results; what is killed is
# named, run again and counted once. usage: BUILD=build flow.sh; prints TAP
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
. tests/tools/regress/lib.bash

# A build folder of its own, with the program of $BUILD and the history of nobody else.
mkdir -p "$regress"
cat >"$work/items.hjson" <<HJSON
{
  import_cfgs: ["$PWD/scripts/regress/texlock_sim_cfg.hjson"]
  tests: [
    {name: "wrong", run_opts: ["run $work/wrong.tlv vectors/hand/txq/first.tlv"]}
    {name: "slow", run_opts: ["random --count 200000"]}
    {name: "middle", run_opts: ["random --count 40000"]}
  ]
}
HJSON
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'

common=(--build "$BUILD" --state "$regress" --configuration "$work/items.hjson" --known "$work/known.tsv" --interval 60)
results() {
    latest '.jobs[] | [.name, .seed, .config, .status, .signature, .instructions] | @tsv'
}
no_known_failures

regression --items "suite wrong" --seed 5 --scale 0.1
results >"$work/local"
check "regress: a failing vector is exit status 1" equal "$rc" 1
# The verdict on disk, as a CI job reads it: on_disk VERDICT CODE
on_disk() {
    local code=0
    "$TEXLOCK" verdict "$regress" >"$work/why" 2>&1 || code=$?
    equal "$1 $2 $2" "$(jq -r '"\(.verdict) \(.exit_code)"' "$regress/verdict.json") $code" &&
        equal "$([[ $2 -eq 0 ]] || echo 1)" "$(grep -o '<error' "$regress/junit.xml" | wc -l | sed 's/^0$//')"
}
check "regress: and the verdict on disk" on_disk mismatch 1
bucket() {
    equal "$(latest '.buckets | length')" 1 && equal "$(latest '.buckets[0].state')" new && equal "$(latest '.buckets[0].jobs[0]')" 0.wrong &&
        equal "$(latest '.counts.passed')" 4 && equal "$(latest '.buckets[0].flaky')" false &&
        equal "$(latest '.buckets[0].shrunk')" true
}
check "regress: it is one new bucket, shrunk; the second run fails alike" bucket
signature=$(latest '.buckets[0].signature')
reproduced() {
    local line
    line=$(latest '.buckets[0].reproduce')
    [[ -n $line ]] || return
    launch ${line#* }
    equal "$rc" 1 && equal "$(verdict .failure.signature)" "$signature"
}
check "regress: its line reproduces it, with that signature" reproduced
dvsim_counts() {
    equal "$(jq -r '"\(.passed) of \(.total)"' "$(latest .folder)"/reports/texlock.json)" "4 of 5" && [[ -s $(latest .folder)/reports/index.html ]]
}
check "regress: dvsim counts the same" dvsim_counts

printf '%s\t#1\t2999-01-01\tthe vector is wrong on purpose\nno/such/-\t#2\t2999-01-01\tnever\n' "$signature" >"$work/known.tsv"
regression --rerun-failed --scale 0.1
check "regress: RERUN=failed runs the failed job with its seed" equal "$(latest '.jobs | length') $(latest '.jobs[0].seed')" "1 $(awk '$1 == "0.wrong" {print $2}' "$work/local")"
check "regress: a known failure is exit status 0" equal "$rc" 0
check "regress: and a pass on disk" on_disk pass 0
check "regress: a row that nothing matched is said" says 'nothing failed with no/such/-'
regression --items nowhere
check "regress: an unknown item is bad input" equal "$rc" 4
check "regress: which takes the place of the pass" on_disk "bad input" 4
regression --launcher pbs
check "regress: so is an unknown launcher" equal "$rc" 4
printf 'a\n' >"$work/known.tsv"
regression --items wrong
check "regress: so is a bad table" equal "$rc" 4

# Ctrl-C, while one job is done and another one runs: stopped LAUNCHER
stopped() {
    begin --launcher "$1" --items "txq slow" --jobs 2 --scale 0.2
    until_holds 120 test -e "$folder/jobs/0.txq/latest/result.json"
    until_holds 120 test -e "$folder/jobs/0.slow/latest/out"
    seen=no rc=0
    ended_jobs >/dev/null || seen=yes
    kill -INT "$pid"
    wait "$pid" || rc=$?
}
queue_empty() {
    [[ -z $(squeue -h -t R,PD -o %i) ]]
}
# Nobody runs a job of that folder (pgrep leaves itself out).
ended_jobs() {
    ! pgrep -f -- "$folder/jobs/0[.]slow"
}
interrupted() {
    cat "$work/said"
    equal "$rc $seen" "130 yes" && says '^INTERRUPTED  2 jobs: 1 passed, 0 failed, 1 without a verdict' &&
        equal "$(latest '.jobs | map("\(.name) \(.status)") | sort | join(", ")')" "0.slow killed, 0.txq pass" &&
        [[ -s $regress/index.html ]] && until_holds 30 ended_jobs
}
no_known_failures
stopped local
check "regress: Ctrl-C leaves a report of what was done, and no job" interrupted

# The same jobs on Slurm. Two of them meet trouble: a node daemon that is killed, and a job that is cancelled.
if ! start_slurm 2>"$work/err"; then
    echo "ok - regress: Slurm: left out: $(tail -1 "$work/err" 2>/dev/null)"
    exit 0
fi
regression --launcher slurm --items "suite wrong" --seed 5 --scale 0.1 --no-shrink
results >"$work/slurm.tsv"
check "regress: Slurm: the same jobs, states and signatures as locally" diff "$work/local" "$work/slurm.tsv"
check "regress: Slurm: with the same exit status" equal "$rc" 1

stopped slurm
check "regress: Slurm: Ctrl-C leaves a report of what was done, and no job" interrupted
check "regress: Slurm: nor one in Slurm's queue" until_holds 60 queue_empty

# Ctrl-C while jobs wait in the queue: they are ended at once, and not one by one by dvsim, which sleeps here meanwhile.
begin --launcher slurm --items slow --seeds 6 --jobs 6
submitted() {
    [[ $(squeue -h -t R,PD -o %i | wc -l) -eq 6 ]]
}
until_holds 300 submitted || echo "# not all jobs were submitted"
dvsim=$(pgrep -P "$pid" -f venv-regress/bin/dvsim)
kill -STOP "$dvsim"
kill -INT "$pid"
check "regress: Slurm: Ctrl-C ends all jobs that wait, at once" until_holds 60 queue_empty
kill -CONT "$dvsim"
rc=0
wait "$pid" || rc=$?
none_left() {
    cat "$work/said"
    equal "$rc" 130 && says '^INTERRUPTED  6 jobs: 0 passed, 0 failed, 6 without a verdict' && queue_empty
}
check "regress: Slurm: and nothing is submitted after that" none_left

# The daemon is dead and Slurm does not know yet: it starts a job there, and loses it. (While another one is still ending there it
# starts none, learns meanwhile that the node is down, and keeps the job in its queue.)
node_idle() {
    [[ $(sinfo -h -o %T) == idle ]]
}
until_holds 300 node_idle || echo "# the node is not idle"
"$node" kill-slurmd "$slurm"
begin --launcher slurm --items "middle txq random_arch" --seed 9 --scale 0.2 --jobs 1
lost() {
    [[ -s $folder/slurm/lost.log ]]
}
until_holds 600 lost || echo "# nothing was lost"
"$node" start-slurmd "$slurm"
until_holds 600 test -e "$folder/jobs/0.middle/latest/out"
scancel "$(squeue -h -t R -o %i | head -1)"
rc=0
wait "$pid" || rc=$?
survived() {
    cat "$work/said"
    equal "$rc" 0 && equal "$(latest '.jobs | map(.name) | sort | join(" ")')" "0.middle 0.random_arch 0.txq" &&
        equal "$(latest '[.jobs[] | select(.status == "pass")] | length')" 3 &&
        says 'Slurm lost a job, which was submitted again' &&
        equal "$(latest '.jobs[] | select(.interrupted) | .name')" 0.middle
}
check "regress: Slurm: a killed node daemon and a cancelled job: each job once, all passed, both named" survived
"$node" stop "$slurm"
nothing_left() {
    ! grep -lzs "^SLURM_CONF=$SLURM_CONF\$" /proc/[0-9]*/environ | grep -v "/$$/" | while read -r f; do
        [[ $(cat "${f%environ}comm") =~ ^(slurm|munge) ]] && ! grep -q '^State:.*Z' "${f%environ}status" && echo "$f"
    done | grep .
}
check "regress: Slurm: nothing of it is left" nothing_left
