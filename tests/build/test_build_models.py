# ruff: noqa: E501  one row a way of being right or wrong
"""Models and provided code as built: the calls, the inputs, and what lint says of them."""

from pathlib import Path

import pytest

from grader.build.built_assignment import build
from grader.build.built_exercise import build_exercise
from grader.build.spec_lint import faults_in
from grader.built.document import BuiltCall
from grader.codec.decode import decode
from grader.codec.values import Function
from grader.spec.faults import SpecFaults
from grader.spec.load import load_assignment_spec, load_exercise
from tests.build.build_sample import line_of
from tests.model_sample import CLASS, MAJORITY, MODEL, PAIR, built, written

TABLE = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}, {"a": "v", "class": "no"}]
ASKED = [{"a": "v"}, {"a": "u"}]


def test_the_sample_is_sound(tmp_path: Path) -> None:
    assert faults_in(written(tmp_path)) == ()
    assert faults_in(written(tmp_path, (CLASS, PAIR))) == ()


def test_a_model_is_called_on_one_handle(tmp_path: Path) -> None:
    exercise = built(written(tmp_path))
    instance = exercise.cases[0].instances[0]
    assert (exercise.target, instance.expected) == ("Tree", ["no", "yes"])
    assert instance.args == {"fit": {"rows": TABLE, "target": "class"}, "predict": {"rows": ASKED}}
    assert instance.calls[0] == BuiltCall(
        target="Tree", args=(), then=((".fit", (TABLE, "class")), (".predict", (ASKED,)))
    )


def test_a_pair_is_called_one_after_the_other(tmp_path: Path) -> None:
    exercise = built(written(tmp_path, (CLASS, PAIR)))
    call = BuiltCall(target="grow", args=(TABLE, "class"), then=(("ask", (ASKED,)),))
    assert (exercise.target, exercise.cases[0].instances[0].calls[0]) == ("grow", call)


def test_what_is_drawn_feeds_fit_and_predict(tmp_path: Path) -> None:
    family = built(written(tmp_path)).cases[1]
    assert len(family.instances) == 5
    for instance in family.instances:
        values = {row["a"] for row in instance.args["fit"]["rows"]}
        assert sorted(row["a"] for row in instance.args["predict"]["rows"]) == sorted(values)
        assert all("class" not in row for row in instance.args["predict"]["rows"])
        learned = {row["a"]: row["class"] for row in instance.args["fit"]["rows"]}
        assert instance.expected == [learned[row["a"]] for row in instance.args["predict"]["rows"]]


def test_a_property_shuffles_what_a_model_is_fitted_to_and_nothing_else(tmp_path: Path) -> None:
    exercise = built(written(tmp_path))
    assert exercise.properties[0].calls == 1
    for case in exercise.cases:
        for instance in case.instances:
            (_, own), own_asked = instance.calls[0].then
            (_, shuffled), asked = instance.calls[1].then
            assert own_asked == asked
            assert own[1] == shuffled[1]
            assert own[0] != shuffled[0]
            assert sorted(map(str, own[0])) == sorted(map(str, shuffled[0]))


def test_the_text_of_what_is_provided_is_in_the_document(tmp_path: Path) -> None:
    assert built(written(tmp_path)).provided == {"majority": MAJORITY}


def test_a_provided_argument_is_named_in_the_call_and_ours_for_the_reference(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        ("fit(rows: list[dict], target: str);", "fit(rows: list[dict], target: str, vote);"),
        ("file: majority.py}", "file: majority.py, reference: reference.trees.id3:majorities}"),
        ('class: "no"}], target: class}', 'class: "no"}], target: class, vote: {$provided: majority}}'),
        ("fit: {rows: {$use: train}, target: class}", "fit: {rows: {$use: train}, target: class, vote: [{$provided: majority}]}"),
    )  # fmt: skip
    given = built(file).cases[0].instances[0].args["fit"]["vote"]
    assert decode(given) == Function("majority", "reference.trees.id3:majorities")
    assert faults_in(file) == ()


