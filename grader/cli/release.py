"""`grader release`: what students receive, each a folder, and the frozen document that grading reads."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.build.variant_spread import spread_of
from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.built.variants import for_student
from grader.cli.errors import CannotRun
from grader.cli.progress import counting
from grader.engine.built_file import released_file
from grader.release.handout_sheet import Sheeting
from grader.release.public import public_part
from grader.release.release_folder import INDEX, index_text, refuse_changed, write_files, write_manifest
from grader.release.student_files import files_of
from grader.texts.roster import Student, roster_of
from grader.texts.whole_files import write

SPECIMEN = "specimen"


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `grader release`."""

    assignment: Path
    out: Path
    roster: Path | None = None
    force: bool = False
    rebuild: bool = False


@dataclass(frozen=True, slots=True)
class Released:
    """One folder that was written."""

    folder: str
    student: Student | None
    variant: str
    digest: str
    files: dict[str, str]


def run_release(wanted: Wanted) -> None:
    """Writes the release folders and prints what they are."""
    if not wanted.assignment.is_file():
        raise CannotRun(f"{wanted.assignment}: there is no such assignment.")
    students = roster_of(wanted.roster) if wanted.roster else ()
    with counting("drawing", len(students) or None) as count:
        frozen = released_file(
            wanted.assignment,
            [student.id for student in students],
            rebuild=wanted.rebuild,
            told=lambda _: count.advance(),
        )
        built = loads(frozen.data)
        receivers = receivers_of(built, students)
        if not wanted.force:
            # Before the first file is written, so that a release is refused as a whole.
            refuse_changed(wanted.out, [folder_of(built, student) for student in receivers])
        count.restart("writing", len(receivers))
        released = []
        for done in releases(built, receivers, wanted.out):
            released.append(done)
            count.advance()
    write_manifest(wanted.out, {name: found for done in released for name, found in done.files.items()})
    if built.personal and students:
        rows = [(done.student.id, done.student.name, done.variant, done.digest) for done in released if done.student]
        write(wanted.out / INDEX, index_text(rows))  # it has names in it
    sys.stdout.write(summary(built, frozen.file, digest(frozen.data), released, wanted))


def receivers_of(built: BuiltAssignment, students: Sequence[Student]) -> Sequence[Student | None]:
    """The students who get a folder, where numbers differ; else a single None: one folder serves for all."""
    return students if built.personal and students else (None,)


def folder_of(built: BuiltAssignment, student: Student | None) -> str:
    """The name of a folder: the student's id, or the assignment's, or `specimen` where students have their own."""
    return student.id if student else SPECIMEN if built.personal else built.id


def releases(built: BuiltAssignment, receivers: Sequence[Student | None], out: Path) -> Iterator[Released]:
    """Writes the release folders one by one, and gives each as it is written."""
    # One for all: most of a sheet is the same for everybody, and is rendered once.
    sheeting = Sheeting()
    for student in receivers:
        own = for_student(built, student.id if student else "")
        public = public_part(own, student.id if student else "")
        files = files_of(public, sheeting, personal=bool(built.personal and student))
        folder = folder_of(built, student)
        found = digest(files[f"{built.id}.public.json"].encode())
        yield Released(folder, student, public.variant, found, write_files(out, folder, files))


def summary(built: BuiltAssignment, file: Path, frozen: str, released: Sequence[Released], wanted: Wanted) -> str:
    """Lines for the terminal: what was written and where, how alike the variants are, what grading will read."""
    what = (
        one_folder(built, released[0], wanted.out) if len(released) == 1 else many_folders(built, released, wanted.out)
    )
    alike = [
        f"  {each.exercise}: {each.measure} {each.least:g} to {each.most:g}, median {each.median:g}"
        for each in spread_of(built)
    ]
    spread = ["How alike the variants are:", *alike] if alike else []
    return "\n".join([*what, *spread, f"Frozen for grading, not for students: {file} ({frozen})"]) + "\n"


def one_folder(built: BuiltAssignment, only: Released, out: Path) -> list[str]:
    """Lines on a release that is one folder."""
    hint = " It is a specimen: name a --roster to give everybody numbers of their own."
    return [
        f"Released {built.id} to {out / only.folder}.{hint if built.personal and not only.student else ''}",
        f"{built.id}.public.json: {only.digest}",
    ]


def many_folders(built: BuiltAssignment, released: Sequence[Released], out: Path) -> list[str]:
    """Lines on a release with a folder for each student."""
    own = len({each.variant for each in released})
    return [
        f"Released {built.id} to {len(released)} students, a folder each in {out}: {own} different variants.",
        f"Who has which, and the digests: {out / INDEX}",
    ]
