"""A document that was built with other code is refused, with the version to go back to; no other is."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grader.built import code_digests
from grader.built.code_digests import SCHEME, digest_by_text
from grader.built.code_sources import module_source
from grader.built.freeze import BadDocument, loads
from grader.checks.local_code import TRUST_VARIABLE
from grader.engine import building_document as built_module
from grader.engine.building_document import released_file
from grader.engine.built_file import built_file
from grader.engine.changed_spec import change_note, changed_parts
from grader.engine.document_file import document_file
from grader.engine.stale import Stale
from grader.version import __version__

HOMEWORK = """\
schema: 1
id: hw
title: HW
secret: {public: stale}
exercises:
  - id: linear.perceptron_trace
  - id: bayes.posterior_by_hand
"""


@pytest.fixture
def assignment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(built_module, "installed_version", lambda: ("0.0.9", "0123abcdef"))
    file = tmp_path / "hw.yaml"
    file.write_text(HOMEWORK, "utf-8")
    built_file(file)
    monkeypatch.setattr(built_module, "installed_version", lambda: (__version__, "fedcba3210"))
    return file


def rewritten(assignment: Path, **fields: Any) -> None:
    file = document_file(assignment)
    document = {**json.loads(file.read_bytes()), **fields}
    file.write_text(json.dumps({key: value for key, value in document.items() if value is not None}), "utf-8")


def code_in(assignment: Path) -> dict[str, str]:
    return dict(json.loads(document_file(assignment).read_bytes())["code"])


def test_a_document_knows_what_built_it(assignment: Path) -> None:
    document = loads(document_file(assignment).read_bytes())
    assert (document.version, document.commit) == ("0.0.9", "0123abcdef")
    assert document.code
    assert all(digest.startswith(SCHEME) for digest in document.code.values())


@pytest.mark.in_turn
def test_changed_code_is_told_with_the_version_that_has_it_and_the_command_to_get_it(assignment: Path) -> None:
    rewritten(assignment, code=dict.fromkeys(code_in(assignment), f"{SCHEME}0"))
    with pytest.raises(Stale) as stale:
        built_file(assignment)
    assert str(stale.value) == (
        "hw.built.json was built by markscheme 0.0.9 (commit 0123abcdef), with code that has changed: "
        f"{', '.join(list(code_in(assignment))[:3])} and {len(code_in(assignment)) - 3} more. To grade it as it was "
        "handed out, go back to that version: `pip install markscheme==0.0.9`, or in a checkout `git checkout "
        "0123abcdef`. Or accept that marks may change, and use --rebuild."
    )
    built_file(assignment, rebuild=True)
    assert built_file(assignment).fresh is False


@pytest.mark.in_turn
def test_code_that_has_moved_is_told_so(assignment: Path) -> None:
    rewritten(assignment, code={"reference.once:PERCEPTRON": f"{SCHEME}0"}, commit="0123abcdef+")
    with pytest.raises(Stale, match=r"code that is not here any more: reference.once:PERCEPTRON\. .* and your own"):
        built_file(assignment)


def test_a_document_of_this_very_version_names_the_commit_alone(assignment: Path) -> None:
    rewritten(assignment, code={"reference.linear.perceptron:PERCEPTRON": f"{SCHEME}0"}, version=__version__)
    with pytest.raises(Stale, match=r"that version: in a checkout `git checkout 0123abcdef`\."):
        built_file(assignment)


def test_a_document_of_before_says_that_it_does_not_know(assignment: Path) -> None:
    rewritten(assignment, code={"reference.linear.perceptron:PERCEPTRON": "sha256:0"}, version=None, commit=None)
    with pytest.raises(Stale, match=r"did not write down which it is, .* install the version of markscheme that you"):
        built_file(assignment)


@pytest.mark.in_turn
def test_a_document_of_before_is_still_known_by_the_digests_that_it_has(assignment: Path) -> None:
    before = {name: digest_by_text(name) for name in code_in(assignment)}
    rewritten(assignment, code=before, version=None, commit=None)
    assert built_file(assignment).fresh is False
    again = released_file(assignment, ["ada"])  # who gets numbers of their own now changes nothing else
    assert loads(again.data).code == before


@pytest.mark.in_turn
def test_what_another_version_builds_alike_stays_as_it_was(assignment: Path) -> None:
    before = document_file(assignment).read_bytes()
    assert built_file(assignment, rebuild=True).data == before
    assert loads(released_file(assignment, []).data).version == "0.0.9"
    assignment.write_text(HOMEWORK.replace("title: HW", "title: Another"), "utf-8")
    assert loads(built_file(assignment, rebuild=True).data).version == __version__


@pytest.mark.in_turn
@pytest.mark.parametrize(("field", "value"), [("version", "1; rm -rf /"), ("commit", "$(id)"), ("commit", "master")])
def test_a_version_that_is_none_is_refused(assignment: Path, field: str, value: str) -> None:
    rewritten(assignment, **{field: value})
    with pytest.raises(BadDocument, match=field):
        built_file(assignment)


def upgraded(text: str) -> str:
    """A module with another layout, other docstrings, no comments, and a constant that nobody uses."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Expr(ast.Constant("Said in other words."))
    return f"# Another year.\n{ast.unparse(tree)}\nNOBODY_USES_THIS = 42  # new\n"


