# ruff: noqa: E501  one row a mistake
from pathlib import Path

import pytest

from grader import paths
from grader.spec.exercise import FunctionExercise, TraceExercise
from grader.spec.load import SpecFaults, load_assignment_spec
from grader.spec.uses import exercises_of
from tests.spec.spec_sample import ASSIGNMENT, FUNCTION, spoilt

OVERRIDE = "{with: {max_epochs: 5}, cases: {other points: {count: 4, weight: 3}}}"
ROWS = {  # what is wrong: (written, written instead, "line: field: problem", piece of the remedy)
    "no zone": ("23:59:00+01:00", "23:59:00", "4: due: has no time zone", "+01:00"),
    "no date": ('"2026-12-04T23:59:00+01:00"', "soon", "4: due: is not a date and time", "2026-12-04T"),
    "date as a number": ('"2026-12-04T23:59:00+01:00"', "20261204", "4: due: is not a date and time", "2026-12-04T"),
    "no secret": ("{env: GRADER_SECRET}", "{}", "5: secret: must say in one way where the secret is", "{env: GRADER_SECRET}"),
    "two secrets": ("{env: GRADER_SECRET}", "{env: A, file: b}", "5: secret: must say in one way", "`env`, `file` and `public`"),
    "secret missing": ("secret: {env: GRADER_SECRET}\n", "", "1: secret: missing field", "secret: ..."),
    "personalised by a misspelt word": ("personalise: none", "personalise: per_students", "6: personalise: cannot be `per_students`", "`per_student`?"),
    "personalised by a number": ("personalise: none", "personalise: 30", "6: personalise: cannot be `30`", "Write"),
    "personalised by a truth value": ("personalise: none", "personalise: true", "6: personalise: cannot be", "Write"),
    "one variant": ("personalise: none", "personalise: {variants: 1}", "6: personalise.variants: must be at least 2", "at least 2"),
    "variants as a text": ("personalise: none", 'personalise: {variants: "30"}', "6: personalise.variants: must be a whole number", "without quotes"),
    "misspelt variants": ("personalise: none", "personalise: {variant: 30}", "6: personalise.variant: unknown field", "`variants`?"),
    "files": ("personalise: none", "files: [data.csv]", "6: files: is not supported yet", "Remove it."),
    "templates": (
        "personalise: none", "templates: ours", "6: templates: there is no folder `ours` beside the assignment",
        "Name a folder of templates, or remove it.",
    ),
    "no exercises": ("exercises:\n", "exercises: []\nreads_with:\n", "7: exercises: is empty", "at least 1"),
    "unknown exercise": ("id: trees.gain,", "id: trees.gan,", "8: exercises[0].id: there is no exercise `trees.gan`", "`trees.gain`?"),
    "exercise by a path": ("id: trees.gain,", "id: trees/gain,", "8: exercises[0].id: there is no exercise", "`trees.gain`?"),
    "exercise twice": ("id: linear.perceptron_trace", "id: trees.gain", "9: exercises[1].id: another exercise has this name", "its own"),
    "unknown override": (OVERRIDE, "{point: 3}", "10: exercises[1].override.point: unknown field", "Known: `cases`, `with`"),
    "unknown convention": ("{max_epochs: 5}", "{max_epoch: 5}", "10: exercises[1].override.with.max_epoch: there is no convention", "`max_epochs`?"),
    "a convention that no sentence shows": (
        "id: linear.perceptron_trace\n    override: {with: {max_epochs: 5}, cases: {other points: {count: 4, weight: 3}}}",
        "id: linear.separating_direction\n    override: {with: {max_epochs: 5}}",
        "10: exercises[1].override.with.max_epochs: no sentence of linear.separating_direction says what", "of your own",
    ),
    "unknown case": ("cases: {other points:", "cases: {othr points:", "10: exercises[1].override.cases.othr points: there is no case", "`other points`?"),
    "count of a fixed case": ("cases: {other points:", "cases: {three examples:", "10: exercises[1].override.cases.three examples.count: `count` without", "Remove"),
    "public family": ("weight: 3", "public: true", "10: exercises[1].override.cases.other points.public: a drawn family", "Remove"),
    "unknown level": ("while_open: hint", "while_open: hints", "14: policy.hidden.while_open: cannot be `hints`", "`hint`?"),
    "too late": ("most: 0.5", "most: 50", "15: policy.late.most: must be at most 1, and is 50", "at most 1"),
    "package twice": ("[numpy]", "[numpy, numpy]", "13: policy.packages[1]: another package has this name", "its own"),
    "not an id": ("id: hw2", "id: hw-2", "2: id: `hw-2` is not an id", "joined by dots"),
}  # fmt: skip


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course folder whose own bank has one exercise."""
    exercise = tmp_path / "bank" / "trees" / "gain.yaml"
    exercise.parent.mkdir(parents=True)
    exercise.write_text(FUNCTION, "utf-8")
    return tmp_path


def written(course: Path, text: str, folder: str = "hw") -> Path:
    file = course / folder / "hw2.yaml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("what", ROWS)
def test_a_mistake_is_one_fault_with_its_line_field_problem_and_remedy(what: str, course: Path) -> None:
    old, new, problem, remedy = ROWS[what]
    text = spoilt(ASSIGNMENT, (old, new))
    if what == "exercise twice":
        text = text.replace(f"    override: {OVERRIDE}\n", "")  # the other exercise has no such names
    if what == "no exercises":
        text = "\n".join(line for line in text.splitlines() if not line.startswith(("  - ", "    ", "reads_with")))
    file = written(course, text)
    with pytest.raises(SpecFaults) as found:
        load_assignment_spec(file)
    assert len(found.value.faults) == 1, str(found.value)
    first, second = str(found.value).splitlines()
    assert first.startswith(f"{file}:{problem}")
    assert remedy in second


@pytest.mark.parametrize("folder", ["hw", "."])
def test_exercises_come_from_the_course_s_own_bank_and_from_ours(course: Path, folder: str) -> None:
    uses = exercises_of(load_assignment_spec(written(course, ASSIGNMENT, folder)))
    assert [(use.id, use.points, use.optional) for use, _ in uses] == [
        ("trees.gain", 5.0, False),
        ("linear.perceptron_trace", None, False),
        ("bayes.posterior_by_hand", None, True),
    ]
    assert [loaded.file.parent.parent for _, loaded in uses] == [course / "bank", paths.bank_dir(), paths.bank_dir()]
    assert isinstance(uses[0][1].spec, FunctionExercise)


def test_overrides_are_put_in_by_name_and_the_rest_stays(course: Path) -> None:
    plain = spoilt(ASSIGNMENT, (f"    override: {OVERRIDE}\n", ""))
    [_, (_, before), _] = exercises_of(load_assignment_spec(written(course, plain)))
    [_, (_, after), _] = exercises_of(load_assignment_spec(written(course, ASSIGNMENT)))
    assert isinstance(before.spec, TraceExercise)
    assert isinstance(after.spec, TraceExercise)
    assert after.spec.with_ == {**before.spec.with_, "max_epochs": 5}
    changed = {case.name: (case.count, case.weight) for case in after.spec.cases}
    assert changed == {case.name: (case.count, case.weight) for case in before.spec.cases} | {"other points": (4, 3)}


def test_faults_in_all_exercises_are_told_when_they_are_picked(course: Path) -> None:
    (course / "bank" / "trees" / "gain.yaml").write_text(spoilt(FUNCTION, ("points: 4", "points: 0")), "utf-8")
    (course / "bank" / "trees" / "other.yaml").write_text("schema: 1\nid: trees.other", "utf-8")
    text = spoilt(ASSIGNMENT, ("points: 5}", "points: 5, override: {with: {zz: 1}}}\n  - id: trees.other"))
    assignment = load_assignment_spec(written(course, text))
    with pytest.raises(SpecFaults) as found:
        exercises_of(assignment)
    assert [(fault.file.name, fault.field) for fault in found.value.faults] == [
        ("gain.yaml", "points"),
        ("other.yaml", "kind"),
    ]


def test_a_fault_found_later_points_at_the_line_of_the_nearest_key(course: Path) -> None:
    loaded = load_assignment_spec(written(course, ASSIGNMENT))
    assert loaded.fault(("policy", "hidden", "while_open"), "a", "b").line == 14
    assert str(loaded.fault(("exercises", 1, "override", "with", "zz", 0), "what", "how")) == (
        f"{loaded.file}:10: exercises[1].override.with.zz[0]: what\n    how"
    )


def test_the_demo_loads() -> None:
    assert len(exercises_of(load_assignment_spec(paths.courses_dir() / "demo.yaml"))) >= 3
