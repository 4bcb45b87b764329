"""Gradescope's results.json: a result as far as a student may see it, by the assignment's policy and in time.

`python -m grader.platforms.gradescope.autograder_results ROOT` is what the exported autograder runs. It writes nothing
where a fault of ours stands in the way: Gradescope then says that the autograder failed, and nobody has a mark that is
wrong.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.built.variants import student_variant
from grader.engine.classrun import packages_of, policy_rules
from grader.engine.grade_submission import grade_one
from grader.engine.group_numbers import group_numbers_sentences
from grader.gradebook.final_mark import Standing, told_to_student
from grader.gradebook.result_with_marks import with_current_marks
from grader.intake.read_submission import read_submission
from grader.release.inside.result_cards import Card
from grader.release.inside.showing import cards_text
from grader.report.rules import DisclosureRules, reaches
from grader.report.shown import ExerciseView, View
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from grader.texts.roster import Student
from grader.texts.safe_names import safe_name
from grader.texts.safe_text import counted, one_line, shown_points
from grader.texts.whole_files import json_text, write_whole

AUTOGRADER_ISOLATION = "landlock"  # a container gives no namespaces
BUILT_FILE = "assignment.built.json"
STUDENTS_FILE = "students.json"  # what Gradescope may call them, to the ids of the roster
TEST_STATUS = {  # of a test without a score; none where nobody knows yet
    **dict.fromkeys(("right", "public"), "passed"),
    **dict.fromkeys(("partial", "wrong", "error", "timeout", "missing"), "failed"),
}
ANY_MOMENT = datetime(2000, 1, 1, tzinfo=UTC)  # rules without a date to close at do not look at it
MAX_METADATA_BYTES = 50_000_000  # Gradescope's metadata hold the results of all earlier attempts


class NotGraded(Exception):
    """A submission that cannot be graded, by a fault of ours or of the set-up; the text is for the instructor."""


def results_document(result: Result, rules: DisclosureRules) -> dict[str, Any]:
    """The document results.json: what may be told while work is handed in; the rest in tests that wait to be published.

    Extensions end at different times, so that no date tells more: only the instructor does, by publishing grades.
    """
    view = student_view(result, replace(rules, closes=None), ANY_MOMENT)
    later = student_view(result, replace(rules, closes=None, while_open=rules.after_close), ANY_MOMENT)
    tests = [exercise_test(exercise, "visible") for exercise in view.exercises]
    if reaches(later.level, view.level) and later.level != view.level:
        tests += [exercise_test(exercise, "after_published") for exercise in later.exercises if exercise.hidden]
    elif any(
        exercise.untold for exercise in view.exercises
    ):  # where a test is hidden, Gradescope does not show the total
        tests.append({"name": "Hidden cases", "visibility": "hidden", "output": "They count.", "output_format": "text"})
    return {
        "score": result.score,
        "output": "\n".join(output_lines(view)),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "stdout_visibility": "hidden",
        "tests": tests,
        "extra_data": extra_data(result),
    }


def results_as_marked(result: Result, standing: Standing, rules: DisclosureRules) -> dict[str, Any] | None:
    """The document results.json of the attempt that counts; None without a final mark, as Gradescope would take 0.

    It tells what may be told while work can be handed in, and in tests that wait for publication the rest.
    """
    if standing.final is None or standing.counts is None:
        return None
    document = results_document(with_current_marks(result, standing.counts.marks), rules)
    sentences = told_to_student(standing, rules.while_open)
    said = {"output": "\n".join((document["output"], *sentences))} if sentences else {}
    return {**document, **said, "score": standing.final}


def output_lines(view: View) -> Iterator[str]:
    """The lines above the tests: the score as far as it may be told, notes, and the next step."""
    so_far = " so far" if view.untold or view.pending else ""
    yield f"{view.title}: {shown_points(view.score)} of {shown_points(view.points)} points{so_far}."
    yield from (f"{text}." for text in (view.about_score,) if text)
    yield from view.notes
    step = ": ".join(part for part in (view.next_step.title, view.next_step.text) if part)
    yield f"The next step: {step}"
    yield from (text for text in (view.about_hidden,) if text)
    yield f"Receipt {view.receipt}."


def exercise_test(exercise: ExerciseView, visibility: str) -> dict[str, Any]:
    """One exercise as a test; only what stands in its view can come into it."""
    test: dict[str, Any] = {
        "name": exercise.title if visibility == "visible" else f"{exercise.title}, with its hidden cases",
        "name_format": "text",
        "output": cards_text([gradescope_card(exercise)]),
        "output_format": "text",
        "visibility": visibility,
        "tags": [exercise.id],
        "extra_data": {"exercise": exercise.id, "code": exercise.code},
    }
    if visibility != "visible" or exercise.score is None:
        standing = TEST_STATUS.get(exercise.status)
        return {**test, "status": standing} if standing else test
    top = exercise.points - exercise.untold  # while hidden cases are not told, of the public ones alone
    return {**test, "score": exercise.score, "max_score": top}


def gradescope_card(exercise: ExerciseView) -> Card:
    """The exercise as the text that `grader check` would print of it, with its hidden cases as far as they are told."""
    code = f"Code: {exercise.code}" if exercise.code else ""
    total = f"Sum: {exercise.total}" if exercise.total else ""
    return Card(
        title=f"{exercise.title} · {exercise.words}",
        status="",
        summary=exercise.summary,
        cases=exercise.public + exercise.hidden,
        findings=exercise.findings,
        notes=tuple(text for text in (total, code) if text),
    )


def extra_data(result: Result) -> dict[str, Any]:
    """The data kept with a submission: fingerprints, and nothing hidden, as Gradescope does not say who can read it."""
    return {
        "assignment": result.assignment,
        "student": result.student,
        "variant": result.variant,
        "built": result.built,
        "submission": result.submission,
        "receipt": result.receipt,
        "pending": result.pending,
    }


def submission_students(
    metadata: Mapping[str, Any], built: BuiltAssignment, known: Mapping[str, str]
) -> tuple[str, ...]:
    """The ids of a submission's students; raises NotGraded where nobody is known and numbers differ by student.

    Of a group all who are known, each user once: a name is theirs to choose, and must not make them two.
    """
    users = metadata.get("users")
    people = [user for user in users if isinstance(user, dict)] if isinstance(users, list) else []
    found = [student for user in people if (student := student_known(user, built, known))]
    names = [name for user in people for name in user_names(user)]
    if not found and built.personal and (known or not built.variants):
        said = ", ".join(one_line(name, 80) for name in names) or "nobody"
        raise NotGraded(f"Nobody of this submission ({said}) is on the roster: export again with one that has them.")
    return tuple(dict.fromkeys(found)) or (*names, "student")[:1]


def student_known(user: Mapping[str, Any], built: BuiltAssignment, known: Mapping[str, str]) -> str:
    """The id of one user, on the roster, else among the students with a variant; "" for an unknown user."""
    if known or not built.personal or built.variants:
        return next((known[name.casefold()] for name in user_names(user) if name.casefold() in known), "")
    return next((name for name in user_names(user) if student_variant(built, safe_name(name)) is not None), "")


def user_names(user: Mapping[str, Any]) -> Iterator[str]:
    """The names by which a roster may know a user of Gradescope."""
    email = str(user.get("email") or "")
    yield from (text for text in (str(user.get("sid") or ""), email, email.partition("@")[0]) if text)
    yield from (str(user[key]) for key in ("name", "id") if user.get(key))


def student_names(students: Iterable[Student]) -> dict[str, str]:
    """The names of students, to their ids; a name that fits two of them is left out."""
    found: dict[str, set[str]] = {}
    for each in students:
        for name in filter(None, (each.id, each.email, each.login, each.sis_id, each.name)):
            found.setdefault(name.casefold(), set()).add(each.id)
    return {name: ids.pop() for name, ids in sorted(found.items()) if len(ids) == 1}


def json_in_file(file: Path) -> dict[str, Any]:
    """The mapping in a JSON file, of Gradescope's or ours; an empty one where there is none."""
    try:
        with file.open("rb") as stream:
            document = json.loads(stream.read(MAX_METADATA_BYTES))
    except (OSError, ValueError, RecursionError):  # absent, cut, no JSON, or nested without end
        return {}
    return document if isinstance(document, dict) else {}


