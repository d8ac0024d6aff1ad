# SPDX-License-Identifier: Apache-2.0
"""Failures by signature: new, again, known, expired; and fixed ones among the open."""
import programs
import verdicts

# A bucket of these has no failure of the unit in it.
NO_VERDICT = ("killed", "not-run", "not-built")
FAILING = ("new", "again", "expired")


def instructions_of(record):
    return record["instructions"] or 1 << 62


def bucket_of(signature, jobs, known, before, today):
    smallest = min(jobs, key=lambda j: (not j["saved"], instructions_of(j), j["name"]))
    row, status = known.get(signature), smallest["status"]
    if row:
        state = "expired" if row.expired(today) else "known"
    else:
        state = "again" if signature in before else "new"
    return {"signature": signature, "status": status, "state": state, "jobs": [j["name"] for j in jobs], "text": smallest["text"],
            "item": smallest["item"], "seed": smallest["seed"], "config": smallest["config"], "strictness": smallest["strictness"],
            "saved": smallest["saved"], "flaky": any(j.get("flaky") for j in jobs), "open": status not in NO_VERDICT,
            "since": before.get(signature, {}).get("first_run", ""), "issue": row.issue if row else "",
            "expires": row.expires.isoformat() if row else "", "reason": row.reason if row else "", "case": "",
            "reproduce": " ".join([smallest["command"], *programs.into(smallest["config"], "DIR")]) if smallest["command"] else ""}


def make(records, known, before, today):
    """One bucket for each signature; new ones first."""
    groups = {}
    for record in records:
        if record["status"] != "pass":
            assert record["status"] in verdicts.BAD, record["status"]
            groups.setdefault(record["signature"], []).append(record)
    order = ("new", "expired", "again", "known")
    found = [bucket_of(signature, jobs, known, before, today) for signature, jobs in groups.items()]
    return sorted(found, key=lambda b: (order.index(b["state"]), -len(b["jobs"]), b["signature"]))


def of_open(records, before, scale):
    """What became of the failures that were open: signature -> fixed, changed, again or not run. Fixed is only what ran again with the
    same seed and as many instructions, and passed."""
    seen = {r["signature"] for r in records if r["status"] != "pass"}
    state = {}
    for signature, row in before.items():
        same = [r for r in records if row["scale"] == scale and (r["item"], r["seed"], r["config"]) == (row["item"], row["seed"], row["config"])]
        if signature in seen:
            state[signature] = "again"
        elif not same or same[0]["status"] in NO_VERDICT:
            state[signature] = "not run"
        else:
            state[signature] = "fixed" if same[0]["status"] == "pass" else "changed"
    return state


def unmatched(known, found):
    signatures = {b["signature"] for b in found}
    return [row for signature, row in known.items() if signature not in signatures]


def exit_status(found, interrupted):
    """README.md, "Exit status"."""
    if interrupted:
        return 130
    failing = [b for b in found if b["state"] in FAILING]
    if any(b["open"] for b in failing):
        return 1
    return 3 if failing else 0
