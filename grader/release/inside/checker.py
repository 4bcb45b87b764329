"""The functions `check`, `check_all` and `pack` that a student calls."""

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from grader.checks.calls import Call, Observation
from grader.intake.submission import Submission
from grader.release.inside import fresh
from grader.release.inside.notebook_session import given_work, judged_cases
from grader.release.inside.own_answers import hand_answer_lines, is_answered, whole_answer
from grader.release.inside.packing import Packed, files_to_pack, packed_work, work_files
from grader.release.inside.public_document import CODE_KINDS, ReleasedExercise, released_assignment
from grader.release.inside.public_verdict import JudgedPublicCase, public_case_verdict
from grader.release.inside.repaired_source import work_meant_for
from grader.release.inside.result_cards import Card, exercise_card, hand_card, total_card
from grader.release.inside.showing import CardReport, PageFunction, confirmed, say, show_report
from grader.release.inside.unfinished_work import unfinished_work
from grader.sandbox.loading import is_stub
from grader.texts.safe_names import safe_name, shown_name
from grader.texts.safe_text import enumerated

NOT_GIVEN = object()  # not None: a student may give None as an answer
UNDEFINED_NAME = re.compile(r"name '(\w+)' is not defined")  # Python's own words for a NameError
HELP_TEXT = """\
python {file}              checks all saved work beside this file, from the top, as grading will
python {file} HW.PY ...    checks these files only
python {file} pack [ID]    makes the zip to hand in, and tells its receipt; ID is your student id
python {file} --help       shows this

In a notebook or a program: from {module} import check, check_all, pack
It exits with 0 if every public case is right, and with 1 if one is not.
"""
FRESH_RUN_SECONDS = 60.0  # for running the saved files themselves; `check_all(seconds=300)` gives more


