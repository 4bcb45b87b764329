"""The gradebooks of some places."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from grader.gradebook.book import Book
from grader.gradebook.opening import book_address, opened_book
from grader.privacy.places import Place


def addresses_of(places: Iterable[Place], asked: str | None = None) -> tuple[str, ...]:
    """Where the gradebooks of graded folders are, each once, and the one that is asked for; a file must be there."""
    found = [book_address(place.path) for place in places if place.kind == "graded"]
    there = (address for address in found if "://" in address or Path(address).is_file())
    return tuple(dict.fromkeys([*([asked] if asked else []), *there]))


@contextmanager
def book_at(address: str) -> Iterator[Book]:
    """The gradebook at an address; raises `NoBook` where there is none."""
    with opened_book(address, must_exist=True) as book:
        yield book
