"""The folder of templates that a command uses: the option's, else the assignment's, tried before it is used."""

from pathlib import Path

from grader.spec.yaml_tree import tree_of_file


def templates_folder(assignment: Path, asked: Path | None) -> Path | None:
    """The folder of templates, as an absolute path; None for our own. Raises `TemplateFault`."""
    folder = asked or templates_in_yaml(assignment)
    if folder is None:
        return None
    from grader.report.template_trial import refuse_bad_templates  # noqa: PLC0415  most use our own

    # Tried here, before anything is graded: a fault in a template would else show on every page.
    refuse_bad_templates(folder)
    # Workers may run in another current folder.
    return folder.absolute()


def templates_in_yaml(assignment: Path) -> Path | None:
    """The folder that the assignment's YAML names; None for a built document, which names none."""
    if assignment.suffix not in {".yaml", ".yml"}:
        return None
    read = tree_of_file(assignment)  # without models: this is asked before every run, and they are slow to load
    if read.problems or not isinstance(read.value, dict) or not isinstance(read.value.get("templates"), str | None):
        from grader.spec.load import load_assignment_spec  # noqa: PLC0415  for faults alone

        load_assignment_spec(assignment)  # it tells what is wrong with the file
    named = read.value.get("templates")
    return assignment.parent / named if named else None
