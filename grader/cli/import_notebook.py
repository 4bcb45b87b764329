"""`grader import`: a source notebook of nbgrader or Otter becomes exercises of a course; nothing of it is run."""

import json
import os
import sys
from pathlib import Path

from grader.cli.course import IDENTIFIER, author_template
from grader.cli.errors import CannotRun
from grader.platforms.source_notebooks.course_texts import ImportedCourse, imported_course
from grader.platforms.source_notebooks.source_cells import MAX_NOTEBOOK_BYTES
from grader.spec.concepts import OWN_CONCEPTS_FILE
from grader.spec.course_file import COURSE_FILE
from grader.texts.safe_text import counted, visible
from grader.texts.whole_files import write_whole

READABLE = 0o644  # an author's own files, as an editor would make them


def run_import(notebook: Path, out: Path, name: str) -> None:
    """Writes the exercises, their solution and an assignment into a course, and says what was not carried over."""
    if not (out / COURSE_FILE).is_file():
        raise CannotRun(f"{out}: this is no course folder; make one with `grader init {out.name or 'course'}`.")
    if name and not IDENTIFIER.fullmatch(name):
        raise CannotRun(f"--name {name}: write letters, digits and underscores, as in `ps1`.")
    with notebook.open("rb") as stream:
        data = stream.read(MAX_NOTEBOOK_BYTES + 1)  # one byte more, to tell a file that is too large
    course = imported_course(data, notebook.name, name)
    files = {**course.files, f"{course.topic}.yaml": assignment_text(course, out)}
    refuse_existing(out, [f"bank/{course.topic}", f"{course.topic}.yaml"])
    for path, text in files.items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        write_whole(out / path, text, READABLE)
    add_concept(out / "bank" / OWN_CONCEPTS_FILE, course)
    sys.stdout.write(visible(report_text(course, out)) + "\n")


def refuse_existing(out: Path, paths: list[str]) -> None:
    """Raises `CannotRun` where something would be written over."""
    for path in paths:
        if os.path.lexists(out / path):
            raise CannotRun(f"{out / path}: there is something there already; say another name with --name.")


def assignment_text(course: ImportedCourse, out: Path) -> str:
    """The text of the assignment that has all imported exercises."""
    exercises = [f"  - {{id: {id_}, points: {points}}}" for id_, points, _ in course.exercises]
    hidden = "{while_open: hint, after_close: input}      # nothing < failed < hint < input < all"
    policy = f"policy:\n  packages: {json.dumps(list(course.packages))}\n  hidden: {hidden}\n  pass: 0.5\n"
    body = "\n".join(["exercises:", *exercises]) + f"\n{policy}"
    # Resolved, as the course folder may be `.`, which has no name.
    secret = f"../{out.resolve().name}.key"
    template = author_template("assignment.yaml.j2")
    return template.render(id=course.topic, title=course.title, due=None, secret=secret, body=body, exercises=())


def add_concept(file: Path, course: ImportedCourse) -> None:
    """Adds the concept that imported exercises name to those of the course's bank."""
    before = file.read_text("utf-8") if file.exists() else ""
    gap = "" if not before or before.endswith("\n") else "\n"
    line = f"- {{id: {course.topic}.imported, title: {json.dumps(course.title)}}}\n"
    write_whole(file, f"{before}{gap}{line}", READABLE)


def report_text(course: ImportedCourse, out: Path) -> str:
    """What was written, what was not carried over, and what to do next."""
    folder, assignment = out / "bank" / course.topic, out / f"{course.topic}.yaml"
    lines = [f"Wrote {counted(len(course.exercises), 'exercise')} into {folder}, and {assignment}."]
    lines += [f"  {id_} ({points}): {title}" for id_, points, title in course.exercises]
    if course.left:
        lines += ["Not carried over, or otherwise than it was; cells are counted from 1:"]
        lines += [f"  {each}" for each in course.left]
    lines.append(f"Next: cd {out} && grader lint bank/{course.topic} {course.topic}.yaml")
    return "\n".join(lines)
