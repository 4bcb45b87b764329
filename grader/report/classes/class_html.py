"""The class page as one self-contained HTML file, from `templates/report/class.html.j2`."""

import base64
import hashlib

from grader.report.classes.class_shown import ClassView
from grader.report.html import html_templates


def class_page_html(view: ClassView) -> str:
    """The class page as HTML; its one script sorts tables, and no other script may run."""
    templates = html_templates()
    script = templates.get_template("class.js").render()
    return templates.get_template("class.html.j2").render(view=view, script=script, allowed=script_hash(script))


def script_hash(script: str) -> str:
    """The hash by which a Content-Security-Policy allows a script.

    >>> script_hash("")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"
