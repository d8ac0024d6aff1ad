# SPDX-License-Identifier: Apache-2.0
"""The report of a regression on the console."""

WORDS = {"new": "NEW", "again": "as before", "expired": "EXPIRED", "known": "known"}
TREND = 8


def plural(count, word):
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def bucket_lines(bucket):
    jobs = bucket["jobs"]
    shown = " ".join(jobs[:4]) + (f" and {len(jobs) - 4} more" if len(jobs) > 4 else "")
    yield f"  {WORDS[bucket['state']]:<9} {bucket['signature']}  {plural(len(jobs), 'job')}{', FLAKY' if bucket['flaky'] else ''}"
    if bucket["issue"]:
        until = "expired on" if bucket["state"] == "expired" else "accepted until"
        yield f"            {bucket['issue']}, {until} {bucket['expires']}: {bucket['reason']}"
    if bucket["text"]:
        yield f"            {bucket['text'].splitlines()[0]}"
    yield f"            {shown}"
    if bucket["case"]:
        yield f"            case      {bucket['case']}{' (shrunk)' if bucket['shrunk'] else ''}"
    if bucket["reproduce"]:
        yield f"            reproduce {bucket['reproduce']}"


def open_lines(latest):
    for signature, state in latest["open"].items():
        if state == "fixed":
            yield f"  fixed     {signature}: the same seed passes now"
        elif state == "changed":
            yield f"  changed   {signature}: the same seed fails otherwise now"
        elif state == "not run":
            yield f"  open      {signature}: not run now"


def rate(row):
    return row["instructions"] / row["cpu_seconds"] if row["cpu_seconds"] else 0


def throughput(latest):
    rates = [rate(row) for row in latest["trend"]]
    if not rates:
        return ""
    text = f"{rates[-1]:.0f} instructions a second and processor"
    if len(rates) > 1:
        text += f"; before: {' '.join(f'{r:.0f}' for r in rates[-TREND:-1])}"
    return text


def told(latest):
    """One line for what needs no bucket: second runs, rows of known.tsv, the engine."""
    interrupted = [r["name"] for r in latest["jobs"] if r.get("interrupted")]
    if interrupted:
        yield f"  {plural(len(interrupted), 'job')} ended from outside and run again: {' '.join(interrupted)}"
    if latest["lost"]:
        yield f"  {plural(len(latest['lost']), 'time')} Slurm lost a job, which was submitted again: {latest['lost'][0].partition(chr(9))[2]}"
    for signature in latest["known_unmatched"]:
        yield f"  {latest['known_file']}: nothing failed with {signature}; is the row still needed?"
    for text in latest["broken"]:
        yield f"  {text}"


def text(latest):
    counts = latest["counts"]
    lines = ["", *(line for bucket in latest["buckets"] for line in bucket_lines(bucket)), *open_lines(latest), *told(latest)]
    if latest["coverage"]:
        lines.append(f"  coverage  {latest['coverage']}")
    if throughput(latest):
        lines.append(f"  speed     {throughput(latest)}")
    lines.append(f"  report    {latest['folder'].rpartition('/runs/')[0]}/index.html; dvsim's: {latest['folder']}/reports/index.html")
    if counts["failed"]:
        lines.append("  again     make regress RERUN=failed")
    word = "INTERRUPTED" if counts["interrupted"] else {0: "PASS", 1: "FAIL", 3: "INCOMPLETE"}.get(counts["exit"], "BROKEN")
    states = {b["state"] for b in latest["buckets"]}
    buckets = ", ".join(f"{sum(b['state'] == s for b in latest['buckets'])} {WORDS[s].lower()}" for s in WORDS if s in states)
    lines.append(f"{word}  {plural(counts['jobs'], 'job')}: {counts['passed']} passed, {counts['failed']} failed, "
                 f"{counts['without_verdict']} without a verdict{'; buckets: ' + buckets if buckets else ''}; {counts['instructions']} instructions, "
                 f"{counts['seconds']:.0f} s, seed {counts['seed']}")
    return "\n".join(lines)
