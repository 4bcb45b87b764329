"""Digests of what an assignment's files say, key by key, to tell later what was changed after it was frozen."""

import hashlib
import json
from pathlib import Path
from typing import Any

from grader.spec.bank_places import banks_of, exercise_file
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import tree_of_file

# Keys that nothing which is frozen depends on: a change of them needs no command to apply it.
IDLE_ASSIGNMENT_KEYS = ("schema", "reads_with", "templates", "secret")
IDLE_EXERCISE_KEYS = ("schema", "minutes", "level", "difficulty", "concepts")
EXERCISE_PREFIX = "exercise "  # before the id of an exercise; all other names are keys of the assignment


def written_digests(assignment: Path) -> dict[str, str]:
    """The digest of every key of an assignment, and of every exercise that it names with the code beside it.

    Of what the files say: comments, layout and the order of keys do not count.
    """
    said = tree_of_file(assignment).value
    if not isinstance(said, dict):
        return {}
    digests = {str(key): value_digest(value) for key, value in said.items() if key not in IDLE_ASSIGNMENT_KEYS}
    uses = said.get("exercises")
    ids = [use.get("id") for use in uses if isinstance(use, dict)] if isinstance(uses, list) else []
    banks = banks_of(assignment)
    for name in ids:
        file = exercise_file(name, banks) if isinstance(name, str) else None
        if file is not None:
            digests[f"{EXERCISE_PREFIX}{name}"] = value_digest(exercise_content(file))
    return digests


def exercise_content(file: Path) -> list[Any]:
    """What an exercise file says, with the texts of the code beside it that it names."""
    said = tree_of_file(file).value
    if isinstance(said, dict):
        said = {key: value for key, value in said.items() if key not in IDLE_EXERCISE_KEYS}
    beside = sorted({name.removeprefix("./").partition(":")[0] for _, name in own_names_in(said)})
    return [said, *(code_text(file.with_name(name)) for name in beside)]


def code_text(file: Path) -> str:
    """The text of a file of code; empty where it cannot be read, which building has told."""
    try:
        return file.read_text("utf-8", errors="replace")
    except OSError:
        return ""


def value_digest(value: Any) -> str:
    """The first digits of a value's digest: enough to see that something else stands there now."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=str).encode()).hexdigest()[:12]
