"""Inputs of cases with other names in them: short ones that contain one another, as any legal names may.

A program that looks a value up in a joined text, or joins names to a key, is right as long as no name is a part of
another. Which texts of an input are free names, and not words that mean something, is found out by asking the
reference: its answer must follow a name that is changed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import expected_on
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.promises import keeps_promises
from grader.built.reference_answers import NoAnswer
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json

RENAMED_BASES = 4  # inputs of cases that are tried: most give a renamed one
MAX_BASE_CHARACTERS = 800  # of an input: each of its names costs an answer of the reference
# Names in which others are contained, and pairs of which make the same text when they are joined: a + ba = ab + a.
NESTED_NAMES = (
    "a",
    "ab",
    "b",
    "ba",
    "aba",
    "bab",
    "aa",
    "bb",
    "abb",
    "baa",
    "abab",
    "baba",
    "aab",
    "bba",
    "aaa",
    "bbb",
)
SPARE_NAMES = 2  # names more than are needed, so that it is not always the same ones
# A word in small letters, of which some may be joined. Others have a form that may mean something: a variable of logic
# begins with a capital letter, a state may be "(2, 3)".
FREE_NAME = re.compile(r"[a-z]+(?:[ _-][a-z]+)*")


def renamed_inputs(exercise: BuiltExercise, random: Random) -> Iterator[dict[str, Json]]:
    """Inputs of the exercise's hidden cases with nested names in place of their own; none where no name is free."""
    hidden = [instance for case in exercise.cases if not case.public for instance in case.instances]
    short = [each for each in hidden if len(str(each.args)) <= MAX_BASE_CHARACTERS]
    for place, instance in enumerate(random.sample(short, min(RENAMED_BASES, len(short)))):
        names = free_names(exercise, instance)
        # A name that stays must not meet another that becomes equal to it: two columns would be one.
        left = set(texts_and_keys(decode(instance.args))).difference(names)
        others = [name for name in NESTED_NAMES if name not in left]
        if 1 < len(names) <= len(others):
            chosen = random.sample(others[: len(names) + SPARE_NAMES], len(names))
            # The first keeps the alphabetical order of names, by which ties may be broken; the others try any.
            yield with_names(instance.args, dict(zip(names, chosen if place else sorted(chosen), strict=True)))


def free_names(exercise: BuiltExercise, instance: Instance) -> list[str]:
    """The texts of an input that may be any others, in alphabetical order: the answer follows when one is changed.

    Words of the exercise's own text are none: that one may mean what the text says.
    """
    written = " ".join((exercise.prompt, *exercise.conventions, exercise.signature))
    told = set(re.findall(r"\w+", written))
    found = sorted({text for text in texts_and_keys(decode(instance.args)) if FREE_NAME.fullmatch(text)})
    others = [text for text in found if told.isdisjoint(re.findall(r"\w+", text))]
    if is_followed(exercise, instance, others):  # nearly always, and then it takes one answer
        return others
    return [text for text in others if is_followed(exercise, instance, [text])]


def is_followed(exercise: BuiltExercise, instance: Instance, names: Sequence[str]) -> bool:
    """Whether the reference's answer is the same but for the names when names of an input are changed."""
    changed = {name: f"{name}q" for name in names}  # which hardly changes their places in the alphabet
    args = with_names(instance.args, changed)
    expected = decode(with_names(instance.expected, changed))
    try:
        answer = expected_on(exercise, args)
        legal = keeps_promises(exercise, args)
        return legal and verdict_on_answer(exercise, args, expected, answer, accepted_on(exercise, args)).passed
    except NoAnswer:
        return False


def with_names(form: Any, names: Mapping[str, str]) -> Any:
    """The encoded value with other names in place of some of its texts, keys of dicts among them."""
    return encode(renamed(decode(form), names))


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """The value with other names in place of some of its texts."""
    again = partial(renamed, names=names)
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {again(key): again(each) for key, each in value.items()}
    return type(value)(map(again, value)) if type(value) in (list, tuple, set, frozenset) else value


def texts_and_keys(value: Any) -> Iterator[str]:
    """All texts of a value, keys of dicts among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts_and_keys(key)
            yield from texts_and_keys(each)
    elif type(value) in (list, tuple, set, frozenset):
        for each in value:
            yield from texts_and_keys(each)
