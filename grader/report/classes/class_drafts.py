"""The drafts of known mistakes that `grader mine` left in a graded folder, as the class page shows them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from grader.texts.safe_text import one_line

DRAFTS_FILE = "drafts.yaml"
MAX_DRAFTS_SHOWN = 100  # of a class page; the file has all of them


@dataclass(frozen=True, slots=True)
class DraftLine:
    """One draft on the class page: where it stands there, whom it explains, and the text to paste."""

    anchor: str
    exercise: str
    title: str
    name: str
    students: int
    proof: str
    lint: tuple[str, ...]
    entry: str
    code: str
    outputs: tuple[str, ...]


def drafts_in(out: Path) -> tuple[DraftLine, ...]:
    """The drafts of a graded folder, the most frequent first; none where there is no such file, or no readable one."""
    try:
        document = yaml.safe_load((out / DRAFTS_FILE).read_text("utf-8"))
        records = document["drafts"][:MAX_DRAFTS_SHOWN]
        return tuple(draft_line(number, each) for number, each in enumerate(records, 1))
    # A person edits the file: what it has become must not keep a class from its page.
    except (OSError, ValueError, TypeError, LookupError, AttributeError, yaml.YAMLError):
        return ()


def draft_line(number: int, record: dict[str, Any]) -> DraftLine:
    """The line of one draft of the file."""
    return DraftLine(
        anchor=f"draft-{number}",
        exercise=one_line(str(record["exercise"])),
        title=one_line(str(record["title"])),
        name=one_line(str(record["name"])),
        students=int(record["students"]),
        proof=one_line(str(record["proof"])),
        lint=tuple(one_line(str(each)) for each in record["lint"]),
        entry=str(record["paste"]),
        code=str(record.get("function", "")),
        outputs=tuple(map(str, record["outputs"])),
    )


def draft_anchor(drafts: tuple[DraftLine, ...], outputs: str) -> str:
    """The place of the draft that explains a cluster of outputs; "" where none does."""
    return next((each.anchor for each in drafts if outputs in each.outputs), "")
