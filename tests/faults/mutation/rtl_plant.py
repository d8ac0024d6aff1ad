# SPDX-License-Identifier: Apache-2.0
"""All mutants of the RTL in one copy of it, each behind the select, and the program that is built of that copy."""
import re
import sys
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]
import engine
import rtl_mutate
from result import ROOT
from verible_tree import one_line

SELECT = "tex_mutant::number"
# Read once, before any time has passed.
PACKAGE = """package tex_mutant;
  import "DPI-C" function int tex_mutant_number();
  /* verilator lint_off UNUSEDSIGNAL */
  int number = tex_mutant_number();
  /* verilator lint_on UNUSEDSIGNAL */
endpackage
"""
CPP = """#include <cstdlib>
extern "C" int tex_mutant_number()
{
    const char *text = getenv("TEXLOCK_MUTANT");
    return text ? atoi(text) : 0;
}
extern "C" const unsigned tex_mutant_count; // harness/base/mutant.c
const unsigned tex_mutant_count = %d;
"""
# Files that several stages share: the stages that have them inside.
SHARED = {"math": None, "fifo": ("cache", "store", "header", "lod", "coord", "query", "surface", "result"), "line_cache": ("bind", "header"), "texture_unit": None, "join": None,
          "pipe": ("address", "axi", "bind", "block", "cache", "convert", "coord", "deliver", "filter", "header", "load", "lod", "query",
                   "result", "surface", "texel", "wrap"),
          "block_norm": ("texel",), "derive": ("header", "lod"), "level_blocks": ("header", "lod"), "derive_level": ("header", "lod"), "derive_recip": ("lod",), "store_merge": ("store",), "atomic": ("load",), "atomic_float": ("load",)}
# order has no boundary of its own: what it hands on shows at the stages that it serves, or at header, which waits for it.
# The coordinates of a quad, and the records of levels, are compared nowhere before lod has read them.
BEHIND = {"order": ("header", "lod", "query", "surface", "result"), "address_sample": ("address", "surface"),
          "decode": ("decode", "lod"), "bind": ("bind", "lod"), "header": ("header", "lod")}


@dataclass
class Planted:
    number: int
    id: str
    file: str
    line: int
    stage: str
    stages: tuple   # those that may be named; empty: any
    operator: str
    what: str
    site: rtl_mutate.Site

    def named(self):
        """(file, place, operator), as kinds.tsv names them."""
        return self.file, self.site.place, self.site.family


def behind():
    """By stage: it and those right behind it, which read its boundaries. An error of a read is an event that csr counts: it
    crosses at no boundary, and shows when the counter is read. What load makes of an atomic store writes."""
    found = {"axi": {"axi", "csr"}, "load": {"load", "store"}}
    for line in (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines():
        if line[:1] != "#":
            _, _, stage, consumer, *_ = line.split("\t")
            found.setdefault(stage, {stage}).add(consumer)
    return found


def stage_of(name, after):
    """The stage of a file, "" if several share it, and the stages that a failure may name: it, or one right behind it."""
    base = Path(name).stem
    stages = BEHIND.get(base, SHARED.get(base, (base.partition("_")[0],)))
    if base in SHARED and (not stages or len(stages) > 1):
        stage = ""
    else:
        stage = base.partition("_")[0] if base in BEHIND else stages[0]
    named = set(stages or ())
    return stage, tuple(sorted(named.union(*(after.get(s, ()) for s in named))))


def population(build, paths=None):
    """Every mutant, numbered from 1 in the order of rtl/files.f, and the texts by path."""
    mutants, texts, after = [], {}, behind()
    for path, text, sites in rtl_mutate.sites_of(build, rtl_mutate.rtl_files()):
        texts[path], seen = text, {}
        stage, stages = stage_of(path.name, after)
        for site in sites:
            line = text.count("\n", 0, site.start) + 1
            column = site.start - text.rfind("\n", 0, site.start)
            name = f"rtl/{path.name}:{line}:{column}:{site.operator}"
            seen[name] = seen.get(name, 0) + 1
            name += f"~{seen[name]}" if seen[name] > 1 else ""
            mutants.append(Planted(len(mutants) + 1, name, f"rtl/{path.name}", line, stage, stages, site.operator, site.what, site))
    return mutants, texts


def planted(text, mutants, choose=lambda m: f"{SELECT} == {m.number}"):
    """The text with mutants, each where `choose` says. Only one is active at a time: what stands beside is the original."""
    places = {}
    for mutant in mutants:
        places.setdefault((mutant.site.start, mutant.site.end), []).append(mutant)
    order = sorted(places, key=lambda place: (place[0], -place[1]))

    def render(begin, end, inside):
        out, at = [], begin
        while inside:
            start, stop = inside[0]
            below = [place for place in inside[1:] if place[0] < stop]
            inside = inside[1 + len(below):]
            out.append(text[at:start] + wrap(places[start, stop], render(start, stop, below)))
            at = stop
        return "".join(out) + text[at:end]

    def wrap(here, original):
        dropped = [m for m in here if not m.site.new]
        if dropped:
            return f"begin if (!({choose(dropped[0])})) {original} end"
        return "(" + "".join(f"({choose(m)}) ? ({m.site.new}) : " for m in here) + f"({original}))"

    return render(0, len(text), order)


def alone(text, mutant):
    """The text with one mutant in the place of the original."""
    site = mutant.site
    return text[:site.start] + (f"({site.new})" if site.new else ";") + text[site.end:]


def write(path, text):
    """Leave the file's time alone when nothing changes."""
    if not path.exists() or path.read_text(encoding="latin-1") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="latin-1")


def write_copy(folder, mutants, texts):
    """The copy of rtl/ with these mutants, and the select."""
    for path, text in texts.items():
        text = planted(text, [m for m in mutants if m.file == f"rtl/{path.name}"])
        write(folder / path.name, text)
    first = folder / rtl_mutate.rtl_files()[0].name
    write(first, re.sub(r"(?m)^(package|module) ", lambda m: PACKAGE + m[0], first.read_text(encoding="latin-1"), count=1))
    for path in (ROOT / "rtl").glob("*.svh"):
        write(folder / path.name, path.read_text())
    write(folder / "mutant_select.cpp", CPP % max((m.number for m in mutants), default=0))


def build(build_dir, folder, mutants, texts, jobs=None, optimise="-O1"):
    """build/texlock-mutants of these mutants. Those that Verilator refuses are taken out: returns their numbers."""
    refused, log = set(), folder.parent / "build.log"
    program = Path(build_dir) / "texlock-mutants"
    for _ in range(30):
        write_copy(folder, [m for m in mutants if m.number not in refused], texts)
        made = engine.made(f"BUILD={build_dir}", "MUTANTS=1", f"TB_RTL_DIR={folder}", f"TB={folder.resolve()}/mutant_select.cpp",
                           f"VL_OPT={optimise}", "KNOWN=true", program, jobs=jobs)
        log.write_text(made.stdout)
        bad = refused_lines(made.stdout, folder, mutants) - refused
        if not bad:
            break
        refused |= bad
    if made.returncode:
        sys.exit(f"mutation: the program does not build:\n" + "\n".join(made.stdout.splitlines()[-20:]))
    return refused


def refused_lines(log, folder, mutants):
    """Numbers of the mutants in a line of an error of Verilator."""
    numbers = set()
    for name, line in re.findall(r"%Error[^:]*: (?:Internal Error: )?\S*?(\w+\.sv):(\d+):", log):
        numbers |= {m.number for m in mutants if m.file == f"rtl/{name}" and m.line == int(line)}
    return numbers
