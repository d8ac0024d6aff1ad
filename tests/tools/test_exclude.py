#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Exclusions of toggles, and toggles of modules that a test ran alone. usage: test_exclude.py

Prints a TAP line a test. exit: 0 all passed, 1 not
"""
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts/coverage"))
import exclude  # noqa: E402
import points  # noqa: E402
from points import Place  # noqa: E402

SOURCE = "logic [3:0] a;\nlogic b;\n"
WAYS = ("0->1", "1->0")
failed = 0


def test(name, good, shown=""):
    global failed
    failed += not good
    print(f"{'ok' if good else 'not ok'} - toggles: {name}" + ("" if good else f"\n# {shown}"))


def counts(**hits):
    """Bits 3..0 of s.a and b of two files, none of which moved but those of hits: a2=WAYS."""
    names = [(1, f"s.a[{bit}]") for bit in range(4)] + [(2, "b")]
    found = Counter()
    for file in ("rtl/x.sv", "rtl/xy.sv"):
        for line, name in names:
            moved = hits.get(name.replace("s.a[", "a").rstrip("]"), ())
            found.update({Place(file, line, "toggle", f"{name}:{way}"): int(way in moved) for way in WAYS})
    return found


def excluded(folder, what, found, file="rtl/x.sv", text="logic [3:0] a;"):
    """What one row leaves out, and its errors."""
    (folder / "rtl").mkdir(exist_ok=True)
    for name in ("x.sv", "xy.sv"):
        (folder / "rtl" / name).write_text(SOURCE)
    table = folder / "exclude.tsv"
    table.write_text("\t".join(exclude.COLUMNS) + "\n" + "\t".join([file, text, "toggle", what, "a test"]) + "\n")
    places, errors = exclude.apply(table, found, points.KINDS, folder)
    return sorted(f"{p.file.removeprefix('rtl/')} {p.what}" for p in places), errors


def rows(folder):
    def one(name, what, found, left_out, error="", **more):
        places, errors = excluded(folder, what, found, **more)
        good = (error in errors[0] if errors else False) if error else not errors
        test(name, good and (left_out is None or places == left_out), f"{places} {errors}")

    both = [f"x.sv s.a[{bit}]:{way}" for bit in (0, 2, 3) for way in WAYS]
    one("bits that are 0", "s.a[3:2,0]=0", counts(), both)
    one("a bit that is 0 rises", "s.a[3:2,0]=0", counts(a2=WAYS[:1]), None, "s.a[2]:0->1 was hit 1 times, and is excluded: a test")
    one("it fell once, from power-up", "s.a[3:2,0]=0", counts(a2=WAYS[1:]), [b for b in both if b != "x.sv s.a[2]:1->0"])
    one("a bit that is 1 falls", "s.a[1]=1", counts(a1=WAYS[1:]), None, "s.a[1]:1->0 was hit")
    one("it rose once", "s.a[1]=1", counts(a1=WAYS[:1]), ["x.sv s.a[1]:1->0"])
    one("another bit moves", "s.a[3:1]=0", counts(a0=WAYS), [f"x.sv s.a[{bit}]:{way}" for bit in (1, 2, 3) for way in WAYS])
    one("a signal of one bit", "b=0", counts(), ["x.sv b:0->1", "x.sv b:1->0"], text="logic b;")
    one("a bit that is gone", "s.a[4:3]=0", counts(), [], "no toggle of bit 4 of 's.a[4:3]=0'")
    one("a signal that is gone", "s.b[0]=0", counts(), [], "no toggle of bit 0 of 's.b[0]=0'")
    one("a range that is none", "s.a[2:3]=0", counts(), [], "bits are '2:3'; expected numbers and ranges as 7:4,1")
    both = [f"{file} s.a[3]:{way}" for file in ("x.sv", "xy.sv") for way in WAYS]
    one("a class of files", "*.a[3]=0", counts(), both, file="rtl/*.sv", text="*")
    one("one of a class moves", "*.a[3]=0", counts(a3=WAYS), None, "was hit", file="rtl/*.sv", text="*")
    one("between payloads it may move", "*.a[3]~0", counts(a3=WAYS), [], file="rtl/*.sv", text="*")
    one("or not", "*.a[3]~0", counts(), both, file="rtl/*.sv", text="*")
    once = Counter({Place("rtl/x.sv", 1, "toggle", "s.a[3]"): 1, Place("rtl/x.sv", 1, "toggle", "s.a[2]"): 0})
    one("a simulator that tells no way", "s.a[3:2]=0", once, ["x.sv s.a[2]"])


def alone(folder):
    def entry(kind, line, what, count):
        fields = {"f": "rtl/x.sv", "l": line, "n": 1, "page": f"v_{kind}/x", "o": what}
        return "C '" + "".join(f"\x01{k}\x02{v}" for k, v in fields.items()) + f"' {count}\n"

    path = folder / ("0" * 16 + "-x.dat")
    path.write_text(entry("toggle", 1, "s.a[3]:0->1", 7) + entry("toggle", 9, "tb", 1) + entry("line", 1, "block", 5))
    known = counts()
    test("of a module alone only toggles of the whole unit count",
         points.modules([path], "0" * 64, known) == Counter({Place("rtl/x.sv", 1, "toggle", "s.a[3]:0->1"): 7}))
    try:
        points.modules([path], "1" * 64, known)
        test("a module of other sources is refused", False)
    except points.Unusable as error:
        test("a module of other sources is refused", "counts of other RTL sources" in str(error), error)


def main():
    with tempfile.TemporaryDirectory() as work:
        for check in (rows, alone):
            check(Path(work))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
