"""Commands of a term: from the learning platform in, marked, argued about, and out again."""
