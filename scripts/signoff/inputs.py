# SPDX-License-Identifier: Apache-2.0
"""What sign-off is made of: each input, the file it is in, the command that makes it, and how it stands."""
import json
from dataclasses import dataclass, field
from pathlib import Path

import shapes

STATES = ("current", "stale", "missing", "malformed")
SIZES = ("usual", "quick", "all")


@dataclass
class Input:
    name: str
    path: str      # below the build folder
    shape: str     # of shapes.SHAPES
    what: str
    command: list  # that makes it, {build}, {random}, {count}, {tables}, {seed} to be filled in
    seconds: dict  # about what it takes, by size
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


def about(usual, quick, everything=None):
    return dict(zip(SIZES, (usual, quick, everything or usual)))


def mutation(side, what, seconds, count="COUNT={count}"):
    return Input(f"mutation.{side}", f"mutation/{side}.json", "mutation", what,
                 ["make", "mutation", f"SIDE={side}", *([count] if count else []), "SEED={seed}", "BUILD={build}"], seconds)


def all_inputs():
    return [
        Input("run", "signoff/run/verdict.json", "verdict", "lockstep of all vectors and of random instructions",
              ["scripts/signoff/run.py", "{build}", "--random", "{random}", "--seed", "{seed}"], about(60, 15)),
        Input("functional", "coverage/functional.json", "functional", "functional coverage",
              ["make", "coverage", "RANDOM_COUNT={random}", "SEED={seed}", "BUILD={build}"], about(420, 120)),
        Input("code", "coverage/code.json", "code", "code coverage of RTL and model",
              ["make", "coverage", "RANDOM_COUNT={random}", "SEED={seed}", "BUILD={build}"], about(420, 120)),
        mutation("rtl", "mutants of the RTL", about(3000, 120, 72000)),
        mutation("model", "mutants of the golden model", about(3000, 120, 100000)),
        mutation("tables", "mutants of the definition tables", about(1200, 120, 21000), "COUNT={tables}"),
        mutation("common", "the same misreading planted in RTL and model", about(110, 110), ""),
        Input("bugs", "signoff/bugs.json", "bugs", "planted bugs of RTL, model and harness",
              ["scripts/signoff/run_bugs.py", "{build}"], about(240, 240)),
        Input("regress", "regress/latest.json", "regress", "the last regression",
              ["make", "regress", "ITEMS={items}", "BUILD={build}"], about(1800, 300)),
    ]


def sizes(size, build, seed):
    """How much is run, by one of SIZES. Usual: samples as large as the gates ask for. All: no COUNT; of tables, 0."""
    usual = {"random": "100000", "count": "1000", "tables": "300", "items": "nightly"}
    found = {"usual": usual, "quick": {"random": "1000", "count": "60", "tables": "60", "items": "smoke"},
             "all": usual | {"count": "", "tables": "0"}}
    return found[size] | {"build": str(build), "seed": str(seed)}


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
