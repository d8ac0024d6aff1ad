# SPDX-License-Identifier: Apache-2.0
"""The plan of a regression: every job with its seed, before anything runs. The jobs run are compared with it
afterwards."""
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

import hjson

ROOT = Path(__file__).resolve().parent.parent.parent
CONFIGURATION = Path(__file__).resolve().parent / "texlock_sim_cfg.hjson"


class BadInput(Exception):
    """Unusable input of the caller; the text has the expectation."""


@dataclass(frozen=True)
class Job:
    test: str
    index: int
    seed: int
    config: str
    item: str  # the regression or test that was asked for
    again: bool = False  # the seed of an open failure

    @property
    def name(self):
        return f"{self.index}.{self.test}"


@dataclass
class Catalogue:
    """Contents of the Hjson file."""
    tests: dict  # name -> build mode
    regressions: dict  # name -> (tests, reseed)


def tests_of(name, found, chain=()):
    regression = found[name]
    if name in chain:
        raise BadInput(f"{CONFIGURATION.name}: regression '{name}' includes itself")
    tests = list(regression.get("tests", []))
    for other in regression.get("regressions", []):
        tests += tests_of(other, found, (*chain, name))
    return list(dict.fromkeys(tests))


def load(path, chain=()):
    """The Hjson file and those that it imports, which come first, as one: lists are joined, as dvsim does."""
    try:
        raw = hjson.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: {error}") from None
    if path in chain:
        raise BadInput(f"{path}: imports itself")
    whole = {}
    for other in raw.get("import_cfgs", []):
        whole.update(load(Path(other.replace("{tree}", str(ROOT))), (*chain, path)))
    lists = {key: [*whole.get(key, []), *raw.get(key, [])] for key in ("tests", "regressions")}
    return {**whole, **raw, **lists}


def catalogue(path=CONFIGURATION):
    raw = load(path)
    found = {r["name"]: r for r in raw["regressions"]}
    tests = {t["name"]: t.get("build_mode", raw["build_mode"]) for t in raw["tests"]}
    regressions = {name: (tests_of(name, found), r.get("reseed", raw["reseed"])) for name, r in found.items()}
    for name, (members, _) in regressions.items():
        for test in members:
            if test not in tests:
                raise BadInput(f"{path}: regression '{name}' names '{test}', which is no test")
    return Catalogue(tests, regressions)


def seed_of(base, test, index):
    """32 bits that follow from the seed of the regression, the test and its number."""
    return int.from_bytes(hashlib.sha256(f"{base}:{test}:{index}".encode()).digest()[:4], "little")


def make(offered, items, seeds, base, again=()):
    """The jobs of these items. again: (test, seed) of open failures, run once more where their test runs anyway."""
    jobs, counts = [], {}
    for item in items:
        members, reseed = offered.regressions.get(item) or ([item], 1)
        if item not in offered.regressions and item not in offered.tests:
            raise BadInput(f"ITEMS: no '{item}'; expected regressions ({' '.join(offered.regressions)}) or tests ({' '.join(offered.tests)})")
        for test in members:
            for _ in range(max(0, (seeds or reseed) - counts.get(test, 0))):
                index = counts[test] = counts.get(test, 0) + 1
                jobs.append(Job(test, index - 1, seed_of(base, test, index - 1), offered.tests[test], item))
    for test, seed in again:
        if test in counts and not any(j.test == test and j.seed == seed for j in jobs):
            jobs.append(Job(test, counts[test], seed, offered.tests[test], next(j.item for j in jobs if j.test == test), True))
            counts[test] += 1
    return jobs


def renumbered(jobs):
    """Some jobs of a plan as one of their own: dvsim numbers the seeds of a test from 0."""
    counts, result = {}, []
    for job in jobs:
        result.append(Job(job.test, counts.get(job.test, 0), job.seed, job.config, job.item, job.again))
        counts[job.test] = counts.get(job.test, 0) + 1
    return result


def by_test(jobs):
    """dvsim takes seeds test by test: the jobs in that order."""
    order = list(dict.fromkeys(j.test for j in jobs))
    return [j for test in order for j in sorted((j for j in jobs if j.test == test), key=lambda j: j.index)]


def overlay(jobs, configuration, settings):
    """The text of the file that dvsim gets: the configuration, with how often each test runs in this regression."""
    counts = {}
    for job in jobs:
        counts[job.test] = counts.get(job.test, 0) + 1
    return json.dumps({"import_cfgs": [str(configuration)], **settings,
                       "tests": [{"name": test, "reseed": count} for test, count in counts.items()]}, indent=1) + "\n"
