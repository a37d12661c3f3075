"""The subcommands of ``ui2app``: one module each, with ``add_to(subparsers)``."""
