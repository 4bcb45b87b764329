"""The list of commands in `grader --help`: each with its first paragraph in full."""

from typing import Any

from typer.core import TyperGroup


class FullSentenceGroup(TyperGroup):
    """A Typer group whose help lists each command with its whole first paragraph; else each is cut to half a line."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Writes the list of commands, in the order in which an instructor meets them."""
        known = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        rows = [
            (name, first_paragraph(each.help or ""))
            for name, each in known.items()
            if each is not None and not each.hidden
        ]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def first_paragraph(text: str) -> str:
    """The first paragraph of a command's help, on one line.

    >>> first_paragraph("Grade a class.\\n\\nWrites results.")
    'Grade a class.'
    """
    return " ".join(text.partition("\n\n")[0].split())
