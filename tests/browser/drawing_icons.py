"""Draws lucide's icons and writes down their shapes: ``python -m tests.browser.drawing_icons``.

They are those of the lucide-react that the scaffold gives to apps; a test holds the file to them.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from pytest_ui2app.browser import chromium
from pytest_ui2app.browser.chromium import ContextFactory, launched, script
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.browser.visiting import BuiltApp, app_page, url_of
from pytest_ui2app.validity.bundling import bundle

FILE = Path(__file__).parents[2] / "pytest_ui2app" / "browser" / "icon_shapes.json"
TEXT = """
    archive arrow-down arrow-left arrow-right arrow-up arrow-up-down bell bookmark calendar check chevron-down
    chevron-left chevron-right chevron-up circle circle-check circle-plus circle-x clock copy credit-card
    download ellipsis ellipsis-vertical external-link eye eye-off file flag folder funnel heart house image
    inbox info layout-grid list lock log-in log-out mail map-pin menu message-square minus moon paperclip pause
    pencil phone pin play plus printer refresh-cw rotate-ccw save search send settings share-2 shopping-bag
    shopping-cart sliders-horizontal square square-check square-pen star sun tag thumbs-up trash trash-2
    triangle-alert undo-2 upload user users x
"""
NAMES = TEXT.split()
OLDER = {"funnel": "filter"}
"""What the scaffold's release calls an icon otherwise."""
APP = """import { icons } from "lucide-react";
const shown = %s;
export default () => <main>{shown.map((name) => {
  const Icon = icons[name as keyof typeof icons]; return <button key={name}><Icon size={48} /></button>; })}</main>;
"""


def drawn_shapes(new_context: ContextFactory) -> dict[str, str]:
    """Return the shape of each icon by its name, as controls.js sees it."""
    names = [OLDER.get(name, name) for name in NAMES]
    app = APP % json.dumps(["".join(part.title() for part in name.split("-")) for name in names])
    with tempfile.TemporaryDirectory() as place:
        dist = bundle({"icons": {"src/App.tsx": app}}, Path(place))["icons"]
        with app_page(BuiltApp(new_context=new_context, dist=dist)) as (page, _):
            chromium.goto(page, url_of("/"))
            page.wait_for_selector("svg")
            page.evaluate("() => document.querySelectorAll('svg').forEach((icon) => icon.removeAttribute('class'))")
            controls: list[dict[str, Any]] = page.evaluate(script("controls.js"))["controls"]
    return {name: control["shapes"][0] for name, control in zip(NAMES, controls, strict=True)}


if __name__ == "__main__":
    with launched(find_browser().path) as browser:
        FILE.write_text(json.dumps(drawn_shapes(browser.new_context), indent=1) + "\n", encoding="utf-8")
