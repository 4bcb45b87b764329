"""How many known mistakes mining finds again: `python benchmarks/mining.py [--of trees.] [--every 45] [--first 7]`.

Every so many-th known mistake in code that a wrong solution of `tests/bank` makes is taken away from its exercise. The
solutions that make it are handed in by three students, whose work then has no name; what another known mistake or a
near miss still names is told apart. A draft is right if it gives what these programs give on the ordinary inputs of
another secret, one in twenty excepted, and false if it does not. A mistake that only a repair explains is told apart
too: its function is still to be written. Processor time, without that of child processes.
"""

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle, islice

from benchmarks.repair import handed_in, released
from grader.built.document import BuiltExercise
from grader.diagnose.findings import findings_of
from grader.engine.repair_search import program_runner
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.mine.alternative_answers import answer_table
from grader.mine.alternatives import Alternative
from grader.mine.explaining import explained_groups
from grader.mine.mined_exercise import group_repair
from grader.mine.wrong_work import (
    AnsweredGroup,
    WrongWork,
    alike_groups,
    answered_group,
    answers_like,
    mining_inputs,
)
from grader.paths import bank_dir
from grader.repair.repair_finding import EXPLAINING_KINDS, is_unexplained
from grader.sandbox.run import Sandbox
from grader.spec.yaml_tree import tree_of_file
from tests.corpora import Solution, solutions

OTHER_SECRET = b"benchmark of mining, other seed."
STUDENTS = 3
MAX_UNLIKE_SHARE = 20  # of so many inputs of the other secret, one may be answered otherwise: a tie, a guard


@dataclass(frozen=True, slots=True)
class MiningOutcome:
    """What became of one mistake that was left out: `again`, `false`, `mended`, `nothing`, `named`, and how."""

    what: str
    how: str = ""
    words: str = ""


@cache
def known_programs() -> dict[tuple[str, str], list[Solution]]:
    """The wrong solutions by exercise and known mistake."""
    found: dict[tuple[str, str], list[Solution]] = {}
    for each in solutions("wrong", "blind"):
        if each.kind == "mistake":
            found.setdefault((each.exercise, each.said), []).append(each)
    return found


def without_mistake(exercise: BuiltExercise, name: str) -> BuiltExercise:
    """The exercise as if one of its mistakes were not known."""
    return replace(exercise, mistakes=tuple(each for each in exercise.mistakes if each.name != name))


def outcome_of(exercise: BuiltExercise, programs: list[Solution], sandbox: Sandbox) -> MiningOutcome:
    """What mining makes of three students who hand in programs that make a mistake nobody knows."""
    run, inputs = program_runner(sandbox, [exercise]), mining_inputs(exercise)
    answered = []
    names: list[str] = []
    for number, each in enumerate(islice(cycle(programs), STUDENTS)):
        work = handed_in(each.text)
        cases = judge_exercise(exercise, run(work, exercise_calls(exercise)), {})
        found = findings_of(exercise, cases)
        if is_unexplained(exercise, cases, found):
            answered.append(answered_group(exercise, inputs, WrongWork(f"s{number}", work), run))
        names += [one.name for one in found if one.kind in EXPLAINING_KINDS]
    groups = alike_groups(exercise, inputs, [each for each in answered if each is not None])
    if not groups:
        return MiningOutcome("named", words="; ".join(dict.fromkeys(names)))
    topic, name = exercise.id.split(".")
    raw = tree_of_file(bank_dir() / topic / f"{name}.yaml").value
    for explained in explained_groups(exercise, inputs, groups, raw):
        if explained.found:
            best = explained.found[0][0]
            bad = unlike_elsewhere(exercise.id, best, explained.group, sandbox)
            return MiningOutcome("false" if bad else "again", best.form, f"{best.name} {best.formula}")
    repair = group_repair(exercise, groups[0], run)
    return MiningOutcome("nothing") if repair is None else MiningOutcome("mended", "repair", repair.name)


def unlike_elsewhere(id_: str, best: Alternative, group: AnsweredGroup, sandbox: Sandbox) -> bool:
    """Whether an explanation fails on the inputs of another secret."""
    other = released(id_, OTHER_SECRET)
    inputs = [each for each in mining_inputs(other) if each.ordinary]
    seen = answered_group(other, inputs, group.works[0], program_runner(sandbox, [other]))
    if seen is None:
        return True
    [forms] = answer_table(other, [each.instance for each in inputs]).answers([best], range(len(inputs)))
    unlike = [
        one.outcome == "value" and not answers_like(other, each.instance, form, one)
        for each, form, one in zip(inputs, forms, seen.observations, strict=True)
    ]
    return sum(unlike) * MAX_UNLIKE_SHARE > len(inputs)


def main() -> None:
    """Prints what becomes of each mistake, and the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", default="", help="only exercises whose ids begin so")
    parser.add_argument("--every", type=int, default=45)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    chosen = [key for key in sorted(known_programs()) if key[0].startswith(asked.of)][asked.first :: asked.every]
    outcomes = []
    with Sandbox() as sandbox:
        for id_, name in chosen:
            exercise = released(id_)
            if not exercise.further or all(each.name != name for each in exercise.mistakes):
                continue
            begun = time.process_time()
            one = outcome_of(without_mistake(exercise, name), known_programs()[id_, name], sandbox)
            outcomes.append(one)
            seconds = time.process_time() - begun
            print(f"{one.what:8} {seconds:5.1f} s  {id_}: {name} <- {one.words[:200]}", flush=True)
    counts = Counter(each.what for each in outcomes)
    mined = len(outcomes) - counts["named"]
    sys.stdout.write(f"{dict(counts)} {dict(Counter(each.how for each in outcomes if each.how))}\n")
    sys.stdout.write(f"found again: {counts['again'] / max(mined, 1):.0%} of {mined}; with repairs ")
    sys.stdout.write(f"{(counts['again'] + counts['mended']) / max(mined, 1):.0%}; falsely: {counts['false']}\n")


if __name__ == "__main__":
    main()
