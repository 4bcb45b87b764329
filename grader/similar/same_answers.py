"""Leads from equal wrong answers that no known mistake explains: the rarer in the cohort, the more they say."""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

from grader.codec.values import Json
from grader.score.result import CaseResult, ExerciseResult, Result
from grader.similar.leads import Lead, bits_of

RARE_BITS = 6.0  # together as rare as one in 64; in a class of 20 two exercises, in one of 200 one
EXPLAINED_KINDS = ("misconception", "near_miss")  # many make these, each by themselves
# What many give who have no answer.
TRIVIAL_ANSWERS = ("", "0", "1", "0.0", "1.0", "-1", "true", "false", "null", "[]", "{}", '""')


def answer_leads(results: Sequence[Result], bits: float = RARE_BITS) -> Iterator[Lead]:
    """Leads for pairs of students whose equal wrong answers are, over all exercises, rarer than `bits`."""
    shared: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
    for exercise, groups in groups_in(results).items():
        answered = sum(any(each.id == exercise for each in result.exercises) for result in results)
        for students in groups:
            for pair in combinations(students, 2):
                shared[pair][exercise] = bits_of(answered, len(students))
    for pair, rare in sorted(shared.items()):
        if sum(rare.values()) >= bits:
            number = "one exercise" if len(rare) == 1 else f"{len(rare)} exercises"
            why = f"The same wrong answers in {number}, and few others have them; no known mistake gives them."
            yield Lead("answers", pair, tuple(sorted(rare)), why, None, sum(rare.values()))


def groups_in(results: Sequence[Result]) -> dict[str, list[tuple[str, ...]]]:
    """The groups of students with equal wrong answers, by exercise; groups of more than a quarter are left out."""
    by_answer: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for result in sorted(results, key=lambda each: each.student):
        for exercise in result.exercises:
            if mark := wrong_answers(exercise):
                by_answer[exercise.id][mark].append(result.student)
    # What a quarter of the class answers is no lead (docs/integrity.md); a pair always may be one.
    few = max(2, len(results) // 4)
    return {
        exercise: [tuple(students) for students in marks.values() if 2 <= len(students) <= few]
        for exercise, marks in by_answer.items()
    }


def wrong_answers(exercise: ExerciseResult) -> str:
    """All telling wrong answers of an exercise as one text, with their questions; "" if there are none."""
    if any(finding.kind in EXPLAINED_KINDS for finding in exercise.findings):
        return ""
    wrong = [case for case in exercise.cases if says_something(case)]
    return json.dumps([[case.name, case.call, case.expected, case.observed] for case in wrong]) if wrong else ""


def says_something(case: CaseResult) -> bool:
    """Whether a case has a wrong answer that two students would not give by chance: no exception, and not trivial."""
    return not case.passed and case.error is None and case.score == 0 and not is_trivial(case.observed)


def is_trivial(value: Json) -> bool:
    """Whether an answer is one that many students give who have none, such as 0 or an empty list."""
    return json.dumps(value).strip('"').strip().lower() in TRIVIAL_ANSWERS
