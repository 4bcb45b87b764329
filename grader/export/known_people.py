"""Students as a learning system knows them: from the roster, and from what their submissions came with."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from grader.collect.attempts import Attempt, by_student, newest
from grader.collect.claim_matching import digits
from grader.texts.roster import Student

BY = {"login": "login", "sis": "sis_id"}  # what an id may be: the roster's field


def people_of(
    students: Iterable[str], roster: Sequence[Student], attempts: Sequence[Attempt], by: str = "login"
) -> dict[str, Student]:
    """Everybody by id: students and those on the roster, with the numbers that the systems have for them.

    Who has neither a login nor a SIS id on the roster is taken to be known there by the id, as `by` says.
    """
    listed = {each.id: each for each in roster}
    last = {student: newest(own) for student, own in by_student(attempts).items()}
    return {
        name: with_accounts(known_by_id(listed.get(name, Student(name)), by), last.get(name))
        for name in sorted({*students, *listed})
    }


def known_by_id(person: Student, by: str) -> Student:
    """The person with the id where a login or SIS id should be and none is said."""
    return person if person.login or person.sis_id else replace(person, **{BY[by]: person.id})


def with_accounts(person: Student, attempt: Attempt | None) -> Student:
    """The person with the number that the last submission came with. A group's number is nobody's own."""
    if attempt is None or attempt.group or not attempt.account.isdigit():
        return person
    if attempt.platform == "canvas" and not person.canvas_id:
        return replace(person, canvas_id=attempt.account)
    if attempt.platform == "moodle" and not digits(person.moodle_id):
        return replace(person, moodle_id=attempt.account)
    return person


def unlisted(students: Iterable[str], roster: Sequence[Student]) -> tuple[str, ...]:
    """Those who are not on the roster, if there is one."""
    listed = {each.id for each in roster}
    return tuple(name for name in sorted(students) if listed and name not in listed)


def name_of(people: Mapping[str, Student], student: str) -> str:
    """A student's name, or the id where no name is known."""
    return people[student].name or student if student in people else student
