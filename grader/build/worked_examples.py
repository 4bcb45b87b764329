"""Checking the worked examples of a hand calculation: the parts must give the figures of the book, or our own."""

from collections.abc import Iterator, Mapping
from random import Random

from grader.build.building import fail
from grader.build.draw import BadDraw, filled_values
from grader.build.hand_calculation import chained_parts
from grader.build.printed import agrees
from grader.build.wiring import part_args
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json
from grader.spec.exercise import ValuesExercise
from grader.spec.expressions import Column, ExpressionNode, FloatDraw, IntDraw, Make, Pick, Use
from grader.spec.faults import Fault
from grader.spec.load import Loaded

DRAWN_KINDS = (IntDraw, FloatDraw, Pick, Column, Make)


def misprinted_parts(loaded: Loaded[ValuesExercise]) -> Iterator[Fault]:
    """The faults of worked examples: every figure that the parts do not give."""
    for place, example in enumerate(loaded.spec.printed):
        given = example_given(loaded, place)
        if undetermined := [name for name in given_names_used(loaded.spec) if name not in given]:
            problem = f"`{undetermined[0]}` is drawn, and the example does not say what it is"
            remedy = f"Write `{undetermined[0]}` in its `given`: the figures hold for one value of it."
            yield loaded.fault(("printed", place), problem, remedy)
            continue
        found = {part.name: decode(part.expected) for part in chained_parts(loaded, given)}
        for name, figure in example.parts.items():
            if not agrees(figure, found[name]):
                problem = f"the parts do not give what {example.where} has for `{name}`, but {found[name]}"
                yield loaded.fault(("printed", place, "parts", name), problem, "Correct a reference, or the figure.")


def example_given(loaded: Loaded[ValuesExercise], place: int) -> dict[str, Json]:
    """The encoded values that an example starts from: its own, and the exercise's given values that are not drawn."""
    own = loaded.spec.printed[place].given
    # In the order of the exercise, as a value may use those above it.
    nodes = {name: own.get(name, node) for name, node in loaded.spec.given.items() if name in own or not is_drawn(node)}
    try:
        given = filled_values(nodes, Random(0), {}, loaded.file.parent)  # nothing is drawn: the seed decides nothing
    except BadDraw as error:
        fail(loaded, ("printed", place, "given", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in given.items()}


def given_names_used(spec: ValuesExercise) -> list[str]:
    """The given names that the references of the parts get, in the order in which they are first needed."""
    nodes = [node for place in range(len(spec.parts)) for node in part_args(spec, place).values()]
    return list(dict.fromkeys(node.name for node in nodes if isinstance(node, Use)))


def is_drawn(node: ExpressionNode) -> bool:
    """Whether a value, or something inside it, is drawn.

    >>> is_drawn([1, {"sides": IntDraw(4, 6)}]), is_drawn([1, Use("sides")])
    (True, False)
    """
    inside = node.values() if isinstance(node, Mapping) else node if isinstance(node, list | tuple) else ()
    return isinstance(node, DRAWN_KINDS) or any(map(is_drawn, inside))
