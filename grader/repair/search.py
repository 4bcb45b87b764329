"""The search for the nearest repair: the candidates that make every input right, or one that mends at least half.

With few failing inputs there are dozens of such "repairs", all of them nonsense: so nothing is said unless a change is
right on further inputs too, and all changes that are lie on at most two lines of one function.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.built.document import BuiltExercise, Instance
from grader.built.student_calls import args_text
from grader.codec.decode import decode
from grader.judge.judged import JudgedCase
from grader.repair.candidates import RepairCandidate, same_changes_together, single_candidates
from grader.repair.student_program import FunctionCode
from grader.repair.systematic import SystematicCandidate, systematic_candidates
from grader.repair.trials import CallsInProcess, CandidateTrials, SearchEnded

MIN_FAILING_INPUTS = 3
MAX_LINES = 2  # lines on which all repairs that are found must lie
SECOND_INPUTS = 4  # failing inputs that are asked of what was right on the first
MAX_PARTIAL = 40  # candidates that are looked at as partial repairs
MIN_MENDED = 3  # failing inputs, with as many different answers, that a partial repair mends


@dataclass(frozen=True, eq=False)
class NearestRepair:
    """The repairs that were found, the best first; `whole` if each makes every input right."""

    candidates: tuple[RepairCandidate, ...]
    whole: bool = True


@dataclass(frozen=True, eq=False)
class RepairInputs:
    """The inputs of a search: those of the cases, then further ones; the places of those that fail, cheapest first."""

    instances: tuple[Instance, ...]
    failing: tuple[int, ...]
    passing: tuple[int, ...]
    further: tuple[int, ...]


def repair_inputs(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> RepairInputs | None:
    """The inputs for a search; None where too little fails, or nothing drawn, to tell a repair from a coincidence."""
    failing: list[tuple[bool, int, int]] = []
    passing: list[int] = []
    instances: list[Instance] = []
    drawn = 0
    for built, judged_case in zip(exercise.cases, cases, strict=True):
        for instance, judged in zip(built.instances, judged_case.inputs, strict=True):
            if judged.verdict.passed:
                passing.append(len(instances))
            else:
                drawn += built.drawn
                failing.append((built.edge, len(args_text(instance.args)), len(instances)))
            instances.append(instance)
    if len(failing) < MIN_FAILING_INPUTS or not drawn or not exercise.further:
        return None
    # An edge case may fail by something else than all others do: what is ordinary comes first.
    ordered = tuple(place for _, _, place in sorted(failing))
    further = tuple(range(len(instances), len(instances) + len(exercise.further)))
    return RepairInputs((*instances, *exercise.further), ordered, tuple(passing), further)


def nearest_repair(
    exercise: BuiltExercise, inputs: RepairInputs, functions: Sequence[FunctionCode], run: CallsInProcess
) -> NearestRepair | None:
    """The repairs of a student's functions that are right on all inputs; else those that mend at least half; or None.

    A search that is ended before its end finds nothing: what it has seen might not be all there is.
    """
    trials = CandidateTrials(exercise, inputs.instances, run)
    singles = single_candidates(functions)
    try:
        near = right_on_second_inputs(trials, inputs, singles)
        if found := wholly_right(trials, inputs, near):
            return NearestRepair(found) if lie_together(found) else None
        together = same_changes_together(singles)
        for group in (together, systematic_candidates(functions)):
            if found := wholly_right(trials, inputs, right_on_second_inputs(trials, inputs, group)):
                fewest = fewest_ways(found)
                return NearestRepair(fewest) if len({each.lines for each in fewest}) <= MAX_LINES else None
        partial = partly_right(trials, inputs, [*near, *right_on_middle_input(trials, inputs, singles, near)])
        return NearestRepair(partial, whole=False) if partial and lie_together(partial) else None
    except SearchEnded:
        return None


ScoredCandidates = Sequence[tuple[RepairCandidate, int]]  # with the number of second inputs that are right


def right_on_second_inputs(
    trials: CandidateTrials, inputs: RepairInputs, candidates: Sequence[RepairCandidate]
) -> ScoredCandidates:
    """The candidates that are right on the cheapest failing input, with how many of the next ones they mend."""
    first, *others = inputs.failing[: 1 + SECOND_INPUTS]
    mended = [each for each, [right] in zip(candidates, trials.right_on(candidates, [first]), strict=True) if right]
    seen = trials.right_on(mended, others)
    return [(each, sum(rights)) for each, rights in zip(mended, seen, strict=True)]


def right_on_middle_input(
    trials: CandidateTrials, inputs: RepairInputs, candidates: Sequence[RepairCandidate], near: ScoredCandidates
) -> ScoredCandidates:
    """The candidates that mend not the cheapest failing input but the one in the middle, as a part of a mistake may."""
    middle = inputs.failing[len(inputs.failing) // 2]
    known = {id(each) for each, _ in near}
    others = [each for each in candidates if id(each) not in known]
    seen = trials.right_on(others, [middle])
    return [(each, SECOND_INPUTS) for each, [right] in zip(others, seen, strict=True) if right]


def wholly_right(trials: CandidateTrials, inputs: RepairInputs, near: ScoredCandidates) -> tuple[RepairCandidate, ...]:
    """The candidates that are right on all inputs, further ones included, the best first."""
    most = min(SECOND_INPUTS, len(inputs.failing) - 1)
    left = [each for each, mended in near if mended == most]
    rest = (*inputs.failing[1 + SECOND_INPUTS :], *inputs.passing)
    for numbers in (rest, inputs.further):
        seen = trials.right_on(left, numbers)
        left = [each for each, rights in zip(left, seen, strict=True) if all(rights)]
    # What only removes something comes before what changes a word, and that before what adds something.
    return tuple(sorted(left, key=lambda each: each.rank))


def lie_together(candidates: Sequence[RepairCandidate]) -> bool:
    """Whether all candidates lie on at most `MAX_LINES` lines of one function."""
    lines = frozenset[tuple[str, int]]().union(*(each.lines for each in candidates))
    functions = frozenset[str]().union(*(each.functions for each in candidates))
    return len(lines) <= MAX_LINES and len(functions) == 1


def fewest_ways(candidates: Sequence[RepairCandidate]) -> tuple[RepairCandidate, ...]:
    """Of systematic candidates those with the fewest ways of change; others as they are."""
    counts = [
        len({way for way, *_ in each.ways}) if isinstance(each, SystematicCandidate) else 1 for each in candidates
    ]
    return tuple(each for each, count in zip(candidates, counts, strict=True) if count == min(counts))


def partly_right(trials: CandidateTrials, inputs: RepairInputs, near: ScoredCandidates) -> tuple[RepairCandidate, ...]:
    """The candidates that mend the most failing inputs, at least half of them, and break nothing; the best first.

    They mend several different answers, and are right on as large a share of the further inputs: where an answer is
    yes or no, a change that knows nothing mends half of them too.
    """
    most = min(SECOND_INPUTS, len(inputs.failing) - 1)
    numbers = (*inputs.failing, *inputs.passing, *inputs.further)
    affordable = min(MAX_PARTIAL, trials.calls_left // len(numbers))
    tried = [each for each, mended in near if 2 * mended >= most][:affordable]
    count, passing = len(inputs.failing), len(inputs.passing)
    found: list[tuple[int, RepairCandidate]] = []
    for each, rights in zip(tried, trials.right_on(tried, numbers), strict=True):
        mended = [place for place, right in zip(inputs.failing, rights, strict=False) if right]
        further = rights[count + passing :]
        answers = {repr(decode(inputs.instances[place].expected)) for place in mended}
        whole = all(rights[count : count + passing]) and 2 * sum(further) >= len(further)
        if whole and 2 * len(mended) >= count and min(len(mended), len(answers)) >= MIN_MENDED:
            found.append((len(mended), each))
    best = max((mended for mended, _ in found), default=0)
    return tuple(sorted((each for mended, each in found if mended == best), key=lambda each: each.rank))
