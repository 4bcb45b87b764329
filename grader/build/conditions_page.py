"""The page of all conditions: `python -m grader.build.conditions_page` writes docs/conditions.md."""

import importlib
import inspect
from pathlib import Path

from grader.spec.topics import SHARED_TOPIC, defined_names, topic_modules, topics

CONDITIONS_FILE = Path(__file__).resolve().parents[2] / "docs" / "conditions.md"
CONDITIONS_HEAD = """# Conditions

What `require:` in a [spec](spec.md#cases) may name: those of the exercise's topic and those that all share by their
names alone, another topic's in full. A drawn input that does not meet all of them is drawn again.
Made from the code by `make schema`.
"""


def conditions_text() -> str:
    """The text of docs/conditions.md: a table for each module of conditions, the shared ones first."""
    homes = [
        (home, module) for home in (SHARED_TOPIC, *sorted(topics())) for module in topic_modules(home, "conditions")
    ]
    return CONDITIONS_HEAD + "".join(conditions_section(home, module) for home, module in homes)


def conditions_section(topic: str, module: str) -> str:
    """The table of one module's conditions, each with its first sentence."""
    name = f"reference.{topic}.{module}"
    # Imported only here: specs are read without running code of `reference`.
    subject = importlib.import_module(name)
    heading = (inspect.getdoc(subject) or "").partition("\n")[0].rstrip(".")
    own = sorted(defined_names(topic_modules(topic)[module], "conditions"))
    lines = [f"| `{each}` | {condition_sentence(vars(subject)[each])} |" for each in own]
    return "\n".join(["", f"## {heading}", "", f"`{name}`", "", "| condition | is met |", "|---|---|", *lines, ""])


def condition_sentence(condition: object) -> str:
    """The first sentence of a condition, as it stands after "is met"."""
    sentence = (inspect.getdoc(condition) or "").partition("\n\n")[0].replace("\n", " ")
    return sentence.replace("Whether", "when", 1)


if __name__ == "__main__":
    CONDITIONS_FILE.write_text(conditions_text(), encoding="utf-8")
