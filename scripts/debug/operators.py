# SPDX-License-Identifier: Apache-2.0
"""What an expression might have been: another operator, one more or less, one side alone, another value for the same operands."""
from expressions import COMPARE, SUM, expression

SMALL = 8  # bits of a value of which each is inverted
SIMPLE = 3  # bits that are set in a number by which a constant may be wrong
FORCED = 1  # a value, and no expression for it
CRUDE = 10  # so much of the expression is lost that most beats should be wrong
SWAPS = {"$lt": ("$le", "$ge", "$gt"), "$le": ("$lt", "$gt", "$ge"), "$gt": ("$ge", "$le", "$lt"), "$ge": ("$gt", "$lt", "$le"),
         "$eq": ("$ne",), "$ne": ("$eq",), "$eqx": ("$nex",), "$nex": ("$eqx",), "$add": ("$sub",), "$sub": ("$add",),
         "$and": ("$or", "$xor"), "$or": ("$and", "$xor"), "$xor": ("$or", "$and", "$xnor"), "$logic_and": ("$logic_or",),
         "$logic_or": ("$logic_and",), "$shl": ("$shr",), "$sshl": ("$sshr",), "$shr": ("$shl", "$sshr"), "$sshr": ("$shr",),
         "$reduce_or": ("$reduce_and",), "$reduce_and": ("$reduce_or",), "$reduce_bool": ("$reduce_and",)}
SHIFTS = ("$shl", "$sshl", "$shr", "$sshr", "$shiftx", "$shift")
SIGNS = {**COMPARE, **SUM, "$and": "&", "$or": "|", "$xor": "^", "$xnor": "~^", "$logic_and": "&&", "$logic_or": "||",
         "$shl": "<<", "$sshl": "<<<", "$shr": ">>", "$sshr": ">>>", "$reduce_or": "|", "$reduce_and": "&", "$reduce_bool": "|"}


def operands_of(cell, operands):
    """The text of what decides the value: of a choice the number, and what is chosen."""
    if cell.kind in ("$mux", "$pmux"):
        return f"({operands.s}, {expression(cell.kind, operands)})"
    if cell.kind in ("$shiftx", "$shift"):
        return f"({operands.amount}, {expression(cell.kind, operands)})"
    return f"({operands.x}, {operands.y})"


def others(cell, operands, given, errors=()):
    """
    What the cell might have been: (label, expression, how unlikely in steps); `given`: the operands of the failing beat; `errors`:
    what a sum may be short of.
    """
    mask, now = (1 << operands.width) - 1, expression(cell.kind, operands)
    if now is None:  # a memory
        return
    for kind in SWAPS.get(cell.kind, ()):
        yield f"{SIGNS[kind]} instead of {SIGNS[cell.kind]}", expression(kind, operands), 0
    if cell.kind in SUM or cell.kind in SHIFTS:
        yield "one more", f"({now}) + 1 & {mask}", 0
        yield "one less", f"({now}) - 1 & {mask}", 0
    for error in errors if cell.kind in SUM else ():
        if abs(error) != 1 and error & mask and bin(abs(error)).count("1") <= SIMPLE:
            yield f"{abs(error)} {'more' if error > 0 else 'less'}", f"({now}) + {error} & {mask}", 0
            yield f"{abs(error)} {'less' if error > 0 else 'more'}", f"({now}) - {error} & {mask}", 0
    if cell.kind in ("$lt", "$le", "$gt", "$ge"):
        sign = COMPARE[cell.kind]
        yield "against one more", f"(1 if {operands.a} {sign} {operands.b} + 1 else 0)", 0
        yield "against one less", f"(1 if {operands.a} {sign} {operands.b} - 1 else 0)", 0
    if cell.kind == "$mux":
        yield "branches swapped", f"({operands.x} if {operands.s} else {operands.y})", CRUDE
    if cell.kind in ("$mux", "$logic_and", "$logic_or", "$add", "$sub", "$mul", "$and", "$or", "$xor", "$shl", "$shr", "$sshl", "$sshr"):
        narrow = cell.kind.startswith("$logic")
        for name, text in (("left", operands.x), ("right", operands.y)):
            yield f"the {name} side alone", f"(1 if {text} else 0)" if narrow else f"{text} & {mask}", CRUDE
    if cell.kind in SHIFTS:
        for step in (1, -1):
            sign = "" if cell.kind.endswith("shl") else "-"
            yield f"shifted by {step:+}", f"shift({operands.x}, {sign}({operands.amount} + {step}), {operands.width})", 0
    now, there = f"({now})", f"if {operands_of(cell, operands)} == {given} else"
    if operands.width == 1:
        yield "inverted for these operands", f"(1 - {now} {there} {now})", FORCED
    else:
        yield "always 0", "0", FORCED
        for i in range(operands.width if operands.width <= SMALL else 0):
            yield f"bit {i} inverted for these operands", f"({now} ^ {1 << i} {there} {now})", FORCED
