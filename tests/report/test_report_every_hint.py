"""Every hint that the bank gives, on a page: sound HTML, readable words, no exclamation marks."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import html5lib
import pytest

from grader.diagnose.finding import Finding
from grader.report import html, markdown, terminal
from grader.report.view import DisclosureRules, student_view
from grader.score.result import ExerciseResult
from tests.banked import specs
from tests.report.report_sample import ENTROPY, result_of
from tests.thinned import some

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text))


def page_with(spec: Any) -> ExerciseResult:
    """An exercise of the bank on which every known mistake was found, in the case `weather`."""
    findings = tuple(
        Finding(kind="misconception", name=each.is_, hint=each.hint, cases=("weather",)) for each in spec.misconceptions
    )
    return replace(ENTROPY, id=spec.id, title=spec.title, kind=spec.kind, prompt="Do it.", findings=findings)


@pytest.mark.slow
def test_every_hint_of_the_bank_reads_well_on_every_page() -> None:
    known = {id_: loaded.spec for id_, loaded in specs().items() if getattr(loaded.spec, "misconceptions", ())}
    assert sum(len(spec.misconceptions) for spec in known.values()) > 900
    told = [known[id_] for id_ in some(known, 80)]  # each hint is looked for in the pages of all
    view = student_view(result_of(*map(page_with, told)), DisclosureRules(while_open="hint"), NOW)
    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(html.feedback_html(view))
    seen = words("".join(page.find("body").itertext()))
    plain, lines = markdown.feedback_markdown(view), words(" ".join(terminal.feedback_lines(view)))
    assert "!" not in re.sub(r"`[^`]*`|!=|\\!", "", "".join(page.find("body").itertext()))
    for spec in told:
        for each in spec.misconceptions:
            assert words(re.sub(r"[`*\\]", "", each.hint)) in seen, (spec.id, each.is_)
            assert " ".join(each.hint.split()) in plain.replace("\\<", "<"), (spec.id, each.is_)
            assert words(each.hint.strip()) in lines, (spec.id, each.is_)
