"""The source lines that an exception came through, read from the submission: the sandbox tells only their numbers."""

from collections.abc import Mapping
from dataclasses import replace

from grader.intake.submission import Submission
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, FrameShown

MAX_SOURCE_CHARACTERS = 200  # characters of a line


def with_source_lines(exercise: ExerciseResult, submission: Submission) -> ExerciseResult:
    """The result with the text of each line that an exception came through."""
    if not any(case.error and case.error.frames for case in exercise.cases):
        return exercise
    texts = {
        f"{source.file}, {cell.label}" if cell.label else source.file: cell.text
        for source in submission.sources
        for cell in source.cells
    }
    return replace(exercise, cases=tuple(case_with_source(case, texts) for case in exercise.cases))


def case_with_source(case: CaseResult, texts: Mapping[str, str]) -> CaseResult:
    """The case with the source lines of its error, if it has one."""
    if case.error is None or not case.error.frames:
        return case
    return replace(case, error=error_with_source(case.error, texts))


def error_with_source(error: ErrorShown, texts: Mapping[str, str]) -> ErrorShown:
    """The error with the source line of each frame."""
    frames = tuple(replace(frame, source=source_line(frame, texts)) for frame in error.frames)
    return replace(error, frames=frames)


def source_line(frame: FrameShown, texts: Mapping[str, str]) -> str:
    """The source line of a frame; "" where there is no such line."""
    # Not `splitlines`, which also breaks at form feeds, where Python counts no new line.
    lines = texts.get(frame.file, "").split("\n")
    return lines[frame.line - 1].strip()[:MAX_SOURCE_CHARACTERS] if 0 < frame.line <= len(lines) else ""
