"""Compiled templates are kept, and whatever lies in their place, the pages are the same."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment

from grader.report import html
from grader.report.compiled import environment_of
from grader.report.feedback_templates import rendered_template
from grader.report.specimen import specimen


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what is compiled."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path


def fresh() -> Environment:
    """The templates as a new process has them."""
    templates = environment_of(None, autoescape=True)
    templates.filters.update(html.html_templates().filters)
    templates.globals.update(html.html_templates().globals)
    return templates


def compiled_by(templates: Environment, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """The page of a specimen, and which templates had to be compiled for it."""
    names: list[str] = []
    compiling = Environment.compile

    def noted(self: Environment, source: Any, name: str, *others: Any, **named: Any) -> Any:
        names.append(name)
        return compiling(self, source, name, *others, **named)

    with monkeypatch.context() as patched:
        patched.setattr(Environment, "compile", noted)
        return rendered_template(templates, "page.html.j2", view=specimen()), names


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_templates_are_compiled_once_and_for_all(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, compiled = compiled_by(fresh(), monkeypatch)
    assert "page.html.j2" in compiled
    assert len(files(kept)) == len(compiled)
    assert compiled_by(fresh(), monkeypatch) == (first, [])


@pytest.mark.parametrize("damage", [b"", b"j2", b"nothing of ours", b"\x80\x05garbage" * 99])
def test_what_is_no_template_is_compiled_anew(kept: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes) -> None:
    first, compiled = compiled_by(fresh(), monkeypatch)
    for file in files(kept):
        file.write_bytes(damage)
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)
    assert compiled_by(fresh(), monkeypatch) == (first, [])


def test_one_that_was_cut_short_is_compiled_anew(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, compiled = compiled_by(fresh(), monkeypatch)
    for file in files(kept):
        file.write_bytes(file.read_bytes()[:-100])
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)


def test_templates_that_would_be_compiled_in_another_way_are(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, compiled = compiled_by(fresh(), monkeypatch)
    monkeypatch.setattr("grader.report.compiled.own_digest", lambda: "another")
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)


def test_nothing_is_written_where_python_writes_nothing(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    first, compiled = compiled_by(fresh(), monkeypatch)
    assert files(kept) == []
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)


def test_a_place_that_cannot_be_written_does_no_harm(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept / "taken").write_text("a file, not a folder")
    monkeypatch.setattr(sys, "pycache_prefix", str(kept / "taken"))
    first, compiled = compiled_by(fresh(), monkeypatch)
    assert compiled
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)


@pytest.mark.parametrize("how", ["by everybody", "by a group", "by another user"])
def test_a_file_that_somebody_else_can_write_is_not_run(kept: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    first, compiled = compiled_by(fresh(), monkeypatch)
    modes = {"by everybody": 0o646, "by a group": 0o664}
    for file in files(kept):
        file.chmod(modes.get(how, 0o644))
    if how == "by another user":
        if os.geteuid():
            pytest.skip("only root can give files away")
        for file in files(kept):
            os.chown(file, 12345, -1)
    assert compiled_by(fresh(), monkeypatch) == (first, compiled)
    assert compiled_by(fresh(), monkeypatch) == (first, [])  # they were written again


def test_what_is_kept_is_read_again_whatever_the_umask(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.umask(0)
    try:
        first, _ = compiled_by(fresh(), monkeypatch)
    finally:
        os.umask(before)
    assert {file.stat().st_mode & 0o777 for file in files(kept)} == {0o644}
    assert compiled_by(fresh(), monkeypatch) == (first, [])


def test_nothing_of_others_templates_is_kept_or_taken_from_what_is_kept(
    kept: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    compiled_by(fresh(), monkeypatch)
    lying = {file: file.stat().st_mtime_ns for file in files(kept)}
    folder = tmp_path_factory.mktemp("ours")
    templates = environment_of(folder, html.html_templates(folder).filters, autoescape=True)
    templates.globals.update(html.html_templates(folder).globals)
    assert "page.html.j2" in compiled_by(templates, monkeypatch)[1]  # in the sandbox, and not as it was kept
    assert {file: file.stat().st_mtime_ns for file in files(kept)} == lying
