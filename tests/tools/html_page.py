#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Whether a page of HTML is whole: tags are closed, ids stand once, each link leads to an anchor or a file, nothing is loaded.

usage: html_page.py FILE    exit: 0 it is, 1 not (each fault a line), 2 usage
"""
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

VOID = {"meta", "br", "input", "img", "hr"}


class Page(HTMLParser):
    """A page that lies in a folder."""

    def __init__(self, path):
        super().__init__()
        self.folder, self.open, self.ids, self.links, self.faults = Path(path).parent, [], set(), [], []
        self.feed(Path(path).read_text(encoding="utf-8"))
        self.faults += [f"<{tag}> is not closed" for tag in self.open]
        self.faults += [f"{link} leads nowhere" for link in dict.fromkeys(self.links) if not self.leads(link)]

    def leads(self, link):
        path, anchor = map(unquote, link.partition("#")[::2])
        return (self.folder / path).exists() if path else anchor in self.ids

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if "id" in attrs and attrs["id"] in self.ids:
            self.faults.append(f"line {self.getpos()[0]}: id {attrs['id']} stands twice")
        self.ids |= {attrs["id"]} if "id" in attrs else set()
        if "href" in attrs and tag == "a":
            self.links.append(attrs["href"])
        elif not attrs.get("href", attrs.get("src", "data:")).startswith("data:"):
            self.faults.append(f"line {self.getpos()[0]}: <{tag}> loads something")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"line {self.getpos()[0]}: </{tag}> closes nothing")


def main():
    if len(sys.argv) != 2:
        sys.exit((print(__doc__, file=sys.stderr), 2)[1])
    faults = Page(sys.argv[1]).faults
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
