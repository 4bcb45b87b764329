"""Seeded inputs of no topic's own: every generator is f(random, **options) and gives plain values."""
