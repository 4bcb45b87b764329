"""Preparations before anything is collected; each that fails ends pytest with one sentence."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from grader.build.secret import NoSecret
from grader.built.freeze import BadDocument
from grader.checks.foreign import BadExtension
from grader.engine.built_file import built_file
from grader.engine.document_file import document_file
from grader.engine.stale import Stale
from grader.plugin.graded_work import DEFAULT_PACKAGES
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.run import SandboxFailure, isolation_for
from grader.spec.faults import SpecFaults
from grader.texts.safe_text import one_line, visible

UNFIT_MACHINE = (
    "This machine cannot hold other people's code: {why}. Run it in a container, or, if the code is your own, "
    "add --isolation process."
)


def made_ready(config: pytest.Config, assignments: Sequence[Path]) -> Iterator[str]:
    """The lines to show before a run; notes the isolation for the workers; raises `pytest.UsageError`."""
    path = Path(config.getoption("submission")[0])
    if not path.exists():
        raise pytest.UsageError(f"{one_line(str(path))}: there is no such submission.")
    yield from (line for file in assignments for line in built_if_needed(file))
    if not config.getoption("collectonly"):  # then nothing is run
        config.option.isolation, told = tried_isolation(config.getoption("isolation"))
        yield from told


def built_if_needed(assignment: Path) -> Iterator[str]:
    """A line that says so if the assignment had to be built; raises `pytest.UsageError`."""
    try:
        built = built_file(assignment)
    except Stale as stale:
        raise pytest.UsageError(f"{stale} `grader release` and `grader grade` have that option.") from None
    except BadDocument as fault:
        raise pytest.UsageError(f"{document_file(assignment).name}: {fault}") from None
    except (BadExtension, NoSecret, SpecFaults, OSError) as fault:
        raise pytest.UsageError(visible(str(fault))) from None
    if built.fresh:
        yield f"Built the assignment: {built.file}"


def tried_isolation(asked: str) -> tuple[str, list[str]]:
    """The isolation that holds student code, and a line about a weak one; raises `pytest.UsageError`."""
    try:
        held = isolation_for(asked, DEFAULT_PACKAGES)
    except SandboxFailure as failure:
        raise pytest.UsageError(str(failure)) from None
    # A plain process holds nobody's code: it must be asked for by its name.
    if held.name == "process" and asked != "process":
        raise pytest.UsageError(UNFIT_MACHINE.format(why=held.note))
    strongest = STRONGEST_FIRST[0]
    weak = f"Student code is held by the isolation {held.name}, which is weaker than {strongest}."
    return held.name, [weak] if held.name != strongest else []
