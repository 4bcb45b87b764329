"""What was changed in an assignment's files after it was frozen: it does not count, until a command applies it."""

from pathlib import Path

from grader.built.document import BuiltAssignment
from grader.checks.local_code import is_trusted

MAX_CHANGED_PARTS = 4  # that a sentence names


def changed_parts(built: BuiltAssignment, assignment: Path) -> tuple[str, ...]:
    """The keys of an assignment, and its exercises, that say something else than what was frozen.

    None where the document does not know what they said: one of an earlier version.
    """
    if not built.written or not assignment.is_file():
        return ()
    from grader.spec.written_specs import written_digests  # noqa: PLC0415  of a module that takes time to load

    now = written_digests(assignment)
    return tuple(
        name for name in (*built.written, *(now.keys() - built.written)) if now.get(name) != built.written.get(name)
    )


def change_note(assignment: Path, document: Path, changed: tuple[str, ...], submissions: Path, out: Path) -> str:
    """The sentences about a change that does not count yet: what it is, and which command applies it."""
    more = f" and {len(changed) - MAX_CHANGED_PARTS} more" if len(changed) > MAX_CHANGED_PARTS else ""
    named = ", ".join(changed[:MAX_CHANGED_PARTS]) + more
    words = f"{assignment} {submissions} --out {out}{' --trust-local' if is_trusted() else ''}"
    if (out / "run.json").exists():
        way = f"`grader regrade {words}` applies it, and says first whose mark changes with --dry-run."
    else:
        way = f"`grader grade {words} --rebuild` applies it; hand it out anew with `grader release --rebuild`."
    return f"Changed since {document.name} was frozen, and not counted: {named}. {way}"
