# SPDX-License-Identifier: Apache-2.0
"""What sign-off is made of: each input, the file it is in, the command that makes it, and how it stands."""
import json
from dataclasses import dataclass, field
from pathlib import Path

import shapes

STATES = ("current", "stale", "missing", "malformed")


@dataclass
class Input:
    name: str
    path: str      # below the build folder
    shape: str     # of shapes.SHAPES
    what: str
    command: list  # that makes it, {build}, {random}, {count}, {seed} to be filled in
    seconds: tuple  # about what it takes, (whole, quick)
    state: str = "missing"
    why: str = ""
    data: dict = field(default=None, repr=False)

    def file(self, build):
        return Path(build) / self.path

    def argv(self, size):
        words = (word.format(**size) for word in self.command)
        return [word for word in words if not word.endswith("=")]

    def shown(self, size):
        """The command as a person types it."""
        return " ".join(self.argv(size))


def mutation(side, what, seconds, count="COUNT={count}"):
    return Input(f"mutation.{side}", f"mutation/{side}.json", "mutation", what,
                 ["make", "mutation", f"SIDE={side}", *([count] if count else []), "SEED={seed}", "BUILD={build}"], seconds)


def all_inputs():
    return [
        Input("run", "signoff/run/verdict.json", "verdict", "lockstep of all vectors and of random instructions",
              ["scripts/signoff/run.py", "{build}", "--random", "{random}", "--seed", "{seed}"], (60, 15)),
        Input("functional", "coverage/functional.json", "functional", "functional coverage",
              ["make", "coverage", "RANDOM_COUNT={random}", "SEED={seed}", "BUILD={build}"], (300, 120)),
        Input("code", "coverage/code.json", "code", "code coverage of RTL and model",
              ["make", "coverage", "RANDOM_COUNT={random}", "SEED={seed}", "BUILD={build}"], (300, 120)),
        mutation("rtl", "mutants of the RTL", (1800, 120)),
        mutation("model", "mutants of the golden model", (4900, 120), "COUNT={few}"),
        mutation("tables", "mutants of the definition tables", (2300, 120)),
        mutation("common", "the same misreading planted in RTL and model", (300, 300), ""),
        Input("bugs", "signoff/bugs.json", "bugs", "planted bugs of RTL, model and harness",
              ["scripts/signoff/run_bugs.py", "{build}"], (240, 240)),
        Input("regress", "regress/latest.json", "regress", "the last regression",
              ["make", "regress", "ITEMS={items}", "BUILD={build}"], (1800, 300)),
    ]


def sizes(quick, build, seed):
    """How much is run. All mutants: COUNT is 0, of the model it is empty."""
    whole = {"random": "100000", "count": "0", "few": "", "items": "nightly"}
    small = {"random": "1000", "count": "60", "few": "60", "items": "smoke"}
    return (small if quick else whole) | {"build": str(build), "seed": str(seed)}


def look(item, tree):
    """Read an input: its state, and why it is in it."""
    path = item.file(tree.build)
    item.data = None
    try:
        item.data = shapes.read(path, item.shape)
    except FileNotFoundError:
        item.state, item.why = "missing", "it is not there"
        return
    except shapes.Malformed as why:
        item.state, item.why = "malformed", str(why)
        return
    head = item.data
    if item.name == "run":  # the program knows no commit; what ran it wrote that beside it
        try:
            head = item.data | json.loads((path.parent / "from.json").read_text())
        except (OSError, ValueError):
            head = item.data | {"commit": "unknown"}
        item.data = head
    # A sample that ends early is a sample; misreadings are all to be run.
    cut = item.name == "mutation.common" and head.get("interrupted")
    item.why = tree.stale(head) or ("it was interrupted before its end" if cut else "")
    item.state = "stale" if item.why else "current"


def quantity(item):
    """(number of measures.py, value): how much an input has of what a gate may ask more of."""
    if item.name == "run":
        return "run.instructions", item.data["instructions"]
    if item.name == "regress":
        return "regress.jobs", len(item.data["jobs"])
    return (f"{item.name}.ran", item.data["ran"]) if item.name.startswith("mutation.") else ("", 0)


def ask_for_more(item, gates):
    """A current input that is a smaller sample than its gate asks for is to be made again."""
    if item.state == "current":
        number, value = quantity(item)
        if any(gate.number == number and not gate.holds(value) for gate in gates):
            item.state, item.why = "stale", f"a sample of {value}, a gate asks for more"
