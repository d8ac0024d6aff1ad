# SPDX-License-Identifier: Apache-2.0
"""What runs and proofs of mutants of the RTL have found out, a line each, so that work goes on where it stopped, and so that a
new vector costs the runs of that vector alone.

A line holds while what it was found out with is there, byte for byte:
- killed: the program, and the arguments of the killing run with the contents of their files, up to the vector that killed (a
  run is a function of these). That run can be made again today; whatever vectors came since, it kills.
- survived: the program. Of each run the options and the contents of the files that it passed are kept: what is new is run.
- a proof, or that none was found in so many seconds of SAT: the sources and definitions of the RTL, mutator and prover.
"""
import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from result import ROOT, Mutant

PROVER = ("equiv.py", "rtl_mutate.py", "rtl_names.py", "rtl_plant.py", "verible_tree.py")


def is_file(argument):
    return argument.endswith(".tlv")


def options_of(arguments):
    return " ".join(a for a in arguments if not is_file(a))


def until(arguments, case):
    """The arguments of a run up to the vector of the killing case: all of them if no vector has it. Names of vectors are not
    unique: the last one."""
    found = [n for n, a in enumerate(arguments) if is_file(a) and Path(a).name == case]
    return arguments[:found[-1] + 1] if found else arguments


class Hashes:
    """Of the program, and of files, each read once."""

    def __init__(self, program):
        self.program = hashlib.sha256(program.read_bytes()).hexdigest()[:16]
        self.files = {}

    def file(self, name):
        if name not in self.files:
            path = ROOT / name
            self.files[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else "none"
        return self.files[name]

    def run(self, arguments):
        """What decides how a run of these arguments ends."""
        text = "\n".join([self.program, *(a + " " + self.file(a) if is_file(a) else a for a in arguments)])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def passed(self, runs, before=()):
        """Of runs that passed: their options and files, and those before."""
        return sorted({*before} | {options_of(run) for run in runs} | {self.file(a) for run in runs for a in run if is_file(a)})

    def left(self, runs, passed):
        """Runs of what these do not have among what they passed."""
        for run in runs:
            if options_of(run) not in passed:
                yield run
            else:
                new = [a for a in run if is_file(a) and self.file(a) not in passed]
                if new:
                    yield ["run", *new]


def rtl_key(build, texts):
    """What decides a proof."""
    hashed = hashlib.sha256()
    gen, here = Path(build) / "gen", Path(__file__).resolve().parent
    for path in [*sorted(texts), gen / "tex_defs.svh", gen / "tex_pkg.sv", *(here / name for name in PROVER)]:
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:16]


class Done:
    """The file of these lines. found: by id, what still holds; passed: by id, what one that survived has passed."""

    def __init__(self, path, hashes, key, again=False):
        self.path, self.hashes, self.key = path, hashes, key
        self.found, self.passed, self.proofs = {}, {}, {}
        if again:
            path.unlink(missing_ok=True)
        for line in path.read_text().splitlines() if path.exists() else ():
            self.take(json.loads(line))

    def take(self, line):
        if "proof" in line:
            if line["key"] == self.key:
                self.proofs[line["id"]] = line
            return
        mutant, run = Mutant(**line["mutant"]), line["run"]
        if mutant.status == "survived":
            if line["key"] == self.hashes.program:
                self.found[mutant.id], self.passed[mutant.id] = mutant, run
        elif line["key"] == self.hashes.run(run):
            self.found[mutant.id] = mutant

    def write(self, **line):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def wants(self, name, runs):
        """Whether there is something to run for a mutant that must survive these runs."""
        found = self.found.get(name)
        return not found or (found.status == "survived" and any(self.hashes.left(runs, self.passed[name])))

    def add(self, mutant, run):
        self.found[mutant.id] = mutant
        if mutant.status == "survived":
            self.passed[mutant.id] = run
        self.write(mutant=asdict(mutant), run=run, key=self.hashes.program if mutant.status == "survived" else self.hashes.run(run))

    def proof(self, name, seconds):
        """(proof, wave) if the proof is known, or known not to be found in so many seconds; else None."""
        line = self.proofs.get(name)
        return (line["proof"], line["wave"]) if line and (line["proof"] or line["seconds"] >= seconds) else None

    def add_proof(self, name, proof, wave, seconds):
        self.proofs[name] = {"id": name, "proof": proof, "wave": wave, "seconds": seconds, "key": self.key}
        self.write(**self.proofs[name])
