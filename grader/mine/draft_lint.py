"""Linting a draft: the rules of `grader lint` for a known mistake, before anybody has pasted it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from grader.build.built_exercise import text_faults
from grader.build.fits import misfits
from grader.build.sound import MIN_TELLING_INPUTS, mistakes_differ, tells_mistake
from grader.build.spec_names import unresolved
from grader.built.document import BuiltExercise, Instance
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.codec.values import Json
from grader.mine.alternatives import Alternative
from grader.mine.drafts import entry_of
from grader.spec.faults import SpecFaults
from grader.spec.load import load_exercise_with_mistake


def draft_problems(
    exercise: BuiltExercise, alternative: Alternative, forms: Sequence[Json], file: Path | None
) -> tuple[str, ...]:
    """The problems of an alternative as a known mistake of an exercise; `forms` are its answers to all cases' inputs.

    `file` is the exercise's own. Where it is not known, or a function is to be written, only answers are compared.
    """
    written = (
        () if file is None or alternative.form == "function" else tuple(entry_problems(file, exercise, alternative))
    )
    return (*written, *answer_problems(exercise, alternative, forms))


def entry_problems(file: Path, exercise: BuiltExercise, alternative: Alternative) -> Iterator[str]:
    """The problems that the exercise's file would have with the entry: of its form, of the names in it."""
    try:
        loaded = load_exercise_with_mistake(file, entry_of(exercise, alternative))
        faults = unresolved(loaded) or (*misfits(loaded), *text_faults(loaded, getattr(loaded.spec, "with_", {})))
    except SpecFaults as error:
        faults = tuple(error.faults)
    yield from (f"{fault.problem}. {fault.remedy}" for fault in faults)


def answer_problems(exercise: BuiltExercise, alternative: Alternative, forms: Sequence[Json]) -> Iterator[str]:
    """The problems of answers: a mistake must be told from the reference and from all known mistakes."""
    name = alternative.name
    instances = [
        with_variant(instance, name, form)
        for instance, form in zip((each for case in exercise.cases for each in case.instances), forms, strict=False)
    ]
    # The same bar as for a mistake that stands in a file: with fewer, no student would ever be told of it.
    telling = sum(tells_mistake(exercise, each, name) for each in instances)
    if telling < MIN_TELLING_INPUTS:
        yield f"It differs from the reference on {telling} inputs, and {MIN_TELLING_INPUTS} are needed."
    for known in exercise.mistakes:
        if known.name == name:
            yield f"There is a mistake `{name}` already."
        elif not any(mistakes_differ(exercise, each, known.name, name) for each in instances):
            yield f"It gives the same as `{known.name}` on every input."


def with_variant(instance: Instance, name: str, form: Json) -> Instance:
    """The input with what the draft gives on it beside what known mistakes give."""
    if form is NO_MISTAKE_ANSWER:
        return instance
    return replace(instance, variants={**instance.variants, name: form})
