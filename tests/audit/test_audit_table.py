"""docs/audit.md covers the bank, and is not older than it."""

from pathlib import Path

import pytest

from grader.audit.audit_table import digests_in
from grader.audit.digests import digest_of
from tests.banked import specs

PAGE = Path(__file__).parents[2] / "docs" / "audit.md"
REMEDY = "run `grader audit --table docs/audit.md`"


@pytest.mark.slow
def test_the_table_has_a_row_for_every_exercise_none_older_than_its_files() -> None:
    known = digests_in(PAGE.read_text("utf-8"))
    stale = [id_ for id_, loaded in sorted(specs().items()) if known.get(id_) != digest_of(loaded)]
    assert (stale, sorted(set(known) - set(specs()))) == ([], []), REMEDY
