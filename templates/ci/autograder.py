"""An autograder for Classroom 50: the public cases of a released assignment, as its result.json.

Put it into CLASSROOM/autograders/ASSIGNMENT/ of the classroom's repository, beside the assignment's `*.public.json`.
That folder is published, so that nothing hidden may lie in it: hidden cases are graded in the instructor's own
repository, with `grader ci --collect`. The contract: https://github.com/foundation50/classroom50/wiki
"""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
MARKSCHEME = os.environ.get("MARKSCHEME", "markscheme==@VERSION@")
DIGEST = "@DIGEST@"


def checked(public: Path) -> dict:
    """What `grader ci --json` says of the checkout that we are in."""
    # -I: else a `pip.py` in the checkout, which is the student's, would be run for pip.
    subprocess.run([sys.executable, "-I", "-m", "pip", "install", "--quiet", MARKSCHEME], check=True)
    words = ["ci", "--json", "--assignment", str(public), "--digest", DIGEST]
    done = subprocess.run(
        [sys.executable, "-I", "-m", "grader.cli", *words], capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)  # not 0 or 1: the runner says that grading failed, and nobody loses a point
    return json.loads(done.stdout)


def tests_of(report: dict) -> list:
    """One test for each exercise that has public cases; whole points, as the contract has no others."""
    tests = []
    for exercise in report["exercises"]:
        cases = [case for case in exercise["cases"] if case["passed"] is not None]
        if cases:
            right = sum(case["passed"] for case in cases)
            message = "\n".join(f"{case['name']}: {case['message']}" for case in cases if not case["passed"])
            result = {"passed": right == len(cases), "score": right, "max-score": len(cases), "message": message}
            tests.append({"test-name": exercise["id"], **result})
    return tests


def result_of(tests: list, environment: dict) -> dict:
    """The document that the runner reads; it stamps owner and assignment_type itself."""
    return {
        "schema": "classroom50/result/v1",
        "classroom": environment["CLASSROOM"],
        "assignment": environment["ASSIGNMENT"],
        "assignment_type": environment.get("ASSIGNMENT_TYPE") or "individual",
        "owner": environment.get("OWNER") or environment.get("USERNAME", ""),
        "submission": environment["SUBMISSION_TAG"],
        "commit": environment["COMMIT_URL"],
        "release": environment["RELEASE_URL"],
        "review": environment.get("REVIEW_URL") or environment["COMMIT_URL"],
        "datetime": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "score": sum(test["score"] for test in tests),
        "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }


def main() -> None:
    """Writes result.json into the checkout."""
    [public] = HERE.glob("*.public.json")
    report = checked(public)
    # In a public repository no score is told: an empty list of tests is a submission that was received.
    tests = [] if report["share"] is None else tests_of(report)
    Path("result.json").unlink(missing_ok=True)  # the checkout may hold a link of that name
    Path("result.json").write_text(json.dumps(result_of(tests, dict(os.environ)), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
