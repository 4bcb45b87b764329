"""A page that waits for a person tells nothing but that the work is here."""

from datetime import UTC, datetime

import pytest

from grader.engine.waiting_rule import is_marking_pending
from grader.gradebook.ledger import PageContext, as_it_stands
from grader.gradebook.records import ManualMark, MarkOverride, Records, documented_attempt, exercise_mark
from grader.report import html, markdown
from grader.report.specimen import specimen
from grader.report.terminal import feedback_lines
from grader.report.waiting_page import WAITING_TEXT, held_back
from tests.export.export_sample import TERMS, result

NOW = datetime(2026, 12, 10, tzinfo=UTC)
WORK = result("ada", 3.0, "A text.")
DIGEST = exercise_mark(WORK.exercises[1]).answer
GIVEN = ManualMark("ada", "text.why", DIGEST, 1.0, "", "tutor", NOW)


def test_a_held_page_has_no_score_no_exercise_and_no_sentence_about_either() -> None:
    view = specimen()
    held = held_back(view)
    assert (held.exercises, held.works, held.adjustments, held.about_score) == ((), (), (), "")
    for page in (html.feedback_html(held), markdown.feedback_markdown(held), "\n".join(feedback_lines(held))):
        assert WAITING_TEXT in page.replace("\n", " ")
        assert view.receipt in page
        for told in (*(each.title for each in view.exercises), "Score", "What works", "2.5"):
            assert told not in page.partition("</style>")[2] + page.partition("</style>")[0].partition("<style>")[0]


WAITING = {  # what is recorded: does the page wait?
    "nothing": (Records(), True),
    "a mark of this text": (Records(manual=(GIVEN,)), False),
    "a mark of another text": (Records(manual=(ManualMark("ada", "text.why", "0", 1.0, "", "tutor", NOW),)), True),
    "the exercise set": (Records(overrides=(MarkOverride("ada", "text.why", 2.0, "So.", "tutor", NOW),)), False),
    "the whole mark set": (Records(overrides=(MarkOverride("ada", None, 2.0, "So.", "tutor", NOW),)), False),
    "an earlier attempt": (Records((documented_attempt(result("ada", 4.0, 2.0, "0")),)), True),
}


@pytest.mark.parametrize("what", WAITING)
def test_a_page_waits_until_what_this_student_wrote_is_marked(what: str) -> None:
    recorded, waits = WAITING[what]
    own = PageContext(TERMS, "hint", recorded)
    assert is_marking_pending(WORK, as_it_stands(own, WORK)[0], own) is waits


def test_work_in_which_nothing_is_written_does_not_wait() -> None:
    done = result("ada", 3.0, 0.0)
    assert not is_marking_pending(done, done, None)
    assert is_marking_pending(WORK, WORK, None)
