"""The page of all conditions: `python -m grader.build.conditions_page` writes docs/conditions.md."""

import inspect
from pathlib import Path

from reference.registry import SUBJECTS

FILE = Path(__file__).resolve().parents[2] / "docs" / "conditions.md"
HEAD = """# Conditions

What `require:` in a [spec](spec.md#cases) may name. A drawn input that does not meet all of them is drawn again.
Made from the code by `make schema`.
"""


def page() -> str:
    """The page: a table for each subject, a line for each condition."""
    return HEAD + "".join(map(section, SUBJECTS))


def section(subject: object) -> str:
    """The conditions of one subject, each with what it asks."""
    heading = (inspect.getdoc(subject) or "").partition("\n")[0].rstrip(".")
    lines = [f"| `{name}` | {asked(each)} |" for name, each in vars(subject)["CONDITIONS"].items()]
    return "\n".join(["", f"## {heading}", "", "| condition | is met |", "|---|---|", *lines, ""])


def asked(condition: object) -> str:
    """The first sentence of a condition, as it stands after "is met"."""
    sentence = (inspect.getdoc(condition) or "").partition("\n\n")[0].replace("\n", " ")
    return sentence.replace("Whether", "when", 1)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
