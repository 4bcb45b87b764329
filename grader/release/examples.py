"""Public cases as examples for students: tables as tables, calls as they are typed, numbers to six digits."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grader.checks.asked_trace import asked_trace
from grader.checks.signature import Signature, model_signature_of, signature_of
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.release.hinted_form import hinted_form, returned_hint
from grader.release.pretty import EXAMPLE_WIDTH, one_line_literal, pretty
from grader.release.public import PublicCase, PublicExercise
from grader.texts.markdown_table import markdown_table

SHOWN_TABLE_ROWS = (2, 40)  # the fewest and most rows of an argument that is shown as a table


@dataclass(frozen=True, slots=True)
class PublicExample:
    """One public case as an example: tables that were not shown before, the calls, and the right answer.

    `named` says whether the session uses the name of a table; `data` has each new table as a line of Python.
    """

    name: str
    tables: tuple[tuple[str, str], ...]  # name, Markdown
    calls: tuple[str, ...]  # each may have several lines
    value: str
    named: bool = False
    data: tuple[str, ...] = ()
    is_test: bool = False  # then the calls are the lines of the test

    @property
    def short(self) -> bool:
        """Whether the example is one call on one line without a table, so that it fits into a docstring."""
        return not self.is_test and not self.named and len(self.calls) == 1 and "\n" not in self.value + self.calls[0]


def public_examples(exercise: PublicExercise, number: int = 0) -> tuple[PublicExample, ...]:
    """The examples of an exercise, in the order of its public cases; each table is shown once.

    The number of the exercise ends the names of its tables, which are variables of the notebook and of the starter.
    """
    known: dict[str, str] = {}
    if exercise.kind == "tests":
        return tuple(test_example(case) for case in exercise.cases)
    return tuple(case_example(exercise, case, known, number) for case in exercise.cases)


def test_example(case: PublicCase) -> PublicExample:
    """The example of a public test: its code, and what it has to show."""
    text = case.call.text or ""
    return PublicExample(case.name, (), tuple(text.split("\n")), str(case.expected or ""), is_test=True)


def case_example(exercise: PublicExercise, case: PublicCase, known: dict[str, str], number: int = 0) -> PublicExample:
    """The example of one public case; `known` has the tables shown so far, and gets those of this example."""
    before = set(known)
    names = call_parameters(exercise)
    calls = [(case.call.target, case.call.args or ()), *case.call.then]
    for (_, inputs), own in zip(calls, names, strict=False):
        for name, value in zip(own, inputs, strict=False):
            if is_plain_table(value) and value_key(value) not in known:
                known[value_key(value)] = free_name(f"{name}_{number}" if number else name, known.values())
    # A table is shown with the first case that uses it.
    rows: dict[str, Any] = {name: decode(json.loads(text)) for text, name in known.items() if text not in before}
    tables = [(name, markdown_table(each)) for name, each in rows.items()]
    named = any(value_key(value) in known for _, inputs in calls for value in inputs)
    return PublicExample(
        case.name,
        tuple(tables),
        typed_session(calls, known),
        pretty(six_digits(example_answer(exercise, case))),
        named,
        tuple(table_code(name, each) for name, each in rows.items()),
    )


def table_code(name: str, rows: Sequence[Value]) -> str:
    """The Python code that gives a table its name, with a row a line."""
    lines = [f"    {one_line_literal(row)}," for row in rows]
    return "\n".join([f"{name} = [", *lines, "]"])


def example_answer(exercise: PublicExercise, case: PublicCase) -> Value:
    """The right answer to a public case with all its digits, in the form in which a student's function gives it."""
    trace = exercise.trace
    expected = case.expected if trace is None else asked_trace(case.expected, trace.record, trace.initial)
    return hinted_form(decode(expected), returned_hint(exercise.signature))


def call_parameters(exercise: PublicExercise) -> list[tuple[str, ...]]:
    """The parameter names of each call of a case, in order."""
    if exercise.kind != "model":
        return [signature_of(exercise.signature).parameters]
    asked = model_signature_of(exercise.signature)
    steps: list[Signature] = [asked.fit, asked.predict]
    return ([()] if asked.name else []) + [step.parameters for step in steps]


def typed_session(calls: Sequence[tuple[str, Sequence[Json]]], tables: Mapping[str, str]) -> tuple[str, ...]:
    """The calls of a case as they are typed; with several, the first makes the model that the others use."""
    texts = []
    for number, (name, inputs) in enumerate(calls):
        method = name.startswith(".")
        head = f"{'model = ' if len(calls) > 1 and not number else ''}{'model' if method else ''}{name}("
        given = [ShownName("model")] if number and not method else []
        texts.append(call_lines(head, [*given, *(named_or_value(value, tables) for value in inputs)]))
    return tuple(texts)


class ShownName(str):
    """The name of a table or model that was shown before; it is written without quotes."""

    __slots__ = ()


def named_or_value(value: Json, tables: Mapping[str, str]) -> Value:
    """The name of a table that was shown, else the value of an argument."""
    name = tables.get(value_key(value))
    return ShownName(name) if name else decode(value)


def call_lines(head: str, inputs: Sequence[Value]) -> str:
    """A call on one line, or with an argument a line if that would be too long."""
    width = EXAMPLE_WIDTH - len(">>> ")
    # A width that nothing reaches: every argument on one line.
    line = f"{head}{', '.join(argument_text(each, 10**6, 0) for each in inputs)})"
    if len(line) <= width:
        return line
    # Below the bracket, unless the name is so long that no room would be left.
    indent = len(head) if len(head) <= EXAMPLE_WIDTH // 4 else 4
    start = "" if indent == len(head) else f"\n{' ' * indent}"
    return head + start + f",\n{' ' * indent}".join(argument_text(each, width - 1, indent) for each in inputs) + ")"


def argument_text(value: Value, width: int, indent: int) -> str:
    """The text of an argument as it is typed."""
    return str(value) if isinstance(value, ShownName) else pretty(value, width=width, indent=indent)


def free_name(name: str, taken: Any) -> str:
    """The parameter's name, with a number after it if another table has the name."""
    others = set(taken)
    number, free = 2, name
    while free in others:
        free, number = f"{name}_{number}", number + 1
    return free


def is_plain_table(value: Json) -> bool:
    """Whether an argument is rows of plain cells that all have the same columns."""
    if not (isinstance(value, list) and SHOWN_TABLE_ROWS[0] <= len(value) <= SHOWN_TABLE_ROWS[1]):
        return False
    # Keys with `$` are those of encoded values that are no plain dicts.
    rows = [row for row in value if isinstance(row, dict) and row and not any(key.startswith("$") for key in row)]
    plain = all(isinstance(cell, str | int | float) for row in rows for cell in row.values())
    return len(rows) == len(value) and plain and all(list(row) == list(rows[0]) for row in rows)


def value_key(value: Json) -> str:
    """The JSON text of an encoded value, as a key that equal values share."""
    return json.dumps(value)


def six_digits(value: Value) -> Value:
    """A value with its floats to six significant digits, as people read them."""
    if isinstance(value, float):
        return float(f"{value:.6g}") + 0.0  # no minus before a zero
    if isinstance(value, dict):
        return {six_digits(key): six_digits(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return type(value)(six_digits(each) for each in value)
    return value
