"""Drafts of known mistakes: what explains several students, as an entry of `misconceptions:` to edit and paste."""

import ast
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import yaml

from grader.built.document import BuiltExercise
from grader.built.student_calls import args_text
from grader.codec.encode import encode
from grader.codec.literals import literal, session_of
from grader.diagnose.finding import CodeChange, Finding
from grader.mine.alternatives import Alternative, ReferenceChange
from grader.mine.change_words import repaired_name, without_remarks
from grader.mine.predicting import Prediction
from grader.mine.wrong_work import AnsweredGroup, MiningInput
from grader.texts.safe_text import counted, one_line

DraftForm = Literal["with", "gives", "function", "repair"]
MAX_SHOWN = 300  # characters of a call or an answer
ENTRY_COLUMNS = 110  # of a line of YAML, beyond which it is folded
NOT_OF_NAMES = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A mistake that several students make and the exercise does not know, with what speaks for it.

    `entry` is the text to paste; `code` what has to be written besides, if anything. `lint` are the problems that the
    linter has with it. `outputs` are the digests of the class page's clusters that it explains.
    """

    exercise: str
    title: str
    form: DraftForm
    name: str
    students: int
    entry: str
    code: str
    call: str
    gave: str
    right: str
    proof: str
    lint: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()
    who: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class UnexplainedGroup:
    """Students of an exercise whose programs answer alike, and wrongly, for a reason that was not found."""

    exercise: str
    title: str
    students: int
    programs: int
    call: str
    gave: str
    right: str
    outputs: tuple[str, ...] = ()
    who: tuple[str, ...] = ()


def shown_example(inputs: Sequence[MiningInput], group: AnsweredGroup) -> dict[str, Any]:
    """The smallest input that a group answers wrongly: the call, what came back, and what is right."""
    wrong = [
        number for number, seen in enumerate(group.observations) if not group.right[number] and seen.outcome == "value"
    ]

    def strangeness(number: int) -> tuple[bool, bool, int]:
        asked = inputs[number]
        return asked.further, not asked.ordinary, len(args_text(asked.instance.args))

    place = min(wrong, key=strangeness)
    call = inputs[place].instance.calls[0]
    gave = literal(encode(group.observations[place].value), longest=MAX_SHOWN)
    return {
        "call": one_line(session_of(call.target, call.args or (), call.then), MAX_SHOWN),
        "gave": one_line(gave, MAX_SHOWN),
        "right": one_line(literal(inputs[place].instance.expected, longest=MAX_SHOWN), MAX_SHOWN),
    }


def members(groups: Sequence[AnsweredGroup]) -> dict[str, Any]:
    """Who is in some groups, how many they are, and which clusters of the class page these are."""
    works = [work for group in groups for work in group.works]
    return {
        "students": len(works),
        "outputs": tuple(sorted({work.outputs for work in works if work.outputs})),
        "who": tuple(sorted(work.student for work in works)),
    }


def alternative_draft(
    exercise: BuiltExercise,
    inputs: Sequence[MiningInput],
    groups: Sequence[AnsweredGroup],
    alternative: Alternative,
    told: Sequence[Prediction],
    lint: Sequence[str],
) -> Draft:
    """The draft of an alternative that explains some groups, the first of which is the example."""
    code = alternative.code if alternative.change is None else function_to_write(exercise, alternative.change)
    return Draft(
        exercise=exercise.id,
        title=exercise.title,
        form=alternative.form,
        name=alternative.name,
        entry=entry_text(entry_of(exercise, alternative)),
        code=code,
        proof=proof_sentence(told),
        lint=tuple(lint),
        **shown_example(inputs, groups[0]),
        **members(groups),
    )


def repair_draft(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], groups: Sequence[AnsweredGroup], repair: Finding
) -> Draft:
    """The draft of a mistake that is known only by what mends it: its function is still to be written."""
    name = repaired_name(repair)
    entry = {
        "is": name,
        "reference": f"mistakes:{function_name(exercise, repair.name)}",
        "hint": f"Look at {one_line(repair.name, 80)}.",
    }
    return Draft(
        exercise=exercise.id,
        title=exercise.title,
        form="repair",
        name=name,
        entry=entry_text(entry),
        code="# Write the reference so that it makes the mistake. What mends a program of this group:\n"
        + "".join(f"# {one_line(without_remarks(line))}\n" for each in repair.changes for line in change_rows(each)),
        proof="A program of the group is right on all inputs, others drawn anew included, after this change.",
        lint=("The function is still to be written.",),
        **shown_example(inputs, groups[0]),
        **members(groups),
    )


def change_rows(change: CodeChange) -> list[str]:
    """The lines of a change of a program, as a diff has them."""
    before, after = change.before.splitlines(), change.after.splitlines()
    return [*(f"- {line}" for line in before), *(f"+ {line}" for line in after)]


def entry_of(exercise: BuiltExercise, alternative: Alternative) -> dict[str, Any]:
    """The entry of `misconceptions:` that an alternative becomes."""
    if alternative.form == "with":
        said: dict[str, Any] = {"with": dict(alternative.bound)}
    elif alternative.form == "gives":
        said = {"gives": alternative.formula}
    else:
        said = {"reference": f"mistakes:{function_name(exercise, alternative.name)}"}
    return {"is": alternative.name, **said, "hint": alternative.hint}


def entry_text(entry: dict[str, Any]) -> str:
    """An entry as YAML, as it stands below `misconceptions:`."""
    return yaml.safe_dump([entry], sort_keys=False, allow_unicode=True, width=ENTRY_COLUMNS)


def function_name(exercise: BuiltExercise, name: str) -> str:
    """A name for the function of a mistake: the exercise's, and the first words of the mistake's."""
    words = NOT_OF_NAMES.sub("_", name.lower()).strip("_").split("_")
    return "_".join([exercise.id.rpartition(".")[2], "with", *words[:4]])


def function_to_write(exercise: BuiltExercise, change: ReferenceChange) -> str:
    """The changed function as code to begin from, with a line that says where it comes from."""
    tree = ast.parse(change.text)
    node = next(
        (each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name == change.function), None
    )
    text = "" if node is None else without_docstring(change.text.decode(), node)
    whole = "" if change.function == exercise.reference.partition(":")[2] else f"; {exercise.reference} calls it"
    return f"# {change.module}, line {change.line}, with the change{whole}.\n{text}\n"


def without_docstring(source: str, function: ast.FunctionDef) -> str:
    """The text of a function without its docstring, whose examples are no longer true."""
    lines = source.splitlines()
    first = function.body[0]
    # A function that is nothing but its docstring keeps it: without a body it would be no Python.
    told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and len(function.body) > 1
    left_out = range(first.lineno, (first.end_lineno or first.lineno) + 1) if told else range(0)
    whole = range(function.lineno, (function.end_lineno or function.lineno) + 1)
    return textwrap.dedent("\n".join(lines[number - 1] for number in whole if number not in left_out))


def proof_sentence(told: Sequence[Prediction]) -> str:
    """What speaks for a draft: the wrong answers it was chosen by, and those that it predicted."""
    first = told[0]
    begun = f"Chosen by {counted(first.chosen_by, 'wrong answer')}, it predicts {first.predicted} others"
    drawn = f" and {first.further} to inputs drawn anew" if first.further else ""
    unlike = f"; {counted(first.unlike, 'answer is', 'answers are')} unlike it" if first.unlike else ""
    return f"{begun}{drawn}{unlike}."
