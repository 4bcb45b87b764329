"""What an audit found: of each mutant its fate, of an exercise the figures that its cases must reach."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

LEAST_KILLED = 0.95  # of the mutants that are not equivalent
MOST_EQUIVALENT = 0.15  # of all

Fate = Literal["killed", "equivalent", "survived"]


@dataclass(frozen=True, slots=True)
class Tried:
    """One mutant: where it is, its diff, its fate; of a survivor, an input that no case has and what comes of it."""

    module: str
    line: int
    kind: str
    diff: str
    fate: Fate
    remedy: str = ""

    @property
    def place(self) -> str:
        """The file and the line."""
        return f"{self.module.replace('.', '/')}.py:{self.line}"


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of one exercise. `mutants` are those tried, of `possible` ones; killed ones are only counted."""

    id: str
    kind: str
    digest: str
    possible: int
    mutants: int
    killed: int
    inputs: int  # that decided which mutants are equivalent; 0 where none was left
    idle: tuple[str, ...] = ()  # functions that run, and whose result no input shows: no part of what is asked
    left: tuple[Tried, ...] = ()  # that were not killed
    examined: tuple[str, ...] = ()  # functions and classes of which a mutant was killed, by their full names

    @property
    def equivalent(self) -> tuple[Tried, ...]:
        """The mutants that no input tells from the reference."""
        return tuple(each for each in self.left if each.fate == "equivalent")

    @property
    def survivors(self) -> tuple[Tried, ...]:
        """The mutants that lose no marks, though some input tells them from the reference."""
        return tuple(each for each in self.left if each.fate == "survived")

    @property
    def kill_rate(self) -> float:
        """The share of the mutants that lose marks, equivalent ones left out; 1 where there are none."""
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
    """The audit as JSON, with what follows from its figures."""
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
    """The audit that was written as JSON."""
    own = {name: given[name] for name in Audit.__dataclass_fields__ if name != "left"}
    left = tuple(Tried(**{name: each[name] for name in Tried.__dataclass_fields__}) for each in given["left"])
    return Audit(**{**own, "idle": tuple(given["idle"]), "examined": tuple(given["examined"])}, left=left)
