"""Refusing a built assignment whose reference code has changed since, with the way back to the old code."""

from pathlib import Path

from grader.built.code_digests import digest_like
from grader.built.document import BuiltAssignment
from grader.version import __version__

MAX_CHANGED_NAMES = 3  # of changed references that a sentence tells; an assignment can have seventy
# Documents have one since code is digested by definition.
UNKNOWN_VERSION = "a version that did not write down which it is"


class Stale(ValueError):
    """The reference code is no longer what the assignment was built with; the text says what to do."""


def changed_code(built: BuiltAssignment) -> tuple[str, ...]:
    """The references whose code has changed, or is gone, since the document was built."""
    return tuple(name for name, written in built.code.items() if digest_like(written, name) != written)


def refuse_stale(built: BuiltAssignment, file: Path) -> None:
    """Raises `Stale` for a document that was built with other reference code, and names the version that has it."""
    if changed := changed_code(built):
        names = ", ".join(changed[:MAX_CHANGED_NAMES])
        more = f" and {len(changed) - MAX_CHANGED_NAMES} more" if len(changed) > MAX_CHANGED_NAMES else ""
        fate = "has changed" if any(digest_like(built.code[name], name) for name in changed) else "is not here any more"
        raise Stale(
            f"{file.name} was built by {builder_name(built)}, with code that {fate}: {names}{more}. "
            f"{way_back_sentence(built)} Or accept that marks may change, and use --rebuild."
        )


def builder_name(built: BuiltAssignment) -> str:
    """The version and commit that built a document, as words of a sentence."""
    if not built.version:
        return UNKNOWN_VERSION
    changed = ", with changes" if built.commit.endswith("+") else ""
    known = f" (commit {built.commit.removesuffix('+')}{changed})" if built.commit else ""
    return f"markscheme {built.version}{known}"


def way_back_sentence(built: BuiltAssignment) -> str:
    """A sentence on how to grade with the version that built a document, with the command where it is known."""
    if not built.version:
        return "To grade it as it was handed out, install the version of markscheme that you built it with."
    commands = []
    if built.version != __version__:
        commands.append(f"`pip install markscheme=={built.version}`")
    if built.commit:
        commands.append(f"in a checkout `git checkout {built.commit.removesuffix('+')}`")
    way = ", or ".join(commands) or f"install the {built.version} that you built it with"
    own = " and your own changes" if built.commit.endswith("+") else ""
    return f"To grade it as it was handed out, go back to that version{own}: {way}."
