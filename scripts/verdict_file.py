# SPDX-License-Identifier: Apache-2.0
"""verdict.json and junit.xml of a script, in texlock's format (harness/report/verdict.h).

They say `running` until the end of the command, so that nobody takes those of an earlier one for its own; a killed
command leaves them so.
"""
import datetime
import json
import os
import xml.sax.saxutils as xml
from pathlib import Path

INTERNAL = 5
MARKS = {"verdict.json": '{\n\t"verdict":', "junit.xml": '<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="texlock"'}


def foreign(path):
    """It exists and texlock did not write it (harness/base/result_file.c)."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return False
    return bool(text) and not text.startswith(MARKS[path.name])


def place(path, text):
    """Whole or not at all; where that cannot be, no old one stays."""
    if foreign(path):
        return
    part = path.with_name(f".{path.name}.texlock-{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        path.unlink(missing_ok=True)
        raise


def junit(name, ending, text):
    failed = f">\n  <error type={xml.quoteattr(ending)} message={xml.quoteattr(text)}/>\n </testcase>\n" if ending != "pass" else "/>\n"
    return (f'{MARKS["junit.xml"]} tests="1" failures="0" errors="{int(ending != "pass")}">\n'
            f' <testcase classname="texlock" name={xml.quoteattr(name)}{failed}</testsuite>\n')


def write(folder, name, ending, code, text, **more):
    """The verdict last."""
    folder = Path(folder)
    told = {"report": text} if ending == "pass" else {} if ending == "running" else {"failure": {"text": text}}
    place(folder / "junit.xml", junit(name, ending, text))
    place(folder / "verdict.json", json.dumps({"verdict": ending, "exit_code": code, **more, "command": name, **told}, indent="\t") + "\n")


def refused(words, folder, name, code):
    """The options were refused and nothing was run: an earlier verdict in that folder of the build folder, as far as the
    options name it, says so."""
    given = dict(zip(words, words[1:]))
    state = Path(given["--state"]) if "--state" in given else Path(given.get("--build", "build")) / folder
    if (state / "verdict.json").exists():
        write(state, name, "bad input", code, "the options were refused: nothing was run")


class Verdict:
    """Of one command: from its beginning, when it says `running`, to end()."""

    def __init__(self, folder, name):
        self.folder, self.name = Path(folder), name
        self.more = {"pid": os.getpid(), "started": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")}
        self.folder.mkdir(parents=True, exist_ok=True)
        write(self.folder, name, "running", INTERNAL, f"running since {self.more['started']} as process {os.getpid()}: "
              "it has not ended, or it was killed", **self.more)

    def end(self, ending, code, text):
        write(self.folder, self.name, ending, code, text, **self.more)
