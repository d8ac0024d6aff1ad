# SPDX-License-Identifier: Apache-2.0
"""The report of a regression as one HTML file, that opens from the disk."""
from html import escape

from summary import plural, rate

STYLE = """body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:80em;padding:0 1em;color:#222}
table{border-collapse:collapse;margin:.5em 0 1.5em}td,th{border-bottom:1px solid #ddd;padding:.25em .8em;text-align:left;vertical-align:top}
code{font-size:13px;overflow-wrap:anywhere}.pass{color:#176b2c}.new,.fail,.expired,.broken{color:#a8201a;font-weight:600}
.known,.incomplete,.interrupted{color:#8a5a00}h1{font-size:1.5em}.figure{fill:none;stroke:#1f5fa8;stroke-width:2}"""
WIDTH, HEIGHT = 600, 90


def cell(value, kind=""):
    return f'<td class="{kind}">{value}</td>' if kind else f"<td>{value}</td>"


def table(head, rows):
    titles = "".join(f"<th>{escape(h)}</th>" for h in head)
    return f"<table><tr>{titles}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>" if rows else ""


def code(text):
    return f"<code>{escape(text)}</code>" if text else ""


def bucket_row(bucket):
    jobs = ", ".join(bucket["jobs"][:8]) + (f" and {len(bucket['jobs']) - 8} more" if len(bucket["jobs"]) > 8 else "")
    accepted = f"<br>{escape(bucket['issue'])}, {escape(bucket['expires'])}: {escape(bucket['reason'])}" if bucket["issue"] else ""
    flaky = '<br><span class="new">flaky</span>' if bucket["flaky"] else ""
    return (cell(escape(bucket["state"]) + flaky, bucket["state"]) + cell(code(bucket["signature"]) + accepted)
            + cell(f"{len(bucket['jobs'])}: {escape(jobs)}") + cell(escape(bucket["text"])) + cell(code(bucket["reproduce"])))


def job_row(job):
    notes = [f"also {job['second']} in a second run" if job.get("second") else "", "flaky" if job.get("flaky") else "",
             f"ended from outside ({job['interrupted']}), run again" if job.get("interrupted") else "",
             "seed of an open failure" if job["again"] else ""]
    kind = "pass" if job["status"] == "pass" else "fail"
    return (cell(escape(job["name"])) + cell(job["seed"]) + cell(escape(job["config"])) + cell(escape(job["status"]), kind)
            + cell(code(job["signature"])) + cell(f"{job['seconds']:.1f}") + cell(job["instructions"])
            + cell(escape("; ".join(filter(None, notes)))))


def trend(rows):
    """Instructions a second and processor, run by run."""
    rates = [rate(row) for row in rows]
    if len(rates) < 2 or max(rates) <= 0:
        return "<p>One run so far.</p>"
    points = " ".join(f"{10 + i * (WIDTH - 20) / (len(rates) - 1):.1f},{HEIGHT - 10 - r / max(rates) * (HEIGHT - 20):.1f}" for i, r in enumerate(rates))
    return (f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="throughput"><polyline class="figure" points="{points}"/></svg>'
            + table(["run", "commit", "instructions a second and processor", "jobs", "failed"],
                    [cell(r["id"]) + cell(code(r["commit_id"][:10])) + cell(f"{rate(r):.0f}") + cell(r["jobs"])
                     + cell(r["failed"] + r["without_verdict"]) for r in reversed(rows)]))


def html(latest):
    counts = latest["counts"]
    word = "interrupted" if counts["interrupted"] else {0: "pass", 1: "fail", 3: "incomplete"}.get(counts["exit"], "broken")
    head = f"{plural(counts['jobs'], 'job')}: {counts['passed']} passed, {counts['failed']} failed, {counts['without_verdict']} without a verdict"
    facts = [("run", counts["id"]), ("commit", counts["commit"]), ("RTL sources", counts["rtl_sources"]), ("items", counts["items"]),
             ("seed", counts["seed"]), ("launcher", counts["launcher"]), ("instructions", counts["instructions"]),
             ("seconds", counts["seconds"]), ("coverage", latest["coverage"]), *counts["tools"].items()]
    opened = [cell(escape(state), "pass" if state == "fixed" else "known") + cell(code(s)) for s, state in latest["open"].items() if state != "again"]
    notes = [f"known failures: nothing failed with {code(s)}" for s in latest["known_unmatched"]] + [escape(t) for t in latest["broken"]]
    name = latest["folder"].rpartition("/")[2]
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>texlock regression</title><style>{STYLE}</style></head><body>'
            f'<h1><span class="{word}">{word.upper()}</span> {escape(head)}</h1>'
            + "".join(f"<p>{note}</p>" for note in notes)
            + ("<h2>Failures</h2>" if latest["buckets"] else "")
            + table(["state", "signature", "jobs", "what", "reproduce"], [bucket_row(b) for b in latest["buckets"]])
            + ("<h2>Failures of earlier runs</h2>" if opened else "") + table(["now", "signature"], opened)
            + f"<h2>Throughput</h2>{trend(latest['trend'])}"
            + "<h2>Jobs</h2>" + table(["job", "seed", "configuration", "status", "signature", "seconds", "instructions", ""], [job_row(j) for j in latest["jobs"]])
            + "<h2>This run</h2>" + table(["", ""], [cell(escape(k)) + cell(escape(str(v))) for k, v in facts])
            + f'<p><a href="runs/{escape(name)}/reports/index.html">report of dvsim</a></p></body></html>\n')
