"""Version spaces. Mitchell, chapter 2; Blockeel, chapter 3."""
