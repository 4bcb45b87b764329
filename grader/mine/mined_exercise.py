"""Mining one exercise: from works that nothing explains to drafts, and to groups that stay unexplained."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.built.document import BuiltExercise
from grader.diagnose.finding import Finding
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.mine.alternative_answers import answer_table
from grader.mine.alternatives import Alternative
from grader.mine.draft_lint import draft_problems
from grader.mine.drafts import Draft, UnexplainedGroup, alternative_draft, members, repair_draft, shown_example
from grader.mine.explaining import ExplainedGroup, explained_groups
from grader.mine.own_formulas import formula_of_change, program_text
from grader.mine.predicting import Prediction, prediction_of
from grader.mine.wrong_work import (
    AnsweredGroup,
    MiningInput,
    WrongWork,
    alike_groups,
    answered_group,
    mining_inputs,
)
from grader.repair.repair_finding import RunProgram, repair_finding

LEAST_STUDENTS = 3  # that a draft explains: fewer are no habit of a class


@dataclass(frozen=True, eq=False)
class MinedExercise:
    """What mining one exercise gave: drafts, and groups that stay unexplained; the largest first."""

    drafts: tuple[Draft, ...]
    unexplained: tuple[UnexplainedGroup, ...]


@dataclass(frozen=True, eq=False)
class ExerciseSource:
    """An exercise as it was handed out, and its file, with what that says; None and empty where it is not found."""

    built: BuiltExercise
    file: Path | None
    raw: Mapping[str, Any]


def mined_exercise(
    source: ExerciseSource, works: Sequence[WrongWork], run: RunProgram, least: int = LEAST_STUDENTS
) -> MinedExercise:
    """The drafts and the unexplained groups of one exercise; programs with the same text are run once."""
    inputs = mining_inputs(source.built)
    groups = alike_groups(source.built, inputs, [*answered_works(source.built, inputs, works, run)])
    if sum(len(group.works) for group in groups) < least:
        return MinedExercise((), tuple(unexplained_group(source.built, inputs, group) for group in groups))
    explained = list(explained_groups(source.built, inputs, groups, source.raw))
    drafts: list[Draft] = []
    left = explained
    # The one that explains most comes first; what it explains needs no other draft.
    while (best := most_explaining(left)) is not None:
        own = [each for each in left if explains(each, best)]
        if sum(len(each.group.works) for each in own) < least:
            break
        drafts.append(best_draft(source, inputs, own, best))
        left = [each for each in left if each not in own]
    others = [each.group for each in left]
    # A repair tells no answers, so that it comes last: its draft still needs a function.
    for repair, mended in repaired_groups(source.built, others, run, least):
        if sum(len(group.works) for group in mended) >= least:
            drafts.append(repair_draft(source.built, inputs, mended, repair))
            others = [group for group in others if group not in mended]
    return MinedExercise(
        tuple(sorted(drafts, key=lambda each: -each.students)),
        tuple(unexplained_group(source.built, inputs, group) for group in others),
    )


def answered_works(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], works: Sequence[WrongWork], run: RunProgram
) -> Iterator[AnsweredGroup]:
    """A group for each program that answers something wrong, with all works that have its text."""
    same: dict[str, list[WrongWork]] = {}
    for work in works:
        same.setdefault(program_text(work.submission), []).append(work)
    for first, *others in same.values():
        found = answered_group(exercise, inputs, first, run)
        if found is not None:
            yield AnsweredGroup((first, *others), found.observations, found.right)


def most_explaining(groups: Sequence[ExplainedGroup]) -> Alternative | None:
    """The alternative that explains the most students; of several the one that stands first in the largest group."""
    counts: dict[int, int] = {}
    order: dict[int, tuple[int, Alternative]] = {}
    for each in groups:
        for place, (alternative, _) in enumerate(each.found):
            counts[id(alternative)] = counts.get(id(alternative), 0) + len(each.group.works)
            order.setdefault(id(alternative), (place, alternative))
    if not counts:
        return None
    return order[min(counts, key=lambda key: (-counts[key], order[key][0]))][1]


def explains(group: ExplainedGroup, alternative: Alternative) -> bool:
    """Whether an alternative is among those that explain a group."""
    return any(each is alternative for each, _ in group.found)


def best_draft(
    source: ExerciseSource, inputs: Sequence[MiningInput], own: Sequence[ExplainedGroup], best: Alternative
) -> Draft:
    """The draft of the alternative that explains some groups, as a formula where its change can be written as one."""
    exercise, groups = source.built, [each.group for each in own]
    table = answer_table(exercise, [each.instance for each in inputs])
    told: list[Prediction] = [told for each in own for alternative, told in each.found if alternative is best]
    # A formula is safer to paste than code, and shorter to read, if it gives the same.
    formula = formula_of_change(exercise, best, source.raw)
    if formula is not None:
        [forms] = table.answers([formula], range(len(inputs)))
        again = [prediction_of(exercise, inputs, group, forms.__getitem__) for group in groups]
        if all(each is not None for each in again):
            best, told = formula, [each for each in again if each is not None]
    [forms] = table.answers([best], range(len(inputs)))
    return alternative_draft(exercise, inputs, groups, best, told, draft_problems(exercise, best, forms, source.file))


def repaired_groups(
    exercise: BuiltExercise, groups: Sequence[AnsweredGroup], run: RunProgram, least: int
) -> list[tuple[Finding, list[AnsweredGroup]]]:
    """The whole repairs of programs of some groups, each with all groups that the very same change mends."""
    found: dict[object, tuple[Finding, list[AnsweredGroup]]] = {}
    for group in groups:
        repair = next((work.repair for work in group.works if work.repair and is_whole(work.repair)), None)
        if repair is None and len(group.works) >= least:
            repair = group_repair(exercise, group, run)
        if repair is not None:
            key = (repair.name, *((each.before, each.after) for each in repair.changes))
            found.setdefault(key, (repair, []))[1].append(group)
    return sorted(found.values(), key=lambda each: (-sum(len(group.works) for group in each[1]), each[0].name))


def group_repair(exercise: BuiltExercise, group: AnsweredGroup, run: RunProgram) -> Finding | None:
    """The whole repair of a group's shortest program, looked for here where grading did not; None without one."""
    work = min(group.works, key=lambda each: (len(program_text(each.submission)), program_text(each.submission)))
    cases = judge_exercise(exercise, run(work.submission, exercise_calls(exercise)), {})
    found = repair_finding(exercise, cases, work.submission, run)
    return found if found is not None and is_whole(found) else None


def is_whole(repair: Finding) -> bool:
    """Whether a repair makes every input right, and does not only mend a part."""
    return "All inputs" in repair.hint or "and all is right" in repair.name


def unexplained_group(exercise: BuiltExercise, inputs: Sequence[MiningInput], group: AnsweredGroup) -> UnexplainedGroup:
    """A group that nothing explains, with an example."""
    return UnexplainedGroup(
        exercise=exercise.id,
        title=exercise.title,
        programs=len({program_text(work.submission) for work in group.works}),
        **shown_example(inputs, group),
        **members([group]),
    )
