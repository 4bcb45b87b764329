"""Run as a program: judges, diagnoses, scores and draws a built document with the standard library alone.

`python standard_only.py FILE` prints the result of each exercise as JSON: right answers, then each known mistake's.
"""

import importlib.abc
import json
import sys
from pathlib import Path
from typing import Any

OURS = ("grader", "reference")


class StandardOnly(importlib.abc.MetaPathFinder):
    """Refuses every module that is neither Python's nor ours."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in OURS:
            raise ModuleNotFoundError(f"{name} is not in the standard library")


def results_in(data: bytes) -> dict[str, Any]:
    """By exercise, the results of right answers and of each mistake; and how much was drawn and compared."""
    from grader.built.freeze import digest, loads
    from grader.codec.decode import decode
    from grader.codec.write_records import record_json
    from grader.engine.exercise_trial import chosen_text, result_of_answer, result_of_reference
    from grader.intake.submission import Submission
    from grader.report.diff.chosen_diff import diff_of
    from grader.report.pictures.chosen_picture import picture_of
    from grader.score.results import result_of

    built = loads(data)
    found: dict[str, Any] = {}
    drawn = compared = 0
    for exercise in built.exercises:
        if exercise.choice is not None:
            places = {"": exercise.choice.right, **exercise.choice.variants}
            results = {name: result_of_answer(exercise, chosen_text(exercise, each)) for name, each in places.items()}
        elif exercise.kind == "text":
            results = {"": result_of_answer(exercise, "Because gain prefers many values.")}
        else:
            names = ["", *(each.name for each in exercise.mistakes)]
            results = {name: result_of_reference(exercise, name) for name in names}
        work = Submission("ada", (), {}, (), "sha256:0", "BCD-FGH")
        found[exercise.id] = {
            name: record_json(result_of(built, digest(data), work, (each,))) for name, each in results.items()
        }
        for case in (case for each in results.values() for case in each.cases if not case.passed):
            drawn += picture_of(case, kind=exercise.picture, with_expected=True) is not None
            compared += diff_of(case.check, decode(case.expected), decode(case.observed)) is not None
    return {"results": found, "drawn": drawn, "compared": compared}


if __name__ == "__main__":
    before = set(sys.modules)  # an environment may import something of its own, before any program
    sys.meta_path.insert(0, StandardOnly())
    told = results_in(Path(sys.argv[1]).read_bytes())
    known = {*sys.stdlib_module_names, *OURS}
    told["foreign"] = sorted(name for name in set(sys.modules) - before if name.partition(".")[0] not in known)
    sys.stdout.write(json.dumps(told))
