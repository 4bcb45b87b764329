"""One Hypothesis profile and one sample of the bank for all tests: the same in every worker, and in a run repeated."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.thinned import all_in_turn, handed_on, is_its_turn, told

settings.register_profile("whole", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("quick", max_examples=10, deadline=None, derandomize=True)  # of `make quick`
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "whole"))

gc.set_threshold(50_000, 20, 50)  # exercises that were built are kept, and are millions of objects to look through

# Students' files: read as text, never imported here.
collect_ignore_glob = ["*.right.py", "*.wrong.py"]


class ExamplesOnly:
    """Collects no doctests of a file without any: two in three of ours, each of which would be imported for them."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """What is collected of a file: its tests, and its doctests where a prompt stands in it."""
        found = yield
        return [each for each in found if type(each) is pytest.Module or b">>>" in file_path.read_bytes()]


def pytest_configure(config: pytest.Config) -> None:
    """Registers what is for all folders: a hook of this file itself is asked about those in tests/ only."""
    config.pluginmanager.register(ExamplesOnly())


@pytest.hookimpl(tryfirst=True)  # before xdist starts its workers, which inherit the environment
def pytest_sessionstart(session: pytest.Session) -> None:
    """Chooses the sample once, for all workers, and says which: with `-q` pytest prints no header of its own."""
    os.environ.update(handed_on())
    if not hasattr(session.config, "workerinput"):
        named = session.config.args_source is pytest.Config.ArgsSource.ARGS
        os.environ["IN_TURN"] = "" if named or all_in_turn() else "1"  # who names a file wants all of it
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        reporter.write_line(told())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests marked `in_turn` whose turn it is not: those marked with "file" go by their file."""
    if not os.environ.get("IN_TURN"):
        return
    marked = [(item, mark) for item in items if (mark := item.get_closest_marker("in_turn"))]
    names = {item: item.nodeid.partition("::")[0] if mark.args else item.nodeid for item, mark in marked}
    waiting = [item for item in items if item in names and not is_its_turn(names[item])]
    config.hook.pytest_deselected(items=waiting)
    items[:] = [item for item in items if item not in set(waiting)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says after a failure how to take the same sample again: the first line may be far away by then."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        terminalreporter.write_line(f"To take the same sample again: {told().partition(',')[0]}")
