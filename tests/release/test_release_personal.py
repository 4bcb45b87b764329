"""Numbers of one's own: drawn for each student, fair, kept, and recognised when somebody else answers them."""

from dataclasses import replace
from pathlib import Path

import pytest

from grader.build.built_assignment import build
from grader.build.personal import personalised
from grader.build.variant_spread import spread_of
from grader.built.document import BuiltAssignment
from grader.built.freeze import dumps, loads
from grader.built.variants import for_student
from grader.codec.decode import decode
from grader.engine.building_document import released_file
from grader.engine.grade_submission import grade_one
from grader.engine.variant_drawing import MIN_VARIANTS_FOR_PROCESSES
from grader.intake.submission import CodeCell, Source, Submission
from grader.paths import bank_dir
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.spec.load import SpecFaults, load_assignment_spec
from tests.release.released import SECRET, assignment_file

HAND, CODE = "bayes.posterior_by_hand", "information.entropy"
CLASS = ("s1", "s2", "s3", "s4", "s5")


def drawn(file: Path, students: tuple[str, ...] = CLASS, before: BuiltAssignment | None = None) -> BuiltAssignment:
    loaded = load_assignment_spec(file)
    return personalised(before or build(loaded, SECRET), loaded, SECRET, students)


def own_bank(folder: Path, changes: dict[str, str], exercise: str = HAND) -> None:
    """A bank beside the assignment with one exercise in it, changed."""
    name = exercise.replace(".", "/")
    text = (bank_dir() / f"{name}.yaml").read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    file = folder / "bank" / f"{name}.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return assignment_file(tmp_path_factory.mktemp("course"), [CODE, HAND], "per_student")


@pytest.fixture(scope="module")
def built(course: Path) -> BuiltAssignment:
    return loads(dumps(drawn(course)))


def test_students_have_their_own_hand_work_and_the_same_code(built: BuiltAssignment) -> None:
    given = {str(for_student(built, student).exercises[1].given) for student in CLASS}
    assert len(given) == len(CLASS)
    assert len({for_student(built, student).variant for student in (*CLASS, "nobody")}) == len(CLASS) + 1
    assert all(for_student(built, student).exercises[0] == built.exercises[0] for student in CLASS)


def test_a_variant_is_complete_and_consistent(built: BuiltAssignment) -> None:
    own = for_student(built, "s2")
    assert own.students == {}
    assert own.exercises[1].prompt != built.exercises[1].prompt
    assert str(own.exercises[1].given["prior"]) in own.exercises[1].prompt
    values = {part.name: decode(part.expected) for part in own.exercises[1].parts}
    assert values["alarm"] == pytest.approx(values["hit"] + values["false_alarm"])


def test_drawing_again_gives_the_same_bytes_whoever_comes_first(course: Path, built: BuiltAssignment) -> None:
    assert dumps(drawn(course, tuple(reversed(CLASS)))) == dumps(built)


def test_one_more_student_changes_nobody_else_s(course: Path, built: BuiltAssignment) -> None:
    more = drawn(course, (*CLASS, "s0"), built)
    assert {student: more.students[student] for student in CLASS} == built.students
    assert dumps(more) == dumps(drawn(course, ("s0", *CLASS)))


def test_a_student_who_is_not_on_the_roster_has_the_specimen(built: BuiltAssignment) -> None:
    assert for_student(built, "nobody").exercises == built.exercises
    assert for_student(built, "S1") == for_student(built, "s1")


def test_a_few_variants_are_shared_out_over_any_class(tmp_path: Path) -> None:
    built = loads(dumps(drawn(assignment_file(tmp_path, [HAND], "{variants: 3}"), ())))
    given = [for_student(built, f"s{number}").variant for number in range(60)]
    assert len(set(given)) == 3
    assert min(given.count(each) for each in set(given)) > 8
    assert for_student(built, "s7").variant == given[7]


def test_an_exercise_may_say_otherwise(tmp_path: Path) -> None:
    own_bank(tmp_path, {"level: core": "level: core\npersonalise: false"})
    own_bank(tmp_path, {"level: core": "level: core\npersonalise: true"}, CODE)
    built = drawn(assignment_file(tmp_path, [CODE, HAND], "per_student"), ("s1",))
    assert built.personal == (CODE,)
    [mine, hand] = for_student(built, "s1").exercises
    assert hand == built.exercises[1]
    assert [case.instances for case in mine.cases if case.public] == [
        case.instances for case in built.exercises[0].cases if case.public
    ]
    assert [case.instances for case in mine.cases if case.drawn] != [
        case.instances for case in built.exercises[0].cases if case.drawn
    ]


PRIOR = "{$make: probability, within: [0.02, 0.2], decimals: 2}"


