"""The built document that lies beside an assignment: read as it was handed out, or made where there is none."""

from dataclasses import dataclass
from pathlib import Path

from grader.build.assignment import build
from grader.build.document import BuiltAssignment
from grader.build.freeze import code_digest, dumps, loads
from grader.build.resolve import Unresolved
from grader.build.secret import secret_of
from grader.engine.output import write
from grader.spec.load import load_assignment


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
        changed = changed_code(loads(data))
        if changed:
            names = ", ".join(changed)
            raise Stale(
                f"{file.name} was built with other code of {names}; go back to that version of markscheme, or accept "
                "that marks may change and use --rebuild."
            )
        return BuiltFile(data, file, fresh=False)
    loaded = load_assignment(assignment)
    data = dumps(build(loaded, secret_of(loaded.spec.secret, assignment.parent)))
    write(file, data.decode())
    return BuiltFile(data, file, fresh=True)


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
