# SPDX-License-Identifier: Apache-2.0
"""Points and their hits: of the RTL from Verilator's files, of the C from gcc's.

Points of one place in several instances or parametrisations of a module are one point, with the sum of the counts.
"""
import json
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

KINDS = ("line", "branch", "function", "expression", "cover", "toggle")
# Verilator's words for a block that is entered only if something holds.
CHOICES = {"if", "else", "elsif", "case", "cond_then", "cond_else"}
POINT = re.compile(r"C '(.*)' (\d+)$")


@dataclass(frozen=True)
class Place:
    file: str
    line: int
    kind: str
    what: str
    column: int = 0


class Unusable(Exception):
    """A file of counts that does not belong to these sources."""


def ranges(text):
    """The lines of "10-12,14"."""
    for part in text.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def read_dat(path):
    """The points of one of Verilator's files: fields as a text -> count."""
    points = Counter()
    for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        if line.startswith("#") or not line:
            continue
        match = POINT.match(line)
        if not match:
            raise Unusable(f"{path}:{number}: expected \"C '...' COUNT\" as Verilator writes it")
        points[match[1]] += int(match[2])
    return points


def rtl_points(fields, count):
    """(Place, count) of one entry: a block is the lines in it and, if it is one of several, a branch."""
    entry = dict(part.split("\x02", 1) for part in fields.split("\x01")[1:])
    file, line, column, what = entry["f"], int(entry["l"]), int(entry["n"]), entry.get("o", "")
    kind = entry.get("t") or entry["page"].split("/")[0].removeprefix("v_")
    if kind == "toggle":
        yield Place(file, line, "toggle", what), count
    elif kind == "user":
        yield Place(file, line, "cover", what), count
    elif kind == "expr":
        yield Place(file, line, "expression", what, column), count
    elif kind in ("line", "branch"):
        if what in CHOICES:
            yield Place(file, line, "branch", what, column), count
        for covered in {line, *(ranges(entry["S"]) if entry.get("S") else ())}:
            yield Place(file, covered, "line", ""), count


def of_sources(path, sources):
    """The points of a file, which must come from these sources."""
    if not path.name.startswith(sources[:16]):
        raise Unusable(f"{path}: counts of other RTL sources than those here ({sources[:16]})")
    return read_dat(path)


def modules(files, sources, known):
    """Toggles of modules that a test ran alone, as far as the whole unit has them."""
    sums = Counter()
    for path in files:
        for fields, count in of_sources(path, sources).items():
            sums.update({place: n for place, n in rtl_points(fields, count) if place.kind == "toggle" and place in known})
    return sums


def rtl(files, sources):
    """Counts of all files together. Each must hold the same points, and come from these sources."""
    total = None
    for path in files:
        points = of_sources(path, sources)
        if total is None:
            total, first = points, path
        elif points.keys() != total.keys():
            raise Unusable(f"{path}: other points than in {first}: another Verilator, or another way to build")
        else:
            total.update(points)
    sums, entered = Counter(), {}
    for fields, count in (total or {}).items():
        for place, n in rtl_points(fields, count):
            if place.kind == "line":   # of the blocks that begin or end on a line, the most frequent
                entered[place] = max(n, entered.get(place, 0))
            else:
                sums[place] += n
    sums.update(entered)
    return sums


def gcov(objects, folder):
    """gcov's account, as JSON, of the C that a folder of .gcda counts. The .gcno lie where the objects are."""
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        shutil.copytree(folder, work, dirs_exist_ok=True)
        data = sorted(work.rglob("*.gcda"))
        for file in data:
            notes = (objects / file.relative_to(work)).with_suffix(".gcno")
            if not notes.exists():
                raise Unusable(f"{folder}: there is no {notes}: counts of another build")
            shutil.copy(notes, file.with_suffix(".gcno"))
        if not data:
            return []
        ran = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", *map(str, data)], cwd=work,
                             capture_output=True, text=True)
    if ran.returncode or "mismatch" in ran.stderr:
        raise Unusable(f"{folder}: gcov refuses these counts: {ran.stderr.strip().splitlines()[0]}")
    return [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]


def c(objects, folder):
    """Counts of the C. Several entries of one line are one point: a function that is compiled more than once."""
    sums, lines = Counter(), {}
    for unit in gcov(objects, folder):
        for file in unit["files"]:
            name = file["file"]
            if not name.startswith(("cmodel/", "harness/")):   # headers of the system, generated files
                continue
            for f in file["functions"]:
                sums[Place(name, f["start_line"], "function", f["name"])] += f["execution_count"]
            entered = {}
            for line in file["lines"]:
                place = Place(name, line["line_number"], "line", "")
                entered[place] = max(line["count"], entered.get(place, 0))
                for n, branch in enumerate(line["branches"]):
                    sums[Place(name, line["line_number"], "branch", f"way {n + 1} of {len(line['branches'])}", n)] += branch["count"]
            for place, count in entered.items():
                lines[place] = lines.get(place, 0) + count
    sums.update(lines)
    return sums
