"""Every exercise of the bank, released: its files are sound, and not a byte of them depends on what is hidden."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import html5lib
import nbformat
import pytest

from grader.built.document import (
    BuiltAssignment,
    BuiltCase,
    BuiltChoice,
    BuiltExercise,
    BuiltPart,
    BuiltRubric,
    Instance,
)
from grader.intake.answers_file import answers_in_file
from grader.intake.notebook import code_cells
from grader.release.public import public_part, public_properties
from grader.release.texts import tidy_text
from grader.sandbox.loading import is_stub
from tests.banked import kind_of
from tests.release.released import BANK, SECRET, assignment_file, bank_built, built_of, files
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

CANARY = "canary-that-must-not-sing"


def canaries(form: Any) -> Any:
    """An encoded value of the same keys with a canary for every leaf."""
    if isinstance(form, dict) and "$" not in form:
        return {key: canaries(each) for key, each in form.items()}
    return CANARY


def hidden_instance(instance: Instance) -> Instance:
    calls = tuple(replace(call, args=(CANARY,), then=()) for call in instance.calls)
    return Instance(args=canaries(instance.args), calls=calls, expected=CANARY, accepted=CANARY, variants={"x": CANARY})


def hidden_case(exercise: BuiltExercise, case: BuiltCase) -> BuiltCase:
    if case.public:
        # Of a public case, what properties ask of a reference is not handed out, nor are calls that it must judge.
        [instance] = case.instances
        hidden = tuple(replace(call, args=(CANARY,)) for call in instance.calls[1:])
        extra = instance.calls[1:] if public_properties(exercise) else hidden
        kept = replace(instance, calls=(instance.calls[0], *extra), known=(CANARY,))
        return replace(case, instances=(kept,))
    return replace(case, instances=tuple(map(hidden_instance, case.instances)), weight=77)


def hidden_part(part: BuiltPart) -> BuiltPart:
    return replace(
        part, args={"x": CANARY}, expected=CANARY, variants={"x": CANARY}, bound={"x": CANARY}, reference=CANARY
    )


def hidden_choice(choice: BuiltChoice) -> BuiltChoice:
    others = tuple(place for place in range(len(choice.options)) if place not in choice.right)
    return replace(choice, right=others, variants={"x": others})


def with_canaries(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with everything else in the place of what is hidden."""
    return replace(
        exercise,
        cases=tuple(hidden_case(exercise, case) for case in exercise.cases),
        parts=tuple(map(hidden_part, exercise.parts)),
        choice=hidden_choice(exercise.choice) if exercise.choice else None,
        rubric=(BuiltRubric(points=1, text=CANARY),),
        given={"x": CANARY},
        bound={"x": CANARY},
        reference=CANARY,
        properties=public_properties(exercise),
        mistakes=tuple(replace(each, reference=CANARY, bound={"x": CANARY}) for each in exercise.mistakes),
    )


@pytest.mark.parametrize("exercise", some(BANK, 8, kind=kind_of))
def test_no_byte_of_a_release_depends_on_what_is_hidden(exercise: str) -> None:
    built = bank_built(exercise)
    sung = replace(built, exercises=tuple(map(with_canaries, built.exercises)), code={CANARY: CANARY})
    assert hides_something(built)
    released = files(built, "s1")
    assert released == files(sung, "s1")
    assert not any(CANARY in text or SECRET.decode() in text for text in released.values())


@pytest.mark.in_turn
def test_what_is_handed_out_of_properties_does_not_depend_on_the_secret(tmp_path: Path) -> None:
    file = assignment_file(tmp_path, ["information.entropy", "associations.itemset_supports", "trees.id3_model"])
    mine, yours = (public_part(built_of(file, secret)) for secret in (SECRET, b"another secret"))
    assert [each.cases for each in mine.exercises] == [each.cases for each in yours.exercises]
    assert any(case.extra for each in mine.exercises for case in each.cases)


def hides_something(built: BuiltAssignment) -> bool:
    """Whether the test has anything to hide: a drawn case, a part, a key, a marking scheme."""
    [exercise] = built.exercises
    drawn = any(case.drawn for case in exercise.cases)
    return drawn or bool(exercise.parts or exercise.choice or exercise.rubric)


def test_a_canary_in_a_public_place_would_sing() -> None:
    built = bank_built("information.entropy")
    [exercise] = built.exercises
    shown = replace(exercise, conventions=(CANARY,))
    texts = files(replace(built, exercises=(shown,))).values()
    assert any(CANARY in text for text in texts)


@pytest.mark.parametrize("id_", some(BANK, 8, kind=kind_of))
def test_an_exercise_makes_sound_files(id_: str) -> None:
    built = bank_built(id_)
    made = files(built, "s0123")
    [exercise] = built.exercises
    is_notebook(made["hw.ipynb"], exercise)
    is_page(made["handout.html"])
    assert tidy_text(exercise.prompt).strip() in made["handout.md"]
    if exercise.kind in ("function", "trace", "model"):
        is_starter(made["hw.py"], exercise.target)
        assert "answers.yaml" not in made
    else:
        is_answer_sheet(made["answers.yaml"], built)
        assert "hw.py" not in made


def is_notebook(text: str, exercise: Any) -> None:
    document = nbformat.reads(text, 4)
    nbformat.validate(document)
    assert tidy_text(exercise.prompt).strip() in "\n".join(
        cell.source for cell in document.cells if cell.cell_type == "markdown"
    )
    cells, notes = code_cells(text.encode(), "hw.ipynb")
    assert notes == ()
    first, *others = [cell.text for cell in cells]
    assert first == "from hw_check import check, check_all, pack"
    names: dict[str, Any] = {"check": lambda *_: None, "check_all": lambda: None, "pack": lambda: None}
    for cell in others:
        exec(cell, names)
    variables = [part.variable for part in exercise.parts] or [exercise.target]
    assert all(is_stub(names[name]) or names[name].strip() == "" for name in variables)
    assert exercise.provided.keys() <= names.keys()


def is_page(text: str) -> None:
    html5lib.HTMLParser(strict=True).parse(text)
    assert not re.search(r"<(script|link|img|iframe)|https?://(?!www\.w3\.org/1998/Math)|@import|url\(", text)
    assert "Trees &amp; &lt;Bayes&gt;" in text


def is_starter(text: str, target: str) -> None:
    names: dict[str, Any] = {"__name__": "hw"}
    exec(compile(text, "hw.py", "exec"), names)
    assert is_stub(names[target])
    assert max(map(len, text.splitlines())) <= 120


def is_answer_sheet(text: str, built: Any) -> None:
    found = answers_in_file(text, "answers.yaml")
    [exercise] = built.exercises
    assert found.notes == ()
    assert found.variant == built.variant
    keys = [(exercise.id, part.name) for part in exercise.parts] or [(exercise.id, "")]
    assert [(item.exercise, item.part) for item in found.written] == keys
    assert not any(item.text for item in found.written)
