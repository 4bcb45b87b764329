"""Pointers into the books for the concepts of an exercise: a book and its sections, not a quotation."""

from collections.abc import Iterable
from functools import cache

from grader.spec.concepts import concepts

MAX_SECTIONS_NAMED = 3  # sections of one book: a pointer to open it at, not an index


@cache
def book_sections() -> dict[str, tuple[str, ...]]:
    """The sections of the book behind each catalogue entry; for an entry of several concepts, those of the first."""
    found: dict[str, tuple[str, ...]] = {}
    for concept in concepts():
        for entry in concept.entries:
            found.setdefault(entry.partition("@")[0], concept.sections.get(entry.partition(".")[0], ()))
    return found


def book_references(sources: Iterable[str]) -> tuple[str, ...]:
    """The sources of an exercise, each as a book and its sections, in the order in which the books are first named.

    >>> book_references(["witten.gain_ratio", "mitchell.entropy", "my.own"])
    ('Witten, section 4.3', 'Mitchell, chapter 3')
    """
    sections: dict[str, list[str]] = {}
    for source in sources:
        entry = source.partition("@")[0]
        sections.setdefault(entry.partition(".")[0], []).extend(book_sections().get(entry, ()))
    return tuple(
        pointer(book, list(dict.fromkeys(there))[:MAX_SECTIONS_NAMED]) for book, there in sections.items() if there
    )


def pointer(book: str, there: list[str]) -> str:
    """The pointer to some sections of a book, in words.

    >>> pointer("kubat", ["6.3", "6.4"]), pointer("mitchell", ["3"]), pointer("flach", ["5.1"])
    ('Kubat, sections 6.3 and 6.4', 'Mitchell, chapter 3', 'Flach, section 5.1')
    """
    what = "section" if any("." in place for place in there) else "chapter"
    listed = " and ".join(filter(None, [", ".join(there[:-1]), there[-1]]))
    return f"{book.capitalize()}, {what}{'s' if len(there) > 1 else ''} {listed}"
