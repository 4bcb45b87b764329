"""Sentences that say how an answer was compared with the right one: by which check, with which options."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from grader.built.document import BuiltCheck, BuiltExercise, BuiltPart
from grader.built.own_check import judging_check
from grader.checks.option_fields import Inner
from grader.checks.registry import check_options
from grader.codec.encode import encode
from grader.codec.literals import literal

RuleSentences = Iterator[str]
ANSWER_FORM_WORDS = {
    "decimal": "a decimal number",
    "fraction": "a fraction",
    "percent_sign": "a percentage with its sign",
}
CREDIT_SENTENCES = {
    "fraction": "The mark is the share of the steps that are right.",
    "prefix": "The mark is the share of the steps before the first that is not right.",
    "all": "The mark is for all the steps, or none.",
}
INITIAL_STATE_SENTENCES = {
    "optional": "The starting state may be in the list or not.",
    "required": "The list begins with the starting state.",
    "absent": "The list begins after the first step, without the starting state.",
}


def exercise_rule_sentences(exercise: BuiltExercise) -> tuple[str, ...]:
    """The sentences that say when an answer to the exercise is right."""
    if exercise.kind == "values":
        forms = [ANSWER_FORM_WORDS.get(form, form) for form in exercise.forms]
        return (f"An answer is read as {' or '.join(forms)}, or as a label where one is asked.",)
    if exercise.kind == "choice":
        return tuple(_of_choice(exercise))
    if exercise.kind == "text":
        return ("A person marks this.",)
    return (*check_sentences(judging_check(exercise)), *_of_properties(exercise))


def part_rule_sentences(exercise: BuiltExercise, name: str | None) -> tuple[str, ...]:
    """The sentences that say when one part of a hand calculation is right; none for an unknown part."""
    return tuple(rule for part in exercise.parts if part.name == name for rule in _of_part(exercise, part))


def check_sentences(check: BuiltCheck) -> tuple[str, ...]:
    """The sentences that say what a check accepts with its options."""
    return tuple(_of_check(check.name, check_options(check.name, check.options), check.options))


def _of_check(name: str, options: Any, written: Mapping[str, Any]) -> RuleSentences:
    if name in CHECK_WRITERS:
        yield from CHECK_WRITERS[name](options)
        return
    yield f"Judged by the check `{name}`."
    yield from (f"Its option {option} is {value!r}." for option, value in written.items())


def _inner(lead: str, check: Inner | None) -> RuleSentences:
    """The sentences of a check inside another, each with the words that say what it is about."""
    if check is not None:
        yield from (f"{lead}: {sentence}" for sentence in _of_check(check.name, check.options, {}))


def _close(options: Any) -> RuleSentences:
    yield f"A number is right within a relative tolerance of {options.rtol:g} or an absolute one of {options.atol:g}."


def _exact(options: Any) -> RuleSentences:
    yield "It must be the same value, in any type that can hold it."
    if options.ignore_case:
        yield "Upper and lower case count as the same."


def _as_set(options: Any) -> RuleSentences:
    yield "The order of the items does not count."
    yield f"An item that occurs twice is {'wrong' if options.repeats == 'wrong' else 'counted once'}."
    if options.empty == "optional":
        yield "An empty item may be left out."
    yield from _inner("Each item", options.items)


def _as_multiset(options: Any) -> RuleSentences:
    yield "The order of the items does not count; how often each occurs does."
    yield from _inner("Each item", options.items)


def _mapping(options: Any) -> RuleSentences:
    yield "It must have just the keys expected, each with its right value."
    if options.keys == "sets":
        yield "Keys are compared as sets."
    if options.zeros == "optional":
        yield "A key whose value is 0 may be left out."
    if options.empty == "optional":
        yield "The empty key may be left out."
    if options.values is None:
        yield "Numbers are right within a relative tolerance of 1e-06 or an absolute one of 1e-09; all else exactly."
    yield from _inner("Each value", options.values)


def _one_of(options: Any) -> RuleSentences:
    yield f"Several answers can be right: any that `{options.reference}` gives."
    yield from _inner("Each", options.by)


def _verify(options: Any) -> RuleSentences:
    yield f"Many answers can be right: any in which `{options.reference}` finds no flaw."
    yield from _inner("Where one answer alone is right", options.by)


def _partition(options: Any) -> RuleSentences:
    yield "What counts is which items are together; the names and the order of the groups do not."
    if options.form == "groups":
        yield "Labels are no answer here, only groups."


def _parts(options: Any) -> RuleSentences:
    yield "The mark is the share of the parts that are right."
    yield from (f"`{name}` counts {weight} times." for name, weight in options.weights.items())
    for name, check in options.parts.items():
        yield from _inner(f"`{name}`", check)


def _passes(_: Any) -> RuleSentences:
    yield "The test runs with the student's names, and must come to its end."
    yield "Where the test has an output, it must show just that, however it is spaced."


def _ranking(options: Any) -> RuleSentences:
    yield "The order counts, the best first; items that are tied may stand in any order."
    yield from _inner("Each item", options.items)


def _same_predictions(options: Any) -> RuleSentences:
    yield "The labels are compared row by row."
    if options.tied:
        yield f"Where labels are tied, any that `{options.tied}` gives is right."
    if options.margin:
        yield f"Up to {float(options.margin):.4g} of the rows may differ."


def _same_theory(options: Any) -> RuleSentences:
    yield "Clauses are compared whatever their order, and the order and the variables within them."
    if options.theta:
        yield "A clause with literals that it does not need is the same clause."


def _same_tree(options: Any) -> RuleSentences:
    yield "Trees are compared node by node; the order of branches does not count."
    yield f"Thresholds and numbers in leaves are right within {options.rtol:g} relative or {options.atol:g} absolute."
    if options.counts:
        yield "The counts of the nodes are asked for."


def _table(options: Any) -> RuleSentences:
    yield "Rows stand in order." if options.ordered else "The order of the rows does not count."
    if options.key:
        yield f"Rows are told apart by {', '.join(options.key)}."
    for name, check in options.columns.items():
        yield from _inner(f"Column `{name}`", check)


def _direction(options: Any) -> RuleSentences:
    yield f"It must point where the right vector does, within {options.angle:g} radians; its length does not count."
    if options.either_sign:
        yield "The opposite direction is as good."


def _trace(options: Any) -> RuleSentences:
    yield INITIAL_STATE_SENTENCES[options.initial]
    if options.last == "optional":
        yield "The last state may be left out."
    yield CREDIT_SENTENCES[options.credit]
    if options.share:
        yield f"A step that is right from the student's own step before it earns {float(options.share):g} of its mark."
    for name, check in options.parts.items():
        yield from _inner(f"`{name}`", check)


# One function for each check. A check that is not here, as of another package, is described by its name and options.
CHECK_WRITERS: dict[str, Callable[[Any], RuleSentences]] = {
    "as_multiset": _as_multiset,
    "as_set": _as_set,
    "close": _close,
    "direction": _direction,
    "exact": _exact,
    "mapping": _mapping,
    "one_of": _one_of,
    "partition": _partition,
    "parts": _parts,
    "passes": _passes,
    "ranking": _ranking,
    "same_predictions": _same_predictions,
    "same_theory": _same_theory,
    "same_tree": _same_tree,
    "table": _table,
    "trace": _trace,
    "verify": _verify,
}


def _of_part(exercise: BuiltExercise, part: BuiltPart) -> RuleSentences:
    """The rules of one part: its digits, and what follows from the student's own earlier parts."""
    if part.check.name == "close" and exercise.digits is not None:
        half = 0.5 / 10**exercise.digits
        yield f"A number is right to {exercise.digits} decimals, so within {half:g}; more decimals are welcome."
    else:
        yield from check_sentences(part.check)
    if part.uses and exercise.follow.share:
        earlier = ", ".join(part.uses.values())
        share = float(exercise.follow.share)
        yield (
            f"Right from the student's own {earlier}, or from numbers that their written digits stand for, "
            f"it earns {share:g} of its mark."
        )


def _of_choice(exercise: BuiltExercise) -> RuleSentences:
    assert exercise.choice is not None  # noqa: S101  the kind says so
    if exercise.choice.choose == "one":
        yield "One option is right."
    elif exercise.choice.score == "all_or_nothing":
        yield "It is right when just the right options are chosen."
    else:
        yield "Each right option earns its share; each wrong one takes a share away, down to nothing."


def _of_properties(exercise: BuiltExercise) -> RuleSentences:
    for each in exercise.properties:
        said = "" if each.options is None else f": {literal(encode(each.options))}"
        yield f"The property `{each.name}` must hold{said}."
