"""`grader audit`: which mutants of the reference an exercise's cases miss."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from grader.audit.audit_document import LEAST_KILLED, MOST_EQUIVALENT, Audit, TriedMutant, audit_json
from grader.audit.audit_table import audit_digests_in, with_table
from grader.audit.digests import audit_digest
from grader.audit.examined import examined_text, read_examined, with_audits
from grader.audit.many import AuditCache, audits_of, cache_folder
from grader.cli.bank import bank_exercise
from grader.cli.errors import CannotRun
from grader.cli.progress import counted_progress
from grader.paths import bank_files, examined_file
from grader.spec.load import Loaded, load_exercise

AUDIT_PAGE = Path("docs/audit.md")  # its table holds a digest of each exercise as it was audited


@dataclass(frozen=True, slots=True)
class AuditOptions:
    """The options of `grader audit`: which exercises, and how the audits are shown."""

    names: tuple[str, ...] = ()
    as_json: bool = False
    since: str | None = None
    table: Path | None = None
    equivalent: bool = False
    workers: int | None = None


def run_audit(wanted: AuditOptions) -> int:
    """Audits the exercises, prints what was found and gives the exit code: 0 when all pass, 1 when one does not."""
    exercises = exercises_to_audit(wanted)
    audits = []
    workers = wanted.workers or os.cpu_count() or 1
    with counted_progress("auditing", len(exercises), quiet=wanted.as_json) as count:
        for audit in audits_of(
            exercises, AuditCache(cache_folder()), workers, lambda line: tell_progress(wanted, line)
        ):
            audits.append(audit)
            count.advance()
            if not wanted.as_json:
                text = audit_text(audit, equivalent=wanted.equivalent)
                # Survivors are shown as code, and its brackets are no markup of Rich's.
                Console(highlight=False, soft_wrap=True).print(text, markup=False)
    if wanted.as_json:
        sys.stdout.write(json.dumps([audit_json(audit) for audit in audits], ensure_ascii=False, indent=1) + "\n")
    if wanted.table is not None:
        # Rows of exercises that have left the bank are taken out of the table.
        bank = {load_exercise(file).spec.id for file in bank_files()}
        wanted.table.write_text(with_table(wanted.table.read_text("utf-8"), audits, bank), "utf-8")
        # `grader coverage` reads from there which functions an exercise examines.
        known = read_examined(examined_file().read_text("utf-8"))
        examined_file().write_text(examined_text(with_audits(known, audits, bank)), "utf-8")
    if not wanted.as_json:
        sys.stdout.write(f"{len(audits)} audited, {sum(not audit.passed for audit in audits) or 'none'} falls short.\n")
    return 0 if all(audit.passed for audit in audits) else 1


def tell_progress(wanted: AuditOptions, line: str) -> None:
    """Writes a line of progress to stderr, unless only JSON is wanted."""
    if not wanted.as_json:
        sys.stderr.write(f"{line}\n")


def exercises_to_audit(wanted: AuditOptions) -> list[Loaded[Any]]:
    """The exercises to audit: those named, those that changed since a revision, or all."""
    if wanted.names and wanted.since is not None:
        raise CannotRun("Name exercises, or let --since find those that have changed; not both.")
    found = [bank_exercise(name) for name in wanted.names] or [load_exercise(file) for file in bank_files()]
    if wanted.since is None:
        return found
    # A digest covers the exercise and all code that it uses, so that a change anywhere below it is seen.
    known = audit_digests_in(audit_page_at(wanted.since))
    return [loaded for loaded in found if known.get(loaded.spec.id) != audit_digest(loaded)]


def audit_page_at(revision: str) -> str:
    """docs/audit.md as it was where the current work left a revision; empty where it was not there yet."""
    # Not the revision itself: what others have committed there since is no change of ours.
    base = git_output("merge-base", revision, "HEAD")
    if base is None:
        raise CannotRun(f"git knows no common ancestor of {revision} and HEAD: name another revision after --since.")
    return git_output("show", f"{base.strip()}:{AUDIT_PAGE}") or ""


def git_output(*words: str) -> str | None:
    """The output of a git command; None where git ends with an error."""
    try:
        # Not checked: an unknown revision is for the caller to tell.
        done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)  # noqa: S603, S607
    except FileNotFoundError:
        raise CannotRun("git is not installed, and --since asks it what has changed.") from None
    return done.stdout if done.returncode == 0 else None


def audit_text(audit: Audit, *, equivalent: bool = False) -> str:
    """The audit of one exercise as text: a line of figures; below it its survivors, and what else falls short."""
    if audit.kind == "tests":
        return f"{audit.id}: tests of your own judge it, there is no reference to mutate."
    if audit.kind == "text":
        return f"{audit.id}: a person marks it, there is nothing to mutate."
    lines = [
        f"{audit.id}: {audit.killed} of {audit.mutants - len(audit.equivalent)} mutants lose marks "
        f"({audit.kill_rate:.1%}), {len(audit.equivalent)} are equivalent ({audit.equivalent_rate:.1%})"
        + (f"; a sample of {audit.possible}." if audit.mutants < audit.possible else ".")
    ]
    if audit.kill_rate < LEAST_KILLED:
        lines.append(f"  Too few: at least {LEAST_KILLED:.0%} should lose marks. Add a case for each survivor below.")
    if audit.equivalent_rate > MOST_EQUIVALENT:
        most = f"at most {MOST_EQUIVALENT:.0%} may be"
        lines.append(f"  Too many are equivalent, {most}. Simplify the reference, or ask for more of it.")
    shown: Sequence[TriedMutant] = (
        audit.left if equivalent or audit.equivalent_rate > MOST_EQUIVALENT else audit.survivors
    )
    for each in shown:
        lines += ["", f"  {each.place}, {each.kind}, {each.fate}", *(f"    {line}" for line in each.diff.splitlines())]
        lines += [f"    {each.remedy}"] if each.remedy else []
    return "\n".join(lines)
