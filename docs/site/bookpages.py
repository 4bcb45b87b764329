"""A page for each book: its sections, what they teach, and what of it is here."""

from usage import BOOKS, Usage, section_order

from grader.spec.concepts import Concept, concepts

FOLDER = "reference/books"
HEAD = "| {} | concept | functions | exercises |\n|---|---|---|---|\n"


def book_pages(used: Usage) -> dict[str, str]:
    """The page of every book, by its path, after one that says what they are."""
    return {f"{FOLDER}/index.md": introduction()} | {f"{FOLDER}/{book}.md": book_page(book, used) for book in BOOKS}


def introduction() -> str:
    """The page that leads to the books."""
    counted = {book: sum(book in concept.sections for concept in concepts()) for book in BOOKS}
    lines = [f"- [{book.capitalize()}]({book}.md): {number} concepts" for book, number in counted.items()]
    return (
        "# By book\n\nWhat each section teaches, the functions that answer it and the exercises that ask it. Sections "
        "are facts to find the place by; the books themselves are not here.\n\n" + "\n".join(lines) + "\n"
    )


def book_page(book: str, used: Usage) -> str:
    """One book: a row for every concept, in the order of the sections."""
    treated = sorted(
        (concept for concept in concepts() if book in concept.sections),
        key=lambda concept: ([section_order(section) for section in concept.sections[book]], concept.id),
    )
    word = "section" if any("." in place for concept in treated for place in concept.sections[book]) else "chapter"
    said = "A row without functions and exercises is a concept that nobody has written one for yet."
    return f"# {book.capitalize()}\n\n{said}\n\n{HEAD.format(word)}" + "".join(
        row(book, concept, used) for concept in treated
    )


def row(book: str, concept: Concept, used: Usage) -> str:
    """One concept of a book, as a row of its table."""
    functions = ", ".join(linked(name) for name in used.functions_of.get(concept.id, ()))
    exercises = ", ".join(f"`{name}`" for name in used.exercises_of.get(concept.id, ()))
    title = concept.title.replace("|", "\\|").replace("*", "\\*")
    return f"| {', '.join(concept.sections[book])} | {title} | {functions} | {exercises} |\n"


def linked(name: str) -> str:
    """A function such as `reference.trees.splitting:gain_ratio`, linked to where it is described."""
    module, _, function = name.partition(":")
    return f"[`{function}`](../{'/'.join(module.split('.')[1:])}.md#{function})"
