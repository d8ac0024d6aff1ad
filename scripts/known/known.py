#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Known answers: does this simulator compute the constructs of the RTL correctly?

usage: known.py DIR IDENTITY [--deviate CONSTRUCT] [--out FOLDER] --verilator OBJECTS MAKE_ARGUMENTS -- VERILATOR FLAG...
       known.py DIR IDENTITY [--deviate CONSTRUCT] [--out FOLDER] --icarus

known.sv has a module for each construct; its answers are computed here, with Python's integers. It is built in
DIR with the flags of the product and run once for each IDENTITY (simulator and flags) and each text of this folder;
DIR/good says for which. OBJECTS: the folder with the compiled run-time library of the product. A wrong answer is an
internal error: exit status 5, a message that names construct and simulator, and that verdict in FOLDER; a construct
that rtl/ avoids is told only. --deviate falsifies an expected answer of that construct, for the test.
"""
import argparse
import hashlib
import os
import random
import shlex
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import verdict_file  # noqa: E402
EACH = 64
INTERNAL = 5


def bits(x, low, width):
    return x >> low & ((1 << width) - 1)


def signed(v, width):
    return v - (1 << width) if v >> (width - 1) & 1 else v


def word(*parts):
    """Concatenation: (value, width), the first at the top."""
    value = 0
    for v, width in parts:
        value = value << width | v & ((1 << width) - 1)
    return value


def function(x):
    value, top = bits(x, 16, 16), bits(x, 32, 16)
    rest = value - top if value > top else value
    return word((bits(x, 0, 16).bit_length(), 5), ((top if value > top and rest > top else rest).bit_length(), 5))


def nonblocking(x):
    def rest(m, n):
        return m - n if m >= n else m
    both = word((0, 28), (rest(bits(x, 0, 18), bits(x, 18, 17)), 18), (rest(bits(x, 35, 18), bits(x, 2, 17)), 18))
    return both


def shift(x):
    right = (bits(x, 0, 24) << 26) >> bits(x, 24, 5)
    left = bits(x, 0, 24) << bits(x, 29, 5)
    wide = (x << 32 | bits(x, 0, 32)) >> bits(x, 34, 7)
    return word((right >> 26, 24), (right % 2**26 != 0, 1), (left, 24), (wide, 15))


def signs(x):
    p = signed(bits(x, 0, 26), 26) + 256 * signed(bits(x, 26, 6), 6)
    high = 256 * bits(x, 32, 17)
    p = signed(p % 2**27, 27)
    limited = min(max(p, -high), high) - 128
    product = signed(bits(x, 32, 16), 16) * signed(bits(x, 48, 16), 16)
    return word((limited, 27), (limited < 0, 1), (0, 4), (product // 8, 32))


def multiply(x):
    m = bits(x, 0, 18)
    q = (m * bits(x, 18, 20) % 2**38 >> (18 + bits(x, 38, 5))) % 2**18
    return word((q, 18), (m - q * bits(x, 43, 17), 18))


def loop(x):
    way = bits(x, 16, 4)
    free = [(way + i) % 16 for i in range(16) if not x >> (way + i) % 16 & 1]
    return word((bin(x).count("1"), 7), (16 + free[0] if free else way, 5))


def comb(x):
    given, kind = bits(x, 36, 4), bits(x, 33, 3)
    picked = given if kind in (0, 7) else ~given if kind == 1 else 9 if x >> 40 & 1 else 0
    early = bits(x, 17, 16) if x >> 16 & 1 else bits(x, 0, 16)
    late = (early + 1 if early >> 3 & 1 else early ^ 0xff) % 2**16
    for i in range(4):
        if x >> (60 + i) & 1:
            late = late & ~(1 << i) | (picked >> (3 - i) & 1) << i
    return word((picked, 4), (late, 16))


def select(x):
    parts = []
    for k in range(4):
        turned = [bits(x, 16, 16), bits(x, 32, 16), bits(x, 48, 16), bits(x, 16 * k, 16)]
        parts.append((turned[bits(x, 2 * k, 2)], 16))
    at = 8 * bits(x, 3, 3)
    written = (2**64 - 1) & ~(255 << at) | bits(x, 8, 8) << at
    return word(*reversed(parts)) ^ written


def array(x):
    lane = [bits(x, 8 * i, 8) for i in range(4)]
    return word((bits(x, 35, 16), 16), *((lane[(i - 1) % 4], 8) for i in (3, 2, 1, 0)))


def trees(x):
    def b(n):
        return x >> n & 1
    def odd(v):
        return bin(v).count("1") & 1
    top = b(62)
    parts = [top and not b(59),
             not odd(bits(x, 33, 12)) and bits(x, 0, 8) >= bits(x, 8, 8),
             (b(10) and b(11) and not b(12)) or (not b(10) and not b(11) and b(12)) or odd(bits(x, 13, 4)),
             bits(x, 16, 16) > bits(x, 32, 16) if b(2) else bits(x, 0, 16) != bits(x, 48, 16) if b(1) else bits(x, 50, 6) == 0,
             (b(3) ^ b(17) and not b(5)) or bits(x, 57, 4) == 9 or (bits(x, 8, 5) == 31 and bits(x, 30, 11) != 0),
             odd(bits(x, 48, 16)) ^ odd(bits(x, 3, 18)) ^ (b(5) and not b(17))]
    gob = word((bits(x, 4, 2), 2), (b(1), 1), (bits(x, 8, 2), 2), (bits(x, 2, 2), 2), (b(0), 1),
               (bits(x, 56, 8) ^ 255 * b(31), 8))
    return word(*((bool(p), 1) for p in parts), (gob, 16))


def inner(x):
    """Of known_outer_t in x[63:1]: id, width, mode, flag, tail."""
    return bits(x, 54, 10), bits(x, 37, 17), bits(x, 34, 3), bits(x, 33, 1), bits(x, 1, 32)


def struct(x):
    number, width, mode, _, tail = inner(x)
    return word((word((mode, 3), (width, 17)) ^ word((width, 17), (mode, 3)), 20), (number, 10), (tail, 32), (0, 2))


def unknown(x):
    return word((x & 1, 1), (15, 4))


def deep(x):
    s, mirror, reduced, on = bits(x, 0, 32), bits(x, 32, 1), bits(x, 33, 1), bits(x, 34, 1)
    exponent, mantissa, negative = bits(s, 23, 8), bits(s, 0, 23), s >> 31
    if exponent == 0:
        s = negative << 31
    if not on:
        return 0
    if not reduced:
        return s
    if exponent == 0:
        return 0
    period = Fraction(2) if mirror else Fraction(1)
    left = Fraction(2**23 + mantissa) * Fraction(2) ** (exponent - 150) / period % 1 * 2**26
    f = int(left) & ~1 | (left != int(left) or int(left) & 1)
    t = 2**26 - f if negative and not mirror else f
    return (t >> 2) + (bool(t & 2) and bool(t & 5)) if f else 0


def nested(x):
    _, width, mode, flag, _ = inner(x)
    return word((flag, 1), (width, 17), (mode, 3), (0x1234, 15), (mode, 3), (width, 17))


def floats(rng):
    """Exponents around those at which deep() shifts; mirrored only what is 2 and more."""
    kind = rng.choice((4, 6, 6, 6, 7, 7))
    exponent = rng.randrange(128 if kind == 7 else 102, 149)
    return rng.getrandbits(64) & ~(255 << 23) & ~(7 << 32) | exponent << 23 | kind << 32


# In the order of known.sv. rtl: it depends on this; otherwise it avoids it.
CONSTRUCTS = [
    ("function", function, True, "a function that assigns its variables and reads them"),
    ("nonblocking", nonblocking, True, "a function in the right side of a nonblocking assignment"),
    ("shift", shift, True, "a wide shift by a variable"),
    ("signed", signs, True, "signed comparison, product and shift"),
    ("multiply", multiply, True, "a wide product"),
    ("loop", loop, True, "a loop in a function"),
    ("comb", comb, True, "always_comb: defaults, and blocks that read each other"),
    ("select", select, True, "parts of a vector that a signal chooses"),
    ("array", array, True, "nonblocking assignments in a loop, arrays"),
    ("bits", trees, True, "trees of bit operations and comparisons"),
    ("struct", struct, True, "a packed struct and the copy of one inside"),
    ("unknown", unknown, True, "X of registers without a value"),
    ("deep", deep, False, "functions three deep in the right side of a nonblocking assignment (verilator#6780)"),
    ("nested", nested, False, "a member of a nested packed struct in a concatenation or at a port (iverilog#704)"),
]
ADVICE = {"Verilator": "use another: VERILATOR=PATH (5.006, 5.032 and 5.048 compute right)",
          "Icarus": "use another Icarus Verilog (11 and 12 compute right)"}


def write_answers(folder, deviate):
    rng = random.Random(1)
    given, wanted = [], []
    for name, answer, _, _ in CONSTRUCTS:
        corners = [0, 2**64 - 1, 0x5555555555555555, 0xffffffff]
        xs = [floats(rng) for _ in range(EACH)] if name == "deep" else \
            corners + [rng.getrandbits(64) & (rng.getrandbits(64) if i % 3 == 0 else -1) for i in range(EACH - len(corners))]
        ys = [int(answer(x)) % 2**64 for x in xs]
        if name == deviate:
            ys[7] ^= 1
        given += xs
        wanted += ys
    (folder / "given.hex").write_text("".join(f"{v:016x}\n" for v in given))
    (folder / "wanted.hex").write_text("".join(f"{v:016x}\n" for v in wanted))
    (folder / "known_count.svh").write_text(f"localparam int COUNT = {len(CONSTRUCTS)}, EACH = {EACH};\n")


def run(command, folder):
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          env={k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")})
    return done.returncode, done.stdout


def build_verilator(folder, options, flags):
    """The commands; the run-time library is not compiled again."""
    root = Path.cwd()
    verilated = [str(Path(shutil.which(flags[0]) or flags[0]).absolute()), *(f"-I{root / f[2:]}" if f.startswith("-I") else f for f in flags[1:])]
    code, text = run([*verilated, "--prefix", "Vknown", "--top-module", "known", "-Wno-lint", "-Wno-style", f"-I{folder}", "--Mdir",
                      str(folder / "obj"), "-o", "known", str(HERE / "known.sv"), str(HERE / "main.cpp")], folder)
    if code:
        return code, text
    for path in (root / options.verilator[0]).glob("verilated*.o"):
        shutil.copy(path, folder / "obj")
    code, text = run(["make", "-j2", "-C", str(folder / "obj"), "-f", "Vknown.mk", *shlex.split(options.verilator[1])], folder)
    return run([str(folder / "obj/known")], folder) if code == 0 else (code, text)


def build_icarus(folder):
    code, text = run(["iverilog", "-g2012", f"-I{folder}", "-s", "known_top", "-o", "known.vvp", str(HERE / "known.sv"),
                      str(HERE / "icarus.sv")], folder)
    if code == 0:
        code, text = run([str(HERE.parent / "icarus_plain.sh"), "known.vvp"], folder)
    return run(["vvp", "-n", "known.vvp"], folder) if code == 0 else (code, text)


def judge(code, text):
    """(wrong constructs with their counts, True if all were asked)."""
    wrong = {}
    for line in text.splitlines():
        parts = line.split()
        if parts[:1] == ["known"] and parts[2:3] == ["wrong"] and int(parts[3]):
            wrong[int(parts[1])] = int(parts[3])
    return wrong, code == 0 and f"known done {len(CONSTRUCTS) * EACH}" in text


def refuse(out, text):
    print(f"known answers: {text}", file=sys.stderr)
    if out:
        verdict_file.write(out, "known answers", "internal error", INTERNAL, text, checks=0, compares=0)
    sys.exit(INTERNAL)


def main():
    arguments, flags = sys.argv[1:], []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, flags = arguments[:at], arguments[at + 1:]
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("identity")
    parser.add_argument("--deviate", choices=[name for name, *_ in CONSTRUCTS])
    parser.add_argument("--out")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--verilator", nargs=2, metavar=("OBJECTS", "MAKE_ARGUMENTS"))
    which.add_argument("--icarus", action="store_true")
    options = parser.parse_args(arguments)
    texts = "".join(path.read_text() for path in sorted(HERE.glob("*.*")))
    key = hashlib.sha256("\n".join([options.identity, *flags, texts]).encode()).hexdigest()
    folder = options.folder.resolve()
    good = folder / "good"
    if not options.deviate and good.exists() and good.read_text() == key:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_answers(folder, options.deviate)
    product = "Icarus" if options.icarus else "Verilator"
    code, text = build_icarus(folder) if options.icarus else build_verilator(folder, options, flags)
    wrong, whole = judge(code, text)
    bad = [n for n in wrong if CONSTRUCTS[n][2]]
    for n in set(wrong) - set(bad):
        print(f"known answers: note: {options.identity} computes wrongly: {CONSTRUCTS[n][3]}; the RTL does without")
    if bad:
        n = bad[0]
        more = f" (and {len(bad) - 1} constructs more)" if len(bad) > 1 else ""
        refuse(options.out, f"this {product} ({options.identity}) computes wrongly: {CONSTRUCTS[n][3]}: {wrong[n]} of {EACH} "
                            f"answers{more}; {ADVICE[product]}")
    if not whole:
        refuse(options.out, f"this {product} ({options.identity}) does not build or run scripts/known/known.sv: "
                            + " | ".join(text.splitlines()[-6:]))
    good.write_text(key)


if __name__ == "__main__":
    main()
