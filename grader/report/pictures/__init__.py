"""Pictures of answers as inline SVG: a small module for each kind, with pure functions from plain values to text."""
