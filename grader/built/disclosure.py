"""How much students may see of hidden cases, and of a repair of their code, as an assignment's policy names it."""

from typing import Literal

Disclosure = Literal["nothing", "failed", "hint", "input", "all"]
DISCLOSURES: tuple[Disclosure, ...] = ("nothing", "failed", "hint", "input", "all")  # each level adds to the last
RepairDisclosure = Literal["nothing", "line", "kind", "change"]
REPAIR_DISCLOSURES: tuple[RepairDisclosure, ...] = ("nothing", "line", "kind", "change")  # as above
