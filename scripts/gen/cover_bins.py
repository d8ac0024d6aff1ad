# SPDX-License-Identifier: Apache-2.0
"""The bins of a field of a cover point: names and values."""
import math
import re
from dataclasses import dataclass

MOST_EACH = 256
CLASSES = ["+0", "-0", "+denormal", "-denormal", "+normal", "-normal", "+inf", "-inf", "nan"]
KEYWORDS = "codes, each, log2, class, sign; of a format read, store"


@dataclass
class Bins:
    """`ranges`: of each bin (low, high), both inclusive; None: `function` says the bin of a value."""
    names: list
    ranges: list
    function: str = ""
    signed: bool = False
    other: int = -1  # bin of values in no range


def codes_of(model, enum):
    if enum == "format":
        return [(f.name, f.code) for f in model["formats"]]
    return [(name, value) for name, value, _, _ in model["codes"][enum]]


def quotient(parts):
    """None if it is no whole number."""
    first, *others = parts
    whole = math.prod(others)
    return None if not whole or first % whole else first // whole


def number(model, text):
    """A number, the name of a parameter, or sums, products or quotients of them; None if it is something else."""
    for sign, join in (("+", sum), ("*", math.prod), ("/", quotient)):
        if sign in text[1:]:
            parts = [number(model, part) for part in text.split(sign)]
            return None if None in parts else join(parts)
    for name, value, _ in model["params"]:
        if name == text:
            return int(value)
    return int(text, 0) if re.fullmatch(r"-?(0x[0-9a-fA-F]+|[0-9]+)", text) else None


def value(model, ref, text):
    """A code of the field, or a number; None if it is neither."""
    for name, code in codes_of(model, ref.code) if ref.code else []:
        if name == text:
            return code
    return number(model, text)


def _item(model, ref, item, fail):
    """Name and range of one item of a list."""
    name, _, body = item.rpartition("=")
    low, dots, high = body.partition("..")
    first = value(model, ref, low)
    last = first if not dots else ref.most if not high else value(model, ref, high)
    if first is None or last is None or first > last:
        fail(f"bin '{item}' of {ref.text}: expected NAME=LOW..HIGH, a number or a code, or one of {KEYWORDS}")
    if first < ref.least or last > ref.most:
        fail(f"bin '{item}' of {ref.text}: expected values from {ref.least} to {ref.most}")
    return name or body, (first, last)


def _log2(ref):
    ranges = [(0, 0)] + [(1 << n, min((2 << n) - 1, ref.most)) for n in range(ref.width)]
    return [f"{a}" if a == b else f"{a}..{b}" for a, b in ranges], ranges


def _some(model, ref, spec, fail):
    found = {}
    for item in spec.split(","):
        if item == "other":
            continue
        for name, body in zip(*_words(model, ref, item, fail)):
            if name in found:
                fail(f"bin '{name}' of {ref.text} is there twice")
            found[name] = body
    taken = sorted(found.values())
    for a, b in zip(taken, taken[1:]):
        if b[0] <= a[1]:
            fail(f"bins of {ref.text} overlap at {b[0]}")
    return list(found), list(found.values())


def _words(model, ref, item, fail):
    if item == "codes" and ref.code:
        rows = codes_of(model, ref.code)
        return [name for name, _ in rows], [(code, code) for _, code in rows]
    if item in ("read", "store") and ref.code == "format":
        rows = [(f.name, f.code) for f in model["formats"] if getattr(f, item)]
        return [name for name, _ in rows], [(code, code) for _, code in rows]
    if item == "each" and ref.most - ref.least < MOST_EACH:
        values = range(ref.least, ref.most + 1)
        return [str(v) for v in values], [(v, v) for v in values]
    if item == "log2" and not ref.signed:
        return _log2(ref)
    if item == "sign" and ref.signed:
        return ["negative", "zero", "positive"], [(ref.least, -1), (0, 0), (1, ref.most)]
    if item in ("codes", "read", "store", "each", "log2", "sign", "class"):
        fail(f"bins '{item}' do not fit {ref.text} ({ref.width} bits, kind {ref.kind}{', no enumeration' if not ref.code else ''})")
    name, body = _item(model, ref, item, fail)
    return [name], [body]


def parse(model, ref, spec, fail):
    if spec == "class":
        if ref.kind not in "fx" or ref.width != 32:
            fail(f"bins 'class' do not fit {ref.text}: it is no binary32")
        return Bins(CLASSES, None, "cover_class")
    names, ranges = _some(model, ref, spec, fail)
    bins = Bins(names, ranges, signed=ref.signed)
    if "other" in spec.split(","):
        bins.other = len(names)
        names.append("other")
    return bins
