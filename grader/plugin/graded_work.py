"""The one submission of a run of pytest: read once, graded at most once for each assignment in a process."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.engine.classrun import policy_rules
from grader.engine.grade_submission import Graded, grade_one
from grader.intake.read_submission import read_submission, student_of
from grader.report.rules import Rules
from grader.sandbox.run import Sandbox
from grader.sandbox.selftest import Isolation

PACKAGES = ("numpy", "pandas")  # for plain tests, which have no policy that names them


class Work:
    """A student's work and the sandboxes it runs in, kept until pytest ends."""

    def __init__(self, path: Path, isolation: str) -> None:
        """The work at a path; `isolation` is one that has been tried already."""
        self.path = path
        self.isolation = isolation
        self.now = datetime.now(UTC)  # once, so that one run tells one story
        self.sandboxes: dict[tuple[str, ...], Sandbox] = {}
        self.known: dict[str, Graded] = {}

    def sandbox(self, packages: Sequence[str] = PACKAGES) -> Sandbox:
        """The sandbox with these packages, opened once."""
        if tuple(packages) not in self.sandboxes:
            self.sandboxes[tuple(packages)] = Sandbox(Isolation(self.isolation), packages)
        return self.sandboxes[tuple(packages)]

    def graded(self, assignment: "Handed") -> Graded:
        """The result of the work for an assignment, graded once."""
        if assignment.digest not in self.known:
            built = assignment.built
            submission = read_submission(self.path, student=student_of(self.path, built.id))
            sandbox = self.sandbox(built.policy.get("packages", ()))
            self.known[assignment.digest] = grade_one(built, assignment.digest, submission, sandbox)
        return self.known[assignment.digest]

    def close(self) -> None:
        """Closes the sandboxes."""
        while self.sandboxes:
            self.sandboxes.popitem()[1].close()


WORK = pytest.StashKey[Work]()


def work_of(config: pytest.Config) -> Work:
    """The work of this run, opened once in a process and closed with it."""
    if WORK not in config.stash:
        config.stash[WORK] = work = Work(Path(config.getoption("submission")[0]), config.getoption("isolation"))
        config.add_cleanup(work.close)
    return config.stash[WORK]


class Handed:
    """An assignment as handed out: its document, the digest of its bytes, and the rules of disclosure."""

    def __init__(self, data: bytes) -> None:
        self.built: BuiltAssignment = loads(data)
        self.digest = digest(data)
        self.rules: Rules = policy_rules(data)
