"""The one submission of a run of pytest: read once, graded at most once for each assignment in a process."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.engine.classrun import policy_rules
from grader.engine.grade_submission import GradedSubmission, grade_one
from grader.intake.read_submission import entry_student, read_submission
from grader.report.rules import DisclosureRules
from grader.sandbox.run import Sandbox
from grader.sandbox.selftest import Isolation

DEFAULT_PACKAGES = ("numpy", "pandas")  # for plain tests, which have no policy that names them


class RunWork:
    """A student's work and the sandboxes it runs in, kept until pytest ends."""

    def __init__(self, path: Path, isolation: str) -> None:
        """The work at a path; `isolation` is one that has been tried already."""
        self.path = path
        self.isolation = isolation
        self.now = datetime.now(UTC)  # once, so that one run tells one story
        self.sandboxes: dict[tuple[str, ...], Sandbox] = {}
        self.known: dict[str, GradedSubmission] = {}

    def sandbox(self, packages: Sequence[str] = DEFAULT_PACKAGES) -> Sandbox:
        """The sandbox with these packages, opened once."""
        if tuple(packages) not in self.sandboxes:
            self.sandboxes[tuple(packages)] = Sandbox(Isolation(self.isolation), packages)
        return self.sandboxes[tuple(packages)]

    def graded(self, assignment: "HandedOutAssignment") -> GradedSubmission:
        """The result of the work for an assignment, graded once."""
        if assignment.digest not in self.known:
            built = assignment.built
            submission = read_submission(self.path, student=entry_student(self.path, built.id))
            sandbox = self.sandbox(built.policy.get("packages", ()))
            self.known[assignment.digest] = grade_one(built, assignment.digest, submission, sandbox)
        return self.known[assignment.digest]

    def close(self) -> None:
        """Closes the sandboxes."""
        while self.sandboxes:
            self.sandboxes.popitem()[1].close()


RUN_WORK_KEY = pytest.StashKey[RunWork]()


def run_work(config: pytest.Config) -> RunWork:
    """The work of this run, opened once in a process and closed with it."""
    if RUN_WORK_KEY not in config.stash:
        config.stash[RUN_WORK_KEY] = work = RunWork(
            Path(config.getoption("submission")[0]), config.getoption("isolation")
        )
        config.add_cleanup(work.close)
    return config.stash[RUN_WORK_KEY]


class HandedOutAssignment:
    """An assignment as handed out: its document, the digest of its bytes, and the rules of disclosure."""

    def __init__(self, data: bytes) -> None:
        self.built: BuiltAssignment = loads(data)
        self.digest = digest(data)
        self.rules: DisclosureRules = policy_rules(data)
