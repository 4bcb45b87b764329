"""GitLab's code quality report: remarks that it shows beside the lines of a merge request."""

import hashlib
import json

from grader.ci.job_report import JobReport
from grader.ci.job_words import Remark, remarks_of
from grader.texts.safe_text import one_line, visible

DEFAULT_FILE = "answers.yaml"  # GitLab wants a file for every remark


def code_quality_text(report: JobReport) -> str:
    """The remarks as GitLab's code quality report, which it shows beside the lines of a merge request."""
    return json.dumps([quality_entry(remark) for remark in remarks_of(report)], indent=1, ensure_ascii=False) + "\n"


def quality_entry(remark: Remark) -> dict[str, object]:
    """One remark as GitLab's entry, with a fingerprint by which GitLab knows it again in the next run."""
    file = remark.place.file if remark.place else DEFAULT_FILE
    line = (remark.place.line if remark.place else None) or 1
    print_ = hashlib.sha256("\0".join((file, remark.title, remark.text)).encode("utf-8", "replace")).hexdigest()
    return {
        "description": one_line(f"{remark.title}. {remark.text}"),
        "check_name": "grader",
        "fingerprint": print_,
        "severity": "major" if remark.level == "error" else "minor",
        "location": {"path": visible(file), "lines": {"begin": line}},
    }
