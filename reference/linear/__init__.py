"""Linear classifiers and regression. Kubat, chapter 4; Blockeel, section 10.2; Witten, section 4.6."""
