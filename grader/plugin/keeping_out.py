"""Refusals that end pytest with a sentence before it runs anything of a student's work by itself."""

import glob
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from grader.plugin.hand_in import (
    SPEC_SUFFIXES,
    HandIn,
    first_conftests,
    hand_in_at,
    is_anothers,
    is_in_work,
    is_passed_by,
    paths_in,
    real_path,
)
from grader.plugin.import_guard import ImportGuard, imported_from, searched_in
from grader.texts.safe_text import one_line

HAND_IN_KEY = pytest.StashKey[HandIn]()
PASSED_BY_KEY = pytest.StashKey[list[Path]]()
MAX_NAMES_LISTED = 5  # names that a line lists
WORK_REFUSED = (
    "{what}: this is the student's work, which pytest must not run by itself. Name your own tests, or the assignment."
)
ANOTHERS_REFUSED = (
    "{what}: this lies beside the student's work, so that it may be another student's, which pytest must not run. If "
    "it is yours, start pytest in {folder}."
)
CONFTEST_REFUSED = (
    "{what}: pytest would run this, and it lies beside the student's work, so that it may be another student's. Name "
    "the tests to run, as in `pytest --submission=PATH test_hw2.py`."
)
FOLDER_REFUSED = (
    "pytest was started in the student's work, where Python may take their files for its own. Start it in your folder."
)
SETTINGS_REFUSED = (
    "{what}: pytest took its settings from the student's work, which may run any code. Write --submission=PATH, with "
    "an equals sign, or put a pytest.ini beside the assignment."
)
PATH_ENTRY_REFUSED = "{what}: Python looks for modules in the student's work. Take it off `pythonpath` and PYTHONPATH."
IMPORT_REFUSED = (
    "{what}: this module of the student's work has been imported already. Look for it in `-p` and PYTEST_PLUGINS."
)


def keep_out(config: pytest.Config, submissions: Sequence[str], arguments: Sequence[str]) -> None:
    """Ends pytest if it would run a submission by itself; from now on nothing of it can be imported."""
    here = config.invocation_params.dir
    for submission in submissions:
        hand_in = hand_in_at(submission, here)
        config.stash[HAND_IN_KEY] = hand_in
        refuse_surroundings(config, hand_in)
        named = arguments or [path for pattern in config.getini("testpaths") for path in tested_at(pattern, here)]
        refuse_arguments(hand_in, named, here)
        refuse_conftests(hand_in, named, here)
        guard = ImportGuard(hand_in)
        sys.meta_path.insert(0, guard)  # before every finder that could find the work
        config.add_cleanup(partial(sys.meta_path.remove, guard))


def refuse_surroundings(config: pytest.Config, hand_in: HandIn) -> None:
    """Ends pytest if it, or Python, takes the student's work for the instructor's own folder."""
    if is_in_work(hand_in, hand_in.here):
        raise refusal(FOLDER_REFUSED)
    for place in filter(None, (config.inipath, config.rootpath)):
        if is_in_work(hand_in, place) or is_anothers(hand_in, place):
            raise refusal(SETTINGS_REFUSED, place)
    if (entry := searched_in(hand_in)) is not None:
        raise refusal(PATH_ENTRY_REFUSED, entry)
    if (module := imported_from(hand_in)) is not None:
        raise refusal(IMPORT_REFUSED, module)


def refuse_arguments(hand_in: HandIn, arguments: Sequence[str], here: Path) -> None:
    """Ends pytest if an argument names a student's work."""
    for argument in arguments:
        for path in paths_in(argument, here):
            if is_in_work(hand_in, path):
                raise refusal(WORK_REFUSED, argument)
            is_read_only = (
                path.suffix in SPEC_SUFFIXES and not hand_in.is_folder
            )  # beside one file an assignment may lie
            if is_anothers(hand_in, path) and not is_read_only:
                raise refusal(ANOTHERS_REFUSED, argument, folder=hand_in.holders[0])


def refuse_conftests(hand_in: HandIn, arguments: Sequence[str], here: Path) -> None:
    """Ends pytest if it would run a student's `conftest.py` before it asks which paths to skip."""
    anchors = [path for each in arguments for path in paths_in(each, here) if path.exists()] or [here]
    named = {folder for anchor in map(real_path, anchors) for folder in (anchor, *anchor.parents)}
    for file in first_conftests(anchors):
        if not file.is_file():
            continue
        if is_in_work(hand_in, file):
            raise refusal(WORK_REFUSED, file)
        asked_for = file.parent.samefile(hand_in.here) or real_path(file.parent) in named - set(hand_in.holders)
        if not asked_for and is_passed_by(hand_in, file.parent):
            raise refusal(CONFTEST_REFUSED, file)


def passes_by_path(config: pytest.Config, path: Path) -> bool:
    """Whether pytest skips a path; notes those beside the submission, to name them later."""
    hand_in = config.stash[HAND_IN_KEY]
    if not is_passed_by(hand_in, path):
        return False
    if not is_in_work(hand_in, path):
        config.stash.setdefault(PASSED_BY_KEY, []).append(path)
    return True


def told_of_passing_by(config: pytest.Config) -> list[str]:
    """A line that names the skipped paths; none if there are none."""
    names = [one_line(path.name) for path in config.stash.get(PASSED_BY_KEY, [])]
    if not names:
        return []
    listed = ", ".join([*names[:MAX_NAMES_LISTED], *["…"] * (len(names) > MAX_NAMES_LISTED)])
    return [f"Not looked through, as students' work may lie there: {listed}. Name your own tests to run them."]


def tested_at(pattern: str, here: Path) -> Iterator[str]:
    """The paths that an entry of the setting `testpaths` matches."""
    return glob.iglob(pattern, root_dir=here, recursive=True)


def refusal(sentence: str, what: object = "", **more: object) -> pytest.UsageError:
    """The error that ends pytest with a sentence, file names in it made safe for a terminal."""
    shown = {key: one_line(str(value)) for key, value in {"what": what, **more}.items()}
    return pytest.UsageError(sentence.format(**shown))
