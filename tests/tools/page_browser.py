#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Open pages in Chromium without a screen, and look for faults: messages of the console, what is loaded, headings, landmarks, names of
pictures and tables, links, keys, the lines to copy, contrast in light and dark, a narrow window, paper, no scripts.

usage: page_browser.py [--shots DIR] FILE...    exit: 0 no faults, 1 faults (each a line), 2 usage, 3 no chromium or no chromedriver
"""
import argparse
import base64
import json
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from urllib.parse import unquote, urlparse

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"tab": "\ue004"}
SHOT = (1240, 1700, 0.6)  # width, height, scale of a picture of a page

# Faults that the document itself shows, as texts.
STRUCTURE = r"""
const faults = [], say = (t) => faults.push(t), all = (s) => [...document.querySelectorAll(s)];
const name = (e) => e.getAttribute('aria-label') || (document.getElementById(e.getAttribute('aria-labelledby')) || {}).textContent || '';
if (!document.documentElement.lang) say('no language');
if (!document.title) say('no title');
for (const one of ['h1', 'main', 'header', 'footer', 'nav']) if (all(one).length !== 1) say(all(one).length + ' of ' + one);
let level = 0;
for (const h of all('h1,h2,h3,h4')) { const n = +h.tagName[1]; if (n > level + 1) say('heading "' + h.textContent + '" leaves a level out'); level = n; }
const ids = all('[id]').map((e) => e.id);
for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) say('id ' + id + ' stands twice');
for (const a of all('a[href^="#"]')) if (!document.getElementById(a.getAttribute('href').slice(1))) say(a.getAttribute('href') + ' leads nowhere');
for (const e of all('svg, img, [role=img], nav, section, [role=region], [tabindex="0"]')) if (!name(e) && e.getAttribute('alt') === null)
  say(e.tagName.toLowerCase() + ' without a name');
for (const t of all('table')) {
  if (!t.caption || !t.caption.textContent) say('table without a caption');
  if (!t.tHead || [...t.tHead.rows[0].cells].some((c) => c.tagName !== 'TH' || c.scope !== 'col')) say('table without heads: ' + t.caption.textContent);
  for (const r of t.tBodies[0].rows) {
    if (r.cells[0].tagName !== 'TH' || r.cells[0].scope !== 'row') say('row without a head: ' + r.textContent);
    if (r.cells.length !== t.tHead.rows[0].cells.length) say('row of another length: ' + r.textContent);
  }
}
for (const b of all('button')) if (!name(b)) say('button without a name');
for (const e of all('[src], link, image, use, object, iframe')) {
  const from = e.getAttribute('src') || e.getAttribute('href') || e.getAttribute('data') || '';
  if (!from.startsWith('data:') && !from.startsWith('#')) say('loads ' + from);
}
for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) if (/@import|url\((?!"?#)/.test(rule.cssText)) say('loads by ' + rule.cssText);
for (const e of performance.getEntriesByType('resource')) if (!e.name.startsWith('data:')) say('loads ' + e.name);
if (all('main h2').length < 2) say('fewer than two sections');
return faults;
"""
# What has less contrast than 4.5 to 1; of large or drawn text too.
CONTRAST = r"""
const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
const rgb = (c) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
const light = (c) => c.slice(0, 3).map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
const behind = (e) => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] > 200) return c; } return [255, 255, 255, 255]; };
const found = new Set();
const judge = (e, fore, back, what) => { const r = ratio(rgb(fore), back); if (r < 4.5) found.add(what + ' has a contrast of ' + r.toFixed(2)); };
for (const e of document.querySelectorAll('h1,h2,h3,p,a,td,th,dt,dd,code,pre,li,caption,figcaption,summary,button'))
  if (e.textContent.trim() && e.offsetParent) judge(e, getComputedStyle(e).color, behind(e), e.tagName.toLowerCase() + '.' + e.className);
