"""Equal answers: texts that differ in white space at most, which are marked once for all who wrote them."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from grader.export.answers_to_mark import WrittenAnswer

# Characters of a text that may be compared: of a very long one, only the beginning and the end are kept in a result.
MAX_COMPARED_CHARACTERS = 10_000
Naming = Callable[[str], str]  # how a student is called on the sheet


@dataclass(frozen=True, slots=True)
class EqualAnswers:
    """Answers that are marked together: the same words to the same question, in the order of the names on the sheet."""

    answers: tuple[WrittenAnswer, ...]

    @property
    def first(self) -> WrittenAnswer:
        """The answer that stands for all of them."""
        return self.answers[0]

    @property
    def digest(self) -> str:
        """The digest by which a row of a sheet finds its answers again."""
        return shared_digest(self.first)

    def others(self, naming: Naming) -> tuple[str, ...]:
        """The names on the sheet of the others who wrote this."""
        return tuple(
            name
            for name in dict.fromkeys(naming(each.student) for each in self.answers[1:])
            if name != self.name(naming)
        )

    def name(self, naming: Naming) -> str:
        """The name on the sheet of the student whose answer stands for all."""
        return naming(self.first.student)


def shared_digest(answer: WrittenAnswer) -> str:
    """The digest that equal answers share; of a text too long to be compared, that of the text itself.

    The question is part of it: with numbers of one's own, the same words may answer another question.
    """
    if len(answer.text) >= MAX_COMPARED_CHARACTERS:
        return answer.digest
    words = " ".join(answer.text.split())
    parts = (answer.exercise, answer.prompt, str(answer.points), words)
    # A student's text may have lone surrogates, which strict UTF-8 refuses.
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def equal_answers(answers: Sequence[WrittenAnswer], naming: Naming) -> tuple[EqualAnswers, ...]:
    """The answers in groups of equal ones, in the order of the sheet: by exercise, then by the names on the sheet.

    Answers that were marked differently, or by different people, stay apart.
    """
    # Sorted by pseudonym and not by id: an alphabetical class list would tell who is who.
    places = {exercise: place for place, exercise in enumerate(dict.fromkeys(each.exercise for each in answers))}
    ordered = sorted(answers, key=lambda each: (places[each.exercise], each.prompt, naming(each.student), each.digest))
    groups: dict[tuple[object, ...], list[WrittenAnswer]] = {}
    for each in ordered:
        key = (shared_digest(each), each.mark, each.comment, each.marker, each.first_marker)
        groups.setdefault(key, []).append(each)
    return tuple(EqualAnswers(tuple(own)) for own in groups.values())


def with_marks_of_equals(
    answers: Sequence[WrittenAnswer], marked: Sequence[WrittenAnswer]
) -> tuple[WrittenAnswer, ...]:
    """The answers that wait, each with the mark and comment that equal ones have, if these have all the same."""
    given: dict[str, set[tuple[float | None, str]]] = {}
    for each in marked:
        if each.mark is not None:
            given.setdefault(shared_digest(each), set()).add((each.mark, each.comment))
    return tuple(with_known_mark(each, given) for each in answers)


def with_known_mark(answer: WrittenAnswer, given: Mapping[str, set[tuple[float | None, str]]]) -> WrittenAnswer:
    """The answer with the mark and comment of equal ones, if it has none and these agree."""
    known = given.get(shared_digest(answer), set())
    if answer.mark is not None or len(known) != 1:
        return answer
    [(mark, comment)] = known
    return replace(answer, mark=mark, comment=comment)
