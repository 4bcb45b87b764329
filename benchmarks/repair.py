"""What repairs find and cost on wrong work that people wrote: `python benchmarks/repair.py [every [first]]`.

Every so many-th wrong or blind solution of `tests/bank` is graded as its exercise is released, with the known mistakes
taken away, so that nothing is named by them. A line counts as right if it is one of those in which the solution differs
from the right one that it was made from; a repair must also be right on the draws of a third seed. Processor time, that
of the sandbox included; of the search alone. With `--right`, right solutions are graded: none may have a repair.
"""

import difflib
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from grader.build.built_exercise import build_exercise
from grader.build.further_inputs import with_further
from grader.built.document import BuiltExercise
from grader.cli.solution_cells import HEADING, split_cells
from grader.diagnose.finding import Finding
from grader.diagnose.findings import findings_of
from grader.engine.repair_search import program_runner, with_repair
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.paths import bank_dir
from grader.repair.repair_finding import is_unexplained
from grader.run_cache import UNCACHED
from grader.sandbox.run import Sandbox
from grader.spec.load import load_exercise
from tests.corpora import Solution, right_cells, solution_files, solutions, wrong_cells

SECRET, THIRD_SEED = b"benchmark of repairs, seed one .", b"benchmark of repairs, third seed"
SLOW_SECONDS = 1.5  # beyond which a search is named
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class RepairFigures:
    """What became of one solution: whether something else names it, what was found, the line, the seconds."""

    key: str
    named: bool
    found: str  # whole | partial | none | not tried
    line_right: bool | None = None
    third_right: bool | None = None
    seconds: float = 0.0


@cache
def released(id_: str, secret: bytes = SECRET) -> BuiltExercise:
    """The exercise of the bank as released under a secret."""
    topic, name = id_.split(".")
    loaded = load_exercise(bank_dir() / topic / f"{name}.yaml")
    built = build_exercise(loaded, assignment_id="benchmark", secret=secret)
    return with_further(built, loaded, secret, "benchmark")


