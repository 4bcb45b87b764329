"""The nearest repair: the smallest change of a student's own code that makes every case right."""
