# SPDX-License-Identifier: Apache-2.0
"""What a cell of Yosys computes, as an expression of Python over whole words."""

def signed(value, width):
    return value - (1 << width) if width and value >> (width - 1) else value


def shift(value, amount, width):
    """Left by a positive amount; what is shifted out is lost."""
    if amount >= 0:
        return value << amount & (1 << width) - 1 if amount < width else 0
    return value >> -amount & (1 << width) - 1


def one_of(select, default, choices, width):
    """Of $pmux: the choices of all bits of `select` that are set, one above the other; none set: the default."""
    if not select:
        return default
    value, place = 0, 0
    while select >> place:
        if select >> place & 1:
            value |= choices >> place * width
        place += 1
    return value & (1 << width) - 1


def divided(a, b, remainder):
    if b == 0:
        return 0
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return a - quotient * b if remainder else quotient


NAMES = {"signed": signed, "shift": shift, "one_of": one_of, "divided": divided}
COMPARE = {"$lt": "<", "$le": "<=", "$gt": ">", "$ge": ">=", "$eq": "==", "$eqx": "==", "$ne": "!=", "$nex": "!="}
SUM = {"$add": "+", "$sub": "-", "$mul": "*"}
BITWISE = {"$and": "({a} & {b})", "$or": "({a} | {b})", "$xor": "({a} ^ {b})", "$xnor": "~({a} ^ {b})"}


def width_of(cell):
    return len(cell.output())


class Operands:
    """The inputs of a cell as texts: a and b as numbers (signed if both are), x and y as bits, s."""

    def __init__(self, cell, text_of):
        ports = cell.bits
        self.width = width_of(cell)
        self.x = text_of(ports["A"]) if "A" in ports else "0"
        self.y = text_of(ports["B"]) if "B" in ports else "0"
        self.s = text_of(ports["S"]) if "S" in ports else "0"
        self.numbers(cell)

    def replaced(self, cell, port, low, text):
        """With a text in the place of A, of B, or of S; of $pmux of the choice that begins at `low`."""
        if port == "A":
            self.x = text
        elif port == "S":
            self.s = text
        elif cell.kind == "$pmux":
            self.y = f"({self.y} & {~(((1 << self.width) - 1) << low)} | {text} << {low})"
        else:
            self.y = text
        self.numbers(cell)
        return self

    def numbers(self, cell):
        ports, both = cell.bits, cell.signed()
        self.a = f"signed({self.x}, {len(ports['A'])})" if both and "A" in ports else self.x
        self.b = f"signed({self.y}, {len(ports['B'])})" if both and "B" in ports else self.y
        self.amount = self.y
        if cell.kind in ("$shift", "$shiftx") and cell.flag("B_SIGNED"):
            self.amount = f"signed({self.y}, {len(ports['B'])})"
        self.reach = len(ports.get("A", ()))
        self.extended = f"signed({self.x}, {self.reach})" if cell.flag("A_SIGNED") else self.x


def expression(kind, o):
    """What a cell of this kind computes of its operands; None: of that kind nothing is known."""
    mask = (1 << o.width) - 1
    if kind in COMPARE:
        return f"(1 if {o.a} {COMPARE[kind]} {o.b} else 0)"
    if kind in SUM:
        return f"({o.a} {SUM[kind]} {o.b}) & {mask}"
    if kind in BITWISE:
        return BITWISE[kind].format(a=o.a, b=o.b) + f" & {mask}"
    simple = {
        "$not": f"~{o.a} & {mask}", "$pos": f"{o.a} & {mask}", "$neg": f"-{o.a} & {mask}",
        "$logic_not": f"(0 if {o.x} else 1)", "$reduce_or": f"(1 if {o.x} else 0)", "$reduce_bool": f"(1 if {o.x} else 0)",
        "$reduce_and": f"(1 if {o.x} == {(1 << o.reach) - 1} else 0)", "$reduce_xor": f"bin({o.x}).count('1') & 1",
        "$reduce_xnor": f"1 - bin({o.x}).count('1') & 1", "$logic_and": f"(1 if {o.x} and {o.y} else 0)",
        "$logic_or": f"(1 if {o.x} or {o.y} else 0)", "$mux": f"({o.y} if {o.s} else {o.x})",
        "$pmux": f"one_of({o.s}, {o.x}, {o.y}, {o.width})", "$div": f"divided({o.a}, {o.b}, False) & {mask}",
        "$mod": f"divided({o.a}, {o.b}, True) & {mask}",
        "$shl": f"shift({o.extended}, {o.y}, {o.width})", "$sshl": f"shift({o.x}, {o.y}, {o.width})",
        "$shr": f"shift({o.x}, -{o.y}, {o.width})", "$shift": f"shift({o.x}, -{o.amount}, {o.width})",
        "$shiftx": f"shift({o.x}, -{o.amount}, {o.width})",
        "$sshr": f"shift({o.extended}, -{o.y}, {o.width})",
    }
    return simple.get(kind)


