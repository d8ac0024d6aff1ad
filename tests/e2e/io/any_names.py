#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Files whose names and contents are any bytes: what verdict.json and junit.xml say of them is read back by other parsers.

usage: any_names.py BUILD_DIR [--seed S] [--runs N]

Names are drawn from control characters, bytes that are no UTF-8, what XML and JSON quote, characters that XML does not
know, and plain letters, up to the 255 bytes of a file system. Some files pass, some end in a mismatch; others are refused
with a message that quotes them. Python's json and xml modules must read both files, and find the same names, in order,
endings and texts, without a control character; a plain name must come back as it is. Prints TAP lines. exit: 0 all ok, 1
not, 2 usage
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
FIRST = ROOT / "vectors/hand/tld4/first.tlv"
FILES = 24  # of a run
TIME_LIMIT = 300  # a guard against hangs
WORDS = [bytes([i]) for i in (*range(1, 32), 127, 0x80, 0x9b, 0xc0, 0xe9, 0xff)] + [
    b"<", b">", b"&", b"'", b'"', b"]]>", b"<!--", b"&amp;", b"&#0;", b"\\", b"\\u0000", b"%s%n", b"$(x)", b"`", b"{", b" ",
    "\u0085\u00e9\u2028\u202e\u20ac".encode(), b"\xef\xbf\xbe", b"\xef\xbf\xbf", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80",
    b"\xf4\x90\x80\x80", b"\xc0\xaf", b"\xe2\x82", b"\xf0\x9f", b"\xef\xb7\x90", b"-", b"..", b"~", b"*"]


def draw(rng, size):
    """Bytes for a name or a text, none that a name cannot hold."""
    out = b""
    while len(out) < size:
        out += rng.choice(WORDS) if rng.random() < 0.6 else rng.choice(b"abcXYZ019_.").to_bytes(1, "big")
    return out[:size].replace(b"/", b"_")


def clean(text):
    """No character that a terminal takes for a command, or that no text holds."""
    return not any(unicodedata.category(c) in ("Cc", "Cs") or ord(c) & 0xfffe == 0xfffe for c in text)


def read_json(path):
    """[(name in its folder, ending, text)] of the cases, and every string that is in the file."""
    def strings(item):
        if isinstance(item, dict):
            return [s for key, value in item.items() for s in (key, *strings(value))]
        return [s for value in item for s in strings(value)] if isinstance(item, list) else [item] if isinstance(item, str) else []
    root = json.loads(path.read_bytes().decode("utf-8"), parse_constant=lambda c: 1 / 0)
    return [(c["name"].rpartition("/")[2], c["verdict"], c.get("text", "")) for c in root["cases"]], strings(root)


def read_xml(path):
    """The same of junit.xml; cases that passed have no text."""
    cases = []
    for case in xml.fromstring(path.read_bytes()).iter("testcase"):
        child = next(iter(case), None)
        cases.append((case.get("name"), "pass" if child is None else child.get("type"), "" if child is None else child.get("message")))
    return cases


def judge(out, expected):
    """What is wrong with the files of a run; `expected`: names, as far as they must come back as they are."""
    try:
        cases, strings = read_json(out / "verdict.json")
        of_xml = read_xml(out / "junit.xml")
    except (OSError, ValueError, ZeroDivisionError, xml.ParseError) as error:
        return [f"{type(error).__name__}: {error}"]
    faults = [f"not clean: {ascii(s)}" for s in strings + [t for case in of_xml for t in case] if not clean(s)]
    # XML makes one space of a line end in an attribute, unless it is written as a reference.
    if [case[:2] for case in cases] != [case[:2] for case in of_xml]:
        faults.append(f"verdict.json and junit.xml differ: {ascii(cases)[:300]}, {ascii(of_xml)[:300]}")
    faults += [f"text differs: {ascii(a)} {ascii(b)}" for (_, _, a), (_, _, b) in zip(cases, of_xml) if b != a and a]
    if expected is not None:
        if len(cases) != len(expected):
            faults.append(f"{len(cases)} cases, expected {len(expected)}")
        faults += [f"{name} became {ascii(case[0])}" for name, case in zip(expected, cases) if name and case[0] != name]
    return faults


def run(program, out, files):
    shutil.rmtree(out, ignore_errors=True)
    done = subprocess.run([program, "run", "--keep-going", "--no-wave", "--out", out, "--", *files], cwd=ROOT,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIME_LIMIT)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def say(name, faults):
    print("\n".join([f"{'not ok' if faults else 'ok'} - any names: {name}", *("# " + fault for fault in faults[:12])]), flush=True)
    return not faults


def named(program, place, rng):
    """One run of files with such names; what is wrong."""
    folder, texts = place / "files", {0: FIRST.read_text()}
    texts[1] = re.sub(r"(expect lane 31 R9 = 0x0004000)0", r"\g<1>1", texts[0])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    files, plain, wrong = [], [], 0
    for i in range(FILES):
        name = b"%d" % i + (b"plain-name.%d" % i if i % 6 == 0 else draw(rng, rng.choice((3, 20, 60, 240)))) + b".tlv"
        path = os.path.join(os.fsencode(folder), name)
        bad = rng.random() < 0.4 or i == 1
        with open(path, "w", encoding="utf-8") as out:
            out.write(texts[bad])
        wrong += bad
        files.append(path)
        plain.append(name.decode() if i % 6 == 0 else None)
    status, text = run(program, os.path.join(os.fsencode(place), b"out" + draw(rng, 12)), files)
    faults = [] if status == 1 else [f"exit status {status}, expected 1: {ascii(text[-300:])}"]
    out = next(p for p in place.iterdir() if p.name.startswith("out"))
    faults += judge(out, plain)
    if not faults and sum(ending == "mismatch" for _, ending, _ in read_xml(out / "junit.xml")) != wrong:
        faults.append(f"expected {wrong} cases that differ")
    shutil.rmtree(out)
    return faults


def quoted(program, place, rng):
    """A file that is refused with a message that quotes it; what is wrong."""
    path, out = place / "broken.tlv", place / "refused"
    where = rng.choice((b'texture 0 { format "%s" }\n', b"texture %s {\n", b"%s\n", b'warp 0 { asm "TLD4.%s" }\n', b"include \"%s\"\n"))
    path.write_bytes(b"texlock 1\n" + where.replace(b"%s", draw(rng, rng.choice((1, 4, 30, 3000)))))
    status, text = run(program, str(out).encode(), [path])
    faults = [] if status == 4 else [f"exit status {status}, expected 4: {ascii(path.read_bytes()[:200])}: {ascii(text[-200:])}"]
    return faults + judge(out, None)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=6)
    options = parser.parse_args()
    program, place = str((options.build / "texlock").resolve()), (options.build / "test/any-names").resolve()
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    rng = random.Random(options.seed)
    good = True
    for i in range(options.runs):
        good &= say(f"seed {options.seed}, run {i}: names of {FILES} files", named(program, place, rng))
    faults = [fault for _ in range(20 * options.runs) for fault in quoted(program, place, rng)]
    good &= say(f"seed {options.seed}: {20 * options.runs} files that are refused", faults)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
