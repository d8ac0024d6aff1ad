# SPDX-License-Identifier: Apache-2.0
"""C that extracts the values of cover points from a payload, finds their bins and counts them."""
from gen.tables import leaves

NONE = 255  # in a table of bins: the value is in none
TABLE_BITS = 8
HEAD = """#define NONE UINT32_MAX
static void count_illegal(struct tex_cover_state *s, uint32_t bin)
{
    s->hits[bin]++;
    if (tex_cover_marks[bin] == TEX_COVER_ILLEGAL && s->illegal < TEX_COVER_ILLEGAL_MOST)
        s->illegal_bin[s->illegal++] = bin;
}
/* Zero, denormal, normal, infinite, each of either sign; NaN. */
static inline uint32_t cover_class(uint64_t v)
{
    uint32_t size = v & 0x7fffffffU, sign = v >> 31 & 1;
    uint32_t kind = size == 0 ? 0 : size < 0x800000U ? 1 : size < TEX_F32_INF ? 2 : 3;
    return size > TEX_F32_INF ? 8 : 2 * kind + sign;
}"""


class Values:
    def __init__(self, model):
        self.model = model
        self.functions = {}  # body -> name
        self.text = []

    def leaves(self, b):
        return [(place, path) for path, place, _ in leaves(self.model, b.bundle)]

    def extract(self, ref, element, payload="p"):
        """The value of an element, without sign."""
        at = ref.low + element * ref.step
        word, shift = divmod(at, 32)
        words = (shift + ref.width + 31) // 32
        kind = "uint64_t" if ref.width > 32 else "uint32_t"
        mask = f"{(1 << ref.width) - 1:#x}{'ULL' if ref.width > 32 else 'U'}"
        if words == 1:
            return f"({payload}[{word}] >> {shift} & {mask})"
        low = f"((uint64_t){payload}[{word + 1}] << 32 | {payload}[{word}]) >> {shift}"
        if words == 3:
            low = f"({low} | (uint64_t){payload}[{word + 2}] << {64 - shift})"
        return f"(({kind})({low}) & {mask})"

    def read(self, ref, element, point, kept):
        """A value where a point is counted: of this boundary, or kept of an earlier one."""
        if ref.at != point.boundary.name:
            return f"t->v{kept.index(ref)}"
        return self.extract(ref, element if ref.every else 0)

    def signed(self, text, ref):
        half = f"{1 << ref.width - 1}"
        return f"((int64_t)({text} ^ {half}U) - {half})" if ref.signed else text

    def bin(self, ref, bins, text):
        """Expression of the bin, and whether it may be none."""
        if bins.function:
            return f"{bins.function}({text})", False
        whole = [(i, i) for i in range(1 << ref.width)] if ref.width <= TABLE_BITS else None
        if bins.ranges == whole:
            return text, False
        none = bins.other < 0 and sum(b - a + 1 for a, b in bins.ranges) < 1 << ref.width
        if ref.width <= TABLE_BITS and not ref.signed and len(bins.names) < NONE:
            return f"{self.table(ref, bins)}[{text}]", none
        return f"{self.chain(bins)}({self.signed(text, ref)})", none

    def named(self, body, prefix):
        """(name, new)"""
        new = body not in self.functions
        return self.functions.setdefault(body, f"{prefix}_{len(self.functions)}"), new

    def table(self, ref, bins):
        other = bins.other if bins.other >= 0 else NONE
        rows = [other] * (1 << ref.width)
        for i, (a, b) in enumerate(bins.ranges):
            for v in range(a, b + 1):
                rows[v] = i
        body = ", ".join(map(str, rows))
        name, new = self.named(body, "bin")
        if new:
            self.text.append(f"static const uint8_t {name}[] = {{{body}}};")
        return name

    def chain(self, bins):
        kind = "int64_t" if bins.signed else "uint64_t"
        tests = []
        for i, (a, b) in enumerate(bins.ranges):
            low = f"v >= {a} && " if bins.signed or a > 0 else ""
            tests.append(f"    if ({low}v <= {b}{'' if bins.signed else 'U'})\n        return {i};")
        body = f"({kind} v)\n{{\n" + "\n".join(tests) + f"\n    return {'NONE' if bins.other < 0 else bins.other};\n}}"
        name, new = self.named(body, "bin")
        if new:
            self.text.append(f"static inline uint32_t {name}{body}")
        return name

    def condition(self, point, element, kept):
        some = [" && ".join(self.term(c, point, element, kept) for c in terms) for terms in point.when]
        return " || ".join(f"({s})" if len(some) > 1 else s for s in some)

    def term(self, term, point, element, kept):
        ref, equal, values = term
        text = self.signed(self.read(ref, element, point, kept), ref)
        tests = [f"{text} {'==' if equal else '!='} {v}{'' if ref.signed else 'U'}" for v in values]
        return tests[0] if len(tests) == 1 else f"({(' || ' if equal else ' && ').join(tests)})"

    def point(self, p, element, kept):
        """Count one element of a point."""
        out, names, limits = [], [], []
        for i, (ref, bins) in enumerate(zip(p.refs, p.dims)):
            text, none = self.bin(ref, bins, self.read(ref, element, p, kept))
            out.append(f"uint32_t b{i} = {'(uint32_t)' if ref.width > 32 and not bins.function else ''}{text};")
            names.append((f"b{i}", len(bins.names)))
            limits += [f"b{i} < {len(bins.names)}"] if none else []
        at = names[0][0]
        for name, count in names[1:]:
            at = f"({at}) * {count} + {name}"
        hit = f"{p.first} + {at}"
        if p.kind == "transition":
            count = names[0][1]
            hit = f"{p.first} + (s->before[{p.number}] - 1) * {count} + b0"
        count = f"count_illegal(s, {hit});" if p.illegal else f"s->hits[{hit}]++;"
        if p.kind == "transition":
            count = f"{{ if (s->before[{p.number}]) {count} s->before[{p.number}] = b0 + 1; }}"
        return ["{", *out, f"{'if (' + ' && '.join(limits) + ') ' if limits else ''}{count}", "}"]

    def points(self, mine, kept):
        """All points of a boundary; those of one condition together."""
        groups = {}
        for p in mine:
            groups.setdefault(repr(p.when), []).append(p)
        out = []
        for those in groups.values():
            for element in range(max(map(self.elements, those))):
                some = [p for p in those if self.elements(p) > element]
                condition = self.condition(some[0], element, kept)
                body = [line for p in some for line in self.point(p, element, kept)]
                out += [f"if ({condition}) {{", *body, "}"] if condition else body
        return out

    @staticmethod
    def elements(p):
        return max([1] + [r.every for r in p.refs + [r for some in p.when for r, _, _ in some]])

    def head(self):
        return [HEAD, *self.text]
