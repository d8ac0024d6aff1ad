#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Hold filtered samples to the bounds of the interfaces (bounds.py): those of the golden model, and those of Mesa's renderers.

usage: bound_check.py TEXLOCK FOLDER                                  with the answers of Mesa that are kept
       bound_check.py TEXLOCK FOLDER --sample PROGRAM [--seed N]      PROGRAM, sample_gl, asks Mesa itself
       bound_check.py TEXLOCK FOLDER --sample PROGRAM --record        and keeps its answers in bound_mesa.txt
       bound_check.py TEXLOCK FOLDER --vectors FOLDER                 writes what all agree on bit for bit as sample_*.tlv
       bound_check.py TEXLOCK FOLDER --check FOLDER                   compares these with what would be written

FOLDER: for vectors in between, which `texlock run` takes too. The model must keep to 8 bits in every sample, on a view
of one level to those of the one filter that it takes there (OF_UNIT). A renderer keeps to the bounds, or a way of bound_reasons.py
explains it. Prints TAP. exit: 0 all as it must be, 1 not
"""
import argparse
import collections
import hashlib
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

sys.dont_write_bytecode = True  # the source tree stays clean

from bound_reasons import OF_UNIT, UNEXPLAINED, WAYS, WIDE, WITHIN, Other, Reasons
from bounds import Bounds
import bound_cases
import written

DRIVERS = ("softpipe", "llvmpipe")
ANSWERS = Path(__file__).with_name("bound_mesa.txt")
SEED = 1
# llvmpipe as exact as it can be: a level for each pixel, lengths by their squares, weights that are not steepened, no bytes in between.
EXACT = "no_quad_lod,no_rho_approx,no_brilinear,no_aos_sampling"
ENOUGH = 1500   # samples on which both renderers keep to the bounds
ROUND16 = Bounds.result + Fraction(1, 2 * 65535)   # POLICY filter_round16: a mean of codes is rounded to 16 bits


def commands(cases):
    return "\n".join(bound_cases.commands(cases)) + "\n"


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def render(program, driver, text):
    """What the renderer calls itself, and its words of each sample."""
    environment = {**os.environ, "GALLIUM_DRIVER": driver, "GALLIVM_PERF": EXACT}
    run = subprocess.run([program], input=text, capture_output=True, text=True, env=environment)
    if run.returncode or not run.stdout.startswith(f"# renderer {driver}"):
        raise SystemExit(f"{driver}: {run.stderr.strip() or run.stdout[:80]}")
    lines = run.stdout.splitlines()
    return [line.split(" ", 2)[2] for line in lines[:2]], [line.split() for line in lines if line[0] != "#"]


def ask_mesa(program, text):
    asked = [render(program, driver, text) for driver in DRIVERS]
    return [about for about, _ in asked], list(zip(*(rows for _, rows in asked), strict=True))


def record(cases, about, rows):
    """A line for each sample: words of softpipe, then those of llvmpipe if they differ."""
    version = about[0][1].split("Mesa ")[-1]
    lines = [f"# Mesa {version}: {about[0][0]} and {about[1][0]}",
             "# Answers to the samples of bound_cases.py, written by bound_check.py --record. A line for each sample: words of the first, then of the second if they differ.",
             f"# commands {digest(commands(cases))}"]
    words = [1 if case.shadow else 4 for case in cases for _ in case.threads]
    for count, (first, second) in zip(words, rows, strict=True):
        lines.append(" ".join([*first[:count], *(second[:count] if second[:count] != first[:count] else [])]))
    ANSWERS.write_text("\n".join(lines) + "\n")


def kept(cases):
    """The answers that are kept, as ask_mesa gives them."""
    lines = ANSWERS.read_text().splitlines()
    if lines[2] != f"# commands {digest(commands(cases))}":
        raise SystemExit(f"{ANSWERS.name} answers other samples: run bound_check.py --sample PROGRAM --record")
    words = [1 if case.shadow else 4 for case in cases for _ in case.threads]
    rows = [line.split() for line in lines[3:]]
    return [(row[:count], row[count:] or row[:count]) for count, row in zip(words, rows, strict=True)]


def share(cases, rows):
    """Give each case the answers of both renderers."""
    rows = iter(rows)
    for case in cases:
        mine = [next(rows) for _ in case.threads]
        for i, driver in enumerate(DRIVERS):
            case.results[driver] = [[int(word, 16) for word in pair[i]] for pair in mine]


def ask_model(texlock, path, cases, name, head=()):
    """Fill results[name] from the golden model."""
    path.write_text(bound_cases.file_text(cases, ["texlock 1", *head]))
    run = subprocess.run([texlock, "explain", str(path)], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"texlock explain {path}: {run.stderr.strip()}")
    parts = re.split(r"^instruction \d+: .*\n", run.stdout, flags=re.M)[1:]
    for case, part in zip(cases, parts, strict=True):
        rows = re.findall(r"^  lane +\d+ ok +(R8=.*)$", part, flags=re.M)
        case.results[name] = [[int(cell.split("=")[1], 16) for cell in row.split()] for row in rows]
        if len(rows) != len(case.threads):
            raise SystemExit(f"{path}: {case.name}: {len(rows)} of {len(case.threads)} samples")


def samples(cases):
    return [(case, lane) for case in cases for lane in range(len(case.threads))]


def values(case, lane, name):
    return case.components(case.results[name][lane])


def allowed(bounds, case, lane, name):
    return bounds.allows(case.state, case.quad(lane), lane, values(case, lane, name))


def shown(numbers):
    return " ".join("NaN" if x is None else f"{float(x):.9g}" for x in numbers)


def example(case, lane, names):
    """All of a sample, for a report."""
    s, t = case.state, case.threads[lane]
    at = " ".join(str(float(x)) for x in t.at)
    slopes = "".join(f" ({', '.join(str(float(x)) for x in v)})" for v in t.slopes)
    quad = "".join(f" ({', '.join(str(float(x)) for x in each.at)})" for each in case.quad(lane)) if s.call in ("auto", "bias") else ""
    boxes = " or ".join(", ".join(f"{float(a):.9g}..{float(b):.9g}" for a, b in box) for box in Bounds().boxes(s, case.quad(lane), lane))
    return (f"{case.name} {' x '.join(map(str, case.texture.sizes))}, levels {s.view[0]}..{s.view[1]}, {' '.join(s.modes)}, {s.mag} {s.minify} {s.mip}, "
            f"clamps {float(s.least)} {float(s.most)}, offsets {s.offsets}, compare {s.compare}, seamless {s.seamless}, lane {lane}: at {at} layer {t.layer} "
            f"level {float(t.level)} reference {float(t.reference)} slopes{slopes} quad{quad}: "
            + "; ".join(f"{name} {shown(values(case, lane, name))}" for name in names) + f"; allowed {boxes}")


# By kind: what their samples show.
LEVELS = "PD-60 PD-100 PD-102 PD-103 PD-104 PD-105 PD-106 "
RULES = {"1d": LEVELS + "PD-113 PD-114 PD-120a", "1darray": LEVELS + "PD-113 PD-114 PD-120a", "2d": LEVELS + "PD-113 PD-114 PD-120a",
         "2darray": LEVELS + "PD-113 PD-114 PD-120a", "3d": LEVELS + "PD-109 PD-120a", "cube": LEVELS + "PD-110 PD-111 PD-113",
         "cubearray": LEVELS + "PD-110 PD-111 PD-113"}


class Report:
    def __init__(self):
        self.good = True

    def line(self, good, text, wrong=()):
        self.good &= bool(good)
        print(f"{'ok' if good else 'not ok'} - {text}")
        for each in list(wrong)[:3]:
            print(f"# {each}")


def hold_model(report, cases, name, result=Bounds.result):
    """By kind of texture. result: the error of a mean."""
    bounds, other = Bounds(), Other(OF_UNIT, wide=False)
    bounds.result = other.result = result
    for kind in bound_cases.KINDS:
        of_kind = samples([case for case in cases if case.texture.kind is kind])
        outside = [each for each in of_kind if not allowed(bounds, *each, name)]
        wrong = [each for each in outside if not allowed(other, *each, name)]
        report.line(not wrong, f"{kind.name}: {len(of_kind) - len(outside)} samples of {len(of_kind)} of {name} keep to 8 bits",
                    (example(*each, [name]) for each in wrong))
        if len(outside) > len(wrong):
            print(f"# {name}: {len(outside) - len(wrong)} {'; '.join(WAYS[way] for way in OF_UNIT)}")


def agreed(case):
    """Of each thread what both renderers and the model agree on bit for bit, or None."""
    count = 1 if case.shadow else 4
    rows = zip(*([tuple(row[:count]) for row in case.results[name]] for name in (*DRIVERS, "texlock")))
    return [first if first == second == ours else None for first, second, ours in rows]


def vectors(cases, about):
    """Files of what all agree on: formats of which few bytes are a texture."""
    for kind in bound_cases.KINDS:
        chosen = [case for case in cases if case.texture.kind is kind and case.texture.form.bytes <= 4 and len(case.texture.form.bits) == 1]
        chosen = [case for case in chosen if any(agreed(case))]
        count = sum(bool(bits) for case in chosen for bits in agreed(case))
        head = [f"# Samples of {kind.name}: expected is what two renderers of Mesa agree on bit for bit, and the unit too:", f"# {about}.",
                f"# Captured by tests/oracle/bound_check.py, seed {SEED}. Of {len(samples(chosen))} samples the others are left out.",
                "texlock 1", f"rules {RULES[kind.name]}", f"minimum filter {len(samples(chosen))}"]
        yield f"sample_{kind.name}.tlv", bound_cases.file_text(chosen, head, [agreed(case) for case in chosen]), count


def settle(cases, about, folder, check):
    files = {name: text for name, text, _ in vectors(cases, about)}
    written.settle(folder, files, check, "tests/oracle/bound_check.py")


def hold_mesa(report, cases):
    reasons, count, apart, both = Reasons(), {driver: collections.Counter() for driver in DRIVERS}, [], 0
    for case, lane in samples(cases):
        why = [reasons.of(driver, case.state, case.quad(lane), lane, values(case, lane, driver)) for driver in DRIVERS]
        both += all(each in (WITHIN, WIDE) for each in why)
        for driver, each in zip(DRIVERS, why):
            count[driver][each] += 1
        if UNEXPLAINED in why:
            apart.append((case, lane))
    total = len(samples(cases))
    for driver in DRIVERS:
        for why, number in sorted(count[driver].items(), key=lambda item: -item[1]):
            print(f"# {driver}: {number} {'; '.join(WAYS.get(way, way) for way in why.split(', '))}")
    report.line(both >= ENOUGH, f"both renderers keep to the bounds in {both} of {total} samples")
    report.line(not apart, f"each other answer of a renderer is explained ({len(apart)} are not)", (example(*each, DRIVERS) for each in apart))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texlock", type=os.path.abspath)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=os.path.abspath, help="the program sample_gl")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--vectors", type=Path, help="write the committed vectors into this folder")
    parser.add_argument("--check", type=Path, help="compare them instead")
    options = parser.parse_args()
    if options.sample is None and (options.record or options.seed != SEED):
        parser.error("--record and --seed need --sample")
    if options.seed != SEED and (options.record or options.vectors or options.check):
        parser.error(f"what is kept is of seed {SEED}")
    cases, report = bound_cases.drawn(options.seed), Report()
    if options.sample:
        about, rows = ask_mesa(options.sample, commands(cases))
        if options.record:
            record(cases, about, rows)
    else:
        rows = kept(cases)
    share(cases, rows)
    options.folder.mkdir(parents=True, exist_ok=True)
    ask_model(options.texlock, options.folder / "samples.tlv", cases, "texlock")
    hold_model(report, cases, "texlock")
    codes = [case for case in cases if case.texture.form.datatype == "UNORM"]
    ask_model(options.texlock, options.folder / "samples_round16.tlv", codes, "texlock with filter_round16", ["policy filter_round16"])
    hold_model(report, codes, "texlock with filter_round16", ROUND16)
    hold_mesa(report, cases)
    for folder in filter(None, (options.vectors, options.check)):
        settle(cases, ANSWERS.read_text().splitlines()[0][2:], folder, folder is options.check)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
