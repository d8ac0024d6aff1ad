#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Toys of a format, an instruction, a POLICY bit and boundaries: the files that rtl/defs/README.md says they touch are those.

usage: toy.py [--build DIR] [--check]

Folders format, instruction, policy, path, which is an instruction with a path and a stage of its own, and level, an output
at the ports without handshake:

    NAME.tsv    rows for rtl/defs/NAME.tsv, at its end; a format and a register take the place of the row with their code
    edits       changes of sources, as scripts/planting.py describes them
    NAME.tlv    a vector, for vectors/hand/tld4, with expectations worked out by hand
    rtl, cmodel new sources, at their places in the tree

Boundaries that are never valid come before all others, as many as there may be, so that those that do something have
the highest bits of every set. Each toy is put into a copy of the tree, and the tables of the pages are made again. The
files that changed must be those that the page lists for it: all names in `code` without a blank in the numbered list
of its section; outside the tests, a POLICY bit may change six. --check stops here. Then a copy with all toys is built. Unit tests must pass, and in lockstep (Icarus,
which builds fastest) the vectors, others and random instructions. An opcode that differs in one decoder alone must be
found in stage decode, by the vector and at random; a stage that differs, in that stage; a level that differs, in the stage that
shows it. Prints TAP lines. exit: 0 all hold, 1 not
"""
import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
sys.dont_write_bytecode = True
import limit  # noqa: E402
import planting  # noqa: E402
import tree_copy  # noqa: E402

HERE = Path(__file__).resolve().parent
PAGE, DEFS, VECTORS = Path("rtl/defs/README.md"), Path("rtl/defs"), Path("vectors/hand/tld4")
# By folder: what the page calls it. A list may begin with another one: that of the second name.
TOYS = {"format": "a format", "instruction": "an instruction", "path": "an instruction with a path of its own",
        "policy": "a POLICY bit", "level": "a level output", "boundary": "a boundary"}  # which fills what is left
BASED_ON = {"path": "instruction"}
STAGES = {"path": "swap", "policy": "filter"}  # what the page calls NAME
MOST_FILES = {"policy": 6}  # outside the tests: with its two pages, eight
REPLACED = ("formats.tsv", "csr.tsv")  # tables in which a row takes the place of another
BOUNDARIES = 64
TIME_LIMIT = 600
# Rooms whose tests have the tables once more, as literals, or could mind another row.
ROOMS = ("base", "isa", "function", "vector")
# A pin of what any payload gives: another row changes it, and who adds one writes it anew.
PIN = "test_any_payload"
OTHERS = [f"vectors/hand/tld4/{name}.tlv" for name in ("first", "masks", "phase", "illegal", "format_a1b5g5r5")]
RANDOM = ["random", "--seed", "4", "--count", "160"]
LONGER = [*RANDOM[:-1], "400"]  # until the stage has had two coordinates that differ
# The toy's opcode in each decoder, and another.
OTHER_STAGES = {"path": ("operands.s, operands.t", "operands.t, operands.s"), "policy": ("gathers && !filter_weight8_i && gather_inverted_i", "1'b0")}
OPCODES = {"rtl/decode_word.sv": ("6'h3c", "6'h3d"), "cmodel/function/decode.c": ("0x3cU", "0x3dU")}


def tell(good, name, why=""):
    print(f"{'ok' if good else 'not ok'} - toy: {name}", flush=True)
    if not good and why:
        print("#   " + why.rstrip().replace("\n", "\n#   "), flush=True)
    return good


def clean_texts():
    unit = [path for folder in ("tests/unit", "tests/oracle/texfile") for path in (ROOT / folder).rglob("*") if path.is_file()]
    unit.append(ROOT / "tests/modules/block_outside.txt")  # test_block.c reads it
    return {**tree_copy.clean_texts(), **{path.relative_to(ROOT): path.read_bytes() for path in unit}}


def split_rows(text):
    """The lines of a table: its head of comments, and its rows."""
    lines = text.splitlines(keepends=True)
    return [line for line in lines if line.startswith("#")], [line for line in lines if not line.startswith("#")]


def with_rows(table, text, rows):
    lines = text.decode().splitlines(keepends=True)
    for row in rows.decode().splitlines(keepends=True):
        code = row.split("\t")[0]
        at = [i for i, line in enumerate(lines) if table in REPLACED and line.split("\t")[0] == code]
        lines[at[0] if at else len(lines):at[0] + 1 if at else len(lines)] = [row]
    return "".join(lines).encode()


def put_boundaries(texts):
    """Boundaries and their signals before all others."""
    table, unit = DEFS / "boundaries.tsv", Path("rtl/texture_unit.sv")
    head, rows = split_rows(texts[table].decode())
    names = [f"toy{i}" for i in range(BOUNDARIES - len(rows))]
    toys = [f"{name}\tinvalidate\ttoy\ttoy\tmon\t\tnothing\n" for name in names]
    texts[table] = "".join([*head, *toys, *rows]).encode()
    signals = [f"  logic {name}_valid; tex_invalidate_t {name};\n  assign {name}_valid = 1'b0;\n  assign {name} = '0;\n"
               for name in names]
    before, include, after = texts[unit].decode().partition('`include "tex_probe.svh"')
    texts[unit] = "".join([before, *signals, include, after]).encode()


def put(part, texts):
    """A toy into the texts."""
    folder, edits = HERE / part, []
    if part == "boundary":
        return put_boundaries(texts)
    for path in sorted(folder.glob("*.tsv")):
        texts[DEFS / path.name] = with_rows(path.name, texts[DEFS / path.name], path.read_bytes())
    for path in folder.glob("*.tlv"):
        texts[VECTORS / path.name] = path.read_bytes()
    for path in (*folder.glob("rtl/*"), *folder.glob("cmodel/*/*")):
        texts[path.relative_to(folder)] = path.read_bytes()
    for number, line in enumerate((folder / "edits").read_text().splitlines(), 1):
        if not planting.parse_edit(line, edits) and line.strip() and not line.startswith("#"):
            sys.exit(f"{folder / 'edits'}:{number}: expected 'in FILE SCOPE', '- ' or '+ '")
    planned = planting.Planting(texts)
    planned.add(part, edits, lambda _: lambda bad, _: bad)
    texts.update((path, text.encode()) for path, text in planned.texts())


def make_tree(parts, tree):
    """A copy with these toys; the files in which it differs."""
    clean = clean_texts()
    texts = dict(clean)
    for part in parts:
        put(part, texts)
    tree_copy.write_tree(texts, tree)
    subprocess.run([sys.executable, "-B", tree / "scripts/check_tables.py", "--write"], check=True,
                   stdout=subprocess.DEVNULL)
    return {path for path in texts if (tree / path).read_bytes() != clean.get(path)}


def listed(part):
    """What the page names in the numbered list of the section."""
    section = (ROOT / PAGE).read_text().partition(f"\n## Files of {TOYS[part]}\n")[2].partition("\n## ")[0]
    items = re.search(r"^1\. .*?(?=\n\n|\Z)", section, re.M | re.S)
    names = [name.replace("NAME", STAGES.get(part, "NAME")) for name in re.findall(r"`([^`\s]+)`", items[0])] if items else []
    found = {DEFS / name if (ROOT / DEFS / name).exists() and "/" not in name else Path(name) for name in names}
    return found | listed(BASED_ON[part]) if part in BASED_ON else found


def check_list(part, build):
    """What changed is what is listed, in both directions; a folder stands for a file in it."""
    changed, names = make_tree([part], build / part), listed(part)
    more = [str(path) for path in changed if path not in names and path.parent not in names]
    less = [str(name) for name in names if name not in changed and name not in {path.parent for path in changed}]
    why = [f"{path} changed, and is not in the list" for path in sorted(more)]
    why += [f"{name} is in the list, and did not change" for name in sorted(less)]
    product = [path for path in changed if "tests" not in path.parts and path.suffix != ".tlv"]
    if len(product) > MOST_FILES.get(part, len(product)):
        why.append(f"outside the tests {len(product)} changed, expected {MOST_FILES[part]} at most")
    return tell(names and not why, f"the files of {TOYS[part]} are those of {PAGE}: {len(changed)}", "\n".join(why))


def make(tree):
    """Programs and unit tests; what make says of a failure, or nothing."""
    # Tests that read what an oracle wrote need more than a copy of the tree has.
    tests = [f"build/tests/{path.parent.name}/{path.stem}" for room in ROOMS
             for path in sorted((tree / "tests/unit" / room).glob("test_*.c")) if "oracle/" not in path.read_text()]
    flags = "-std=c11 -O1 -fPIC"
    done = subprocess.run(["make", "-s", f"-j{os.cpu_count()}", "-C", tree, "BUILD=build", f"CFLAGS={flags}",
                           f"CFLAGS_PARSER={flags}", "build/texlock.vpi", "build/texlock-icarus", *tests],
                          env=tree_copy.clean_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return tests, "\n".join(done.stdout.splitlines()[-20:]) if done.returncode else ""


def run(command, tree):
    return limit.run(command, TIME_LIMIT, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                     errors="replace")


def lockstep(tree, arguments):
    """The verdict, the stage that it names, and the console."""
    verdict = tree / "build/run/verdict.json"
    verdict.unlink(missing_ok=True)
    done = run(["build/texlock-icarus", *arguments, "--out", "build/run"], tree)
    found = json.loads(verdict.read_text()) if verdict.exists() else {"verdict": f"none, exit status {done.returncode}"}
    return found["verdict"], (found.get("failure") or {}).get("stage"), "\n".join(done.stdout.splitlines()[-15:])


def expect(name, tree, arguments, verdict, stage=None):
    found = lockstep(tree, arguments)
    return tell(found[:2] == (verdict, stage), name, f"expected {verdict}, stage {stage}; found {found[0]}, stage "
                f"{found[1]}\n{found[2]}")


def difference(path, tree, vectors):
    """One decoder has another opcode than the other."""
    old, new = OPCODES[path]
    text = (tree / path).read_text()
    if text.count(old) != 1:
        return tell(False, f"{path} has its opcode once", f"'{old}' is there {text.count(old)} times")
    (tree / path).write_text(text.replace(old, new))
    good = tell(not (why := make(tree)[1]), f"it builds with another opcode in {path}", why)
    for how, arguments in (("by the vector", ["run", *vectors]), ("at random", RANDOM)):
        good = good and expect(f"another opcode in {path} is found {how}", tree, arguments, "mismatch", "decode")
    (tree / path).write_text(text)
    return good


def stage_difference(part, tree):
    """The stage answers otherwise than the model's."""
    path = tree / f"rtl/{STAGES[part]}.sv"
    text = path.read_text()
    path.write_text(text.replace(*OTHER_STAGES[part]))
    why = make(tree)[1] if path.read_text() != text else f"'{OTHER_STAGES[part][0]}' is not in it"
    good = tell(not why, f"it builds with another {path.name}", why)
    good = good and expect(f"another {path.name} is found at random", tree, LONGER, "mismatch", STAGES[part])
    path.write_text(text)
    return good


