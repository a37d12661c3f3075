"""Each operator puts its fault at the smallest node that it fits, and says so where it fits none."""

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.tsx.mutant_spots import Misfit
from pytest_ui2app.tsx.mutants import OPERATORS, Mutation, mutated

FILE = "src/App.tsx"


def fault(text: str, operator: str, anchor: str, operand: str = "", *, nth: int = 0) -> str:
    mutation = Mutation(operator=operator, file=FILE, anchor=anchor, operand=operand, nth=nth)
    return mutated({FILE: text, "src/other.ts": "export {};"}, mutation)[FILE]


MADE = {
    # what is done
    ("<b onClick={() => save(1)} id='é' />", "drop_handler", "save(1)", ""): "<b onClick={() => undefined} id='é' />",
    ("<form onSubmit={send} />", "drop_handler", "onSubmit", ""): (
        "<form onSubmit={(event) => event.preventDefault()} />"
    ),
    ("f({ onClick: go, id: 1 });", "drop_handler", "onClick", ""): "f({ onClick: () => undefined, id: 1 });",
    ("() => { a(); b(); };", "drop_statement", "b()", ""): "() => { a(); ; };",
    ("() => { if (bad) { focus(); return; } go(); };", "drop_statement", "return;", ""): (
        "() => { if (bad) { focus(); ; } go(); };"
    ),
    ("<b onClick={() => save(1)} />", "drop_statement", "save", ""): "<b onClick={() => undefined} />",
    ("<b onClick={() => ok && save(1)} />", "drop_statement", "save", ""): "<b onClick={() => ok && undefined} />",
    ("() => { set(1); toast(`done`); };", "effect_without_toast", "done", ""): "() => { set(1); undefined; };",
    ("() => { const n = 1; set(n); showToast(n); e.preventDefault(); };", "toast_without_effect", "set(n)", ""): (
        "() => { const n = 1; ; showToast(n); e.preventDefault(); };"
    ),
    ("useEffect(() => { store(a); }, [a]);", "drop_effect", "store", ""): "useEffect(() => undefined, [a]);",
    ("() => { window.localStorage.setItem(k, v); };", "no_persist", "localStorage", ""): "() => { undefined; };",
    ("<input disabled={busy} id='a' />", "disable", "id='a'", ""): "<input disabled  id='a' />",
    ("<ul className='x'><li /></ul>", "interfere", "«<ul className='x'>»<li", "hidden"): (
        "<ul hidden className='x'><li /></ul>"
    ),
    ("const check = (v) => { if (!v) return 'Name?'; return ''; };", "accept_anything", "Name?", ""): (
        'const check = (v) => { return ""; };'
    ),
    ("const check = (v) => v ? {} : { v: 1 };", "accept_anything", "v: 1", "null"): "const check = (v) => null;",
    # which item
    ("list.map((x) => (x.id === id ? f(x) : x));", "wrong_item", "x.id === id", ""): (
        "list.map((x) => (x === list[(list.findIndex((x) => x.id === id) + 1) % list.length] ? f(x) : x));"
    ),
    ("s.cart.filter((l) => l.id !== a.id);", "wrong_item", "l.id", ""): (
        "s.cart.filter((l) => l !== s.cart[(s.cart.findIndex((l) => l.id === a.id) + 1) % s.cart.length]);"
    ),
    ("show(list[i]);", "wrong_item", "list[i]", ""): "show(list[(i + 1) % list.length]);",
    ("list.filter((x) => x.id !== id);", "extra_side_effect", "x.id !== id", ""): (
        "list.filter((x) => (x.id !== id && x !== list[(list.findIndex((x) => x.id === id) + 1) % list.length]));"
    ),
    ("list.map((x) => (x.id === id ? 1 : x));", "extra_side_effect", "x.id === id", "all"): (
        "list.map((x) => (true ? 1 : x));"
    ),
    ("<b onClick={() => shut()} />", "extra_side_effect", "shut()", "leave()"): (
        "<b onClick={() => { leave(); return shut(); }} />"
    ),
    ("() => { if (a) shut(); };", "extra_side_effect", "shut()", "leave()"): "() => { if (a) { leave(); shut(); } };",
    ("list.sort((a, b) => a.n - b.n);", "reverse_order", "a.n - b.n", ""): "list.sort((b, a) => a.n - b.n);",
    ("f([...list, item]);", "drop_spread", "«...list»", ""): "f([ item]);",
    ("f({ ...s, cart: [], note });", "drop_property", "«cart: []»", ""): "f({ ...s,  note });",
    ("f({ a, note });", "drop_property", "«note» }", ""): "f({ a,  });",
    # what is computed
    ("list.filter((p) => p.stock > 0);", "constant", "p.stock > 0", "true"): "list.filter((p) => true);",
    ("<b type={on ? 'a' : 'b'} />", "constant", "on ? 'a' : 'b'", '"a"'): '<b type={"a"} />',
    ("<b type='a' />", "constant", "'a'", "1"): "<b type={1} />",
    ("sort(by);", "constant", "sort(«by»)", "() => 0"): "sort(() => 0);",
    ("f(a === b);", "negate", "a === b", ""): "f(a !== b);",
    ("f(a < b);", "negate", "a < b", ""): "f(a >= b);",
    ("f(!open);", "negate", "!open", ""): "f(open);",
    ("f(list.includes(x));", "negate", "list.includes(x)", ""): "f(!(list.includes(x)));",
    ("f(page + 1);", "off_by_one", "«1»", ""): "f(page + 2);",
    ("f(page + 1);", "off_by_one", "«1»", "-1"): "f(page + 0);",
    ("f(a <= b);", "off_by_one", "a <= b", ""): "f(a < b);",
    ("f(1.5);", "off_by_one", "1.5", ""): "f((1.5 + 1));",
    ("f(1_000);", "off_by_one", "1_000", ""): "f(1001);",
    ("go(n);", "off_by_one", "go(«n»)", ""): "go((n + 1));",
    ("f(p.name);", "wrong_field", "p.name", "blurb"): "f(p.blurb);",
    ("f({ open });", "wrong_field", "«open»", "false"): "f({ open: false });",
    ("f({ key: 1 });", "wrong_field", "key: 1", "id"): "f({ id: 1 });",
    ('f("a");', "wrong_field", '"a"', "b"): 'f("b");',
    ("q.trim().toLowerCase();", "case_sensitive", ".toLowerCase()", ""): "q.trim();",
    ("const n = useMemo(() => f(a), [a]);", "stale_total", "f(a)", ""): "const n = useMemo(() => f(a), []);",
    ("const n = list.length;", "stale_total", "n = list", ""): (
        'import { useState as useStale } from "react";\nconst n = useStale(() => (list.length))[0];'
    ),
    ("const [a, b] = useStored('k', SEED);", "keep_local", "useStored", "SEED"): (
        'import { useState as useStale } from "react";\nconst [a, b] = useStale(SEED);'
    ),
    ("const x = useReducer(r, undefined, load);", "keep_local", "load", "{}"): (
        "const x = useReducer(r, undefined, () => ({}));"
    ),
    ("<b>{open && <i />}</b>", "never_show", "open", ""): "<b>{false && <i />}</b>",
    ("<b>{open ? <i /> : <u />}</b>", "always_show", "open ?", ""): "<b>{true ? <i /> : <u />}</b>",
    ("() => { if (gone) return 1; };", "never_show", "gone", ""): "() => { if (false) return 1; };",
    ("f(a ? 1 : 2);", "swap_branches", "a ? 1", ""): "f(a ? 2 : 1);",
    ("if (a) { b(); } else { c(); }", "swap_branches", "if (a)", ""): "if (a) { c(); } else { b(); }",
    ("f(a - b);", "replace", "a - b", "b - a"): "f(b - a);",
}
"""What each operator makes: source, operator, anchor and operand, and the source after it."""


