# SPDX-License-Identifier: Apache-2.0
"""known.tsv: failures that are accepted until a date."""
import datetime
from dataclasses import dataclass

from plan import BadInput

COLUMNS = "signature, issue, date of expiry (YYYY-MM-DD), reason"


@dataclass(frozen=True)
class Known:
    signature: str
    issue: str
    expires: datetime.date
    reason: str
    line: int

    def expired(self, today):
        return today > self.expires


def read(path):
    """signature -> row. BadInput names file and line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise BadInput(f"{path}: {error}; expected rows of {COLUMNS}") from None
    rows = {}
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        where, cells = f"{path}:{number}", line.split("\t")
        if len(cells) != 4 or not all(cell.strip() for cell in cells):
            raise BadInput(f"{where}: {len(cells)} cells; expected {COLUMNS}, separated by tabs")
        try:
            expires = datetime.date.fromisoformat(cells[2])
        except ValueError:
            raise BadInput(f"{where}: '{cells[2]}' is no date; expected YYYY-MM-DD") from None
        if cells[0] in rows:
            raise BadInput(f"{where}: {cells[0]} stands in line {rows[cells[0]].line} already")
        rows[cells[0]] = Known(cells[0], cells[1], expires, cells[3], number)
    return rows
