"""An assignment's checks as pytest items, by running pytest on them."""

from pathlib import Path

import pytest
from plugin_sample import ENTROPY_CASES, ESSAY, HAND_PARTS, NATS, course_in, pytest_in

from grader.build.freeze import loads
from grader.codec.values import Json

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


@pytest.mark.slow
def test_every_check_is_an_item_that_fails_with_our_feedback_and_nothing_hidden(nats: Path) -> None:
    ran = pytest_in(nats, "--submission", "ada", "hw2.yaml")
    assert (ran.code, list(ran.outcomes)) == (1, ALL)
    assert {name for name in ALL if name.startswith(ENTROPY) and ran.outcomes[name] == "failed"} == WRONG
    assert ran.outcomes[f"{TEXT}::text"] == "skipped"
    assert "waits for a person" in ran.messages[f"{TEXT}::text"]
    public, hidden = ran.messages[f"{ENTROPY}::weather"], ran.messages[f"{ENTROPY}::other counts"]
    assert "entropy([9, 5])" in public
    assert "0.940285958670631" in public
    assert "logarithms to base e" in hidden
    assert not [counts for counts in hidden_inputs(nats / "hw2.built.json") if str(counts) in ran.text]
    assert "Built the assignment" not in ran.text  # it was there
    assert "Traceback" not in ran.text
    assert "assignment_items" not in ran.text


@pytest.mark.slow
def test_workers_come_to_the_same_outcomes_and_messages(nats: Path) -> None:
    alone = pytest_in(nats, "--submission", "ada", "hw2.yaml", "-p", "no:xdist")
    shared = pytest_in(nats, "--submission", "ada", "hw2.yaml", "-n", "2")
    assert (shared.outcomes, shared.messages) == (alone.outcomes, alone.messages)
    together = pytest_in(nats, "--submission", "ada", "hw2.yaml", "-n", "2", "--dist", "loadfile", "-v")
    assert together.outcomes == alone.outcomes
    assert len({word for word in together.text.split() if word.startswith("[gw")}) == 1  # graded by one worker


CHOSEN = {  # options: how many are left
    ("-m", "public"): 2,
    ("-m", "hidden and information"): 4,
    ("-m", "bayes"): 4,
    ("-k", "gain_ratio or weather"): 2,
}


@pytest.mark.slow
@pytest.mark.parametrize("options", CHOSEN, ids=" ".join)
def test_items_are_chosen_as_tests_are(nats: Path, options: tuple[str, ...]) -> None:
    ran = pytest_in(nats, "--collect-only", "-q", "--submission", "ada", "hw2.yaml", *options)
    assert len([line for line in ran.text.splitlines() if line.startswith("hw2.yaml::")]) == CHOSEN[options]


@pytest.mark.slow
def test_one_check_is_named_by_its_node_and_told_in_full_when_that_is_asked_for(nats: Path) -> None:
    node = "hw2.yaml::information.entropy::other counts"
    ran = pytest_in(nats, "--submission", "ada", node, "--disclosure", "all")
    assert list(ran.outcomes.values()) == ["failed"]
    assert "expected " in ran.messages[f"{ENTROPY}::other counts"]


@pytest.mark.slow
def test_it_stops_at_the_first_failure_if_told_to(nats: Path) -> None:
    ran = pytest_in(nats, "-x", "-k", "counts", "--submission", "ada", "hw2.yaml")
    assert list(ran.outcomes.values()) == ["failed"]


REFUSED = {  # arguments: what is said
    ("hw2.yaml",): "hw2.yaml: say whose work to grade, with --submission PATH.",
    ("--submission", "bob", "hw2.yaml"): "bob: there is no such submission.",
    ("--submission", "ada", "--submission", "ada", "hw2.yaml"): "give one student's work at a time.",
    ("--submission", "ada", "broken.yaml"): "broken.yaml:5: exercises[0].id: ",
    ("--submission", "ada", "secret.yaml"): "MISSING_SECRET",
    ("--submission", "ada", "stale.yaml"): "stale.built.json",
}


@pytest.mark.slow
@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_cannot_be_run_is_said_in_a_sentence(nats: Path, arguments: tuple[str, ...]) -> None:
    text = (nats / "hw2.yaml").read_text("utf-8")
    (nats / "broken.yaml").write_text("schema: 1\nid: b\ntitle: B\nsecret: {public: x}\nexercises: [{id: no.such}]\n")
    (nats / "secret.yaml").write_text(text.replace("{public: of the tests}", "{env: MISSING_SECRET}"))
    (nats / "stale.yaml").write_text(text)
    (nats / "stale.built.json").write_text("{}")
    ran = pytest_in(nats, *arguments)
    assert (ran.code, ran.outcomes) == (pytest.ExitCode.USAGE_ERROR, {})
    assert REFUSED[arguments] in ran.text
    assert "Traceback" not in ran.text
