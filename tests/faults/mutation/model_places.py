# SPDX-License-Identifier: Apache-2.0
"""Where a source can be mutated: its functions from the top, each expression with the operators that fit its place."""
import re
from dataclasses import dataclass, field

import model_operators as ops
from model_ast import bare, is_integer, plain, type_of, walk

LOOPS = ("ForStmt", "WhileStmt", "DoStmt")
BOUNDS = ("<", "<=", ">", ">=")
UNEVALUATED = ("UnaryExprOrTypeTraitExpr", "StaticAssertDecl", "ConstantExpr", "EnumDecl", "RecordDecl", "OffsetOfExpr")


@dataclass
class Place:
    """A range of the text and what may stand there instead. `shape`: how it is written (model_mutate.py)."""
    begin: int
    end: int
    function: str
    type: str  # of the expression; "void": its value is not used; "": not to be cast
    shape: str = "expression"
    variants: list = field(default_factory=list)  # (operator, text)


class Places:
    """All places of one unit that are in files of the model."""

    def __init__(self, unit, root="cmodel/"):
        self.unit, self.root, self.found, self.tables = unit, root, {}, []
        self.function = ""
        for node in unit.tree["inner"]:
            self.top(node)

    def ours(self, node):
        span = self.unit.span(node)
        return span and self.unit.where(span[0])[0].startswith(self.root)

    def top(self, node):
        if not self.ours(node):
            return
        if node.get("kind") == "FunctionDecl":
            self.function = node["name"]
            for child in node.get("inner", []):
                if child.get("kind") == "CompoundStmt":
                    self.statement(child, [])
        elif node.get("kind") == "VarDecl":
            self.function = node["name"]
            self.tables.append((node, None))

    def add(self, node, kind, variants, shape="expression"):
        span = self.unit.span(node)
        variants = [(name, plain(text)) for name, text in variants]
        if not variants or not span:
            return
        place = self.found.setdefault(span, Place(*span, self.function, kind, shape))
        if shape == "expression" and kind == "void":
            place.type = "void"
        for name, text in variants:
            if text not in (t for _, t in place.variants):
                place.variants.append((name, text))

    # Statements

    def statement(self, node, above):
        """`above`: the statements around it, the outermost first."""
        kind, inner = node.get("kind"), node.get("inner", [])
        if not kind or kind in ("NullStmt",):
            return
        if kind == "DeclStmt":
            for child in inner:
                if child.get("kind") != "VarDecl":
                    continue
                if child.get("storageClass") == "static":
                    self.tables.append((child, node))
                elif child.get("inner"):
                    self.expression(child["inner"][-1], child)
        elif kind in ("CompoundStmt", "DefaultStmt"):
            for child in inner:
                self.statement(child, [*above, node])
        elif kind == "CaseStmt":
            self.statement(inner[-1], [*above, node])
        elif kind in ("IfStmt", "SwitchStmt", *LOOPS):
            self.compound(node, above)
        elif kind == "ReturnStmt":
            for child in inner:
                self.expression(child, node)
                self.add(bare_same(self.unit, child), type_of(child), ops.returned(self.unit, child))
        elif kind in ("BreakStmt", "ContinueStmt"):
            self.leaving(node, above)
        else:
            self.dropped(node)

    def compound(self, node, above):
        kind, inner = node["kind"], node.get("inner", [])
        if kind == "ForStmt":
            start, _, test, step, body = inner
            if start.get("kind") == "DeclStmt":
                self.statement(start, [*above, node])
            elif start.get("kind"):
                self.expression(start, node)
            if test.get("kind"):
                self.test(test, node, loop=True)
            if step.get("kind") and step["kind"] != "UnaryOperator":
                self.expression(step, node)
        elif kind == "DoStmt":
            body, test = inner
            self.test(test, node, loop=True)
        elif kind == "SwitchStmt":
            test, body = inner[0], inner[-1]
            self.expression(test, node)
        else:
            test, body = inner[0], inner[1]
            self.test(test, node, loop=kind == "WhileStmt")
        for child in ([body] if kind != "IfStmt" else inner[1:]):
            self.statement(child, [*above, node])

    def test(self, node, parent, loop):
        self.expression(node, parent)
        inner = bare(node)
        for part in walk(node) if loop else ():
            if part.get("kind") == "IntegerLiteral" and self.unit.span(part) in self.found:
                self.only(part, f"{int(part['value']) - 1}{ops.suffix(type_of(part))}")
            elif part.get("kind") == "BinaryOperator" and (part["opcode"] in BOUNDS or part is inner and part["opcode"] in ops.RELATIONAL):
                self.only(part, "0")  # a bound that grows leaves the arrays
        if loop and inner.get("kind") == "BinaryOperator" and inner["opcode"] in ops.RELATIONAL:
            return
        if loop and inner.get("kind") == "BinaryOperator" and inner["opcode"] in ops.LOGICAL:
            self.only(inner, "0", *(f"{ops.parenthesised(self.unit, side)} != 0" for side in inner["inner"]))
            return
        self.add(bare_same(self.unit, node), type_of(node), ops.condition(self.unit, node, loop))

    def only(self, node, *texts):
        place = self.found.get(self.unit.span(node))
        if place:
            place.variants = [(n, t) for n, t in place.variants if t in map(plain, texts)]

    def leaving(self, node, above):
        """break, continue: not done. An else behind it would be taken for that of what is written here."""
        for around in reversed(above):
            if around["kind"] == "IfStmt" and around.get("hasElse"):
                return
        # The last statement of a loop's body, and the last break of a switch, end nothing early.
        if not any(around["kind"] == "SwitchStmt" for around in above) or node["kind"] == "BreakStmt":
            self.add(node, "void", [("drop", ";")], "jump")

    def dropped(self, node):
        """An expression whose value is not used."""
        kind = node.get("kind")
        target = bare(node)
        if kind == "CStyleCastExpr" and type_of(node) == "void":
            if bare(node["inner"][0]).get("kind") != "CallExpr":
                return  # a parameter that is not used
        self.expression(node, {})
        self.add(node, "void", [("drop", "(void)0")])
        if target.get("kind") == "CompoundAssignOperator" or (target.get("kind") == "BinaryOperator" and target["opcode"] == "="):
            self.add(node, "void", ops.assigned(self.unit, target))
        elif target.get("kind") == "UnaryOperator" and target["opcode"] in ("++", "--"):
            other = {"++": "--", "--": "++"}[target["opcode"]]
            self.add(node, "void", [("assignment", f"{self.unit.code(target['inner'][0])}{other}")])

    # Expressions

    def expression(self, node, parent):
        kind = node.get("kind")
        if not kind or kind in UNEVALUATED or not self.unit.span(node):
            return
        unit, span_type = self.unit, type_of(node)
        if kind == "BinaryOperator" and node["opcode"] not in ("=", ","):
            self.add(node, span_type, ops.binary(unit, node))
        elif kind == "UnaryOperator" and node["opcode"] in ("~", "!", "-"):
            self.add(node, span_type, ops.unary(unit, node))
        elif kind == "ConditionalOperator":
            self.add(node, castable(span_type), ops.ternary(unit, node))
            self.test(node["inner"][0], node, loop=False)
        elif kind == "IntegerLiteral":
            self.add(node, span_type, ops.literal(unit, node, parent))
        elif kind == "DeclRefExpr" and node.get("referencedDecl", {}).get("kind") == "EnumConstantDecl":
            self.add(node, span_type, ops.enumerator(unit, node))
        elif kind == "ImplicitCastExpr" and node.get("castKind") in ("LValueToRValue", "ArrayToPointerDecay"):
            self.loaded(node)
        elif kind == "ImplicitCastExpr" and node.get("castKind") == "NullToPointer" or kind == "CStyleCastExpr" and "*" in span_type:
            return
        elif kind == "ArraySubscriptExpr":
            return self.subscript(node)
        outer = parent if kind in ("ImplicitCastExpr", "ParenExpr") else node
        for child in [*node.get("array_filler", [])[1:], *node.get("inner", [])]:
            self.expression(child, outer)
        return None

    def loaded(self, node):
        """A field that is read: its neighbour instead."""
        inner = node["inner"][0]
        if inner.get("kind") != "MemberExpr":
            return
        other = ops.swapped(self.unit, inner)
        if other:
            kind = type_of(inner) if node["castKind"] == "LValueToRValue" else ""
            self.add(inner, castable(kind), [("field", other)])

    def subscript(self, node):
        """Off by one, inside an array whose size is known."""
        base, index = node["inner"]
        self.expression(base, node)
        size = re.search(r"\[(\d+)\]", type_of(bare(base)))
        if bare(index).get("kind") not in ("IntegerLiteral", "DeclRefExpr") or not size:
            self.expression(index, node)
        if size and int(size[1]) > 1:
            self.add(index, type_of(index), [("index", f"({self.unit.code(index)} + 1) % {size[1]}")])


