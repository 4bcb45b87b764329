"""Second marks: the answers that a second person marks unseen, and how far the two marks lie apart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from grader.export.answers_to_mark import WrittenAnswer, is_same_marker
from grader.export.csv_table import table_text
from grader.export.equal_answers import Naming, shared_digest
from grader.gradebook.records import ManualMark

PAIR_COLUMNS = (
    "who",
    "exercise",
    "points",
    "mark",
    "comment",
    "given by",
    "second mark",
    "second comment",
    "second by",
    "difference",
    "answer",
    "rubric",
    "also",
    "digest",
)


def for_second_marker(answers: Sequence[WrittenAnswer], second: Sequence[ManualMark]) -> tuple[WrittenAnswer, ...]:
    """The answers that have a mark, as a second marker sees them: without it, and with their own if there is one."""
    # In the order of recording: a later mark takes the place of an earlier one.
    given = {(each.student, each.exercise, each.answer): each for each in second}
    return tuple(
        as_second(each, given.get((each.student, each.exercise, each.digest)))
        for each in answers
        if each.mark is not None
    )


def as_second(answer: WrittenAnswer, own: ManualMark | None) -> WrittenAnswer:
    """The answer with a second marker's mark in place of the first, of which only the giver is left."""
    mark, comment, marker = (None, "", "") if own is None else (own.score, own.comment, own.author)
    return replace(answer, mark=mark, comment=comment, marker=marker, first_marker=answer.marker)


@dataclass(frozen=True, slots=True)
class MarkPair:
    """An answer with the mark that counts and the one of a second marker."""

    answer: WrittenAnswer
    second: ManualMark

    @property
    def difference(self) -> Fraction:
        """How many points the second mark is above the first one, exactly."""
        # By their decimal text: as floats, 0.3 less 0.1 is not a fifth.
        return Fraction(str(self.second.score)) - Fraction(str(self.answer.mark))


def mark_pairs(answers: Sequence[WrittenAnswer], second: Sequence[ManualMark]) -> tuple[MarkPair, ...]:
    """The answers that two people have marked, those that lie furthest apart first."""
    given = {(each.student, each.exercise, each.answer): each for each in second}
    pairs = (
        MarkPair(each, given[key])
        for each in answers
        if each.mark is not None and (key := (each.student, each.exercise, each.digest)) in given
    )
    # Somebody may have settled a difference by their own mark: that is no second opinion.
    found = [each for each in pairs if not is_same_marker(each.answer.marker, each.second.author)]
    return tuple(sorted(found, key=lambda each: -abs(each.difference)))


@dataclass(frozen=True, slots=True)
class MarkAgreement:
    """How far two marks of the same answers lie apart, for some answers together."""

    answers: int
    same: int
    apart: int  # by more than the threshold
    mean: float  # of second less first: below zero where the second markers are stricter
    mean_distance: float


def agreement_of(pairs: Sequence[MarkPair], beyond: float) -> MarkAgreement:
    """How far the two marks lie apart, with the number of pairs that differ by more than `beyond` points."""
    differences = [each.difference for each in pairs]
    most, count = Fraction(str(beyond)), max(len(differences), 1)
    return MarkAgreement(
        answers=len(differences),
        same=differences.count(Fraction(0)),
        apart=sum(abs(each) > most for each in differences),
        mean=float(sum(differences, Fraction(0)) / count),
        mean_distance=float(sum(map(abs, differences), Fraction(0)) / count),
    )


def pairs_text(pairs: Sequence[MarkPair], naming: Naming) -> str:
    """The pairs as a marking sheet to settle them on: the mark that counts is filled in, the other stands beside it."""
    rows = (
        (
            naming(own[0].answer.student),
            own[0].answer.exercise,
            own[0].answer.points,
            own[0].answer.mark,
            own[0].answer.comment,
            own[0].answer.marker,
            own[0].second.score,
            own[0].second.comment,
            own[0].second.author,
            float(own[0].difference),
            own[0].answer.text,
            own[0].answer.rubric.text,
            "\n".join(dict.fromkeys(naming(each.answer.student) for each in own[1:])),
            shared_digest(own[0].answer),
        )
        for own in equal_pairs(pairs)
    )
    return "\ufeff" + table_text([PAIR_COLUMNS, *rows])  # the mark at the start lets spreadsheets read it as UTF-8


def equal_pairs(pairs: Sequence[MarkPair]) -> tuple[tuple[MarkPair, ...], ...]:
    """The pairs in groups: equal answers, marked alike by the same two people."""
    groups: dict[tuple[object, ...], list[MarkPair]] = {}
    for each in pairs:
        first, second = each.answer, each.second
        key = (first.mark, first.comment, first.marker, second.score, second.comment, second.author)
        groups.setdefault((shared_digest(first), *key), []).append(each)
    return tuple(map(tuple, groups.values()))
