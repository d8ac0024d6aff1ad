#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The set-up on a system that has nothing, for a user who may install nothing: what to install is said, as the release
# calls it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
unset WHOLE

# A user without sudo; apt-cache answers what $LISTS holds.
mkdir -p "$work/bin" "$work/nothing"
for tool in bash env sed head cat readlink ls; do ln -s "$(command -v "$tool")" "$work/bin/$tool"; done
printf '#!/bin/bash\necho 1000\n' >"$work/bin/id"
printf '#!/bin/bash\nexit 1\n' >"$work/bin/apt-get"
printf '#!/bin/bash\nprintf "%%b" "$LISTS"\n' >"$work/bin/apt-cache"
chmod +x "$work"/bin/{id,apt-get,apt-cache}

# asks LISTS PROFILE PATTERN...: one line is said, with all these packages; exit status 5.
asks() {
    local lists=$1 profile=$2 pattern
    shift 2
    rc=0
    LISTS=$lists BOOTSTRAP_SYSROOT=$work/nothing PATH=$PWD/$work/bin scripts/bootstrap "$profile" "$work/build" >"$work/out" 2>&1 || rc=$?
    cat "$work/out"
    equal "5 1" "$rc $(wc -l <"$work/out")" || return
    for pattern; do
        grep -qE "^bootstrap: Debian packages are missing; as root: apt-get install .* $pattern( |\$)" "$work/out" || return
    done
}
BOOKWORM='python3\n  PreDepends: python3-minimal\n  Depends: python3.11\n  Depends: libpython3-stdlib\nclang\n  Depends: clang-14\n'
TRIXIE='python3\n  Depends: python3.13\n  Depends: libpython3-stdlib\nclang\n  Depends: clang-19\n'
check "bootstrap: lockstep says what to install" asks "$BOOKWORM" lockstep gcc verilator libxml2-dev
check "bootstrap: cocotb asks for the shared library of the release's Python" asks "$BOOKWORM" cocotb libpython3.11 python3-venv
check "bootstrap: as the next release calls it" asks "$TRIXIE" cocotb libpython3.13
check "bootstrap: test asks for the run-time library of the release's clang" asks "$TRIXIE" test libclang-rt-19-dev yosys
no_viewers() {
    asks "$BOOKWORM" test tidy && ! grep -qE 'chromium|gtkwave' "$work/out"
}
check "bootstrap: test needs no browser and no GTKWave" no_viewers
WHOLE=1 check "bootstrap: but all of it does" asks "$BOOKWORM" test gtkwave xvfb chromium chromium-driver
no_slurm() {
    asks "$BOOKWORM" regress git python3-venv && ! grep -q slurm "$work/out"
}
check "bootstrap: a regression on this machine needs no Slurm" no_slurm
LAUNCHER=slurm check "bootstrap: but where jobs go there" asks "$BOOKWORM" regress slurmctld munge
check "bootstrap: piglit" asks "$BOOKWORM" piglit virgl-server piglit
# OSMesa is for a comparison: without lists of packages it is asked for, with lists only where they name it.
check "bootstrap: bench asks for OSMesa" asks "$BOOKWORM" bench libosmesa6-dev libpython3.11
listed() {
    local status=0
    mkdir -p "$work/nothing/var/lib/apt/lists"
    touch "$work/nothing/var/lib/apt/lists/deb_main_binary-amd64_Packages"
    "$@" || status=$?
    rm -r "$work/nothing/var"
    return $status
}
no_osmesa() {
    asks "$TRIXIE" bench libpython3.13 && ! grep -q osmesa "$work/out"
}
check "bootstrap: as lists do that have it" listed asks 'Package: libosmesa6-dev\n' bench libosmesa6-dev
check "bootstrap: not in a release without it" listed no_osmesa
once() {
    asks "$BOOKWORM" test iverilog && equal "" "$(tr ' ' '\n' <"$work/out" | sort | uniq -d | xargs)"
}
check "bootstrap: each package is named once" once
check "bootstrap: without package lists, names that every release has" asks '' test libpython3-dev libclang-rt-dev

# Environments are installed as process groups of their own: a signal to bootstrap must end them too, or pip writes on
# beside the next run. The index takes the connection and never answers.
python3 -c 'import socket, sys, time
server = socket.create_server(("127.0.0.1", 0))
print(server.getsockname()[1], flush=True)
time.sleep(600)' >"$work/port" &
index=$!
pip_at_work() { pgrep -f "$work/stopped/venv-regress/bin/pip install"; }
soon() {
    local tries=0
    until "$@" || [[ $((tries++)) -gt 600 ]]; do sleep 0.1; done
}
stops() {
    local pid rc=0
    rm -rf "$work/stopped"
    if [[ -n ${moved:-} ]]; then
        mkdir -p "$work/stopped/venv-regress"
        echo "$PWD/$work/before/venv-regress" >"$work/stopped/venv-regress/ready"
    fi
    PIP_CONFIG_FILE=/dev/null PIP_INDEX_URL=http://127.0.0.1:$(<"$work/port")/simple \
        env --default-signal=INT scripts/bootstrap regress "$work/stopped" >"$work/out" 2>&1 </dev/null &
    pid=$!
    soon pip_at_work
    pip_at_work || differ "pip at work" "$(<"$work/out")" || return
    [[ -z ${slow:-} ]] || soon test -e "$slow/ready"
    kill "-$1" $pid
    wait $pid || rc=$?
    equal "$2" "$rc" && ! pip_at_work && test ! -e "$work/stopped/venv-regress/ready"
}
soon test -s "$work/port"
check "bootstrap: Ctrl-C ends what is installed too" stops INT 130
check "bootstrap: so does SIGTERM" stops TERM 143
moved=1 check "bootstrap: an environment that another folder was copied from is made again" stops TERM 143
# What takes a second to end is waited for: it would write beside the next run.
slow=$PWD/$work/slow
mkdir -p "$slow"
rm -f "$slow/ready"
cat >"$slow/sitecustomize.py" <<SLOW
import os, signal, time
if b"/bin/pip\0install" in open("/proc/self/cmdline", "rb").read():
    signal.signal(signal.SIGTERM, lambda *_: (time.sleep(1), os._exit(143)))
    open("$slow/ready", "w").close()
SLOW
PYTHONPATH=$slow check "bootstrap: and waits for what ends slowly" stops TERM 143
kill $index
