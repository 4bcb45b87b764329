"""The values that a student's answer can be once it has left the sandbox: plain Python's, and a few stand-ins.

`None`, `bool`, `int`, `float`, `complex`, `str`, `bytes`, `list`, `tuple`, `dict`, `set`, `frozenset`, `Fraction` and
`Decimal` stand for themselves. Everything else that has a form here is one of the frozen classes below, so that a
check never meets an object whose methods a student wrote.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

Value: TypeAlias = object  # a plain value, or one of the classes below, nested
if TYPE_CHECKING:  # what `json.dumps` writes and `json.loads` gives back
    Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
else:  # documents are read by the hints of their fields (`read_records`, pydantic), and a field of JSON takes any
    Json = Any
# What goes to and from a process that holds student code. Any, as each message has fields of its own; what comes back
# is read by `grader.sandbox.child_answers`, which takes no field for what it should be.
Message: TypeAlias = Any
# Where it stands among the calls of a student's code, the call runs a test: its one input is the text of the test,
# which runs with the names that the student has defined. It is no name of Python, so that no function can have it.
RUN_TEST = "<test>"
FAILED_KEY = "failed"  # the one key of the value of a test that fails; under it stand the test's own words


@dataclass(frozen=True, slots=True)
class Scalar:
    """A NumPy scalar: its dtype's name, and the plain Python value it holds."""

    dtype: str
    value: Value


@dataclass(frozen=True, slots=True)
class Array:
    """A NumPy array of any number of dimensions, row by row in one flat tuple; `shape` () is a 0-d array."""

    dtype: str
    shape: tuple[int, ...]
    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """A pandas Series: labels and items, in step."""

    dtype: str
    index: tuple[Value, ...]
    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A pandas DataFrame, row by row."""

    columns: tuple[Value, ...]
    index: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]


class Items(list[Value]):
    """The items of a generator, range, view, deque or other iterator: a list to every check, with what it was."""

    __slots__ = ("type",)

    def __init__(self, type: str, items: Iterable[Value] = ()) -> None:  # noqa: A002  # as in `Opaque`
        super().__init__(items)
        self.type = type


@dataclass(frozen=True, slots=True)
class Record:
    """A dataclass, a namedtuple or a plain instance: the name of its class, and its fields in order."""

    name: str
    fields: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Opaque:
    """Something outside the closed set: a function, a date, a module. Only the name of its class is kept."""

    type: str


@dataclass(frozen=True, slots=True)
class Function:
    """A function that an exercise provides, as an input: its name, and what stands for it when a reference is called.

    Where student code runs it becomes the provided function itself; no answer holds one.
    """

    name: str
    reference: str


@dataclass(frozen=True, slots=True)
class Cut:
    """A mark where encoding stopped: a value contains itself (`cycle`), is too deep (`depth`) or too large (`size`)."""

    why: str
