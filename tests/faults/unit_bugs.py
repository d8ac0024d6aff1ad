#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Planted bugs that unit tests must catch, because no verdict shows them: an instruction that a listing loses, a count or an
event of a run that is told wrong, a difference of two runs that is not seen, a saved case without what it needs, memory that
grows with the run.

usage: unit_bugs.py BUILD_DIR import|trace|diff|watch|step

Every file NAME.bug in the folder of that name is a `text` of one line and edits (scripts/planting.py). One file of the
group's rooms is compiled with the bug and linked before BUILD_DIR/libharness.a; one of the group's tests must fail. Without a
bug all must pass. Prints TAP lines. exit: 0 all caught, 1 not, 2 usage
"""
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import planting  # noqa: E402

# Rooms, and unit tests.
GROUPS = {"import": (("import", "random"), ("import/test_listing", "import/test_sorted", "random/test_random_given")),
          "trace": (("trace", "compare"), ("trace/test_stats", "trace/test_walk", "trace/test_trace",
                                          "compare/test_track", "compare/test_stall")),
          "diff": (("diff", "trace"), ("diff/test_match", "diff/test_common", "diff/test_tape", "diff/test_diff",
                                       "trace/test_record")),
          "watch": (("watch", "scoreboard", "check"), ("watch/test_capture", "scoreboard/test_scoreboard_lines", "scoreboard/test_scoreboard",
                                                    "watch/test_long")),
          "step": (("step", "trace"), ("step/test_command", "step/test_step", "trace/test_playback"))}
LIBS = "-lpng -lcjson -lxml2 -lz -lzstd -lm -lpthread -lcmocka".split()
TIME_LIMIT = 120  # a guard against hangs


def compile_object(build, source, out):
    subprocess.run(["gcc", "-std=c11", "-O1", "-D_GNU_SOURCE", "-Icmodel", "-Iharness", "-Itests/unit", f"-I{build}/gen",
                    "-c", "-o", out, source], cwd=ROOT, check=True)


def failed(build, work, tests, objects):
    """The first of the tests that fails with these objects in place of those of the library; None if all pass."""
    for test in tests:
        name = Path(test).name
        program = work / name
        subprocess.run(["gcc", "-o", program, work / f"{name}.o", *objects, build / "libharness.a", build / "libtexmodel.a",
                        *LIBS], cwd=ROOT, check=True)
        if subprocess.run([program], cwd=ROOT, timeout=TIME_LIMIT, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode:
            return name
    return None


def read(path):
    text, edits = None, []
    for line in path.read_text().splitlines():
        if line.startswith("text "):
            text = line[5:]
        elif not planting.parse_edit(line, edits):
            sys.exit(f"{path}: expected 'text', 'in FILE SCOPE', '- ' or '+ ', found '{line}'")
    return text, edits


def trial(build, work, group, sources, path):
    """The TAP line of a bug."""
    text, edits = read(path)
    plan = planting.Planting(dict(sources))
    try:
        plan.add(path.stem, edits, lambda _: lambda bad, _: f"({bad})")
    except planting.Refused as why:
        return f"not ok - {group}, bug {path.stem}: {text}\n#   {why}"
    objects = []
    for number, (_, changed) in enumerate(plan.texts()):
        source = work / f"{path.stem}{number}.c"
        source.write_text(changed)
        objects.append(work / f"{path.stem}{number}.o")
        compile_object(build, source, objects[-1])
    caught = failed(build, work, GROUPS[group][1], objects)
    return f"{'ok' if caught else 'not ok'} - {group}, bug {path.stem}: {text}" + ("" if caught else "\n#   all tests pass")


def main():
    if len(sys.argv) != 3 or sys.argv[2] not in GROUPS or not (Path(sys.argv[1]) / "libharness.a").exists():
        print(__doc__, file=sys.stderr)
        return 2
    build = Path(sys.argv[1]).resolve()
    group = sys.argv[2]
    rooms, tests = GROUPS[group]
    work = build / f"faults-{group}"
    work.mkdir(parents=True, exist_ok=True)
    for test in tests:
        compile_object(build, ROOT / f"tests/unit/{test}.c", work / f"{Path(test).name}.o")
    sources = {path: path.read_bytes() for room in rooms for path in (ROOT / "harness" / room).glob("*.c")}
    bugs = sorted((HERE / group).glob("*.bug"))
    control = failed(build, work, tests, [])
    lines = [f"{'not ok' if control or not bugs else 'ok'} - {group}, no bug: the unit tests pass"]
    print(lines[0], flush=True)
    for path in bugs:
        lines.append(trial(build, work, group, sources, path))
        print(lines[-1], flush=True)
    return any(line.startswith("not") for line in lines)


if __name__ == "__main__":
    sys.exit(main())
