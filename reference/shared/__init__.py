"""Code that several topics use: draws of numbers, tables, points and probabilities; conditions on any answer."""
