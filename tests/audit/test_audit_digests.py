"""The digest of an audit: it changes with the exercise and the code that it leads to, not with where that stands."""

from pathlib import Path
from typing import Any

import pytest

from grader.audit.digests import audit_digest
from grader.built import code_digests
from grader.built.code_digests import DigestedCode
from grader.built.code_names import SourceNames
from grader.built.code_sources import is_source, module_source
from grader.built.resolve import module_names
from grader.checks import local_code as local
from grader.spec.load import load_exercise
from tests.banked import bank_dir

ENTROPY = bank_dir() / "information" / "entropy.yaml"
BY_HAND = bank_dir() / "bayes" / "posterior_by_hand.yaml"
BEST = bank_dir() / "trees" / "best_attribute.yaml"


def digest_with(folder: Path, file: Path, old: str, new: str) -> str:
    """The digest of an exercise with another text in it."""
    text = file.read_text("utf-8")
    assert old in text
    changed = folder / file.name
    changed.write_text(text.replace(old, new), "utf-8")
    return audit_digest(load_exercise(changed))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title: ", "title: The "),
        ("minutes: ", "minutes: 1"),
        ("difficulty: easy", "difficulty: hard"),
        ("points: ", "points: 1"),
        ("reference: entropy:entropy\n", "reference: reference.information.entropy:entropy\n"),
        ("reference: entropy:entropy\n", "reference: reference.trees.thresholds:entropy\n"),  # imported there
        ("\nsignature:", "\n# A comment.\nsignature:"),
    ],
)
def test_what_is_said_to_people_and_where_code_is_found_do_not_count(tmp_path: Path, old: str, new: str) -> None:
    assert digest_with(tmp_path, ENTROPY, old, new) == audit_digest(load_exercise(ENTROPY))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("check: {close:", "check: {exact:"),
        ("reference: entropy:entropy\n", "reference: reference.trees.gini:gini\n"),
        ("count: 20", "count: 21"),
    ],
)
def test_what_is_asked_and_judged_counts(tmp_path: Path, old: str, new: str) -> None:
    assert digest_with(tmp_path, ENTROPY, old, new) != audit_digest(load_exercise(ENTROPY))


def edited(monkeypatch: pytest.MonkeyPatch, module: str, old: str, new: str) -> None:
    """Has the code of this installation other text in one module."""
    assert old in module_source(module)
    source = {module: module_source(module).replace(old, new)}
    code = DigestedCode(SourceNames(is_source, lambda each: source.get(each) or module_source(each)), module_names)
    monkeypatch.setattr(code_digests, "installed", lambda: code)


@pytest.mark.parametrize(
    ("module", "old", "new", "aged"),
    [
        ("reference.information.entropy", "return math.fsum(", "return 0 * math.fsum(", [True, True]),
        ("reference.trees.conditions.nominal", "def gains_apart(args", "def gains_apart(_args", [False, True]),
        ("reference.shared.draws.numbers", "def counts(", "X = 1\n\n\ndef counts(", [False, False]),
    ],
)
def test_the_code_behind_references_draws_and_conditions_counts(
    monkeypatch: pytest.MonkeyPatch, module: str, old: str, new: str, aged: list[bool]
) -> None:
    exercises: list[Any] = [load_exercise(ENTROPY), load_exercise(BEST)]
    before = [audit_digest(each) for each in exercises]
    edited(monkeypatch, module, old, new)
    assert [audit_digest(each) != digest for each, digest in zip(exercises, before, strict=True)] == aged


def test_code_beside_an_exercise_counts_by_definition_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(local.TRUST_VARIABLE, "1")
    found = []
    for body in ("return entropy(counts)", "return entropy(counts)  # in bits", "return 2 * entropy(counts)"):
        text = f"from reference.information.entropy import entropy\n\n\ndef own(counts, base=2):\n    {body}\n"
        (tmp_path / "own.py").write_text(text, "utf-8")
        old, new = "reference: entropy:entropy\n", "reference: ./own.py:own\n"
        found.append(digest_with(tmp_path, ENTROPY, old, new))
    assert found[0] == found[1] != found[2]


@pytest.mark.parametrize(
    ("old", "new", "aged"),
    [
        ("points: 0.5", "points: 2", False),
        ('ask: "P(', 'ask: "What is P(', False),
        ("check: {close: {}}", "check: {close: {rtol: 0.1}}", True),
    ],
)
def test_what_a_part_pays_and_how_it_is_asked_do_not_count(tmp_path: Path, old: str, new: str, aged: bool) -> None:
    assert (digest_with(tmp_path, BY_HAND, old, new) != audit_digest(load_exercise(BY_HAND))) == aged