for (const g of document.querySelectorAll('.pipeline g')) {
  const stay = g.querySelector('rect.stay'), text = g.querySelector('text');
  if (stay && text && text.textContent) judge(text, getComputedStyle(text).fill, rgb(getComputedStyle(stay).fill), 'text of a stage');
}
for (const t of document.querySelectorAll('svg text:not(.stage)')) judge(t, getComputedStyle(t).fill, behind(t.ownerSVGElement), 'text ' + t.getAttribute('class'));
return [...found];
"""


class Browser:
    """A session of chromedriver, in a folder of its own."""

    def __init__(self, folder):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        port = next((found[1] for line in self.driver.stdout for found in [re.search(r"successfully on port (\d+)", line)] if found), None)
        if not port:
            raise OSError("chromedriver did not start")
        self.address = f"http://127.0.0.1:{port}"
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}", "--window-size=1300,1000",
                     "--force-device-scale-factor=1", "--disable-dev-shm-usage"]
        options = {"args": arguments, "binary": shutil.which("chromium")}
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.path = f"/session/{made['sessionId']}"

    def ask(self, method, path, data=None):
        body = None if method == "GET" else json.dumps(data or {}).encode()
        request = urllib.request.Request(self.address + path, body, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.loads(answer.read())["value"]

    def close(self):
        try:
            self.ask("DELETE", self.path)
        finally:
            self.driver.terminate()
            self.driver.wait()

    def open(self, file):
        self.ask("POST", self.path + "/url", {"url": Path(file).resolve().as_uri()})

    def run(self, script, *arguments):
        return self.ask("POST", self.path + "/execute/sync", {"script": script, "args": list(arguments)})

    def devtools(self, command, **parameters):
        return self.ask("POST", self.path + "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def messages(self):
        return [line["message"] for line in self.ask("POST", self.path + "/se/log", {"type": "browser"})]

    def press(self, keys):
        active = self.ask("GET", self.path + "/element/active")[ELEMENT]
        self.ask("POST", f"{self.path}/element/{active}/value", {"text": keys})

    def media(self, scheme="light", media="screen"):
        self.devtools("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, width, height, scale):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        shot = self.devtools("Page.captureScreenshot", format="png", clip={"x": 0, "y": 0, "width": width, "height": height, "scale": scale})
        self.devtools("Emulation.clearDeviceMetricsOverride")
        return base64.b64decode(shot["data"])


def links(browser):
    """Of those that lead to a file, those that lead to none."""
    for href in browser.run("return [...document.querySelectorAll('a[href]')].map((a) => a.href)"):
        where = urlparse(href)
        if where.scheme != "file":
            yield f"{href} is no file"
        elif not Path(unquote(where.path)).exists():
            yield f"{href} leads nowhere"


def keys(browser):
    browser.run("scrollTo(0, 0); document.activeElement.blur()")
    browser.press(KEYS["tab"])
    where = browser.run("const e = document.activeElement, r = e.getBoundingClientRect(), s = getComputedStyle(e);"
                        "return [e.className, r.left >= 0 && r.top >= 0 && r.width > 0, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]")
    if where != ["skip", True, True]:
        yield f"the first tab leads to {where}, not to a visible link past the head"
    heads = browser.run("return document.querySelectorAll('main h2').length")
    seen = []
    for _ in range(heads):
        browser.press("j")
        seen.append(browser.run("return [document.activeElement.tagName, document.activeElement.id]"))
    if len({i for tag, i in seen if tag == "H2"}) < 2:
        yield f"key j leads to {seen}"
    browser.press("k")
    if browser.run("return document.activeElement.id") == seen[-1][1]:
        yield "key k does not lead back"


def copies(browser):
    count, buttons = browser.run("return [document.querySelectorAll('.copy').length, document.querySelectorAll('.copy button').length]")
    if count != buttons or not count:
        yield f"{buttons} buttons for {count} lines to copy"
        return
    same = browser.run("const l = document.querySelector('.copy'); l.querySelector('button').click();"
                       "return [getSelection().toString().trim(), l.querySelector('code').textContent]")
    if same[0] != same[1]:
        yield f"what is copied is {same}"


def looks(browser):
    back = {}
    for scheme in ("light", "dark"):
        browser.media(scheme)
        yield from (f"{scheme}: {fault}" for fault in browser.run(CONTRAST))
        back[scheme] = browser.run("return getComputedStyle(document.body).backgroundColor")
    if back["light"] == back["dark"]:
        yield "dark is as light"
    browser.media("dark", "print")
    yield from (f"on paper: {fault}" for fault in browser.run(CONTRAST))
    if browser.run("return getComputedStyle(document.querySelector('nav')).display !== 'none'"):
        yield "on paper: the links to sections are printed"
    browser.run("for (const d of document.querySelectorAll('details')) d.open = true")
    browser.devtools("Emulation.setDeviceMetricsOverride", width=720, height=1000, deviceScaleFactor=1, mobile=False)
    wide = browser.run("return document.documentElement.scrollWidth")
    browser.devtools("Emulation.clearDeviceMetricsOverride")
    if wide > 720:
        yield f"on paper of 720 the page is {wide} wide"
    paper = base64.b64decode(browser.devtools("Page.printToPDF", printBackground=True)["data"])
    if not paper.startswith(b"%PDF") or len(paper) < 10000:
        yield f"on paper: {len(paper)} bytes"
    browser.media()


def narrow(browser):
    browser.devtools("Emulation.setDeviceMetricsOverride", width=480, height=900, deviceScaleFactor=1, mobile=False)
    wide = browser.run("return [document.documentElement.scrollWidth, innerWidth]")
    browser.devtools("Emulation.clearDeviceMetricsOverride")
    if wide[0] > wide[1]:
        yield f"in a window of {wide[1]} the page is {wide[0]} wide"


def plain(browser, file):
    """Without scripts: all sections are there."""
    heads = browser.run("return [...document.querySelectorAll('h2')].map((h) => h.textContent)")
    browser.devtools("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(file)
    found = browser.run("return [[...document.querySelectorAll('h2')].map((h) => h.textContent), document.querySelectorAll('button').length]")
    browser.devtools("Emulation.setScriptExecutionDisabled", value=False)
    if found != [heads, 0]:
        yield f"without scripts there are {found}"


def faults(browser, file):
    browser.open(file)
    yield from browser.run(STRUCTURE)
    for look in (links, keys, copies, looks, narrow):
        yield from look(browser)
    yield from plain(browser, file)
    yield from (f"console: {text}" for text in browser.messages())


def shoot(browser, file, folder):
    """Pictures of the page in light and dark."""
    browser.open(file)
    for scheme in ("light", "dark"):
        browser.media(scheme)
        (folder / f"{file.parent.name}-{scheme}.png").write_bytes(browser.picture(*SHOT))
    browser.media()


def main():
    parser = argparse.ArgumentParser(description="open pages in Chromium and look for faults")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="pictures of the pages, in light and dark")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    args = parser.parse_args()
    for tool in ("chromium", "chromedriver"):
        if not shutil.which(tool):
            print(f"page_browser: no {tool}; as root: apt-get install --no-install-recommends chromium chromium-driver", file=sys.stderr)
            return 3
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(folder)
        try:
            for file in args.files:
                found = [f"{file}: {fault}" for fault in faults(browser, file)]
                print("\n".join(found), end="\n" if found else "")
                count += len(found)
                if args.shots:
                    args.shots.mkdir(parents=True, exist_ok=True)
                    shoot(browser, file, args.shots)
        finally:
            browser.close()
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
