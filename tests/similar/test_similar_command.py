"""`grader similar` on a class that was released, graded and partly copied."""

import json
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.built.freeze import loads
from grader.built.variants import for_student
from grader.cli.app import app
from grader.cli.errors import one_sentence
from grader.codec.decode import decode
from grader.similar.comparing import Comparison
from grader.similar.leads import Lead, SideBySide
from grader.similar.page import leads_page
from tests.browsing import COLOURS, chromium, needs_chromium, opened, violations
from tests.similar.similar_sample import copied, independent

pytestmark = pytest.mark.slow

HAND = "bayes.posterior_by_hand"
STUDENTS = ("ada", "bob", "cy", "dee", "eve")
ASSIGNMENT = {
    "schema": 1,
    "id": "hw1",
    "title": "Homework 1",
    "secret": {"public": "none"},
    "personalise": "per_student",
    "exercises": [
        {"id": "trees.id3_splits", "override": {"cases": {}}},
        {"id": HAND},
    ],
}


def run(*command: str | Path) -> tuple[int, str]:
    try:
        with one_sentence():
            done = CliRunner().invoke(app, [str(each) for each in command], catch_exceptions=False)
    except SystemExit as end:
        return int(str(end.code)), ""
    return done.exit_code, done.output


def right_answers(folder: Path, student: str) -> dict[str, str]:
    """What is right for one student's numbers."""
    own = for_student(loads((folder / "hw1.built.json").read_bytes()), student)
    [asked] = [each for each in own.exercises if each.id == HAND]
    return {part.name: f"{decode(part.expected):.6f}" for part in asked.parts}


@pytest.fixture(scope="module")
def term(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Dee has copied Ada's code; Eve has Bob's answers, and Cy those of Ada with the fingerprint that stood there."""
    folder = tmp_path_factory.mktemp("term")
    (folder / "hw1.yaml").write_text(json.dumps(ASSIGNMENT), "utf-8")
    (folder / "roster.csv").write_text("\n".join(["id", *STUDENTS]) + "\n", "utf-8")
    release = ("release", folder / "hw1.yaml", "--out", folder / "released", "--roster", folder / "roster.csv")
    assert run(*release)[0] == 0
    codes = dict(zip(STUDENTS, independent()["trees.id3_splits"].values(), strict=False))
    codes["dee"] = copied(codes["ada"])
    sources = {"eve": "bob", "cy": "ada"}
    for student in STUDENTS:
        work = folder / "work" / student
        work.mkdir(parents=True)
        (work / "hw1.py").write_text(codes[student], "utf-8")
        answers = right_answers(folder, sources.get(student, student))
        stamp = loads((folder / "hw1.built.json").read_bytes()).students["ada"].variant
        head = {"variant": stamp} if student == "cy" else {}
        (work / "answers.yaml").write_text(json.dumps({**head, HAND: answers}), "utf-8")
    grade = ("grade", folder / "hw1.yaml", folder / "work", "--out", folder / "graded", "--isolation", "process")
    assert run(*grade, "--workers", "1")[0] == 0
    return folder


@pytest.mark.in_turn
def test_what_was_copied_is_shown_and_nothing_else(term: Path) -> None:
    code, said = run("similar", term / "graded", "--json")
    found = json.loads(said)
    assert (code, found["students"]) == (0, len(STUDENTS))
    leads = [(lead["kind"], lead["students"], lead["exercises"]) for lead in found["leads"]]
    assert sorted(leads) == [
        ("code", ["ada", "dee"], ["trees.id3_splits"]),
        ("variant", ["cy", "ada"], [HAND]),
        ("variant", ["eve", "bob"], [HAND]),
    ]
    assert "a person decides" in found["note"]


def test_the_page_and_the_table_are_leads_in_words(term: Path) -> None:
    code, said = run("similar", term / "graded")
    made = (term / "graded" / "similar.html").read_text("utf-8")
    assert code == 0
    assert stat.S_IMODE((term / "graded" / "similar.html").stat().st_mode) == 0o600
    for text in (said, made.replace("&#39;", "'")):
        assert "a person decides" in text
        assert "Nobody is accused" in text
        assert "right for bob's" in text
        assert [word for word in ("plagiar", "cheat", "guilty", "copied from", " AI ") if word in text] == []
    assert "<mark>" in made
    assert "<script" not in made
    assert run("similar", term / "graded")[1] == said
    assert (term / "graded" / "similar.html").read_text("utf-8") == made  # the same bytes every time


@pytest.mark.in_turn
@needs_chromium
def test_the_page_is_for_everybody_and_asks_the_network_for_nothing(term: Path) -> None:
    assert run("similar", term / "graded")[0] == 0
    with chromium() as window:
        seen = opened(window, term / "graded" / "similar.html")
        assert violations(seen.page) == []
        seen.page.emulate_media(color_scheme="dark")
        assert violations(seen.page, COLOURS) == []
        assert (seen.asked, seen.complaints) == ([], [])


def test_what_students_wrote_is_text_on_the_page() -> None:
    bad = "x = '</pre><script>alert(1)</script>\u202e'"
    beside = SideBySide(("<b>ada</b>", "bob\u202e"), (bad, bad), (frozenset({0}), frozenset()))
    lead = Lead("code", ("<b>ada</b>", "bob\u202e"), ("a.b",), "<i>why</i>", 0.9, 3.0, beside)
    text = leads_page(Comparison("hw1", 2, 2, (lead,)))
    assert [each for each in ("<script", "<b>", "<i>", "\u202e") if each in text] == []
    assert text.count("&lt;script&gt;") == 2


def test_what_is_not_where_it_was_is_asked_for(term: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("similar", tmp_path)[0] == 2
    assert "there are no results" in capsys.readouterr().err
    hidden = term / "work"
    hidden.rename(term / "elsewhere")
    try:
        assert run("similar", term / "graded")[0] == 2
        assert "name it with --submissions" in capsys.readouterr().err
        assert run("similar", term / "graded", "--submissions", term / "elsewhere")[0] == 0
    finally:
        (term / "elsewhere").rename(hidden)
