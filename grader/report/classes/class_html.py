"""The class page as one self-contained HTML file, from `templates/report/class.html.j2`."""

import base64
import hashlib

from grader.report.classes.class_shown import ClassView
from grader.report.html import environment


def page(view: ClassView) -> str:
    """The class page as HTML; its one script sorts tables, and no other script may run."""
    templates = environment()
    script = templates.get_template("class.js").render()
    return templates.get_template("class.html.j2").render(view=view, script=script, allowed=fingerprint(script))


def fingerprint(script: str) -> str:
    """The hash by which a Content-Security-Policy allows a script.

    >>> fingerprint("")
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    return f"sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}"
