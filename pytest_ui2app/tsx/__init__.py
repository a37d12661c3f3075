"""Reading source: TSX syntax, modules, and behaviour-removing transforms."""
