"""docs/audit.md covers the bank, and is not older than it."""

from pathlib import Path

import pytest

from banked import specs
from grader.audit.digests import digest_of
from grader.audit.table import digests_in

PAGE = Path(__file__).parents[2] / "docs" / "audit.md"
# Judged with a margin on held-out rows: 60 of 81 mutants lose marks, and some of the others are as good as ours.
WITH_MARGIN = ["ensembles.random_forest"]
REMEDY = "run `grader audit --table docs/audit.md`"


@pytest.mark.slow
def test_the_table_has_a_row_for_every_exercise_none_older_than_its_files() -> None:
    known = digests_in(PAGE.read_text("utf-8"))
    stale = [id_ for id_, loaded in sorted(specs().items()) if known.get(id_) != digest_of(loaded)]
    stale = [id_ for id_ in stale if id_ not in WITH_MARGIN]
    assert (stale, sorted(set(known) - set(specs()))) == ([], []), REMEDY
