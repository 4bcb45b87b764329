"""The built assignment as bytes, and back.

Equal documents give equal bytes: fields stand in the order of the models, names in the order of the spec, and nothing
in a document depends on a clock, a path or the order of a set. What `build` makes knows no version either; that is
written down beside it when the document is (`grader.engine.built_file`).
"""

import hashlib
import json

from pydantic import ValidationError

from grader.built.document import BuiltAssignment
from grader.checks.local_code import Untrusted, is_trusted, local_texts, module_of


class BadDocument(ValueError):
    """Bytes that are no built assignment; the text is one sentence for the instructor."""


def dumps(built: BuiltAssignment) -> bytes:
    """The document's bytes: compact JSON in UTF-8 (indented, a trace has a line a number), a newline at the end."""
    written = built.model_dump(mode="json", by_alias=True)
    written["local"] = dict(local_texts(json.dumps(written["exercises"]))) if is_trusted() else {}
    for seldom in ("inherited", "local", "version", "commit"):
        if not written[seldom]:
            del written[seldom]
    return (json.dumps(written, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n").encode()


def loads(data: bytes) -> BuiltAssignment:
    """The document that was written; raises `BadDocument` for anything else."""
    try:
        built = BuiltAssignment.model_validate(json.loads(data), context={"written": True})
        for name, text in built.local.items():
            module_of(text, f"{name}.py")
        return built
    except Untrusted as refused:
        raise BadDocument(f"The assignment cannot be used: {refused}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(key) for key in first["loc"])
        raise BadDocument(f"This is not a built assignment: {where}: {first['msg']}.") from None
    except (ValueError, RecursionError):
        raise BadDocument("This is not a built assignment: it is no JSON.") from None


def digest(data: bytes) -> str:
    """The fingerprint of a document's bytes, as a result carries it.

    >>> digest(b"")[:20]
    'sha256:e3b0c44298fc1'
    """
    return "sha256:" + hashlib.sha256(data).hexdigest()
