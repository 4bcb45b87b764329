"""The audit of one exercise as a process: `python -m grader.audit.child FILE` prints it as JSON."""

import json
import sys
from pathlib import Path

from grader.audit.audit_document import audit_json
from grader.audit.exercise_audit import audited


def print_audit() -> None:
    """Prints the audit of the exercise whose file the command line names."""
    sys.stdout.write(json.dumps(audit_json(audited(Path(sys.argv[1])))) + "\n")


if __name__ == "__main__":
    print_audit()
