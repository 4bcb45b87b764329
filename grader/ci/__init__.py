"""Where others run us: continuous integration of students and instructors, and platforms with graders of their own."""
