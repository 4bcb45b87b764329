"""How much students may see of hidden cases: five levels, as an assignment's policy names them."""

from typing import Literal

Disclosure = Literal["nothing", "failed", "hint", "input", "all"]
DISCLOSURES: tuple[Disclosure, ...] = ("nothing", "failed", "hint", "input", "all")  # each level adds to the last
