"""What an app's own data calls its records."""

import pytest

from pytest_ui2app.tsx.identities import Identity, identities, values_of

DATA = """
import type { Post } from "./types";
export const posts: Post[] = [
  { id: 1, slug: "on-tea", title: "On tea" },
  { id: 2, "slug": 'on-coffee', title: `Coffee` },
];
const CATEGORIES = [{ id: "hot", label: "Hot" }];
const courses = [{ id: "c1" }];
export const shop = { products: [{ id: "p-9", price: 3 }, ...more] };
"""
FILES = {"src/data/posts.ts": DATA, "src/App.tsx": "export default () => <i>{[1, 2].map(String)}</i>;"}


def test_the_literal_fields_of_records_are_read_with_the_name_of_their_collection() -> None:
    found = identities(FILES)
    assert Identity(collection="posts", key="slug", value="on-tea") in found
    assert Identity(collection="products", key="id", value="p-9") in found
    assert [each.value for each in found if each.key == "id"] == ["1", "2", "hot", "c1", "p-9"]


@pytest.mark.parametrize(
    ("parameter", "before", "values"),
    [
        ("slug", "post", ("on-tea", "on-coffee")),
        ("id", "posts", ("1", "2")),
        ("postId", "read", ("1", "2")),
        ("productId", "shop", ("p-9",)),
        ("id", "categories", ("hot",)),
        ("id", "things", ("1", "2", "hot", "c1", "p-9")),
        ("courseId", "course", ("c1",)),
        ("handle", "posts", ()),
    ],
)
def test_a_parameter_takes_the_values_of_its_field(parameter: str, before: str, values: tuple[str, ...]) -> None:
    assert values_of(parameter, before, identities(FILES)) == values


def test_broken_source_and_no_source_have_no_records() -> None:
    assert identities({}) == ()
    assert identities({"src/App.tsx": "const a = [{ id: "}) == ()
