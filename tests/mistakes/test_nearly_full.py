"""A mistake that is made throughout earns no nearly full mark; the known exceptions may only become fewer.

`nearly_full.txt` lists the exceptions. `python tests/tools/mistake_marks.py` lists all that there are, with the cases
in which they differ and what may help. A program that slips in an edge case alone is not wrong throughout: it has to
lose marks, which `test_wrong_is_wrong.py` sees to, and may keep the others.
"""

from pathlib import Path

import pytest

from tests.banked import built, ids
from tests.thinned import some
from tests.tools.mistake_marks import CODED, MistakeMark, mistake_marks, nearly_full

EXCEPTIONS = frozenset(Path(__file__).with_name("nearly_full.txt").read_text("utf-8").splitlines())
MOST_EXCEPTIONS = 1  # as last counted, 140 at first: a lower number takes its place, never a higher one

pytestmark = pytest.mark.slow  # many exercises are built


@pytest.mark.parametrize("id_", some(ids(*CODED), 8))
def test_no_mistake_earns_a_nearly_full_mark(id_: str) -> None:
    found = {mark.key: f"{float(mark.share):.1%}" for mark in nearly_full(id_) if not slips_at_edges(id_, mark)}
    known = {key for key in EXCEPTIONS if key.startswith(f"{id_}/")}
    assert {key: share for key, share in found.items() if key not in known} == {}, "more weight where it differs"
    assert known - found.keys() == set(), "mended: take the line out of nearly_full.txt"


def slips_at_edges(id_: str, mark: MistakeMark) -> bool:
    """Whether a program that somebody wrote, no known mistake, differs in edge cases and in no other."""
    edges = {case.name for case in built(id_).cases if case.edge}
    return "/mistakes/" not in mark.key and {case.name for case in mark.differing} <= edges and bool(mark.differing)


def test_the_exceptions_only_become_fewer_and_are_of_the_bank() -> None:
    assert len(EXCEPTIONS) <= MOST_EXCEPTIONS
    assert {key.partition("/")[0] for key in EXCEPTIONS} <= set(ids(*CODED))


def test_the_share_of_a_mistake_is_that_of_its_points() -> None:
    """Natural logarithms are wrong in every case of the entropy that is not 0."""
    [nats] = [mark for mark in mistake_marks("information.entropy") if mark.key.endswith("/mistakes/natural logarithm")]
    assert nats.share < 0.5
    assert nats.differing
    assert sum(case.weight for case in nats.cases) == 1
