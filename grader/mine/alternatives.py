"""Alternatives to a reference: ways to compute wrong answers that a draft of a known mistake can be made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from grader.built.formula import Formula

AlternativeForm = Literal["with", "gives", "function"]  # how a draft says it: see docs/spec.md, `misconceptions`


@dataclass(frozen=True, slots=True)
class ReferenceChange:
    """A small change of a module of `reference`: its new text, and what stood in which function before and after."""

    module: str
    text: bytes = field(repr=False)
    line: int
    function: str
    before: str
    after: str


@dataclass(frozen=True, eq=False)
class Alternative:
    """A wrong way to compute the answers of an exercise, with words for a name and for a hint.

    `bound` are conventions that are bound otherwise, `formula` is a text as an author writes it and `full` its full
    form, `change` a change of the reference. What is too deep for a formula of an exercise is `evaluated` all the same,
    and has the `code` of a function to write.
    """

    form: AlternativeForm
    name: str
    hint: str
    bound: Mapping[str, Any] = field(default_factory=dict)
    formula: str = ""
    full: str = ""
    change: ReferenceChange | None = None
    evaluated: Formula | None = None
    code: str = ""
