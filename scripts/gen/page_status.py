# SPDX-License-Identifier: Apache-2.0
"""The tables of cmodel/status.md: what is built, by instructions.tsv, types.tsv and formats.tsv."""

COLUMNS = 120  # of a line below cmodel/ (check_pages.py)


def mnemonics(source):
    """{mnemonic: its rows of instructions.tsv}"""
    found = {}
    for form in source.instructions.forms:
        found.setdefault(form.mnemonic, []).append(form)
    return found


def instructions(source, _):
    rows = []
    refused = {check.mnemonic for check in source.instructions.checks if check.status == "unsupported"}  # some of its forms
    for mnemonic, forms in mnemonics(source).items():
        states = {form.status for form in forms if not form.meaning.endswith("not assigned")} | ({"refused in part"} if mnemonic in refused else set())
        names = ", ".join(f"`{name}`" for name in dict.fromkeys(form.name for form in forms))
        status = "built" if states == {"built"} else "not built" if "built" not in states else "built in part"
        rows.append((status, names, forms[0].meaning.partition(", ")[0]))
    rows.sort(key=lambda row: row[0] != "built")
    return ["status", "words", "meaning"], rows


def types(source, _):
    codes = {name: value for name, value, _, _ in source.model["codes"]["opcode"]}
    built = [m for m in source.instructions.mnemonics if m in codes]  # compact forms are those of a full word
    names = {value: name for name, value, _, _ in source.model["codes"]["type"]}
    rows = [[f"`{names[t.code]}`", *("yes" if t.built >> codes[m] & 1 else "no" for m in built)]
            for t in sorted(source.model["types"], key=lambda t: t.code)]
    return ["type", *(f"`{m}`" for m in built)], rows


def formats(source, _):
    """Formats by status; a long list continues in the next row."""
    groups = {}
    for f in source.model["formats"]:
        group = ("read" if f.read else "refused", "stored" if f.store else "refused", f.why)
        groups.setdefault(group, []).append(f"`{f.name}`")
    rows = []
    for group in sorted(groups, key=lambda group: (group[0] != "read", group[1] != "stored")):
        room = COLUMNS - len(text_of(group))
        rows += [[*group, names] for names in wrapped(groups[group], room)]
    return ["gather", "formatted store", "why not gathered", "formats"], rows


def text_of(cells):
    return f"| {' | '.join(cells)} |  |"


def wrapped(names, room):
    """Lists, comma separated, each of at most so many characters."""
    lines = [names[0]]
    for name in names[1:]:
        if len(lines[-1]) + len(name) + 2 > room:
            lines.append(name)
        else:
            lines[-1] += f", {name}"
    return lines
