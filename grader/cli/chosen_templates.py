"""The folder of templates that a command uses: the option's, else the assignment's, tried before it is used."""

from pathlib import Path

from grader.report.template_trial import refuse_bad_templates
from grader.spec.load import load_assignment


def templates_of(assignment: Path, asked: Path | None) -> Path | None:
    """The folder, made absolute as workers may stand elsewhere; None for our own. Raises `TemplateFault`."""
    folder = asked or _written(assignment)
    if folder is None:
        return None
    refuse_bad_templates(folder)
    return folder.absolute()


def _written(assignment: Path) -> Path | None:
    """What the assignment's YAML says; a built document alone says nothing."""
    if assignment.suffix not in {".yaml", ".yml"}:
        return None
    named = load_assignment(assignment).spec.templates
    return assignment.parent / named if named else None
