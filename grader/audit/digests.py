"""The digest of all that an audit depends on: the exercise's file, its datasets, and the code that it leads to.

In the file every name of code is replaced by the digest of the definition (`grader.built.code_digests`), so that where
that stands, and how its name is written, has no say. What the exercise says to people changes no digest either.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from grader.build.datasets import NoDataset, dataset_of
from grader.built.code_digests import code_digest
from grader.built.formula_names import is_formula
from grader.built.resolve import Unresolved
from grader.checks.local_code import BESIDE, Untrusted, is_trusted, local_name
from grader.spec.full_names import with_full_names
from grader.spec.load import Loaded
from grader.spec.read_expressions import SHORT
from grader.spec.yaml_tree import tree_of

AUDIT = 1  # of the audit itself: one more when mutants, or what becomes of them, change
# Only full names: `with_full_names` has been there before. Other texts of a spec must not be taken for code.
NAMED = re.compile(r"reference(?:\.[a-z][a-z0-9_]*)+:[A-Za-z][A-Za-z0-9_]*")
# What an exercise says to people: a better sentence must not cost a new audit.
FOR_PEOPLE = ("title", "prompt", "conventions", "sources", "concepts", "level", "minutes", "points", "picture")


def digest_of(loaded: Loaded[Any]) -> str:
    """Twelve hexadecimal digits that change with the exercise, its datasets, or the code it reaches."""
    named = with_full_names(tree_of(loaded.file).value).value
    document = {key: said for key, said in named.items() if key not in FOR_PEOPLE}
    text = json.dumps(with_digests(document, loaded), default=str)
    tables = [repr(rows) for name in sorted(set(dataset_names(document))) for rows in rows_of(name, loaded)]
    return hashlib.sha256(json.dumps([AUDIT, text, tables]).encode()).hexdigest()[:12]


def with_digests(value: Any, loaded: Loaded[Any]) -> Any:
    """A tree of the exercise's file in which every name of code is replaced by the digest of that code."""
    if isinstance(value, Mapping):
        # As pairs: two names may have the same digest, and as keys one would hide the other.
        return [[code_or(each, loaded), with_digests(below, loaded)] for each, below in value.items()]
    if isinstance(value, list):
        return [with_digests(each, loaded) for each in value]
    return code_or(value, loaded)


def code_or(written: Any, loaded: Loaded[Any]) -> Any:
    """The digest of the code that a value names; the value itself where it names none."""
    if not isinstance(written, str):
        return written
    try:
        name = full_name(written, loaded)
        return written if name is None else code_digest(name)
    except (Unresolved, Untrusted):  # lint tells its author; a digest needs no such name to exist
        return written


def full_name(written: str, loaded: Loaded[Any]) -> str | None:
    """The full name of the code that a text stands for; None for a text that names no code.

    It may be written in full, be a formula, be written as a short form of a generator, or as code beside the file.
    """
    if NAMED.fullmatch(written) or is_formula(written):
        return written
    if written in SHORT:
        return SHORT[written]
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
    """The rows of a dataset, if there is one of that name."""
    try:
        yield dataset_of(name, loaded.file.parent).rows
    except NoDataset:
        return
