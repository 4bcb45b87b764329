"""An assignment's checks as pytest items, by running pytest on them."""

from pathlib import Path

import pytest

from grader.built.freeze import loads
from grader.codec.values import Json
from grader.plugin.hand_in import hand_in_at, is_anothers, is_in_work
from grader.plugin.ready_run import built_if_needed
from tests.plugin.plugin_sample import ENTROPY_CASES, ESSAY, HAND_PARTS, HOMEWORK, NATS, Ran, course_in, pytest_in

ROOT = Path(__file__).parent.parent.parent
ENTROPY, HAND, TEXT = (
    f"hw2.yaml.{name}" for name in ("information.entropy", "bayes.posterior_by_hand", "trees.why_gain_ratio")
)
ALL = [*(f"{ENTROPY}::{name}" for name in ENTROPY_CASES), *(f"{HAND}::{name}" for name in HAND_PARTS), f"{TEXT}::text"]
WRONG = {f"{ENTROPY}::{name}" for name in ENTROPY_CASES} - {f"{ENTROPY}::an empty class", f"{ENTROPY}::no examples"}


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Work with natural logarithms for bits, a text that waits to be marked, and no hand work; built by one run."""
    folder = course_in(tmp_path_factory.mktemp("nats"), {"hw2.py": NATS, "answers.yaml": ESSAY})
    first = pytest_in(folder, "--collect-only", "-q", "--submission", "ada", "hw2.yaml")
    assert f"Built the assignment: {folder / 'hw2.built.json'}" in first.text
    assert "hw2.yaml::information.entropy::eight classes, all alike" in first.text.splitlines()
    return folder


def hidden_inputs(built: Path) -> list[Json]:
    cases = loads(built.read_bytes()).exercises[0].cases
    return [instance.args["counts"] for case in cases if case.drawn for instance in case.instances]


@pytest.fixture(scope="module")
def alone(nats: Path) -> Ran:
    return pytest_in(nats, "--submission", "ada", "hw2.yaml", "-p", "no:xdist")


@pytest.mark.in_turn
@pytest.mark.slow
def test_every_check_is_an_item_that_fails_with_our_feedback_and_nothing_hidden(nats: Path, alone: Ran) -> None:
    assert (alone.code, list(alone.outcomes)) == (1, ALL)
    assert {name for name in ALL if name.startswith(ENTROPY) and alone.outcomes[name] == "failed"} == WRONG
    assert alone.outcomes[f"{TEXT}::text"] == "skipped"
    assert "waits for a person" in alone.messages[f"{TEXT}::text"]
    public, hidden = alone.messages[f"{ENTROPY}::weather"], alone.messages[f"{ENTROPY}::other counts"]
    assert "entropy([9, 5])" in public
    assert "0.940285958670631" in public
    assert "logarithms to base e" in hidden
    assert not [counts for counts in hidden_inputs(nats / "hw2.built.json") if str(counts) in alone.text]
    assert "Built the assignment" not in alone.text  # it was there
    assert "Traceback" not in alone.text
    assert "assignment_items" not in alone.text


@pytest.mark.in_turn
@pytest.mark.slow
def test_workers_come_to_the_same_outcomes_and_messages(nats: Path, alone: Ran) -> None:
    shared = pytest_in(nats, "--submission", "ada", "hw2.yaml", "-n", "2")
    assert (shared.outcomes, shared.messages) == (alone.outcomes, alone.messages)


@pytest.mark.in_turn
@pytest.mark.slow
def test_an_assignment_stays_in_one_worker_if_told_to(nats: Path) -> None:
    ran = pytest_in(nats, "--submission", "ada", "hw2.yaml", "-n", "2", "--dist", "loadfile", "-v", "-m", "information")
    assert len(ran.outcomes) == len(ENTROPY_CASES)
    assert len({word for word in ran.text.split() if word.startswith("[gw")}) == 1


CHOSEN = {  # options: how many are left
    ("-m", "public or bayes"): 6,
    ("-m", "hidden and information", "-k", "counts"): 2,
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("options", CHOSEN, ids=" ".join)
def test_items_are_chosen_as_tests_are(nats: Path, options: tuple[str, ...]) -> None:
    ran = pytest_in(nats, "--collect-only", "-q", "--submission", "ada", "hw2.yaml", *options)
    assert len([line for line in ran.text.splitlines() if line.startswith("hw2.yaml::")]) == CHOSEN[options]


@pytest.mark.in_turn
@pytest.mark.slow
def test_one_check_is_named_by_its_node_and_told_in_full_when_that_is_asked_for(nats: Path) -> None:
    node = "hw2.yaml::information.entropy::other counts"
    ran = pytest_in(nats, "--submission", "ada", node, "--disclosure", "all")
    assert list(ran.outcomes.values()) == ["failed"]
    assert "expected " in ran.messages[f"{ENTROPY}::other counts"]


@pytest.mark.in_turn
@pytest.mark.slow
def test_it_stops_at_the_first_failure_if_told_to(nats: Path) -> None:
    ran = pytest_in(nats, "-x", "-k", "counts", "--submission", "ada", "hw2.yaml")
    assert list(ran.outcomes.values()) == ["failed"]


REFUSED = {  # arguments: what is said
    ("hw2.yaml",): "hw2.yaml: say whose work to grade, with --submission=PATH.",
    ("--submission", "bob", "hw2.yaml"): "bob: there is no such submission.",
    ("--submission", "ada", "--submission", "ada", "hw2.yaml"): "give one student's work at a time.",
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_cannot_be_run_is_said_in_a_sentence(nats: Path, arguments: tuple[str, ...]) -> None:
    ran = pytest_in(nats, *arguments)
    assert (ran.code, ran.outcomes) == (pytest.ExitCode.USAGE_ERROR, {})
    assert REFUSED[arguments] in ran.text
    assert "Traceback" not in ran.text


UNBUILT = {  # what is changed in the assignment: what is said
    ("information.entropy", "no.such"): "hw2.yaml:6: exercises[0].id: ",
    ("{public: of the tests}", "{env: MISSING_SECRET}"): "MISSING_SECRET",
}


@pytest.mark.parametrize("change", UNBUILT, ids=" ".join)
def test_an_assignment_that_cannot_be_built_is_said_in_a_sentence(tmp_path: Path, change: tuple[str, str]) -> None:
    with pytest.raises(pytest.UsageError) as refused:
        list(built_if_needed(course_in(tmp_path, {}, HOMEWORK.replace(*change)) / "hw2.yaml"))
    assert UNBUILT[change] in str(refused.value)


def test_a_built_document_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "hw2.built.json").write_text("{}", encoding="utf-8")
    with pytest.raises(pytest.UsageError, match=r"hw2.built.json: This is not a built assignment"):
        list(built_if_needed(course_in(tmp_path, {}) / "hw2.yaml"))


PLACES = {  # the settings, the work, where pytest was started: whether they are the student's
    ("ada/pytest.ini", "ada", "."): True,
    ("ada/deep/tox.ini", "ada", "."): True,
    ("ada/pytest.ini", "ada/hw.py", "."): True,
    ("ada/pytest.ini", ".", "ada"): True,
    ("pytest.ini", "ada", "."): False,
    ("pytest.ini", "hw.py", "."): False,
    ("pytest.ini", "ada/hw.py", "."): False,
    ("bob/pytest.ini", "ada", "."): False,
}


@pytest.mark.parametrize("places", PLACES, ids=" ".join)
def test_settings_of_the_student_are_told_from_the_instructors(places: tuple[str, str, str], tmp_path: Path) -> None:
    settings, work, here = places
    (tmp_path / "ada" / "deep").mkdir(parents=True)
    (tmp_path / settings).parent.mkdir(exist_ok=True)
    for name in (settings, "hw.py", "ada/hw.py"):
        (tmp_path / name).touch()
    hand_in = hand_in_at(work, tmp_path / here)
    found = tmp_path / settings
    assert (is_in_work(hand_in, found) or is_anothers(hand_in, found)) == PLACES[places]


@pytest.mark.in_turn
@pytest.mark.slow
def test_nothing_of_the_work_is_run_by_pytest_itself(tmp_path: Path) -> None:
    """A student's conftest.py, tests and settings would run with the instructor's rights."""
    ran = 'import pathlib\npathlib.Path(__file__).with_name("ran").touch()\n'
    work = {"hw2.py": NATS, "conftest.py": ran, "test_it.py": ran, "pytest.ini": "[pytest]\naddopts = ada/test_it.py\n"}
    folder = course_in(tmp_path, work)
    refused = pytest_in(folder, "--submission", "ada", "hw2.yaml")
    assert (refused.code, (folder / "hw2.built.json").exists()) == (pytest.ExitCode.USAGE_ERROR, False)
    assert "pytest took its settings from the student's work" in refused.text
    done = pytest_in(folder, "--submission=ada", "hw2.yaml", "-m", "public")
    assert list(done.outcomes.values()) == ["failed", "failed"]
    assert not (folder / "ada" / "ran").exists()


@pytest.mark.in_turn
@pytest.mark.slow
def test_modules_with_rewritten_assertions_grade_as_well(nats: Path) -> None:
    # As from an installed wheel: pytest then loads every module of ours itself, and its loader knows no texts.
    plugin = "import pytest\npytest.register_assert_rewrite('grader.sandbox', 'grader.codec')\n"
    (nats / "rewriting.py").write_text(plugin, encoding="utf-8")
    ran = pytest_in(
        nats, "-p", "rewriting", "--submission=ada", "hw2.yaml", environment={"PYTHONPATH": f"{nats}:{ROOT}"}
    )
    assert ran.code == 1, ran.text
    assert f"{ENTROPY}::no examples" in ran.outcomes
