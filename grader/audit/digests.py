"""The digest of all that an audit depends on: the exercise's file, its datasets, and the code that it leads to.

In the file every name of code is replaced by the digest of the definition (`grader.build.code_digests`), so that where
that stands, and how its name is written, has no say. What the exercise says to people changes no digest either.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from grader.build.code_digests import code_digest
from grader.build.datasets import NoDataset, dataset_of
from grader.build.resolve import Unresolved
from grader.spec.load import Loaded
from grader.spec.local import BESIDE, Untrusted, is_trusted, local_name
from grader.spec.read_expressions import SHORT
from grader.spec.tree import tree_of
from reference.registry import CONDITIONS

AUDIT = 1  # of the audit itself: one more when mutants, or what becomes of them, change
NAMED = re.compile(r"reference(?:\.[a-z][a-z0-9_]*)+:[A-Za-z][A-Za-z0-9_]*")
FOR_PEOPLE = ("title", "prompt", "conventions", "sources", "concepts", "level", "minutes", "points", "picture")
CONDITION = "require"  # the key whose values are names of conditions


def digest_of(loaded: Loaded[Any]) -> str:
    """Twelve hexadecimal digits that change with the exercise, or with the code it reaches."""
    document = {key: said for key, said in tree_of(loaded.file).value.items() if key not in FOR_PEOPLE}
    text = json.dumps(with_digests(document, loaded), default=str)
    tables = [repr(rows) for name in sorted(set(dataset_names(document))) for rows in rows_of(name, loaded)]
    return hashlib.sha256(json.dumps([AUDIT, text, tables]).encode()).hexdigest()[:12]


def with_digests(value: Any, loaded: Loaded[Any], key: str = "") -> Any:
    """A tree of the exercise's file, every name of code in it replaced by the digest of that code."""
    if isinstance(value, Mapping):
        return [[code_or(each, "", loaded), with_digests(below, loaded, str(each))] for each, below in value.items()]
    if isinstance(value, list):
        return [with_digests(each, loaded, key) for each in value]
    return code_or(value, key, loaded)


def code_or(written: Any, key: str, loaded: Loaded[Any]) -> Any:
    """The digest of the code that a value names under a key; the value itself where it names none."""
    if not isinstance(written, str):
        return written
    try:
        name = full_name(written, key, loaded)
        return written if name is None else code_digest(name)
    except (Unresolved, Untrusted):
        return written


def full_name(written: str, key: str, loaded: Loaded[Any]) -> str | None:
    """The full name of the code that a text under a key stands for; None for a text that names no code.

    It may be written in full, as a short form of a generator, as a condition, or as code beside the file.
    """
    if NAMED.fullmatch(written):
        return written
    if written in SHORT:
        return SHORT[written]
    if key == CONDITION and written in CONDITIONS:
        condition = CONDITIONS[written]
        return f"{condition.__module__}:{condition.__name__}"
    return local_name(written, loaded.file.parent) if BESIDE.fullmatch(written) and is_trusted() else None


def dataset_names(value: Any) -> Iterator[str]:
    """The names of datasets in a tree."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from [each] if key == "$dataset" and isinstance(each, str) else dataset_names(each)
    elif isinstance(value, list):
        for each in value:
            yield from dataset_names(each)


def rows_of(name: str, loaded: Loaded[Any]) -> Iterator[object]:
    """The rows of the dataset of a name, if there is one."""
    try:
        yield dataset_of(name, loaded.file.parent).rows
    except NoDataset:
        return
