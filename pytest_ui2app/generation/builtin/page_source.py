"""Writing traced pages as React source."""

import json
from collections.abc import Iterable, Sequence
from itertools import groupby

from pytest_ui2app.generation.builtin.lettering import ASCENT, DESCENT, Lettering
from pytest_ui2app.generation.builtin.route_titles import RouteName
from pytest_ui2app.generation.builtin.shapes import Box, Figure
from pytest_ui2app.generation.builtin.templates import filled
from pytest_ui2app.generation.builtin.traced import TracedPage


def app_source(routes: Sequence[RouteName]) -> str:
    """Write App.tsx: a router with one route per page."""
    imports = "\n".join(f'import {route.component} from "./pages/{route.component}";' for route in routes)
    elements = "\n".join(f'        <Route path="{route.path}" element={{<{route.component} />}} />' for route in routes)
    return filled("traced_app.tsx", imports=imports, routes=elements)


def kit_source(routes: Sequence[RouteName]) -> str:
    """Write kit.tsx: what pages are drawn with, and the bar of links."""
    links = "\n".join(f"      <Link to={json.dumps(r.path)}>{{{_string(r.title)}}}</Link>" for r in routes)
    return filled("traced_kit.tsx", links=links)


def page_source(page: TracedPage, route: RouteName, routes: Sequence[RouteName]) -> str:
    """Write one page; a text that is another page's title becomes a link to it."""
    targets = {other.title.casefold(): other.path for other in routes if other != route}
    shapes = "\n".join(line for drawing, group in groupby(page.shapes, _is_figure) for line in _layer(group, drawing))
    labels = "\n".join(f"      {_label(text, targets.get(text.text.casefold(), ''))}" for text in page.letterings)
    size = f"width={{{page.width}}} height={{{page.height}}}"
    return filled(
        "traced_page.tsx", name=route.component, size=size, ground=_hex(page.ground), shapes=shapes, labels=labels
    )


def _is_figure(shape: Box | Figure) -> bool:
    return isinstance(shape, Figure)


def _layer(shapes: Iterable[Box | Figure], drawing: bool) -> list[str]:  # noqa: FBT001 - the key of the group
    """Write shapes of one kind; figures share a drawing."""
    lines = [f"      {'  ' if drawing else ''}{_shape(shape)}" for shape in shapes]
    return ["      <Drawing>", *lines, "      </Drawing>"] if drawing else lines


def _shape(shape: Box | Figure) -> str:
    if isinstance(shape, Figure):
        return f'<Figure fill="{_hex(shape.color)}" d="{shape.path}" />'
    corners = f' radius="{" ".join(f"{radius}px" for radius in shape.radii)}"' if any(shape.radii) else ""
    place = f"x={{{shape.x}}} y={{{shape.y}}} w={{{shape.width}}} h={{{shape.height}}}"
    return f'<Panel {place} fill="{_hex(shape.color)}"{corners} />'


def _label(text: Lettering, target: str) -> str:
    top = text.baseline - (text.pitch - (ASCENT + DESCENT) * text.size) / 2 - ASCENT * text.size
    # Room for the rounding of a wrapped paragraph's lines; a single line never wraps.
    width = text.width + (text.size / 2 if text.lines > 1 else 0)
    attributes = [
        f"x={{{_number(text.x)}}} y={{{_number(top)}}} w={{{_number(width)}}}",
        f"size={{{_number(text.size)}}} pitch={{{_number(text.pitch)}}}",
        f'color="{_hex(text.color)}"',
        *([f"spacing={{{_number(text.spacing)}}}"] if text.spacing else []),
        *(["bold"] if text.bold else []),
        *(["wrap"] if text.lines > 1 else []),
        *([f"to={json.dumps(target)}"] if target else []),
    ]
    return f"<Label {' '.join(attributes)}>{{{_string(text.text)}}}</Label>"


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _hex(color: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)
