"""How a page that is still loading is told from one that is done."""

LOADING = (
    "[aria-busy=true]",
    "[role=progressbar]",
    "[class*=spinner i]",
    "[class*=skeleton i]",
    "[class*=loader i]",
    "[class*=loading i]",
    "[class*=shimmer i]",
    "[class*=placeholder-glow i]",
    "[data-loading=true]",
    "[data-testid*=loading i]",
    ".animate-spin",
    ".animate-pulse",
    "progress:not([value])",
)
"""The thirteen marks of a page that is still loading; which ones is ours, their number the paper's."""
