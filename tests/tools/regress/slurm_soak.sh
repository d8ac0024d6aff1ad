#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Many jobs on a Slurm of this machine alone, while the node's daemon is killed and started again and jobs are cancelled. Nothing
# may be lost, nothing counted twice. For a person: it takes minutes. The suite runs the same in small (flow.sh).
# usage: BUILD=build slurm_soak.sh [JOBS]   (200); prints TAP
CDPATH= cd "$(dirname "$0")/../../.." || exit
jobs=${1:-200}
if [[ ! $jobs =~ ^[0-9]+$ || $jobs -lt 10 ]]; then
    echo "slurm_soak: '$jobs'; expected a number of jobs, at least 10" >&2
    exit 2
fi
. tests/e2e/lib.bash
. tests/tools/regress/lib.bash
mkdir -p "$regress/runs"
no_known_failures
common=(--build "$BUILD" --state "$regress" --known "$work/known.tsv" --interval 10)
start_slurm || exit

# One killed daemon for every 50 jobs, and one cancelled job.
begin --launcher slurm --items "random_order random_arch" --seeds $((jobs / 2)) --seed 1 --scale 0.1 --jobs 16
results() {
    find "$folder/jobs" -path '*/latest/result.json' 2>/dev/null | wc -l
}
reached() {
    [[ $(results) -ge $1 ]] || ! kill -0 "$pid" 2>/dev/null
}
running_job() {
    job=$(squeue -h -t R -o %i | head -1)
    [[ -n $job ]]
}
killed=0 cancelled=()
for ((at = jobs / 10; at < jobs * 9 / 10; at += 50)); do
    until_holds 3600 reached $at
    kill -0 "$pid" 2>/dev/null || break
    "$node" kill-slurmd "$slurm" && killed=$((killed + 1))
    echo "# the node's daemon is dead at $(results) of $jobs jobs"
    sleep 5
    "$node" start-slurmd "$slurm"
    until_holds 120 running_job && scancel "$job" && cancelled+=("$job") && echo "# cancelled: Slurm's job $job"
done
rc=0
wait "$pid" || rc=$?
grep -E '^(PASS|FAIL|INCOMPLETE|BROKEN|INTERRUPTED)|ended from outside|Slurm lost' "$work/said" | sed 's/^/# /'

trouble() {
    echo "$killed daemons killed, ${#cancelled[@]} jobs cancelled"
    [[ $killed -gt 0 && ${#cancelled[@]} -gt 0 ]]
}
check "soak: a daemon was killed and a job was cancelled while jobs ran" trouble
all_passed() {
    tail -5 "$work/said"
    equal "$rc" 0 && equal "$(latest '[.jobs[] | select(.status == "pass")] | length')" $((jobs / 2 * 2))
}
check "soak: every job passed" all_passed
once() {
    local total=$((jobs / 2 * 2))
    equal "$(latest '.jobs | length') $(latest '[.jobs[].name] | unique | length') $(latest '[.jobs[].seed] | unique | length')" "$total $total $total" &&
        equal "$(sqlite "select count(*) from jobs where run = (select max(id) from runs)")" "$total"
}
sqlite() {
    python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])' "$regress/history.sqlite" "$1"
}
check "soak: each job is counted once, in report and history" once
summed() {
    equal "$(latest '.counts.instructions')" "$(latest '[.jobs[].instructions] | add')"
}
check "soak: the sums are those of the jobs" summed
named() {
    [[ $(latest '[.jobs[] | select(.interrupted)] | length') -ge 1 ]] || [[ $(latest '.lost | length') -ge 1 ]]
}
check "soak: what was lost or cancelled is named" named
