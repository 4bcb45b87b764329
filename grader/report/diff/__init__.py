"""An answer laid beside the right one: what differs, marked. Standard library only, as the students' checker has it."""
