"""The sample cohort's answers by hand, computed from each student's own numbers: right, or wrong in a known way."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.walk import part_value
from grader.checks.chosen import OPTION_LETTERS
from grader.codec.decode import decode

POSTERIOR, WHICH_POSTERIOR = "bayes.posterior_by_hand", "bayes.which_posterior"
WHICH_RULES = "associations.which_rules_hold"

WrittenParts = dict[str, str]  # part to text; "" is the exercise as a whole
PartWriter = Callable[[BuiltExercise, str], WrittenParts]  # an exercise, and the mistake to make in it: "" for none


def right_value(expected: float) -> Fraction:
    """The right value, to so many digits that no form of it is rounded too early."""
    return Fraction(round(expected, 12)).limit_denominator(10**12)


def in_decimals(exercise: BuiltExercise, mistake: str) -> WrittenParts:
    """Every part as a decimal with the digits asked; with the mistake's value where that is another."""
    values = {part.name: decode(part.variants.get(mistake, part.expected)) for part in exercise.parts}
    return {part: f"{value:.{exercise.digits}f}" for part, value in values.items()}


def in_other_forms(exercise: BuiltExercise, mistake: str) -> WrittenParts:
    """Every part right, in turn with a decimal comma, as a percentage and as a fraction."""
    forms: tuple[Callable[[Fraction], str], ...] = (
        lambda value: f"{float(value):.6f}".replace(".", ","),
        lambda value: f"{float(value) * 100:.4f} %",
        str,
    )
    values: dict[str, Any] = {part.name: decode(part.expected) for part in exercise.parts}
    return {name: forms[n % 3](right_value(value)) for n, (name, value) in enumerate(values.items())}


def with_a_slip(exercise: BuiltExercise, mistake: str) -> WrittenParts:
    """Every part as text: the first is wrong, and all that follows from it is right."""
    own: dict[str, float] = {}
    for part in exercise.parts:
        value: Any = part_value(exercise, part, own) if part.uses else decode(part.expected)
        own[part.name] = round(value * (1 if own else 0.9), 6)  # the slip is in the first
    return {part: f"{value:.6f}" for part, value in own.items()}


def zero_everywhere(exercise: BuiltExercise, mistake: str) -> WrittenParts:
    """Zero for every part: from nothing, nothing follows."""
    return {part.name: "0" for part in exercise.parts}


@dataclass(frozen=True, slots=True)
class HandAnswering:
    """The way a student answers by hand: in which form, with which known mistakes, and to whose numbers."""

    numbers: PartWriter = in_decimals
    mistakes: Mapping[str, str] = field(default_factory=dict)  # exercise to the name of the mistake
    everything: bool = False  # chooses every option
    copied_from: str = ""
    in_notebook: bool = False


def with_known_mistakes(posterior: str, which_posterior: str = "", which_rules: str = "") -> HandAnswering:
    """The hand answers of a student who makes these known mistakes."""
    return HandAnswering(mistakes={POSTERIOR: posterior, WHICH_POSTERIOR: which_posterior, WHICH_RULES: which_rules})


DEMO_HAND_ANSWERING: Mapping[str, HandAnswering] = {  # who is not here hands in no answers by hand
    "ada": HandAnswering(),
    "alan": with_known_mistakes("prior left out", "prior left out", "the rule turned around"),
    "barbara": HandAnswering(),
    "claude": with_known_mistakes("the condition turned around", "the condition turned around", "confidence not asked"),
    "craig": HandAnswering(copied_from="ada"),
    "dennis": with_known_mistakes("silence taken for a beep", "silence taken for a flag"),
    "donald": HandAnswering(in_other_forms),
    "edsger": HandAnswering(),
    "frances": HandAnswering(in_other_forms),
    "grace": HandAnswering(in_other_forms),
    "joan": with_known_mistakes(
        "leaking bottles taken for intact ones", "odds instead of a probability", "support not asked"
    ),
    "katherine": HandAnswering(),
    "kathleen": with_known_mistakes("beeps only at leaking bottles", "not divided by the flags"),
    "ken": with_known_mistakes("product instead of sum"),
    "mallory": HandAnswering(zero_everywhere, everything=True),
    "margaret": HandAnswering(in_notebook=True),
    "niklaus": with_known_mistakes("not divided by the beeps"),
    "shafi": with_known_mistakes("odds instead of a probability"),
    "tony": HandAnswering(with_a_slip),
    "wes": HandAnswering(),
}


def written_by(how: HandAnswering, built: BuiltAssignment) -> dict[str, WrittenParts]:
    """The answers that a student writes to this variant: exercise to part to text."""
    return {
        exercise.id: how.numbers(exercise, how.mistakes.get(exercise.id, ""))
        if exercise.kind == "values"
        else {"": ", ".join(chosen_letters(exercise, how))}
        for exercise in built.exercises
        if exercise.kind in ("values", "choice")
    }


def chosen_letters(exercise: BuiltExercise, how: HandAnswering) -> list[str]:
    """The letters of the options that a student chooses."""
    assert exercise.choice is not None  # noqa: S101  it is a choice
    choice = exercise.choice
    if how.everything:
        return list(OPTION_LETTERS[: len(choice.options)])
    places = choice.variants.get(how.mistakes.get(exercise.id, ""), choice.right)
    return [OPTION_LETTERS[place] for place in places]


def answers_text(written: Mapping[str, WrittenParts], variant: str) -> str:
    """An answers.yaml, with the fingerprint of the variant that it answers."""
    lines = [f"variant: {variant}"]
    for exercise, parts in written.items():
        lines.append(f"{exercise}: {parts.get('', '')}".rstrip())
        lines += [f"  {part}: {text}" for part, text in parts.items() if part]
    return "\n".join(lines) + "\n"


def with_answer_cell(notebook: str, written: Mapping[str, WrittenParts], built: BuiltAssignment) -> str:
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
