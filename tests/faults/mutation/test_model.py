#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of the model's mutator and of its runner. usage: test_model.py; prints TAP.

Each mutant of toy.c, selected, must behave as the source with that one change written into it; with none selected, as the
source. The runner must tell a mutant that nothing notices, one that crashes and one that hangs.
"""
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import model
import model_mutate
import model_run
import result
from done import Done, Hashes
from model_ast import Unit, walk
from model_exclusive import exclusive
from model_places import Places

HERE = Path("tests/faults/mutation")
OPERATORS = {"arithmetic", "assignment", "bitwise", "condition", "constant", "drop", "field", "index", "logical", "operand",
             "relational", "return", "shift", "table", "ternary"}
DECLARED = "char *getenv(const char *);\nunsigned long strtoul(const char *, char **, int);\n"
failed = 0


def tap(good, text, why=""):
    global failed
    failed += not good
    print(f"{'ok' if good else 'not ok'} - mutation, model: {text}")
    if not good:
        print(f"#   {why}")


def compiled(text, program):
    made = subprocess.run(["gcc", "-w", "-std=c11", "-O1", "-x", "cpp-output", "-o", program, "-"], input=text, text=True,
                          capture_output=True, check=False)
    return made.stderr if made.returncode else ""


def output(program, number=0):
    status, text = model_run.limited([program], number)
    return status, text


class Toy(Places):
    def __init__(self, unit):
        super().__init__(unit, str(HERE))


def alone(unit, place, text):
    """The source with one mutant written into it."""
    if place.shape == "jump":
        text = ""
    else:
        cast = f"({place.type})" if place.type else ""
        text = f"({cast}({text}))"
    return model_mutate.FLOATS.sub("", unit.text[:place.begin] + text + unit.text[place.end:])


def selections(folder):
    """Every mutant of an expression or statement, selected, against the source with it written down."""
    model_mutate.Places = Toy
    unit, numbers = Unit(str(HERE / "toy.c"), folder), model_mutate.Numbers()
    text = model_mutate.Writer(unit, numbers).text()
    select = model_mutate.SELECT.replace("#include <stdlib.h>\n", DECLARED).replace("NULL", "0")
    why = compiled(text + select, folder / "all")
    tap(not why, "all mutants of a source compile in one build", why)
    names = {row[5] for row in numbers.rows}
    tap(names == OPERATORS, "each operator has a place in the toy", f"{names ^ OPERATORS}")
    swapped = [row for row in numbers.rows if row[5] == "logical" and re.search(r"\) [!=]= \(", row[6].split(" -> ")[1])]
    exclusive = {of: sum(row[4] == of for row in swapped) for of in ("one_of", "none_of", "some_of", "outside", "inside", "may_meet")}
    tap(exclusive == {"one_of": 0, "none_of": 0, "some_of": 4, "outside": 2, "inside": 2, "may_meet": 6},
        "!= stands for || where its sides exclude each other, == for &&", f"{exclusive}")
    plain = compiled(model_mutate.FLOATS.sub("", unit.text), folder / "plain") or output(folder / "plain")
    tap(output(folder / "all") == plain, "with none selected nothing is changed")
    unit = Unit(str(HERE / "toy.c"), folder)
    variants = [(place, name, t) for place in Toy(unit).found.values() for name, t in place.variants][::2]

    def agrees(item):
        i, (place, name, t) = item
        number = numbers.by_key[(*unit.where(place.begin), place.end - place.begin, name, t)]
        program = folder / f"alone{i}"
        why = compiled(alone(unit, place, t), program)
        return "" if not why and output(folder / "all", number) == output(program) else f"{numbers.rows[number - 1]}: {why}"

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = list(filter(None, pool.map(agrees, enumerate(variants))))
    tap(not wrong and len(variants) > 60, f"each of {len(variants)} mutants is what it says", wrong[:3])
    left_out(unit, folder, plain)
    tables = [row for row in numbers.rows if row[5] == "table"]
    same = [row for row in tables if output(folder / "all", row[0]) == plain]
    tap(not same, f"each of {len(tables)} values of tables that is changed shows", same)


def left_out(unit, folder, plain):
    """What is left out as it changes nothing: written down, it must not."""
    nodes = [n for n in walk(unit.tree) if n.get("kind") == "BinaryOperator" and n.get("opcode") in ("&&", "||") and unit.where(unit.span(n)[0])[0].endswith("toy.c")]
    nodes, wrong = [n for n in nodes if exclusive(unit, n)], []
    for n in nodes:
        (begin, end), (a, b) = unit.span(n), (unit.code(side) for side in n["inner"])
        text = f"((({a}) != 0) {'!=' if n['opcode'] == '||' else '=='} (({b}) != 0))"
        why = compiled(model_mutate.FLOATS.sub("", unit.text[:begin] + text + unit.text[end:]), folder / "left_out")
        wrong += [f"{text}: {why}"] if why or output(folder / "left_out") != plain else []
    tap(not wrong and len(nodes) == 9, f"each of {len(nodes)} mutants that are left out changes nothing", f"{len(nodes)} {wrong[:3]}")


FAKE = """#!/bin/sh
case $TEXLOCK_MUTANT in
1) kill -SEGV $$ ;;
2) while :; do :; done ;;
3) exit 0 ;;
*) echo 'internal error: self-test'; exit 5 ;;
esac
"""


def runner(folder):
    """How the runner tells what became of a run."""
    program = folder / "fake"
    program.write_text(FAKE)
    program.chmod(0o755)
    ends = {n: model_run.run(program, n, [], (), 1) for n in (1, 2, 3, 4)}
    tap(ends[1]["ending"] == "crash", "a crash is told", ends[1])
    tap(ends[2]["ending"] == "hang", "a hang is told", ends[2])
    tap(ends[3] is None, "a mutant that nothing notices has survived", ends[3])
    tap(ends[4]["check"] == "self-test", "the self-test is told", ends[4])
    tap(model_run.stage_of("cmodel/cycle/bind.c", "cycle_header_edge") == "header" and model_run.stage_of("cmodel/arith/f32.c", "x") == ""
        and model_run.stage_of("cmodel/rules/wrap_rules.c", "x") == "rules", "the stage of a mutant is that of its file or function")
    mutants = [result.Mutant(id=str(n), file="f", line=1, stage="", what="", status=s) for n, s in
               enumerate(["killed"] * 3 + ["survived", "equivalent"])]
    tap(result.score(mutants)["score"] == 0.75, "what is proved equivalent is not in the score")
    tap(result.open_share(mutants) == 20, "an open mutant is a share of all that were judged")


CRASH = """int find(volatile int *p) { return *p; }
int main(void) { return find(0); }
"""

# malloc finds its own data overwritten, and ends the program while it holds its lock. With one thread it has none.
MALLOC = """#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void *other(void *unused) { pause(); return unused; }
int find(void) { memset(malloc(60000), -1, 60064); return malloc(60000) != NULL; }
int main(void) { pthread_t id; return pthread_create(&id, NULL, other, NULL) || find(); }
"""


def crashes(folder):
    """A crash says where it stands."""
    source = folder / "cmodel/function/wrap.c"
    source.parent.mkdir(parents=True)
    source.write_text(CRASH)
    made = subprocess.run(["gcc", "-g", "-O0", "-o", folder / "crash", source, HERE / "crash.c"], capture_output=True, text=True, check=False)
    status, text = output(folder / "crash")
    at = model_run.stack(folder / "crash", text)
    tap(status == -11 and at[:2] == [("cmodel/function/wrap.c", "find"), ("cmodel/function/wrap.c", "main")],
        "of a crash the callers are told, the innermost first", f"{made.stderr} {status} {at}")
    by = model_run.run(folder / "crash", 0, [], ())
    tap(by["ending"] == "crash" and by["stage"] == "wrap", "the stage of a crash is that of the innermost function", by)
    source.write_text(MALLOC)
    subprocess.run(["gcc", "-w", "-g", "-O0", "-pthread", "-o", folder / "crash", source, HERE / "crash.c"], check=True)
    by = model_run.run(folder / "crash", 0, [], ())
    tap(by["ending"] == "crash" and by["stage"] == "wrap", "a crash inside of malloc says where it stands", by)


def done(folder):
    """What is kept of a run holds while what decided it is the same."""
    program, vector, other = (folder / name for name in ("program", "vector", "other"))
    for path in (program, vector, other):
        path.write_text("as it was")

    def again(anew=False):
        return Done(folder / "done", Hashes({"program": [program], "vector": [vector], "all": [vector, other]}), anew)

    first = again()
    first.add(result.Mutant(id="a", file="f", line=1, stage="", what="", status="killed", by={"case": "v"}), ["program", "vector"])
    first.add(result.Mutant(id="b", file="f", line=2, stage="", what="", status="survived"), ["program", "all"])
    tap(again().found == first.found, "what was run is known again")
    with open(folder / "done", "a", encoding="ascii") as file:
        file.write('{"mutant": {"id": "c", ')
    tap(set(again().found) == {"a", "b"}, "a line that was cut is no mutant")
    again().add(result.Mutant(id="d", file="f", line=3, stage="", what="", status="equivalent"), ["program"])
    tap(set(again().found) == {"a", "b", "d"}, "a line after one that was cut is read")
    other.write_text("changed")
    tap(set(again().found) == {"a", "d"}, "another vector: what survived is run again, what was killed without it is not")
    program.write_text("changed")
    tap(not again().found, "another program: all is run again")
    program.write_text("as it was")
    tap(again(anew=True).found == {} == again().found, "--anew forgets")


def shared():
    """A function that another stage calls, or the pipeline for it, may be named there; other functions of its file may not."""
    made = result.Mutant(id="a", file="cmodel/function/derive.c", line=1, stage="header", what="", status="killed")
    tap(model.feeds(made, "tex_derive_element") == {"address", "lod"} and model.feeds(made, "full_depth") == {"lod"},
        "a shared function is of two stages, its file of that which shows its values")
    wrong = []
    for (file, function), stage in model.SHARED.items():
        parts = [name for name, of in model_run.PARTS.items() if of == stage]
        own, *others = ("".join(path.read_text() for path in Path("cmodel").glob(f"*/{name}*.[ch]")) for name in (file, stage, *parts))
        other = "".join(others) + Path("cmodel/function/pipeline.c").read_text()
        called = [name for (of, name), to in model.SHARED.items() if (of, to) == (file, stage) and f"{name}(" in other]
        if not called or f"{function}(" not in own:
            wrong.append((file, function, stage))
    tap(not wrong, "each shared function is there, and called by that stage or the pipeline", wrong)


def main():
    os.chdir(result.ROOT)
    with tempfile.TemporaryDirectory(prefix="texlock-mutation-") as folder:
        selections(Path(folder))
        runner(Path(folder))
        crashes(Path(folder))
        done(Path(folder))
    shared()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
