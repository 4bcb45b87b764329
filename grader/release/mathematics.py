"""Markdown as HTML, with formulas `$x^2$` and `$$...$$` as MathML, which browsers show without a network."""

import re
from functools import lru_cache
from xml.etree import ElementTree

from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markupsafe import Markup

# As Pandoc reads it: no blank inside of the signs and no digit after them, so that "$5 and $6" are two prices.
INLINE_FORMULA = re.compile(r"\$(?![\s$])(?P<formula>(?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)")
MATHML_NAMESPACE = "{http://www.w3.org/1998/Math/MathML}"
# How many children MathML asks of an element; the converter makes fewer of a formula that is not complete.
CHILD_COUNTS = {"mfrac": 2, "msub": 2, "msup": 2, "munder": 2, "mover": 2, "mroot": 2, "msubsup": 3, "munderover": 3}
MATHML_ELEMENTS = {
    "math",
    "mrow",
    "mi",
    "mn",
    "mo",
    "mtext",
    "mspace",
    "mstyle",
    "msqrt",
    "mtable",
    "mtr",
    "mtd",
    *CHILD_COUNTS,
}
FORBIDDEN_ATTRIBUTES = {
    "href",
    "src",
    "style",
    "class",
    "id",
}  # attributes that no formula needs, and that could load or restyle
DISPLAY_FORMULA = re.compile(r"\$\$(?P<formula>(?:\\.|[^$\\])+?)\$\$")  # may have line breaks in it


def formula_rule(state: StateInline, silent: bool) -> bool:
    """A rule for markdown-it: whether a formula begins at the present place; if so, it becomes a token."""
    if state.src[state.pos] != "$":
        return False
    display = DISPLAY_FORMULA.match(state.src, state.pos, state.posMax)
    found = display or INLINE_FORMULA.match(state.src, state.pos, state.posMax)
    if found is None:
        return False
    if not silent:
        token = state.push("formula", "math", 0)
        token.content = found["formula"].strip()
        token.meta = {"display": bool(display)}
    state.pos = found.end()
    return True


def mathml(formula: str, *, display: bool = False) -> str:
    r"""A LaTeX formula as MathML; its source text in a code element if it cannot be read.

    >>> mathml("x_1").partition("<mrow>")[2]
    '<msub><mi>x</mi><mn>1</mn></msub></mrow></math>'
    >>> mathml(r"\frac{1")
    '<code>\\frac{1</code>'
    """
    try:
        made = convert(formula, display="block" if display else "inline")
        if is_sound(ElementTree.fromstring(made)):  # noqa: S314  a few words of our own authors
            return made
    except Exception:  # noqa: S110  the library raises many kinds; what is badly written must still be readable
        pass
    return f"<code>{escapeHtml(formula)}</code>"


def is_sound(element: ElementTree.Element) -> bool:
    """Whether an element is sound MathML with all its children; the converter does not escape `\\text`."""
    name = element.tag.removeprefix(MATHML_NAMESPACE)
    if (
        name == element.tag
        or name not in MATHML_ELEMENTS
        or any(key in FORBIDDEN_ATTRIBUTES or key.startswith("on") for key in element.attrib)
    ):
        return False
    return len(element) == CHILD_COUNTS.get(name, len(element)) and all(is_sound(each) for each in element)


def markdown_with_formulas() -> MarkdownIt:
    """A Markdown reader as for feedback (raw HTML is text, no images), with formulas."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    # Before backslashes are read as escapes: formulas are full of them.
    made.inline.ruler.before("escape", "formula", formula_rule)
    # Plain text would otherwise be read on over the sign, and the rule never asked.
    made.inline.add_terminator_char("$")

    def rendered(self: RendererHTML, tokens: list, place: int, *_: object) -> str:  # type: ignore[type-arg]
        token = tokens[place]
        return mathml(token.content, display=token.meta["display"])

    made.add_render_rule("formula", rendered)
    return made


FORMULA_MARKDOWN = markdown_with_formulas()


@lru_cache(maxsize=4096)
def formula_markdown(text: str) -> Markup:
    """An author's Markdown as HTML, with its formulas as MathML."""
    return Markup(FORMULA_MARKDOWN.render(text))  # noqa: S704 (rendered with raw HTML off)


@lru_cache(maxsize=4096)
def formula_markdown_line(text: str) -> Markup:
    """An author's Markdown as one line of HTML without a paragraph around it, with formulas as MathML."""
    return Markup(FORMULA_MARKDOWN.renderInline(text))  # noqa: S704 (rendered with raw HTML off)
