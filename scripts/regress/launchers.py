# SPDX-License-Identifier: Apache-2.0
"""Launchers of jobs: this machine, or Slurm."""
import contextlib
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

NODE = Path(__file__).resolve().parent / "slurm/node.sh"
CONFIGURATIONS = ("/etc/slurm/slurm.conf", "/run/slurm/conf/slurm.conf")
AT_A_TIME = 64  # that wait in Slurm's queue
# What dvsim asks Slurm for, unless the caller's variables say otherwise: its own values are those of another site.
ASKED = {"SLURM_MEM": "1G", "SLURM_MINCPUS": "1", "SLURM_CPUS_PER_TASK": "1", "SLURM_TIMEOUT": "120"}


class NoLauncher(Exception):
    """The launcher cannot be used here; the text says why."""


@dataclass
class Launcher:
    name: str
    parallel: int
    text: str
    environment: dict = field(default_factory=dict)


def dvsim_version():
    return version("dvsim")


def has_cluster():
    return "SLURM_CONF" in os.environ or "SLURM_CONF_SERVER" in os.environ or any(map(os.path.exists, CONFIGURATIONS))


def partition(environment):
    """The one that SLURM_QUEUE names, or the cluster's default."""
    done = subprocess.run(["sinfo", "-h", "-o", "%P"], env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise NoLauncher(f"Slurm does not answer: {done.stderr.strip().splitlines()[0] if done.stderr.strip() else 'sinfo failed'}")
    names = done.stdout.split()
    wanted = os.environ.get("SLURM_QUEUE")
    if wanted and wanted not in [n.rstrip("*") for n in names]:
        raise NoLauncher(f"SLURM_QUEUE: Slurm has no partition '{wanted}'; expected of: {' '.join(n.rstrip('*') for n in names)}")
    default = next((n[:-1] for n in names if n.endswith("*")), None)
    if not wanted and not default:
        raise NoLauncher("Slurm has no default partition: name one in SLURM_QUEUE")
    return wanted or default


def node(action, folder):
    return subprocess.run([str(NODE), action, str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True, check=False)


@contextlib.contextmanager
def cluster(state, say):
    """The Slurm of the site; where there is none, one of this machine alone, for as long as the regression runs."""
    if has_cluster():
        yield {}
        return
    folder = state / "slurm"
    try:
        started = node("start", folder)
        if started.returncode:
            raise NoLauncher(started.stderr.strip() or "no Slurm starts here")
        say(f"no slurm.conf here: a Slurm of this machine alone runs from {folder}")
        yield {"SLURM_CONF": started.stdout.strip()}
    finally:
        node("stop", folder)


@contextlib.contextmanager
def launcher(name, state, say):
    processors = len(os.sched_getaffinity(0))
    if name == "local":
        yield Launcher("local", processors, "on this machine")
        return
    if not shutil.which("srun"):
        raise NoLauncher("no srun here: LAUNCHER=slurm scripts/bootstrap regress build installs Slurm")
    with cluster(state, say) as environment:
        queue = partition(environment)
        asked = {key: os.environ.get(key, value) for key, value in ASKED.items()}
        yield Launcher("slurm", AT_A_TIME, f"by Slurm, partition {queue}",
                       {**environment, **asked, "SLURM_QUEUE": queue})
