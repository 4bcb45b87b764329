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
from grader.cli.progress import counted_progress
from grader.cli.release_zips import ZipOptions, write_zips
from grader.cli.taken_back import students_taken_back, take_folders_back, taken_back_lines
from grader.engine.building_document import released_file
from grader.engine.document_file import document_file
from grader.release.handout_sheet import SheetCache
from grader.release.public import public_part
from grader.release.release_folder import RELEASE_INDEX, index_text, refuse_changed, write_manifest, write_release_files
from grader.release.student_files import release_files
from grader.texts.roster import Student, roster_of
from grader.texts.whole_files import write_whole

SPECIMEN_FOLDER = "specimen"


@dataclass(frozen=True, slots=True)
class ReleaseOptions:
    """The options of `grader release`."""

    assignment: Path
    out: Path
    roster: Path | None = None
    force: bool = False
    rebuild: bool = False
    add: bool = False
    zips: ZipOptions | None = None


@dataclass(frozen=True, slots=True)
class ReleasedFolder:
    """One folder that was written."""

    folder: str
    student: Student | None
    variant: str
    digest: str
    files: dict[str, str]


def run_release(wanted: ReleaseOptions) -> None:
    """Writes the release folders and prints what they are."""
    if not wanted.assignment.is_file():
        raise CannotRun(f"{wanted.assignment}: there is no such assignment.")
    students = roster_of(wanted.roster) if wanted.roster else ()
    document = document_file(wanted.assignment)
    replaces = bool(students) and not wanted.add
    gone = students_taken_back(document, [student.id for student in students]) if replaces else ()
    with counted_progress("drawing", len(students) or None) as count:
        frozen = released_file(
            wanted.assignment,
            [student.id for student in students],
            rebuild=wanted.rebuild,
            told=lambda _: count.advance(),
            without=gone,
        )
        built = loads(frozen.data)
        receivers = release_receivers(built, students)
        if not wanted.force:
            # Before the first file is written, so that a release is refused as a whole.
            refuse_changed(wanted.out, [release_folder_name(built, student) for student in receivers])
        count.restart("writing", len(receivers))
        released = []
        for done in write_releases(built, receivers, wanted.out):
            released.append(done)
            count.advance()
    stayed = take_folders_back(wanted.out, gone)
    write_manifest(wanted.out, {name: found for done in released for name, found in done.files.items()})
    if built.personal and students:
        rows = [(done.student.id, done.student.name, done.variant, done.digest) for done in released if done.student]
        write_whole(wanted.out / RELEASE_INDEX, index_text(rows))  # it has names in it
    summary = release_summary(built, frozen.file, digest(frozen.data), released, wanted)
    sys.stdout.write("".join(f"{line}\n" for line in taken_back_lines(gone, stayed)) + summary)
    if wanted.zips:
        folders = [(done.folder, done.student) for done in released]
        sys.stdout.write("".join(f"{line}\n" for line in write_zips(built.id, folders, wanted.zips)))


def release_receivers(built: BuiltAssignment, students: Sequence[Student]) -> Sequence[Student | None]:
    """The students who get a folder, where numbers differ; else a single None: one folder serves for all."""
    return students if built.personal and students else (None,)


def release_folder_name(built: BuiltAssignment, student: Student | None) -> str:
    """The name of a folder: the student's id, or the assignment's, or `specimen` where students have their own."""
    return student.id if student else SPECIMEN_FOLDER if built.personal else built.id


def write_releases(built: BuiltAssignment, receivers: Sequence[Student | None], out: Path) -> Iterator[ReleasedFolder]:
    """Writes the release folders one by one, and gives each as it is written."""
    # One for all: most of a sheet is the same for everybody, and is rendered once.
    sheeting = SheetCache()
    for student in receivers:
        own = for_student(built, student.id if student else "")
        public = public_part(own, student.id if student else "")
        files = release_files(public, sheeting, personal=bool(built.personal and student))
        folder = release_folder_name(built, student)
        found = digest(files[f"{built.id}.public.json"].encode())
        yield ReleasedFolder(folder, student, public.variant, found, write_release_files(out, folder, files))


def release_summary(
    built: BuiltAssignment, file: Path, frozen: str, released: Sequence[ReleasedFolder], wanted: ReleaseOptions
) -> str:
    """Lines for the terminal: what was written and where, how alike the variants are, what grading will read."""
    what = (
        one_folder_lines(built, released[0], wanted.out)
        if len(released) == 1
        else many_folders_lines(built, released, wanted.out)
    )
    alike = [
        f"  {each.exercise}: {each.measure} {each.least:g} to {each.most:g}, median {each.median:g}"
        for each in spread_of(built)
    ]
    spread = ["How alike the variants are:", *alike] if alike else []
    return "\n".join([*what, *spread, f"Frozen for grading, not for students: {file} ({frozen})"]) + "\n"


def one_folder_lines(built: BuiltAssignment, only: ReleasedFolder, out: Path) -> list[str]:
    """Lines on a release that is one folder."""
    hint = " It is a specimen: name a --roster to give everybody numbers of their own."
    return [
        f"Released {built.id} to {out / only.folder}.{hint if built.personal and not only.student else ''}",
        f"{built.id}.public.json: {only.digest}",
    ]


def many_folders_lines(built: BuiltAssignment, released: Sequence[ReleasedFolder], out: Path) -> list[str]:
    """Lines on a release with a folder for each student."""
    own = len({each.variant for each in released})
    return [
        f"Released {built.id} to {len(released)} students, a folder each in {out}: {own} different variants.",
        f"Who has which, and the digests: {out / RELEASE_INDEX}",
    ]
