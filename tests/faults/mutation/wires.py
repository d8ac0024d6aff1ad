# SPDX-License-Identifier: Apache-2.0
"""Names of the wires behind operators. Yosys numbers them anew in each reading, so none has its name on both sides of a proof."""
import re
import sys

sys.dont_write_bytecode = True

# The instance, if it is flattened; operator, file, line, number.
OPERATOR = re.compile(r"\$(?:flatten(\\\S+?)\.\$)?(\w+)\$\S*?/(\w+\.sv):(\d+)\$(\d+)_Y(?!\S)")


def changed(text, site):
    """The lines that a mutant changes; if it changes their number, all that follow too, as they have other names then."""
    first, lines = text.count("\n", 0, site.start) + 1, text.count("\n", site.start, site.end)
    return range(first, first + lines + 1 if site.new.count("\n") == lines else text.count("\n") + 2)


def named(rtlil, file, lines):
    """The text with public names for these wires: instance, file, line, operator and the turn among those. Those of `lines` of
    `file` keep theirs: the change is there."""
    turns = {}
    for instance, operator, name, line, number in set(OPERATOR.findall(rtlil)):
        turns.setdefault((instance, operator, name, line), []).append(int(number))

    def public(found):
        instance, operator, name, line, number = found.groups(default="")
        if name == file and int(line) in lines:
            return found[0]
        turn = sorted(turns[instance, operator, name, line]).index(int(number))
        return f"\\operator.{instance.lstrip(chr(92))}.{name}.{line}.{operator}.{turn}"
    return OPERATOR.sub(public, rtlil)
