"""The frozen document: the same bytes for the same secret, back to the same values, and no secret inside."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.build.built_assignment import build
from grader.built import code_sources as sources
from grader.built.code_digests import SCHEME
from grader.built.code_sources import texts_digest
from grader.built.document import BuiltAssignment, BuiltCheck, BuiltProperty
from grader.built.freeze import BadDocument, digest, dumps, loads
from grader.spec.load import load_assignment_spec
from tests.build.build_sample import ENTROPY, POSTERIOR, bank_copy, built, copied, loaded
from tests.grading import SAMPLE

DEMO = SAMPLE
SECRET = b"canary-7f3a9c"


@pytest.fixture(scope="module")
def demo() -> BuiltAssignment:
    return build(load_assignment_spec(DEMO), SECRET)


@pytest.mark.slow
def test_a_document_reads_back_as_it_was_written(demo: BuiltAssignment) -> None:
    data = dumps(demo)
    assert loads(data) == demo
    assert dumps(loads(data)) == data
    assert data.endswith(b"}\n")


@pytest.mark.slow
def test_the_same_secret_gives_the_same_bytes_in_every_process(demo: BuiltAssignment) -> None:
    script = (
        "import sys; from pathlib import Path; from grader.build.built_assignment import build;"
        "from grader.built.freeze import digest, dumps; from grader.spec.load import load_assignment_spec;"
        "print(digest(dumps(build(load_assignment_spec(Path(sys.argv[1])), sys.argv[2].encode()))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", script, str(DEMO), SECRET.decode()],
        env={"PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"},
        cwd="/",
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == digest(dumps(demo))


@pytest.mark.slow
def test_another_secret_draws_other_inputs_and_the_same_fixed_cases(demo: BuiltAssignment) -> None:
    other = build(load_assignment_spec(DEMO), b"another")
    assert other.variant != demo.variant  # the numbers of the hand calculation are public
    for one, two in zip(demo.exercises, other.exercises, strict=True):
        assert one.given != two.given or not one.given
        for case, again in zip(one.cases, two.cases, strict=True):
            assert (case.instances == again.instances) == (not case.drawn)


def test_the_secret_is_nowhere_in_the_document(demo: BuiltAssignment) -> None:
    data = dumps(demo)
    assert SECRET not in data
    assert SECRET.hex().encode() not in data


@pytest.mark.slow
def test_no_time_path_or_version_is_in_the_document(demo: BuiltAssignment, tmp_path: Path) -> None:
    data = dumps(demo)
    for text in (str(SAMPLE.parent), str(Path.cwd()), ".yaml", "/tmp", sys.version.split()[0]):
        assert text.encode() not in data
    bank_copy(tmp_path)
    file = tmp_path / "demo.yaml"
    file.write_text(DEMO.read_text("utf-8"), "utf-8")
    assert dumps(build(load_assignment_spec(file), SECRET)) == data  # from another place


@given(st.floats(allow_nan=False), st.dictionaries(st.sampled_from(["$", "$use", "a", ""]), st.booleans()))
def test_options_come_back_whatever_they_are(number: float, mapping: dict[str, bool]) -> None:
    properties = (BuiltProperty(name="within", options=[number, mapping]),)
    check = BuiltCheck(name="close", options={"rtol": number, "more": mapping})
    exercises = (replace(built(POSTERIOR), properties=properties, check=check),)
    document = BuiltAssignment(id="hw", title="HW", variant="x", policy={}, code={}, exercises=exercises)
    [exercise] = loads(dumps(document)).exercises
    assert exercise.properties[0].options == [number, mapping]
    assert exercise.check == BuiltCheck(name="close", options={"rtol": number, "more": mapping})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "it is no JSON"),
        (b"\xff\xfe", "it is no JSON"),
        (b"[" * 100_000, "it is no JSON"),
        (b"[]", "the document: is no mapping"),
        (b'{"schema": 2}', "schema"),
        (b'{"schema": 1, "id": "hw"}', "title: is missing"),
    ],
)
def test_bytes_of_another_kind_are_refused_in_one_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(BadDocument) as bad:
        loads(data)
    assert sentence in str(bad.value)
    assert "\n" not in str(bad.value)


def test_a_document_with_an_unknown_field_or_a_forged_value_is_refused(demo: BuiltAssignment) -> None:
    written = json.loads(dumps(demo))
    with pytest.raises(BadDocument, match="more"):
        loads(json.dumps({**written, "more": 1}).encode())
    written["exercises"][0]["check"]["options"] = {"rtol": {"$": "pickle", "of": "x"}}
    with pytest.raises(BadDocument, match="rtol"):
        loads(json.dumps(written).encode())


def test_digests_are_of_the_references_that_judging_calls(demo: BuiltAssignment) -> None:
    assert {"reference.linear.perceptron:PERCEPTRON", "reference.bayes.rule:conditional"} <= demo.code.keys()
    assert "reference.linear.mistakes.perceptron:PERCEPTRON_BATCH" in demo.code
    assert "reference.information.entropy:entropy" not in demo.code  # its answers are frozen
    assert list(demo.code) == sorted(demo.code)
    assert all(each.startswith(SCHEME) for each in demo.code.values())


def test_digests_of_before_change_with_any_text_that_the_reference_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = ["reference.linear.perceptron", "reference.linear.mistakes.perceptron", "reference.bayes.rule"]
    before = [texts_digest(module) for module in modules]
    source_of = sources.module_source

    def edited(module: str) -> str:
        return source_of(module) + ("# edited\n" if module == "reference.linear.perceptron" else "")

    monkeypatch.setattr(sources, "module_source", edited)
    changed = [one != two for one, two in zip(before, map(texts_digest, modules), strict=True)]
    assert changed == [True, True, False]


def test_the_due_date_and_the_rules_stand_in_the_policy(tmp_path: Path) -> None:
    copied(tmp_path, ENTROPY)
    file = tmp_path / "hw.yaml"
    file.write_text(
        'schema: 1\nid: hw\ntitle: HW\ndue: "2026-12-04T23:59:00+01:00"\nsecret: {public: x}\n'
        "exercises:\n  - id: information.entropy\n    points: 5\n    optional: true\n"
        "    override: {cases: {other counts: {count: 3}}}\n"
        "policy: {pass: 0.6}\n"
    )
    assignment = build(load_assignment_spec(file), b"x")
    [exercise] = assignment.exercises
    assert (assignment.policy["due"], assignment.policy["pass"]) == ("2026-12-04T23:59:00+01:00", 0.6)
    assert (exercise.points, exercise.optional, len(exercise.cases[4].instances)) == (5, True, 3)
    assert loaded(ENTROPY).spec.cases[4].count == 20
