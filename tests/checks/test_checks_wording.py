"""What is said of hidden cases: held against the source of the checks, so that a new reason cannot be forgotten."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import grader.checks
import reference.flaw
from grader.checks.calls import CallOutcome
from grader.checks.wording import FLAW_SENTENCES, HIDDEN_SENTENCES, TELLING_REASONS, WRONG_SENTENCE, hidden_sentence

FILES = sorted(Path(grader.checks.__file__).parent.rglob("*.py"))
PASSED_ON = {"verdict.reason", "observation.outcome"}  # reasons that come from another check, or from the sandbox


def texts_in(node: ast.expr) -> Iterator[str | None]:
    """The texts an expression may be; None for one that cannot be told."""
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif ast.unparse(node) not in PASSED_ON:
        yield None


def reasons_in(file: Path) -> set[str | None]:
    """The first argument of every `wrong(..)`, and of every pair of reason and message that is returned."""
    found: set[str | None] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "wrong":
            found |= set(texts_in(node.args[0]))
        if (
            isinstance(node, ast.FunctionDef)
            and node.name.endswith("_said")
            and "tuple" in ast.unparse(node.returns or node)
        ):
            pairs = (each.value for each in ast.walk(node) if isinstance(each, ast.Return))
            found |= {text for pair in pairs if isinstance(pair, ast.Tuple) for text in texts_in(pair.elts[0])}
    return found


REASONS = {reason for file in FILES for reason in reasons_in(file)} | set(get_args(CallOutcome)) - {"value"}


def test_every_reason_in_the_source_can_be_read_there() -> None:
    assert None not in REASONS
    assert {"percent", "diverges", "short", "range", "unreadable", "nothing"} <= REASONS


@pytest.mark.parametrize("reason", sorted(REASONS | {"ungraded"}, key=str))
def test_every_reason_has_a_plain_sentence_or_tells_too_much(reason: str) -> None:
    assert (reason in HIDDEN_SENTENCES) != (reason in TELLING_REASONS)
    told, message = hidden_sentence(reason)
    assert (told, message) == (
        ("value", WRONG_SENTENCE) if reason in TELLING_REASONS else (reason, HIDDEN_SENTENCES[reason])
    )


def test_no_plain_sentence_is_for_a_reason_that_no_check_gives() -> None:
    assert set(HIDDEN_SENTENCES) | TELLING_REASONS == REASONS | {"ungraded"}


def flaw_reasons() -> set[str | None]:
    """The reasons of flaws in the source of verifiers: of `Flaw(part, weight, reason, ..)` and `.flaw(reason, ..)`."""
    found: set[str | None] = set()
    folder = Path(reference.flaw.__file__).parent
    modules = ("*/verify.py", "*/verify/*.py", "*/*_flaws.py")
    for file in sorted(file for pattern in modules for file in folder.glob(pattern)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("Flaw", ".flaw")):
                place = 2 if ast.unparse(node.func) == "Flaw" else 0
                reasons = [
                    *node.args[place : place + 1],
                    *(each.value for each in node.keywords if each.arg == "reason"),
                ]
                found |= {text for each in reasons if ast.unparse(each) != "reason" for text in texts_in(each)}
    return found


def test_every_flaw_of_a_verifier_has_a_plain_sentence() -> None:
    assert flaw_reasons() <= HIDDEN_SENTENCES.keys() | FLAW_SENTENCES.keys() | TELLING_REASONS
    assert FLAW_SENTENCES.keys() <= flaw_reasons()
    assert not FLAW_SENTENCES.keys() & (HIDDEN_SENTENCES.keys() | TELLING_REASONS)


@pytest.mark.parametrize("reason", [*HIDDEN_SENTENCES, *FLAW_SENTENCES])
def test_a_plain_sentence_is_constant_and_kind(reason: str) -> None:
    sentence = (HIDDEN_SENTENCES | FLAW_SENTENCES)[reason]
    assert hidden_sentence(reason) == (reason, sentence)
    assert not re.search(r"[{}%!]", sentence)
    assert sentence.endswith(".")
    assert not re.search(r"\byou\b", sentence, re.IGNORECASE)


def test_an_unknown_reason_says_no_more_than_that_it_is_wrong() -> None:
    assert hidden_sentence("a check from elsewhere") == ("value", WRONG_SENTENCE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_message_shouts_or_blames(file: Path) -> None:
    texts = [node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    for text in texts:
        if isinstance(text, str) and text.endswith("."):
            assert not re.search(r"!|\byou (?!mean)", text)
