#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# texlock watch: command lines and libraries that must be refused.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

cat >"$work/none.c" <<'END'
int nothing;
END
cat >"$work/idle.c" <<'END'
#include <stdio.h>
static void start(void) { puts("routine called"); }
void (*vlog_startup_routines[])(void) = {start, 0};
void by_name(void) { puts("entry called"); }
END
for name in none idle; do
    "${CC:-gcc}" -shared -fPIC -o "$work/$name.so" "$work/$name.c" || exit
done
none=$(realpath "$work")/none.so idle=$(realpath "$work")/idle.so

refuse "watch without a library" 'no --vpi LIB: nothing drives the unit' watch
refuse "a library that is not there" "cannot load './nowhere.so'" watch --vpi ./nowhere.so
refuse "a file that is no library" "cannot load '$PWD/README.md'" watch --vpi "$PWD/README.md"
refuse "a library without startup routines" 'is no VPI library' watch --vpi "$none"
refuse "an entry that the library lacks" "has no function 'start_here'" watch --vpi "$none:start_here"
refuse "a library without a name" "':start': expected LIB or LIB:ENTRY" watch --vpi :start
refuse "an entry without a name" 'expected LIB or LIB:ENTRY' watch --vpi "$none:"
refuse "an argument that is no plusarg" "unexpected argument 'file'; plusargs begin with '\+'" watch --vpi "$idle" file
refuse "an unknown option of watch" "unrecognized option '--bare'" watch --vpi "$idle" --bare
refuse "watch with a seed that is no number" '--seed' watch --vpi "$idle" --seed 1e3
refuse "an option of texlock that is none" "option '\+texlock\+go': expected" watch --vpi "$idle" +texlock+go
refuse "the old word for strictness" "option .*level=order.: it is called \+texlock\+strictness=order now" watch --vpi "$idle" \
    +texlock+level=order
refuse "fewer instructions to keep than a case needs" "option '\+texlock\+keep=5': expected .*keep=INSTRUCTIONS .16\.\.1024" \
    watch --vpi "$idle" +texlock+keep=5
refuse "a window without a strictness" "texlock\+window=9': it is for" watch --vpi "$idle" +texlock+window=9
refuse "a folder without a name" "expected a folder" watch --vpi "$idle" --out ''
refuse "two folders" 'one of them only' watch --vpi "$idle" --out "$dir" +texlock+out=here

# The simulation ends when no library waits for a later time.
launch watch --vpi "$idle"
check "a library is started by its vlog_startup_routines" shows "$work/out" '^routine called'
check "what drives nothing is vacuous" ended 3 vacuous
launch watch --vpi "$idle:by_name" --vpi "$idle"
check "a library is started by the entry that is named, and two are" shows "$work/out" '^entry called' '^routine called'
launch watch --vpi "$idle" --unchecked
check "without the checker the ending is vacuous" equal 3 "$rc"
check "and it says so" shows "$work/out" 'nothing was checked'
refuse "the old word for a recording" "--tape is called --recording now" bench --tape "$work/recording"
refuse "its short form" "--tape is called --recording now" bench -t "$work/recording"
texlock bench --count 1 --rounds 1 --recording "$work/nowhere/recording"
check "a recording that cannot be written is told" equal "5 $(grep -c 'cannot write .*nowhere/recording: No such' "$work/err")" "$rc 1"
