"""Every regular expression takes time in proportion to its text, whatever a student writes."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from tests.hostile.awkward_texts import FIXED, Awkward, pumped
from tests.hostile.known_patterns import Used, made, patterns
from tests.hostile.linear_time import too_long
from tests.thinned import some

# Patterns that see nothing foreign, or no more than a few characters of it, and why.
OURS = {
    "grader.audit.digests:REFERENCE_NAME": "goes through our own built documents",
    "grader.audit.audit_table:SURVIVORS": "goes through docs/audit.md",
    "grader.release.bundle:OWN_IMPORT": "goes through our own modules",
    "grader.spec.topics:DEFINITION_PATTERNS": "goes through our own reference",
    "grader.release.style:CSS_RULE": "goes through our own style sheet",
    "grader.release.style:CSS_COMMENT": "goes through our own style sheet",
    "grader.release.style:split_media": "goes through our own style sheet",
}
# Functions that put a pattern together from names; test_linear_functions runs those that see a student's text.
MADE = {
    "grader.checks.numerals:_digit_readings": "of a table of its own, for a text of 100 characters",
    "grader.checks.properties.changed_inputs:with_old_names": "of labels of the spec",
    "grader.intake.answer_keys:split_parts": "of the names of parts",
    "grader.intake.code_words:may_bind": "of at most 20 names, and those asked for",
    "grader.sandbox.messages:uses_pandas": "of one name in the code",
    "grader.sandbox.loading:times_defined": "inside the sandbox",
    "grader.sandbox.loading:explained": "inside the sandbox",
}


def faults(used: Used, texts: Iterable[Awkward]) -> list[str]:
    """What is more than linear of a pattern: by which method, for which text."""
    blank: Any = "" if isinstance(used.pattern.pattern, str) else b""
    found = []
    for method in used.methods:
        run = getattr(used.pattern, method)
        for text in texts:
            work = (lambda each, run=run: run(blank, each)) if method == "sub" else run
            if said := too_long(work, lambda size, text=text: text.of(size, like=blank)):
                found.append(f"{method} of {text}: {said}")
                break
    return found


def foreign() -> list[Used]:
    return [used for used in patterns() if used.where not in OURS]


def test_every_pattern_is_found() -> None:
    assert len(patterns()) > 120
    assert made() == set(MADE)
    assert set(OURS) <= {used.where for used in patterns()}


def test_plain_repetition_takes_time_in_proportion() -> None:
    """The quick part: a few texts through every pattern."""
    texts = [Awkward("", piece, "\0") for piece in FIXED[:24]]
    assert {used.where: said for used in foreign() if (said := faults(used, filter(used.fits, texts)))} == {}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_what_nearly_matches_takes_time_in_proportion(part: int) -> None:
    """Texts that are made from each pattern: what it repeats, what leads there, and an end that does not fit."""
    assert {used.where: said for used in foreign()[part::4] if (said := faults(used, pumped(used.pattern)))} == {}


QUADRATIC = {  # patterns as they were, and one for each way in which a pattern can be more than linear
    "a path": (r"(?<![\w.~/:])/(?:[\w.@+ -]+/)+(?=[\w.@+-])", "sub"),
    "a decimal": (r"-?\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)", "sub"),
    "a condition": (r"(?s)(?P<attribute>.+?)\s*(?P<operator><=|>=|==|!=|=|<|>)\s*(?P<value>.+)", "fullmatch"),
    "a submodule": (r"(?m)^\s*path\s*=\s*(?P<path>\S.*?)\s*$", "sub"),
    "a call that does not fit": (r"missing \d+ required|takes .* but .* (was|were) given", "sub"),
    "a column": (r"(?P<title>.*?)\s*\((?P<number>\d+)\)", "fullmatch"),
    "a line of answers": (r"\s*(?P<key>\"[^\"]*\"|[^\s:#\"'-][^:#]*?)\s*:(?:\s+(?P<text>.*))?$", "match"),
    "a fence": (r"(?ms)^[ \t]*(```+|~~~+)[^\n]*\n(?P<code>.*?)^[ \t]*\1", "sub"),
    "a line of a text cell": (r"[\s>*+-]*[*_`]*(?P<name>[A-Za-z][\w.]*?)[*_`]*\s*[=:]\s*(?P<text>\S.*?)\s*$", "match"),
    "a number": (r"(?i)[-+]?\s*[\d.,]*\d[\d.,]*(e[-+]?\d+)?(\s*/\s*[\d.,]*\d)?\s*\\?%?", "fullmatch"),
    "letters": (r"(?i)[\[({]?[a-z](\s*(,|;|and|\s)\s*[a-z])*[\])}]?", "fullmatch"),
    "blank lines": (r"\s*\n\s*", "sub"),
    "options": (r"\s*(?:&|\+|\band\b)\s*", "sub"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", some(QUADRATIC, 6))
def test_a_pattern_that_is_more_than_linear_is_found(name: str) -> None:
    pattern, method = QUADRATIC[name]
    assert faults(Used(name, re.compile(pattern), frozenset({method})), pumped(re.compile(pattern)))
