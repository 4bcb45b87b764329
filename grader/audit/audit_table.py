"""The table of all audits in docs/audit.md, between two marks: written from audits, and read back as digests."""

import re
from collections.abc import Collection, Sequence

from grader.audit.audit_document import Audit

BEGIN, END = "<!-- audit: begin -->", "<!-- audit: end -->"
# A row is known by its first and last cell, so that columns between them may change.
AUDIT_ROW = re.compile(r"^\| `(?P<id>[\w.]+)` \|.*\| `(?P<digest>[0-9a-f]{12})` \|$", re.MULTILINE)
# Up to the next heading of the same level: a section holds diffs, in which any other line may stand.
SURVIVORS = re.compile(r"^#### `(?P<id>[\w.]+)`\n.*?(?=^#### |\Z)", re.MULTILINE | re.DOTALL)
AUDIT_TABLE_HEAD = """\
| exercise | kind | mutants | killed | equivalent | survivors | kill rate | digest |
|---|---|--:|--:|--:|--:|--:|---|"""


class NoTable(ValueError):
    """A page that lacks the two marks between which the table stands."""


def audit_row(audit: Audit) -> str:
    """The table row of one exercise; a text exercise has no figures, as a person marks it."""
    tried = f"{audit.mutants}" if audit.mutants == audit.possible else f"{audit.mutants} of {audit.possible}"
    figures = f"{tried} | {audit.killed} | {len(audit.equivalent)} | {len(audit.survivors)} | {audit.kill_rate:.1%}"
    if audit.kind in ("text", "tests"):
        figures = f"0 | 0 | 0 | 0 | by {'a person' if audit.kind == 'text' else 'its own tests'}"
    return f"| `{audit.id}` | {audit.kind} | {figures} | `{audit.digest}` |"


def survivors_of(audit: Audit) -> str:
    """The survivors of one exercise, each with its diff; empty where there are none."""
    lines = [f"#### `{audit.id}`", ""] if audit.survivors else []
    for each in audit.survivors:
        lines += ["```diff", f"# {each.place}", each.diff, "```", "", each.remedy.replace("`", "'"), ""]
    return "\n".join(lines)


def audit_digests_in(page: str) -> dict[str, str]:
    """The digest of each exercise in a page's table."""
    return {row["id"]: row["digest"] for row in AUDIT_ROW.finditer(page)}


def with_table(page: str, audits: Sequence[Audit], bank: Collection[str]) -> str:
    """The page with the rows of these audits renewed and those of other exercises kept; raises `NoTable`."""
    before, begin, rest = page.partition(BEGIN)
    old, end, after = rest.partition(END)
    if not begin or not end:
        raise NoTable(f"The page has no place for the table: write {BEGIN} and {END} into it.")
    rows = {row["id"]: row.group() for row in AUDIT_ROW.finditer(old)} | {
        audit.id: audit_row(audit) for audit in audits
    }
    known = {found["id"]: found.group() for found in SURVIVORS.finditer(old)}
    left = {audit.id: survivors_of(audit) for audit in audits}
    sections = [text.rstrip() + "\n" for id_, text in sorted((known | left).items()) if text and id_ in bank]
    lines = [AUDIT_TABLE_HEAD, *(row for id_, row in sorted(rows.items()) if id_ in bank), ""]
    lines += ["### Survivors", "", *sections] if sections else ["There are no survivors.", ""]
    return f"{before}{BEGIN}\n" + "\n".join(lines) + f"{END}{after}"
