"""The audit of one exercise as a process: `python -m grader.audit.child FILE` prints it as JSON."""

import json
import sys
from pathlib import Path

from grader.audit.audit_document import audit_json
from grader.audit.exercise_audit import audited
from grader.checks.own_call_limit import OwnCodeHangs


def print_audit() -> None:
    """Prints the audit of the exercise whose file the command line names."""
    try:
        audit = audited(Path(sys.argv[1]))
    except OwnCodeHangs as error:
        sys.exit(str(error).partition("\n")[0])  # one line, as the last is what the process that waits tells
    sys.stdout.write(json.dumps(audit_json(audit)) + "\n")


if __name__ == "__main__":
    print_audit()
