"""The pytest plugin: a table of contents, one call each."""