@pytest.fixture
def _upgrade(assignment: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installation of which every module is otherwise written, and computes the same."""
    monkeypatch.setattr(code_digests, "module_source", lambda module: upgraded(module_source(module)))
    code_digests.installed.cache_clear()
    yield
    code_digests.installed.cache_clear()


@pytest.mark.in_turn
@pytest.mark.usefixtures("_upgrade")
def test_an_upgrade_of_comments_docstrings_layout_and_unused_constants_stops_nothing(assignment: Path) -> None:
    assert built_file(assignment).fresh is False
    assert released_file(assignment, []).fresh is False


@pytest.mark.in_turn
def test_an_upgrade_of_one_number_that_is_used_stops(assignment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {"reference.linear.perceptron": ("at_zero: float = 0", "at_zero: float = 1")}

    def source(module: str) -> str:
        old, new = changed.get(module, ("", ""))
        assert old in module_source(module)
        return module_source(module).replace(old, new) if old else module_source(module)

    monkeypatch.setattr(code_digests, "module_source", source)
    code_digests.installed.cache_clear()
    with pytest.raises(Stale, match=r"go back to that version: `pip install markscheme==0\.0\.9`"):
        built_file(assignment)
    code_digests.installed.cache_clear()


@pytest.mark.in_turn
def test_what_was_changed_after_freezing_is_named_and_the_command_that_applies_it(assignment: Path) -> None:
    def changes() -> tuple[str, ...]:
        return changed_parts(loads(document_file(assignment).read_bytes()), assignment)

    assert changes() == ()
    assignment.write_text(f"# a comment\n{HOMEWORK}reads_with: [Witten]\n", "utf-8")
    assert changes() == ()
    due = 'due: "2026-12-04T23:59:00+01:00"'
    assignment.write_text(HOMEWORK.replace("title: HW", f"title: HW 1\n{due}"), "utf-8")
    assert changes() == ("title", "due")
    note = change_note(assignment, document_file(assignment), changes(), Path("work"), assignment.parent / "out")
    assert ("title, due" in note, "grade" in note, "--rebuild` applies it" in note) == (True, True, True)
    (assignment.parent / "out").mkdir()
    (assignment.parent / "out" / "run.json").touch()
    note = change_note(assignment, document_file(assignment), changes(), Path("work"), assignment.parent / "out")
    assert f"`grader regrade {assignment} work --out" in note
    built_file(assignment, rebuild=True)
    assert changes() == ()


def test_the_command_that_applies_a_change_says_the_word_for_own_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    note = change_note(Path("hw.yaml"), Path("hw.built.json"), ("title",), Path("work"), tmp_path)
    assert f"`grader grade hw.yaml work --out {tmp_path} --trust-local --rebuild` applies it" in note


def test_a_document_of_before_is_not_told_to_be_changed(assignment: Path) -> None:
    rewritten(assignment, written=None)
    assignment.write_text(HOMEWORK.replace("title: HW", "title: HW 1"), "utf-8")
    assert changed_parts(loads(document_file(assignment).read_bytes()), assignment) == ()
