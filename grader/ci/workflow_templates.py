"""Templates of workflows for repositories of students and instructors, ready to be committed."""

from difflib import get_close_matches

from grader.ci.checkout import given_digests
from grader.paths import templates_dir
from grader.version import __version__

WORKFLOW_FILES = {  # name: the file below templates/ci
    "github-student": "github-student.yml",
    "github-instructor": "github-instructor.yml",
    "gitlab": "gitlab.yml",
    "classroom50": "autograder.py",
    "pre-commit": "pre-commit-config.yaml",
}
VERSION_PLACEHOLDER, DIGEST_PLACEHOLDER = "@VERSION@", "@DIGEST@"


class NoTemplate(ValueError):
    """No template has the name that was asked for; the text is one sentence."""


def template_text(name: str, digests: tuple[str, ...] = ()) -> str:
    """The text of a workflow template, with this version of markscheme and the digests of the released assignment."""
    if name not in WORKFLOW_FILES:
        near = get_close_matches(name, WORKFLOW_FILES, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(WORKFLOW_FILES)}."
        raise NoTemplate(f"There is no template called {name}; {hint}")
    # By plain replacement: workflows are full of braces, which Jinja2 would read.
    text = (templates_dir() / "ci" / WORKFLOW_FILES[name]).read_text("utf-8")
    return text.replace(VERSION_PLACEHOLDER, __version__).replace(DIGEST_PLACEHOLDER, " ".join(given_digests(digests)))
