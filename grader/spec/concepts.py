"""The concepts that exercises may name: what the books teach, how central it is, and where to read it."""

import re
from functools import cache
from typing import Literal

import yaml

from grader.paths import concepts_file
from grader.spec.model import Spec


class Concept(Spec):
    """Something the books teach. A detail is taught `within` another concept; sections are by book.

    `entries` are the books' own treatments of it, which sources of exercises and keys of figures name.
    """

    id: str
    title: str
    tier: Literal["core", "standard", "detail"]
    within: str | None = None
    sections: dict[str, tuple[str, ...]]
    entries: tuple[str, ...]


@cache
def concept_ids() -> frozenset[str]:
    """The ids of all concepts. The file has one a line, so that this need not parse it: 1 ms instead of 70."""
    return frozenset(re.findall(r"^- \{id: ([\w.]+),", concepts_file().read_text("utf-8"), re.MULTILINE))


@cache
def concepts() -> tuple[Concept, ...]:
    """All concepts, by topic, the most central of a topic first."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    listed = yaml.load(concepts_file().read_text("utf-8"), Loader=loader)  # noqa: S506  both are safe loaders
    return tuple(Concept.model_validate(each) for each in listed)
