"""A part of a built document as the key of a cache: it is large and has no hash, but it is one object for a class."""

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Same(Generic[T]):
    """A value that never changes, told from others by which object it is; as long as the key is kept, so is the value.

    >>> Same("ab") == Same("ab"), Same([1]) == Same([1])
    (True, False)
    """

    value: T

    def __eq__(self, other: object) -> bool:
        return type(other) is Same and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)