def test_an_unfair_draw_is_drawn_again(tmp_path: Path) -> None:
    # With a prior of one half, sound bottles are as many as leaking ones: one mistake would give the right value.
    own_bank(tmp_path, {PRIOR: "{$pick: [0.5, 0.5, 0.1]}"})
    built = drawn(assignment_file(tmp_path, [HAND], "per_student"))
    assert {for_student(built, student).exercises[0].given["prior"] for student in CLASS} == {0.1}


def test_where_no_draw_is_fair_the_author_hears_of_it(tmp_path: Path) -> None:
    own_bank(tmp_path, {PRIOR: "0.5"})
    with pytest.raises(SpecFaults) as found:
        drawn(assignment_file(tmp_path, [HAND], "per_student"))
    assert "leaking bottles taken for intact ones" in str(found.value)


def test_the_spread_tells_how_alike_variants_are(built: BuiltAssignment) -> None:
    found = {each.measure: each for each in spread_of(built)}
    assert found["values given"].least == found["values given"].most == 3
    assert 3 <= found["digits"].least <= found["digits"].median <= found["digits"].most <= 6


def answers(built: BuiltAssignment, student: str) -> dict[str, str]:
    return {part.name: f"{decode(part.expected):.6f}" for part in for_student(built, student).exercises[-1].parts}


def in_code(built: BuiltAssignment, student: str, stamp: str) -> str:
    lines = [f"{HAND.replace('.', '_')}__{name} = {text}" for name, text in answers(built, student).items()]
    return "\n".join([f"# variant: {stamp} (stands for your numbers)", *lines])


def result(built: BuiltAssignment, student: str, *, variant: str = "", by: str = "", code: str = "") -> ExerciseResult:
    """What a student gets for hand work that was worked out from the numbers of another, `by`."""
    written = {HAND: answers(built, by)} if by else {}
    sources = (Source("hw", "hw.py", (CodeCell(code, ""),)),) if code else ()
    work = Submission(student, sources, written, (), "sha256:0", "BCD-FGH", variant)
    with Sandbox() as sandbox:
        return grade_one(built, "sha256:0", work, sandbox).result.exercises[-1]


def test_answers_to_one_s_own_numbers_are_right(built: BuiltAssignment) -> None:
    own = for_student(built, "s1").variant
    assert result(built, "s1", variant=own, by="s1").status == "right"
    assert result(built, "s1", by="s1").status == "right"  # the stamp was lost
    assert result(built, "s1", code=in_code(built, "s1", own)).status == "right"
    assert result(built, "nobody", variant=built.variant, by="nobody").status == "right"


def test_answers_to_the_numbers_of_another_are_an_error_and_never_wrong(built: BuiltAssignment) -> None:
    other = for_student(built, "s2").variant
    for found in (
        result(built, "s1", variant=other, by="s2"),
        result(built, "s1", variant="unheard", by="s2"),
        result(built, "s1", code=in_code(built, "s2", other)),
    ):
        assert (found.status, found.score) == ("error", 0)
        assert "These answers belong to another variant." in found.findings[0].hint


def test_a_stamp_beside_no_answers_accuses_nobody(built: BuiltAssignment) -> None:
    other = for_student(built, "s2").variant
    assert result(built, "s1", variant=other).status == "missing"
    blank = f"# variant: {other}\n{HAND.replace('.', '_')}__hit = None"
    assert result(built, "s1", variant=for_student(built, "s1").variant, by="s1", code=blank).status == "right"


def test_what_is_not_personalised_is_judged_whatever_the_stamp(tmp_path: Path) -> None:
    own_bank(tmp_path, {"level: core": "level: core\npersonalise: false"})
    built = drawn(assignment_file(tmp_path, ["bayes.which_posterior", HAND], "per_student"))
    other = for_student(built, "s2").variant
    assert result(built, "s1", variant=other, by="s2").status == "right"


@pytest.mark.slow
def test_several_processes_draw_what_one_would(tmp_path: Path) -> None:
    file = assignment_file(tmp_path, [HAND], "per_student")
    text = file.read_text("utf-8").replace("{env: HW_SECRET}", "{public: for all to see}")
    file.write_text(text, "utf-8")
    names = [f"s{number}" for number in range(MIN_VARIANTS_FOR_PROCESSES)]
    heard: list[str] = []
    frozen = released_file(file, names, told=heard.append)
    loaded = load_assignment_spec(file)
    alone = personalised(build(loaded, b"for all to see"), loaded, b"for all to see", names)
    drawn_by_all = replace(loads(frozen.data), version="", commit="", written={})
    assert dumps(drawn_by_all) == dumps(alone)
    assert heard == sorted(names)
