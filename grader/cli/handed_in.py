"""The sample cohort's answers by hand, computed from each student's own numbers: right, or wrong in a known way."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.walk import part_value
from grader.checks.chosen import LETTERS
from grader.codec.decode import decode

POSTERIOR, WHICH_POSTERIOR = "bayes.posterior_by_hand", "bayes.which_posterior"
WHICH_RULES = "associations.which_rules_hold"

Written = dict[str, str]  # part to text; "" is the exercise as a whole
Writing = Callable[[BuiltExercise, str], Written]  # an exercise, and the mistake to make in it: "" for none


def right_value(expected: float) -> Fraction:
    """The right value, to so many digits that no form of it is rounded too early."""
    return Fraction(round(expected, 12)).limit_denominator(10**12)


def in_decimals(exercise: BuiltExercise, mistake: str) -> Written:
    """Every part as a decimal with the digits asked; with the mistake's value where that is another."""
    values = {part.name: decode(part.variants.get(mistake, part.expected)) for part in exercise.parts}
    return {part: f"{value:.{exercise.digits}f}" for part, value in values.items()}


def in_other_forms(exercise: BuiltExercise, mistake: str) -> Written:
    """Every part right, in turn with a decimal comma, as a percentage and as a fraction."""
    forms: tuple[Callable[[Fraction], str], ...] = (
        lambda value: f"{float(value):.6f}".replace(".", ","),
        lambda value: f"{float(value) * 100:.4f} %",
        str,
    )
    values: dict[str, Any] = {part.name: decode(part.expected) for part in exercise.parts}
    return {name: forms[n % 3](right_value(value)) for n, (name, value) in enumerate(values.items())}


def with_a_slip(exercise: BuiltExercise, mistake: str) -> Written:
    """Every part as text: the first is wrong, and all that follows from it is right."""
    own: dict[str, float] = {}
    for part in exercise.parts:
        value: Any = part_value(exercise, part, own) if part.uses else decode(part.expected)
        own[part.name] = round(value * (1 if own else 0.9), 6)  # the slip is in the first
    return {part: f"{value:.6f}" for part, value in own.items()}


def zeros(exercise: BuiltExercise, mistake: str) -> Written:
    """Zero for every part: from nothing, nothing follows."""
    return {part.name: "0" for part in exercise.parts}


@dataclass(frozen=True, slots=True)
class ByHand:
    """The way a student answers by hand: in which form, with which known mistakes, and to whose numbers."""

    numbers: Writing = in_decimals
    mistakes: Mapping[str, str] = field(default_factory=dict)  # exercise to the name of the mistake
    everything: bool = False  # chooses every option
    copied_from: str = ""
    in_notebook: bool = False


def mistaken(posterior: str, which_posterior: str = "", which_rules: str = "") -> ByHand:
    """The hand answers of a student who makes these known mistakes."""
    return ByHand(mistakes={POSTERIOR: posterior, WHICH_POSTERIOR: which_posterior, WHICH_RULES: which_rules})


BY_HAND: Mapping[str, ByHand] = {  # who is not here hands in no answers by hand
    "ada": ByHand(),
    "alan": mistaken("prior left out", "prior left out", "the rule turned around"),
    "barbara": ByHand(),
    "claude": mistaken("the condition turned around", "the condition turned around", "confidence not asked"),
    "craig": ByHand(copied_from="ada"),
    "dennis": mistaken("silence taken for a beep", "silence taken for a flag"),
    "donald": ByHand(in_other_forms),
    "edsger": ByHand(),
    "frances": ByHand(in_other_forms),
    "grace": ByHand(in_other_forms),
    "joan": mistaken("leaking bottles taken for sound ones", "odds instead of a probability", "support not asked"),
    "katherine": ByHand(),
    "kathleen": mistaken("beeps only at leaking bottles", "not divided by the flags"),
    "ken": mistaken("product instead of sum"),
    "mallory": ByHand(zeros, everything=True),
    "margaret": ByHand(in_notebook=True),
    "niklaus": mistaken("not divided by the beeps"),
    "shafi": mistaken("odds instead of a probability"),
    "tony": ByHand(with_a_slip),
    "wes": ByHand(),
}


def written_by(how: ByHand, built: BuiltAssignment) -> dict[str, Written]:
    """The answers that a student writes to this variant: exercise to part to text."""
    return {
        exercise.id: how.numbers(exercise, how.mistakes.get(exercise.id, ""))
        if exercise.kind == "values"
        else {"": ", ".join(letters(exercise, how))}
        for exercise in built.exercises
        if exercise.kind in ("values", "choice")
    }


def letters(exercise: BuiltExercise, how: ByHand) -> list[str]:
    """The letters of the options that a student chooses."""
    assert exercise.choice is not None  # noqa: S101  it is a choice
    choice = exercise.choice
    if how.everything:
        return list(LETTERS[: len(choice.options)])
    places = choice.variants.get(how.mistakes.get(exercise.id, ""), choice.right)
    return [LETTERS[place] for place in places]


def answers_text(written: Mapping[str, Written], variant: str) -> str:
    """An answers.yaml, with the fingerprint of the variant that it answers."""
    lines = [f"variant: {variant}"]
    for exercise, parts in written.items():
        lines.append(f"{exercise}: {parts.get('', '')}".rstrip())
        lines += [f"  {part}: {text}" for part, text in parts.items() if part]
    return "\n".join(lines) + "\n"


def with_variables(notebook: str, written: Mapping[str, Written], built: BuiltAssignment) -> str:
    """The notebook with a last cell that holds the answers by hand."""
    lines = [f"# variant: {built.variant}"]
    for exercise in built.exercises:
        variables = {part.name: part.variable for part in exercise.parts} or {"": exercise.target}
        lines += [
            f"{variables[part]} = {text if part else repr(text)}" for part, text in written.get(exercise.id, {}).items()
        ]
    document = json.loads(notebook)
    cell = {"cell_type": "code", "id": "by-hand", "metadata": {}, "source": "\n".join(lines)}
    document["cells"].append({**cell, "execution_count": None, "outputs": []})
    return json.dumps(document, indent=1)
