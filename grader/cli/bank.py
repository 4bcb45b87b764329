"""`grader show`: one exercise of a bank."""

import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from grader.build.built_exercise import build_exercise
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltCase, BuiltExercise, BuiltMistake
from grader.built.formula_names import formula_text
from grader.built.resolve import resolve
from grader.checks.asked_trace import asked_trace
from grader.cli.bank_list import effort_words
from grader.cli.errors import CannotRun
from grader.cli.printed_tables import print_markdown
from grader.codec.literals import literal, session_of
from grader.release.examples import PublicExample, public_examples
from grader.release.handout_sheet import given_code, hand_answer_forms
from grader.release.public import public_exercise
from grader.release.texts import continued
from grader.score.result import OptionShown
from grader.score.results import options_shown
from grader.spec.bank_places import banks_of, exercise_file, exercise_ids
from grader.spec.exercise import Exercise
from grader.spec.load import Loaded, load_exercise
from reference.process import Process


def print_exercise(name: str, *, solution: bool) -> None:
    """Prints one exercise as a student sees it; with `solution` also what only the instructor should."""
    loaded = bank_exercise(name)
    # Drawn with a secret that everybody knows, so that no course's hidden case is shown here.
    built = build_exercise(loaded, assignment_id="show", secret=PUBLIC_SECRET)
    print_markdown(student_text(built), effort_text(loaded.spec), *([solution_text(built)] if solution else []))


def effort_text(exercise: Exercise) -> str:
    """How long and how hard an exercise is, for the lecturer who chooses; students are not shown it."""
    return f"For the lecturer: {effort_words(exercise)}; level {exercise.level}."


def bank_exercise(name: str) -> Loaded[Exercise]:
    """The exercise of an id, from the bank of the current course or from ours; or the exercise in a YAML file."""
    return load_exercise(exercise_place(name))


def exercise_place(name: str) -> Path:
    """The file of an exercise that is named by its id or its file; raises `CannotRun` for an unknown id."""
    if name.endswith(".yaml"):
        return Path(name)
    # Banks are found from where an assignment lies; this one stands for any in the current folder.
    banks = banks_of(Path.cwd() / "assignment.yaml")
    file = exercise_file(name, banks)
    if file is None:
        raise CannotRun(f"There is no exercise {name}. {nearest_id_remedy(name, exercise_ids(banks))}")
    return file


def nearest_id_remedy(name: str, ids: Iterable[str]) -> str:
    """The remedy for an unknown id: the nearest one, or where to find them."""
    near = get_close_matches(name, list(ids), n=1)
    return f"Did you mean {near[0]}?" if near else "See `grader list`."


def student_text(exercise: BuiltExercise) -> str:
    """The exercise in Markdown, as a student sees it."""
    lines = [
        f"# {exercise.title}",
        f"`{exercise.id}`, {exercise.kind}, {float(exercise.points):g} point{'' if exercise.points == 1 else 's'}",
        exercise.prompt,
    ]
    if exercise.signature:
        lines.append(f"```python\n{exercise.signature}\n```")
    lines.append("\n".join(f"- {convention}" for convention in exercise.conventions))
    if exercise.choice:
        lines.append("Choose one:" if exercise.choice.choose == "one" else "Choose all that are right:")
        lines.append("\n".join(f"- {option_line(option)}" for option in options_shown(exercise)))
    given = given_code(exercise.provided)
    lines += [
        f"You are given {code.told}, defined where your code runs:\n\n```python\n{code.text.strip()}\n```"
        for code in given
    ]
    if exercise.parts:
        lines.append("Work out:")
        lines.append("\n".join(f"- `{part.name}`: {part.ask} ({float(part.points):g})" for part in exercise.parts))
        lines.append(hand_answer_forms(public_exercise(exercise)))
    lines += map(example_text, public_examples(public_exercise(exercise)))
    hidden = [case.covers or case.name for case in exercise.cases if not case.public]
    if hidden:
        lines.append(f"Hidden cases also count; they cover {'; '.join(hidden)}.")
    return "\n\n".join(line for line in lines if line)


def example_text(example: PublicExample) -> str:
    """A public case in Markdown, as it stands on a sheet: its tables, then the session."""
    tables = [f"`{name}` is\n\n{table}" for name, table in example.tables]
    typed = "\n".join(call if example.is_test else f">>> {continued(call)}" for call in example.calls)
    session = "\n".join(filter(None, (typed, example.value)))
    return "\n\n".join([f"**{example.name}**", *tables, f"```python\n{session}\n```"])


