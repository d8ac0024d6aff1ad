# SPDX-License-Identifier: Apache-2.0
"""Which signals the statement in a line of the RTL assigns."""
import functools
import re

import wires

CLOSING = {")": "(", "]": "[", "}": "{"}


def target(text):
    """The left side of an assignment; "": it is none."""
    depth = 0
    for at, char in enumerate(text):
        if char in "([{":
            depth += 1
        elif char in CLOSING:
            depth -= 1
        elif char == "=" and depth == 0 and text[at + 1:at + 2] != "=" and text[at - 1:at] not in ("=", "!", ">"):
            return text[:at].removesuffix("<").rstrip()
    return ""


def names(text):
    """Of a statement, with the conditions before it: the signals, with their members, that it assigns."""
    while start := wires.statement(text):
        text = text[start:]
    left = re.sub(r"\[[^\]]*\]|\s+(?=[,}])|(?<=[{,])\s+", "", target(text))
    found = re.search(r"\{([^{}]*)\}$", left)
    return tuple(sorted(found[1].split(","))) if found else tuple(re.findall(r"[\w.]+$", left))


@functools.lru_cache(maxsize=None)
def index(source):
    """{line: names} of a module's text."""
    text, found, start = re.sub(r"//.*", "", source), {}, 0
    for end in re.finditer(";", text):
        statement = text[start:end.end()]
        first = text.count("\n", 0, start + len(statement) - len(statement.lstrip())) + 1
        for line in range(first, text.count("\n", 0, end.start()) + 2):
            found.setdefault(line, names(statement.strip()))
        start = end.end()
    return found
