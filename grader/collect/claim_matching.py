"""The student of a claim, by number, id, login, address or name; a claim that fits two waits for a person."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from grader.collect.claimed_work import Claim
from grader.collect.name_keys import folded_id, keys_of, written_as
from grader.texts.roster import Student
from grader.texts.safe_names import safe_name

StudentKeys = Mapping[str, frozenset[str]]  # a key to the ids of those whom it fits
MIN_NAME_RATIO = 0.75  # of difflib's ratio: how alike a name must be to be suggested; nothing is filed by likeness


@dataclass(frozen=True, slots=True)
class ClaimMatch:
    """The students whom a claim fits, by id; if there are none, the reason, and the nearest student."""

    students: tuple[str, ...] = ()
    why: str = ""
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class RosterIndex:
    """The index of a roster: from every name and number that it has to the students' ids."""

    accounts: Mapping[str, StudentKeys]  # by platform
    numbered: Mapping[str, frozenset[str]]  # by platform: those whose number there is known
    ids: StudentKeys
    names: StudentKeys
    groups: StudentKeys
    shown: Mapping[str, str]  # how a suggestion is written: a key of a name to the student's id


def roster_index(roster: Sequence[Student]) -> RosterIndex:
    """The index of everything that a roster knows its students by."""
    names = students_by_key(
        (key, each.id) for each in roster for said in (each.name, *aliases(each)) for key in keys_of(said)
    )
    return RosterIndex(
        accounts={
            "canvas": students_by_key(
                (folded_id(said), each.id) for each in roster for said in (each.canvas_id, *aliases(each))
            ),
            "moodle": students_by_key(
                (moodle_number(said), each.id) for each in roster for said in (each.moodle_id, *aliases(each))
            ),
        },
        numbered={
            "canvas": frozenset(each.id for each in roster if each.canvas_id),
            "moodle": frozenset(each.id for each in roster if moodle_number(each.moodle_id)),
        },
        ids=students_by_key(
            (folded_id(said), each.id)
            for each in roster
            for said in (each.id, each.login, each.email, each.sis_id, *aliases(each))
        ),
        names=names,
        groups=students_by_key((key, each.id) for each in roster for key in written_as(each.group)),
        shown={key: min(ids) for key, ids in names.items()} | {folded_id(each.id): each.id for each in roster},
    )


def students_by_key(pairs: Iterable[tuple[str, str]]) -> StudentKeys:
    """Each key with the ids of all students whom it fits."""
    found: dict[str, set[str]] = {}
    for key, student in pairs:
        if key:
            found.setdefault(key, set()).add(student)
    return {key: frozenset(students) for key, students in found.items()}


def aliases(student: Student) -> tuple[str, ...]:
    """The further names that a roster gives a student in its column `also`."""
    return tuple(filter(None, (each.strip() for each in student.also.split(";"))))


def all_numbers(roster: Sequence[Student]) -> frozenset[str]:
    """The Canvas numbers of a cohort; none where one is not known, as a number that nobody has may be that one."""
    each_ones = [{said for said in (each.canvas_id, *aliases(each)) if said.isdecimal()} for each in roster]
    return frozenset().union(*each_ones) if all(each_ones) else frozenset()


def moodle_number(said: str) -> str:
    """The number in `Participant 12345`, as Moodle's worksheet has it."""
    number = "".join(said.split()[-1:])
    return number if number.isdigit() else ""


def claim_match(claim: Claim, index: RosterIndex, platform: str) -> ClaimMatch:
    """The student of a claim, or the group. Numbers and ids, which are unique, go before names."""
    known = index.accounts.get(platform, {}).get(folded_id(claim.account), frozenset())
    ids = known or frozenset().union(
        *(
            index.ids.get(key, frozenset())
            for said in claim.ids
            for key in (folded_id(said), folded_id(safe_name(said)))
        )
    )
    keys = written_as(claim.name) if claim.name else frozenset()
    groups = {members for key in keys if (members := index.groups.get(key))}
    if ids and not (platform in index.accounts and groups):  # a group's work bears the number of one of its members
        return only_student(ids, "its id")
    others = index.numbered.get(platform, frozenset()) if claim.account else frozenset()  # they have another number
    named = frozenset().union(*(index.names.get(key, frozenset()) for key in keys)) - others
    if groups and not named:
        return (
            ClaimMatch(tuple(sorted(groups.pop()))) if len(groups) == 1 else ClaimMatch(why="fits more than one group")
        )
    if not named:
        return ClaimMatch(why="fits nobody on the roster", nearest=nearest_to(claim, index))
    return only_student(named, "the name") if not groups else ClaimMatch(why="is the name of a student, and of a group")


def only_student(students: frozenset[str], what: str) -> ClaimMatch:
    """The match of the one student there is; of several nobody, with the reason."""
    if len(students) == 1:
        return ClaimMatch(tuple(students))
    return ClaimMatch(why=f"{what} fits more than one student", nearest=", ".join(sorted(students)))


def nearest_to(claim: Claim, index: RosterIndex) -> str:
    """The id of the student whose name or id is most like the claim's; "" where none is like it."""
    for key in (*sorted(written_as(claim.name or claim.label)), *map(folded_id, claim.ids)):
        if like := difflib.get_close_matches(key, index.shown, n=1, cutoff=MIN_NAME_RATIO):
            return index.shown[like[0]]
    return ""
