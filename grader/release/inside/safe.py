"""Safe HTML: our own as it is, any other value escaped, with the same escapes as Jinja2 writes."""

from grader.texts.safe_text import CODE_IN_TEXT

# The quotes as markupsafe writes them: pages and cards have the same bytes.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;"})


class Safe(str):
    """HTML of ours, which is not escaped again."""

    __slots__ = ()


def escaped(value: object) -> str:
    """The value as HTML: our own HTML as it is, any other value as escaped text.

    >>> escaped("<b>"), escaped(Safe("<b>")), escaped(3)
    ('&lt;b&gt;', '<b>', '3')
    """
    return value if isinstance(value, Safe) else str(value).translate(ESCAPES)


def code_spans(text: str) -> str:
    """The HTML of a sentence, with what stands in backticks as code."""
    return Safe(CODE_IN_TEXT.sub(r"<code>\1</code>", escaped(text)))


def markdown_line(text: str) -> str:
    """An author's text as safe HTML; hints come to the checker as HTML already."""
    return Safe(escaped(text))
