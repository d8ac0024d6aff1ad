# SPDX-License-Identifier: Apache-2.0
"""Where both sides of || are never true together != stands for it, and == for && whose sides are never false together.

That is proved of the text alone: of each side what must hold of an expression is listed (`x < 3`, `p != 0`), and two such
facts of the same expression exclude each other. What is called or assigned proves nothing.
"""
from itertools import product

from model_ast import bare, type_of, walk

HOLDS = {"<": {-1}, "<=": {-1, 0}, ">": {1}, ">=": {0, 1}, "==": {0}, "!=": {-1, 1}}  # of a compared with b
NOT = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
MOST = 16  # alternatives of a side
INFINITE = float("inf")


def constant(unit, node):
    """The value of a literal or an enumerator; None: it is neither."""
    inner = bare(node)
    if inner.get("kind") == "IntegerLiteral":
        return int(inner["value"])
    if inner.get("kind") == "DeclRefExpr" and inner["referencedDecl"]["id"] in unit.enums:
        return unit.enums[inner["referencedDecl"]["id"]][0]
    return None


def pure(node):
    return not any(n.get("kind") in ("CallExpr", "StmtExpr", "CompoundAssignOperator") or n.get("opcode") in ("=", "++", "--") for n in walk(node))


def alternatives(unit, node, truth):
    """Lists of facts, all of one of which hold if the node is true (false). A fact: type, expression, relation, other side."""
    inner = bare(node)
    kind, op = inner.get("kind"), inner.get("opcode")
    if kind == "UnaryOperator" and op == "!":
        return alternatives(unit, inner["inner"][0], not truth)
    if kind == "BinaryOperator" and op in ("&&", "||"):
        a, b = (alternatives(unit, side, truth) for side in inner["inner"])
        found = [x + y for x, y in product(a, b)] if (op == "&&") == truth else a + b
        return found if len(found) <= MOST else [[]]
    if kind == "BinaryOperator" and op in HOLDS:
        left, right = inner["inner"]
        value = constant(unit, right)
        other = unit.code(right) if value is None else value
        return [[(type_of(left), unit.code(left), op if truth else NOT[op], other)]]
    return [[(type_of(inner), unit.code(inner), "!=" if truth else "==", 0)]]


def ranges(kind, op, value):
    low = 0 if kind.startswith("unsigned") else -INFINITE
    return {"<": [(low, value - 1)], "<=": [(low, value)], ">": [(value + 1, INFINITE)], ">=": [(value, INFINITE)], "==": [(value, value)],
            "!=": [(low, value - 1), (value + 1, INFINITE)]}[op]


def contradict(x, y):
    if x[:2] != y[:2]:
        return False
    (kind, _, op, a), (_, _, other, b) = x, y
    if isinstance(a, int) and isinstance(b, int):
        return all(max(s, u) > min(e, v) for s, e in ranges(kind, op, a) for u, v in ranges(kind, other, b))
    return a == b and not HOLDS[op] & HOLDS[other]


def exclusive(unit, node):
    """Of && or ||: whether != (==) in its place changes nothing."""
    if not pure(node):
        return False
    left, right = (alternatives(unit, side, node["opcode"] == "||") for side in node["inner"])
    return all(any(contradict(x, y) for x in a for y in b) for a in left for b in right)
