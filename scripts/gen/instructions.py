# SPDX-License-Identifier: Apache-2.0
"""The instruction tables of rtl/defs as Python values, checked against each other."""
import sys

from gen.tables import Table

TYPES = "f32 u16 u32 s32 handle offsets bits".split()
SUFFIXES = "code flag form phase".split()
OPERANDS = "register address predicate number code index handle form components".split()
# Where the issue beat carries the registers of a port: in the four of Rb (else of Ra), the first of them, how many.
PORTS = {"Ra": (False, 0, 4), "Rb": (True, 0, 4), "Rc": (False, 3, 1)}
NUMBERS = {"RZ": 255, "PT": 7}
FIXED = ("OPCODE", "FORM", "FIXED")  # fields that value and mask hold


class Row:
    """Cells of a line by the names of their columns; errors name file and line."""

    def __init__(self, path, number, names, cells):
        self.where = f"{path}:{number}"
        self.__dict__.update(zip(names, cells))

    def fail(self, text):
        sys.exit(f"{self.where}: {text}")


def read(path, columns):
    names = columns.split()
    table = Table(path, len(names))
    numbers = [n for n, line in enumerate(path.read_text().splitlines(), 1) if line.strip() and not line.startswith("#")]
    return [Row(path, n, names, cells) for n, cells in zip(numbers, table.rows)]


