"""The conventions that an exercise shows to students: only those may an assignment bind anew."""

from collections.abc import Iterator

from jinja2 import Environment, TemplateError, nodes

from grader.spec.exercise import ExerciseFields

NAME_PARSER = Environment(autoescape=False)  # noqa: S701  it only reads the names; nothing is rendered with it


def names_shown(exercise: ExerciseFields) -> frozenset[str]:
    """The names of `with` and `given` that the prompt, the conventions or a part's question use."""
    # A student must read of every change: a convention that no text shows cannot be bound anew.
    return frozenset(name for text in texts_shown(exercise) for name in template_names(text))


def texts_shown(exercise: ExerciseFields) -> Iterator[str]:
    """The texts that a student reads of an exercise before answering, as written."""
    yield exercise.prompt
    yield from exercise.sentences
    yield from (part.ask for part in getattr(exercise, "parts", ()))


def template_names(text: str) -> set[str]:
    """The names between a text's braces; none if it is no Jinja2, which lint tells elsewhere.

    >>> sorted(template_names("Logarithms are base {{ base }}{% if ties == 'first' %}, the first counts{% endif %}."))
    ['base', 'ties']
    """
    try:
        return {node.name for node in NAME_PARSER.parse(text).find_all(nodes.Name) if node.ctx == "load"}
    except TemplateError:
        return set()
