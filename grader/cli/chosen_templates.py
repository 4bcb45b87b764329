"""The folder of templates that a command uses: the option's, else the assignment's, tried before it is used."""

from pathlib import Path

from grader.report.template_trial import refuse_bad_templates
from grader.spec.load import load_assignment_spec


def templates_folder(assignment: Path, asked: Path | None) -> Path | None:
    """The folder of templates, as an absolute path; None for our own. Raises `TemplateFault`."""
    folder = asked or templates_in_yaml(assignment)
    if folder is None:
        return None
    # Tried here, before anything is graded: a fault in a template would else show on every page.
    refuse_bad_templates(folder)
    # Workers may run in another current folder.
    return folder.absolute()


def templates_in_yaml(assignment: Path) -> Path | None:
    """The folder that the assignment's YAML names; None for a built document, which names none."""
    if assignment.suffix not in {".yaml", ".yml"}:
        return None
    named = load_assignment_spec(assignment).spec.templates
    return assignment.parent / named if named else None
