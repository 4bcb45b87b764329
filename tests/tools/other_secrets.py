"""Lists what holds of an exercise under the secret of lint and the tests, but not under another course's.

    python tests/tools/other_secrets.py [--of trees.] [--secrets first second third] [--processes 2]

Under every secret an exercise in code must build, the proofs of lint that depend on what was drawn must hold (each
known mistake and each breach of a convention is told apart), every known mistake and every wrong solution of the
corpora must lose marks, and no right solution may.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from grader.build.sound import indistinct_mistakes, painless_breaches, self_refuted, undecided  # noqa: E402  as above
from grader.built.document import BuiltExercise  # noqa: E402
from grader.engine.exercise_trial import reference_observations  # noqa: E402
from grader.sandbox.run import Sandbox  # noqa: E402
from grader.spec.faults import SpecFaults  # noqa: E402
from tests.banked import built, ids, specs  # noqa: E402
from tests.corpora import solutions  # noqa: E402
from tests.tools.mistake_marks import CODED, mark_of, mark_of_solution  # noqa: E402

SECRETS = ("autumn", "winter", "spring")  # no test draws with them
PROOFS = (self_refuted, undecided, indistinct_mistakes, painless_breaches)  # those that depend on what was drawn


def faults_under(id_: str, secret: str) -> list[str]:
    """What does not hold of an exercise under a secret, a line each; none where all holds."""
    try:
        exercise = built(id_, secret.encode())
    except SpecFaults as error:
        return [f"{id_} under {secret}: does not build: {error}"]
    unproved = [str(fault) for proof in PROOFS for fault in proof(specs()[id_], exercise)]
    return [f"{id_} under {secret}: {fault}" for fault in (*unproved, *unfair_marks(id_, exercise))]


def unfair_marks(id_: str, exercise: BuiltExercise) -> Iterator[str]:
    """Each known mistake or wrong solution with full marks, and each right solution without."""
    for mistake in exercise.mistakes:
        if mark_of(mistake.name, exercise, reference_observations(exercise, mistake.name)).share == 1:
            yield f"the mistake `{mistake.name}` has full marks"
    own = [each for each in solutions() if each.exercise == id_]
    if not own:
        return
    with Sandbox() as sandbox:
        for solution in own:
            mark = mark_of_solution(sandbox, exercise, solution)
            if (mark.share == 1) != (solution.corpus == "right"):
                where = "; ".join(map(str, mark.differing)) or "nothing"
                yield f"{solution.key} earns {float(mark.share):.1%}, and differs in: {where}"


def run(arguments: list[str]) -> None:
    """Prints the list for a command line; exits with 1 if there is a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--of", default="", help="what ids begin with: `trees.`")
    parser.add_argument("--secrets", nargs="+", default=SECRETS)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    asked = [id_ for id_ in ids(*CODED) if id_.startswith(given.of)]
    found = 0
    # Started anew, not forked: a sandbox is opened in each, and threads do not survive a fork.
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        for secret in given.secrets:
            for lines in pool.imap(partial(faults_under, secret=secret), asked):
                found += len(lines)
                print("\n".join(lines), end="\n" if lines else "", flush=True)
    print(f"{len(asked)} exercises under {len(given.secrets)} secrets: {found} faults.")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    run(sys.argv[1:])
