"""Built: the assignment as it was handed out, and the questions that judging puts to it and to the reference."""
