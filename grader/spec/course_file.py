"""The course file, `markscheme.yaml`: the zone of its dates, and further banks, as folders or installed packages."""

import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from os.path import isdir, isfile  # False, where Path's own raise for a name that is too long
from pathlib import Path
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from pydantic import Field, ValidationError

from grader.checks.entry_points import offers
from grader.spec.explain import problems_of
from grader.spec.faults import Problem, SpecFaults, located_faults
from grader.spec.fields import known_fields
from grader.spec.model import Spec
from grader.spec.yaml_tree import EMPTY_FILE, YamlTree, tree_of_file
from grader.texts.nearest_name import suggestion

COURSE_FILE = "markscheme.yaml"
FORMER_COURSE_FILE = "markscheme.txt"  # of courses that versions before 1.1 made: it says nothing
BANK_GROUP = "grader.banks"  # the entry points of packages with exercises
ZONE_REMEDY = "Write a name such as Europe/Berlin or America/New_York."


class Course(Spec):
    """A course: the zone of dates that have none, and further banks of exercises."""

    schema_: Annotated[Literal[1], Field(alias="schema")] = 1
    zone: str | None = None
    banks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CourseBank:
    """A bank of exercises: its folder, and its name in lists; an empty name means the course's own bank."""

    folder: Path
    name: str = ""


def course_root(folder: Path) -> Path | None:
    """The course folder that a folder lies in, or is; None outside of all courses."""
    here = folder.resolve()
    marks = (COURSE_FILE, FORMER_COURSE_FILE)
    return next((each for each in (here, *here.parents) if any(isfile(each / mark) for mark in marks)), None)


def course_at(folder: Path) -> Course:
    """The course that a folder lies in; an empty one outside of all courses; raises `SpecFaults`."""
    root = course_root(folder)
    return load_course(root / COURSE_FILE) if root and isfile(root / COURSE_FILE) else Course()


def load_course(file: Path) -> Course:
    """The course of a course file; raises `SpecFaults` with all its faults."""
    tree = tree_of_file(file)
    problems = list(tree.problems)
    if is_empty_file(tree):
        return Course()
    if isinstance(tree.value, dict):
        raw, unknown, _ = known_fields(tree.value, Course)
        problems += unknown
        try:
            found = Course.model_validate(raw)
            problems += course_problems(found, file.parent)
        except ValidationError as error:
            problems += problems_of(error)
    elif not problems:
        problems.append(Problem((), "must be a mapping", "Write `zone: Europe/Berlin`."))
    if problems:
        raise SpecFaults(located_faults(problems, file, tree.lines))
    return found


def is_empty_file(tree: YamlTree) -> bool:
    """Whether a file holds nothing, or only comments."""
    return [problem.problem for problem in tree.problems] == [EMPTY_FILE]


def course_problems(course: Course, folder: Path) -> Iterator[Problem]:
    """The problems of a zone that nobody knows, and of banks that are not there."""
    if course.zone is not None and zone_named(course.zone) is None:
        yield Problem(("zone",), f"there is no zone `{course.zone}`", ZONE_REMEDY)
    for place, name in enumerate(course.banks):
        if bank_folder(name, folder) is None:
            offered = [offer.name for offer in offers(BANK_GROUP)]
            known = suggestion(name, offered, "Packages that offer one") if offered else "No installed package has one."
            problem = f"there is no folder `{name}` from here, and no package offers a bank of that name"
            yield Problem(("banks", place), problem, f"Name a folder, as in `../shared/bank`. {known}")


def zone_named(name: str) -> ZoneInfo | None:
    """The zone of a name; None if nobody knows it."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):  # a folder of zones, a path out of it, a name that is none
        return None


def in_course_zone(moment: datetime, folder: Path) -> datetime:
    """A moment that has no zone in the zone of the course; as it is, if it has one or the course names none."""
    zone = course_at(folder).zone if moment.tzinfo is None else None
    return moment.replace(tzinfo=zone_named(zone)) if zone else moment


def further_banks(folder: Path) -> tuple[CourseBank, ...]:
    """The banks that the course of a folder names; raises `SpecFaults` for one that is not there."""
    root = course_root(folder)
    names = course_at(folder).banks if root else ()
    return tuple(CourseBank(found, name) for name in names if (found := bank_folder(name, root or folder)))


def bank_folder(name: str, course: Path) -> Path | None:
    """The folder of a bank: a folder seen from the course's, else that of an installed package; None if neither."""
    if isdir(course / name):
        return (course / name).resolve()
    offer = next((each for each in offers(BANK_GROUP) if each.name == name), None)
    return package_folder(offer.entry.module, offer.entry.attr or "") if offer else None


def package_folder(module: str, below: str) -> Path | None:
    """The folder `below`, with dots for slashes, of an installed package, which is found and not imported."""
    try:
        spec = importlib.util.find_spec(module.partition(".")[0])
    except (ImportError, ValueError):
        return None
    inside = [*module.split(".")[1:], *(below.split(".") if below else [])]
    places = [Path(place).joinpath(*inside) for place in (spec.submodule_search_locations or ())] if spec else []
    return next((place for place in places if place.is_dir()), None)


def with_zoned_due(tree: YamlTree, file: Path) -> YamlTree:
    """An assignment's tree whose due date has a zone: its own, else the course's."""
    due = tree.value.get("due")
    try:
        moment = in_course_zone(datetime.fromisoformat(due), file.parent) if has_time_of_day(due) else None
    except ValueError:  # told as no date by those who read it
        moment = None
    if moment is not None:
        tree.value["due"] = moment.isoformat()
    return tree


def has_time_of_day(text: object) -> bool:
    """Whether a text can be a date with a time: a date alone would mean its first minute, which nobody means."""
    return isinstance(text, str) and ":" in text
