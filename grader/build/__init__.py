"""Build: from a spec and a secret to a frozen document of cases, with calls, expected outputs and known mistakes."""
