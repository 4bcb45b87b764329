"""How good a model is, measured on examples whose answers are known. One module a subject."""
