"""Labels of interactions that do not come from using the app: a judge's, and those of annotators."""
