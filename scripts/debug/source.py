# SPDX-License-Identifier: Apache-2.0
"""Places in the source."""
import functools
import re

from case import ROOT

COMMON = 4  # files that have an instance of a module


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


@functools.lru_cache(maxsize=None)
def instances():
    """{module: files that have an instance of it}"""
    found = {}
    for path in sorted((ROOT / "rtl").glob("*.sv")):
        for name in set(re.findall(r"\b(tex_\w+)\s*(?:#\(|u_)", path.read_text())):
            found.setdefault(name, []).append(path.name)
    return found


def common(file):
    """Other stages have the module of a file too."""
    found = re.search(r"^module\s+(\w+)", whole(file), re.M)
    return bool(found) and len(instances().get(found[1], ())) >= COMMON


def generated(file):
    """From tables that the model is made from too."""
    return not file.startswith("rtl/")
