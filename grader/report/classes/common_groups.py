"""Students who have something in common in one exercise: a mistake, a reason, the same wrong outputs."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from grader.report.classes.class_drafts import DraftLine, draft_anchor
from grader.report.classes.class_shown import ClusterLine, CommonGroups, GroupLine, OutputClusters
from grader.report.classes.class_words import FINDING_WORDS, reason_words
from grader.report.classes.counts import Figure, told_count
from grader.report.classes.outputs import OutputSample
from grader.report.classes.row import CommonMistake, ExerciseHeading, ExerciseRow, StudentRow

MAX_GROUPS_SHOWN = 200  # of one table; a class of thousands has more kinds of mistakes than anybody reads
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class StudentGroup(Generic[Key]):
    """The students of one exercise who share a key, and one of them as an example."""

    asked: ExerciseHeading
    key: Key
    rows: tuple[tuple[str, ExerciseRow], ...]


def students_grouped(
    rows: Iterable[StudentRow], keys: Callable[[ExerciseRow], Iterable[Key]]
) -> tuple[StudentGroup[Key], ...]:
    """All groups of students who share a key in an exercise, the largest first, then by exercise and key."""
    members: dict[tuple[str, Key], list[tuple[str, ExerciseRow]]] = {}
    for row in rows:
        for exercise in row.exercises:
            for key in keys(exercise):
                members.setdefault((exercise.asked.id, key), []).append((row.student, exercise))
    # By id and key after the size, so that the same cohort gives the same page.
    ordered = sorted(members.items(), key=lambda item: (-len(item[1]), item[0][0], str(item[0][1])))
    return tuple(StudentGroup(each[0][1].asked, key, tuple(each)) for (_, key), each in ordered)


def mistake_groups(rows: Sequence[StudentRow], sizes: Mapping[str, int], least: int, *, named: bool) -> CommonGroups:
    """A line for each mistake that findings name, with how many students made it; the most frequent first."""

    def line(group: StudentGroup[CommonMistake]) -> GroupLine:
        kind = FINDING_WORDS.get(group.key.kind, group.key.kind)
        return _line(group, kind, group.key.name, group.key.hint, sizes, least, named=named)

    groups = students_grouped(rows, lambda exercise: exercise.mistakes if exercise.graded else ())
    return _shown(groups, line, least)


def reason_groups(rows: Sequence[StudentRow], sizes: Mapping[str, int], least: int, *, named: bool) -> CommonGroups:
    """A line for each reason of failing cases, with how many students have it; the most frequent first."""

    def line(group: StudentGroup[str]) -> GroupLine:
        return _line(group, "", reason_words(group.key), "", sizes, least, named=named)

    groups = students_grouped(rows, lambda exercise: exercise.reasons if exercise.tried else ())
    return _shown(groups, line, least)


def output_clusters(
    rows: Sequence[StudentRow],
    sizes: Mapping[str, int],
    least: int,
    *,
    named: bool,
    drafts: tuple[DraftLine, ...] = (),
) -> OutputClusters:
    """The clusters of students with the same wrong outputs; each has two members at least."""
    groups = students_grouped(rows, lambda exercise: [exercise.outputs] if exercise.outputs else [])
    # Also on the page with names, where groups of one are shown.
    together = [group for group in groups if len(group.rows) > 1]
    large = [group for group in together if len(group.rows) >= least]
    lines = tuple(
        replace(_cluster(group, sizes, least, named=named), draft=draft_anchor(drafts, group.key))
        for group in large[:MAX_GROUPS_SHOWN]
    )
    return OutputClusters(lines, len(together) - len(large), max(0, len(large) - MAX_GROUPS_SHOWN))


def _cluster(group: StudentGroup[str], sizes: Mapping[str, int], least: int, *, named: bool) -> ClusterLine:
    explained = [{mistake.name for mistake in exercise.mistakes} for _, exercise in group.rows]
    sample = group.rows[0][1].sample or OutputSample("", "", "")
    common = tuple(sorted(set.intersection(*explained)))
    return ClusterLine(group.asked.title, sample, common, _students(group, sizes, least), _ids(group, named=named))


def _shown(
    groups: Sequence[StudentGroup[Key]], line: Callable[[StudentGroup[Key]], GroupLine], least: int
) -> CommonGroups:
    large = [group for group in groups if len(group.rows) >= least]
    return CommonGroups(
        tuple(line(group) for group in large[:MAX_GROUPS_SHOWN]),
        len(groups) - len(large),
        max(0, len(large) - MAX_GROUPS_SHOWN),
    )


def _line(
    group: StudentGroup[Key], kind: str, name: str, hint: str, sizes: Mapping[str, int], least: int, *, named: bool
) -> GroupLine:
    return GroupLine(group.asked.title, kind, name, hint, _students(group, sizes, least), _ids(group, named=named))


def _students(group: StudentGroup[Key], sizes: Mapping[str, int], least: int) -> Figure:
    return told_count(len(group.rows), sizes[group.asked.id], least)


def _ids(group: StudentGroup[Key], *, named: bool) -> tuple[str, ...]:
    return tuple(student for student, _ in group.rows) if named else ()
