"""The student of a claim, by number, id, login, address or name; a claim that fits two waits for a person."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from grader.collect.claimed_work import Claim
from grader.collect.name_keys import folded, keys_of, written_as
from grader.texts.roster import Student
from grader.texts.safe_names import safe_name

Keys = Mapping[str, frozenset[str]]  # a key to the ids of those whom it fits
LIKE = 0.75  # of difflib's ratio: how alike a name must be to be suggested; nothing is filed by likeness


@dataclass(frozen=True, slots=True)
class Match:
    """The students whom a claim fits, by id; if there are none, the reason, and the nearest student."""

    students: tuple[str, ...] = ()
    why: str = ""
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class Index:
    """The index of a roster: from every name and number that it has to the students' ids."""

    accounts: Mapping[str, Keys]  # by platform
    numbered: Mapping[str, frozenset[str]]  # by platform: those whose number there is known
    ids: Keys
    names: Keys
    groups: Keys
    shown: Mapping[str, str]  # how a suggestion is written: a key of a name to the student's id


def index_of(roster: Sequence[Student]) -> Index:
    """The index of everything that a roster knows its students by."""
    names = keyed((key, each.id) for each in roster for said in (each.name, *aliases(each)) for key in keys_of(said))
    return Index(
        accounts={
            "canvas": keyed((folded(said), each.id) for each in roster for said in (each.canvas_id, *aliases(each))),
            "moodle": keyed((digits(said), each.id) for each in roster for said in (each.moodle_id, *aliases(each))),
        },
        numbered={
            "canvas": frozenset(each.id for each in roster if each.canvas_id),
            "moodle": frozenset(each.id for each in roster if digits(each.moodle_id)),
        },
        ids=keyed(
            (folded(said), each.id)
            for each in roster
            for said in (each.id, each.login, each.email, each.sis_id, *aliases(each))
        ),
        names=names,
        groups=keyed((key, each.id) for each in roster for key in written_as(each.group)),
        shown={key: min(ids) for key, ids in names.items()} | {folded(each.id): each.id for each in roster},
    )


def keyed(pairs: Iterable[tuple[str, str]]) -> Keys:
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


def digits(said: str) -> str:
    """The number in `Participant 12345`, as Moodle's worksheet has it."""
    number = "".join(said.split()[-1:])
    return number if number.isdigit() else ""


def match_of(claim: Claim, index: Index, platform: str) -> Match:
    """The student of a claim, or the group. Numbers and ids, which are unique, go before names."""
    known = index.accounts.get(platform, {}).get(folded(claim.account), frozenset())
    ids = known or frozenset().union(
        *(index.ids.get(key, frozenset()) for said in claim.ids for key in (folded(said), folded(safe_name(said))))
    )
    keys = written_as(claim.name) if claim.name else frozenset()
    groups = {members for key in keys if (members := index.groups.get(key))}
    if ids and not (platform in index.accounts and groups):  # a group's work bears the number of one of its members
        return one_of(ids, "its id")
    others = index.numbered.get(platform, frozenset()) if claim.account else frozenset()  # they have another number
    named = frozenset().union(*(index.names.get(key, frozenset()) for key in keys)) - others
    if groups and not named:
        return Match(tuple(sorted(groups.pop()))) if len(groups) == 1 else Match(why="fits more than one group")
    if not named:
        return Match(why="fits nobody on the roster", nearest=nearest_to(claim, index))
    return one_of(named, "the name") if not groups else Match(why="is the name of a student, and of a group")


def one_of(students: frozenset[str], what: str) -> Match:
    """The match of the one student there is; of several nobody, with the reason."""
    if len(students) == 1:
        return Match(tuple(students))
    return Match(why=f"{what} fits more than one student", nearest=", ".join(sorted(students)))


def nearest_to(claim: Claim, index: Index) -> str:
    """The id of the student whose name or id is most like the claim's; "" where none is like it."""
    for key in (*sorted(written_as(claim.name or claim.label)), *map(folded, claim.ids)):
        if like := difflib.get_close_matches(key, index.shown, n=1, cutoff=LIKE):
            return index.shown[like[0]]
    return ""
