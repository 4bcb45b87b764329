"""markscheme's grader: from exercises in YAML to feedback that says what is wrong and why."""

__version__ = "0.1.0"
