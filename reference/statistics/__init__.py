"""Estimates and tests from samples. Kubat, chapter 12; Witten, chapter 5; Mitchell, chapter 5."""

CONCEPTS = {
    "statistics.mean_variance": "descriptive:mean_variance",
    "statistics.one_sided_bound": "quantiles:upper_bound",
    "statistics.paired_t_test": "paired_t:paired_t",
    "statistics.pearson_correlation": "descriptive:pearson",
    "statistics.proportion_interval": "intervals:proportion_interval",
    "statistics.sample_proportions": "deviations:weighted_share",
    "statistics.squared_deviation_identities": "deviations:mean_squared_deviation",
    "statistics.standard_error": "intervals:standard_error",
    "statistics.t_value": "t_table:critical_value",
}
