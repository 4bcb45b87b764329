"""Which exercises name a function of the reference, and which concepts of the books it answers."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from grader.build.book_pointers import pointer
from grader.cli.coverage import answering_references
from grader.paths import bank_files
from grader.spec.concepts import Concept, concepts
from grader.spec.full_names import code_names
from grader.spec.load import load_exercise
from grader.spec.yaml_tree import tree_of_file

BOOKS = ("blockeel", "flach", "kubat", "mitchell", "witten")
Names = dict[str, dict[str, None]]  # the inner dicts are sets that keep their order


@dataclass(frozen=True, slots=True)
class Usage:
    """What the bank uses of the reference; a function is `reference.trees.splitting:gain_ratio`, a concept its id."""

    exercises_naming: Names  # by function: whether for answers, for drawing inputs or as a mistake
    concepts_of: Names  # by function: those whose answers it gives
    functions_of: Names  # by concept
    exercises_of: Names  # by concept


def usage() -> Usage:
    """What the whole bank uses of the reference."""
    used = Usage(defaultdict(dict), defaultdict(dict), defaultdict(dict), defaultdict(dict))
    for file in bank_files():
        exercise = load_exercise(file).spec
        for name in code_names(tree_of_file(file).value):
            used.exercises_naming[name][exercise.id] = None
        for concept in exercise.concepts:
            used.exercises_of[concept][exercise.id] = None
            for function in answering_references(exercise):
                used.functions_of[concept][function] = None
                used.concepts_of[function][concept] = None
    return used


def concepts_named(ids: Iterable[str]) -> list[Concept]:
    """The concepts of these ids, in the order of the catalogue."""
    wanted = set(ids)
    return [concept for concept in concepts() if concept.id in wanted]


def where_to_read(treated: Iterable[Concept]) -> str:
    """The books and their sections that treat any of some concepts."""
    places: Names = {book: {} for book in BOOKS}
    for concept in treated:
        for book, sections in concept.sections.items():
            places[book] |= dict.fromkeys(sections)
    return "; ".join(pointer(book, sorted(there, key=section_order)) for book, there in places.items() if there)


def section_order(section: str) -> tuple[tuple[int, str], ...]:
    """What sections are sorted by: 4.10 comes after 4.9, and an appendix after the chapters.

    >>> sorted(["4.10", "A.1", "4.9", "4"], key=section_order)
    ['4', '4.9', '4.10', 'A.1']
    """
    return tuple((int(part), "") if part.isdigit() else (10**6, part) for part in section.split("."))
