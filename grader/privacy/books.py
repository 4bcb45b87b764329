"""The gradebooks that belong to held places."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from grader.gradebook.book import Gradebook
from grader.gradebook.opening import book_address, opened_book
from grader.privacy.held_places import RUN_FILE, HeldPlace
from grader.privacy.walking import is_real_file
from grader.texts.safe_text import one_line


def book_addresses(places: Iterable[HeldPlace], asked: str | None = None) -> tuple[str, ...]:
    """The addresses of the gradebooks of graded folders, and of the one that is asked for; files must exist.

    A server is asked only where somebody named it, or the folder that does: what looks like a graded folder may be a
    student's, and the server too.
    """
    # Only a server's address has "://" in it; any other is the path of a file.
    found = [(place, book_address(place.path)) for place in places if place.kind == "graded"]
    there = (address for place, address in found if (place.named if "://" in address else is_real_file(Path(address))))
    return tuple(dict.fromkeys([*([asked] if asked else []), *there]))


def servers_not_asked(places: Iterable[HeldPlace], asked: str | None = None) -> tuple[str, ...]:
    """Sentences on the servers of graded folders that were not asked: a person has to allow it."""
    places = tuple(places)
    said = {book_address(place.path): place for place in places if place.kind == "graded" and not place.named}
    servers = {address: place for address, place in said.items() if "://" in address}
    return tuple(
        f"{place.path / RUN_FILE} names the gradebook {one_line(address)}: it was not asked; if it is yours, name it "
        "with --gradebook, or name that folder."
        for address, place in servers.items()
        if address not in book_addresses(places, asked)
    )


@contextmanager
def book_at(address: str) -> Iterator[Gradebook]:
    """The gradebook at an address; raises `NoBook` where there is none."""
    with opened_book(address, must_exist=True) as book:
        yield book