@pytest.mark.parametrize(("text", "operator", "anchor", "operand"), MADE)
def test_operators_make_one_fault(text: str, operator: str, anchor: str, operand: str) -> None:
    assert fault(text, operator, anchor, operand) == MADE[text, operator, anchor, operand]


def test_a_cosmetic_change_toggles_the_class_of_what_is_pressed() -> None:
    made = fault("<b onClick={() => save()} />", "cosmetic_only", "save()")
    assert "classList.toggle" in made
    assert "save" not in made


def test_each_operator_is_shown_above() -> None:
    assert {operator for _, operator, _, _ in MADE} | {"cosmetic_only"} == set(OPERATORS)


def test_the_other_files_stay() -> None:
    files = {FILE: "f(a === b);", "src/other.ts": "g(a === b);"}
    made = mutated(files, Mutation(operator="negate", file=FILE, anchor="a === b"))
    assert made == {FILE: "f(a !== b);", "src/other.ts": "g(a === b);"}
    assert files[FILE] == "f(a === b);"


REFUSED = {
    ("f(a);", "negate", "b", ""): r"occurs 0 times; copy it",
    (
        "f(a); g(a);",
        "negate",
        "(a)",
        "",
    ): r"occurs 2 times \(on lines 1, 1\); make it longer, or say which with `nth`, counted from 1",
    ("f(a);", "drop_handler", "a", ""): r"no handler around it",
    ("f(a);", "drop_effect", "a", ""): r"no effect hook around it",
    ("const a = 1;", "drop_statement", "1", ""): r"no statement or call around it",
    ("f(a === b);", "wrong_item", "a === b", ""): r"no comparison in a walk over a list",
    ("list.map((x) => a === b);", "wrong_item", "a === b", ""): r"no comparison in a walk over a list",
    ("((x) => x === b)();", "wrong_item", "x === b", ""): r"no comparison in a walk over a list",
    ("f(a);", "case_sensitive", "a", ""): r"no change to lower or upper case",
    ("f(a);", "swap_branches", "a", ""): r"no choice of two",
    ("f(a);", "constant", "«a»", ""): (
        r"needs a literal \(a number, a text in quotes, true, .*\); give it under `with`"
    ),
    ("f(a);", "constant", "«a»", "g()"): r"'g\(\)' is no literal",
    ("f(true);", "constant", "«true»", "true"): r"nothing would change",
    ("f(a);", "off_by_one", "f(«a»)", "some"): r"'some' is no step for a number; give a whole number",
    ("f(a);", "off_by_one", "f(«a»)", "0"): r"'0' is no step for a number; give a whole number",
    ("f(a);", "negate", "f(«a)", ""): r"marks hold nothing; put one « and one » around",
    ("f(a);", "negate", "f(«»a)", ""): r"marks hold nothing; put one « and one » around",
    ("f(a);", "negate", "f(a»)", ""): r"marks hold nothing; put one « and one » around",
    ("f(a);", "negate", " ", ""): r"the anchor is empty; copy",
    ("useEffect();", "drop_effect", "useEffect", ""): r"useEffect has no argument 1",
    ("const n = useMemo(f);", "stale_total", "useMemo", ""): r"useMemo has no argument 2",
    ("const n = useReducer();", "keep_local", "useReducer", "1"): r"useReducer has no argument 2",
    ("f(a);", "replace", "«a»", "a +"): r"does not parse",
    ("() => { toast(1); };", "toast_without_effect", "toast", ""): r"does nothing else than announce",
}
"""Source, operator, anchor and operand, and how the refusal goes on after naming the place."""


