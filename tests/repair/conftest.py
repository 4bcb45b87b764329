"""One sandbox for all tests of repairs; its start takes a third of a second."""

from collections.abc import Iterator

import pytest

from grader.sandbox.run import Sandbox


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as one:
        yield one
