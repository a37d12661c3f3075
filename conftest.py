"""Nothing needs configuring here: the plugin is loaded by its entry point."""
