"""One audit in a process of its own: `python -m grader.audit.child FILE` prints it as JSON."""

import json
import sys
from pathlib import Path

from grader.audit.document import audit_json
from grader.audit.exercise import audited


def main() -> None:
    """Audits the exercise in the file named on the command line."""
    sys.stdout.write(json.dumps(audit_json(audited(Path(sys.argv[1])))) + "\n")


if __name__ == "__main__":
    main()
