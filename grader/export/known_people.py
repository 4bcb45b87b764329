"""Students as a learning system knows them: by the roster, and by the numbers in their downloads."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from grader.collect.attempts import CollectedAttempt, collected_by_student, newest_attempt
from grader.collect.claim_matching import moodle_number
from grader.texts.roster import Student

ID_FIELDS = {"login": "login", "sis": "sis_id"}  # what an id may be: the roster's field


def people_of(
    students: Iterable[str], roster: Sequence[Student], attempts: Sequence[CollectedAttempt], by: str = "login"
) -> dict[str, Student]:
    """All students by id, those on the roster included, with their numbers in learning systems.

    A student without login and SIS id on the roster is taken to have the id as one of the two, as `by` says.
    """
    listed = {each.id: each for each in roster}
    last = {student: newest_attempt(own) for student, own in collected_by_student(attempts).items()}
    return {
        name: with_accounts(known_by_id(listed.get(name, Student(name)), by), last.get(name))
        for name in sorted({*students, *listed})
    }


def known_by_id(person: Student, by: str) -> Student:
    """The student with the id as login or SIS id, if the roster gives neither."""
    return person if person.login or person.sis_id else replace(person, **{ID_FIELDS[by]: person.id})


def with_accounts(person: Student, attempt: CollectedAttempt | None) -> Student:
    """The student with the account number of the last submission, unless a group handed it in."""
    # A group's number is nobody's own.
    if attempt is None or attempt.group or not attempt.account.isdigit():
        return person
    if attempt.platform == "canvas" and not person.canvas_id:
        return replace(person, canvas_id=attempt.account)
    if attempt.platform == "moodle" and not moodle_number(person.moodle_id):
        return replace(person, moodle_id=attempt.account)
    return person


def unlisted(students: Iterable[str], roster: Sequence[Student]) -> tuple[str, ...]:
    """The students who are not on the roster; none without a roster."""
    listed = {each.id for each in roster}
    return tuple(name for name in sorted(students) if listed and name not in listed)


def display_name(people: Mapping[str, Student], student: str) -> str:
    """A student's name, or the id where no name is known."""
    return people[student].name or student if student in people else student
