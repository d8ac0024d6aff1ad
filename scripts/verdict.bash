# SPDX-License-Identifier: Apache-2.0
# Verdict files as scripts write them, to be sourced: as texlock does (harness/base/result_file.h), but in bash alone.
VERDICT_MARK=$'{\n\t"verdict":'
JUNIT_MARK=$'<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="texlock"'

# A file that texlock did not write is not replaced: verdict_foreign FILE MARK
verdict_foreign() {
    [[ -s $1 && $(head -c ${#2} "$1" | tr -d '\0' && echo .) != "$2." ]]
}
# Standard input becomes FILE, whole or not at all. Where that cannot be, no old verdict stays: verdict_place FILE MARK
verdict_place() {
    local at=$1
    [[ ! -L $at ]] || at=$(realpath "$at")
    if verdict_foreign "$at" "$2"; then
        cat >/dev/null
    elif ! { cat >"$at.texlock-$$.part" && mv -f "$at.texlock-$$.part" "$at"; }; then
        rm -f "$at.texlock-$$.part"
        rm -f "$at" || : >"$at"
        return 1
    fi
}
# The verdict of one folder becomes that of another, verdict.json last: verdict_publish FROM TO
verdict_publish() {
    verdict_place "$2/junit.xml" "$JUNIT_MARK" <"$1/junit.xml"
    verdict_place "$2/verdict.json" "$VERDICT_MARK" <"$1/verdict.json"
}
