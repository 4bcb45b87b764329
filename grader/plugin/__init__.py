"""Plugin: assignments as pytest items, and student code as a fixture; pytest loads `hooks`, the rest on demand."""
