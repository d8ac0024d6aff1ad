# SPDX-License-Identifier: Apache-2.0
"""Runs of one mutant of the golden model: lockstep, the unit tests, the compiler's proof. Each in a process of its own."""
import json
import os
import re
import resource
import subprocess
import tempfile
from pathlib import Path

import result
from model_widths import opened

CPU = 10  # seconds of processor time that a run may take, or more where the original takes a third of that (model.py)
PATIENCE = 20  # seconds that may pass, for each of these
MEMORY = 4 << 30
RANDOM = 200  # random instructions after the vectors
FIRST = 18  # vectors of the first run: all files are read before a case runs
# Small vectors that much of the unit works in; then those of the stage, then all others, the smallest first.
BROAD = ("tld4/first", "txq/first", "sust/first", "tld4/illegal", "tld4/layouts", "txq/dimension", "sust/examples", "tld4/wrap_*")
INSTRUCTION = {"query": "txq", "surface": "sust", "convert": "sust", "store": "sust"}
OF_STAGE = {"decode": ("*/illegal", "*/register_ranges", "*/operands", "*/masks", "*/*words", "*/phase"),
            "bind": ("*/handles", "*/via_header", "*/real_words", "*/invalid"), "header": ("*/header*", "*/headers", "*/sizes"),
            "lod": ("tld/levels", "tex/levels", "tex/quads", "tex/cube_quads", "tex/given", "tex/asked"),
            "coord": ("tld4/coordinates", "tld4/offsets", "tld4/rounding", "tld4/unnormalised"),
            "wrap": ("tld4/wrap_*", "mesa/wrap_*", "tld4/offsets"), "address": ("tld4/layouts", "sust/places_*"),
            "cache": ("tld4/cache_*", "tld4/read_answers", "tld4/sparse*"), "texel": ("tld4/format_*", "tld4/swizzle", "tld4/component_types"),
            "block": ("tld4/block_*",),
            "convert": ("sust/format*", "sust/components*"), "csr": ("tld4/register_traffic", "tld4/changes_under_way"),
            "surface": ("sust/clamp_*", "sust/places_*"), "store": ("sust/collisions", "sust/full", "sust/twelve_*")}


SHARED = ("f32", "bits", "format", "stage", "execute", "executor", "warp_run", "lines", "sample", "places", "pipeline", "pipe", "cycle", "line_cache", "tex_model")
OF_RULES = ("tex_header_judged", "tex_header_unpack", "tex_texel_value")  # of the model the rules alone call them
PARTS = {"decode_sust": "decode", "decode_suatom": "decode", "decode_compact": "decode", "fetch": "coord", "taps": "lod", "atomic": "load", "derive": "header", "cache_data": "cache", "cache_tags": "cache", "axi": "axi", "order": "order",
         "store_state": "store", "component": "convert", **{f"header_{name}": "header" for name in ("check", "unpack", "compare", "sampling", "detail", "parts")},
          "position": "coord", "texel_index": "wrap", "level": "lod", "lambda": "lod", "ftz": "lod", "float10": "lod", "axes10": "lod", "log8": "lod", "align": "filter", "share": "filter", "seams": "wrap", "linear": "filter", "mean": "filter", "srgb": "texel", **{f"block_{name}": "block" for name in ("bc1", "bc4", "bc6h", "bc7", "bc7_tables", "decode", "eac", "etc2")}}


def stage_of(file, function):
    """The stage that a mutant is part of, "" where several share it."""
    name = Path(file).stem
    if name.endswith("rules") or function in OF_RULES:
        return "rules"  # which rule decided: part of no stage
    if name in SHARED:
        return ""
    if file.endswith("cycle/bind.c"):
        return "header" if "header" in function else "bind" if "bind" in function else ""
    return PARTS.get(name, name)


def ordered(vectors, stage):
    """The vectors in the order in which a mutant of a stage meets them."""
    of = [*OF_STAGE.get(stage, ()), f"{INSTRUCTION.get(stage, 'tld4')}/*", "*/*"]
    patterns, left, out = [*BROAD, *of], sorted(vectors, key=lambda p: (p.stat().st_size, str(p))), []
    for pattern in patterns:
        taken = [p for p in left if p.match(pattern + ".tlv")]
        out += taken
        left = [p for p in left if p not in taken]
    return out


def limits(cpu):
    os.setpgid(0, 0)  # Ctrl-C is for the program that started it
    resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limited(command, number, cpu=CPU):
    """(exit status, output); the status of a run that used up its time is None."""
    env = {**os.environ, "TEXLOCK_MUTANT": str(number)}
    try:
        done = subprocess.run(list(map(str, command)), env=env, cwd=result.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, errors="replace", preexec_fn=lambda: limits(cpu), timeout=PATIENCE * cpu, check=False)
    except subprocess.TimeoutExpired:
        return None, ""
    return None if done.returncode in (-24, -9) else done.returncode, done.stdout


def ended(ending, check, **more):
    return {**dict.fromkeys(result.BY, ""), "ending": ending, "check": check, "cycle": 0, "cycles_to_detect": 0, **more}


def parts(vectors, seed):
    """Vectors and options of the runs of lockstep: some vectors, then all others with random instructions."""
    return (vectors[:FIRST], ("--seed", seed)), (vectors[FIRST:], ("--seed", seed, "--random", RANDOM))


