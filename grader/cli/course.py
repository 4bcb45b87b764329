"""`grader init` and `grader new`: a course folder, its assignments, exercises of one's own."""

import os
import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from grader.cli.bank import exercise_place
from grader.cli.errors import CannotRun
from grader.cli.ready_assignments import ready_assignment_named
from grader.cli.typed_moment import typed_moment
from grader.paths import bank_dir, templates_dir
from grader.spec.course_file import COURSE_FILE, ZONE_REMEDY, course_root, zone_named
from grader.spec.load import outlined_exercise
from grader.spec.own_names import own_names_in
from grader.spec.yaml_tree import tree_of_file

COURSE_TEXT = """# A markscheme course. Its secret is ../{key}; back that up, and show it to nobody.
{zone}      # of dates without a zone, such as due: "2026-12-04T23:59"
banks: []   # further banks beside ./bank: folders, as in ../shared/bank, or names that installed packages offer
"""
IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")  # it names a file, and in an exercise a function of Python
GITIGNORE_TEXT = (
    "# What students must not see, and what can be made again.\n*.built.json\nsubmissions/\ngraded/\nreleased/\n*.key\n"
)

PYTEST_SETTINGS = (
    "# So that pytest takes its settings from here, and neither settings nor tests from students' folders.\n[pytest]\n"
    "norecursedirs = .* *.egg build dist node_modules venv submissions graded released\n"
)


def run_init(name: str, zone: str | None) -> None:
    """Makes a course folder, and a secret beside it that only its owner can read."""
    if zone is not None and zone_named(zone) is None:
        raise CannotRun(f"--zone {zone}: there is no such zone. {ZONE_REMEDY}")
    course = Path(name)
    if not IDENTIFIER.fullmatch(course.name):
        raise CannotRun(f"{course.name}: a course is named by letters, digits and underscores, as in `ml2026`.")
    if course.exists() and any(course.iterdir()):
        raise CannotRun(f"{course}: there is something there already; choose another name.")
    key = course.with_name(f"{course.name}.key")
    if key.exists():
        raise CannotRun(f"{key}: there is a secret there already; it belongs to another course of that name.")
    zone = zone or asked_zone()
    (course / "bank").mkdir(parents=True)
    # Without a known zone the line is there to be filled in: a guess would move every due date by hours.
    written = COURSE_TEXT.format(key=key.name, zone=f"zone: {zone}" if zone else "# zone: Europe/Berlin")
    write_utf8(course / COURSE_FILE, written)
    write_utf8(course / ".gitignore", GITIGNORE_TEXT)
    write_utf8(course / "pytest.ini", PYTEST_SETTINGS)
    # Readable by nobody else from the first moment on, and never in place of another secret.
    descriptor = os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "w", encoding="ascii") as stream:
        stream.write(f"{secrets.token_hex(32)}\n")
    sys.stdout.write(
        f"Made the course folder {course} and its secret {key}.\n"
        f"Back the secret up: with it, and only with it, the same cases are drawn again. It stays outside the folder,\n"
        f"so that the folder can be shared.\n"
        f"{zone_sentence(zone, course / COURSE_FILE)}\n"
        f"Next: cd {course} && grader new hw1 --exercise information.entropy\n"
    )


def zone_sentence(zone: str | None, file: Path) -> str:
    """A sentence on the zone of the course's dates."""
    if zone:
        return f"Dates without a zone are meant in {zone}; {file} says so, and can be changed."
    return f"Dates need a zone, such as +01:00, until you write `zone: Europe/Berlin` or the like into {file}."


def asked_zone() -> str | None:
    """The zone that somebody at a terminal types, or leaves as the machine has it; elsewhere the machine's, or None."""
    here = machine_zone()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return here
    while True:
        shown = f" [{here}]" if here else ""
        typed = input(f"In which zone are your dates meant, such as Europe/Berlin?{shown} ").strip() or here
        if typed is None or zone_named(typed):
            return typed
        sys.stdout.write(f"There is no zone {typed}. {ZONE_REMEDY}\n")


