from pathlib import Path

import pytest

from grader import paths


def test_the_bank_and_the_templates_are_found() -> None:
    assert paths.concepts_file().is_file()
    assert paths.datasets_dir().is_dir()
    assert paths.templates_dir().is_dir()
    assert all(file.suffix == ".yaml" and file.is_relative_to(paths.bank_dir()) for file in paths.bank_files())
    assert len(paths.bank_files()) >= 3


def test_what_the_wheel_packs_comes_before_what_lies_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("grader", "assignments", "templates"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(paths, "PACKAGE_FOLDER", tmp_path / "grader")
    assert (paths.bank_dir(), paths.templates_dir()) == (tmp_path / "assignments" / "bank", tmp_path / "templates")
    (tmp_path / "grader" / "_bank").mkdir()
    (tmp_path / "grader" / "_templates").mkdir()
    assert (paths.bank_dir(), paths.templates_dir()) == (
        tmp_path / "grader" / "_bank" / "bank",
        tmp_path / "grader" / "_templates",
    )
