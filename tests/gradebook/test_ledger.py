"""The gradebook while a class is graded: results of one moment go in together, none waits for long, none is lost."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from grader.gradebook import ledger
from grader.gradebook.ledger import Ledger
from grader.gradebook.records import FiledResult, filed_result
from tests.gradebook.book_sample import TERMS, result


@dataclass
class Noting:
    """A gradebook that notes who is recorded with whom."""

    filed: list[list[str]] = field(default_factory=list)

    def file(self, results: Sequence[FiledResult]) -> int:
        self.filed.append([each.attempt.student for each in results])
        return len(results)


def taking(book: Noting) -> Ledger:
    return Ledger(book, TERMS, "nothing", {}, {})


def test_results_of_one_moment_are_recorded_together(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Noting()
    kept = taking(book)
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for student, after in (("ada", 0.0), ("bob", 0.05), ("eve", 0.1), ("joe", ledger.MAX_WAIT_SECONDS), ("zoe", 0.01)):
        now += after
        kept.take(filed_result(result(student)))
    assert book.filed == [["ada"], ["bob", "eve", "joe"]]
    kept.settle()
    assert book.filed[2:] == [["zoe"]]


def test_what_could_not_be_recorded_is_not_forgotten() -> None:
    class Refusing(Noting):
        def file(self, results: Sequence[FiledResult]) -> int:
            raise OSError("the disk is full")

    kept = taking(Refusing())
    with pytest.raises(OSError, match="full"):
        kept.take(filed_result(result("ada")))
    assert [each.attempt.student for each in kept.waiting] == ["ada"]
