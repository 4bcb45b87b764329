"""The conventions that an exercise shows to students: only those may an assignment bind anew."""

from collections.abc import Iterator

from jinja2 import Environment, TemplateError, nodes

from grader.spec.exercise import Common

READING = Environment(autoescape=False)  # noqa: S701  it only reads the names; nothing is rendered with it


def names_shown(exercise: Common) -> frozenset[str]:
    """The names of `with` and `given` that the prompt, the conventions or a part's question use."""
    # A student must read of every change: a convention that no text shows cannot be bound anew.
    return frozenset(name for text in texts_shown(exercise) for name in names_in(text))


def texts_shown(exercise: Common) -> Iterator[str]:
    """The texts that a student reads of an exercise before answering, as written."""
    yield exercise.prompt
    yield from exercise.conventions
    yield from (part.ask for part in getattr(exercise, "parts", ()))


def names_in(text: str) -> set[str]:
    """The names between a text's braces; none if it is no Jinja2, which lint tells elsewhere.

    >>> sorted(names_in("Logarithms are base {{ base }}{% if ties == 'first' %}, the first counts{% endif %}."))
    ['base', 'ties']
    """
    try:
        return {node.name for node in READING.parse(text).find_all(nodes.Name) if node.ctx == "load"}
    except TemplateError:
        return set()
