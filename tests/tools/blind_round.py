"""A blind round: somebody who has only the handouts writes right solutions and mistakes, and we see what they get.

    python tests/tools/blind_round.py handout FOLDER trees.id3_trace trees.gini ...
    python tests/tools/blind_round.py grade FOLDER

`handout` writes each exercise as a student sees it, and `README.md`, which tells the writer how to hand in. `grade`
reads what lies in `FOLDER/work`: code as cells of `<id>.py`, answers to hand work and choices as `<id>.yaml`. It prints
every right work that loses marks, and of every wrong work its share and what was named.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from grader.build.built_exercise import build_exercise  # noqa: E402  the checkout's own, as the path above says
from grader.build.secret import PUBLIC_SECRET  # noqa: E402
from grader.built.document import BuiltExercise  # noqa: E402
from grader.cli.bank import student_text  # noqa: E402
from grader.sandbox.run import Sandbox  # noqa: E402
from grader.score.result import ExerciseResult  # noqa: E402
from tests.banked import result_on, specs  # noqa: E402

HEADING = re.compile(r"(?m)^# %% (?P<name>\w+): (?P<kind>right|wrong): (?P<said>.+)$")
FOR_THE_WRITER = """# For the writer

Read each exercise here as a student would. You have seen no other file of the project, and look at none.

For each exercise, write into `work/`:
- in code (`function`, `trace`, `model`): `work/<id>.py`, with cells

      # %% short_name: right: how it goes about it
      (a whole solution)
      # %% other_name: wrong: what is misunderstood, in a sentence
      (a whole solution with that mistake)

- by hand or by choice: `work/<id>.yaml`, a list of items such as

      - {name: short_name, kind: right, said: how, answers: {part: "0.25", other: "yes"}}
      - {name: other_name, kind: wrong, said: the mistake, answers: {part: "0.5", other: "yes"}}

  A choice has the one part `choice`, with the letter or letters as text ("a, c").

One or two right works that differ in kind, and three or four wrong ones with mistakes that students really make: a rule
read wrongly, a formula of another book, an off-by-one, a forgotten case; each a single mistake in a whole solution.
At the end write into `work/doubts.md` every sentence that could be read in two ways.
"""


class Work(NamedTuple):
    """One work of a blind round."""

    exercise: str
    name: str
    right: bool
    said: str
    code: str
    answers: dict[str, str]


def write_handout(folder: Path, ids: list[str]) -> None:
    """Writes the exercises as students see them, and what the writer is asked for."""
    (folder / "work").mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(FOR_THE_WRITER, "utf-8")
    for id_ in ids:
        (folder / f"{id_}.md").write_text(student_text(handed_out(id_)), "utf-8")


def handed_out(id_: str) -> BuiltExercise:
    """An exercise as `handout` shows it and `grade` judges it."""
    return build_exercise(specs()[id_], assignment_id="blind", secret=PUBLIC_SECRET)


def works_in(folder: Path) -> Iterator[Work]:
    """Every work of a round, in the order of files."""
    for file in sorted((folder / "work").glob("*.py")):
        text = file.read_text("utf-8")
        headings = list(HEADING.finditer(text))
        if text.strip() and not headings:
            raise SystemExit(f"{file}: no line such as `# %% name: right: how it goes about it` begins a cell")
        for heading, after in zip_longest(headings, headings[1:]):
            code = text[heading.end() : after.start() if after else None]
            yield Work(file.stem, heading["name"], heading["kind"] == "right", heading["said"], code, {})
    for file in sorted((folder / "work").glob("*.yaml")):
        for item in yaml.safe_load(file.read_text("utf-8")):
            answers = {str(name): str(value) for name, value in item["answers"].items()}
            yield Work(file.stem, item["name"], item["kind"] == "right", item["said"], "", answers)


def told(result: ExerciseResult) -> list[str]:
    """What is named or located of a mistake; the input that fails is evidence only."""
    return [f"{each.kind}: {each.name}: {each.hint}" for each in result.findings if each.kind != "counterexample"]


def grade_round(folder: Path) -> None:
    """Prints what each work gets, and the round's figures."""
    figures: Counter[str] = Counter()
    with Sandbox() as sandbox:
        for work in works_in(folder):
            result = result_on(sandbox, handed_out(work.exercise), work.code, work.answers or None)
            full = result.score == result.points
            figures[f"{'right' if work.right else 'wrong'} works"] += 1
            if work.right and not full:
                figures["right works that lost marks"] += 1
            if not work.right:
                figures["wrong works with full marks"] += full
                figures["wrong works with a finding"] += bool(told(result)) and not full
            if work.right and full:
                continue
            print(f"{work.exercise} {work.name} ({'RIGHT' if work.right else 'wrong'}): {work.said}")
            print(f"    {result.score:g} of {result.points:g}, {result.status}")
            print("".join(f"    {line}\n" for line in told(result) or ["nothing named" if not full else "FULL MARKS"]))
            if work.right:
                print("".join(f"    {case.name}: {case.message}\n" for case in result.cases if not case.passed))
    print("\n".join(f"{what}: {number}" for what, number in sorted(figures.items())))


def run(arguments: list[str]) -> None:
    """Carries out a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    handout = commands.add_parser("handout", help="write exercises as students see them")
    handout.add_argument("folder", type=Path)
    handout.add_argument("ids", nargs="+")
    grade = commands.add_parser("grade", help="grade what lies in FOLDER/work")
    grade.add_argument("folder", type=Path)
    given = parser.parse_args(arguments)
    if given.command == "handout":
        write_handout(given.folder, given.ids)
    else:
        grade_round(given.folder)


if __name__ == "__main__":
    run(sys.argv[1:])
