#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The first mismatch of the README, and of the report's page: the bug that the README tells is planted, and each line of
# both examples must be printed, in their order. In Icarus: the report is the same, and the design is built in seconds.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The section's lines, without what comes before and after: section PAGE HEADING
section() {
    awk -v heading="## $2" '/^## / { on = $0 == heading; next } on' "$1"
}
# The edit: a line of code, then "becomes `... = EXPRESSION;`".
section README.md "A first mismatch" >"$work/section"
file=$(grep -oEm1 'rtl/\w+\.sv' "$work/section")
old=$(grep -m1 '^    ' "$work/section" | sed 's/^ *//')
new=$(grep -oEm1 '^becomes `\.\.\. = .*;`' "$work/section" | sed 's/^.*\.\.\. = //; s/`$//')
check "first mismatch: the README names a line of the RTL" plant "${file#rtl/}" "$old" "${old%% = *} = $new"

design() {
    local files
    mapfile -t files < <(sed "s|^rtl/|$work/rtl/|" rtl/files.f)
    iverilog -g2012 -I"$BUILD/gen" -I"$work/rtl" -s texlock_top -o "$work/bug.vvp" "$BUILD/gen/tex_pkg.sv" "${files[@]}" \
        harness/sim/texlock_top.sv
}
check "first mismatch: the unit with it is built" design
# What make lockstep runs first.
printf '#!/bin/bash\nexec vvp -n -M "%s" -m texlock "%s" +texlock+command=build/texlock "$@"\n' "$BUILD" "$work/bug.vvp" \
    >"$work/program"
chmod +x "$work/program"
PROGRAM=$work/program timeout "$SECONDS_PER_RUN" scripts/power_up.sh "$work" 2>&1 | sed "s|$work/|build/|g" >"$work/console"

# Each line of an example, "..." at its end for any rest, in the order of the console. A line of "..." stands for any.
# Blanks count as one: pages are narrower than consoles.
printed() {
    section "$1" "$2" | sed -n '/^    MISMATCH/,/^    MISMATCH  /{s/^    //;p}' >"$work/example"
    [[ $(wc -l <"$work/example") -ge $3 ]] || { echo "no example of $3 lines in $1"; return 1; }
    awk -v page="$1" -v example="$work/example" '
        function squeezed(line) { gsub(/ +/, " ", line); return line }
        FILENAME != example { console[NR] = squeezed($0); lines = NR; next }
        $0 ~ /^ *\.\.\.$/ { next }
        {
            wanted = squeezed($0)
            rest = sub(/ ?\.\.\.$/, "", wanted)
            for (i = at + 1; i <= lines; i++)
                if (rest ? index(console[i], wanted) == 1 : console[i] == wanted) break
            if (i > lines) { print page ": not printed, or not here: " $0; lost = 1 } else at = i
        }
        END { exit lost }' "$work/console" "$work/example" && return
    echo "printed was:"
    tail -1 "$work/console"
    sed -n '/^MISMATCH in/,/^check/p' "$work/console"
    return 1
}
check "first mismatch: the README's is what is printed" printed README.md "A first mismatch" 20
check "first mismatch: so is that of the report's page" printed harness/report/README.md "How to read a mismatch" 35
