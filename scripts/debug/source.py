# SPDX-License-Identifier: Apache-2.0
"""Places in the source."""
import re

from case import ROOT


def position(source):
    """(file, line, column) of the shortest piece of text that Yosys names."""
    found = [m for part in source.split("|") if (m := re.fullmatch(r"(.+?):(\d+)\.(\d+)-(\d+)\.(\d+)", part)) and int(m[2]) > 0]
    if not found:
        return None
    least = min(found, key=lambda m: (int(m[4]) - int(m[2]), int(m[5]) - int(m[3])))
    return least[1], int(least[2]), int(least[3])


def short(source):
    place = position(source)
    return f"{place[0]}:{place[1]}" if place else ""


def source_line(file, line):
    lines = whole(file).splitlines()
    return lines[line - 1].strip() if line <= len(lines) else ""


def whole(file):
    try:
        return (ROOT / file).read_text() if file else ""
    except OSError:
        return ""