class Checker:
    """The checker of one assignment: its public document, the file it lies in, and how a page is made."""

    def __init__(self, document: Mapping[str, Any], file: str, page: PageFunction) -> None:
        self.assignment = released_assignment(document)
        self.file = Path(file).resolve()
        self.page = page
        self.right_here: set[str] = set()  # exercises whose public cases are right in this session
        self.quiet = fresh.FRESH_VARIABLE in os.environ  # the work's own calls of `check` then say nothing

    def check(self, work: Any, exercise: Any = None, *, seconds: float | None = None) -> CardReport | None:
        """Checks a function or class on the public cases, or says whether answers by hand can be read.

        check(entropy), check(entropy, "information.entropy"), check("bayes.by_hand"), which reads answers.yaml, or
        check("bayes.by_hand", {"prior": 0.25}). A call is stopped after ten seconds, or after `seconds`.
        """
        if self.quiet:
            return None
        if isinstance(work, str):
            asked, given = work, NOT_GIVEN if exercise is None else exercise
        else:
            asked, given = exercise, work
        card = card_or_failure(self.assignment.title, lambda: self._checked(asked, given, seconds))
        return show_report(CardReport((card,), self.page))

    def check_all(self, *files: str, seconds: float = FRESH_RUN_SECONDS) -> CardReport | None:
        """Runs the saved work from the top in a fresh process and checks every exercise on its public cases.

        Without names it takes every .py file and notebook beside this file, as grading will. Save first.
        """
        if self.quiet:
            return None
        self.quiet = True  # where no process can be started, the work runs in this one, and has its own calls
        try:
            cards = self._all_cards(files, seconds)
        finally:
            self.quiet = False
        return show_report(CardReport(tuple(cards), self.page))

    def pack(self, student: str = "", files: Sequence[str] = (), *, ask: bool = True) -> Packed | None:
        """Packs the work beside this file into the zip to hand in, and tells its receipt.

        What is blank, unanswered or not saved is told first; where somebody can answer, it asks whether to go on.
        """
        if self.quiet:
            return None
        student = student or self.assignment.student
        try:
            if student in ("", "your id"):  # the notebook says so as it is handed out
                raise ValueError('Say who you are, as in pack("s0123"): the zip is named for it.')
            name = f"{self.assignment.id}-{safe_name(student)}.zip"
            chosen = self._chosen(files)
            work = work_meant_for(self.assignment.exercises, files_to_pack(chosen).files)
            unfinished = unfinished_work(self.assignment.exercises, work, vars(sys.modules["__main__"]))
            say("".join(f"{line}\n" for line in unfinished))
            if unfinished and ask and not confirmed("Pack it all the same? [y/N] "):
                raise ValueError("Your work is as it was.")
            done = packed_work(chosen, self.file.parent / name)
        except (ValueError, OSError) as problem:
            say(f"Nothing was packed. {problem}\n")
            return None
        say(f"{done!r}\n")
        return None

    def main(self, words: Sequence[str]) -> int:
        """Runs the checker as a program: checks all work, or packs it with `pack [STUDENT]`; gives the exit code."""
        match list(words):
            case ["--fresh", asked, answered]:
                # The work imports the checker by its name, and gets this one instead of loading it a second time.
                # Python puts the folder of a program on the path; where work is graded there is no such folder.
                sys.modules[self.file.stem] = sys.modules["__main__"]
                sys.path[:] = [entry for entry in sys.path if Path(entry or ".").resolve() != self.file.parent]
                fresh.answer_request(asked, answered)
            case ["--help" | "-h" | "help", *_]:
                say(HELP_TEXT.format(file=self.file.name, module=self.file.stem))
            case [option, *_] if option.startswith("-"):
                say(f"There is no option {shown_name(option)}.\n\n")
                self.main(["--help"])
                return 2
            case ["pack", *student]:
                self.pack(" ".join(student))
            case files:
                report = self.check_all(*files)
                return 0 if report is not None and report.right else 1
        return 0

    def _checked(self, asked: Any, given: Any, seconds: float | None) -> Card:
        """The card of the exercise that the student means, or a card that says why there is none."""
        found = self._exercise(asked, given)
        return found if isinstance(found, Card) else self._card(found, given, seconds)

    def _exercise(self, asked: Any, given: Any) -> ReleasedExercise | Card:
        """The exercise that the student means, or a card that says why there is none."""
        exercises = self.assignment.exercises
        if asked is not None:
            named = [each for each in exercises if asked in (each.id, each.target)]
            known = [each.id for each in exercises]
            return named[0] if len(named) == 1 else unknown_name_card(str(asked), "No exercise is called", known)
        name = given_name(given)
        if not callable(given) or not name or name == "<lambda>":
            first = next((each.id for each in exercises if each.kind in CODE_KINDS), "the.exercise")
            return Card("Which exercise?", "", f'Give a function, or name the exercise: check(f, "{first}").')
        named = [each for each in exercises if each.kind in CODE_KINDS and name in names_accepted(each)]
        if len(named) == 1:
            return named[0]
        if named:
            return unknown_name_card(name, "Several exercises ask for", [each.id for each in named])
        return unknown_name_card(
            name, "No exercise asks for", [each.target for each in exercises if each.kind in CODE_KINDS]
        )

    def _card(self, exercise: ReleasedExercise, given: Any, seconds: float | None) -> Card:
        """The card of one exercise, checked in this session."""
        if exercise.kind not in CODE_KINDS:
            files = [path for path in work_files(self.file.parent) if path.suffix in (".yaml", ".yml")]
            saved = work_meant_for(self.assignment.exercises, files_to_pack(files).files)
            return self._hand_card(exercise, None if given is NOT_GIVEN else given, saved, saved.notes)
        if given is NOT_GIVEN:
            # `check("the.exercise")` alone takes what the session defines under the asked name.
            given = vars(sys.modules["__main__"]).get(exercise.target, NOT_GIVEN)
        if given is NOT_GIVEN or (exercise.kind != "tests" and not callable(given)):
            return Card(
                exercise.title, "missing", f"There is no `{exercise.target}` here. Run the cell that defines it."
            )
        if is_stub(given) and not (exercise.kind == "tests" and given is None):
            return Card(
                exercise.title, "missing", f"`{exercise.target}` is as it was handed out. Write it, and check again."
            )
        seen = tuple(judged_cases(exercise, given_work(exercise, given, seconds)))
        (self.right_here.add if all_right(seen) else self.right_here.discard)(exercise.id)
        return exercise_card(exercise, seen, misnamed(exercise, given))

    def _chosen(self, files: Sequence[str]) -> list[Path]:
        """The work files that the student means; raises ValueError for one that does not exist."""
        folder = self.file.parent
        chosen = [folder / name for name in files] or work_files(folder)
        for path in chosen:
            if not path.is_file():
                raise ValueError(f"There is no file {shown_name(path.name)} beside {self.file.name}.")
        return chosen

    def _all_cards(self, files: Sequence[str], seconds: float) -> list[Card]:
        """A card on the run of the saved files, and one for each exercise."""
        try:
            found = files_to_pack(self._chosen(files))
        except ValueError as problem:
            return [Card("Nothing was run", "missing", str(problem))]
        exercises = self.assignment.exercises
        work = work_meant_for(exercises, found.files)
        notes = (*found.notes, *work.notes)
        if not work.sources and not work.answers:
            return [Card("Nothing was run", "missing", f"There is no work beside {self.file.name}.", notes=notes)]
        names = enumerated([shown_name(file.name) for file in found.files])
        questions = [fresh.FreshQuestion(each.id, call) for each in exercises for call in fresh_calls(each)]
        run = fresh.FreshRun(tuple(Observation("missing") for _ in questions))
        if work.sources:
            provided = {name: text for each in exercises for name, text in each.provided.items()}
            run = fresh.fresh_run(self.file, work.sources, provided, questions, seconds)
        if run.unfinished:
            return [Card("Nothing was checked", "timeout", unfinished_words(names, run, seconds), notes=notes)]
        answers = iter(run.observations)
        given = [(each, [next(answers) for _ in fresh_calls(each)]) for each in exercises]
        cards = [card_or_failure(each.title, partial(self._fresh_card, each, own, work)) for each, own in given]
        summary = f"{names}, as saved{', run from the top in a fresh process' if work.sources else ''}."
        return [Card(self.assignment.title, "info", summary, notes=notes), *cards, total_card(cards)]

    def _fresh_card(self, exercise: ReleasedExercise, observations: Sequence[Observation], work: Submission) -> Card:
        """The card of one exercise by the observations of the fresh run."""
        if exercise.kind not in CODE_KINDS:
            values = [each.value if each.outcome == "value" else None for each in observations]
            parts = [part.name for part in exercise.parts]
            given = dict(zip(parts, values, strict=True)) if exercise.kind == "values" else next(iter(values), None)
            return self._hand_card(exercise, given, work)
        come = iter(observations)
        seen = []
        for case in exercise.cases:
            answer, *extra = islice(come, 1 + len(case.extra))
            verdict = public_case_verdict(exercise, case, answer, extra)
            seen.append(JudgedPublicCase(case, answer, verdict, source=fresh.raising_line(work.sources, answer.error)))
        return exercise_card(exercise, seen, self._differs_here(exercise, seen))

    def _hand_card(self, exercise: ReleasedExercise, given: Any, saved: Submission, notes: Sequence[str] = ()) -> Card:
        """The card of an exercise by hand; what answers.yaml holds counts, and what is given where it holds nothing."""
        written = {part: text for part, text in saved.answers.get(exercise.id, {}).items() if text}
        if written and saved.variant and self.assignment.variant not in ("", saved.variant):
            notes = [*notes, "answers.yaml is for other numbers than these: its line `variant` has been changed."]
        if exercise.kind != "values":
            return hand_card(exercise, hand_answer_lines(exercise, whole_answer(written) or given), notes)
        if given is not None and not isinstance(given, Mapping):
            return hand_card(exercise, hand_answer_lines(exercise, given), notes)
        both = [f"`{name}`" for name, value in (given or {}).items() if name in written and is_answered(value)]
        if both:
            notes = [*notes, f"answers.yaml has {enumerated(both)} too, and counts."]
        return hand_card(exercise, hand_answer_lines(exercise, {**(given or {}), **written}), notes)

    def _differs_here(self, exercise: ReleasedExercise, seen: Sequence[JudgedPublicCase]) -> list[str]:
        """Notes on names and cases that work in this session, but not in the saved file."""
        texts = [each.observation.error.text for each in seen if each.observation.error is not None]
        missing = dict.fromkeys(name for text in texts for name in UNDEFINED_NAME.findall(text))
        notes = [
            f"`{name}` is defined in this session, but not where the saved file needs it."
            for name in missing
            if name in vars(sys.modules["__main__"])
        ]
        if exercise.id in self.right_here and not all_right(seen):
            notes.append(
                "In this session its public cases are right. The saved file differs: save it, and look for something "
                "that it takes from a cell that was deleted, changed or run in another order."
            )
        return notes


