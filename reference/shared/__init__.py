"""What several topics use: numbers, tables, points and probabilities to draw, and conditions on any answer."""
