# SPDX-License-Identifier: Apache-2.0
"""What runs and proofs of mutants of the RTL have found out, a line each, so that work goes on where it stopped, and so that a
new vector costs the runs of that vector alone.

A line holds while what it was found out with is there, byte for byte:
- killed: the sources (RTL, model, harness, definitions, mutator), and the arguments of the killing run with the contents of
  their files, up to the vector that killed. A run of a mutant is a function of these, whichever others the program has. That run
  can be made again today; whatever vectors came since, it kills.
- survived: the sources. Of each run the options and the contents of the files that it passed are kept: what is new is run.
- a proof, or that none was found in so many seconds of SAT: the sources of RTL, definitions, mutator and prover.
"""
import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from result import ROOT, Mutant

MUTATOR = ("rtl_mutate.py", "rtl_names.py", "rtl_plant.py", "verible_tree.py")


def is_file(argument):
    return argument.endswith(".tlv")


def options_of(arguments):
    return " ".join(a for a in arguments if not is_file(a))


def until(arguments, case):
    """The arguments of a run up to the vector of the killing case, which the verdict names by its path: all of them if no
    vector has it."""
    found = [n for n, a in enumerate(arguments) if is_file(a) and a == case]
    return arguments[:found[-1] + 1] if found else arguments


class Hashes:
    """Of the sources (source_key), and of vectors, each read once."""

    def __init__(self, sources):
        self.sources, self.files = sources, {}

    def file(self, name):
        if name not in self.files:
            path = ROOT / name
            self.files[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else "none"
        return self.files[name]

    def run(self, arguments):
        """What decides how a run of these arguments ends."""
        text = "\n".join([self.sources, *(a + " " + self.file(a) if is_file(a) else a for a in arguments)])
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


def key_of(paths):
    hashed = hashlib.sha256()
    for path in paths:
        hashed.update(path.name.encode() + b"\n" + path.read_bytes())
    return hashed.hexdigest()[:16]


def rtl_files(build):
    """The RTL, its definitions, and what makes mutants of it."""
    here, gen = Path(__file__).resolve().parent, Path(build) / "gen"
    return [*sorted((ROOT / "rtl").glob("*.sv*")), gen / "tex_defs.svh", gen / "tex_pkg.sv", *(here / name for name in MUTATOR)]


def source_key(build):
    """What decides how a run ends, but for its arguments."""
    code = [path for folder in (ROOT / "cmodel", ROOT / "harness", Path(build) / "gen") for path in sorted(folder.rglob("*"))
            if path.suffix in (".c", ".h", ".cpp")]
    return key_of([*rtl_files(build), *code])


def proof_key(build):
    """What decides a proof."""
    return key_of([*rtl_files(build), Path(__file__).resolve().parent / "equiv.py"])


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
            if line["key"] == self.hashes.sources:
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
        self.write(mutant=asdict(mutant), run=run, key=self.hashes.sources if mutant.status == "survived" else self.hashes.run(run))

    def proof(self, name, seconds):
        """(proof, wave) if the proof is known, or known not to be found in so many seconds; else None."""
        line = self.proofs.get(name)
        return (line["proof"], line["wave"]) if line and (line["proof"] or line["seconds"] >= seconds) else None

    def add_proof(self, name, proof, wave, seconds):
        self.proofs[name] = {"id": name, "proof": proof, "wave": wave, "seconds": seconds, "key": self.key}
        self.write(**self.proofs[name])
