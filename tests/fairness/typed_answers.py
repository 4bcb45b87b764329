"""Which other types an exercise takes a right answer in, and the code that returns it in one of them."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.property_calls import own_answer
from grader.checks.calls import Observation
from grader.checks.terms import is_clause
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Record
from reference.logic.terms import is_definite_pair
from tests.corpora import Solution, solutions
from tests.fairness import answer_types
from tests.fairness.answer_types import FORMS, Form, Names, plain

PLAIN = ("plain", "backwards", "candidates", "counting_up")  # others are shorter in three exercises, but return sets
AS_IT_IS = "as it is"  # the form that changes nothing
TYPES = Path(answer_types.__file__).read_text("utf-8")


def typed_solution(exercise: BuiltExercise) -> Solution:
    """The right solution of which answers are given in other types: one that returns what the signature says."""
    asked = f"{'class' if exercise.kind == 'model' else 'def'} {exercise.target}"
    own = [each for each in solutions("right") if each.exercise == exercise.id and each.kind == "algorithm"]
    return min((each for each in own if asked in each.text), key=lambda each: (each.name not in PLAIN, len(each.text)))


def typed_code(solution: Solution, exercise: BuiltExercise, form: str) -> str:
    """Code that answers as a solution does, in a form; one that calls itself gets its own answers as they are."""
    wrapper = "typed_model" if exercise.kind == "model" else "typed"
    return (
        f"exec({TYPES!r}, types := {{'__name__': 'types'}})\n"
        f"exec({solution.text!r}, own := {{**globals()}})\n"
        f"{exercise.target} = types[{wrapper!r}](own[{exercise.target!r}], {form!r}, {names_of(exercise)!r})\n"
    )


def typed_observations(exercise: BuiltExercise, form: str) -> list[Observation]:
    """What a grader sees of the reference's answers to all calls of an exercise, in a form."""
    calls = [call for case in exercise.cases for instance in case.instances for call in instance.calls]
    answers = (as_student(exercise, own_answer(exercise, call)) for call in calls)
    names = names_of(exercise)
    return [Observation("value", decode(encode(form_of(form)(answer, names)))) for answer in answers]


def form_of(name: str) -> Form:
    """The form of a name; "as it is" changes nothing."""
    return FORMS[name] if name != AS_IT_IS else lambda value, names: value


def as_student(exercise: BuiltExercise, answer: Any) -> Any:
    """An answer of the reference as plain Python; the steps of a trace that has one field come without its name."""
    own = plain(without_records(decode(encode(answer))))
    bare = exercise.trace.record[0] if exercise.trace is not None and len(exercise.trace.record) == 1 else None
    return own if bare is None else [step[bare] for step in own]


def names_of(exercise: BuiltExercise) -> Names:
    """The names of an answer's fields in their order; none for an answer that is no record."""
    if exercise.trace is not None:
        return exercise.trace.record
    check = exercise.check
    return tuple(fields_in({check.name: check.options})) if check is not None else ()


def fields_in(check: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields that a check asks for, or the one by which it compares."""
    [(name, options)] = check.items()
    if name == "parts":
        return dict(options)
    if name == "table":
        return dict(options.get("columns") or {})
    return fields_in(options["by"]) if "by" in options else {}


# Forms that change more than a type are for the checks that leave it open: the order, the count, the way a table lies.
UNORDERED = ("as_set", "partition", "partition into groups", "same_theory")
OPEN_TO = {
    "set": UNORDERED,
    "set of sets": ("partition", "partition into groups"),
    "labels": ("partition",),
    "backwards": (*UNORDERED, "as_multiset", "table"),
    "dict of columns": ("table", "ordered table"),
    **dict.fromkeys(("one in a tuple", "one in an array"), ("close", "exact", "one_of", "between")),
    **dict.fromkeys(("pairs", "pairs as lists", "series by key", "keys of NumPy"), ("mapping",)),
}


REORDERED = ("set", "backwards")
PANDAS_ROWS = ("column", "series with an index")  # for items of one kind: a formula, a nested list, has none


def forms_of(exercise: BuiltExercise) -> list[str]:
    """The forms that change a right answer to the exercise, and that its check and its text leave open."""
    answers = list(right_answers(exercise))
    in_order = any(is_head_and_body(answer) for answer in answers)
    left_open = [form for form in FORMS if is_open(exercise, form) and not (in_order and form in REORDERED)]
    return [form for form in left_open if any(changes(form, each, exercise) for each in answers)]


def right_answers(exercise: BuiltExercise) -> Iterator[Any]:
    """What a right solution returns in each case; the steps of a trace that has one field come without its name."""
    for case in exercise.cases:
        for instance in case.instances:
            yield as_student(exercise, decode(instance.expected))


def is_head_and_body(answer: Any) -> bool:
    """Whether an answer is one clause written as `[head, body]`, whose two parts keep their places."""
    clause = isinstance(answer, list | tuple) and len(answer) == 2 and is_clause(decode(encode(answer)))
    return clause and is_definite_pair(answer)


def without_records(value: Any) -> Any:
    """The value with a dict in the place of every record of the reference."""
    if isinstance(value, Record):
        return {name: without_records(each) for name, each in value.fields}
    if isinstance(value, dict):
        return {key: without_records(each) for key, each in value.items()}
    return type(value)(map(without_records, value)) if isinstance(value, list | tuple) else value


def changes(form: str, answer: Any, exercise: BuiltExercise) -> bool:
    """Whether an answer in this form is anything else than it is without."""
    return written(FORMS[form](answer, names_of(exercise))) != written(answer)


def written(answer: Any) -> str:
    """What a grader gets to see of an answer."""
    return json.dumps(encode(answer))


def is_open(exercise: BuiltExercise, form: str) -> bool:
    """Whether the exercise leaves an answer's form to the student."""
    check = exercise.check
    if form in PANDAS_ROWS and exercise.signature.endswith("-> list"):
        return False
    name = "trace" if check is None or exercise.trace is not None else compared_by({check.name: check.options})
    return name in OPEN_TO.get(form, (name,))


def compared_by(check: Mapping[str, Any]) -> str:
    """The check that compares a whole answer with a right one."""
    [(name, options)] = check.items()
    if "by" in options:
        return compared_by(options["by"])
    if name == "partition" and options.get("form"):
        return "partition into groups"
    return "ordered table" if name == "table" and options.get("ordered") else name
