"""Known mistakes in a choice: which would choose these options; and reasons why options are not as they were decided.

A known mistake speaks of the student, and one choice is little evidence for it. A reason speaks of an option, and is
true whatever the student thought. Neither tells which option it is.
"""

from collections.abc import Collection, Sequence
from fractions import Fraction

from grader.built.document import BuiltChoice, BuiltExercise, BuiltMistake, BuiltReason
from grader.checks.chosen import picked_options
from grader.diagnose.finding import MISJUDGED, Finding
from grader.diagnose.mistakes import misconception_finding
from grader.judge.chosen_options import choice_options
from grader.judge.judged import JudgedCase

# Of the options that a mistake or the student decides wrongly, this share both must. With two thirds, two options are
# enough against three, and of 120 choices made for reasons of their own two were named falsely; with this share none.
MIN_SHARED_OPTIONS = Fraction(3, 4)


def choice_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The known mistake that leads to what was chosen, if just one does, and reasons for what it does not explain."""
    [case] = cases
    judged = case.inputs[0]
    if judged.verdict.passed or judged.observation.outcome != "value" or exercise.choice is None:
        return ()
    leading = [each for each in exercise.mistakes if judged.variants.get(each.name) == judged.observation.value]
    if exercise.choice.choose == "one":
        return (misconception_finding(leading[0], [case.name]),) if len(leading) == 1 else ()
    chosen = picked_options(str(judged.observation.value), choice_options(exercise.choice))
    if chosen is None:  # what cannot be read is wrong in no option
        return ()
    leading = leading or nearest_mistakes(exercise, chosen)
    named = [misconception_finding(each, [case.name]) for each in leading] if len(leading) == 1 else []
    explained = {place for each in leading for place in wrong_options(exercise.choice, each)} if named else set()
    misjudged = {*exercise.choice.right} ^ {*chosen}
    reasons = reasons_for(exercise.choice, misjudged - explained)
    # Only one explanation is a hint: were all of them, every option that they do not speak of would be decided rightly.
    return (*named, *(reason_finding(each, case.name, plain=not (named or n)) for n, each in enumerate(reasons)))


def reasons_for(choice: BuiltChoice, places: Collection[int]) -> list[BuiltReason]:
    """The reasons why the options at these places are right, or wrong, each once."""
    return [reason for reason in choice.reasons if not {*places}.isdisjoint(reason.places)]


def reason_finding(reason: BuiltReason, case: str, *, plain: bool) -> Finding:
    """The finding that an option was not decided as a reason says."""
    return Finding(kind="near_miss", name=f"{MISJUDGED}: {reason.name}", hint=reason.hint, cases=(case,), plain=plain)


def wrong_options(choice: BuiltChoice, mistake: BuiltMistake) -> set[int]:
    """The places of the options that a known mistake decides wrongly."""
    return {*choice.right} ^ {*choice.variants[mistake.name]}


def nearest_mistakes(exercise: BuiltExercise, chosen: Collection[int]) -> list[BuiltMistake]:
    """The mistakes that decide most options wrongly which the student did, and few others."""
    assert exercise.choice is not None  # noqa: S101  only choices come here
    right = set(exercise.choice.right)
    own = right ^ set(chosen)
    shares = {name: shared_options(own, right ^ set(places)) for name, places in exercise.choice.variants.items()}
    best = max([*shares.values(), MIN_SHARED_OPTIONS])
    return [each for each in exercise.mistakes if shares.get(each.name) == best]


def shared_options(one: Collection[int], other: Collection[int]) -> Fraction:
    """The share of options decided wrongly by either that both decide wrongly; 0 where nothing is.

    >>> shared_options({1, 2}, {2}), shared_options({1}, {2})
    (Fraction(1, 2), Fraction(0, 1))
    """
    either = {*one, *other}
    return Fraction(len({*one} & {*other}), len(either) or 1)
