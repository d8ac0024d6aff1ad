# SPDX-License-Identifier: Apache-2.0
"""Mutation operators of C: which expressions stand in the place of which.

Each operator yields (name, text). The sets of relational and logical ones are the sufficient ones: what they leave out
is killed by whatever kills these.
"""
from model_ast import bare, is_integer, type_of
from model_exclusive import constant, exclusive

RELATIONAL = {"<": ("<=", "!=", "0"), ">": (">=", "!=", "0"), "<=": ("<", "==", "1"), ">=": (">", "==", "1"),
              "==": ("<=", ">=", "0"), "!=": ("<", ">", "1")}
LOGICAL = {"&&": ("==", "0"), "||": ("!=", "1")}
ARITHMETIC = {"+": ("-",), "-": ("+",), "*": ("+",), "/": ("*",), "%": ("/",)}
BITWISE = {"&": ("|",), "|": ("&",), "^": ("|", "&")}
SHIFT = {"<<": (">>",), ">>": ("<<",)}
ONE_SIDE = {"+", "-", "&", "|", "&&", "||"}  # an operand alone stands for both
COMPOUND = {"+=": "-=", "-=": "+=", "*=": "+=", "/=": "*=", "%=": "/=", "&=": "|=", "|=": "&=", "^=": "|=", "<<=": ">>=", ">>=": "<<="}
SIZED = ("memset", "memcpy", "memcmp", "memmove")


def parenthesised(unit, node):
    return f"({unit.code(node)})"


def binary(unit, node):
    left, right = node["inner"]
    op, a, b = node["opcode"], parenthesised(unit, left), parenthesised(unit, right)
    pointers = not (is_integer(type_of(left)) and is_integer(type_of(right)))
    if op in RELATIONAL:
        for other in RELATIONAL[op]:
            if other in "01":
                yield "relational", other
            elif not pointers or other in ("==", "!="):
                yield "relational", f"{a} {other} {b}"
        if pointers:
            yield "relational", f"!({a} {op} {b})"
        return
    if op in LOGICAL:
        for other in LOGICAL[op][1:] if exclusive(unit, node) else LOGICAL[op]:
            yield "logical", other if other in "01" else f"({a} != 0) {other} ({b} != 0)"
        yield "logical", f"{a} != 0"
        yield "logical", f"{b} != 0"
        return
    if pointers or any(bare(side).get("kind") == "UnaryExprOrTypeTraitExpr" for side in (left, right)):
        return
    for name, table in (("arithmetic", ARITHMETIC), ("bitwise", BITWISE), ("shift", SHIFT)):
        for other in table.get(op, ()):
            yield name, f"{a} {other} {b}"
    if op in ONE_SIDE:
        yield "operand", a
        if op in "+|":
            yield "operand", b


def unary(unit, node):
    inner = parenthesised(unit, node["inner"][0])
    if node["opcode"] == "~":
        yield "bitwise", inner
    elif node["opcode"] == "!":
        yield "condition", f"{inner} != 0"
    elif node["opcode"] == "-":
        yield "arithmetic", inner


def ternary(unit, node):
    condition, first, second = (parenthesised(unit, n) for n in node["inner"])
    yield "ternary", f"{condition} ? {second} : {first}"


def around(value, low=0, high=None):
    """Neighbours of a constant, and it with a bit flipped."""
    near = [value + 1, value - 1]
    if value >= 8:
        near.append(value ^ 1 << value.bit_length() - 1)
    return [v for i, v in enumerate(near) if v >= low and (high is None or v <= high) and v not in near[:i]]


def suffix(kind):
    return ("U" if kind.startswith("unsigned") else "") + ("L" if "long" in kind else "")


def literal(unit, node, parent):
    """An integer literal: what its surroundings bear."""
    value, low, high = int(node["value"]), 0, None
    if parent.get("kind") == "BinaryOperator":
        other = next((bare(n) for n in parent["inner"] if bare(n) is not node), {})
        first = bare(parent["inner"][0]) is node
        if parent["opcode"] in ("<<", ">>") and not first:
            high = 31
        elif parent["opcode"] in ("/", "%") and not first:
            low = 1
        elif other.get("kind") == "UnaryExprOrTypeTraitExpr":
            high = value
    elif parent.get("kind") == "CallExpr" and unit.code(parent).startswith(SIZED) and bare(parent["inner"][-1]) is node:
        high = value
    for v in around(value, low, high):
        yield "constant", f"{v}{suffix(type_of(node))}"


def enumerator(unit, node):
    name = node["referencedDecl"]["name"]
    value, _ = unit.enums[node["referencedDecl"]["id"]]
    near = unit.siblings(node["referencedDecl"]["id"])
    for other, text in ((value + 1, f"{name} + 1"), (value - 1, f"{name} - 1")):
        if other in near:
            yield "constant", text
            return


def condition(unit, node, loop):
    """A condition that is no comparison: negated, stuck."""
    inner = bare(node)
    stuck = ("0",) if loop else ("0", "1")
    known = inner.get("kind") == "BinaryOperator" and (inner["opcode"] in RELATIONAL or inner["opcode"] in LOGICAL)
    if not known and inner.get("kind") != "IntegerLiteral":
        if not (inner.get("kind") == "UnaryOperator" and inner["opcode"] == "!") and not loop:
            yield "condition", f"!({unit.code(node)})"
        for value in stuck:
            yield "condition", value
    elif known and not loop:
        for value in ("0", "1"):
            if value not in [*RELATIONAL.get(inner["opcode"], ()), *LOGICAL.get(inner["opcode"], ())]:
                yield "condition", value


def returned(unit, node):
    """Another value than the one that is returned."""
    inner = bare(node)
    if inner.get("kind") in ("IntegerLiteral", "CXXBoolLiteralExpr"):
        return
    if inner.get("kind") == "BinaryOperator" and (inner["opcode"] in RELATIONAL or inner["opcode"] in LOGICAL):
        return
    code = unit.code(node)
    if type_of(node) == "_Bool":
        if not (inner.get("kind") == "UnaryOperator" and inner["opcode"] == "!"):
            yield "return", f"!({code})"
    elif is_integer(type_of(node)):
        yield "return", "0"
        if inner.get("kind") != "DeclRefExpr" or inner["referencedDecl"]["kind"] != "EnumConstantDecl":
            yield "return", f"({code}) + 1"


def assigned(unit, node):
    """Another operator of an assignment, and a neighbour of the field that it fills."""
    left, right = node["inner"]
    a, b = unit.code(left), parenthesised(unit, right)
    if node["kind"] == "CompoundAssignOperator":
        if is_integer(type_of(left)) and is_integer(type_of(right)):
            yield "assignment", f"{a} {COMPOUND[node['opcode']]} {b}"
            yield "assignment", f"{a} = {b}"
    other = swapped(unit, left)
    if other:
        yield "field", f"{other} {node['opcode']} {b}"


def swapped(unit, node):
    """A field written as its neighbour; array elements of fields too. None: there is none."""
    if node.get("kind") == "ArraySubscriptExpr":
        base, index = node["inner"]
        other = swapped(unit, bare(base))
        return f"{other}[{unit.code(index)}]" if other else None
    if node.get("kind") != "MemberExpr":
        return None
    name = unit.neighbour(node.get("referencedMemberDecl"))
    if not name or not node.get("inner"):
        return None
    code = unit.code(node)
    return f"{code[:len(code) - len(node['name'])]}{name}" if code.endswith(node["name"]) else None
