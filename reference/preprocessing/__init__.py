"""What is done to data before anything learns from it: scaling, coding, filling gaps."""
