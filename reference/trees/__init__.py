"""Decision trees. Mitchell, chapter 3; Witten, sections 4.3 and 6.1; Blockeel, chapter 4; Kubat, chapter 6."""
