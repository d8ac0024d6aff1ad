# SPDX-License-Identifier: Apache-2.0
"""Jobs that files changed since a commit can reach, from reach.tsv."""
import fnmatch
from pathlib import Path

import engine
from plan import BadInput
from summary import plural

TABLE = Path(__file__).resolve().parent / "reach.tsv"


def rows(path=TABLE):
    """(pattern of a path, patterns of tests), first match counts."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != 2:
                raise BadInput(f"{path}:{number}: expected a pattern of paths and patterns of tests, separated by a tab")
            found.append((cells[0], cells[1].split()))
    return found


def changed(commit, root):
    """Files that differ from the commit, in commits and in the working tree, and files that git does not know."""
    if not engine.checkout(root):
        raise BadInput("SINCE: this tree is no checkout of git: what has changed is not known")
    if not engine.git(root, "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"):
        raise BadInput(f"SINCE: '{commit}' is no commit of this tree")
    listed = (engine.git(root, "diff", "--name-only", "--relative", "-z", commit, "--"),
              engine.git(root, "ls-files", "--others", "--exclude-standard", "-z"))
    return sorted({name for text in listed for name in text.split("\0") if name})


def reached(files, table):
    """Patterns of tests that these files can reach; a file that no row matches can reach all."""
    patterns = set()
    for name in files:
        patterns |= set(next((tests for pattern, tests in table if fnmatch.fnmatchcase(name, pattern)), ["*"]))
    return patterns - {"-"}


def divided(jobs, commit, root, say):
    """(the jobs that are reached, the others)."""
    files = changed(commit, root)
    patterns = reached(files, rows())
    first = [job for job in jobs if any(fnmatch.fnmatchcase(job.test, p) for p in patterns)]
    say(f"{plural(len(files), 'file')} changed since {commit}; what is changed can reach {len(first)} of {len(jobs)} jobs, which come first")
    return first, [job for job in jobs if job not in first]
