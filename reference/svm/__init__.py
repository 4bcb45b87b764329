"""Margins, the separator with the largest margin, and kernels."""

CONCEPTS = {
    "svm.back_map_separator": "by_hand:border_on_line",
    "svm.kernels": "kernels:kernel_value",
    "svm.margin": "margin:margin",
    "svm.max_margin": "margin:max_margin",
    "svm.rbf_svm": "by_hand:half_distance",
}
