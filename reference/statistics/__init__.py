"""What samples tell of a population. Kubat, chapter 12; Witten, chapter 5; Mitchell, chapter 5."""
