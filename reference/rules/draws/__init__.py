"""Seeded draws: every generator is f(random, **options) and gives plain lists, dicts, numbers and strings."""