def machine_zone() -> str | None:
    """The zone that this machine is in, by name; None where it has none, or only UTC, as servers have."""
    named = os.environ.get("TZ", "").removeprefix(":") or os.path.realpath("/etc/localtime").partition("zoneinfo/")[2]
    return named if "/" in named and not named.startswith("Etc/") and zone_named(named) else None


def run_new_assignment(
    name: str, exercises: Sequence[str], due: str | None, title: str | None, ready: str | None
) -> None:
    """Writes an assignment into the course folder: of these exercises, or as one that comes with us."""
    course = course_folder()
    if not IDENTIFIER.fullmatch(name):
        raise CannotRun(f"{name}: an assignment is named by letters, digits and underscores, as in `hw2`.")
    if bool(exercises) == bool(ready):
        told = "Name its exercises, as in `grader new hw2 --exercise information.entropy`, or take a ready one with"
        raise CannotRun(f"{told} `--from naive_bayes`; see `grader list` and `grader list --assignments`.")
    if due is not None:
        typed_moment("--due", due)
    # Everything is looked up before the file is written: a wrong id leaves nothing behind.
    taken = ready_assignment_named(ready) if ready else None
    files = [exercise_place(exercise) for exercise in exercises]
    chosen = [outlined_exercise(file).spec for file in files]
    text = author_template("assignment.yaml.j2").render(
        id=name,
        title=title or (taken.title if taken else name),
        due=due,
        # Resolved, as the course folder may be `.`, which has no name.
        secret=f"../{course.resolve().name}.key",
        body=taken.body if taken else "",
        exercises=[{"id": each.id, "points": f"{each.points:g}", "title": each.title} for each in chosen],
    )
    write_new_file(course / f"{name}.yaml", text)
    trust = " --trust-local" if any(any(own_names_in(tree_of_file(file).value)) for file in files) else ""
    sys.stdout.write(f"Wrote {course / f'{name}.yaml'}.\nNext: grader lint {name}.yaml{trust}\n")


def run_new_exercise(id_: str) -> None:
    """Writes an exercise that works as it stands into the course's own bank, or, in a checkout of ours, into ours."""
    parts = id_.split(".")
    if len(parts) < 2 or not all(IDENTIFIER.fullmatch(part) for part in parts):
        raise CannotRun(f"{id_}: an exercise is named by its topic and its own name, as in `trees.my_exercise`.")
    file = bank_to_write() / Path(*parts).with_suffix(".yaml")
    write_new_file(file, author_template("exercise.yaml.j2").render(id=id_, name=parts[-1]))
    sys.stdout.write(f"Wrote {file}, which works as it stands: change it, and run `grader lint {file}`.\n")


def course_folder() -> Path:
    """The course folder that the current folder lies in; raises `CannotRun` where there is none."""
    root = course_root(Path.cwd())
    if root is None:
        raise CannotRun("This is no course folder: make one with `grader init NAME`, and go there.")
    return Path(os.path.relpath(root))


def bank_to_write() -> Path:
    """The bank of the course folder that the current one lies in; without one, in a checkout of ours, our own bank."""
    checkout = bank_dir().parent.parent
    # An installed package has its bank elsewhere, and that one is not to be written to.
    packed = bank_dir() != checkout / "assignments" / "bank"
    here = Path.cwd()
    if course_root(here) or packed or not here.is_relative_to(checkout):
        return course_folder() / "bank"
    return Path(os.path.relpath(bank_dir()))


def author_template(name: str) -> Template:
    """A Jinja2 template for authors, of an assignment or of an exercise."""
    # Not escaped: what is made is YAML, from names that were checked and titles written as JSON.
    loader = FileSystemLoader(templates_dir() / "author")
    return Environment(loader=loader, undefined=StrictUndefined, keep_trailing_newline=True).get_template(name)  # noqa: S701


def write_new_file(file: Path, text: str) -> None:
    """Writes a file; raises `CannotRun` where there is one of that name."""
    if file.exists():
        raise CannotRun(f"{file}: there is such a file already.")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_utf8(file, text)


def write_utf8(file: Path, text: str) -> None:
    """Writes a text file in UTF-8."""
    file.write_text(text, encoding="utf-8")
