"""``ocr``: a baseline that is no language model.

It sees what a model sees, the pixels, and lays their text, colours and boxes out again: one route per screenshot and
a bar of links. It knows nothing of what the controls are for.
"""

from collections.abc import Mapping

from pytest_ui2app import ocr
from pytest_ui2app.generation.builtin.page_source import app_source, kit_source, page_source
from pytest_ui2app.generation.builtin.route_titles import named
from pytest_ui2app.generation.builtin.traced import traced
from pytest_ui2app.generation.model import GenerationTask, Json


def trace(task: GenerationTask) -> Mapping[str, str]:
    """Give the traced app; the same pixels always give the same bytes."""
    pages = [traced(path) for path in task.screenshots]
    routes = named([page.letterings for page in pages])
    sources = {
        f"src/pages/{route.component}.tsx": page_source(page, route, routes)
        for page, route in zip(pages, routes, strict=True)
    }
    return {"src/App.tsx": app_source(routes), "src/kit.tsx": kit_source(routes), **sources}


def tools() -> Mapping[str, Json]:
    """Name the engine that reads the text; InfrastructureError when it is missing."""
    return {"tesseract": ocr.engine_version()}
