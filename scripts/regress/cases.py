# SPDX-License-Identifier: Apache-2.0
"""The case of a bucket: the smallest saved one, reduced by `texlock shrink`, and run once to check its failure."""
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import verdicts
from programs import runs_cases, shown

LIMIT = Path(__file__).resolve().parent.parent / "limit.py"
SECONDS, SHRINK_SECONDS = 180, 60


def file_name(signature):
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", signature).strip("-")


def limited(command, **options):
    """Under the limit; an interrupt also ends the program."""
    with subprocess.Popen([str(LIMIT), str(SECONDS), *map(str, command)], stdin=subprocess.DEVNULL, **options) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.terminate()
            raise


def can_shrink(program):
    return subprocess.run([str(program), "shrink", "--help"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


def strictness_of(bucket):
    return ["--strictness", bucket["strictness"]] if bucket["strictness"] in ("order", "arch") else []


def shrunk(program, case, small, bucket, log):
    """The smaller case, or None."""
    command = [program, "shrink", "--seed", bucket["seed"], *strictness_of(bucket), "--signature", bucket["signature"], "--seconds", SHRINK_SECONDS,
               "--out", small, case]
    status = limited(command, stdout=log, stderr=subprocess.STDOUT)
    return small if status == 0 and small.exists() else None


def run_command(program, bucket, case):
    return [str(program), "run", "--seed", str(bucket["seed"]), *strictness_of(bucket), str(case)]


def reproduces(command, bucket, out, log):
    (out / "verdict.json").unlink(missing_ok=True)
    status = limited([*command, "--no-wave", "--out", out], stdout=log, stderr=subprocess.STDOUT)
    return verdicts.judge(status, verdicts.read_verdict(out / "verdict.json"))[1] == bucket["signature"]


def find(bucket, build, folder, root):
    """Fill in case, reproduce and reproduces. Without a saved case, or when it does not fail alone, the job itself is the case."""
    bucket["shrunk"] = bucket["reproduces"] = False
    if not bucket["saved"] or not Path(bucket["saved"]).is_file():
        return
    folder.mkdir(parents=True, exist_ok=True)
    name, program = file_name(bucket["signature"]), Path(shown(runs_cases(bucket["config"], build), root))
    case, small, out = folder / f"{name}.tlv", folder / f"{name}.small.tlv", folder / f"{name}.out"
    out.mkdir(exist_ok=True)
    shutil.copyfile(bucket["saved"], case)
    with open(folder / f"{name}.log", "wb") as log:
        found = shrunk(program, case, small, bucket, log) if bucket["config"] != "icarus" and can_shrink(program) else None
        for candidate in filter(None, (found, case)):
            command = run_command(program, bucket, shown(candidate, root))
            if reproduces(command, bucket, out, log):
                bucket.update(case=shown(candidate, root), reproduce=shlex.join(command), shrunk=candidate is found, reproduces=True)
                return
