"""The gradebook: attempts, results, people's decisions about them, and every student's final mark made of these."""
