"""The places of exercises and datasets: near the file that names them, else in the bank of this package."""

import re
from os.path import isfile  # False, where Path.is_file raises for a name that is too long
from pathlib import Path

from grader.paths import bank_dir, datasets_dir
from grader.spec.course_file import CourseBank, course_root, further_banks

# No slashes and no dots in a row: an id becomes a path, and must not leave the bank.
ID = re.compile(r"[a-zA-Z_]\w*(\.[a-zA-Z_]\w*)*", re.ASCII)


def banks_of(assignment: Path) -> tuple[Path, ...]:
    """The folders of exercises that an assignment picks from: `bank` near it, those its course names, then ours."""
    return tuple(dict.fromkeys(bank.folder for bank in (*course_banks(assignment.parent), CourseBank(bank_dir()))))


def course_banks(folder: Path) -> tuple[CourseBank, ...]:
    """The banks of the course that a folder lies in, without ours: its own `bank`, and further ones; may be none."""
    here = folder.resolve()
    root = course_root(here)
    # A course's own exercise comes before another of the same id.
    places = (here / "bank", here.parent / "bank", *([root / "bank"] if root else []))
    near = [CourseBank(place) for place in places if place.is_dir() and place != bank_dir()]
    return (*near, *further_banks(here))


def exercise_file(identifier: str, banks: tuple[Path, ...]) -> Path | None:
    """The file of an exercise, as `trees/gain_ratio.yaml` for `trees.gain_ratio`; None if there is none."""
    if not ID.fullmatch(identifier):
        return None
    files = (bank.joinpath(*identifier.split(".")).with_suffix(".yaml") for bank in banks)
    return next((file for file in files if isfile(file)), None)


def exercise_ids(banks: tuple[Path, ...]) -> list[str]:
    """The ids of all exercises in the banks, by their paths."""
    return [".".join(_below(bank, file)) for bank in banks for file in exercise_files(bank)]


def exercise_files(bank: Path) -> tuple[Path, ...]:
    """The exercise files of a bank, which lie in a folder for each topic, in the order of their paths."""
    # What lies beside those folders is no exercise: `concepts.yaml`.
    return tuple(sorted(file for file in bank.rglob("*.yaml") if file.parent != bank))


def id_by_path(file: Path) -> str | None:
    """The id that an exercise must have by its path, as `bank/trees/gain_ratio.yaml`; None outside a bank."""
    place = file.resolve()
    if place.is_relative_to(bank_dir()):
        return ".".join(_below(bank_dir(), place))
    for bank in further_banks(place.parent):
        if place.is_relative_to(bank.folder):
            return ".".join(_below(bank.folder, place))
    return f"{place.parent.name}.{place.stem}" if place.parent.parent.name == "bank" else None


def _below(bank: Path, file: Path) -> tuple[str, ...]:
    return file.relative_to(bank).with_suffix("").parts


def dataset_places(folder: Path) -> tuple[Path, ...]:
    """The folders in which a spec's datasets are looked for, nearest first; beside a bank lie its `datasets`."""
    # Nearest first: a course's own dataset comes before ours of the same name.
    near = (folder, folder / "datasets", folder.resolve().parent.parent / "datasets")
    return (*near, datasets_dir())


def dataset_file(name: str, folder: Path) -> Path | None:
    """The file of a dataset that a spec in this folder names; None if there is none."""
    if not ID.fullmatch(name):
        return None
    return next((file for place in dataset_places(folder) if isfile(file := place / f"{name}.yaml")), None)


def dataset_names(folder: Path) -> list[str]:
    """The names of the datasets in folders that hold only datasets."""
    # Without the spec's own folder, which also holds exercises and assignments.
    return sorted({file.stem for place in dataset_places(folder)[1:] for file in place.glob("*.yaml")})
