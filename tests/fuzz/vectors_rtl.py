#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutated vectors through the RTL against the model, and their failures through report and waveform.

usage: vectors_rtl.py PROGRAM OUT [--seed S] [--count N]

Each mutant takes a few statements and warps of a real vector and changes numbers, codes, raw words and instruction words.
Half of them lose what they expect: they pass or are refused, everything else is a find. The others keep it, changed or not,
and may fail, by an expectation alone: then report, waveform and verdict must be whole and agree. A mutant that is a find
stays in OUT. Prints TAP lines. exit: 0 all ok, 1 not, 2 usage
"""
import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import limit  # noqa: E402

TIME_LIMIT = 60
WARPS, STATEMENTS = 5, 60  # of a mutant, at most
PASS, MISMATCH, VACUOUS, BAD_INPUT = 0, 1, 3, 4
NUMBERS = (0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 255, 256, 257, 4095, 4096, 65535, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
REALS = ("0.0", "-0.0", "0.5", "-0.25", "1.0", "3.999999", "-1e30", "1e38", "bits(0x7fc00000)", "bits(0xff800000)",
         "bits(0x00000001)", "bits(0x80400000)")
TOKEN = re.compile(r'"[^"\n]*"|0[xX][0-9a-fA-F]+|\d+\.\d+(?:[eE][-+]?\d+)?|[A-Za-z_][A-Za-z_0-9]*|\d+|\s+|.')


def tables():
    """Codes by their text: those that may stand in its place."""
    places = {}
    for line in (ROOT / "rtl/defs/codes.tsv").read_text().splitlines():
        cells = line.split("\t")
        if cells[0] in ("wrap", "datatype", "source", "type", "samples", "stage", "phase"):
            places.setdefault(cells[0], []).append(cells[3])
    formats = (line.split("\t") for line in (ROOT / "rtl/defs/formats.tsv").read_text().splitlines() if line[0] != "#")
    places["format"] = [cells[1] for cells in formats if cells[7] != "later"]
    return {code: codes for codes in places.values() for code in codes}


def statements(text):
    """The statements that stand in no braces."""
    text = re.sub(r'("[^"\n]*")|#[^\n]*', lambda m: m.group(1) or "", text)
    parts, depth, part = [], 0, []
    for line in text.splitlines():
        part.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0:
            parts.append("\n".join(part))
            part = []
    return [p for p in parts if p.strip()]


def choose(rng, parts, most):
    """Some of them, in their order."""
    return [parts[i] for i in sorted(rng.sample(range(len(parts)), min(most, len(parts))))]


def number(rng, token):
    if token[0] == "0" and token.isdigit():
        return token  # of raw bytes
    value, base = int(token, 0), token[:2].lower()
    value = rng.choice((rng.choice(NUMBERS), value ^ 1 << rng.randrange(32), value + 1, max(value - 1, 0), value * 2))
    return hex(value) if base == "0x" else str(value)


RAW_WORD = re.compile(r"\b[0-9a-f]{8}\b")


def mutate_raw(rng, line):
    """A bit of one of the words after `raw`."""
    words = RAW_WORD.findall(line)
    word = rng.choice(words)
    return line.replace(word, f"{int(word, 16) ^ 1 << rng.randrange(32):08x}", 1)


def mutate(rng, part, codes):
    """A statement with one thing changed."""
    if " raw " in part and RAW_WORD.search(part) and rng.random() < 0.9:
        return mutate_raw(rng, part)
    tokens = TOKEN.findall(part)
    at = [i for i, t in enumerate(tokens) if t[0].isdigit() or t in codes]
    if not at:
        return part
    i = rng.choice(at)
    if tokens[i] in codes:
        tokens[i] = rng.choice(codes[tokens[i]])
    elif "." in tokens[i]:
        tokens[i] = rng.choice(REALS)
    elif tokens[i].startswith("0x") and len(tokens[i]) == 18:
        tokens[i] = f"0x{int(tokens[i], 0) ^ 1 << rng.randrange(64):016x}"
    else:
        tokens[i] = number(rng, tokens[i])
    return "".join(tokens)


def mutant(rng, sources, codes, expects):
    """The text of one."""
    parts = statements(rng.choice(sources))
    left_out = r"\s*(warp|rules|minimum|texlock)\b" if expects else r"\s*(warp|rules|minimum|texlock|expect)\b"
    state = [p for p in parts if not re.match(left_out, p)]
    warps = choose(rng, [p for p in parts if re.match(r"\s*warp\b", p)], WARPS)
    # What the warps depend on is usually kept: most of the state stays.
    state = state if len(state) <= STATEMENTS or rng.random() < 0.3 else choose(rng, state, STATEMENTS)
    if not expects:
        warps = [re.sub(r"\bexpect\b[^\n;}]*;?", "", warp) for warp in warps]
    both = state + warps
    for _ in range(rng.randrange(1, 7)):
        i = rng.randrange(len(both)) if rng.random() < 0.5 else len(both) - 1 - rng.randrange(len(warps))
        both[i] = mutate(rng, both[i], codes)
    traffic = ""
    if rng.random() < 0.5 and not any("traffic" in p for p in state):
        traffic = (f"traffic {{ seed {rng.randrange(1000)} issue_gap {rng.randrange(60)} result_stall {rng.randrange(60)} "
                   f"ar_stall {rng.randrange(60)} r_gap {rng.randrange(60)} latency 1..{rng.randrange(1, 60)} reorder on }}\n")
    return "texlock 1\n" + traffic + "\n".join(both) + "\n"


def whole(out, status, console):
    """What is wrong with the files of a run, or None."""
    try:
        verdict = json.loads((out / "verdict.json").read_text())
    except (OSError, ValueError) as error:
        return f"verdict.json: {error}"
    if verdict["exit_code"] != status:
        return f"verdict.json says {verdict['exit_code']}"
    if status != MISMATCH:
        return None
    if "expected" not in verdict["failure"]["text"]:
        return f"not an expectation: {verdict['failure']['text']}"
    wave = verdict["failure"].get("wave")
    if not wave or not Path(ROOT / wave).stat().st_size:
        return "no waveform"
    return None if "MISMATCH in stage" in console and "reproduce" in console else "no report"


def judge(program, path, out, expects):
    """Run one; its status, and what is wrong, or None."""
    for old in ("verdict.json", "junit.xml"):
        (out / old).unlink(missing_ok=True)
    try:
        done = limit.run([program, "run", "--out", str(out), str(path)], TIME_LIMIT, cwd=ROOT, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, errors="replace")
    except subprocess.TimeoutExpired:
        return None, "it does not end"
    good = (PASS, BAD_INPUT, VACUOUS, MISMATCH) if expects else (PASS, BAD_INPUT)
    wrong = f"exit status {done.returncode}" if done.returncode not in good else whole(out, done.returncode, done.stdout)
    if "runtime error" in done.stdout or "Sanitizer" in done.stdout:
        wrong = "a sanitizer complains"
    return done.returncode, wrong and f"{wrong}\n" + "\n".join(done.stdout.splitlines()[:12])


def series(options, sources, expects):
    """One half; true if nothing was found, and enough of the mutants ran."""
    name = "with expectations" if expects else "without expectations"
    rng, codes, ends, finds = random.Random(f"{options.seed} {name}"), tables(), {}, 0
    for i in range(options.count):
        path = options.out / f"{'expects' if expects else 'plain'}{i}.tlv"
        path.write_text(mutant(rng, sources, codes, expects))
        status, wrong = judge(options.program, path, options.out, expects)
        ends[status] = ends.get(status, 0) + 1
        if wrong:
            finds += 1
            print(f"# {path}: {wrong}".replace("\n", "\n#   "))
        else:
            path.unlink()
    ran = options.count - ends.get(BAD_INPUT, 0)
    print(f"# seed {options.seed}, {name}: {options.count} mutants, ends " +
          ", ".join(f"{status}: {n}" for status, n in sorted(ends.items(), key=str)))
    good = finds == 0 and ran >= options.count // 4 and (not expects or ends.get(MISMATCH, 0) >= options.count // 20)
    print(f"{'ok' if good else 'not ok'} - mutated vectors {name}: {ran} of {options.count} ran, {finds} finds", flush=True)
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="mutants of each half (default 200)")
    options = parser.parse_args()
    options.program = str(Path(options.program).resolve())
    options.out = options.out.resolve()
    options.out.mkdir(parents=True, exist_ok=True)
    sources = [p.read_text() for p in sorted((ROOT / "vectors").rglob("*.tlv")) if not re.search(r'(png|ktx|dds|rows) "', p.read_text())]
    halves = [series(options, sources, expects) for expects in (False, True)]
    return 0 if all(halves) else 1


if __name__ == "__main__":
    sys.exit(main())
