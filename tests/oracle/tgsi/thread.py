# SPDX-License-Identifier: Apache-2.0
"""A thread of a TGSI text without jumps: its operands before a lookup, and where the lookup's result goes."""
import re
import struct
from collections import namedtuple

# A component of the destination of a text's lookup, counted from 0.
Result = namedtuple("Result", "lookup register component")
Lookup = namedtuple("Lookup", "register letters")

OPERAND = re.compile(r"(-?)(\|?)(\w+\[\d+\])\.?([xyzw]*)\|?")
STEP = re.compile(r"^\s*\d+: (\w+)(?: (.*))?$")
DESTINATION = re.compile(r"(\w+\[\d+\])\.?([xyzw]*)")
IMMEDIATE = re.compile(r"^IMM\[(\d+)\] \w+ \{(.*)\}", re.M)
LOOKUPS = re.compile(r"TEX\w*|TXP|TXB2?|TXL2?|TXD|TXF\w*|TG4|TXQS?|LODQ|LOAD|STORE|RESQ|ATOM\w+")
JUMPS = ("IF", "UIF", "BGNLOOP", "CAL", "KILL", "KILL_IF")


def bits_of(number):
    return struct.unpack("<I", struct.pack("<f", number))[0]


def float_of(bits):
    return struct.unpack("<f", struct.pack("<I", bits & 0xffffffff))[0]


def signed(word):
    return word - (word >> 31 << 32)


KINDS = {"MOV": lambda a: a, "F2I": lambda a: int(float_of(a)) & 0xffffffff, "F2U": lambda a: int(float_of(a)),
         "I2F": lambda a: bits_of(signed(a)), "U2F": bits_of, "TRUNC": lambda a: bits_of(float(int(float_of(a)))),
         "ADD": lambda a, b: bits_of(float_of(a) + float_of(b)), "MUL": lambda a, b: bits_of(float_of(a) * float_of(b)),
         "MAD": lambda a, b, c: bits_of(float_of(bits_of(float_of(a) * float_of(b))) + float_of(c)),
         "UADD": lambda a, b: (a + b) & 0xffffffff, "SHL": lambda a, b: a << (b & 31) & 0xffffffff, "UMUL": lambda a, b: a * b & 0xffffffff, "INEG": lambda a: -a & 0xffffffff,
         "UMAD": lambda a, b, c: a * b + c & 0xffffffff, "RCP": lambda a: bits_of(1 / float_of(a))}


class Thread:
    """Registers: a word, a Result, or None where it is not known."""

    def __init__(self, text, inputs):
        self.values = {("IN[0]", c): bits_of(n) for c, n in zip("xyzw", inputs)}
        for number, words in IMMEDIATE.findall(text):
            self.values.update({(f"IMM[{number}]", c): int(word) for c, word in zip("xyzw", words.split(","))})
        self.lookups, self.before = [], []
        for line in text.splitlines():
            step = STEP.match(line)
            if step:
                self.step(step.group(1), step.group(2) or "", line)

    def read(self, operand):
        match = OPERAND.fullmatch(operand.strip())
        if not match:
            return [None] * 4
        sign, absolute, register, letters = match.groups()
        letters = (letters or "xyzw").ljust(4, (letters or "w")[-1])
        value = [self.values.get((register, letter)) for letter in letters]
        if sign or absolute:
            value = [v if isinstance(v, int) else None for v in value]
        if absolute:
            value = [v if v is None else v & 0x7fffffff for v in value]
        return [v if v is None or not sign else v ^ 0x80000000 for v in value]

    def step(self, opcode, rest, line):
        if opcode in JUMPS:
            raise ValueError(f"{line.strip()}: a jump")
        if opcode == "END" or not rest:
            return
        to, *sources = rest.split(",")
        register, mask = DESTINATION.match(to.strip()).groups()
        if LOOKUPS.fullmatch(opcode):
            self.before.append(dict(self.values))
            self.lookups.append(Lookup(register, mask or "xyzw"))
            if opcode != "STORE":
                self.values.update({(register, c): Result(len(self.lookups) - 1, register, c) for c in mask or "xyzw"})
            return
        operands = [self.read(text) for text in sources]
        found = {}
        for k, c in enumerate("xyzw"):
            if c in (mask or "xyzw"):
                found[register, c] = self.component(opcode, [operand[k] for operand in operands])
        self.values.update(found)

    def component(self, opcode, words):
        if opcode == "MOV":
            return words[0]
        if opcode not in KINDS or not all(isinstance(word, int) for word in words):
            return None
        return KINDS[opcode](*words)

    def outputs(self, lookup):
        """Components of a lookup that the pixel shows: (register, its component, the pixel's component)."""
        shown = ((c, self.values.get(("OUT[0]", c))) for c in "xyzw")
        return [(v.register, v.component, c) for c, v in shown if isinstance(v, Result) and v.lookup == lookup]
