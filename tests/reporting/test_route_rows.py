"""How routes stand in a record."""

from dataclasses import replace

from pytest_ui2app.browser.rendering import RouteState, hanging
from pytest_ui2app.browser.routes import Witness, WitnessKind, read_routes
from pytest_ui2app.browser.unseen_text import UnseenText
from pytest_ui2app.reporting.route_rows import reading_row, route_rows


def test_a_row_says_who_says_that_the_route_is_there_and_what_became_of_it() -> None:
    witnesses = (
        Witness(kind=WitnessKind.SOURCE, where="src/App.tsx:12"),
        Witness(kind=WitnessKind.LINK, where="/"),
        Witness(kind=WitnessKind.ROUTER, where=""),
    )
    (row,) = route_rows([replace(hanging("/a/1", ["it hangs"]), template="/a/:id", witnesses=witnesses)])
    assert row["witnesses"] == ["source: src/App.tsx:12", "link: /", "router"]
    assert (row["path"], row["route"], row["state"], row["errors"]) == ("/a/1", "/a/:id", "hangs", ["it hangs"])


def test_a_row_says_what_of_its_page_no_score_can_notice() -> None:
    drawn = replace(hanging("/chart", []), state=RouteState.RENDERED, unseen=UnseenText(canvases=1, canvas_share=0.5))
    (row,) = route_rows([drawn])
    assert row["beside_blocks"] == ["canvases, 50% of the viewport: 1"]
    assert "scores 0 even against itself" in row["no_score"]


def test_what_cannot_be_read_from_the_source_is_said() -> None:
    source = (
        'import { BrowserRouter, Routes, Route } from "react-router-dom";\n'
        "export default () => <BrowserRouter><Routes>\n"
        '<Route path={window.name} element={<i/>}/><Route path="*" element={<i/>}/></Routes></BrowserRouter>;'
    )
    row = reading_row(read_routes({"src/App.tsx": source}))
    assert (row["router"], row["catch_alls"]) == ("browser", ["/*"])
    assert "src/App.tsx:3" in " ".join([*row["undecided"], *row["notes"]])
