# SPDX-License-Identifier: Apache-2.0
"""What was run, kept so that a run goes on where it was interrupted, and does not do again what nothing has changed."""
import hashlib
import json
import signal
import threading
from dataclasses import asdict
from pathlib import Path

from result import ROOT, Mutant


class Hashes:
    """Hashes of files by their path from the root, and of names that stand for paths and bytes (given); each made once."""

    def __init__(self, given=()):
        self.given, self.known = dict(given), {}

    def __call__(self, name):
        if name not in self.known:
            hashed = hashlib.sha256()
            for part in self.given.get(name, (ROOT / name,)):
                hashed.update(part if isinstance(part, bytes) else part.read_bytes() if part.exists() else b"gone")
            self.known[name] = hashed.hexdigest()[:24]
        return self.known[name]


class Done:
    """A line each mutant: {"mutant": ..., "of": {name: hash}}. It counts while all that decided it has that hash still.

    found: what counts, by id. Without a path nothing is kept.
    """

    def __init__(self, path, hashes, anew=False):
        self.path, self.hashes, self.found, self.lock = path and Path(path), hashes, {}, threading.Lock()
        if not path:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if anew:
            self.path.unlink(missing_ok=True)
        self.load(self.path.read_text() if self.path.exists() else "")

    def load(self, text):
        for line in text.splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue  # half a line, of a run that was killed
            if all(self.hashes(name) == value for name, value in row["of"].items()):
                self.found[row["mutant"]["id"]] = Mutant(**row["mutant"])
        if text and not text.endswith("\n"):
            self.write("")

    def write(self, line):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(line + "\n")

    def add(self, mutant, names):
        """names: of what decided how it ended."""
        with self.lock:
            self.found[mutant.id] = mutant
            if self.path:
                self.write(json.dumps({"mutant": asdict(mutant), "of": {name: self.hashes(name) for name in sorted(names)}}))


class Stop:
    """SIGINT and SIGTERM do not end the program: they set this, and what is done becomes the result."""

    INTERRUPTED = 130  # exit status

    def __init__(self):
        self.event = threading.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.event.set())

    def __bool__(self):
        return self.event.is_set()
