"""Making it run: sandbox, workspace and toolchain."""
