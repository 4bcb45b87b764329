"""The examples in docs/shapes.md are what they claim to be: literals, JSON where they go in, and known to the codec."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from grader.codec.decode import decode
from grader.codec.encode import encode

DOCUMENT = (Path(__file__).parent.parent / "docs" / "shapes.md").read_text("utf-8")
SECTION = re.compile(r"^### (?P<title>.+?)\n(?P<body>.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
CHECKS = """close exact one_of as_set as_multiset ranking mapping table partition direction same_tree same_predictions
same_theory verify trace parts source"""


def examples_in(title: str, body: str) -> list[tuple[str, Any]]:
    statements = [statement for block in BLOCK.findall(body) for statement in ast.parse(block).body]
    named = [(statement.targets[0].id, ast.literal_eval(statement.value)) for statement in statements]  # type: ignore
    return [(f"{title}: {name}", value) for name, value in named]


SECTIONS = {section["title"]: section["body"] for section in SECTION.finditer(DOCUMENT)}
EXAMPLES = dict(example for title, body in SECTIONS.items() for example in examples_in(title, body))
INPUTS = [name for name in EXAMPLES if ": answer" not in name]


@pytest.mark.parametrize("name", INPUTS)
def test_an_input_is_json_as_it_stands(name: str) -> None:
    value = EXAMPLES[name]
    assert json.loads(json.dumps(value, allow_nan=False)) == value
    assert encode(value) == value


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_comes_back_from_the_codec_as_it_went_in(name: str) -> None:
    value = EXAMPLES[name]
    back = decode(json.loads(json.dumps(encode(value), allow_nan=False)))
    assert (back, repr_of(back)) == (value, repr_of(value))


def repr_of(value: Any) -> str:
    """The value with its types, so that 1 and 1.0, a list and a tuple differ; sets in one order."""
    if isinstance(value, set):
        return f"set {sorted(map(repr_of, value))}"
    if isinstance(value, list | tuple):
        return f"{type(value).__name__} {[repr_of(item) for item in value]}"
    if isinstance(value, dict):
        return f"dict {[(repr_of(key), repr_of(item)) for key, item in value.items()]}"
    return repr(value)


ASKED = """table counts distribution joint tree tests hypotheses borders rules list transactions itemsets association
network graphs matrices curves intervals index plans partition dendrogram weights layered decision process policies
q populations clauses literals formulas kernels predictions scores points examples sequences"""


@pytest.mark.parametrize("word", ASKED.split())
def test_every_structure_of_the_catalogue_has_a_section(word: str) -> None:
    assert any(word in title.lower() for title in SECTIONS)


def test_only_checks_that_exist_are_named() -> None:
    after_check = re.findall(r"[Cc]hecks?:? (`[^.]*)", DOCUMENT)
    named = {word for text in after_check for word in re.findall(r"`([a-z_]+)`", text)}
    assert {"close", "verify"} <= named <= set(CHECKS.split())
