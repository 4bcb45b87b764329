"""What an exercise speaks of, so that a slip is offered only where the exercise has such a thing."""

import re

from grader.built.document import BuiltExercise

# Words of an exercise that takes logarithms; "logistic", "logic" and "catalogue" are none of them.
LOGARITHM_WORDS = re.compile(
    r"\blog(?:arithm\w*|s|[0-9_ (₂]|$)|\bln\b|\bentrop|\bbits?\b|\bnats?\b|information gain", re.IGNORECASE
)
# Words that say to which base logarithms are taken.
BASE_WORDS = re.compile(r"\bbases?\b|\blog(?:[₂]|_?(?:2|10|e)\b)|\bln\b|\bbits?\b|\bnats?\b|natural log", re.IGNORECASE)


def speaks_of_logarithms(exercise: BuiltExercise) -> bool:
    """Whether the text of an exercise, or what is known of mistakes in it, speaks of logarithms."""
    texts = (exercise.title, exercise.prompt, *exercise.conventions, *(part.ask for part in exercise.parts))
    hints = (f"{mistake.name} {mistake.hint}" for mistake in exercise.mistakes)
    return any(LOGARITHM_WORDS.search(text) for text in (*texts, *hints))


def names_base_of_logarithms(exercise: BuiltExercise) -> bool:
    """Whether the text of an exercise says to which base logarithms are taken; for a ratio none is needed."""
    return any(BASE_WORDS.search(text) for text in (exercise.title, exercise.prompt, *exercise.conventions))
