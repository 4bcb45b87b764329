"""Pictures of answers as inline SVG: one small module a kind, pure functions from plain values to text."""
