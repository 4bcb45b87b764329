"""Lines that are run just where the answer is wrong are told where no repair is found."""

from collections.abc import Sequence

from grader.checks.calls import Call, Observation
from grader.diagnose.finding import Finding
from grader.engine.repair_search import program_runner
from grader.intake.submission import Submission
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.repair.repair_finding import suspicious_lines_finding
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from tests.repair.mended import RIGHT_ENTROPY, graded, released, submission

GUARD = "    if total == 0:\n        return 0.0\n"
ENDS_EARLY = RIGHT_ENTROPY.replace(GUARD, "    if 0 in counts:\n        return len(counts) / 7\n")
# In a line that every input runs, which nothing tells from the others.
WRONG_EVERYWHERE = RIGHT_ENTROPY.replace("    return -sum(", "    return total % 7 - sum(")
STEPS = "".join(f"        a{n} = {n} / 7\n" for n in range(9))
TOO_LONG = RIGHT_ENTROPY.replace(GUARD, f"    if 0 in counts:\n{STEPS}        return a0 + a8 + total\n")


def suspected(sandbox: Sandbox, text: str) -> Finding | None:
    exercise, work = released(), submission(text)
    run = program_runner(sandbox, [exercise])
    cases = judge_exercise(exercise, run(work, exercise_calls(exercise)), {})
    return suspicious_lines_finding(exercise, cases, work, run)


def test_the_line_of_a_special_case_is_told_with_what_it_rests_on(sandbox: Sandbox) -> None:
    finding = suspected(sandbox, ENDS_EARLY)
    assert finding is not None
    assert finding.hint.startswith("Line 8, in `entropy`, is run for ")
    assert finding.hint.endswith("with a right one. Look there first.")
    assert finding.changes == ()
    assert finding.plain


def test_equal_programs_are_looked_at_once_and_each_is_told_its_own_lines(sandbox: Sandbox) -> None:
    exercise, cache, processes, found = released(), RunCache(), [], []
    run = program_runner(sandbox, [exercise])
    for text in (ENDS_EARLY, f"# mine\n\n{ENDS_EARLY}"):
        work = submission(text)
        cases = judge_exercise(exercise, run(work, exercise_calls(exercise)), {})

        def counted(of: Submission, calls: Sequence[Call]) -> Sequence[Observation]:
            processes.append(of)
            return run(of, calls)

        finding = suspicious_lines_finding(exercise, cases, work, counted, cache)
        assert finding is not None
        found.append((finding.hint.partition(",")[0], len(processes)))
    assert [line for line, _ in found] == ["Line 8", "Line 10"]
    assert found[0][1] == found[1][1] > 0


def test_where_all_inputs_run_the_same_lines_and_where_the_stretch_is_long_nothing_is_told(sandbox: Sandbox) -> None:
    assert suspected(sandbox, WRONG_EVERYWHERE) is None
    assert suspected(sandbox, TOO_LONG) is None


def test_right_code_has_no_such_line_and_a_graded_special_case_is_told_one(sandbox: Sandbox) -> None:
    assert suspected(sandbox, RIGHT_ENTROPY) is None
    unguarded = ENDS_EARLY.replace(" if n > 0", "")  # without its special case it would stop with an error
    findings = graded(sandbox, unguarded).findings
    assert [each.hint.partition(",")[0] for each in findings if each.kind == "repair"] == ["Line 8"]
