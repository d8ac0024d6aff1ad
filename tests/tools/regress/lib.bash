# SPDX-License-Identifier: Apache-2.0
# Helpers of the tests of regressions, to be sourced after tests/e2e/lib.bash. The caller sets common, the arguments of all
# calls. program, the regress.py that is called, and regress, the folder of runs, history and reports, may be others.
program=scripts/regress/regress.py
regress=$work/regress

# A Slurm of this machine alone, in the folder slurm, until the script ends. What went wrong is on stderr.
slurm=$work/slurm
node=scripts/regress/slurm/node.sh
start_slurm() {
    trap '"$node" stop "$slurm" >/dev/null 2>&1' EXIT
    SLURM_CONF=$("$node" start "$slurm") && export SLURM_CONF
}
no_known_failures() {
    printf '# none\n' >"$work/known.tsv"
}

# until_holds SECONDS COMMAND...
until_holds() {
    local n
    for ((n = 10 * $1; n > 0; n--)); do "${@:2}" && return; sleep 0.1; done
    return 1
}
# A regression beside this script: its process in pid, its folder in folder. It does not ignore SIGINT, as what bash starts so does.
begin() {
    local before
    before=$(ls "$regress/runs" | tail -1)
    "$BUILD/venv-regress/bin/python" -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])' "$program" "${common[@]}" "$@" >"$work/said" 2>&1 &
    pid=$!
    newest() {
        folder=$regress/runs/$(ls "$regress/runs" | tail -1)
        [[ $folder != */$before ]]
    }
    until_holds 60 newest
}
# regression OPTION...: its status in rc, what it said in $work/said
regression() {
    rc=0
    "$BUILD/venv-regress/bin/python" "$program" "${common[@]}" "$@" >"$work/said" 2>&1 || rc=$?
}
latest() {
    jq -r "$1" "$regress/latest.json"
}
says() {
    grep -qE -- "$1" "$work/said" || { cat "$work/said"; return 1; }
}
