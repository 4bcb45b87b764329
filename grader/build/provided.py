"""Code that an exercise provides: the text of its files, and its functions as inputs of a case; nothing runs here."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from grader.codec.values import Function
from grader.spec.exercise import CodedExercise, TestsExercise
from grader.spec.expressions import ExpressionNode, Make, Pick, Provided
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded
from grader.spec.provided_rules import provided_text


def provided_texts(loaded: Loaded[CodedExercise | TestsExercise]) -> dict[str, str]:
    """The source text of each provided name; raises `SpecFaults` if a file has gone since lint saw it."""
    texts = {}
    for place, code in enumerate(loaded.spec.provided):
        try:
            texts[code.name] = provided_text(loaded.file.parent / code.file)
        except (OSError, ValueError):
            # Lint reads the files too; one may have gone since.
            fault = loaded.fault(("provided", place, "file"), f"`{code.file}` cannot be read", "Put it back.")
            raise SpecFaults((fault,)) from None
    return texts


def with_functions(node: ExpressionNode, spec: CodedExercise) -> Any:
    """The expression with each `{$provided: NAME}` in it replaced by the function, as an input value."""
    match node:
        case Provided(name):
            [code] = [code for code in spec.provided if code.name == name]
            return Function(name, code.reference or "")
        case Mapping():
            return {key: with_functions(each, spec) for key, each in node.items()}
        case list() | tuple():
            return [with_functions(each, spec) for each in node]
        case Pick(options):
            return Pick(tuple(with_functions(each, spec) for each in options))
        case Make(_, args):
            return replace(node, args=with_functions(args, spec))
    return node
