# SPDX-License-Identifier: Apache-2.0
"""The C functions that pack a payload into words and unpack it."""
from gen.c_header import c_type
from gen.tables import leaves, width_of, words_of


def pieces(model, name):
    """Each element of a payload cut at word limits: expression, field, shift in the element, word, shift in the word, bits."""
    for path, at, f in leaves(model, name):
        parts = f.width // 32 if f.width > 64 else 1
        width = f.width // parts
        for i in range(f.count * parts):
            index = (f"[{i // parts}]" if f.count > 1 else "") + (f"[{i % parts}]" if parts > 1 else "")
            element, done = f"value->{path}{index}", 0
            while done < width:
                bits = min(width - done, 32 - at % 32)
                yield element, f, done, at // 32, at % 32, bits
                done += bits
                at += bits


def shifted(expression, operator, count):
    return f"({expression} {operator} {count})" if count else expression


def pack_lines(model, name):
    """Statements that write the words of a payload; bits of the last word beyond it stay."""
    words = {}
    for element, f, low, word, shift, bits in pieces(model, name):
        wide = c_type(f) == "uint64_t"
        part = shifted(element if wide else f"(uint32_t){element}" if f.kind == "s" else element, ">>", low)
        if wide:
            part = f"(uint32_t){part}"
        if bits < 32:
            part = f"({part} & {(1 << bits) - 1:#x}U)"
        words.setdefault(word, []).append(shifted(part, "<<", shift))
    bits = width_of(model, name, True)
    lines = []
    for word, parts in sorted(words.items()):
        kept = [f"(words[{word}] & {2**32 - (1 << bits % 32):#x}U)"] if word == bits // 32 else []
        lines.append(f"    words[{word}] = {' | '.join(kept + parts)};")
    return lines


def unpack_lines(model, name):
    elements = {}
    for element, f, low, word, shift, bits in pieces(model, name):
        part = shifted(f"words[{word}]", ">>", shift)
        if bits < 32:
            part = f"({part} & {(1 << bits) - 1:#x}U)"
        if c_type(f) == "uint64_t":
            part = f"(uint64_t){part}"
        elements.setdefault(element, (f, []))[1].append(shifted(part, "<<", low))
    lines = []
    for element, (f, parts) in elements.items():
        total = " | ".join(parts)
        lines.append(f"    {element} = sign_extend({total}, {f.width});" if f.kind == "s" else f"    {element} = {total};")
    return lines


def packers(model, name):
    """Pack and unpack: at bit 0, the common case, straight in the caller's words; elsewhere by way of `flat`."""
    bits, count = width_of(model, name, True), words_of(model, name)
    return [f"static void write_{name}(uint32_t *restrict words, const struct tex_{name} *restrict value)\n{{",
            *pack_lines(model, name), "}\n",
            f"void tex_pack_{name}(uint32_t *words, unsigned at, const struct tex_{name} *value)\n{{",
            f"    if (at == 0) {{\n        write_{name}(words, value);\n        return;\n    }}",
            f"    uint32_t flat[{count}] = {{0}};", f"    write_{name}(flat, value);",
            f"    store(words, at, flat, {bits});", "}\n",
            f"static void read_{name}(const uint32_t *restrict words, struct tex_{name} *restrict value)\n{{",
            *unpack_lines(model, name), "}\n",
            f"void tex_unpack_{name}(const uint32_t *words, unsigned at, struct tex_{name} *value)\n{{",
            f"    if (at == 0) {{\n        read_{name}(words, value);\n        return;\n    }}",
            f"    uint32_t flat[{count}];", f"    load(words, at, flat, {bits});",
            f"    read_{name}(flat, value);", "}\n"]