@pytest.mark.parametrize(("text", "operator", "anchor", "operand"), REFUSED)
def test_what_does_not_fit_is_refused_with_file_and_text(text: str, operator: str, anchor: str, operand: str) -> None:
    with pytest.raises(UsageError, match=REFUSED[text, operator, anchor, operand]) as refusal:
        fault(text, operator, anchor, operand)
    assert str(refusal.value).startswith(f"{FILE}: {operator} at {anchor!r}: ")


def test_an_unknown_operator_or_file_is_refused_with_all_there_are() -> None:
    with pytest.raises(UsageError, match=r"no operator 'explode'; choose from ") as refusal:
        fault("f(a);", "explode", "a")
    assert [name for name in OPERATORS if name not in str(refusal.value)] == []
    with pytest.raises(UsageError, match=r"no file 'src/b\.tsx' .*; choose from src/App\.tsx$"):
        mutated({FILE: "", "src/b.css": ""}, Mutation(operator="negate", file="src/b.tsx", anchor="a"))
    with pytest.raises(UsageError, match=r"src/b\.css holds no program text; name a file that ends in one of \.tsx, "):
        mutated({FILE: "", "src/b.css": ""}, Mutation(operator="negate", file="src/b.css", anchor="a"))


@pytest.mark.parametrize("nth", [-1, 3])
def test_an_occurrence_that_is_not_there_is_refused_with_how_many_there_are(nth: int) -> None:
    wanted = rf"nth is {nth}, but the anchor occurs 2 times \(on lines 1, 2\); give a number from 1 to 2"
    with pytest.raises(Misfit, match=wanted) as refusal:
        fault("f(!a);\ng(!a);", "negate", "!a", nth=nth)
    assert refusal.value.key == "nth"


def test_occurrences_are_counted_from_one() -> None:
    assert [fault("f(!a); g(!a);", "negate", "!a", nth=n) for n in (1, 2)] == ["f(a); g(!a);", "f(!a); g(a);"]