def without_mistakes(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise as if no mistake were known."""
    cases = [
        replace(case, instances=tuple(replace(each, variants={}) for each in case.instances)) for case in exercise.cases
    ]
    return replace(exercise, mistakes=(), cases=tuple(cases))


@cache
def bases() -> dict[str, str]:
    """The text that each wrong solution was made from, where that is a right one: by the solution's key."""
    found: dict[str, str] = {}
    for file in solution_files():
        if not file.name.endswith(".wrong.py"):
            continue
        exercise = f"{file.parent.name}.{file.name.partition('.')[0]}"
        right = right_cells(file.with_name(file.name.replace(".wrong.py", ".right.py")))
        known = {f"right/{name}": cell for name, cell in right.items()} | wrong_cells(file)
        for (_, heading), _ in split_cells(file):
            cell = HEADING.fullmatch(heading)
            if cell and cell["base"] and (cell["base"].startswith("right/") or not known[cell["base"]].kind):
                name = cell["name"] if "/" in cell["name"] else f"wrong/{cell['name']}"
                found[f"{exercise}/{name}"] = known[cell["base"]].text
    return found


def differing_lines(wrong: str, right: str) -> set[int]:
    """The lines of a wrong text that differ from a right one, and the two around a place where lines are missing."""
    matcher = difflib.SequenceMatcher(None, wrong.split("\n"), right.split("\n"), autojunk=False)
    lines: set[int] = set()
    for tag, start, end, _, _ in matcher.get_opcodes():
        if tag == "insert":
            lines |= {start, start + 1}
        elif tag != "equal":
            lines |= set(range(start + 1, end + 1))
    return lines


def handed_in(text: str) -> Submission:
    """The text as a submission of one file."""
    return Submission("s1", (Source("work", "work.py", (CodeCell(text, ""),)),), {}, (), "sha256:0", "BCD-FGH")


def sandbox_seconds(sandbox: Sandbox) -> float:
    """The processor seconds that the processes of a sandbox have used, those that have ended included."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = (int(fields[1]), sum(map(int, fields[11:15])) / TICKS)
    ours = {jail.process.pid for jail in sandbox.jails.values()}
    grown = True
    while grown:
        below = {process for process, (parent, _) in parents.items() if parent in ours}
        grown = not below <= ours
        ours |= below
    return sum(parents[process][1] for process in ours if process in parents)


def repaired_text(text: str, finding: Finding) -> str:
    """The text with the changes of a finding made in it."""
    lines = text.split("\n")
    for change in reversed(finding.changes):
        old, new = change.before.split("\n") if change.before else [], change.after.split("\n") if change.after else []
        place = change.line - 1
        # The margin that both have was taken off: what the old lines have more than is told.
        first = next((number for number, line in enumerate(old) if line.strip()), 0)
        beyond = len(lines[place + first]) - len(lines[place + first].lstrip())
        margin = " " * (beyond - (len(old[first]) - len(old[first].lstrip()) if old else 0))
        lines[place : place + len(old)] = [f"{margin}{line}" for line in new]
    return "\n".join(lines)


def all_right(cases: tuple[JudgedCase, ...]) -> bool:
    """Whether every input of every case is right."""
    return all(judged.verdict.passed for case in cases for judged in case.inputs)


def figures_of(solution: Solution, sandbox: Sandbox) -> RepairFigures | None:
    """The figures of one solution; None for an exercise that is not in code."""
    exercise = released(solution.exercise)
    if not exercise.further:
        return None
    run, work = program_runner(sandbox, [exercise]), handed_in(solution.text)
    cases = judge_exercise(exercise, run(work, exercise_calls(exercise)), {})
    if all_right(cases):
        return RepairFigures(solution.key, named=True, found="not tried")
    named = any(each.kind in ("misconception", "near_miss") for each in findings_of(exercise, cases))
    bare = without_mistakes(exercise)
    cases = judge_exercise(bare, run(work, exercise_calls(bare)), {})
    if not is_unexplained(bare, cases, ()):
        return RepairFigures(solution.key, named, "not tried")
    begun = time.process_time() + sandbox_seconds(sandbox)
    findings = with_repair((), bare, cases, work, run, UNCACHED)
    seconds = time.process_time() + sandbox_seconds(sandbox) - begun
    if seconds > SLOW_SECONDS:
        print(f"{solution.key}: {seconds:.1f} s", flush=True)
    if not findings:
        return RepairFigures(solution.key, named, "none", seconds=seconds)
    [found] = findings
    base = bases().get(solution.key)
    line_right = (
        None if base is None else any(change.line in differing_lines(solution.text, base) for change in found.changes)
    )
    whole = found.hint.startswith("All inputs")
    third = None
    if whole:
        other = released(solution.exercise, THIRD_SEED)
        mended = handed_in(repaired_text(solution.text, found))
        third = all_right(judge_exercise(other, run(mended, exercise_calls(other)), {}))
    print(solution.key, "named" if named else "unnamed", found.hint, found.name, line_right, third, flush=True)
    if not (line_right is not False and third is not False):
        for change in found.changes:
            print(f"    - {change.before}\n    + {change.after}", flush=True)
    return RepairFigures(solution.key, named, "whole" if whole else "partial", line_right, third, seconds)


def summary(figures: list[RepairFigures]) -> Iterator[str]:
    """The figures in sentences."""
    tried = [each for each in figures if each.found != "not tried"]
    for title, some in (("all", tried), ("that nothing else names", [each for each in tried if not each.named])):
        counts = Counter(each.found for each in some)
        told = [each for each in some if each.line_right is not None]
        lines = Counter((each.found, each.line_right) for each in told)
        share = counts["whole"] / max(len(some), 1)
        yield f"{len(some)} wrong programs ({title}): {dict(counts)}, {share:.0%} repaired"
        for found in ("whole", "partial"):
            right, wrong = lines[found, True], lines[found, False]
            yield f"    line of {found} repairs right in {right} of {right + wrong}"
        seconds = sorted(each.seconds for each in some) or [0.0]
        mean, high = sum(seconds) / len(seconds), seconds[int(len(seconds) * 0.9)]
        yield f"    processor seconds: mean {mean:.2f}, p90 {high:.2f}, most {seconds[-1]:.2f}"
    yield f"repairs that fail a third seed: {sum(each.third_right is False for each in figures)}"
    yield f"not tried (right here, endless, or stopped): {len(figures) - len(tried)} of {len(figures)}"


def right_work(every: int, first: int) -> None:
    """Prints the right solutions that have a repair: there must be none."""
    with Sandbox() as sandbox:
        chosen = solutions("right")[first::every]
        found = [each for each in (figures_of(one, sandbox) for one in chosen) if each is not None]
    print(f"{len(found)} right programs, {sum(each.found in ('whole', 'partial') for each in found)} with a repair")


def main() -> None:
    """Prints the figures."""
    words = [word for word in sys.argv[1:] if word != "--right"]
    every, first = [*map(int, words), 20, 0][: max(len(words), 1)] + [0] * (2 - max(len(words), 1))
    if "--right" in sys.argv:
        right_work(every, first)
        return
    with Sandbox() as sandbox:
        chosen = solutions("wrong", "blind")[first::every]
        figures = [each for each in (figures_of(one, sandbox) for one in chosen) if each is not None]
    print(*summary(figures), sep="\n")


if __name__ == "__main__":
    main()
