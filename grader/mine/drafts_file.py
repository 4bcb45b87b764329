"""The file of drafts: YAML for an author to read and paste from, and for the class page to lead to."""

from collections.abc import Sequence
from typing import Any

import yaml

from grader.mine.drafts import Draft, UnexplainedGroup

DRAFTS_HEAD = """\
# Drafts of known mistakes, written by `grader mine`. What `paste` has goes below `misconceptions:` of the exercise.
# Edit its name and its hint first: students read both. Then run `grader lint` on the exercise.
"""


class DraftsDumper(yaml.SafeDumper):
    """A dumper of YAML that writes texts of several lines as blocks, so that they can be pasted."""


def block_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    """A text of several lines as a block, any other in the usual way."""
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


DraftsDumper.add_representer(str, block_text)


def drafts_text(drafts: Sequence[Draft], unexplained: Sequence[UnexplainedGroup]) -> str:
    """The text of a drafts file; it names no student."""
    document = {
        "schema": 1,
        "drafts": [draft_record(each) for each in drafts],
        "unexplained": [group_record(each) for each in unexplained],
    }
    return DRAFTS_HEAD + yaml.dump(document, Dumper=DraftsDumper, sort_keys=False, allow_unicode=True, width=110)


def draft_record(draft: Draft) -> dict[str, Any]:
    """A draft as it stands in the file."""
    found: dict[str, Any] = {
        "exercise": draft.exercise,
        "title": draft.title,
        "students": draft.students,
        "said_by": draft.form,
        "name": draft.name,
        "example": {"call": draft.call, "gave": draft.gave, "right": draft.right},
        "proof": draft.proof,
        "lint": list(draft.lint),
        "paste": draft.entry,
    }
    # Only where something is to be written besides: most drafts are one entry.
    if draft.code:
        found["function"] = draft.code
    return found | {"outputs": list(draft.outputs)}


def group_record(group: UnexplainedGroup) -> dict[str, Any]:
    """An unexplained group as it stands in the file."""
    return {
        "exercise": group.exercise,
        "title": group.title,
        "students": group.students,
        "programs": group.programs,
        "example": {"call": group.call, "gave": group.gave, "right": group.right},
        "outputs": list(group.outputs),
    }
