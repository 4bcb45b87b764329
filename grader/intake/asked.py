"""The names that an assignment asks for, by which intake sees what a student meant."""

from collections.abc import Mapping
from dataclasses import dataclass, field

CODED_KINDS = frozenset({"function", "trace", "model", "tests"})  # kinds that are answered in code


@dataclass(frozen=True, slots=True)
class ExpectedNames:
    """The names that one exercise asks for: its function, class or variable, and its parts with their variables.

    `beside` are functions that belong to the first, as `predict` to `fit`; `instead` are those that may stand for
    the class asked for, by the names of its methods.
    """

    id: str
    kind: str
    title: str
    target: str
    parts: Mapping[str, str] = field(default_factory=dict)
    beside: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()

    @property
    def in_code(self) -> bool:
        """Whether the exercise is answered with a function or a class."""
        return self.kind in CODED_KINDS

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of what is to be called."""
        return (self.target, *self.beside) if self.in_code else ()

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of variables that may hold an answer."""
        return () if self.in_code else tuple(self.parts.values()) or tuple(filter(None, (self.target,)))
