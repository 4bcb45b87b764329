"""Which entries of an answer are wrong, where all failing answers agree: the first, the last, numbers too large."""

import math
from collections.abc import Sequence

from grader.built.document import BuiltExercise
from grader.built.own_check import judging_check
from grader.built.reference_answers import DecodedArgs
from grader.checks.containers import items_of
from grader.checks.numeric import Tolerance
from grader.codec.decode import decode
from grader.diagnose.near.failing_input import paired_numbers
from grader.diagnose.near.misses import same_by_check
from grader.judge.judged import JudgedInput

CHECKS_OF_ENTRIES = ("close", "exact")  # that judge an entry as they judge the whole
MIN_WRONG_NUMBERS = 8  # that all differ in one direction: by chance once in 128 times
MAX_CHANCE = 0.01  # that entries are right by chance wherever it is said that they are
MAX_ENTRIES = 200  # of an answer: more of them are compared in no short time


EntryMarks = tuple[bool, ...]  # whether each entry of a failing answer is right; two at least, and one is wrong


def entry_sentence(exercise: BuiltExercise, failing: Sequence[JudgedInput]) -> str:
    """What is said of the places of wrong entries, or of how their numbers differ; "" where answers disagree."""
    marks = [marked for judged in failing if (marked := entry_marks(exercise, judged)) is not None]
    said = places_sentence(marks) if len(marks) == len(failing) else ""
    return said or numbers_sentence(failing)


def entry_marks(exercise: BuiltExercise, judged: JudgedInput) -> EntryMarks | None:
    """The entries of a list that should have as many; None for what is no such list, or has no wrong entry."""
    wanted, given = items_of(decode(judged.expected)), items_of(judged.observation.value)
    if judging_check(exercise).name not in CHECKS_OF_ENTRIES or wanted is None or given is None:
        return None
    if not 2 <= len(wanted) == len(given) <= MAX_ENTRIES:
        return None
    same = same_by_check(exercise, DecodedArgs(judged.args))
    right = tuple(same(one, other) for one, other in zip(wanted, given, strict=True))
    return None if all(right) else right


def places_sentence(marks: Sequence[EntryMarks]) -> str:
    """What is said where only the first entry, only the last, or all but one of them may be wrong."""
    alone = math.prod(1 / len(each) for each in marks)  # the chance that one wrong entry is always at that place
    shares = math.prod(sum(each) / len(each) for each in marks)  # that a right entry always is
    # What is wrong alone says more than what is right always.
    for place, name in ((0, "first"), (-1, "last")):
        if all(not each[place] and sum(each) == len(each) - 1 for each in marks):
            return f"only the {name} entry is wrong" if alone <= MAX_CHANCE else ""
    for place, name in ((0, "first"), (-1, "last")):
        if all(each[place] for each in marks) and shares <= MAX_CHANCE:
            return f"the {name} entry is right, and others are not"
    return ""


def numbers_sentence(failing: Sequence[JudgedInput]) -> str:
    """What is said where every number that differs is too large, too small, or 0."""
    pairs: list[tuple[float, float]] = []
    for judged in failing:
        own = paired_numbers(decode(judged.expected), judged.observation.value)
        if own is None or len(own) > MAX_ENTRIES:
            return ""
        pairs += [(wanted, given) for wanted, given in own if not Tolerance().near(wanted, given)]
    if len(pairs) < MIN_WRONG_NUMBERS:
        return ""
    if not any(given for _, given in pairs):
        return "every wrong number is 0"
    if all(given > wanted for wanted, given in pairs):
        return "every wrong number is too large"
    return "every wrong number is too small" if all(given < wanted for wanted, given in pairs) else ""
