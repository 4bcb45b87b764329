import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader import paths
from grader.spec.exercise import CheckUse, FunctionExercise, PropertyUse, ValuesExercise
from grader.spec.expressions import Column, Dataset, FloatDraw, IntDraw, Make, Option, PartOf, Pick, Use
from grader.spec.load import Fault, SpecFaults, load_assignment_spec, load_dataset, load_exercise
from grader.spec.read_expressions import read_expression
from grader.spec.yaml_tree import tree_of_text
from tests.spec.spec_sample import ASSIGNMENT, DATASET, EXERCISES, FUNCTION, spoilt

EXPRESSIONS = {  # as written: as read
    "{$dataset: loans}": Dataset("loans"),
    "{$int: [1, 6]}": IntDraw(1, 6),
    "{$float: [0, 1.5, 2]}": FloatDraw(0, 1.5, 2),
    "{$pick: [a, {$int: [1, 2]}]}": Pick(("a", IntDraw(1, 2))),
    "{$column: rows, except: [class]}": Column("rows", ("class",)),
    "{$column: rows}": Column("rows"),
    "{$use: rows}": Use("rows"),
    "{$part: joint}": PartOf("joint"),
    "{$option: true}": Option(),
    "{$make: reference.shared.draws.b:f, n: [1, 2], of: {$use: x}}": Make(
        "reference.shared.draws.b:f", {"n": [1, 2], "of": Use("x")}
    ),
    "{$table: {rows: [1, 2]}}": Make("reference.shared.draws.tables:table", {"rows": [1, 2]}),
    "{$points: {n: {$int: [1, 2]}}}": Make("reference.shared.draws.points:points", {"n": IntDraw(1, 2)}),
    "{$transactions: {}}": Make("reference.associations.draws.transactions:transactions", {}),
    "{$scores: {n: 3}}": Make("reference.evaluation.draws.scores:scores", {"n": 3}),
    "{$$use: rows, a: {$$$b: 1}}": {"$use": "rows", "a": {"$$b": 1}},
    "{a: [1, {b: {$use: c}}], 2: no}": {"a": [1, {"b": Use("c")}], 2: "no"},
    "$use": "$use",
}


@pytest.mark.parametrize("written", EXPRESSIONS)
def test_expressions_are_read_and_everything_else_stays(written: str) -> None:
    assert read_expression(tree_of_text(f"a: {written}").value["a"], ()) == (EXPRESSIONS[written], [])


def load(text: str, folder: Path) -> Any:
    file = folder / "exercise.yaml"
    file.write_text(text, "utf-8")
    return load_exercise(file).spec


def test_checks_properties_and_mistakes_are_read(tmp_path: Path) -> None:
    spec = load(FUNCTION, tmp_path)
    assert isinstance(spec, FunctionExercise)
    assert spec.check == CheckUse(name="close", options={"rtol": 1e-6})
    assert spec.properties == (
        PropertyUse(name="within", options=[0, 1]),
        PropertyUse(name="unchanged_by", options={"shuffle": "rows"}),
    )
    assert [(mistake.is_, mistake.with_) for mistake in spec.misconceptions] == [
        ("nats", {"base": 2.7}),
        ("not weighted", None),
    ]


def test_a_check_without_options_may_leave_its_braces_empty_or_out(tmp_path: Path) -> None:
    specs = [load(spoilt(FUNCTION, ("{rtol: 1e-6}", options)), tmp_path) for options in ("{}", "")]
    assert [spec.check for spec in specs] == [CheckUse(name="close")] * 2


def test_the_points_of_a_hand_calculation_are_those_of_its_parts(tmp_path: Path) -> None:
    spec = load(EXERCISES["values"], tmp_path)
    assert isinstance(spec, ValuesExercise)
    assert spec.points == 3


def test_a_trailing_argument_with_a_default_may_be_left_out(tmp_path: Path) -> None:
    load(spoilt(FUNCTION, (", target: risk}", "}")), tmp_path)


def test_a_lower_argument_with_a_default_may_not_be_left_out_before_a_given_one(tmp_path: Path) -> None:
    text = spoilt(FUNCTION, ("attribute: str, target: str = 'class'", "attribute: str = 'a', target: str = 'class'"))
    with pytest.raises(SpecFaults, match="`attribute` is missing"):  # calls are by position
        load(spoilt(text, (" attribute: income,", "")), tmp_path)


@pytest.mark.slow
def test_the_bank_loads_and_an_exercise_is_named_as_its_file() -> None:
    named = {file: load_exercise(file).spec.id for file in paths.bank_files()}  # its fault names a file that does not
    assert [file for file, id_ in named.items() if id_ != f"{file.parent.name}.{file.stem}"] == []


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield from places(each, (*path, key))


def replaced(value: Any, path: tuple[Any, ...], by: Any) -> Any:
    if not path:
        return by
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], by)
    return copy


ODD = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.just(10**390), st.text(max_size=5),
        st.sampled_from(["$use", "reference.a:b", "close", "-1", "a b", "weights", "rows"]),
    ),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["$use", "$make", "$$a", "name", "args", "close", "1", ""]), inner, max_size=3),
    max_leaves=4,
)  # fmt: skip
LOADERS = {**dict.fromkeys(EXERCISES, load_exercise), "assignment": load_assignment_spec, "dataset": load_dataset}
SOUND = {
    name: tree_of_text(text).value for name, text in {**EXERCISES, "assignment": ASSIGNMENT, "dataset": DATASET}.items()
}


@pytest.mark.slow
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(kind=st.sampled_from(sorted(SOUND)), seed=st.integers(0, 10**6), odd=ODD)
def test_whatever_stands_in_a_field_the_loader_gives_a_spec_or_faults(
    kind: str, seed: int, odd: Any, tmp_path: Path
) -> None:
    path = random.Random(seed).choice(list(places(SOUND[kind])))
    text = json.dumps(replaced(SOUND[kind], path, odd)).replace("Infinity", ".inf").replace("NaN", ".nan")
    file = tmp_path / "odd.yaml"
    file.write_text(text, "utf-8")
    faults: tuple[Fault, ...] = ()
    try:
        LOADERS[kind](file)
    except SpecFaults as found:
        faults = found.faults
        assert faults, "a refusal says why"
    assert all(fault.problem and fault.remedy and fault.line >= 1 for fault in faults)
