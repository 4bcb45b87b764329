"""The built document that lies beside an assignment: read as it was handed out, or made where there is none."""

from pathlib import Path

from grader.built.freeze import loads
from grader.engine.document_file import BuiltFile, document_file
from grader.engine.stale import refuse_stale


def built_file(assignment: Path, *, rebuild: bool = False) -> BuiltFile:
    """The built document of an assignment, as it was handed out; built and written now if there is none, or on demand.

    Raises `Stale` when the reference code that judging calls has changed since: no upgrade changes a mark unnoticed.
    """
    file = document_file(assignment)
    if file.exists() and not rebuild:
        data = file.read_bytes()
        refuse_stale(loads(data), file)
        return BuiltFile(data, file, fresh=False)
    from grader.engine.building_document import built_anew, write_built_document  # noqa: PLC0415  slow to load

    return write_built_document(built_anew(assignment), file)
