"""Texts for students with the exercise's numbers in them, rendered by Jinja2 in a sandbox over `with` and `given`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from jinja2 import Template, TemplateError

from grader.texts.markdown_table import markdown_table, prompt_number
from grader.texts.nearest_name import suggestion
from grader.untrusted_jinja import UntrustedJinja


class BadText(ValueError):
    """Raised for a text that cannot be rendered, with the problem and the remedy."""

    def __init__(self, problem: str, remedy: str) -> None:
        super().__init__(f"{problem}. {remedy}")
        self.problem, self.remedy = problem, remedy


PROMPT_FILTERS: dict[str, Callable[..., str]] = {"number": prompt_number, "table": markdown_table}


def prompt_environment() -> UntrustedJinja:
    """Jinja2 as texts of a bank may use it: nothing undefined, nothing changed, and our two filters."""
    made = UntrustedJinja(autoescape=False, keep_trailing_newline=False)
    made.add_filters(PROMPT_FILTERS)
    return made


PROMPT_ENVIRONMENT = prompt_environment()


# A class renders each text once for every student: it is compiled for the first only.
@lru_cache(maxsize=1024)
def template_of(text: str) -> Template:
    """The compiled template of a text; cached, as compiling was most of the cost of personalised variants."""
    return PROMPT_ENVIRONMENT.from_string(text)


def rendered_prompt(text: str, names: Mapping[str, Any]) -> str:
    """The text with its names filled in; raises `BadText`."""
    try:
        return template_of(text).render(names)
    except TemplateError as error:
        message = (error.message or "").rstrip(".")
        raise BadText(f"this text does not render: {message}", remedy_for(message, names)) from None
    except Exception as error:  # a filter or an operator on a value it is not for
        problem = f"this text does not render: {type(error).__name__}: {error}"
        raise BadText(problem, "Look at what stands between the braces.") from None


def remedy_for(message: str, names: Mapping[str, Any]) -> str:
    """The remedy for a text that does not render, as far as Jinja2's message tells."""
    if message.endswith("is undefined"):
        return suggestion(message.split("'")[1], names, "Names of `with` and `given`")
    if message.startswith("No filter named"):
        return suggestion(message.split("'")[1], PROMPT_FILTERS, "Our filters")
    return "Braces are Jinja2: write {{ name }}, or {{ '{{' }} for braces themselves."
