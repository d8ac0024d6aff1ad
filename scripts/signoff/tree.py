# SPDX-License-Identifier: Apache-2.0
"""The tree that is signed off: its commit, the hash of its RTL, and what has changed since another commit."""
import subprocess
from functools import lru_cache
from pathlib import Path

# What decides the result of a check: two results are of the same unit if none of these differs.
DECIDES = ("rtl", "cmodel", "harness", "vectors", ":(exclude)*.md", ":(exclude)vectors/evidence.tsv")


class Tree:
    """Of a folder under Git; without Git everything is of an unknown commit."""

    def __init__(self, root, build):
        self.root, self.build = Path(root), Path(build)
        self.commit = self.git("rev-parse", "HEAD").strip() or "unknown"
        self.date = self.git("show", "-s", "--format=%cI", "HEAD").strip() or "unknown"
        self.rtl_sources = self.run(["scripts/rtl_hash.sh", str(self.build)]).strip() or "unknown"

    def run(self, command):
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, errors="replace", check=False)
        return done.stdout if done.returncode == 0 else ""

    def git(self, *arguments):
        return self.run(["git", *arguments])

    def changes(self):
        """Files that decide, and are not as the commit has them."""
        return [line[3:] for line in self.git("status", "--porcelain", "--untracked-files=all", "--", *DECIDES).splitlines()]

    @lru_cache(maxsize=None)
    def since(self, commit):
        """Files that decide, and differ now from that commit; None if there is no such commit."""
        if not self.git("cat-file", "-t", commit + "^{commit}"):
            return None
        new = self.git("ls-files", "--others", "--exclude-standard", "--", *DECIDES)
        return (self.git("diff", "--name-only", commit, "--", *DECIDES) + new).splitlines()

    def stale(self, data):
        """Why what was found of `data["commit"]` and `data["rtl_sources"]` says nothing of this tree; "" if it does."""
        made = data.get("rtl_sources", "unknown")
        if made != self.rtl_sources:
            return f"made of other RTL (sources {made[:12]}, here {self.rtl_sources[:12]})"
        commit = data.get("commit") or "unknown"
        changed = self.since(commit) if commit.isalnum() and commit != "unknown" else None
        if changed is None:
            return f"made at commit '{commit}', which is not in this repository"
        if changed:
            return f"made at commit {commit[:12]}; since then changed: {changed[0]}" + (
                f" and {len(changed) - 1} more" if len(changed) > 1 else "")
        return ""
