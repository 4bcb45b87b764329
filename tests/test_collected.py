"""Every test that is written is run: no folder of ours has a name that pytest passes over."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_no_folder_of_ours_is_passed_over(request: pytest.FixtureRequest) -> None:
    """As tests/build and grader/build were for a long time: `build` is in the list that pytest has by default."""
    passed_over = request.config.getini("norecursedirs")
    folders = {file.parent for name in request.config.getini("testpaths") for file in (ROOT / name).rglob("*.py")}
    assert sorted(folder for folder in folders if any(fnmatch(folder.name, each) for each in passed_over)) == []
