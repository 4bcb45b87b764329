"""The functions that each exercise of the bank examines: those of which its audit killed a mutant.

`grader audit --table` writes it down, a line an exercise, and `grader coverage` reads it: a concept that an exercise
only names, or whose function only runs on the way to something else, is not covered by it.
"""

from collections.abc import Collection, Iterable, Mapping

import yaml

from grader.audit.audit_document import Audit

EXAMINED_PREFIX = "reference."  # left out in the file: every name has it
EXAMINED_HEAD = """\
# The functions of `reference` that each exercise examines: of each a mutant has lost marks.
# Written by `grader audit --table docs/audit.md`; not by hand.
"""

ExaminedFunctions = Mapping[str, tuple[str, ...]]  # by the exercise's id, full names of functions


def read_examined(text: str) -> dict[str, tuple[str, ...]]:
    """The functions that each exercise examines, by the exercise's id."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    listed = yaml.load(text, Loader=loader) or {}  # noqa: S506  both are safe loaders
    return {id_: tuple(EXAMINED_PREFIX + name for name in names) for id_, names in listed.items()}


def with_audits(known: ExaminedFunctions, audits: Iterable[Audit], bank: Collection[str]) -> dict[str, tuple[str, ...]]:
    """The known functions, updated by these audits; exercises that left the bank are dropped."""
    found = {**known, **{audit.id: audit.examined for audit in audits}}
    return {id_: names for id_, names in sorted(found.items()) if id_ in bank}


def examined_text(examined: ExaminedFunctions) -> str:
    """The text of the file: one line for each exercise."""
    lines = (
        f"{id_}: [{', '.join(name.removeprefix(EXAMINED_PREFIX) for name in names)}]\n"
        for id_, names in examined.items()
    )
    return EXAMINED_HEAD + "".join(lines)
