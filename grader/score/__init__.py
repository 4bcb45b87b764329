"""Score: from verdicts and findings to the result document."""
