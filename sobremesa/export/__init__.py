"""Open data: matches as rows, one for each decision, as JSON Lines or Parquet. docs/data.md says what a row holds."""
