"""Jinja2 environments: other people's templates in a sandbox, our own compiled to plainer Python.

The plainer Python takes half the time to run.

In our own an attribute is an attribute, never an item or something that may be missing; one that is not there is still
an error.
"""

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.sandbox import safe_range

from grader.report.bytecode import Compiled
from grader.report.feedback_templates import loader_of
from grader.untrusted_jinja import UntrustedJinja

MOST_WORK = 50_000_000  # steps for a page by other people's templates: a page of 3 MB takes 6 million
Written = Callable[[object], str]
Filters = Mapping[str, Callable[..., Any]]


class Plainly(CodeGenerator):
    """A code generator that writes attributes, tests for None and calls as plain Python."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 (Jinja2's names)
        """Writes `case.name`."""
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:  # noqa: N802 (the same)
        """Writes `(case.diff is None)`."""
        if node.name != "none":
            super().visit_Test(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(" is None)")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802 (the same)
        """Writes `case_line(case)`."""
        if forward_caller or node.kwargs or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.written(")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write(")")


class OurTemplates(Environment):
    """An environment for our own templates; `written` makes safe text of each expression's value."""

    code_generator_class = Plainly

    def __init__(self, written: Written, **options: Any) -> None:
        super().__init__(**options)
        self.written = written


def environment_of(
    folder: Path | None, written: Written, filters: Filters = MappingProxyType({}), **options: Any
) -> Environment:
    """The environment for the templates of a folder, with ours for those that it lacks.

    A folder may have come with somebody else's assignment: then everything is sandboxed, and nothing is kept compiled.
    A name that does not exist is an error in any template.
    `written` does for our own what `options` say of escaping.
    """
    options |= {"loader": loader_of(folder), "auto_reload": False, "trim_blocks": True, "lstrip_blocks": True}
    if folder is not None:
        others = UntrustedJinja(most_work=MOST_WORK, **options)
        others.add_filters(filters)
        # Jinja2's own, which refuses a range that would take all memory.
        others.globals["range"] = safe_range
        return others
    kept = Compiled(f"{own_digest()} {options['autoescape']}")
    ours = OurTemplates(written, bytecode_cache=kept, undefined=StrictUndefined, **options)
    ours.filters.update(filters)
    return ours


@cache
def own_digest() -> str:
    """The digest of this file, on which compiled templates depend beside their own text."""
    return sha256(Path(__file__).read_bytes()).hexdigest()