def castable(kind):
    return "" if kind.startswith("struct") or "(" in kind or "[" in kind else kind


def bare_same(unit, node):
    """The innermost node that covers the same bytes."""
    while node.get("kind") == "ImplicitCastExpr" and unit.span(node["inner"][0]) == unit.span(node):
        node = node["inner"][0]
    return node


def leaves(unit, node, path, kind):
    """(path, type, node) of the scalars that an initialiser of static storage writes down."""
    if node.get("kind") != "InitListExpr":
        if unit.span(node):
            yield path, kind, node
        return
    shown = type_of(node)
    items = node["array_filler"][1:] if "array_filler" in node else node.get("inner", [])
    if "[" in shown:
        for i, item in enumerate(items):
            yield from leaves(unit, item, f"{path}[{i}]", type_of(item))
        return
    fields = unit.records.get(shown, [])
    if len(fields) == len(items):
        for f, item in zip(fields, items):
            yield from leaves(unit, item, f"{path}.{f['name']}", type_of(f))


def table_variants(unit, node, kind):
    """Other values of a scalar of a table."""
    inner = bare(node)
    if is_integer(kind) or kind.startswith("enum"):
        if inner.get("kind") == "IntegerLiteral":
            value = int(inner["value"])
            return [("table", str(v)) for v in ((1 - value,) if kind == "_Bool" else ops.around(value))]
        enumerators = [("table", text) for n in walk(node) if n.get("kind") == "DeclRefExpr"
                       and n.get("referencedDecl", {}).get("kind") == "EnumConstantDecl" for _, text in ops.enumerator(unit, n)]
        if inner.get("kind") == "DeclRefExpr":
            return enumerators
        return [("table", f"({unit.code(node)}) ^ 1"), ("table", f"({unit.code(node)}) & (({unit.code(node)}) - 1)")]
    return [("table", "0")] if "(" in kind or "*" in kind else []
