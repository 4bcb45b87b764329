"""`grader list`, `show` and `lint` as they are typed."""

import json
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.build import fair
from grader.cli.app import app
from grader.cli.bank import print_exercise
from grader.cli.bank_list import is_about, sound_exercises
from grader.cli.errors import CannotRun
from grader.paths import bank_dir, bank_files, courses_dir
from grader.spec.concepts import concepts
from grader.spec.load import load_exercise
from tests.choosing import ONE, REASONED, TEXT, spec_file
from tests.model_sample import written

DEMO = str(courses_dir() / "demo.yaml")


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture
def _few_topics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four topics of the bank: each command reads every file."""
    few = [file for file in bank_files() if file.parent.name in ("information", "linear", "bayes", "associations")]
    monkeypatch.setattr("grader.cli.bank_list.bank_files", lambda: few)


def ids(*options: str) -> set[str]:
    return {one["id"] for one in json.loads(run("list", "--json", *options))}


@pytest.mark.slow
def test_the_whole_bank_is_listed() -> None:
    assert ids() == {f"{file.parent.name}.{file.stem}" for file in bank_files()}


@pytest.mark.slow
@pytest.mark.usefixtures("_few_topics")
def test_the_bank_is_listed_by_topic_kind_book_chapter_and_words() -> None:
    assert {"information.entropy", "linear.perceptron_trace", "bayes.posterior_by_hand"} <= ids()
    assert ids("--topic", "information") <= {one for one in ids() if one.startswith("information.")}
    assert "linear.perceptron_trace" in ids("--kind", "trace")
    assert "information.entropy" in ids("--difficulty", "easy") - ids("--difficulty", "hard")
    assert "information.entropy" in ids("--book", "witten", "--chapter", "4")
    assert "bayes.posterior_by_hand" not in ids("--book", "witten", "--chapter", "99")
    assert "bayes.posterior_by_hand" in ids("--search", "leak detector")
    assert "linear.perceptron_trace" in run("list")
    assert run("list", "--search", "qzno qzsuch") == "No exercise in the bank is like that.\n"


@pytest.mark.slow
@pytest.mark.usefixtures("_few_topics")
def test_a_section_is_listed_alone_and_a_book_with_its_sections() -> None:
    assert ids("--book", "witten", "--chapter", "4.5") < ids("--book", "witten", "--chapter", "4")
    assert "associations.apriori_trace" in ids("--book", "Witten", "--chapter", "4.5")
    assert ids("--book", "witten", "--chapter", "4.50") == set()
    [entropy] = [line for line in run("list", "--book", "witten").splitlines() if "information.entropy " in line]
    assert re.search(r"function +4\.3 +Entropy", entropy)


@pytest.mark.parametrize(
    "words", ["overfitting", "Overfit", "reduced-error", "reduced error_pruning", "mitchell.reduced"]
)
def test_a_search_finds_what_is_about_it_by_concepts_sources_and_the_subject_behind_a_remedy(words: str) -> None:
    exercise = load_exercise(bank_dir() / "trees" / "prune_tree.yaml").spec
    assert is_about(exercise, words, {concept.id: concept for concept in concepts()})
    assert not is_about(exercise, f"{words} perceptron", {})


def test_show_draws_tables_on_a_terminal_and_gives_markdown_to_a_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    print_exercise("trees.gain_ratio", solution=False)
    piped = capsys.readouterr().out
    assert "| outlook | temperature |" in piped
    assert max(map(len, piped.splitlines())) > 80  # not wrapped
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    print_exercise("trees.gain_ratio", solution=False)
    drawn = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    assert ("| outlook" in drawn, re.search(r"sunny +hot +high", drawn) is not None) == (False, True)


def test_a_file_at_fault_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.yaml").write_text("schema: 1\nkind: function\n", encoding="utf-8")
    files = [tmp_path / "broken.yaml", bank_dir() / "information" / "entropy.yaml"]
    assert [exercise.id for exercise in sound_exercises(files)] == ["information.entropy"]
    assert "grader lint" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "given", "remedy"),
    [
        ("book", "wittn", "Did you mean witten?"),
        ("kind", "qz", "There is choice, "),
        ("topic", "tree", "mean trees?"),
        ("difficulty", "hrad", "Did you mean hard?"),
    ],
)
def test_an_unknown_book_kind_or_topic_is_answered_with_those_there_are(option: str, given: str, remedy: str) -> None:
    with pytest.raises(CannotRun, match=f"--{option} {given}: there is no such {option}") as refused:
        run("list", f"--{option}", given)
    assert remedy in str(refused.value)


def test_an_exercise_is_shown_as_a_student_sees_it_and_whole_on_request() -> None:
    student = run("show", "information.entropy")
    assert "entropy([9, 5])" in student
    assert "0.940286" in student
    assert "For the lecturer: 10 min, easy; level core." in student
    assert "natural logarithm" not in student
    whole = run("show", "information.entropy", "--solution")
    assert "natural logarithm" in whole
    assert "math.fsum" in whole
    assert "posterior" in run("show", "bayes.posterior_by_hand", "--solution")


def test_a_model_is_shown_with_its_calls_and_with_what_is_provided(tmp_path: Path) -> None:
    student = " ".join(run("show", str(written(tmp_path))).split())
    assert "class Tree: fit(rows: list[dict], target: str); predict(rows: list[dict]) -> list[str]" in student
    assert "You are given `majority`, defined where your code runs:" in student
    assert "return Counter(labels).most_common(1)[0][0]" in student
    assert ">>> model = Tree() >>> model.fit(rows, 'class')" in student


def test_an_unknown_exercise_is_answered_with_the_nearest() -> None:
    with pytest.raises(CannotRun, match=r"Did you mean information\.entropy"):
        run("show", "information.entrophy")


def test_lint_passes_on_a_sound_file_and_fails_with_file_and_line_on_a_broken_copy(tmp_path: Path) -> None:
    assert "none at fault" in run("lint", str(bank_dir() / "information"))
    broken = tmp_path / "bank" / "information" / "entropy.yaml"
    broken.parent.mkdir(parents=True)
    shutil.copyfile(bank_dir() / "information" / "entropy.yaml", broken)
    text = broken.read_text("utf-8").replace("entropy:entropy", "entropy:entrophy")
    broken.write_text(text, encoding="utf-8")
    line = next(n for n, each in enumerate(text.splitlines(), 1) if "entrophy" in each)
    output = run("lint", str(broken), code=1)
    assert f"entropy.yaml:{line}: reference:" in output
    assert "Did you mean `entropy`?" in output


def test_lint_of_variants_finds_what_is_wrong_for_some_students_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (bank_dir() / "statistics" / "interval_by_hand.yaml").read_text()
    sometimes = text.replace("errors: {$int: [9, 30]}", "errors: {$pick: [0, 9, 12, 15, 18]}")
    spec = tmp_path / "interval_by_hand.yaml"
    spec.write_text(sometimes.replace("require: [parts_differ]\n", ""))
    assert "none at fault" in run("lint", "--variants", "12", str(spec))  # an unfair draw is drawn again
    monkeypatch.setattr(fair, "MAX_FAIR_TRIES", 1)
    told = run("lint", "--variants", "12", str(spec), code=1)
    assert re.search(r"in variant \d+: ", told)


def test_help_teaches_every_command_and_the_version_is_told() -> None:
    for name in ("demo", "list", "show", "lint", "check", "grade"):
        assert name in run("--help")
        assert len(run(name, "--help")) > 100
    assert run("--version").startswith("markscheme ")


def test_a_choice_and_a_text_are_shown_with_the_key_and_the_marking_scheme_on_request_only(tmp_path: Path) -> None:
    one, text = str(spec_file(ONE, tmp_path)), str(spec_file(TEXT, tmp_path))
    assert " a) 0." in run("show", one)
    assert "Right" not in run("show", one)
    assert "What known mistakes choose" in run("show", one, "--solution")
    reasoned = str(spec_file(REASONED, tmp_path))
    assert "qznought" not in run("show", reasoned)
    assert "You chose a qznought." in run("show", reasoned, "--solution")
    assert "qzrubricone" not in run("show", text)
    assert "1: qzrubricone" in run("show", text, "--solution")


def test_check_says_what_is_marked_only_later(tmp_path: Path) -> None:
    assignment = tmp_path / "hw.yaml"
    bank = tmp_path / "bank"
    for text, place in ((ONE, "bayes/which"), (TEXT, "information/why")):
        (bank / place).parent.mkdir(parents=True)
        (bank / place).with_suffix(".yaml").write_text(text, "utf-8")
    assignment.write_text(
        "schema: 1\nid: hw\ntitle: Homework\nsecret: {public: none}\n"
        "exercises:\n  - {id: bayes.which}\n  - {id: information.why}\n",
        "utf-8",
    )
    (tmp_path / "work.py").write_text("x = 1\n", "utf-8")
    told = run("check", str(tmp_path / "work.py"), "--assignment", str(assignment))
    assert "choice is marked when the work is graded" in told
    assert "person marks" in told
