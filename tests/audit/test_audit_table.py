"""docs/audit.md covers the bank, and is not older than it."""

from pathlib import Path

import pytest

from grader.audit.audit_table import audit_digests_in
from grader.audit.digests import audit_digest
from tests.banked import specs

PAGE = Path(__file__).parents[2] / "docs" / "audit.md"
REMEDY = "run `grader audit --table docs/audit.md`"


@pytest.mark.slow
def test_the_table_has_a_row_for_every_exercise_none_older_than_its_files() -> None:
    known = audit_digests_in(PAGE.read_text("utf-8"))
    stale = [id_ for id_, loaded in sorted(specs().items()) if known.get(id_) != audit_digest(loaded)]
    assert (stale, sorted(set(known) - set(specs()))) == ([], []), REMEDY
