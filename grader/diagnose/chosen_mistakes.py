"""Known mistakes in a choice: which of them would choose these options, or most of what is wrong in them."""

from collections.abc import Collection, Sequence
from fractions import Fraction

from grader.built.document import BuiltExercise, BuiltMistake
from grader.checks.chosen import picked_options
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import misconception_finding
from grader.judge.chosen_options import choice_options
from grader.judge.judged import JudgedCase

# Of the options that a mistake or the student decides wrongly, this share both must. With a half, another mistake is
# named twice as often once the true one is left out; with two thirds hardly more often than by equal choices alone.
MIN_SHARED_OPTIONS = Fraction(2, 3)


def choice_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The known mistake that leads to what was chosen; none where several do, as one choice is little evidence."""
    [case] = cases
    judged = case.inputs[0]
    if judged.verdict.passed or judged.observation.outcome != "value" or exercise.choice is None:
        return ()
    leading = [each for each in exercise.mistakes if judged.variants.get(each.name) == judged.observation.value]
    if not leading and exercise.choice.choose == "all":
        chosen = picked_options(str(judged.observation.value), choice_options(exercise.choice))
        leading = nearest_mistakes(exercise, chosen or ())
    return (misconception_finding(leading[0], [case.name]),) if len(leading) == 1 else ()


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
