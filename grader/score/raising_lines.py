"""What stands on the lines that an exception came through, read from the submission: the sandbox tells numbers only."""

from collections.abc import Mapping
from dataclasses import replace

from grader.intake.submission import Submission
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, FrameShown

LONGEST = 200  # characters of a line


def with_lines(exercise: ExerciseResult, submission: Submission) -> ExerciseResult:
    """The result with the text of each line that an exception came through."""
    if not any(case.error and case.error.frames for case in exercise.cases):
        return exercise
    texts = {
        f"{source.file}, {cell.label}" if cell.label else source.file: cell.text
        for source in submission.sources
        for cell in source.cells
    }
    return replace(exercise, cases=tuple(_case(case, texts) for case in exercise.cases))


def _case(case: CaseResult, texts: Mapping[str, str]) -> CaseResult:
    if case.error is None or not case.error.frames:
        return case
    return replace(case, error=_error(case.error, texts))


def _error(error: ErrorShown, texts: Mapping[str, str]) -> ErrorShown:
    frames = tuple(replace(frame, source=line_of(frame, texts)) for frame in error.frames)
    return replace(error, frames=frames)


def line_of(frame: FrameShown, texts: Mapping[str, str]) -> str:
    """The text of a line; "" where there is no such line."""
    lines = texts.get(frame.file, "").split("\n")
    return lines[frame.line - 1].strip()[:LONGEST] if 0 < frame.line <= len(lines) else ""
