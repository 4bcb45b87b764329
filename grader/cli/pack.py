"""`grader pack`: a student's work as the zip to hand in, with its receipt."""

import sys
from pathlib import Path

from grader.cli.check import public_assignment_for
from grader.cli.errors import CannotRun
from grader.release.inside.packing import packed_work, work_files
from grader.texts.safe_names import safe_name


def run_pack(path: Path, student: str, assignment: Path | None) -> None:
    """Writes `<assignment>-<student>.zip` beside the work, and tells its receipt."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file or folder.")
    public = public_assignment_for(path, assignment)
    student = student or public.student
    if not student:
        raise CannotRun("The zip is named for you: say who you are, as in `grader pack --student s0123`.")
    folder = path if path.is_dir() else path.parent
    files = work_files(folder) if path.is_dir() else [path]
    try:
        done = packed_work(files, folder / f"{public.id}-{safe_name(student)}.zip")
    # Packing is shared with the students' checker, which knows no `CannotRun`.
    except ValueError as problem:
        raise CannotRun(str(problem)) from None
    sys.stdout.write(f"{done!r}\n")