FAULTS = {  # what is wrong: (written, written instead, text on the line of the fault, field, piece of the problem)
    "a reference of other parameters": (
        "trees.id3:id3_predictions", "trees.splitting:best_attribute", "reference:", "reference", "the reference takes no `fit`",
    ),
    "no reference": ("trees.id3:id3_predictions", "trees.id3:id3_predicted", "reference:", "reference", "has no `id3_predicted`"),
    "no generator": (
        "tables:whole_domain", "tables:whole", "predict: {rows: {$make", "cases[1].predict.rows", "has no `whole`",
    ),
    "no condition": ("[informative]", "[informativ]", "require:", "cases[1].require[0]", "no condition `informativ`"),
    "an input the reference refuses": (
        '[{a: u, class: "yes"}, {a: v, class: "no"}, {a: v, class: "no"}]', "[]", "    fit: {rows: []", "cases[0].fit", "the reference raised",
    ),
    "a property that does not hold": (
        "{shuffle: fit.rows}", "{shuffle: predict.rows}", "unchanged_by", "properties[0]", "does not hold of the reference's own answer",
    ),
    "a figure that is not given": ('["no", "yes"]', '["yes", "no"]', "printed:", "cases[0].printed.value", "does not give what"),
    "a provided reference that is none": (
        "file: majority.py}", "file: majority.py, reference: reference.trees.id3:majorty}", "provided:", "provided[0].reference", "`majorty`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", FAULTS)
def test_lint_tells_what_is_wrong_with_a_model(what: str, tmp_path: Path) -> None:
    old, new, text, field, problem = FAULTS[what]
    file = written(tmp_path, (old, new))
    faults = faults_in(file)
    assert [(fault.line, fault.field) for fault in faults] == [(line_of(file, text), field)], [*map(str, faults)]
    assert problem in faults[0].problem


def two_exercises(folder: Path, other: str) -> Path:
    """An assignment of two exercises that provide `majority`, the second one with another text."""
    for topic, text in (("trees", MAJORITY), ("forests", other)):
        place = folder / "bank" / topic
        place.mkdir(parents=True)
        written(place)
        (place / "majority.py").write_text(text, "utf-8")
        (place / "stump.yaml").write_text(MODEL.replace("id: trees", f"id: {topic}"), "utf-8")
    file = folder / "hw.yaml"
    ids = "exercises: [{id: trees.stump}, {id: forests.stump}]"
    file.write_text(f"schema: 1\nid: hw\ntitle: Homework\nsecret: {{public: none}}\n{ids}\n", "utf-8")
    return file


def test_exercises_may_provide_the_same(tmp_path: Path) -> None:
    exercises = build(load_assignment_spec(two_exercises(tmp_path, MAJORITY)), b"s").exercises
    assert [exercise.provided for exercise in exercises] == [{"majority": MAJORITY}] * 2


def test_a_name_provided_twice_with_another_text_is_a_fault_of_the_assignment(tmp_path: Path) -> None:
    file = two_exercises(tmp_path, MAJORITY + "\n# other\n")
    with pytest.raises(SpecFaults) as found:
        build(load_assignment_spec(file), b"s")
    (fault,) = found.value.faults
    assert (fault.file, fault.line, fault.field) == (file, 5, "exercises[1].id")
    assert fault.problem == "`forests.stump` and `trees.stump` provide `majority` differently"


def test_a_file_that_is_gone_when_the_exercise_is_built_is_a_fault(tmp_path: Path) -> None:
    loaded = load_exercise(written(tmp_path))
    (tmp_path / "majority.py").unlink()
    with pytest.raises(SpecFaults, match=r"`majority.py` cannot be read"):
        build_exercise(loaded, assignment_id="hw", secret=b"s")


def test_what_is_provided_does_not_run_in_the_graders_process(tmp_path: Path) -> None:
    file = written(tmp_path)
    (tmp_path / "majority.py").write_text("raise SystemExit('run')\ndef majority(labels): pass\n", "utf-8")
    assert faults_in(file) == ()
    assert "SystemExit" in built(file).provided["majority"]
