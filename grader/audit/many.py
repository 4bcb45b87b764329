"""Many audits at once: each in a process of its own, as many as there are cores, cached by digest."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from grader.audit.audit_document import Audit, audit_from, audit_json
from grader.audit.digests import audit_digest
from grader.spec.load import Loaded

AUDIT_TIMEOUT_SECONDS = 1800.0  # seconds for one exercise: it is then a fault of ours
HASH_SEED = "0"  # of hashes: the order of a set must not decide a mutant's fate


class AuditFailed(RuntimeError):
    """An audit that crashed or took too long; its text is one sentence."""


@dataclass(frozen=True, slots=True)
class AuditCache:
    """The cache of audits: one file for each digest."""

    folder: Path

    def found(self, digest: str) -> Audit | None:
        """The cached audit of a digest; None if there is none that can be read."""
        try:
            return audit_from(json.loads((self.folder / f"{digest}.json").read_text("utf-8")))
        except (OSError, ValueError, KeyError, TypeError):  # a file of an older version is audited anew
            return None

    def keep(self, audit: Audit) -> None:
        """Writes the audit to the cache, as a whole file or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        written = self.folder / f"{audit.digest}.{os.getpid()}.part"  # two runs may write the same audit at once
        written.write_text(json.dumps(audit_json(audit)), "utf-8")
        written.replace(self.folder / f"{audit.digest}.json")


def cache_folder() -> Path:
    """The folder in which audits are kept between runs."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "markscheme" / "audit"


def audits_of(
    exercises: Sequence[Loaded[object]], kept: AuditCache, workers: int, told: Callable[[str], None] = lambda _: None
) -> Iterator[Audit]:
    """The audit of each exercise, in order; `told` is called with the name of each that is not cached, as it begins."""
    with ThreadPoolExecutor(workers) as pool:  # threads only wait: the work is in child processes
        yield from pool.map(lambda loaded: audit_of(loaded, kept, told), exercises)


def audit_of(loaded: Loaded[object], kept: AuditCache, told: Callable[[str], None]) -> Audit:
    """The audit of an exercise, from the cache or from a new process; raises `AuditFailed`."""
    known = kept.found(audit_digest(loaded))
    if known is not None:
        return known
    told(f"{loaded.file.stem} ...")
    audit = audit_in_process(loaded.file)
    kept.keep(audit)
    return audit


def audit_in_process(file: Path) -> Audit:
    """The audit of an exercise's file, made by another process; raises `AuditFailed`."""
    command = [sys.executable, "-m", "grader.audit.child", str(file)]
    environment = {**os.environ, "PYTHONHASHSEED": HASH_SEED}
    try:
        done = subprocess.run(  # noqa: S603  our own module, on a file that was read before
            command, capture_output=True, text=True, timeout=AUDIT_TIMEOUT_SECONDS, env=environment, check=False
        )
    except subprocess.TimeoutExpired:
        raise AuditFailed(f"{file}: the audit has not ended after {AUDIT_TIMEOUT_SECONDS:g} seconds.") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise AuditFailed(f"{file}: the audit failed: {last}")
    return audit_from(json.loads(done.stdout))
