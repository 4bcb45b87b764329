"""markscheme's grader: from exercises in YAML to feedback that says what is wrong and why.

From Python, one submission takes two calls: `grade(load_assignment("hw2.yaml"), "submissions/ada")`.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from grader.version import __version__

if TYPE_CHECKING:
    from grader.built.document import BuiltAssignment
    from grader.score.result import Result

__all__ = ["__version__", "grade", "load_assignment"]


def load_assignment(file: str | Path) -> "BuiltAssignment":
    """The assignment as handed out: its built document, which is made beside its YAML where there is none."""
    from grader.built.freeze import loads  # noqa: PLC0415  a name of this package should not cost its import
    from grader.engine.built_file import built_file  # noqa: PLC0415

    return loads(built_file(Path(file)).data)


def grade(assignment: "BuiltAssignment", submission: str | Path) -> "Result":
    """The result of one submission: a folder, a .py, a notebook, an answers.yaml or a zip."""
    from grader.built.freeze import digest, dumps  # noqa: PLC0415
    from grader.engine.grade_submission import grade_one  # noqa: PLC0415
    from grader.intake.read_submission import read_submission  # noqa: PLC0415
    from grader.sandbox.run import Sandbox  # noqa: PLC0415

    with Sandbox(packages=tuple(assignment.policy.get("packages", ()))) as sandbox:
        return grade_one(assignment, digest(dumps(assignment)), read_submission(Path(submission)), sandbox).result
