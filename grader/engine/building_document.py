"""Building the document of an assignment: anew, or for a release, in which what was handed out before stays."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from grader.build.built_assignment import built_for_class
from grader.build.personal import personalised
from grader.build.secret import secret_of
from grader.built.document import BuiltAssignment
from grader.built.freeze import BadDocument, dumps, loads
from grader.built.variants import common_part
from grader.engine.document_file import BuiltFile, document_file, students_with_variant
from grader.engine.exercise_building import exercises_built
from grader.engine.stale import Stale, refuse_stale
from grader.engine.variant_drawing import VariantListener, variants_drawn
from grader.spec.assignment import Assignment
from grader.spec.load import Loaded, load_assignment_spec
from grader.spec.written_specs import written_digests
from grader.texts.whole_files import write_whole
from grader.version import __version__, commit


def built_anew(assignment: Path) -> BuiltAssignment:
    """The assignment built from its files as they are now, and not written; it has variants for the same students."""
    loaded = load_assignment_spec(assignment)
    secret = secret_of(loaded.spec.secret, assignment.parent)
    students = students_with_variant(document_file(assignment))
    built = personalised(built_at(assignment, loaded, secret), loaded, secret, students)
    return stamped_with_origin(built, assignment)


def released_file(
    assignment: Path,
    students: Iterable[str],
    *,
    rebuild: bool = False,
    told: VariantListener = lambda _: None,
    without: Collection[str] = (),
) -> BuiltFile:
    """The built document of an assignment, with a variant for each student where it is personalised.

    What was handed out before stays: variants of earlier students are kept, but for those `without`. Raises `Stale`
    where the assignment is no longer what was handed out. `told` hears of each variant that is drawn.
    """
    file = document_file(assignment)
    loaded = load_assignment_spec(assignment)
    secret = secret_of(loaded.spec.secret, assignment.parent)
    built = stamped_with_origin(built_at(assignment, loaded, secret), assignment)
    wanted = {*students, *students_with_variant(file)} - {*without}
    if file.exists() and not rebuild:
        before = loads(file.read_bytes())
        refuse_stale(before, file)
        # Written and read again, as `before` was: the two then differ in content only, not in types.
        if content_without_code(common_part(before)) != content_without_code(loads(dumps(built))):
            raise Stale(
                f"{file.name} was made from another version of the assignment, its exercises or its secret; if nobody "
                "has that one yet, or all shall get the new one, use --rebuild."
            )
        kept = {student: variant for student, variant in before.students.items() if student not in without}
        built = replace(before, students=kept)
    mapped = partial(variants_drawn, assignment, built, secret, told)
    return write_built_document(personalised(built, loaded, secret, wanted, mapped), file)


def built_at(assignment: Path, loaded: Loaded[Assignment], secret: bytes) -> BuiltAssignment:
    """The assignment of a file as a cohort gets it, built on all processors."""
    return built_for_class(loaded, secret, partial(exercises_built, assignment, secret))


def write_built_document(built: BuiltAssignment, file: Path) -> BuiltFile:
    """The built document, written to its file; a file that differs only in the version that built it is left alone."""
    before = file.read_bytes() if file.exists() else b""
    data = dumps(with_earlier_version(built, before))
    if before == data:
        return BuiltFile(data, file, fresh=False)
    write_whole(file, data.decode())
    return BuiltFile(data, file, fresh=True)


def stamped_with_origin(built: BuiltAssignment, assignment: Path) -> BuiltAssignment:
    """The assignment with the version and commit that built it, to go back to, and what its files said."""
    version, known = installed_version()
    return replace(built, version=version, commit=known, written=written_digests(assignment))


@cache  # in a checkout, git is asked for the commit: one process started, and not one for each document
def installed_version() -> tuple[str, str]:
    """The version of this installation and its git commit, "" where that is not known."""
    return __version__, commit() or ""


def with_earlier_version(built: BuiltAssignment, before: bytes) -> BuiltAssignment:
    """The assignment with the origin that an earlier document notes, if nothing else differs from that document.

    Results name the digest of the document: they stay valid as long as its bytes do.
    """
    try:
        earlier = loads(before)
    except BadDocument:
        return built
    same = replace(built, version=earlier.version, commit=earlier.commit, written=earlier.written)
    return same if dumps(same) == before else built


def content_without_code(built: BuiltAssignment) -> BuiltAssignment:
    """The assignment without its code digests and its origin: `refuse_stale` has compared the code already."""
    return replace(built, code={}, version="", commit="", written={})
