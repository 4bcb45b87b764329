"""The one-file checker given hostile answers, names and files: it says what is wrong, and shows no more than text."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from grader.codec.write_records import record_json
from grader.release.inside import result_cards as cards
from grader.release.inside import showing
from grader.release.inside.notebook_session import given_work, judged_cases, readable_value
from grader.release.inside.public_document import released_assignment
from grader.release.inside.public_verdict import JudgedPublicCase
from grader.release.inside.result_cards import Card, exercise_card
from grader.release.public import PublicAssignment
from tests.checker_sample import imported, public_demo, written

MODULUS = sys.hash_info.modulus  # multiples of it have the same hash
HAND = "bayes.posterior_by_hand"


class Unspeakable:
    """An object that cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")

    __str__ = __repr__


def colliding(*_: object) -> set[int]:
    return {n * MODULUS for n in range(2000)}


class Named:
    """A callable of any name."""

    def __init__(self, name: object) -> None:
        self.__name__ = name

    def __call__(self, *_: object) -> float:
        return 0.5


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return imported(written(tmp_path_factory.mktemp("checker")))


CALLS: dict[str, tuple[Any, ...]] = {
    "an answer whose hashes collide": (colliding, "information.entropy"),
    "a hand answer whose hashes collide": (HAND, {"hit": colliding()}),
    "a part that cannot be shown": (HAND, {Unspeakable(): 1}),
    "an exercise that cannot be shown": (Unspeakable(), Unspeakable()),
    "a name that is a number": (Named(5),),
    "a name that commands a terminal": (Named("\x1b]0;owned\x07\u202e" * 1000),),
    "an exercise that commands a terminal": ("\x1b]0;owned\x07\u202e<script>" * 1000, 1),
    "thousands of parts": (HAND, {f"part {n}": n for n in range(5000)}),
    "a part of a long name": (HAND, {"\x1b<script>" * 10_000: 1}),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", CALLS)
def test_whatever_is_given_the_checker_answers_in_a_few_lines(
    what: str, checker: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    report = checker.check(*CALLS[what])
    text, html = capsys.readouterr().out, report._repr_html_()
    assert "public" not in {card.status for card in report.cards}
    assert 0 < len(text) < 10_000
    assert len(html) < 40_000
    assert not {"\x1b", "\x07", "\u202e"} & {*text, *html}
    assert "<script>" not in html


def asked(public: PublicAssignment, answer: Callable[..., object]) -> tuple[Any, list[JudgedPublicCase]]:
    """What the first exercise's public cases give."""
    exercise = released_assignment(record_json(public)).exercises[0]
    return exercise, list(judged_cases(exercise, given_work(exercise, answer)))


@pytest.mark.parametrize("part", ["diff_of", "literal_of", "pasted_call", "mistake_in"])
def test_an_answer_that_cannot_be_shown_costs_its_display_alone(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> str:
        raise RecursionError

    exercise, seen = asked(public_demo(), lambda counts: 0.25)
    monkeypatch.setattr(cards, part, fails)
    card = exercise_card(exercise, seen)
    assert (card.status, len(card.cases)) == ("wrong", 2)
    assert card.cases[0].message


def test_where_a_page_cannot_be_made_a_notebook_shows_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: object) -> str:
        raise MemoryError

    displayed: list[dict[str, str]] = []
    shell = type("Shell", (), {"display": type("Display", (), {"display": lambda forms, raw: displayed.append(forms)})})
    monkeypatch.setitem(sys.modules, "IPython", shell)
    showing._display(showing.CardReport((Card("Entropy", "wrong", "0 of 2"),), fails))
    assert displayed == [{"text/plain": "Entropy · not right yet\n  0 of 2"}]


def test_what_cannot_be_read_back_is_told_to_be_too_large() -> None:
    assert type(readable_value({"$": "no such form"})).__name__ == "Cut"


@pytest.mark.slow
def test_names_of_files_command_no_terminal_and_unread_files_are_told(tmp_path: Path) -> None:
    file = written(tmp_path)
    (tmp_path / "a\x1b]0;owned\x07\u202e\nb.py").write_text("def entropy(counts): return 1\n", encoding="utf-8")
    (tmp_path / "deep.ipynb").write_text('{"cells":' + "[" * 100_000, encoding="utf-8")
    (tmp_path / "linked.py").symlink_to("/etc/passwd")
    os.mkfifo(tmp_path / "pipe.py")
    said = ""
    for words in ((), ("pack", "s1"), ("no\x1b[31m.py",)):
        done = subprocess.run([sys.executable, str(file), *words], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        said += done.stdout
    assert not {"\x1b", "\x07", "\u202e"} & {*said}
    assert said.count("linked.py is a link, and links are not followed.") == 2
    assert "deep.ipynb is not a notebook that can be read" in said