def stack(program, text):
    """(file, function) of what was being called where a run ended, the innermost first (crash.c)."""
    at = re.findall(r"^at (0x[0-9a-f]+)$", text, re.M)
    if not at:
        return []
    done = subprocess.run(["addr2line", "-f", "-i", "-e", str(program), *at], capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    found = [(re.search(r"cmodel/\w+/\w+(?=\.[ich]:)", place), function) for function, place in zip(lines[::2], lines[1::2])]
    return [(m[0] + ".c", function) for m, function in found if m]


def run(program, number, vectors, options, cpu=CPU):
    """How a run of lockstep was ended by a mutant, None if it passed.

    A crash, or a self-test that fails, has the stage that lockstep names if the mutant is left out of what comes before it
    (late.c); if none is named then, that of the function that crashed, or that the self-test named.
    """
    by = once(program, number, vectors, options, cpu)
    late = Path(program).with_name("texlock-model-late")
    if by and (by["ending"] == "crash" or by["check"] == "self-test") and late.exists():
        named = once(late, number, vectors, options, cpu)
        return {**by, "stage": named["stage"]} if named and named["stage"] else by
    return by


def once(program, number, vectors, options, cpu):
    with tempfile.TemporaryDirectory(prefix="texlock-mutant-") as out:
        status, text = limited([program, "run", "--one-thread", "--no-wave", "--timeout", "5", *options, "--out", out, *vectors], number, cpu)
        if status == 0:
            return None
        if status is None or status < 0:
            by = ended("hang", "time limit") if status is None else ended("crash", f"signal {-status}")
            return {**by, "stage": next((s for s in (stage_of(*place) for place in stack(program, text)) if s not in result.NO_STAGE), "")}
        path = Path(out) / "verdict.json"
        verdict = json.loads(path.read_text()) if path.exists() else {}
    if not verdict.get("failure"):
        shown = next((line for line in text.splitlines() if line.strip()), "")
        return ended(verdict.get("verdict", f"exit status {status}"), "self-test" if "self-test" in text else shown[:80])
    by = result.by_verdict(verdict)
    return {**by, "check": "self-test"} if by["ending"] == "internal error" else by


def unit(tests, number, cpu=CPU):
    """The first unit test that fails with a mutant, None if none does."""
    for test in tests:
        status, _ = limited([test], number, cpu)
        name = f"unit:{test.parent.name}/{test.name}"
        if status is None:
            return ended("hang", name)
        if status < 0:
            return ended("crash", name)
        if status:
            return ended("unit", name)
    return None


COMPILERS = (("gcc", "-O2"), ("gcc", "-O3"), ("clang", "-O2"))
ANY = "no bound"
WIDTHS = "for payloads that do not overlap, and whose fields are within their widths in rtl/defs/bundles.tsv"
WAYS = [(bound, compiler) for bound in (ANY, WIDTHS) for compiler in COMPILERS]
LIKELY, RARE = WAYS[:1], WAYS[1:]  # the first finds fifteen of sixteen proofs


class Compiled:
    """Objects of the sources with one mutant chosen for good: equal ones are a proof that nothing is changed."""

    def __init__(self, folder):
        self.folder, self.originals = folder, {}
        self.sources = {path: path.read_text() for path in sorted(folder.glob("cmodel/*/*.i"))}

    def object_of(self, path, number, compiler, bound):
        with tempfile.TemporaryDirectory(prefix="texlock-mutant-") as out:
            text = self.sources[path].replace("extern unsigned tex_mutant;", f"enum {{ tex_mutant = {number} }};", 1)
            text = opened(text) if bound == WIDTHS else text
            done = subprocess.run([*compiler, "-w", "-std=c11", "-x", "cpp-output", "-c", "-o", f"{out}/o", "-"], input=text, text=True,
                                  capture_output=True, check=False, start_new_session=True)
            return Path(f"{out}/o").read_bytes() if done.returncode == 0 else None

    def holding(self, number, rows):
        """The sources that a mutant is in: those with the range of its place."""
        file, begin = rows[number - 1][2], number
        if file.endswith(".c"):
            return [self.folder / Path(file).with_suffix(".i")]
        return [path for path, text in self.sources.items() if re.search(rf"\(tex_mutant - {begin}U|tex_mutant == {begin}U|tex_mutant != {begin}U", text)
                or any(int(a) <= begin < int(a) + int(n) for a, n in re.findall(r"tex_mutant - (\d+)U < (\d+)U", text))]

    def equal(self, path, number, compiler, bound):
        key = path, compiler, bound
        if key not in self.originals:
            self.originals[key] = self.object_of(path, 0, compiler, bound)
        return self.originals[key] is not None and self.object_of(path, number, compiler, bound) == self.originals[key]

    def same(self, number, rows, ways):
        """The proof that a mutant changes nothing, empty if there is none."""
        held = self.holding(number, rows)
        for bound, compiler in ways:
            if held and all(self.equal(path, number, compiler, bound) for path in held):
                return f"{' '.join(compiler)} makes the same object of each source that holds it: {bound}"
        return ""


def version(tool):
    made = subprocess.run([tool, "--version"], capture_output=True, text=True, check=False)
    return made.stdout.split("\n", 1)[0]
