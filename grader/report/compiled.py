"""Jinja2 environments for reports: foreign templates run in a sandbox, our own are trusted and stay compiled."""

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment, StrictUndefined
from jinja2.sandbox import safe_range

from grader.report.bytecode import CompiledTemplates
from grader.report.feedback_templates import template_loader
from grader.untrusted_jinja import UntrustedJinja

# Counted steps and characters of a page by foreign templates: a page of 3 MB takes 6 million.
MAX_TEMPLATE_WORK = 50_000_000
TemplateFilters = Mapping[str, Callable[..., Any]]


def environment_of(folder: Path | None, filters: TemplateFilters = MappingProxyType({}), **options: Any) -> Environment:
    """The environment with the templates of a folder, and ours for those that it lacks; unknown names are errors.

    A folder may have come with another teacher's assignment: then everything is sandboxed, and nothing stays compiled.
    """
    options |= {"loader": template_loader(folder), "auto_reload": False, "trim_blocks": True, "lstrip_blocks": True}
    if folder is not None:
        others = UntrustedJinja(most_work=MAX_TEMPLATE_WORK, **options)
        others.add_filters(filters)
        # Jinja2's own, which refuses a range that would take all memory.
        others.globals["range"] = safe_range
        return others
    compiled = CompiledTemplates(f"{own_digest()} {options['autoescape']}")
    ours = Environment(bytecode_cache=compiled, undefined=StrictUndefined, **options)  # noqa: S701  as `options` say
    ours.filters.update(filters)
    return ours


@cache
def own_digest() -> str:
    """The digest of this file, whose options compiled templates depend on beside their text."""
    return sha256(Path(__file__).read_bytes()).hexdigest()