def graded(root: Path, built: bytes) -> Result:
    """The result of the submission in Gradescope's folder; raises NotGraded."""
    document = loads(built)
    known = json_in_file(root / "source" / STUDENTS_FILE)
    student, *group = submission_students(json_in_file(root / "submission_metadata.json"), document, known)
    submission = read_submission(root / "submission", student=student)
    with Sandbox(AUTOGRADER_ISOLATION, packages_of(built)) as sandbox:
        done = grade_one(document, digest(built), submission, sandbox, group=group)
    lost = [exercise.id for exercise in done.result.exercises if exercise.status == "ungraded"]
    if lost:
        raise NotGraded(f"Not graded through a fault of ours: {', '.join(lost)}. {' '.join(done.failures)}")
    told = group_numbers_sentences(document, done.result, group)
    return replace(done.result, notes=(*told, *done.result.notes))


def autograde(arguments: Sequence[str]) -> int:
    """Grades the submission below a folder laid out as Gradescope does; 0 once results.json is written."""
    root = Path(arguments[0])
    file = root / "results" / "results.json"
    file.unlink(missing_ok=True)  # of an earlier run: it must not stand for this one, should this one fail
    try:
        built = (root / "source" / BUILT_FILE).read_bytes()
        result = graded(root, built)
        write_whole(file, json_text(results_document(result, policy_rules(built))))
        file.chmod(0o644)  # Gradescope's own program reads it
    except Exception as error:  # whatever it is, no mark is better than a wrong one
        sys.stdout.write(f"{one_line(f'{type(error).__name__}: {error}')}\n")
        return 1
    sys.stdout.write(f"Graded {counted(len(result.exercises), 'exercise')}.\n")  # only instructors see this
    return 0


if __name__ == "__main__":
    sys.exit(autograde(sys.argv[1:]))
