"""Looking at it: Chromium, the origin it is served from, routes, rendering and text blocks."""
