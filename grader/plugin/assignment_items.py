"""An assignment as pytest nodes: a file of exercises, each with its cases as items."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from grader.built.disclosure import Disclosure
from grader.built.document import BuiltExercise
from grader.engine.built_file import built_file
from grader.plugin.feedback import CheckOutcome, check_outcome
from grader.plugin.graded_work import HandedOutAssignment, run_work
from grader.report.rules import level_at
from grader.texts.safe_text import one_line

# Marks that pytest gives a meaning of its own: a module of that name gets none.
TAKEN = {"skip", "skipif", "xfail", "parametrize", "usefixtures", "filterwarnings", "tryfirst", "trylast"}


class AssignmentFile(pytest.File):
    """The YAML file of an assignment, read through its built document."""

    def collect(self) -> Iterator["ExerciseCollector"]:
        """The exercises of the assignment."""
        handed = HandedOutAssignment(built_file(self.path).data)
        for place, exercise in enumerate(handed.built.exercises):
            yield ExerciseCollector.from_parent(self, name=exercise.id, handed=handed, place=place)


class ExerciseCollector(pytest.Collector):
    """The pytest collector of one exercise."""

    def __init__(self, *, handed: HandedOutAssignment, place: int, **others: Any) -> None:
        super().__init__(**others)
        self.handed, self.place = handed, place
        module = self.name.partition(".")[0]
        self.add_marks([module] if module not in TAKEN and module.isidentifier() and module[0] != "_" else [])
        if self.config.pluginmanager.hasplugin("xdist"):
            # With `--dist loadgroup` all cases of an assignment go to one worker, which grades the work once.
            self.add_marker(pytest.mark.xdist_group(handed.built.id))

    def add_marks(self, modules: list[str]) -> None:
        """Adds a pytest mark for each module, and registers it, as its name is known only now."""
        for module in modules:
            line = f"{module}: a case of an exercise of the module {module}"
            if line not in self.config.getini("markers"):
                self.config.addinivalue_line("markers", line)
            self.add_marker(getattr(pytest.mark, module))

    def collect(self) -> Iterator["CaseItem"]:
        """The cases of the exercise, in the order of the result document."""
        for number, (name, public) in enumerate(cases_in(self.handed.built.exercises[self.place])):
            item: CaseItem = CaseItem.from_parent(self, name=name, number=number)
            item.add_marker(pytest.mark.public if public else pytest.mark.hidden)
            yield item


class CaseItem(pytest.Item):
    """The pytest item of one named case, or of one part of hand work: a line of the report."""

    def __init__(self, *, number: int, **others: Any) -> None:
        super().__init__(**others)
        self.number = number

    def setup(self) -> None:
        """Grades the work, unless it is graded already; ends here if there is no judgement of it."""
        outcome = self.outcome()
        if outcome.word == "skipped":
            raise pytest.skip.Exception(outcome.text, _use_item_location=True)  # as pytest's own mark `skip` does
        if outcome.word == "error":
            pytest.fail(outcome.text, pytrace=False)

    def runtest(self) -> None:
        """Fails with the feedback, if the check failed."""
        outcome = self.outcome()
        if outcome.word == "failed":
            pytest.fail(outcome.text, pytrace=False)

    def outcome(self) -> CheckOutcome:
        """The outcome of the case, told as far as the disclosure level allows."""
        exercise: Any = self.parent
        handed: HandedOutAssignment = exercise.handed
        work = run_work(self.config)
        asked: str = self.config.getoption("disclosure")
        level = level_at(handed.rules, work.now) if asked == "policy" else cast("Disclosure", asked)
        return check_outcome(work.graded(handed), exercise.place, self.number, level)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file, line and title that pytest shows for the check."""
        return self.path, 0, f"{self.parent.name if self.parent else ''}: {self.name}"


def cases_in(exercise: BuiltExercise) -> Iterator[tuple[str, bool]]:
    """The name of every case, and whether it is public; names are made different, as pytest needs."""
    written = ["choice"] if exercise.choice else ["text"] if exercise.kind == "text" else []
    named = [(case.name, case.public) for case in exercise.cases]
    named += [(name, False) for name in (*(part.name for part in exercise.parts), *written)]
    seen = Counter[str]()
    for name, public in named:
        plain = one_line(name, 120).replace("::", ":")  # "::" is pytest's own separator
        seen[plain] += 1
        yield (plain if seen[plain] == 1 else f"{plain} ({seen[plain]})"), public
