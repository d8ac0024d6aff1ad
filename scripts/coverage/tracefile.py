# SPDX-License-Identifier: Apache-2.0
"""lcov's tracefiles: written for genhtml and others, read where the C was counted on another machine."""
from collections import Counter, defaultdict

from points import Place, Unusable


def write(path, counts, title):
    """Lines, branches and functions. Expressions and toggles have no place in the format (code.json has them)."""
    files = defaultdict(lambda: defaultdict(list))
    for place, count in counts.items():
        files[place.file][place.kind].append((place, count))
    out = [f"TN:{title}"]
    for name in sorted(files):
        kinds = {kind: sorted(some, key=lambda p: (p[0].line, p[0].column, p[0].what)) for kind, some in files[name].items()}
        lines = dict((p.line, n) for p, n in kinds.get("line", []))
        functions, branches = kinds.get("function", []), kinds.get("branch", [])
        out.append(f"SF:{name}")
        out += [f"FN:{p.line},{p.what}" for p, _ in functions]
        out += [f"FNDA:{n},{p.what}" for p, n in functions]
        out += [f"FNF:{len(functions)}", f"FNH:{sum(n > 0 for _, n in functions)}"]
        way = Counter()
        for p, n in branches:
            # "-": the line was never reached
            out.append(f"BRDA:{p.line},0,{way[p.line]},{n if n or lines.get(p.line, 1) else '-'}")
            way[p.line] += 1
        out += [f"BRF:{len(branches)}", f"BRH:{sum(n > 0 for _, n in branches)}"]
        out += [f"DA:{line},{n}" for line, n in sorted(lines.items())]
        out += [f"LF:{len(lines)}", f"LH:{sum(n > 0 for n in lines.values())}", "end_of_record"]
    path.write_text("\n".join(out) + "\n")


def read(path, title):
    """What write() wrote of the C, if of the same sources."""
    counts, declared, ways = Counter(), {}, Counter()
    file, branches = "", []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        key, _, rest = line.partition(":")
        part = rest.split(",")
        try:
            if key == "TN" and rest != title:
                raise Unusable(f"{path}: counts of other C sources ({rest}) than those here ({title})")
            if key == "SF":
                file, declared, ways, branches = rest, {}, Counter(), []
            elif key == "FN":
                declared[part[1]] = int(part[0])
            elif key == "FNDA":
                counts[Place(file, declared[part[1]], "function", part[1])] += int(part[0])
            elif key == "DA":
                counts[Place(file, int(part[0]), "line", "")] += int(part[1])
            elif key == "BRDA":
                branches.append((int(part[0]), int(part[2]), 0 if part[3] == "-" else int(part[3])))
                ways[int(part[0])] += 1
            elif key == "end_of_record":
                for at, n, count in branches:
                    counts[Place(file, at, "branch", f"way {n + 1} of {ways[at]}", n)] += count
        except (ValueError, IndexError, KeyError):
            raise Unusable(f"{path}:{number}: expected a line of an lcov tracefile, found {line!r}") from None
    return counts
