#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
From a failing case to its cause: all signals of the RTL beside the model in one waveform, where the wrong field came
from, and a page with all of it. Called by `texlock debug`.

usage: debug.py --program TEXLOCK FILE [--out DIR] [--seed S] [--strictness S] [--traffic-seed S] [--watchdog N] [--sources DIR]

--sources: the tree whose RTL and scripts are read, as the program was made of it (of a copy in which bugs are selected: not
checked).

Exit status: 0 the page is written; 4 FILE cannot be read, or passes; 5 it cannot be reproduced, or a tool is missing
"""
import argparse
import json
import shlex
import shutil
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import case  # noqa: E402
import netlist  # noqa: E402
import origin  # noqa: E402
import page  # noqa: E402
import source  # noqa: E402
import stage_of  # noqa: E402
import view  # noqa: E402

SHOWN = 5  # suspects on the console
MOST_ALSO = 8  # lines of each
RUN_OPTIONS = ("--seed", "--strictness", "--traffic-seed", "--watchdog", "--timeout", "--window")


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(case.BAD_INPUT, f"{self.prog}: error: {message}\n")


def arguments():
    parser = Parser(prog="texlock debug", description="from a failing case to its cause")
    parser.add_argument("--program", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("file", metavar="FILE", help="a vector file that fails")
    parser.add_argument("-o", "--out", type=Path, help="folder for the page and the waveform (build/debug/NAME)")
    for name in RUN_OPTIONS:
        parser.add_argument(name, metavar="N", help="as for texlock run")
    parser.add_argument("--sources", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--step", action="store_true", help="instead, walk the cycles of FILE, forwards and back: "
                        "`texlock debug --step --help`")
    parser.add_argument("--no-coverage", action="store_true", help="as for texlock run")
    if len(sys.argv) == 3:
        parser.error("expected a FILE")
    args = parser.parse_args()
    if args.step:
        parser.error("--step: expected it in full, and before any --")
    return args


def options_of(args):
    found = [] if not args.no_coverage else ["--no-coverage"]
    for name in RUN_OPTIONS:
        value = getattr(args, name[2:].replace("-", "_"))
        found += [] if value is None else [f"{name}={value}"]
    return found


def found_program(program):
    """As it was typed; one from the path by its place."""
    return program if "/" in str(program) else Path(shutil.which(program) or program)


def find_origin(program, failure, wave, fst, first):
    if not shutil.which("yosys"):
        return None, f"Yosys is missing: scripts/bootstrap test {shlex.quote(str(program.parent))} installs it"
    try:
        found = origin.Origin(program, failure, wave, fst, first, program.parent / "debug" / "netlists")
        return found, found.why
    except netlist.NetlistError as error:
        return None, str(error)


def print_origin(found, why):
    if not found or not found.suspects:
        print(f"  where it came from: not followed: {why or 'nothing of the stage decides it'}")
        return
    print(f"  where it came from: {found.where} in cycle {found.cycle}; lines that decided it, the most suspect first")
    for s in found.suspects[:SHOWN]:
        print(f"    {s.file}:{s.line}:{s.column}  {s.signal} {s.value}".rstrip())
        print(f"      {s.text}")
        if s.change:
            print(f"        {s.change}")
        if s.also:
            print(f"        also line {', '.join(map(str, s.also[:MOST_ALSO]))}")


def viewers(views):
    return ", ".join(f"{tool} {shlex.quote(str(file))}" for tool, file in zip(("gtkwave", "surfer -c"), views) if file)


def read_from(root):
    for module in (netlist, source, stage_of):
        module.ROOT = root


def write_suspects(out, found, why):
    """suspects.json, for programs: where it is followed to, or why it is not."""
    rows = [{"file": s.file, "line": s.line, "column": s.column, "text": s.text, "signal": f"{s.scope}.{s.signal}", "value": s.value,
             "cycle": s.cycle, "why": s.change, "also": s.also} for s in (found.suspects if found else [])]
    (out / "suspects.json").write_text(json.dumps({"format": 1, "why_not": "" if rows else why or "nothing of the stage decides it",
                                                   "suspects": rows}, indent=1) + "\n")


def debug(args):
    program, name = found_program(args.program), Path(args.file).stem
    if args.sources:
        program = program.resolve()
    out = args.out or program.parent / "debug" / name
    options = options_of(args)
    if args.sources:
        read_from(args.sources.resolve())
    else:
        case.require_same_sources(program)
    case.tell(f"run {args.file}")
    verdict, text = case.run(program, args.file, options, out / "run")
    failure = case.failure_of(verdict, args.file)
    if not failure.get("wave"):
        raise case.Refused(f"{args.file}: the failure left no waveform: {failure['text']}", case.INTERNAL)
    traced = case.recorder(program)
    case.tell("run it again and record all signals")
    fst, first = case.record(traced, args.file, options, failure, out)
    joined = out / f"{name}.fst"
    case.tool(program, "join", "--out", joined, fst, failure["wave"])
    facts = page.Failure(program, args.file, options, out, verdict, text)
    marks, wave = view.marks_of(facts), Path(failure["wave"])
    case.tell(f"look for the cause; the waveform can be opened: {viewers(view.write(out, name, wave, None, marks))}")
    found, why = find_origin(program, failure, wave, fst, first)
    write_suspects(out, found, why)
    gtkw, sucl = view.write(out, name, wave, found, marks)
    index = page.write(facts, found, why, {"wave": joined, "gtkw": gtkw, "sucl": sucl})
    fst.unlink()
    print("\n".join(text.strip().splitlines()[:4]))
    print_origin(found, why)
    print(f"  page        {index}\n  waveform    {joined} ({viewers((gtkw, sucl))})\n  reproduce   {failure['reproduce']}")
    return case.PASS


def main():
    args = arguments()
    try:
        return debug(args)
    except case.Refused as error:
        return case.main_error(error)
    except OSError as error:
        return case.main_error(case.Refused(error, case.INTERNAL))


if __name__ == "__main__":
    sys.exit(main())
