"""One submission through all that the grader does with it outside the sandbox, from a child's bytes to every page."""

import io
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree

from rich.console import Console

from grader.built.disclosure import DISCLOSURES, Disclosure
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.checks.calls import Call, Observation
from grader.codec.decode import DecodeError
from grader.diagnose.counterexample import counterexample_finding, with_example
from grader.diagnose.findings import findings_of
from grader.engine.grade_submission import GradedSubmission
from grader.engine.result_files import grades_text, result_marks
from grader.engine.why.explained import explained_case
from grader.gradebook.records import filed_result
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.platforms.gradescope import autograder_results
from grader.plugin.feedback import check_outcome
from grader.report import html, markdown, terminal
from grader.report.classes import class_html
from grader.report.classes.class_view import class_view
from grader.report.classes.row import student_row
from grader.report.result_json import read_result, result_text
from grader.report.rules import DisclosureRules
from grader.report.shown import View, view_document
from grader.report.view import student_view
from grader.run_cache import RunCache
from grader.sandbox.allowance import Allowance
from grader.sandbox.child_answers import admitted_observation
from grader.sandbox.frames import WRITE_MESSAGE
from grader.score.raising_lines import with_source_lines
from grader.score.result import Result
from grader.score.results import exercise_result, result_of
from grader.similar.same_answers import answer_leads

GRADING = ("read", "judge", "diagnose", "counterexample", "score", "freeze", "view", "html", "markdown", "row")
NOW = datetime(2026, 1, 1, tzinfo=UTC)
CACHE = RunCache()  # as in a run: templates stay compiled, and inputs that are smaller are worked out once
WORK = Submission("s1", (Source("work", "work.py", (CodeCell("x = 1\n" * 20, ""),)),), {}, (), "sha256:0", "BCD-FGH")

Message = dict[str, Any]  # what a child says of a call, without its number


@dataclass
class Spent:
    """Processor seconds by stage."""

    seconds: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def on(self, stage: str) -> Iterator[None]:
        """Counts what is done within as this stage's."""
        begun = time.process_time()
        yield
        self.seconds[stage] = self.seconds.get(stage, 0) + time.process_time() - begun

    @property
    def grading(self) -> float:
        """What `grader grade` takes for the submission, beyond the sandbox."""
        return sum(self.seconds.get(stage, 0) for stage in GRADING)

    @property
    def otherwise(self) -> float:
        """What the longest of all that is done on demand takes."""
        return max((spent for stage, spent in self.seconds.items() if stage not in GRADING), default=0)


def observed(calls: Sequence[Call], messages: Sequence[Message], left: Allowance) -> list[Observation]:
    """What is seen of a child that says all this of its calls, as `grader.sandbox.run` reads it."""
    seen = []
    for number, (call, message) in enumerate(zip(calls, messages, strict=True)):
        payload = WRITE_MESSAGE({"n": number, **message}).encode("ascii")
        try:
            seen.append(admitted_observation(payload, number, call.room, left))
        except DecodeError:
            seen.append(Observation("died"))
    return seen


def assignment_of(*exercises: BuiltExercise) -> BuiltAssignment:
    """An assignment of some exercises."""
    return BuiltAssignment(id="hostile", title="Hostile", variant="", policy={}, code={}, exercises=exercises)


def everything(
    exercise: BuiltExercise,
    messages: Sequence[Message],
    answers: dict[str, str],
    again: Message | None = None,
    levels: Sequence[Disclosure] = DISCLOSURES,
) -> Spent:
    """Sends a submission through every stage; `messages` answer the exercise's calls, `again` all that is asked later.

    Its pages are made at these levels of disclosure. Raises whatever is raised on the way.
    """
    spent = Spent()
    left = Allowance()
    with spent.on("read"):
        seen = observed(exercise_calls(exercise), messages, left)
    result = graded(exercise, seen, answers, probe_of(again or {"outcome": "error"}, left), spent)
    shown_everywhere(exercise, result, spent, levels)
    return spent


def probe_of(message: Message, left: Allowance) -> Callable[[Sequence[Call]], list[Observation]]:
    """A process that answers every further call in one way."""
    return lambda calls: observed(calls, [message] * len(calls), left)


def graded(
    exercise: BuiltExercise,
    seen: Sequence[Observation],
    answers: dict[str, str],
    probe: Callable[[Sequence[Call]], list[Observation]],
    spent: Spent,
) -> Result:
    """The result, as `grader.engine.grade_submission` makes it, with nothing caught; read back from its own text."""
    with spent.on("judge"):
        cases = judge_exercise(exercise, seen, answers)
    with spent.on("diagnose"):
        findings = findings_of(exercise, cases, probe=probe)
    with spent.on("counterexample"):
        example = counterexample_finding(exercise, cases, probe, CACHE)
        findings = with_example(findings, example)
    with spent.on("score"):
        scored = with_source_lines(exercise_result(exercise, cases, findings), WORK)
        result = result_of(assignment_of(exercise), "sha256:0", WORK, [scored])
    with spent.on("freeze"):
        text = result_text(result)
        json.loads(text, parse_constant=refused)
        back = read_result(text)
    assert result_text(back) == text
    return back


def refused(constant: str) -> None:
    """Raises for what is not JSON."""
    raise ValueError(constant)


def shown_everywhere(exercise: BuiltExercise, result: Result, spent: Spent, levels: Sequence[Disclosure]) -> None:
    """Every page and file that is made of a result."""
    for level in levels:
        # Of a submission one view is rendered. The others are there for what they raise: each tells less.
        with spent.on("view" if level == "all" else f"view at {level}"):
            view = student_view(result, DisclosureRules(level, level), NOW)
        rendered(view, spent if level == "all" else Spent())
    with spent.on("row"):
        row = student_row(result)
    with spent.on("class"):
        for named in (True, False):
            class_html.class_page_html(class_view([row] * 6, named=named))
    with spent.on("records"):
        filed_result(result)
        grades_text([result_marks(result)])
    with spent.on("gradescope"):
        json.dumps(
            autograder_results.results_document(result, DisclosureRules("hint", "all", NOW)), allow_nan=False
        ).encode()
    with spent.on("plugin"):
        for number in range(len(result.exercises[0].cases)):
            check_outcome(GradedSubmission(result), 0, number, "all").text.encode()
    with spent.on("why"):
        for case in result.exercises[0].cases:
            explained_case(result.exercises[0], case, exercise)
    with spent.on("similar"):
        others = [replace(result, student=f"s{n}") for n in range(4)]
        list(answer_leads(others))


def rendered(view: View, spent: Spent) -> None:
    """A view as HTML, Markdown, text and JSON; its pictures are well-formed."""
    with spent.on("html"):
        html.feedback_html(view, cache=CACHE).encode()
    with spent.on("markdown"):
        markdown.feedback_markdown(view, cache=CACHE).encode()
    with spent.on("terminal"):
        terminal.print_feedback(view, Console(file=io.StringIO(), width=80))
    with spent.on("document"):
        json.dumps(view_document(view), allow_nan=False).encode()
    for exercise in view.exercises:
        for case in (*exercise.public, *exercise.hidden):
            if case.picture:
                ElementTree.fromstring(case.picture)


def calls_in(exercise: BuiltExercise) -> int:
    """How many answers the exercise asks for."""
    return len(exercise_calls(exercise))
