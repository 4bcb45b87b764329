"""The digest of all that an audit depends on: the exercise's file, its datasets, and the code that it leads to.

In the file every name of code is replaced by the digest of the definition (`grader.built.code_digests`), so that where
that stands, and how its name is written, has no say. What the exercise says to people changes no digest either, nor do
known mistakes, but for a question whose options they lead to: a mutant is killed by cases, checks and properties alone.
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
from grader.checks.local_code import LOCAL_CODE_NAME, Untrusted, is_trusted, local_name
from grader.spec.full_names import with_full_names
from grader.spec.load import Loaded
from grader.spec.read_expressions import SHORT_GENERATORS
from grader.spec.yaml_tree import tree_of_file

AUDIT_VERSION = 1  # of the audit itself: one more when mutants, or what becomes of them, change
# Only full names: `with_full_names` has been there before. Other texts of a spec must not be taken for code.
REFERENCE_NAME = re.compile(r"reference(?:\.[a-z][a-z0-9_]*)+:[A-Za-z][A-Za-z0-9_]*")
# What an exercise says to people: a better sentence must not cost a new audit.
FOR_PEOPLE = (
    *("title", "prompt", "conventions", "sources", "concepts", "level", "minutes", "difficulty", "points", "picture"),
)
# What a part of a hand calculation says to people.
PART_FOR_PEOPLE = ("ask", "points")
# What names and tests answers, and marks none of them.
NEVER_MARKS = ("misconceptions", "printed")


def audit_digest(loaded: Loaded[Any]) -> str:
    """Twelve hexadecimal digits that change with the exercise, its datasets, or the code it reaches."""
    named = with_full_names(tree_of_file(loaded.file).value).value
    ignored = FOR_PEOPLE if named.get("kind") == "choice" else (*FOR_PEOPLE, *NEVER_MARKS)
    document = {
        key: judged_fields(said) if key == "parts" else said for key, said in named.items() if key not in ignored
    }
    text = json.dumps(with_digests(document, loaded), default=str)
    tables = [repr(rows) for name in sorted(set(datasets_named_in(document))) for rows in rows_of_dataset(name, loaded)]
    return hashlib.sha256(json.dumps([AUDIT_VERSION, text, tables]).encode()).hexdigest()[:12]


def judged_fields(parts: Any) -> Any:
    """The parts of a hand calculation without what they say to people: a half point more needs no new audit."""
    return [{key: said for key, said in part.items() if key not in PART_FOR_PEOPLE} for part in parts]


def with_digests(value: Any, loaded: Loaded[Any]) -> Any:
    """A tree of the exercise's file in which every name of code is replaced by the digest of that code."""
    if isinstance(value, Mapping):
        # As pairs: two names may have the same digest, and as keys one would hide the other.
        return [[digest_or_value(each, loaded), with_digests(below, loaded)] for each, below in value.items()]
    if isinstance(value, list):
        return [with_digests(each, loaded) for each in value]
    return digest_or_value(value, loaded)


def digest_or_value(written: Any, loaded: Loaded[Any]) -> Any:
    """The digest of the code that a value names; the value itself where it names none."""
    if not isinstance(written, str):
        return written
    try:
        name = named_code(written, loaded)
        return written if name is None else code_digest(name)
    except (Unresolved, Untrusted):  # lint tells its author; a digest needs no such name to exist
        return written


def named_code(written: str, loaded: Loaded[Any]) -> str | None:
    """The full name of the code that a text stands for; None for a text that names no code.

    It may be written in full, be a formula, be written as a short form of a generator, or as code beside the file.
    """
    if REFERENCE_NAME.fullmatch(written) or is_formula(written):
        return written
    if written in SHORT_GENERATORS:
        return SHORT_GENERATORS[written]
    return local_name(written, loaded.file.parent) if LOCAL_CODE_NAME.fullmatch(written) and is_trusted() else None


def datasets_named_in(value: Any) -> Iterator[str]:
    """The names of datasets in a tree."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from [each] if key == "$dataset" and isinstance(each, str) else datasets_named_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from datasets_named_in(each)


def rows_of_dataset(name: str, loaded: Loaded[Any]) -> Iterator[object]:
    """The rows of a dataset, if there is one of that name."""
    try:
        yield dataset_of(name, loaded.file.parent).rows
    except NoDataset:
        return
