"""How all failing answers differ alike: items only missing, numbers only too large, one label wherever it is wrong."""

from collections import Counter
from collections.abc import Sequence

from grader.built.document import BuiltExercise
from grader.checks.containers import items_of, unwrapped
from grader.checks.numeric import float_of
from grader.checks.wording import FLAW_SENTENCES, HIDDEN_SENTENCES, WRONG_SENTENCE
from grader.codec.decode import decode
from grader.codec.literals import literal_of
from grader.diagnose.answer_fields import KINDS_WITH_FIELDS, can_be_compared
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import failing_case_names
from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS
from grader.diagnose.near.misses import wrong_inputs
from grader.diagnose.wrong_entries import entry_sentence
from grader.judge.judged import JudgedCase, JudgedInput

MIN_FLAW_SHARE = 0.75  # of the failing inputs in which the same is found: on the others something else is met first
MIN_LIKE_DIFFERENCES = 5  # failing inputs: four of them are all too large by chance once in eight times
REASON_SENTENCES = {  # by the reason of all failing inputs: what they have in common
    "missing_items": "items are missing, and none is too many",
    "extra_items": "there are items too many, and none is missing",
    "missing_rows": "rows are missing, and none is too many",
    "extra_rows": "there are rows too many",
    "missing_clauses": "clauses are missing, and none is too many",
    "extra_clauses": "there are clauses too many, and none is missing",
    "merged": "groups that belong apart are together, and no group is torn",
    "split": "groups are torn that belong together, and no two are mixed",
    "too_general": "more is covered than should be, and nothing is left out",
    "too_specific": "something is left uncovered that should be covered, and nothing is covered that should not",
    "variables": "all is right but for the variables, whose names begin with a capital letter, or with _",
    "order": "the items are right, and their order is not",
    "cells": "the rows are right, and some of their cells are not",
}


def like_difference_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding that every failing answer differs from the right one in the same way."""
    failing = wrong_inputs(cases)
    if len(failing) < MIN_INPUTS_FOR_NEAR_MISS or exercise.kind not in KINDS_WITH_FIELDS:
        return ()
    said = same_reason(failing)
    enough = len(failing) >= MIN_LIKE_DIFFERENCES
    if not can_be_compared(exercise, failing):
        said = ""
    elif not said and enough:
        said = same_direction(failing) or same_wrong_label(failing) or entry_sentence(exercise, failing)
    names = failing_case_names(cases)
    if said:
        hint = f"In all {len(failing)} inputs that fail, {said}."
        # Not plain: that a number is too large, or that nothing is missing, tells of the right answer.
        return (Finding(kind="divergence", name=said, hint=hint, cases=names),)
    count, sentence = same_flaw(failing)
    if sentence and exercise.trace is None:
        which = f"all {count}" if count == len(failing) else f"{count} of the {len(failing)}"
        hint = f"In {which} inputs that fail it is the same. {sentence}"
        # Plain: the sentence of a reason is the same whatever the right answer is.
        return (Finding(kind="divergence", name=first_words(sentence), hint=hint, cases=names, plain=True),)
    return ()


def same_flaw(failing: Sequence[JudgedInput]) -> tuple[int, str]:
    """What a check, a verifier or a property found in most inputs: in how many, and its sentence or ""."""
    [(reason, count)] = Counter(judged.verdict.reason for judged in failing).most_common(1)
    ran = all(judged.observation.outcome == "value" for judged in failing)
    sentence = FLAW_SENTENCES.get(reason) or HIDDEN_SENTENCES.get(reason, WRONG_SENTENCE)
    said = ran and sentence != WRONG_SENTENCE and count >= MIN_FLAW_SHARE * len(failing)
    return count, sentence if said else ""


def first_words(sentence: str) -> str:
    """The first sentence of several as the name of a finding, which begins with a small letter.

    >>> first_words("The answer has a NaN in it. Look for 0/0.")
    'the answer has a NaN in it'
    """
    first = sentence.split(". ", maxsplit=1)[0].rstrip(".")
    return first[:1].lower() + first[1:]


def same_reason(failing: Sequence[JudgedInput]) -> str:
    """What is said where all inputs fail for one reason; "" where they do not."""
    reasons = {judged.verdict.reason for judged in failing}
    return REASON_SENTENCES.get(reasons.pop(), "") if len(reasons) == 1 else ""


def same_direction(failing: Sequence[JudgedInput]) -> str:
    """What is said where one number is asked, and all wrong ones are too large, or all too small."""
    answers = [(unwrapped(decode(each.expected)), unwrapped(each.observation.value)) for each in failing]
    pairs = [(float_of(wanted), float_of(given)) for wanted, given in answers]
    numbers = [(wanted, given) for wanted, given in pairs if wanted is not None and given is not None]
    if len(numbers) < len(pairs) or any(judged.verdict.reason != "value" for judged in failing):
        return ""
    if all(given > wanted for wanted, given in numbers):
        return "the number is too large"
    return "the number is too small" if all(given < wanted for wanted, given in numbers) else ""


def same_wrong_label(failing: Sequence[JudgedInput]) -> str:
    """What is said where labels are asked, and every wrong one is the same label, or stands for the same one."""
    pairs = [pair for judged in failing for pair in differing_labels(judged) or ((None, None),)]
    given, wanted = {own for _, own in pairs}, {right for right, _ in pairs}
    if None in given | wanted:
        return ""
    if len(given) == 1:
        return f"every wrong label is {literal_of(given.pop(), longest=60)}"
    return f"the right label is {literal_of(wanted.pop(), longest=60)} wherever it is wrong" if len(wanted) == 1 else ""


def differing_labels(judged: JudgedInput) -> list[tuple[str, str]]:
    """The right label and the one that came back, wherever they differ; none where anything else came back."""
    expected, observed = decode(judged.expected), judged.observation.value
    wanted, given = items_of(expected) or (expected,), items_of(observed) or (observed,)
    pairs = [(unwrapped(one), unwrapped(other)) for one, other in zip(wanted, given, strict=False)]
    # Only texts are compared: a Decimal that is no number raises an error if it is.
    labels = [(one, other) for one, other in pairs if isinstance(one, str) and isinstance(other, str)]
    alike = len(wanted) == len(given) == len(labels)
    return [(one, other) for one, other in labels if one != other] if alike else []