def option_line(option: OptionShown) -> str:
    """An option with its letter, as Markdown that shows just its text."""
    # All characters that Markdown reads as markup: an option may say `a*b` or `x_1`.
    text = re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", option.text)
    return f"{option.letter}) {text}" if option.letter else text


def session_example(exercise: BuiltExercise, case: BuiltCase) -> str:
    """A case as an interactive session; of a family, its smallest input."""
    first = case.instances[0]
    answer: Any = first.expected
    if exercise.trace is not None:
        answer = asked_trace(answer, exercise.trace.record, exercise.trace.initial)
    call = first.calls[0]
    return f">>> {session_of(call.target, call.args or (), call.then)}\n{literal(answer)}"


def solution_text(exercise: BuiltExercise) -> str:
    """The part of an exercise for the instructor only, in Markdown: reference, cases, known mistakes."""
    lines = []
    # Parts may share a reference, which is shown once.
    for name in dict.fromkeys([exercise.reference, *(part.reference for part in exercise.parts)]):
        lines += [f"## Reference: {name}", f"```python\n{reference_source(name)}\n```"] if name else []
    lines += [f"with {bound_text(exercise.bound)}"] if exercise.bound else []
    lines += (
        ["## Cases", "\n".join(f"- {case_line(exercise, case)}" for case in exercise.cases)] if exercise.cases else []
    )
    if exercise.parts:
        lines += ["## Parts", "\n".join(f"- `{part.name}` = {literal(part.expected)}" for part in exercise.parts)]
    lines += marking_lines(exercise)
    mistakes = [f"- **{mistake.name}** ({how_made(mistake)}): {mistake.hint}" for mistake in exercise.mistakes]
    lines += ["## Known mistakes", "\n".join(mistakes)] if mistakes else []
    return "\n\n".join(lines)


def how_made(mistake: BuiltMistake) -> str:
    """The code that makes a mistake, in words: its reference, or, where all parts make it, what it binds."""
    return f"`{formula_text(mistake.reference)}`" if mistake.reference else f"with {bound_text(mistake.bound)}"


def bound_text(bound: Mapping[str, Any]) -> str:
    """The conventions that `with` binds, as `name = value`."""
    return ", ".join(f"{name} = {value!r}" for name, value in bound.items())


def marking_lines(exercise: BuiltExercise) -> list[str]:
    """The right options of a choice and those that its known mistakes lead to; the marking scheme of a text."""
    lines = []
    if exercise.choice:
        options = [option_line(option) for option in options_shown(exercise)]
        lines += ["## Right", "\n".join(f"- {options[place]}" for place in exercise.choice.right)]
        chosen = exercise.choice.variants.items()
        led = [f"- **{name}**: {'; '.join(options[place] for place in places)}" for name, places in chosen]
        lines += ["## What known mistakes choose", "\n".join(led)] if led else []
        told = [(each, "; ".join(options[place] for place in each.places)) for each in exercise.choice.reasons]
        reasons = [f"- **{each.name}** ({places}): {each.hint}" for each, places in told]
        lines += ["## Why options are right or wrong", "\n".join(reasons)] if reasons else []
    if exercise.rubric:
        marks = [f"- {float(line.points):g}: {line.text}" for line in exercise.rubric]
        lines += ["## Marking scheme", "\n".join(marks)]
    return lines


def case_line(exercise: BuiltExercise, case: BuiltCase) -> str:
    """One case in a line: who sees it, how much it weighs, its first input and answer."""
    kind = ", ".join([word for word, holds in (("public", case.public), ("edge", case.edge)) if holds] or ["hidden"])
    family = f", {len(case.instances)} drawn" if case.drawn else ""
    head = f"**{case.name}** ({kind}, weight {float(case.weight):g}{family})"
    if exercise.kind == "tests":
        code = "\n".join(f"  {line}".rstrip() for line in (case.instances[0].calls[0].text or "").split("\n"))
        return f"{head}:\n\n  ```python\n{code}\n  ```"
    session = session_example(exercise, case).removeprefix(">>> ").replace("\n", " → ")
    return f"{head}: `{session}`"


def reference_source(reference: str) -> str:
    """The source of a reference; of a process, that of its start and its successors."""
    found = resolve(reference)
    # A process is an object, which has no source of its own.
    pieces: Sequence[object] = (found.start, found.successors) if isinstance(found, Process) else (found,)
    return "\n\n".join(inspect.getsource(piece).rstrip() for piece in pieces)  # type: ignore[arg-type]
