#!/usr/bin/env python3
"""A whole agent, small and without any model: it looks at the screenshots and writes an app with a page for each.

    pytest --ui2app-model="cmd:python docs/agents/example_agent.py"

Copy it and put your own model where ``ask_your_model`` stands; everything around it is what an agent has to do.
It needs Pillow and nothing else. The contract is docs/agents.md.
"""

import json
import os
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from string import Template

from PIL import Image

CANNOT_WORK = 75
"""Exit code for "through no fault of mine": the run is then incomplete, instead of the app being scored 0."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """What was seen on one screenshot: its size in pixels, and three of its colours as #rrggbb."""

    width: int
    height: int
    background: str
    text: str
    accent: str


def main() -> int:
    """Do what is asked: build the app, or repair it when there are diagnostics."""
    app = Path(os.environ["UI2APP_APP"])
    task = os.environ["UI2APP_TASK"]
    screenshots = sorted(Path(os.environ["UI2APP_SCREENSHOTS"]).glob("*.png"))
    diagnostics_file = os.environ.get("UI2APP_DIAGNOSTICS")
    diagnostics = Path(diagnostics_file).read_text(encoding="utf-8") if diagnostics_file else ""
    say(f"{os.environ['UI2APP_TURN']}: {len(screenshots)} screenshots")
    try:
        files = ask_your_model(task, screenshots, diagnostics)
    except ConnectionError as fault:
        say(f"no answer: {fault}")
        return CANNOT_WORK
    for path, text in files.items():
        target = app / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    # What this turn used, if you know it: reports then show tokens and dollars.
    account = {"input_tokens": 0, "output_tokens": 0, "dollars": 0.0}
    (Path(os.environ["UI2APP_FOLDER"]) / "usage.json").write_text(json.dumps(account), encoding="utf-8")
    say(f"wrote {len(files)} files")
    return 0


def ask_your_model(task: str, screenshots: list[Path], diagnostics: str) -> dict[str, str]:
    """Return the app's files, paths under ``src/`` to text.

    >>> CALL YOUR OWN MODEL HERE <<< with the task's text, the pictures and, on repair, the diagnostics. This stand-in
    writes what can be told from the pixels; it does without the task's text, and mends by leaving out all that is
    not needed.
    """
    del task
    looks = [look_at(picture) for picture in screenshots]
    if diagnostics:
        say("repairing: " + next(line for line in diagnostics.splitlines() if line.startswith("Failed at")))
        return {"src/App.tsx": plain_app(len(looks))}
    return {"src/App.tsx": app(len(looks)), **{page_path(n): page(n, look) for n, look in enumerate(looks, start=1)}}


def look_at(picture: Path) -> Look:
    """Find a picture's most frequent colour, the one that stands out from it most, and the most vivid one."""
    with Image.open(picture) as image:
        few = image.convert("RGB").quantize(8).convert("RGB")
    red, green, blue = (few.getchannel(band).tobytes() for band in "RGB")
    colours = [colour for colour, _ in Counter(zip(red, green, blue, strict=True)).most_common()]
    background = colours[0]
    return Look(
        width=few.width,
        height=few.height,
        background=as_hex(background),
        text=as_hex(max(colours, key=lambda colour: abs(sum(colour) - sum(background)))),
        accent=as_hex(max(colours, key=lambda colour: max(colour) - min(colour))),
    )


def as_hex(colour: tuple[int, ...]) -> str:
    """Spell a colour for CSS."""
    return "#" + "".join(f"{part:02x}" for part in colour[:3])


APP = Template("""\
import { useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
$imports

export default function App() {
  const [dark, setDark] = useState(false);
  return (
    <BrowserRouter>
      <header className="flex items-center gap-4 p-4">
        <nav className="flex gap-4">
$links
        </nav>
        <button role="switch" aria-checked={dark} className="ml-auto border px-2" onClick={() => setDark(!dark)}>
          {dark ? "Dark mode is on" : "Dark mode is off"}
        </button>
      </header>
      <div style={dark ? { filter: "invert(1)" } : undefined}>
        <Routes>
$routes
        </Routes>
      </div>
    </BrowserRouter>
  );
}
""")

PAGE = Template("""\
export default function Page$number() {
  return (
    <main style={{ background: "$background", color: "$text", minHeight: $height }}>
      <h1 className="p-8 text-2xl font-bold">Page $number</h1>
      <p className="px-8" style={{ borderLeft: "8px solid $accent" }}>
        Seen on a picture of $width by $height pixels.
      </p>
    </main>
  );
}
""")

PLAIN_APP = Template("""\
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";

export default function App() {
  return (
    <BrowserRouter>
      <nav className="flex gap-4 p-4">
$links
      </nav>
      <Routes>
$routes
      </Routes>
    </BrowserRouter>
  );
}
""")


def app(count: int) -> str:
    """Write the entry: a bar of links, a switch that works, and a route per page."""
    numbers = range(1, count + 1)
    return APP.substitute(
        imports="\n".join(f'import Page{n} from "./pages/Page{n}";' for n in numbers),
        links="\n".join(f'          <Link to="{route(n)}">Page {n}</Link>' for n in numbers),
        routes="\n".join(f'          <Route path="{route(n)}" element={{<Page{n} />}} />' for n in numbers),
    )


def plain_app(count: int) -> str:
    """Write an app that can hardly fail: every page in one file, without state or styles of its own."""
    numbers = range(1, count + 1)
    return PLAIN_APP.substitute(
        links="\n".join(f'        <Link to="{route(n)}">Page {n}</Link>' for n in numbers),
        routes="\n".join(
            f'        <Route path="{route(n)}" element={{<main><h1>Page {n}, in plain words</h1></main>}} />'
            for n in numbers
        ),
    )


def page(number: int, look: Look) -> str:
    """Write one page in the colours of its screenshot."""
    return PAGE.substitute(
        number=number,
        width=look.width,
        height=look.height,
        background=look.background,
        text=look.text,
        accent=look.accent,
    )


def page_path(number: int) -> str:
    """Say where a page's file lies."""
    return f"src/pages/Page{number}.tsx"


def route(number: int) -> str:
    """Give each page a route; the first screenshot is taken for home."""
    return "/" if number == 1 else f"/page-{number}"


def say(text: str) -> None:
    """Print a line: the end of what an agent prints is kept with its results."""
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
