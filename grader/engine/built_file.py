"""The built document that lies beside an assignment: read as it was handed out, or made where there is none."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grader.build.built_assignment import built_for_class
from grader.build.personal import personalised
from grader.build.secret import secret_of
from grader.built.document import BuiltAssignment
from grader.built.freeze import BadDocument, code_digest, dumps, loads
from grader.built.resolve import Unresolved
from grader.built.variants import common_part
from grader.engine.variant_drawing import Told, drawn_by_all
from grader.spec.load import load_assignment
from grader.texts.whole_files import write


class Stale(ValueError):
    """The reference code is no longer what the assignment was built with; the text says what to do."""


@dataclass(frozen=True, slots=True)
class BuiltFile:
    """The built document's bytes, where it lies, and whether it was made just now."""

    data: bytes
    file: Path
    fresh: bool


def built_file(assignment: Path, *, rebuild: bool = False) -> BuiltFile:
    """The assignment as handed out. It is built, and written beside its YAML, only where it never was or if asked to.

    Raises `Stale` when the reference code that judging calls has changed since: no upgrade changes a mark unnoticed.
    """
    file = document_file(assignment)
    if file.exists() and not rebuild:
        data = file.read_bytes()
        current(loads(data), file)
        return BuiltFile(data, file, fresh=False)
    return frozen(built_anew(assignment), file)


def built_anew(assignment: Path) -> BuiltAssignment:
    """The assignment as its files are now, written nowhere; who has a variant in an earlier document has one here."""
    loaded = load_assignment(assignment)
    secret = secret_of(loaded.spec.secret, assignment.parent)
    students = known_students(document_file(assignment))
    return personalised(built_for_class(loaded, secret), loaded, secret, students)


def released_file(
    assignment: Path, students: Iterable[str], *, rebuild: bool = False, told: Told = lambda _: None
) -> BuiltFile:
    """The assignment as handed out, with a variant for each of the students where it is personalised.

    What was handed out before stays: variants of earlier students are kept. Raises `Stale` where the assignment is no
    longer what was handed out. `told` hears of each variant that is drawn.
    """
    file = document_file(assignment)
    loaded = load_assignment(assignment)
    secret = secret_of(loaded.spec.secret, assignment.parent)
    built = built_for_class(loaded, secret)
    wanted = {*students, *known_students(file)}
    if file.exists() and not rebuild:
        before = loads(file.read_bytes())
        current(before, file)
        if common_part(before) != loads(dumps(built)):
            raise Stale(
                f"{file.name} was made from another version of the assignment, its exercises or its secret; if nobody "
                "has that one yet, or all shall get the new one, use --rebuild."
            )
        built = before
    mapped = partial(drawn_by_all, assignment, built, secret, told)
    return frozen(personalised(built, loaded, secret, wanted, mapped), file)


def frozen(built: BuiltAssignment, file: Path) -> BuiltFile:
    """The document, written; left alone where it is there already."""
    data = dumps(built)
    if file.exists() and file.read_bytes() == data:
        return BuiltFile(data, file, fresh=False)
    write(file, data.decode())
    return BuiltFile(data, file, fresh=True)


def known_students(file: Path) -> tuple[str, ...]:
    """The students who have a variant in an earlier document; none where there is none that can be read."""
    try:
        return tuple(loads(file.read_bytes()).students)
    except (OSError, BadDocument):
        return ()


def current(built: BuiltAssignment, file: Path) -> None:
    """Nothing; raises `Stale` for a document that was built with other reference code."""
    if changed := changed_code(built):
        names = ", ".join(changed)
        raise Stale(
            f"{file.name} was built with other code of {names}; go back to the version of that, or accept "
            "that marks may change and use --rebuild."
        )


def document_file(assignment: Path) -> Path:
    """Where the built document of an assignment file lies: `hw2.yaml` has `hw2.built.json` beside it."""
    return assignment.with_name(f"{assignment.stem}.built.json")


def changed_code(built: BuiltAssignment) -> tuple[str, ...]:
    """The references whose code is not what the document was built with."""
    return tuple(name for name, digest in built.code.items() if digest != digest_now(name))


def digest_now(name: str) -> str:
    """The digest of a reference's code as it is now; empty if it is gone."""
    try:
        return code_digest(name)
    except Unresolved:
        return ""
