"""Telling: records, the ledger, terminal and JSON output."""
