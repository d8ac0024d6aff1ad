# SPDX-License-Identifier: Apache-2.0
"""Of each line of an RTL file: the signals that its statement assigns, and those that its condition decides."""
import re
import sys
from collections import namedtuple
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent / "mutation"))
from verible_tree import parse_files  # noqa: E402

MOST = 4  # signals of a condition: one of more decides none of them in particular
ASSIGNS = ("kNetVariableAssignment", "kBlockingAssignmentStatement", "kNonblockingAssignmentStatement")
DECLARES = ("kRegisterVariable", "kVariableDeclarationAssignment")
# What is conditional, and where its condition ends: at the first of these.
BODIES = {"kConditionalStatement": ("kIfBody",), "kCaseStatement": ("kCaseItemList",), "kForLoopStatement": ("kStatement", "kSeqBlock"),
          "kCaseItem": ("kSeqBlock", *ASSIGNS), "kDefaultItem": ("kSeqBlock", *ASSIGNS)}
Signals = namedtuple("Signals", "assigned decided")  # {line: names}


class Lines:
    def __init__(self, text, tree):
        self.text, self.signals = text, Signals({}, {})
        for node in tree.find(*ASSIGNS, *DECLARES):
            self.note("assigned", node.start, node.end, self.names(node))
        for node in tree.find("kActualNamedPort"):
            self.note("assigned", node.start, node.end, re.findall(r"^\.\w+", self.of(node)))
        for function in tree.find("kFunctionDeclaration"):
            name = re.search(r"(\w+)\s*\(", self.of(function))
            for node in function.find("kJumpStatement"):
                self.note("assigned", node.start, node.end, [name[1]])
        for tag, bodies in BODIES.items():
            for node in tree.find(tag):
                body = next(node.find(*bodies), node)
                below = {name for inner in node.find(*ASSIGNS) for name in self.names(inner)}
                self.note("decided", node.start, body.start, below if len(below) <= MOST else ())

    def of(self, node):
        return self.text[node.start:node.end]

    def names(self, node):
        """With members, and with an index that is a number."""
        target = next(node.find("kLPValue"), None)
        if not target:
            return re.findall(r"^\w+(?=[^=]*=)", self.of(node))
        text = re.sub(r"\s+", "", self.of(target))
        text = re.sub(r"\[(?!(?:tex_pkg::)?[A-Z0-9_]+\])[^\]]*\]", "", text)
        return re.findall(r"[A-Za-z_][\w.]*(?:\[[\w:]+\])?", text)

    def note(self, kind, start, end, names):
        found = getattr(self.signals, kind)
        for line in range(self.text.count("\n", 0, start) + 1, self.text.count("\n", 0, max(start, end - 1)) + 2):
            found.setdefault(line, set()).update(names)


def signals(build, files, root):
    """{file below a folder: Signals}"""
    return {str(path.relative_to(root)): Lines(text, tree).signals
            for path, text, tree in parse_files(build, [root / file for file in files])} if files else {}
