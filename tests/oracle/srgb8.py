# SPDX-License-Identifier: Apache-2.0
"""POLICY srgb_float8, from the texts of PD-132 and PD-133: what codes of 8 bits decode to, in 2^-14, and which numbers have a leading 0.

The table is that of the page itself, cmodel/stages/texel.md: 16 codes a line, the first of them in front.
"""
from pathlib import Path
import re

PAGE = Path(__file__).resolve().parents[2] / "cmodel/stages/texel.md"
LEADING = (236, 255), (864, 1023), (1952, 2047), (7872, 8191), (15360, 16383)   # PD-133
ONE = 1 << 14


def table(text):
    lines = [list(map(int, line.split())) for line in text.split("(PD-132)")[1].splitlines() if re.fullmatch(r" {4,}\d[ 0-9]+", line)]
    assert [line[0] for line in lines] == list(range(0, 256, 16)) and {len(line) for line in lines} == {17}, f"{PAGE}: no table of 256"
    return [number for line in lines for number in line[1:]]


TABLE = table(PAGE.read_text())


def leads(number):
    """Of a number in 2^-14, cut to a whole one."""
    return any(first <= number <= last for first, last in LEADING)
