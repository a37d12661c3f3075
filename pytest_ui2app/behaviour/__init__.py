"""Using it: driving a running app and judging what happens."""
