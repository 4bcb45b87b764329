"""Measures what is told of wrong choices: of every wrong option, and of sets in which one or two options are wrong.

    python tests/tools/choice_naming.py [--of logic.] [--draws 5] [--show]

Of a question with one right option every other is chosen. Of one with several, each option in turn is decided wrongly,
then every two of them, then as every known mistake decides them. `named` is a known mistake, `told` a reason that is
true of a wrongly decided option, `silent` neither.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from grader.built.document import BuiltChoice, BuiltExercise  # noqa: E402  the checkout's own, as the path above says
from grader.checks.chosen import OPTION_LETTERS  # noqa: E402
from grader.diagnose.findings import findings_of  # noqa: E402
from grader.judge.judged_exercise import judge_exercise  # noqa: E402
from tests.banked import built, ids  # noqa: E402


def wrong_choices(choice: BuiltChoice) -> Iterator[tuple[str, frozenset[int], str]]:
    """The wrong choices of a question: what kind of choice it is, the options, the mistake that leads there or ""."""
    every, right = range(len(choice.options)), frozenset(choice.right)
    if choice.choose == "one":
        yield from (("one", frozenset({place}), "") for place in every if place not in right)
        return
    yield from (("all, one option wrong", right ^ {place}, "") for place in every)
    yield from (("all, two options wrong", right ^ {*places}, "") for places in combinations(every, 2))
    yield from (("all, a known mistake", frozenset(places), name) for name, places in choice.variants.items())


def told_of(exercise: BuiltExercise, places: frozenset[int]) -> list[tuple[str, str, str]]:
    """The kinds, names and hints of what is found where these options are chosen."""
    assert exercise.choice is not None
    names = OPTION_LETTERS if exercise.choice.answer_as == "letters" else exercise.choice.options
    text = "\n".join(names[place] for place in sorted(places))
    cases = judge_exercise(exercise, [], {"": text})
    return [(found.kind, found.name, found.hint) for found in findings_of(exercise, cases)]


def outcome_of(found: list[tuple[str, str, str]], mistake: str) -> str:
    """Whether a choice was named, named as another mistake than the one that led to it, told of, or neither."""
    called = [name for kind, name, _ in found if kind == "misconception"]
    if called:
        return "wrongly" if mistake and mistake not in called else "named"
    return "told" if found else "silent"


def run(arguments: list[str]) -> None:
    """Prints the counts for a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--of", default="", help="what ids begin with: `logic.`")
    parser.add_argument("--draws", type=int, default=5, help="how many draws of each question")
    parser.add_argument("--show", action="store_true", help="list what was neither named nor told of")
    given = parser.parse_args(arguments)
    counted: dict[str, Counter[str]] = defaultdict(Counter)
    for id_ in (id_ for id_ in ids("choice") if id_.startswith(given.of)):
        for draw in range(given.draws):
            exercise = built(id_, b"draw %d" % draw)
            assert exercise.choice is not None
            for kind, places, mistake in wrong_choices(exercise.choice):
                outcome = outcome_of(told_of(exercise, places), mistake) if places else "nothing chosen"
                counted[kind][outcome] += 1
                if given.show and outcome in ("silent", "wrongly"):
                    letters = "".join(OPTION_LETTERS[place] for place in sorted(places))
                    print(f"{id_}, draw {draw}, {kind}, {letters}: {outcome} {mistake}")
    for kind, counts in counted.items():
        print(f"{kind:24}{counts.total():6}: " + ", ".join(f"{each} {n}" for each, n in counts.most_common()))


if __name__ == "__main__":
    run(sys.argv[1:])