def level_difference(tree):
    """The level output shows less than the model's."""
    path, vector = tree / "rtl/texture_unit.sv", "vectors/generated/sust/kept.tlv"
    text = path.read_text()
    path.write_text(text.replace("trap.valid || trap.misaligned", "trap.valid"))
    good = tell(path.read_text() != text and not (why := make(tree)[1]), "it builds with another level output", why)
    good = good and expect("another level output is found", tree, ["run", vector], "mismatch", "csr")
    good = good and expect("and is no matter of strictness arch", tree, ["run", vector, "--strictness", "arch"], "pass")
    path.write_text(text)
    return good


def try_all(build):
    tree = build / "tree"
    make_tree(TOYS, tree)
    tests, why = make(tree)
    if not tell(not why, "all are built", why):
        return False
    pins = [[test, "--write"] for test in tests if Path(test).name == PIN]
    good = tell(len(pins) == 1 and not run(pins[0], tree).returncode, "what any payload gives is written anew")
    failed = [done.stdout[-1500:] for test in tests if (done := run([test], tree)).returncode]
    good &= tell(not failed, f"unit tests of {', '.join(ROOMS)}", "\n".join(failed))
    for part in ("format", "policy", "path", "instruction"):
        vectors = [str(VECTORS / path.name) for path in (HERE / part).glob("*.tlv")]
        good &= expect(f"the vector of {TOYS[part]}, with its expectations", tree, ["run", *vectors], "pass")
    good &= expect("other vectors", tree, ["run", *OTHERS], "pass")
    good &= expect("random instructions", tree, RANDOM, "pass")
    for path in OPCODES:
        good &= difference(path, tree, vectors)
    return good and all(stage_difference(part, tree) for part in OTHER_STAGES) and level_difference(tree)


def main():
    parser = argparse.ArgumentParser(description="build a toy of what rtl/defs lists the files of")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--check", action="store_true", help="compare the files with the page, build nothing")
    options = parser.parse_args()
    build = (ROOT / options.build / "toy").resolve()
    try:
        good = all([check_list(part, build) for part in TOYS])
        good = good and (options.check or try_all(build))
    except planting.Refused as why:
        good = tell(False, "each edit has its place", str(why))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
