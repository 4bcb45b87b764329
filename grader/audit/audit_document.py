"""The result of an audit: the fate of every mutant, and the figures that an exercise must reach."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

# Both bars are promised in docs/audit.md. Equivalent mutants leave the kill rate, so they need a bar of
# their own: else calling a mutant equivalent would be the easy way to a good rate.
LEAST_KILLED = 0.95  # of the mutants that are not equivalent
MOST_EQUIVALENT = 0.15  # of all

Fate = Literal["killed", "equivalent", "survived"]


@dataclass(frozen=True, slots=True)
class TriedMutant:
    """One mutant that was tried: its place, diff and fate; for a survivor also an input that a new case should have."""

    module: str
    line: int
    kind: str
    diff: str
    fate: Fate
    remedy: str = ""

    @property
    def place(self) -> str:
        """The file and line of the mutant, as `reference/trees/id3.py:12`."""
        return f"{self.module.replace('.', '/')}.py:{self.line}"


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of one exercise: `mutants` were tried out of `possible` ones, and killed ones are only counted."""

    id: str
    kind: str
    digest: str
    possible: int
    mutants: int
    killed: int
    inputs: int  # that decided which mutants are equivalent; 0 where none was left
    idle: tuple[str, ...] = ()  # functions that run, and whose result no input shows: no part of what is asked
    left: tuple[TriedMutant, ...] = ()  # that were not killed
    examined: tuple[str, ...] = ()  # functions and classes of which a mutant was killed, by their full names

    @property
    def equivalent(self) -> tuple[TriedMutant, ...]:
        """The mutants that no input tells from the reference."""
        return tuple(each for each in self.left if each.fate == "equivalent")

    @property
    def survivors(self) -> tuple[TriedMutant, ...]:
        """The mutants that lose no marks, though some input tells them from the reference."""
        return tuple(each for each in self.left if each.fate == "survived")

    @property
    def kill_rate(self) -> float:
        """The share of the mutants that lose marks, without equivalent ones; 1 if there are none."""
        real = self.mutants - len(self.equivalent)
        return self.killed / real if real else 1.0

    @property
    def equivalent_rate(self) -> float:
        """The share of equivalent mutants among all."""
        return len(self.equivalent) / self.mutants if self.mutants else 0.0

    @property
    def passed(self) -> bool:
        """Whether enough mutants are killed, and not too many are called equivalent."""
        return self.kill_rate >= LEAST_KILLED and self.equivalent_rate <= MOST_EQUIVALENT


def audit_json(audit: Audit) -> dict[str, Any]:
    """The audit as JSON, with the rates and counts that its readers need."""
    return {
        **asdict(audit),
        "left": [{**asdict(each), "place": each.place} for each in audit.left],
        "equivalent": len(audit.equivalent),
        "survived": len(audit.survivors),
        "kill_rate": round(audit.kill_rate, 4),
        "equivalent_rate": round(audit.equivalent_rate, 4),
        "passed": audit.passed,
    }


def audit_from(given: dict[str, Any]) -> Audit:
    """The audit from its JSON."""
    own = {name: given[name] for name in Audit.__dataclass_fields__ if name != "left"}
    left = tuple(
        TriedMutant(**{name: each[name] for name in TriedMutant.__dataclass_fields__}) for each in given["left"]
    )
    return Audit(**{**own, "idle": tuple(given["idle"]), "examined": tuple(given["examined"])}, left=left)
