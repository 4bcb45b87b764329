"""The built assignment as bytes, and back from bytes.

Equal documents give equal bytes: fields stand in the order of the models, names in the order of the spec, and nothing
in a document depends on a clock, a path or the order of a set. What `build` makes knows no version either; that is
written down beside it when the document is (`grader.engine.built_file`).
"""

import hashlib
import json

from grader.built.document import BuiltAssignment
from grader.checks.local_code import Untrusted, is_trusted, local_module, local_texts
from grader.codec.read_records import BadRecord, read_record
from grader.codec.write_records import record_json


class BadDocument(ValueError):
    """Raised for bytes that are no built assignment; the text is one sentence for the instructor."""


def dumps(built: BuiltAssignment) -> bytes:
    """The bytes of the document: compact JSON in UTF-8, with a newline at the end."""
    written = record_json(built)
    written["local"] = dict(local_texts(json.dumps(written["exercises"]))) if is_trusted() else {}
    # Left out where they are empty, as they mostly are; reading has defaults for them.
    for seldom in ("inherited", "local", "version", "commit", "written"):
        if not written[seldom]:
            del written[seldom]
    return (json.dumps(written, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n").encode()


def loads(data: bytes) -> BuiltAssignment:
    """The document that was written; raises `BadDocument` for anything else."""
    try:
        built = read_record(BuiltAssignment, json.loads(data))
        for name, text in built.local.items():
            local_module(text, f"{name}.py")
        return built
    except Untrusted as refused:
        raise BadDocument(f"The assignment cannot be used: {refused}.") from None
    except BadRecord as bad:
        raise BadDocument(f"This is not a built assignment: {bad}.") from None
    except (ValueError, RecursionError):
        raise BadDocument("This is not a built assignment: it is no JSON.") from None


def digest(data: bytes) -> str:
    """The digest of a document's bytes, as a result carries it.

    >>> digest(b"")[:20]
    'sha256:e3b0c44298fc1'
    """
    return "sha256:" + hashlib.sha256(data).hexdigest()
