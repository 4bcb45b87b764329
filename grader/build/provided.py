"""What an exercise provides: the text of its files, and its functions as inputs of a case. Nothing of it runs here."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from grader.built.resolve import Unresolved, function_of
from grader.codec.values import Function
from grader.spec.exercise import Coded
from grader.spec.expressions import Make, Node, Pick, Provided
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded
from grader.spec.provided_rules import text_of


def provided_texts(loaded: Loaded[Coded]) -> dict[str, str]:
    """The source text for each provided name; raises `SpecFaults` where a file has gone since it was looked at."""
    texts = {}
    for place, code in enumerate(loaded.spec.provided):
        try:
            texts[code.name] = text_of(loaded.file.parent / code.file)
        except (OSError, ValueError):
            fault = loaded.fault(("provided", place, "file"), f"`{code.file}` cannot be read", "Put it back.")
            raise SpecFaults((fault,)) from None
    return texts


def provided_faults(loaded: Loaded[Coded]) -> list[Fault]:
    """A fault for every provided function whose `reference` is none."""
    faults = []
    for place, code in enumerate(loaded.spec.provided):
        try:
            if code.reference is not None:
                function_of(code.reference)
        except Unresolved as error:
            faults.append(loaded.fault(("provided", place, "reference"), error.problem, error.remedy))
    return faults


def with_functions(node: Node, spec: Coded) -> Any:
    """The expression with each `{$provided: NAME}` in it replaced by the function as an input."""
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
