"""The options of `grader mark`, and the answers that they are about."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grader.cli.classed import GradedFolder
from grader.export.answers_to_mark import WrittenAnswer, answers_that_count, rubrics_of
from grader.export.equal_answers import Naming
from grader.export.pseudonyms import pseudonym, pseudonym_key
from grader.export.second_marks import for_second_marker


@dataclass(frozen=True, slots=True)
class MarkOptions:
    """The options of `grader mark`."""

    graded: Path
    out: Path | None = None
    read: Path | None = None
    compare: bool = False
    names: bool = False
    everything: bool = False
    split: str | None = None
    second: bool = False
    replace: bool = False
    beyond: float | None = None
    author: str | None = None
    assignment: Path | None = None
    templates: Path | None = None
    gradebook: str | None = None


def written_answers(
    graded: GradedFolder, assignment: Path | None, *, second: bool = False
) -> tuple[WrittenAnswer, ...]:
    """Every text that a person marks, or has marked; for a second marker, those that have a first mark."""
    rubrics = rubrics_of(graded.handed_out(assignment).built)
    found = answers_that_count(graded.standings(), graded.conditions.attempts.keep, graded.document, rubrics)
    return for_second_marker(found, graded.records.second) if second else found


def naming_in(graded: GradedFolder, *, names: bool) -> Naming:
    """The function that names students on a sheet: by pseudonyms, unless names are asked for."""
    return str if names else partial(pseudonym, pseudonym_key(graded.out))
