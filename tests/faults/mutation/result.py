# SPDX-License-Identifier: Apache-2.0
"""Mutants and how they ended: build/mutation/SIDE.json, written by each side of `make mutation`, read by the sign-off."""
import hashlib
import json
import os
import subprocess
from dataclasses import asdict, dataclass, field
from pathlib import Path

FORMAT = 1
ROOT = Path(__file__).resolve().parent.parent.parent.parent
NO_STAGE = ("", "shared", "rules")  # what several stages share, and what counts rules, is no stage that a failure could name
STATUSES = ("killed", "survived", "equivalent", "kind", "unbuilt")
OPEN = 2  # percent of those judged that may be open: survived, neither proved nor of a kind
BY = ("ending", "check", "stage", "field", "cycle", "cycles_to_detect", "case")


class Missing(Exception):
    """A result that is not there or cannot be read: says which, and what makes it."""


@dataclass
class Mutant:
    id: str            # stable: file:line:column:operator
    file: str
    line: int
    stage: str         # "" where several stages share the file
    what: str          # "a + b -> a - b"
    status: str = ""   # one of STATUSES
    by: dict = field(default_factory=dict)     # of a killed one: keys of BY
    named: bool = False                        # killed, and its own stage is the one that is named
    rules: list = field(default_factory=list)
    proof: str = ""    # of an equivalent one: what was proved, with its bound; of a kind: its reason
    wave: str = ""     # of one that survived: the difference at the outputs of its module
    place: str = ""    # function, module or row: with the operator, what kinds.tsv names
    operator: str = ""


def ends_named(stage, stages, by):
    """Whether the stage that a failure names is that of the mutant. stages: those that it is part of."""
    return by.get("stage", "") in stages if stages else bool(by.get("stage")) and not stage


def by_verdict(verdict):
    """The keys of BY from the verdict.json of the run that killed. field: of the signature KIND/STAGE/FIELD."""
    failure = verdict.get("failure") or {}
    signature = failure.get("signature", "").split("/", 2)
    return {"ending": verdict["verdict"], "check": check_of(verdict["verdict"], failure),
            "stage": failure.get("stage", ""), "field": signature[2] if len(signature) == 3 else "",
            "cycle": failure.get("run_cycle", verdict.get("cycles", 0)), "cycles_to_detect": failure.get("latency", 0),
            "case": failure.get("case", "")}


def check_of(ending, failure):
    """Which check caught it: of the protocol, of a boundary (payload, valid, ready), the watchdog, an expectation."""
    if failure.get("protocol"):
        return "protocol " + failure["protocol"]["id"]
    if failure.get("differs"):
        return f"{failure['differs']} of {failure['boundary']}" if failure.get("boundary") else failure["differs"]
    return ending if ending != "mismatch" else "assertion" if "assert" in failure.get("text", "").lower() else "other"


def score(mutants):
    """Counts of a list of mutants, and the share that was killed of those killed or open."""
    counts = {status: sum(m.status == status for m in mutants) for status in STATUSES}
    judged = counts["killed"] + counts["survived"]
    return {**counts, "named": sum(m.named for m in mutants), "score": counts["killed"] / judged if judged else None}


def open_share(mutants):
    """Percent of those judged that are open; None if none was."""
    counts = score(mutants)
    judged = len(mutants) - counts["unbuilt"]
    return 100 * counts["survived"] / judged if judged else None


def few_open(mutants, percent=OPEN):
    share = open_share(mutants)
    return share is not None and share <= percent


def sources(build):
    made = subprocess.run(["scripts/rtl_hash.sh", str(build)], cwd=ROOT, capture_output=True, text=True)
    return made.stdout.strip()


def commit():
    made = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return made.stdout.strip()


def write(path, side, population, mutants, seed, tools, build, **more):
    """Write a result: the whole file or nothing."""
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    root = {"format": FORMAT, "side": side, "commit": commit(), "rtl_sources": sources(build), "tools": tools, "seed": seed,
            "population": population, "ran": len(mutants), **more, "score": score(mutants),
            "mutants": [asdict(m) for m in mutants]}
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_text(json.dumps(root, indent=1) + "\n")
    part.replace(path)
    return root


def read(path, side=None):
    """The result as a dictionary, its mutants as Mutant. Raises Missing with the command that makes it."""
    path = Path(path)
    make = f"make mutation SIDE={side or path.stem}"
    try:
        root = json.loads(path.read_text())
    except FileNotFoundError:
        raise Missing(f"{path} is not there: {make}") from None
    except ValueError as error:
        raise Missing(f"{path}: expected JSON ({error}): {make}") from None
    if not isinstance(root, dict) or root.get("format") != FORMAT:
        raise Missing(f"{path}: expected \"format\": {FORMAT}: {make}")
    if side and root.get("side") != side:
        raise Missing(f"{path}: side '{root.get('side')}'; expected '{side}': {make}")
    known = set(Mutant.__dataclass_fields__)
    root["mutants"] = [Mutant(**{k: v for k, v in m.items() if k in known}) for m in root["mutants"]]
    return root


def stable_order(ids, seed):
    """The ids in an order that a seed decides, the same on every machine: the first N of them are the sample of N."""
    return sorted(ids, key=lambda name: hashlib.sha256(f"{seed}:{name}".encode()).digest())
