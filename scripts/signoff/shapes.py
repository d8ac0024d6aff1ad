# SPDX-License-Identifier: Apache-2.0
"""What the files that sign-off reads must hold, and how a file is read that may not."""
import json

NUMBER = (int, float)
HEAD = {"format": int, "commit": str, "rtl_sources": str}
WORDS = {dict: "an object", list: "a list", str: "text", int: "a whole number", NUMBER: "a number", bool: "true or false"}


class Malformed(Exception):
    """A file is not as it must be; the text names file, place and what was expected."""


class Maybe:
    """A member that may be absent or null."""

    def __init__(self, shape):
        self.shape = shape


class Each:
    """An object with any names, whose members are all of one shape."""

    def __init__(self, shape):
        self.shape = shape


KIND = {"hit": int, "total": int, "excluded": Maybe(int)}
MUTANT = {"id": str, "file": str, "line": int, "stage": str, "what": str, "status": str,
          "by": Maybe({"ending": Maybe(str), "check": Maybe(str), "stage": Maybe(str), "field": Maybe(str), "case": Maybe(str)}),
          "proof": Maybe(str), "wave": Maybe(str), "rules": Maybe([str]), "place": Maybe(str), "operator": Maybe(str)}
SHAPES = {
    "verdict": {"verdict": str, "exit_code": int, "rtl_sources": str, "seed": int, "cycles": int, "instructions": int,
                "rules": Each(int), "cases": [{"name": str, "verdict": str}],
                "stages": [{"name": str, "stage": str, "compares": int, "minimum": int}]},
    "functional": HEAD | {"runs": Maybe(int), "points": [
        {"name": str, "kind": str, "boundary": str, "rules": Maybe([str]), "text": Maybe(str),
         "bins": [{"name": str, "hits": int, "goal": Maybe(int), "illegal": Maybe(bool), "waived": Maybe(str)}]}]},
    "code": HEAD | {"files": [{"file": str, "side": str, "stage": str, "kinds": Each(KIND),
                               "missed": [{"line": int, "kind": str, "what": Maybe(str)}]}],
                    "exclusions": [{"file": str, "line": int, "kind": str, "reason": str}], "errors": Maybe([str])},
    "mutation": HEAD | {"side": str, "population": int, "ran": int, "mutants": [MUTANT], "idle_kinds": Maybe([str])},
    "bugs": HEAD | {"bugs": [{"name": str, "file": str, "caught": bool}]},
    "regress": HEAD | {"jobs": [{"name": str, "status": str}],
                       "buckets": [{"signature": str, "state": str, "reproduce": Maybe(str)}], "open": Maybe(Each(str)),
                       "interrupted": Maybe(int)},
}
STATUSES = ("killed", "survived", "equivalent", "kind", "unbuilt")


def word(value):
    return "nothing" if value is None else next(
        (text for kind, text in WORDS.items() if isinstance(value, kind) and not (kind is int and isinstance(value, bool))), "?")


def check(value, shape, at):
    """Refuse a value that has not the shape."""
    if isinstance(shape, Maybe):
        return None if value is None else check(value, shape.shape, at)
    if isinstance(shape, Each):
        check(value, dict, at)
        return [check(member, shape.shape, f"{at}.{name}") for name, member in value.items()]
    if isinstance(shape, dict):
        check(value, dict, at)
        return [check(value.get(name), member, f"{at}.{name}".lstrip(".")) for name, member in shape.items()]
    if isinstance(shape, list):
        check(value, list, at)
        return [check(member, shape[0], f"{at}[{i}]") for i, member in enumerate(value)]
    if not isinstance(value, shape) or (shape is not bool and isinstance(value, bool)):
        raise Malformed(f"{at or 'the file'}: expected {WORDS[shape]}, found {word(value)}")
    return None


def read(path, shape):
    """The JSON of a file, of that shape. Malformed says where it is not; FileNotFoundError if there is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        check(data, SHAPES[shape], "")
        for i, mutant in enumerate(data.get("mutants", ()) if shape == "mutation" else ()):
            if mutant["status"] not in STATUSES:
                raise Malformed(f"mutants[{i}].status: expected {', '.join(STATUSES)}, found '{mutant['status']}'")
        if shape not in ("verdict",) and data["format"] != 1:
            raise Malformed(f"format: expected 1, found {data['format']}")
    except json.JSONDecodeError as why:
        raise Malformed(f"{path}:{why.lineno}: expected JSON: {why.msg}") from why
    except (UnicodeDecodeError, OSError) as why:
        if isinstance(why, FileNotFoundError):
            raise
        raise Malformed(f"{path}: cannot be read: {why}") from why
    except Malformed as why:
        raise Malformed(f"{path}: {why}") from why
    return data
