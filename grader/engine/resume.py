"""Resuming a run: records of submissions that are graded already, and whether results and pages are still current.

`known.jsonl` has a line for each. Lines are appended as submissions finish, so that a run that was stopped, for any
reason, goes on where it stood; at the end the file is written anew, in order.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path

from grader.engine.result_files import ResultFiles, page_file
from grader.engine.worker_task import Finished
from grader.texts.whole_files import write_whole

RESUME_FILE = "known.jsonl"
RESULT_SUFFIX = ".json"  # what the name of a result document ends in


@dataclass(frozen=True, slots=True)
class KnownSubmission:
    """The record of a graded submission: its digest, the built document and version it was graded with, and its row.

    `pages` is the digest of what the pages depend on beside the result. `files` are the digests of all documents of the
    submission, by the ends of their names: a file of the same size may be blank, or another's.
    `group` stands for those who handed it in together, and names none of them.
    """

    student: str
    submission: str
    built: str
    version: str
    pages: str
    files: dict[str, str]
    row: tuple[str | float, ...]  # student, score, points, pending, receipt
    scores: dict[str, float | None]  # by exercise; None for what was not graded
    group: str = ""

    @property
    def score(self) -> float:
        """The points that the submission earned."""
        return float(self.row[1])

    @property
    def points(self) -> float:
        """The points that could be earned."""
        return float(self.row[2])

    @property
    def ungraded(self) -> tuple[str, ...]:
        """The exercises that a failure of ours left ungraded; such a submission is graded again by the next run."""
        return tuple(exercise for exercise, score in self.scores.items() if score is None)


KNOWN_FIELDS = fields(KnownSubmission)


def known_submission(done: Finished, version: str, pages: str) -> KnownSubmission:
    """The record of a submission that has just been finished."""
    attempt, marks, group = done.filed.attempt, done.marks, group_key(done.filed.handed_in.group)
    texts = {RESULT_SUFFIX: done.text, ".html": done.html, ".md": done.markdown}
    texts |= {suffix: text.encode() for suffix, text in done.others}
    files = {suffix: document_digest(text) for suffix, text in texts.items()}
    return KnownSubmission(
        attempt.student, attempt.submission, attempt.built, version, pages, files, marks.row, marks.scores, group
    )


def group_key(group: Iterable[str]) -> str:
    """A short digest of a group's members, "" for no group."""
    # A digest, so that the record of one member names no other: each can be deleted alone.
    members = sorted(group)
    return hashlib.sha256(json.dumps(members).encode()).hexdigest()[:16] if members else ""


def is_result_current(
    known: KnownSubmission, submission: str, built: str, version: str, files: ResultFiles, group: str = ""
) -> bool:
    """Whether the stored result is the one that grading again would give."""
    if (known.submission, known.built, known.version, known.group) != (submission, built, version, group):
        return False
    # The file itself is looked at too: it may have been deleted or changed since.
    return not known.ungraded and stored_digest(files.result) == known.files[RESULT_SUFFIX]


def are_pages_current(known: KnownSubmission, pages: str, files: ResultFiles) -> bool:
    """Whether the stored pages are those that rendering again would give."""
    made = {suffix: digest for suffix, digest in known.files.items() if suffix != RESULT_SUFFIX}
    return known.pages == pages and all(
        stored_digest(page_file(files, suffix)) == digest for suffix, digest in made.items()
    )


def document_digest(data: bytes) -> str:
    """The SHA-256 digest of a document's bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def stored_digest(file: Path) -> str:
    """The digest of the document in a file; "" if there is none."""
    try:
        return document_digest(file.read_bytes())
    except OSError:
        return ""


def known_submissions(out: Path) -> dict[str, KnownSubmission]:
    """The records of a folder by student; the later of two lines holds, and a line that was cut off is left out."""
    found: dict[str, KnownSubmission] = {}
    with suppress(OSError, UnicodeDecodeError):
        for line in (out / RESUME_FILE).read_text(encoding="utf-8").splitlines():
            # Whatever a line holds that is no record, its submission is graded again: that is always right.
            with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
                fields = json.loads(line)
                one = KnownSubmission(**(fields | {"row": tuple(fields["row"])}))
                found[one.student] = one if RESULT_SUFFIX in one.files else found[one.student]
    return found


def known_line(known: KnownSubmission) -> str:
    """A record as a line of `known.jsonl`."""
    return json.dumps({each.name: getattr(known, each.name) for each in KNOWN_FIELDS}, ensure_ascii=False) + "\n"


def write_known_submissions(out: Path, known: Mapping[str, KnownSubmission]) -> None:
    """Writes all records in the order of the students, in place of the lines that were appended."""
    write_whole(out / RESUME_FILE, "".join(known_line(known[student]) for student in sorted(known)))
