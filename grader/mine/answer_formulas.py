"""Formulas over the right answer: the answer turned into another, or the right question asked of other arguments."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.formula import Formula
from grader.built.formula_functions import FORMULA_CONSTANTS, FORMULA_FUNCTIONS
from grader.built.formula_text import FormulaFault, formula_tree, full_names_in, unbound_names
from grader.built.reference_answers import accepted_names
from grader.built.resolve import resolve
from grader.built.student_calls import signature_for
from grader.codec.decode import decode
from grader.mine.alternatives import Alternative
from grader.spec.gives import FormulaPlace, formula_in_full

MAX_ARGUMENTS_CHANGED = 6  # arguments of which changed ones are asked

# What is made of a right answer R, with words for a name, by the type of the answer.
NUMBER_FORMS = (
    ("the opposite sign", "-R"),
    ("1 minus the answer", "1 - R"),
    ("1 divided by the answer", "1 / R"),
    ("half of the answer", "R / 2"),
    ("twice the answer", "2 * R"),
    ("the square of the answer", "R ** 2"),
    ("the root of the answer", "sqrt(R)"),
    ("the logarithm of the answer", "log(R)"),
    ("the exponential of the answer", "exp(R)"),
    ("the answer without its sign", "abs(R)"),
    ("cut off at 1", "min(1.0, R)"),
    ("cut off at 0", "max(0.0, R)"),
    ("rounded down", "floor(R)"),
    ("rounded up", "ceil(R)"),
    ("1 more than the answer", "R + 1"),
    ("1 less than the answer", "R - 1"),
)
LIST_FORMS = (
    ("sorted", "sorted(R)"),
    ("sorted from the largest", "sorted(R, reverse=True)"),
    ("in the reverse order", "list(reversed(R))"),
    ("without the last item", "R[:-1]"),
    ("without the first item", "R[1:]"),
    ("each item once", "distinct(R)"),
    ("divided by their sum", "[each / sum(R) for each in R]"),
    ("divided by the largest", "[each / max(R) for each in R]"),
    ("1 minus each", "[1 - each for each in R]"),
    ("the opposite of each", "[-each for each in R]"),
    ("the square of each", "[each ** 2 for each in R]"),
    ("the root of each", "[sqrt(each) for each in R]"),
    ("the sums so far", "running(R)"),
    ("the sum", "sum(R)"),
    ("the mean", "mean(R)"),
    ("1 more than each", "[each + 1 for each in R]"),
)
DICT_FORMS = (
    ("divided by their sum", "{key: each / sum(values(R)) for key, each in items(R)}"),
    ("divided by the largest", "{key: each / max(values(R)) for key, each in items(R)}"),
    ("1 minus each", "{key: 1 - each for key, each in items(R)}"),
    ("the opposite of each", "{key: -each for key, each in items(R)}"),
    ("the root of each", "{key: sqrt(each) for key, each in items(R)}"),
    ("the square of each", "{key: each ** 2 for key, each in items(R)}"),
    ("half of each", "{key: each / 2 for key, each in items(R)}"),
    ("twice each", "{key: 2 * each for key, each in items(R)}"),
    ("the values alone", "list(values(R))"),
    ("the keys alone", "list(keys(R))"),
)
TRUTH_FORMS = (("the opposite", "not R"),)
# What an argument A becomes before the right question is asked, with words for a name.
ARGUMENT_FORMS: dict[type, tuple[tuple[str, str], ...]] = {
    list: (
        ("without the last of `A`", "A[:-1]"),
        ("without the first of `A`", "A[1:]"),
        ("`A` in the reverse order", "list(reversed(A))"),
        ("`A` sorted", "sorted(A)"),
        ("each of `A` once", "distinct(A)"),
    ),
    int: (("`A` one too large", "A + 1"), ("`A` one too small", "A - 1"), ("`A` left out", "0"), ("`A` as 1", "1")),
    float: (("1 minus `A`", "1 - A"), ("`A` as 0", "0.0"), ("`A` as 1", "1.0"), ("half of `A`", "A / 2")),
    dict: (("`A` in the reverse order", "dict(reversed(items(A)))"),),
}
SIZE_FORMS = (
    ("multiplied by the number of `A`", "R * len(A)"),
    ("divided by the number of `A`", "R / len(A)"),
    ("multiplied by n / (n - 1)", "R * len(A) / (len(A) - 1)"),
    ("multiplied by (n - 1) / n", "R * (len(A) - 1) / len(A)"),
)
TOTAL_FORMS = (("multiplied by the sum of `A`", "R * sum(A)"), ("divided by the sum of `A`", "R / sum(A)"))


DEEP_REMARK = "# What the programs compute, with the functions of formulas: too deep for `gives:`.\n"
PLACEHOLDER = re.compile(r"\b[AR]\b")


def answer_formulas(exercise: BuiltExercise, raw: Mapping[str, Any]) -> Iterator[Alternative]:
    """The alternatives that are a formula over the reference; none for a trace or a model, which have no formulas.

    `raw` is the exercise as its file says it, by which the names in a formula are found.
    """
    if exercise.kind != "function":
        return
    sample = exercise.cases[0].instances[0]
    values = {name: decode(sample.args[name]) for name in signature_parameters(exercise) if name in sample.args}
    called = shortest_name(exercise, raw, values)
    for name, text in dict.fromkeys(formulas_over(exercise, called, values, decode(sample.expected))):
        made = formula_alternative(raw, exercise, text, name, f"These outputs are those of another question: {name}.")
        if made is not None:
            yield made


def formula_alternative(
    raw: Mapping[str, Any], exercise: BuiltExercise, text: str, name: str, hint: str
) -> Alternative | None:
    """The alternative of a formula that an author could write into the exercise; None where it is none."""
    arguments = tuple(dict.fromkeys((*signature_parameters(exercise), *map(str, exercise.bound))))
    try:
        full = formula_in_full(FormulaPlace((), text, arguments), raw)
    except FormulaFault:
        return None
    return Alternative("gives", name, hint, formula=text, full=full)


def deep_alternative(
    raw: Mapping[str, Any], exercise: BuiltExercise, text: str, name: str, hint: str
) -> Alternative | None:
    """The alternative of an expression that is too deep for a formula of an exercise: a function to write."""
    arguments = tuple(dict.fromkeys((*signature_parameters(exercise), *map(str, exercise.bound))))
    try:
        tree = formula_tree(text, readable=False)
    except FormulaFault:
        return None
    # What a student's code calls and formulas do not know has no value here.
    unknown = {node.id for node in unbound_names(tree.body)} - {*arguments, *FORMULA_FUNCTIONS, *FORMULA_CONSTANTS}
    if unknown or next(full_names_in(tree), None) is not None:
        return None
    used = tuple(dict.fromkeys(node.id for node in unbound_names(tree.body) if node.id in arguments))
    code = f"{DEEP_REMARK}def {exercise.id.rpartition('.')[2]}({', '.join(arguments)}):\n    return {text}\n"
    return Alternative("function", name, hint, evaluated=Formula(text, tree, used, {}), code=code)


def signature_parameters(exercise: BuiltExercise) -> tuple[str, ...]:
    """The parameters of the function that students write."""
    asked = signature_for(exercise.kind, exercise.signature)
    return tuple(getattr(asked, "parameters", ()))


def shortest_name(exercise: BuiltExercise, raw: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    """The name by which a formula of the exercise may call its reference: its own, if that is no other function's."""
    own = exercise.reference.partition(":")[2]
    made = formula_alternative(raw, exercise, reference_call(exercise, own, {name: name for name in values}), "", "")
    short = made is not None and f"{own}={exercise.reference}" in made.full
    return own if short else exercise.reference.replace(":", ".")


