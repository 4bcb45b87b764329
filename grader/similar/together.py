"""Work of groups: it is compared once, its leads name all its authors, and there are no leads inside a group."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from grader.score.result import Result
from grader.similar.leads import Lead

GroupMates = Mapping[str, Sequence[str]]  # a student to the others who handed in together, as `collect` recorded them


def authors_of(results: Sequence[Result], groups: GroupMates) -> dict[str, tuple[str, ...]]:
    """The authors of each work, by the first of them; most works have one."""
    handed_in = {result.student: result.submission for result in results}
    found: dict[str, tuple[str, ...]] = {}
    for student, submission in sorted(handed_in.items()):
        same = [each for each in groups.get(student, ()) if handed_in.get(each) == submission]
        # The same first author, whichever member of the group is looked at.
        first = min((student, *same))
        found[first] = (*found.get(first, ()), student)
    return found


def told_of_others(leads: Iterable[Lead], authors: Mapping[str, tuple[str, ...]], groups: GroupMates) -> Iterator[Lead]:
    """The leads without those inside one group; for a group's work, all its authors are named."""
    for lead in leads:
        if len(lead.students) == 1 or not are_mates(lead.students, groups):
            everybody = (name for student in lead.students for name in authors.get(student, (student,)))
            yield replace(lead, students=tuple(dict.fromkeys(everybody)))


def are_mates(students: Sequence[str], groups: GroupMates) -> bool:
    """Whether all students are of one group.

    >>> groups = {"ada": ("bob",), "bob": ("ada",)}
    >>> are_mates(("ada", "bob"), groups), are_mates(("ada", "bob", "cy"), groups)
    (True, False)
    """
    return any(set(students) <= {student, *groups.get(student, ())} for student in students)
