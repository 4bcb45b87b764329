"""`grader mine`: mistakes of a class that no exercise knows yet, drafted for its author."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from grader.cli.errors import CannotRun
from grader.cli.progress import counted_progress
from grader.cli.report import run_report_quietly
from grader.engine.repair_search import program_runner
from grader.mine.class_work import ExerciseWork, GradedClass, graded_class, unexplained_work
from grader.mine.drafts import Draft, UnexplainedGroup
from grader.mine.drafts_file import drafts_text
from grader.mine.mined_exercise import MinedExercise, mined_exercise
from grader.report.classes.class_drafts import DRAFTS_FILE
from grader.sandbox.run import Sandbox
from grader.texts.safe_text import counted, one_line
from grader.texts.whole_files import write_whole

MAX_LISTED_NAME = 110  # characters of a name on the screen


@dataclass(frozen=True, slots=True)
class MineOptions:
    """The options of `grader mine`."""

    outs: tuple[Path, ...]
    submissions: tuple[Path, ...]
    assignments: tuple[Path, ...]
    exercises: tuple[str, ...]
    least: int
    to: Path | None
    names: bool
    as_json: bool


def run_mine(asked: MineOptions) -> None:
    """Writes the drafts and prints a short list of them, or prints all as JSON."""
    classes = graded_classes(asked)
    work = unexplained_work(classes, asked.exercises)
    found = list(mined_work(work, asked))
    drafts = sorted((each for one in found for each in one.drafts), key=lambda each: (-each.students, each.exercise))
    left = sorted((each for one in found for each in one.unexplained), key=lambda each: (-each.students, each.exercise))
    if asked.as_json:
        document = {"drafts": [asdict(each) for each in drafts], "unexplained": [asdict(each) for each in left]}
        if not asked.names:
            document = {key: [{**each, "who": []} for each in listed] for key, listed in document.items()}
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
        return
    files = [asked.to] if asked.to else [one.out / DRAFTS_FILE for one in classes]
    for file in files:
        write_whole(file, drafts_text(drafts, left))
    if asked.to is None:
        for one in classes:
            run_report_quietly(one.out)  # the class page leads to the drafts from now on
    sys.stdout.write("".join(f"{line}\n" for line in listing(drafts, left, asked, files)))


def graded_classes(asked: MineOptions) -> list[GradedClass]:
    """The classes that are named, each with its submissions and its assignment if these are named too."""
    for option, given in (("--submissions", asked.submissions), ("--assignment", asked.assignments)):
        if len(given) not in (0, len(asked.outs)):
            raise CannotRun(
                f"{option} must be given once for each folder of results, in the same order, or not at all."
            )
    submissions = asked.submissions or (None,) * len(asked.outs)
    assignments = asked.assignments or (None,) * len(asked.outs)
    return [graded_class(*each) for each in zip(asked.outs, assignments, submissions, strict=True)]


def mined_work(work: Sequence[ExerciseWork], asked: MineOptions) -> Iterator[MinedExercise]:
    """What mining each exercise gives; programs run in the sandbox as when they are graded."""
    # One sandbox for all exercises, with what any of their assignments allows.
    packages = tuple(sorted({name for each in work for name in each.packages}))
    with counted_progress("mining", len(work), quiet=asked.as_json) as count, Sandbox(packages=packages) as sandbox:
        for each in work:
            yield mined_exercise(each.source, each.works, program_runner(sandbox, [each.source.built]), asked.least)
            count.advance()


def listing(
    drafts: Sequence[Draft], left: Sequence[UnexplainedGroup], asked: MineOptions, files: Sequence[Path]
) -> Iterator[str]:
    """The drafts and the largest unexplained groups, a few lines each, then where the file lies."""
    for draft in drafts:
        yield f"{draft.exercise}: {one_line(draft.name, MAX_LISTED_NAME)} ({counted(draft.students, 'student')})"
        yield f"  {draft.call} gave {draft.gave}; right is {draft.right}"
        yield f"  {draft.proof} {' '.join(draft.lint) or 'Lint has nothing to say against it.'}"
        yield from who_lines(draft.who, asked)
    groups = [group for group in left if group.students >= asked.least]
    for group in groups:
        yield f"{group.exercise}: unexplained ({counted(group.students, 'student')})"
        yield f"  {group.call} gave {group.gave}; right is {group.right}"
        yield from who_lines(group.who, asked)
    fewer = sum(group.students for group in left if group.students < asked.least)
    if not drafts:
        yield f"No mistake that {asked.least} students share was found among what nothing explains."
    if fewer:
        yield f"{counted(fewer, 'program')} more answered as fewer than {asked.least} others did."
    yield f"Drafts to edit and paste: {', '.join(map(str, files))}"


def who_lines(who: Sequence[str], asked: MineOptions) -> Iterator[str]:
    """A line with the students, if names are wanted; they stand in no file."""
    if asked.names:
        yield f"  Who: {', '.join(map(one_line, who))}"