def card_or_failure(title: str, make: Callable[[], Card]) -> Card:
    """The card that `make` gives; if it raises, a card that says so."""
    try:
        return make()
    # Whatever an answer does, no traceback of ours may end a student's cell.
    except Exception as error:
        why = f"a fault of the checker ({type(error).__name__}), which says nothing of your work"
        return Card(title, "", f"This could not be checked, through {why}. Tell whoever gave it to you.")


def unfinished_words(names: str, run: fresh.FreshRun, seconds: float) -> str:
    """A sentence on a run of the saved files that did not come to its end."""
    if run.observations and run.observations[0].outcome == "died":
        return f"Running {names} ended its process before its end. Look for calls of exit."
    return (
        f"{names} did not run to its end within {seconds:g} seconds. Look for a loop that never ends, or give it more "
        "time: check_all(seconds=300)."
    )


def fresh_calls(exercise: ReleasedExercise) -> list[Call]:
    """The calls of a fresh run for an exercise: its public cases, or the variables of answers by hand."""
    if exercise.kind in CODE_KINDS:
        return [call for case in exercise.cases for call in (case.call, *case.extra)]
    return [Call(name, None) for name in [part.variable for part in exercise.parts] or [exercise.target] if name]


def names_accepted(exercise: ReleasedExercise) -> set[str]:
    """The names of functions or classes that a student may give for an exercise."""
    following = {name.removeprefix(".") for case in exercise.cases for name, _ in case.call.then}
    return {exercise.target} | (following & {"fit"})


def all_right(seen: Sequence[JudgedPublicCase]) -> bool:
    """Whether every public case is right."""
    return all(each.verdict.passed for each in seen)


def misnamed(exercise: ReleasedExercise, given: Any) -> list[str]:
    """A note on a function whose name is not the one that the exercise asks for; none if it is."""
    name = given_name(given) or exercise.target
    if name in names_accepted(exercise):
        return []
    return [f"It is called `{name}` here; hand it in as `{exercise.target}`."]


def given_name(given: Any) -> str:
    """The name of a function or class, safe to show; "" for an object without one."""
    name = getattr(given, "__name__", "")
    return shown_name(name) if isinstance(name, str) else ""


def unknown_name_card(name: str, problem: str, known: Sequence[str]) -> Card:
    """A card on an unknown name, with the nearest known one."""
    name = shown_name(name)
    folded: dict[str, str] = {each.lower().replace("_", ""): each for each in known}
    near = get_close_matches(name.lower().replace("_", ""), folded, 1, 0.75)
    hint = f"Did you mean `{folded[near[0]]}`?" if near else f"There is {', '.join(known)}."
    return Card("Which exercise?", "", f"{problem} `{name}`. {hint}")
