"""HTML that may be shown as it is, and everything else made so. Escapes just as the templates' own engine does."""

ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;"})


class Safe(str):
    """HTML of ours."""

    __slots__ = ()


def escaped(value: object) -> str:
    """The value as HTML: of ours as it is, else as text.

    >>> escaped("<b>"), escaped(Safe("<b>")), escaped(3)
    ('&lt;b&gt;', '<b>', '3')
    """
    return value if isinstance(value, Safe) else str(value).translate(ESCAPES)


def markdown_line(text: str) -> str:
    """An author's text as it stands: what is authored comes here as HTML already."""
    return Safe(escaped(text))
