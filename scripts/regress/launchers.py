# SPDX-License-Identifier: Apache-2.0
"""Where jobs run: on this machine, or by Slurm."""
import contextlib
import os
from dataclasses import dataclass, field
from importlib.metadata import version


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


@contextlib.contextmanager
def launcher(name, build, say):
    processors = len(os.sched_getaffinity(0))
    yield Launcher("local", processors, f"{processors} at a time on this machine")
