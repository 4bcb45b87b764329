"""Mining a class: wrong answers that nothing explains, grouped, compared with small changes, drafted as mistakes."""
