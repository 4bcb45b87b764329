"""The files of one student's folder, made from the public part of the assignment alone."""

import json

from grader.built.freeze import digest
from grader.codec.write_records import record_json
from grader.release.checker_file import checker_file, checker_text
from grader.release.handout_notebook import notebook_text
from grader.release.handout_sheet import SheetCache
from grader.release.public import PublicAssignment
from grader.release.texts import answers_yaml, handout_html, handout_markdown, release_readme, starter_code


def release_files(public: PublicAssignment, sheeting: SheetCache, *, personal: bool = False) -> dict[str, str]:
    """The texts of all files that a student receives, by name; `personal` if the numbers are this student's own."""
    sheets = sheeting.sheets_of(public)
    document = public_text(public)
    files = {
        f"{public.id}.ipynb": notebook_text(sheets),
        "handout.md": handout_markdown(sheets),
        "handout.html": handout_html(sheets),
        "README.md": release_readme(sheets, digest(document.encode()), personal),
        checker_file(public.id): checker_text(public),
        f"{public.id}.public.json": document,
    }
    if sheets.in_code:
        files[f"{public.id}.py"] = starter_code(sheets)
    if sheets.by_hand:
        files["answers.yaml"] = answers_yaml(sheets)
    return files


def public_text(public: PublicAssignment) -> str:
    """The text of `<id>.public.json`; equal assignments give equal bytes."""
    written = record_json(public)
    # Strict JSON: NaN is none, and readers in other languages refuse it.
    return json.dumps(written, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n"
