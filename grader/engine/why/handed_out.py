"""Finding the built assignment, and the submission, that a folder of results was graded from."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.freeze import digest, loads
from grader.built.variants import for_student, variant_marked, with_variant
from grader.engine.document_file import document_file
from grader.engine.group_numbers import own_fingerprint
from grader.engine.why.found_result import ResultNotFound
from grader.intake.read_submission import entry_student, submissions_in
from grader.score.result import Result
from grader.texts.safe_names import safe_name

MATE_NUMBERS_SENTENCE = (
    "It was handed in by a group, and graded with the numbers of variant {variant}{whose}, which its answers bear."
)


@dataclass(frozen=True, slots=True)
class HandedOut:
    """A built assignment, its digest and its file."""

    built: BuiltAssignment
    digest: str
    file: Path

    def exercise(self, result: Result, id_: str) -> BuiltExercise | None:
        """The exercise with the numbers that this student's work was graded with; None for an unknown id."""
        own = for_student(self.built, result.student)
        if own.variant != result.variant and (mates := variant_marked(self.built, result.variant)):
            own = with_variant(self.built, mates)
        return next((each for each in own.exercises if each.id == id_), None)

    def whose(self, result: Result) -> str:
        """A sentence on the member of a group that the numbers belong to; "" where they are the student's own."""
        owners = [student for student, own in self.built.students.items() if own.variant == result.variant]
        if result.variant == own_fingerprint(self.built, result.student) or self.digest != result.built:
            return ""
        return MATE_NUMBERS_SENTENCE.format(
            variant=result.variant, whose=f", those of {', '.join(owners)}" if owners else ""
        )


def handed_out(run: Mapping[str, Any], given: Path | None) -> HandedOut | None:
    """The built assignment at a path, else the one that `run.json` names; None where that is gone."""
    if given is None:
        named = run.get("assignment")
        if not isinstance(named, str) or not Path(named).is_file():
            return None
        file = Path(named)
    else:
        file = given if given.suffix == ".json" else document_file(given)
        if not file.is_file():
            raise ResultNotFound(f"{file}: there is no such built assignment.")
    data = file.read_bytes()
    return HandedOut(loads(data), digest(data), file)


def student_work(student: str, assignment: str, run: Mapping[str, Any], given: Path | None) -> Path:
    """The path of a student's work in a folder, by default the one that was graded; raises `ResultNotFound`."""
    folder = given or Path(str(run.get("folder") or ""))
    if not (given or run.get("folder")) or not folder.is_dir():
        lost = (
            "The folder of submissions is not where it was" if run.get("folder") else "It is not known what was graded"
        )
        raise ResultNotFound(f"{lost}: name it with --submissions.")
    for path in submissions_in(folder, assignment):
        if safe_name(entry_student(path, assignment)) == student:
            return path
    raise ResultNotFound(f"{folder}: no submission of {student} is there.")
