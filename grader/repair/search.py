"""The search for the nearest repair: the candidates that make every input right, or one that mends at least half.

With few failing inputs there are dozens of such "repairs", all of them nonsense: so nothing is said unless a change is
right on further inputs too, and all changes that are lie on at most two lines of one function.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.built.document import BuiltExercise, Instance
from grader.built.student_calls import args_text
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.judge.judged import JudgedCase
from grader.repair.candidates import RepairCandidate, same_changes_together, single_candidates
from grader.repair.student_program import FunctionCode
from grader.repair.systematic import SystematicCandidate, systematic_candidates
from grader.repair.trials import CallsInProcess, CandidateTrials, MeasuredRun, SearchEnded

MIN_FAILING_INPUTS = 3
MAX_LINES = 2  # lines on which all repairs that are found must lie
SECOND_INPUTS = 4  # failing inputs that are asked of what was right on the first
MAX_PARTIAL = 40  # candidates that are looked at as partial repairs
# Lines that all candidates together would run on their first input if they ran as many as the program does, and what a
# call costs beside them: of a program that computes for long, fewer candidates are tried.
MAX_LINES_RUN, LINES_A_CALL = 3_000_000, 500
MIDDLE_CANDIDATES = 150  # candidates that are tried on another failing input, once nothing mends all
MEASURED_INPUTS = 8  # failing inputs of which the lines are counted
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
    try:
        inputs, ran = cheapest_first(trials, inputs)
        singles = single_candidates(functions, ran.lines)[: MAX_LINES_RUN // (ran.count + LINES_A_CALL)]
        near = right_on_second_inputs(trials, inputs, singles)
        if found := wholly_right(trials, inputs, near):
            return NearestRepair(found) if lie_together(found) else None
        several = [*same_changes_together(singles), *systematic_candidates(functions)]
        if found := wholly_right(trials, inputs, right_on_second_inputs(trials, inputs, several)):
            fewest = fewest_ways(found)
            return NearestRepair(fewest) if len({each.lines for each in fewest}) <= MAX_LINES else None
        partial = partly_right(trials, inputs, [*near, *right_on_middle_input(trials, inputs, singles, near)])
        return NearestRepair(partial, whole=False) if partial and lie_together(partial) else None
    except SearchEnded:
        return None


def cheapest_first(trials: CandidateTrials, inputs: RepairInputs) -> tuple[RepairInputs, MeasuredRun]:
    """The inputs with the failing one first on which the program runs the fewest lines, and those lines.

    What stands on no such line cannot mend it.
    """
    # Some of the shortest: to count the lines of a long input takes long.
    runs = trials.measured(inputs.failing[:MEASURED_INPUTS])
    best = min(runs, key=lambda number: (runs[number].count, number))
    others = tuple(number for number in inputs.failing if number != best)
    return replace(inputs, failing=(best, *others)), runs[best]


ScoredCandidates = Sequence[tuple[RepairCandidate, int]]  # with the number of second inputs that are right


def right_on_second_inputs(
    trials: CandidateTrials, inputs: RepairInputs, candidates: Sequence[RepairCandidate]
) -> ScoredCandidates:
    """The candidates that are right on the cheapest failing input, with how many of the next ones they mend."""
    first, *others = inputs.failing[: 1 + SECOND_INPUTS]
    seen = trials.right_on(candidates, [first], quick=True)
    mended = [each for each, [right] in zip(candidates, seen, strict=True) if right]
    # The first once more, as a quick trial counts no lines on a fast machine.
    again = trials.right_on(mended, [first, *others])
    return [(each, sum(rights)) for each, [right, *rights] in zip(mended, again, strict=True) if right]


def right_on_middle_input(
    trials: CandidateTrials, inputs: RepairInputs, candidates: Sequence[RepairCandidate], near: ScoredCandidates
) -> ScoredCandidates:
    """The candidates that mend not the cheapest failing input but the one in the middle, as a part of a mistake may."""
    middle = inputs.failing[len(inputs.failing) // 2]
    known = {id(each) for each, _ in near}
    others = [each for each in candidates if id(each) not in known][:MIDDLE_CANDIDATES]
    seen = trials.right_on(others, [middle], quick=True)
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
    """The candidates with the fewest ways of change: one and the same change of a text comes before all others."""
    counts = [
        len({way for way, *_ in each.ways}) if isinstance(each, SystematicCandidate) else 0 for each in candidates
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
        answers = {repr(answer) for place in mended if is_telling(answer := decode(inputs.instances[place].expected))}
        whole = all(rights[count : count + passing]) and 2 * sum(further) >= len(further)
        if whole and 2 * len(mended) >= count and min(len(mended), len(answers)) >= MIN_MENDED:
            found.append((len(mended), each))
    best = max((mended for mended, _ in found), default=0)
    return tuple(sorted((each for mended, each in found if mended == best), key=lambda each: each.rank))


def is_telling(answer: Value) -> bool:
    """Whether an answer is hardly right by chance: a fraction, or a collection; not a word, a count, yes or no."""
    return not (answer is None or isinstance(answer, str | int))
