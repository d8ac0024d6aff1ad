# SPDX-License-Identifier: Apache-2.0
"""Results of the jobs of a plan: one record for each, in any case."""
import json
import re
from pathlib import Path

import verdicts

WRONG = re.compile(r"\berror\b|\bexpected\b|\*\*\*|No such file|not found", re.I)
STATES = ("passed", "failed", "killed", "running")


def said_by_dvsim(job, jobs):
    """dvsim leaves a link for each job in the folder of its state."""
    name = f"{job.name}.{job.seed}"
    return next((state for state in STATES if (jobs / state / name).is_symlink()), "")


def last_line(path):
    try:
        lines = [line for line in path.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
        return lines[-1][:200] if lines else ""
    except OSError:
        return ""


def first_error(path):
    """The first line with an error, in the log of a finished make."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return next((line.strip()[:200] for line in lines if WRONG.search(line)), last_line(path))


def result_of(job, folder):
    try:
        result = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    same = isinstance(result, dict) and (result.get("name"), result.get("seed"), result.get("config")) == (job.test, job.seed, job.config)
    return result if same else None


def without_result(job, jobs, dvsim):
    """Why a job has no result: its program was not built, it began and was ended, or it never began."""
    if (jobs / "failed" / job.config).is_symlink() or (jobs / "killed" / job.config).is_symlink():
        return "not-built", f"not-built/{job.config}/-", first_error(jobs / job.config / "build.log")
    logs = [jobs / job.name / "latest" / name for name in ("run.log", "run.log.slurm")]
    if any(log.exists() for log in logs) or dvsim in ("failed", "running"):
        return "killed", "killed/-/-", last_line(logs[0]) or "ended without a result"
    return "not-run", "not-run/-/-", "never started"


def record_of(job, folder):
    jobs = folder / "jobs"
    dvsim, place = said_by_dvsim(job, jobs), jobs / job.name / "latest"
    record = {"name": job.name, "item": job.test, "regression": job.item, "index": job.index, "seed": job.seed, "config": job.config,
              "again": job.again, "dvsim": dvsim, "folder": str(place), "seconds": 0, "cpu_seconds": 0, "instructions": 0, "cycles": 0,
              "command": "", "saved": "", "strictness": "", "out": ""}
    result = result_of(job, place)
    if result is None:
        record["status"], record["signature"], record["text"] = without_result(job, jobs, dvsim)
        return record
    kept = ("status", "signature", "text", "seconds", "cpu_seconds", "instructions", "cycles", "command", "saved", "strictness",
            "rtl_sources", "simulator", "host", "out")
    record.update({key: result[key] for key in kept if key in result})
    if record["status"] != "pass" and dvsim == "passed":
        record.update(status="contradiction", signature="contradiction/dvsim/-",
                      text=f"dvsim counts it as passed, result.json says {record['status']}")
    elif record["status"] == "pass" and dvsim in ("failed", "killed"):
        record["text"] = f"passed; dvsim, which lost its process, counts it as {dvsim}"
    return record


def collect(jobs, folder):
    return [record_of(job, Path(folder)) for job in jobs]


def to_run_again(records, each=2):
    """Jobs for the second run with the same seed: all that somebody else ended, and some of each failure."""
    chosen, counts = [], {}
    for record in records:
        if record["status"] in ("pass", "not-built"):
            continue
        counts[record["signature"]] = counts.get(record["signature"], 0) + 1
        if record["status"] in verdicts.INTERRUPTED or counts[record["signature"]] <= each:
            chosen.append(record)
    return chosen


def second(first, again):
    """The record of a job that was run twice: one job, counted once. Flaky is what ran the same command on the same RTL and did not end
    alike: somebody may have edited the tree meanwhile."""
    if first["status"] in verdicts.INTERRUPTED:
        return {**again, **{k: first[k] for k in ("name", "index", "again", "regression")}, "interrupted": first["text"] or first["status"]}
    same = (again["status"], again["signature"]) == (first["status"], first["signature"])
    comparable = again["status"] not in (*verdicts.INTERRUPTED, "not-built") and all(again.get(k) == first.get(k) for k in ("command", "rtl_sources"))
    return {**first, "second": again["signature"] or again["status"], "flaky": not same and comparable}
