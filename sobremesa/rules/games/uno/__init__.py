"""The family of $CONE and UNO Monster High: one record, one set of rules, two headers of data."""
