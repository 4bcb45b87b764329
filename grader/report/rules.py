"""The rules of an assignment on what students may see of hidden cases, and when."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from grader.built.disclosure import DISCLOSURES, REPAIR_DISCLOSURES, Disclosure, RepairDisclosure

RANKS = {level: rank for rank, level in enumerate(DISCLOSURES)}
REPAIR_RANKS = {level: rank for rank, level in enumerate(REPAIR_DISCLOSURES)}


class HiddenLevels(Protocol):
    """The two levels of disclosure of a policy: while work can be handed in, and later."""

    @property
    def while_open(self) -> Disclosure:
        """The level while work can be handed in."""

    @property
    def after_close(self) -> Disclosure:
        """The level once nobody can hand in work any more."""


class RepairLevels(Protocol):
    """The two levels of disclosure of a repair: while work can be handed in, and later."""

    @property
    def while_open(self) -> RepairDisclosure:
        """The level while work can be handed in."""

    @property
    def after_close(self) -> RepairDisclosure:
        """The level once nobody can hand in work any more."""


class WithHidden(Protocol):
    """A policy, as far as it decides what students may see: `grader.spec.assignment.Policy` is one."""

    @property
    def hidden(self) -> HiddenLevels:
        """The policy's levels of disclosure for hidden cases."""

    @property
    def repair(self) -> RepairLevels:
        """The policy's levels of disclosure for the nearest repair."""


@dataclass(frozen=True, slots=True)
class DisclosureRules:
    """The levels of disclosure before and after an assignment closes. `closes` is after the last extension."""

    while_open: Disclosure = "hint"
    after_close: Disclosure = "input"
    closes: datetime | None = None
    contact: str = ""  # a link or an address: whom to ask
    repair_while_open: RepairDisclosure = "line"
    repair_after_close: RepairDisclosure = "change"


def disclosure_rules(
    policy: WithHidden, due: datetime | None, contact: str = "", extended: datetime | None = None
) -> DisclosureRules:
    """The rules of an assignment that closes at `due`, or at the end of the last extension; without a date never."""
    closes = due if due is None or extended is None else max(due, extended, key=_aware)
    hidden, repair = policy.hidden, policy.repair
    return DisclosureRules(
        hidden.while_open, hidden.after_close, closes, contact, repair.while_open, repair.after_close
    )


def is_open(rules: DisclosureRules, now: datetime) -> bool:
    """Whether students can still hand in, so that `while_open` holds."""
    return rules.closes is None or _aware(now) < _aware(rules.closes)


def level_at(rules: DisclosureRules, now: datetime) -> Disclosure:
    """The level of disclosure that holds now."""
    return rules.while_open if is_open(rules, now) else rules.after_close


def repair_level_at(rules: DisclosureRules, now: datetime) -> RepairDisclosure:
    """The level of disclosure of a repair that holds now."""
    return rules.repair_while_open if is_open(rules, now) else rules.repair_after_close


def repair_reaches(level: RepairDisclosure, wanted: RepairDisclosure) -> bool:
    """Whether a level of disclosure shows all of a repair that the level `wanted` shows."""
    return REPAIR_RANKS[level] >= REPAIR_RANKS[wanted]


def reaches(level: Disclosure, wanted: Disclosure) -> bool:
    """Whether a level of disclosure shows all that the level `wanted` shows."""
    return RANKS[level] >= RANKS[wanted]


def _aware(moment: datetime) -> datetime:
    # A date written without its zone is read as UTC, the same on every host.
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
