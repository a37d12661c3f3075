"""Measure whether a model, shown only screenshots of a web application, writes an app that works."""
