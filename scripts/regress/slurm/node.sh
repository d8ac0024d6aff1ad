#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A Slurm of one node, this machine, in a folder of its own: key, sockets, configuration, state and logs are there, the ports are free
# ones, and nothing of the machine changes. usage: node.sh start|stop|kill-slurmd|start-slurmd DIR
# `start` prints the name of its slurm.conf, for SLURM_CONF. exit: 0 done, 5 it cannot be started here (the message says why)
set -uo pipefail
export LC_ALL=C CDPATH=
action=${1:-} dir=${2:-}
if [[ ! $action =~ ^(start|stop|kill-slurmd|start-slurmd)$ || -z $dir ]]; then
    echo "usage: node.sh start|stop|kill-slurmd|start-slurmd DIR" >&2
    exit 5
fi
mkdir -p "$dir" && dir=$(realpath "$dir")
PATH=$PATH:/usr/sbin:/sbin
export SLURM_CONF=$dir/slurm.conf
unset SLURM_JOB_ID SLURM_JOBID

fail() {
    printf 'slurm: %s\n' "$*" >&2
    exit 5
}
needs() {
    local program
    for program in munged munge slurmctld slurmd srun scontrol; do
        command -v "$program" >/dev/null || fail "no $program here: LAUNCHER=slurm scripts/bootstrap regress build installs it"
    done
}
# A socket's name may have 107 characters: a long folder gets a short link.
sockets() {
    if [[ ${#dir} -lt 80 ]]; then echo "$dir"; else cat "$dir/sockets" 2>/dev/null || mktemp -d | tee "$dir/sockets"; fi
}
free_port() {
    python3 -c 'import socket
both = [socket.socket() for _ in range(2)]
for s in both: s.bind(("127.0.0.1", 0))
print(*(s.getsockname()[1] for s in both))'
}
# Ended, when no process has that number, another program has it, or it is a zombie.
running() {
    local pid
    pid=$(cat "$dir/$1.pid" 2>/dev/null) && [[ -n $pid && $(cat "/proc/$pid/comm" 2>/dev/null) == "$1"* ]] &&
        ! grep -q '^State:.*Z' "/proc/$pid/status" 2>/dev/null
}
end() {
    local n
    running "$1" || return 0
    kill -"$2" "$(cat "$dir/$1.pid")" 2>/dev/null
    for ((n = 0; n < 300; n++)); do
        running "$1" || break
        [[ $n -ne 100 ]] || kill -KILL "$(cat "$dir/$1.pid")" 2>/dev/null
        sleep 0.1
    done
    [[ $2 != KILL ]] || rm -f "$dir/$1.pid"
}
write_configuration() {
    local ports user memory
    read -ra ports < <(free_port)
    user=$(id -un)
    memory=$(awk '/MemTotal/ {print int($2 / 1024)}' /proc/meminfo)
    mkdir -p "$dir/state" "$dir/spool"
    cat >"$SLURM_CONF" <<CONF
ClusterName=texlock
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=$user
SlurmdUser=$user
SlurmctldPort=${ports[0]}
SlurmdPort=${ports[1]}
AuthInfo=socket=$(sockets)/munge.socket
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdLogFile=$dir/slurmd.log
ProctrackType=proctrack/linuxproc
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_min_interval=100000
ReturnToService=2
SlurmctldTimeout=30
SlurmdTimeout=20
InactiveLimit=0
KillWait=5
MessageTimeout=20
MaxJobCount=20000
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$(nproc) RealMemory=$memory State=UNKNOWN
PartitionName=texlock Nodes=$(hostname -s) Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
CONF
}
start_munge() {
    local place
    place=$(sockets)
    (umask 077 && dd if=/dev/urandom of="$dir/munge.key" bs=128 count=1 status=none)
    munged --force --key-file="$dir/munge.key" --socket="$place/munge.socket" --pid-file="$dir/munged.pid" --log-file="$dir/munged.log" \
        --seed-file="$dir/munge.seed" >"$dir/munged.out" 2>&1 || fail "munged does not start: $(tail -1 "$dir/munged.out")"
}
# What slurmd itself says is wrong; its log has the lines of the jobs' steps too ([12.0]).
wrong() {
    cat "$dir/slurmd.out" "$dir/slurmd.log" 2>/dev/null | grep -E 'error|fatal' | grep -vE '\[[0-9]+\.[a-z0-9]+\]' | tail -1
}
# A busy machine may need more than one try: the port of a slurmd that was killed is not free at once.
start_slurmd() {
    local n
    for ((n = 0; n < 20; n++)); do
        slurmd -N "$(hostname -s)" >"$dir/slurmd.out" 2>&1 && return
        sleep 1
    done
    fail "slurmd does not start: $(wrong)"
}
# Ready: a job has run.
ready() {
    local n
    for ((n = 0; n < 60; n++)); do
        timeout 20 srun --immediate=10 true >"$dir/srun.out" 2>&1 && return
        running slurmctld && running slurmd || return
        sleep 0.5
    done
    return 1
}
stop() {
    end slurmd TERM
    end_steps
    end slurmctld TERM
    end munged TERM
    [[ ! -e $dir/sockets ]] || { rm -rf "$(cat "$dir/sockets")"; rm -f "$dir/sockets"; }
}
# What runs jobs outlives slurmd.
end_steps() {
    local process
    for process in /proc/[0-9]*; do
        [[ $(cat "$process/comm" 2>/dev/null) == slurmstepd ]] && grep -zq "^SLURM_CONF=$SLURM_CONF\$" "$process/environ" 2>/dev/null && kill "${process#/proc/}" 2>/dev/null
    done
    return 0
}
case $action in
start)
    needs
    stop
    rm -rf "${dir:?}"/*
    write_configuration
    start_munge
    slurmctld >"$dir/slurmctld.out" 2>&1 || { why=$(cat "$dir"/slurmctld.{out,log} 2>/dev/null | grep -iE 'error|fatal' | tail -1); stop; fail "slurmctld does not start: $why"; }
    (start_slurmd) || { stop; exit 5; }
    ready || { why=$(cat "$dir/srun.out"); stop; fail "no job runs: $why"; }
    echo "$SLURM_CONF"
    ;;
stop) stop ;;
kill-slurmd) end slurmd KILL ;;
start-slurmd)
    # Free the dead one's jobs at once; by itself Slurm asks again after a minute.
    scontrol update nodename="$(hostname -s)" state=DOWN reason=restart
    start_slurmd
    scontrol update nodename="$(hostname -s)" state=RESUME 2>/dev/null || true
    ;;
esac
