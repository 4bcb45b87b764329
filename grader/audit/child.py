"""One audit in a process of its own: `python -m grader.audit.child FILE` prints it as JSON."""

import json
import sys
from pathlib import Path

from grader.audit.audit_document import audit_json
from grader.audit.exercise_audit import audited


def main() -> None:
    """Audits the exercise in the file named on the command line."""
    sys.stdout.write(json.dumps(audit_json(audited(Path(sys.argv[1])))) + "\n")


if __name__ == "__main__":
    main()
