# SPDX-License-Identifier: Apache-2.0
# The record of a compiled file, for c_good.sh: its own sum, that of each file that the compiler read, as it was before, and
# how many these are.
# usage: b2sum FILE.part | awk -v of=FILE -v more="FILE..." -f scripts/c_record.awk SUMS FILE.part.d -
function add(name) {
    if (index(name, ENVIRON["PWD"] "/") == 1) name = substr(name, length(ENVIRON["PWD"]) + 2)
    while (sub(/[^\/.][^\/]*\/\.\.\//, "", name)) ;
    names[++count] = name
}
FNR == 1 { file++ }
file == 1 { sum[$2] = $1 }
file == 2 { for (i = 1; i <= NF; i++) if ($i !~ /[:\\]$/) add($i) }
file == 3 {
    print "of", $1, of
    split(more, also, " ")
    for (i in also) add(also[i])
    for (i = 1; i <= count; i++) print (names[i] in sum ? sum[names[i]] : "unknown"), names[i]
    print "whole", count
}
