#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The two README commands on a newcomer's machine: a fresh root of a Debian release with git and make, and nothing else.
# usage: scripts/test_fresh.sh RELEASE BUILD_DIR [GOAL]...   (goals: lockstep check test; without any: lockstep and test)
# RELEASE: bookworm or trixie. The committed tree is cloned into the root, which debootstrap makes under FRESH_DIR (default
# /var/tmp) and which is removed again (KEEP=1 keeps it). Network settings of this machine hold in the root: resolver,
# certificates, environment.
# Prints a line a goal: status, time, verdict. Logs: BUILD_DIR/fresh/RELEASE/GOAL.log.
# exit: 0 all goals passed, 1 one did not, 2 usage or no root could be made
set -uo pipefail
export LC_ALL=C CDPATH=
cd "$(dirname "$0")/.." || exit 2

refuse() {
    printf 'test-fresh: %s\n' "$*" >&2
    exit 2
}
release=${1:-} build=${2:-}
[[ $release =~ ^(bookworm|trixie)$ ]] || refuse "RELEASE is '$release'; expected bookworm or trixie"
[[ -n $build ]] || refuse "usage: scripts/test_fresh.sh RELEASE BUILD_DIR [GOAL]..."
goals=("${@:3}")
[[ ${#goals[@]} -gt 0 ]] || goals=(lockstep test)
for goal in "${goals[@]}"; do
    [[ $goal =~ ^(lockstep|check|test)$ ]] || refuse "no goal '$goal'; expected lockstep, check or test"
done
[[ $(id -u) -eq 0 ]] || refuse "a root of another release is made as root; run this as root"
for tool in debootstrap git mount chroot; do
    command -v "$tool" >/dev/null || refuse "no $tool; as root: apt-get install --no-install-recommends debootstrap git mount coreutils"
done

mkdir -p "$build/fresh/$release" || exit 2
logs=$(cd "$build/fresh/$release" && pwd)
rm -f "$logs"/*.log
mkdir -p "${FRESH_DIR:-/var/tmp}" && root=$(mktemp -d "${FRESH_DIR:-/var/tmp}/texlock-$release.XXXXXX") || refuse "no folder for the root"
chmod 0755 "$root"
place=home/texlock

# Nothing of this machine may be below the root when it is removed.
clean_up() {
    local at
    awk -v root="$root/" 'index($5, root) == 1 { print $5 }' /proc/self/mountinfo | sort -r | while read -r at; do
        umount "$at" 2>/dev/null || umount -l "$at"
    done
    if awk -v root="$root/" 'index($5, root) == 1 { exit 1 }' /proc/self/mountinfo; then
        [[ -n ${KEEP:-} ]] && echo "kept: $root" || rm -rf --one-file-system "$root"
    else
        echo "test-fresh: still mounted below $root; not removed" >&2
    fi
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Run with its time: timed LOG COMMAND...; seconds in `took`.
timed() {
    local log=$1 start=$SECONDS rc=0
    shift
    "$@" >"$log" 2>&1 </dev/null || rc=$?
    took=$((SECONDS - start))
    return $rc
}
inside() {
    chroot "$root" /usr/bin/env HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        SHELL=/bin/bash LC_ALL=C.UTF-8 "$@"
}

timed "$logs/root.log" debootstrap --variant=minbase --include=git,make,ca-certificates "$release" "$root" ||
    refuse "debootstrap failed: $(tail -1 "$logs/root.log") (log: $logs/root.log)"
echo "$release: fresh root in $took s"

# A folder of this machine, in the root: its mounts are its own.
for at in proc sys dev dev/pts dev/shm; do
    mkdir -p "$root/$at"
    mount --bind "/$at" "$root/$at" && mount --make-private "$root/$at" || refuse "cannot mount /$at into $root"
done
cp -L /etc/resolv.conf "$root/etc/resolv.conf" || refuse "no /etc/resolv.conf"
if compgen -G '/usr/local/share/ca-certificates/*.crt' >/dev/null; then
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/"
    inside update-ca-certificates >>"$logs/root.log" 2>&1 || refuse "the certificates of this machine are refused (log: $logs/root.log)"
fi
git clone -q --no-hardlinks . "$root/$place" >>"$logs/root.log" 2>&1 || refuse "git clone failed (log: $logs/root.log)"
echo "$release: commit $(git rev-parse --short HEAD)$(git diff --quiet HEAD || echo ', without the changes that are not committed')"

failed=0
for goal in "${goals[@]}"; do
    rc=0
    timed "$logs/$goal.log" inside env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u BUILD make -C "/$place" "$goal" || rc=$?
    echo "$release: make $goal: exit status $rc, $took s: $(grep -vE '^make(\[[0-9]+\])?: ' "$logs/$goal.log" | tail -1)"
    grep -E '^ +not ok' "$logs/$goal.log"
    [[ $rc -eq 0 ]] || failed=1
done
inside bash -c 'verilator --version; iverilog -V 2>/dev/null | head -1; yosys -V; gcc --version | head -1; clang --version | head -1; python3 --version' \
    2>/dev/null | sed "s/^/$release: /"
echo "$release: logs in $logs"
exit $failed
