"""The `grader` command. Its parts are imported when a command needs them, so that `--help` comes at once."""

import grader.cli.ci_commands
import grader.cli.course_commands  # noqa: F401  both add their commands to the app
from grader.cli.app import app
from grader.cli.errors import one_sentence
from grader.cli.quick_exit import exit_at_once
from grader.texts.plain_signs import take_plain_signs


def main() -> None:
    """Runs the command; what cannot run ends with one sentence and exit code 2."""
    take_plain_signs()  # a terminal or a log may take ASCII only
    with one_sentence():
        app()


def program() -> None:
    """Runs the command as the whole program, which is what the installed script does."""
    exit_at_once(main)
