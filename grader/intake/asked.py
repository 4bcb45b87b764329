"""What an assignment asks for, as far as it must be known to see what a student meant."""

from collections.abc import Mapping
from dataclasses import dataclass, field

CODED = frozenset({"function", "trace", "model"})  # kinds that are answered in code


@dataclass(frozen=True, slots=True)
class Asked:
    """One exercise: the function or class it asks for, or the variable; its parts with their variables.

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
        """Whether it is answered with a function or a class."""
        return self.kind in CODED

    @property
    def functions(self) -> tuple[str, ...]:
        """The names of what is to be called."""
        return (self.target, *self.beside) if self.in_code else ()

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of variables that may hold an answer."""
        return () if self.in_code else tuple(self.parts.values()) or tuple(filter(None, (self.target,)))
