"""Seeded draws that belong to no single topic: every generator is f(random, **options) and gives plain values."""