def formulas_over(
    exercise: BuiltExercise, called: str, values: Mapping[str, Any], expected: Any
) -> Iterator[tuple[str, str]]:
    """What a wrong answer may be, each in words and as a formula over the call of the reference or its arguments."""
    right = reference_call(exercise, called, {name: name for name in values})
    for words, text in answer_forms(expected):
        yield words, filled(text, "", right)
    names = list(values)[:MAX_ARGUMENTS_CHANGED]
    for name in names:
        value = values[name]
        if isinstance(expected, int | float) and isinstance(value, list | dict):
            numbers = isinstance(value, list) and all(isinstance(each, int | float) for each in value)
            for words, text in (*SIZE_FORMS, *(TOTAL_FORMS if numbers else ())):
                yield filled(words, name), filled(text, name, right)
        for words, text in ARGUMENT_FORMS.get(type(value), ()):
            changed = {each: filled(text, each) if each == name else each for each in values}
            yield filled(words, name), reference_call(exercise, called, changed)
    # Two arguments of one type are easily taken for each other.
    for place, first in enumerate(names):
        for second in names[place + 1 :]:
            if type(values[first]) is type(values[second]):
                turned = {each: {first: second, second: first}.get(each, each) for each in values}
                yield f"`{first}` and `{second}` exchanged", reference_call(exercise, called, turned)


def filled(text: str, argument: str, right: str = "") -> str:
    """A text with an argument in the place of A, and the right answer in that of R.

    >>> filled("R * len(A)", "counts", "entropy(counts=counts)")
    'entropy(counts=counts) * len(counts)'
    """
    return PLACEHOLDER.sub(lambda found: argument if found[0] == "A" else right, text)


def answer_forms(expected: Any) -> tuple[tuple[str, str], ...]:
    """What can be made of an answer of this type."""
    if isinstance(expected, bool):
        return TRUTH_FORMS
    if isinstance(expected, int | float):
        return NUMBER_FORMS
    return LIST_FORMS if isinstance(expected, list | tuple) else DICT_FORMS if isinstance(expected, dict) else ()


def reference_call(exercise: BuiltExercise, called: str, given: Mapping[str, str]) -> str:
    """The call of the reference as a formula writes it, with texts for its arguments."""
    taken = accepted_names(resolve(exercise.reference), exercise.bound)
    bound = {each: each for each in taken if each not in given}
    return f"{called}({', '.join(f'{key}={text}' for key, text in {**given, **bound}.items())})"
