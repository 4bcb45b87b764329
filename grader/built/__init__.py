"""Built: the assignment as it was handed out, and what judging asks of it and of the reference."""