class Tables:
    """The tables, checked against each other."""

    def __init__(self, defs):
        self.codes, self.records = {}, {}
        for enum, name, value, text, _ in Table(defs / "codes.tsv", 5).rows:
            self.codes.setdefault(enum, []).append((name, int(value, 0), text))
        for record, field, high, low, _ in Table(defs / "fields.tsv", 5).rows:
            self.records.setdefault(record, {})[field] = (int(low), int(high) - int(low) + 1)
        self.forms = read(defs / "instructions.tsv", "name forms value mask status record result written predicate meaning")
        self.parts = read(defs / "instruction_text.tsv", "mnemonic place kind field choices absent says")
        self.operands = read(defs / "instruction_operands.tsv", "mnemonic name port register type present meaning")
        self.checks = read(defs / "instruction_checks.tsv", "mnemonic reason status when sentence")
        self.read_forms()
        self.fields = list(dict.fromkeys(f for form in self.built for f in form.at))
        self.letters = sorted({letter for form in self.built for letter in form.letters})
        self.ports = list(dict.fromkeys(o.port for o in self.operands))
        for part in self.parts:
            self.read_part(part)
        for operand in self.operands:
            self.read_operand(operand)
        for check in self.checks:
            self.read_check(check)
        if [c.when for c in self.checks[:2]] != ["unknown", "phase"]:
            self.checks[0].fail("expected the rows 'unknown' and 'phase' of mnemonic * first")
        self.used()

    def read_forms(self):
        for form in self.forms:
            form.mnemonic = form.name.split(".")[0]
            form.value, form.mask = int(form.value, 16), int(form.mask, 16)
            form.letters = [] if form.forms == "-" else form.forms.split(",")
            if form.status not in ("built", "recognised"):
                form.fail(f"status '{form.status}'; expected built or recognised")
            if form.value & ~form.mask:
                form.fail("value has bits outside of mask")
            form.at = self.record_of(form) if form.status == "built" else {}
        for i, form in enumerate(self.forms):
            for other in self.forms[:i]:
                if (form.value ^ other.value) & form.mask & other.mask == 0:
                    form.fail(f"{form.name} and {other.name} share words")
                if form.at and other.at and (form.mnemonic, sorted(form.letters)) == (other.mnemonic, sorted(other.letters)):
                    form.fail(f"an encoding of {form.mnemonic} with these letters is already defined")
        self.built = [form for form in self.forms if form.at]
        self.mnemonics = list(dict.fromkeys(form.mnemonic for form in self.built))

    def record_of(self, form):
        """Fields of a built word: with the mask they are all of its 64 bits, none twice."""
        if form.record not in self.records:
            form.fail(f"fields.tsv has no record '{form.record}'")
        at = {name: place for name, place in self.records[form.record].items() if name not in FIXED}
        bits = form.mask << 48
        for name, (low, width) in at.items():
            mine = ((1 << width) - 1) << low
            if bits & mine:
                form.fail(f"field {name} of record {form.record} and the mask share bits")
            bits |= mine
        if bits != 2**64 - 1:
            form.fail(f"bits {2**64 - 1 - bits:#x} belong neither to the mask nor to a field of record {form.record}")
        self.read_written(form, at)
        for name in (form.result, form.second, form.written, form.predicate, "PG", "PG_NOT"):
            if name not in at and name != "-":
                form.fail(f"record {form.record} has no field {name}")
        return at

    def read_written(self, form, at):
        """Columns result and written; form.masks: what is written, for each value of the field (and of SECOND)."""
        result = form.result
        form.result, _, form.second = result.partition(",")
        form.second = form.second or "-"
        form.written, _, form.noun = form.written.partition(":")
        form.written, _, values = form.written.partition("=")
        form.written, plus, second = form.written.partition("+")
        form.written = form.written or "-"
        numbers = [int(n) for n in values.split(",")] if values else []
        form.masks = numbers if plus else [(1 << n) - 1 for n in numbers]
        expected = (1 << at.get(form.written, (0, 0))[1]) * (2 if plus else 1)
        if form.masks and len(form.masks) != expected:
            form.fail(f"{len(form.masks)} values of what is written; expected {expected}: one for each value of {form.written}")
        if (second or "-") != form.second:
            form.fail(f"result '{result}' and written '{form.written}{plus}{second}' name different second registers")

    def forms_of(self, row):
        forms = [form for form in self.built if form.mnemonic == row.mnemonic]
        return forms or row.fail(f"no built row of instructions.tsv has the mnemonic '{row.mnemonic}'")

    def has(self, row, field):
        if not any(field in form.at for form in self.forms_of(row)):
            row.fail(f"no encoding of {row.mnemonic} has a field {field}")
        return field

    def find(self, enumeration, text):
        return next((value for name, value, shown in self.codes.get(enumeration, []) if text in (name, shown)), None)

    def code(self, row, enumeration, text):
        value = self.find(enumeration, text)
        return row.fail(f"'{text}' is no code of the enumeration '{enumeration}'") if value is None else value

    def number(self, row, text, enumeration=None):
        """A code of the enumeration, else a number: a code may look like one."""
        value = NUMBERS.get(text, self.find(enumeration, text))
        try:
            return int(text, 0) if value is None else value
        except ValueError:
            return self.code(row, enumeration, text)

    def mask(self, row, letters):
        for letter in letters:
            if letter not in self.letters:
                row.fail(f"no encoding has the form '{letter}'")
        return sum(1 << self.letters.index(letter) for letter in letters)

    def read_part(self, part):
        self.forms_of(part)
        if part.place not in ("suffix", "operand"):
            part.fail(f"place '{part.place}'; expected suffix or operand")
        kinds = SUFFIXES if part.place == "suffix" else OPERANDS
        if part.kind not in kinds:
            part.fail(f"kind '{part.kind}'; expected one of {' '.join(kinds)}")
        part.other, part.letter = "-", 0
        if part.kind == "components":
            part.field, _, part.other = part.field.partition("+")
            self.has(part, part.other)
        if part.kind == "handle":
            letter, _, fields = part.field.partition(":")
            part.letter = self.mask(part, [letter])
            part.field, part.other = fields.split(",")
            self.has(part, part.other)
        if part.kind not in ("form", "phase"):
            self.has(part, part.field)
        part.enumeration, colon, texts = part.choices.rpartition(":")
        part.texts = [] if part.choices == "-" else texts.split(",")
        if bool(colon) != (part.kind in ("code", "phase", "components")):
            part.fail(f"choices '{part.choices}'")
        part.values = [self.mask(part, [t]) if part.kind == "form" else self.number(part, t, part.enumeration) if colon else 1
                       for t in part.texts]
        part.optional = part.absent != "-"
        if part.says == "-" and (part.place == "operand" or not part.optional):
            part.fail("a part that must be there, or an operand, needs a name for messages")
        part.value = self.number(part, part.absent, part.enumeration) if part.optional and part.kind != "form" else 0

    def enumeration(self, row, field):
        return next((p.enumeration for p in self.parts if p.mnemonic == row.mnemonic and p.field == field), None)

    def condition(self, row, text):
        """Terms (field, codes, joined): the bits of `codes` are the values that fulfil it, 63 stands for those above
        too. One that is joined holds only with the next one."""
        terms = []
        for alternative in [] if text == "-" else text.split("|"):
            joined = alternative.split("&")
            terms += [(*self.term(row, t), i + 1 < len(joined)) for i, t in enumerate(joined)]
        return terms

    def term(self, row, text):
        name, equal, values = text.partition("=")
        if not equal:
            row.fail(f"'{text}'; expected FIELD=CODE,... or FIELD!=CODE,...")
        wanted = name.rstrip("!")
        if wanted == "form":
            letters = self.mask(row, values.split(","))
            return "FORM", 2**64 - 1 - letters if name.endswith("!") else letters
        self.has(row, wanted)
        numbers = [self.number(row, v, self.enumeration(row, wanted)) for v in values.split(",")]
        if max(numbers) > 62:
            row.fail(f"'{text}': a condition can tell the values 0..62 apart")
        codes = sum(1 << n for n in set(numbers))
        return wanted, 2**64 - 1 - codes if name.endswith("!") else codes

    def read_operand(self, operand):
        operand.register, _, zero = operand.register.partition("/")
        operand.rz = zero == "RZ"
        if zero not in ("", "RZ"):
            operand.fail(f"register '{operand.register}/{zero}'; expected FIELD or FIELD/RZ")
        self.has(operand, operand.register)
        if operand.port not in PORTS:
            operand.fail(f"port '{operand.port}'; expected one of {' '.join(PORTS)}")
        if operand.type not in TYPES:
            operand.fail(f"type '{operand.type}'; expected one of {' '.join(TYPES)}")
        for other in self.operands[:self.operands.index(operand)]:
            if (other.mnemonic, other.port) == (operand.mnemonic, operand.port) and other.register != operand.register:
                operand.fail(f"port {operand.port} carries the registers of {other.register} too")
        operand.terms = self.condition(operand, operand.present)

    def read_check(self, check):
        check.illegal = self.code(check, "illegal", check.reason) and check.reason
        if check.status not in ("illegal", "unsupported"):
            check.fail(f"status '{check.status}'; expected illegal or unsupported")
        check.terms, check.port = [], None
        if check.when == "reserved":
            check.kind = check.when
            if not any(form.masks for form in self.forms_of(check)):
                check.fail(f"no encoding of {check.mnemonic} says what is written by values of a field")
        elif check.when in ("unknown", "phase"):
            check.kind = check.when
            if check.mnemonic != "*" or check not in self.checks[:2]:
                check.fail(f"'{check.when}' is of mnemonic *, and comes first")
        elif check.when.startswith("registers "):
            name = check.when.split()[1]
            check.kind = "result" if name == "Rd" else "registers"
            check.port = None if name == "Rd" else name
            if check.port not in self.ports + [None]:
                check.fail(f"no operand has the port '{name}'")
        else:
            check.kind = "fields"
            check.terms = self.condition(check, check.when)

    def used(self):
        """Every letter that tells encodings apart is in the text; each port and result is checked."""
        for form in self.built:
            mine = [p for p in self.parts if p.mnemonic == form.mnemonic]
            said = sum({v for p in mine if p.kind == "form" for v in p.values} | {p.letter for p in mine})
            if self.mask(form, form.letters) & ~said:
                form.fail(f"the text of {form.mnemonic} does not say the form {form.forms}")
            ports = {o.port for o in self.operands if o.mnemonic == form.mnemonic}
            checked = {c.when for c in self.checks if c.mnemonic == form.mnemonic}
            if not mine or mine[-1].place != "operand" or all(p.optional for p in mine if p.place == "operand"):
                form.fail(f"the text of {form.mnemonic} has no operand that must be there")
            if [p.place for p in mine] != sorted((p.place for p in mine), reverse=True):
                form.fail(f"the text of {form.mnemonic} has a suffix after an operand")
            for port in sorted(ports) + (["Rd"] if form.result != "-" else []):
                if f"registers {port}" not in checked:
                    form.fail(f"instruction_checks.tsv has no row 'registers {port}' of {form.mnemonic}")
