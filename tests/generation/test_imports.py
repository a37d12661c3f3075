import pytest

from pytest_ui2app.generation.imports import import_violations

DECLARED = ("react", "react-router-dom", "@tanstack/react-query")
OTHERS = {"src/components/Card.tsx": "export const Card = 1;", "src/pages/Home.tsx": "export default 1;"}


def clauses(code: str) -> list[tuple[str, str]]:
    found = import_violations({"src/App.tsx": code, **OTHERS}, DECLARED)
    return [(violation.clause, violation.subject) for violation in found]


@pytest.mark.parametrize(
    "code",
    [
        'import { Card } from "./components/Card";',
        'import App from ".";',
        'import data from "../src/data.json?raw";',
        'import "./styles.css";',
        'import { useState } from "react";\nimport { jsx } from "react/jsx-runtime";',
        'import { useQuery } from "@tanstack/react-query";',
        'export * from "./pages/Home";',
        '// import x from "@/x";',
        'const text = "import x from \\"zustand\\"";',
    ],
)
def test_relative_paths_and_declared_packages_are_fine(code: str) -> None:
    assert clauses(code) == []


@pytest.mark.parametrize(
    "specifier", ["@/components/Card", "~/components/Card", "src/components/Card", "/src/x", "#/x", "components/Card"]
)
def test_an_alias_breaks_clause_ii(specifier: str) -> None:
    assert clauses(f'import {{ Card }} from "{specifier}";') == [("ii", specifier)]


@pytest.mark.parametrize(
    "code",
    [
        'import { create } from "zustand";',
        'import "zustand";',
        'import type { Store } from "zustand";',
        'export { create } from "zustand";',
        'const store = await import("zustand");',
        'import a from "zustand";\nimport { b } from "zustand";',
    ],
)
def test_an_undeclared_package_breaks_clause_iii_once(code: str) -> None:
    assert clauses(code) == [("iii", "zustand")]


def test_scopes_are_part_of_a_packages_name() -> None:
    (violation,) = import_violations({"src/App.tsx": 'import x from "@tanstack/table/core";'}, DECLARED)
    assert violation.detail == "the package @tanstack/table is not declared; imported by src/App.tsx"


def test_a_file_that_does_not_parse_is_read_as_far_as_it_goes() -> None:
    assert ("iii", "zustand") in clauses('import { create } from "zustand";\nexport default function ( {{{')
