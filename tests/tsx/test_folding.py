"""What is known of an expression without running it."""

import pytest

from pytest_ui2app.tsx.folding import Folding
from pytest_ui2app.tsx.modules import Project
from pytest_ui2app.tsx.values import Choice, Items, Literal, Unknown, Value, options


def folded(expression: str, before: str = "", **others: str) -> Value:
    files = {"src/a.tsx": f"{before}\nexport const wanted = {expression};"}
    files |= {f"src/{name}.ts": text for name, text in others.items()}
    return Folding(Project(files)).export("src/a.tsx", "wanted")


def plain(value: Value) -> object:
    if isinstance(value, Items):
        return [plain(item) for item in value.values]
    return value.value if isinstance(value, Literal) else type(value).__name__


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("'a' + \"b\" + `c${1}${true}`", "abc1true"),
        ("1 + 2", 3.0),
        ("1 + '2'", "12"),
        ("('x' as const)!", "x"),
        ("null ?? 'x'", "x"),
        ("'' || 'x'", "x"),
        ("'' ?? 'x'", ""),
        ("0 || 'x'", "x"),
        ("!0", True),
        ("'a' === 'a' ? 'y' : 'n'", "y"),
        ("1 !== 1", False),
        ("[1, ...['a'], 'b']", [1.0, "a", "b"]),
        ("['a', 'b'].map((x, i) => x + i)", ["a0", "b1"]),
        ("['a', null, 'b'].filter(Boolean)", ["a", "b"]),
        ("['a', 'b'].filter((x) => x !== 'a')", ["b"]),
        ("['a'].concat('b', ['c'])", ["a", "b", "c"]),
        ("[['a'], ['b']].flatMap((x) => x)", ["a", "b"]),
        ("['a', 'b'].join('/')", "a/b"),
        ("Object.keys({ a: 1, 'b-c': 2 })", ["a", "b-c"]),
        ("Object.entries({ a: 1 })", [["a", 1.0]]),
        ("Object.freeze({ a: 'x' }).a", "x"),
        ("({ a: { b: ['x'] } }).a['b'][0]", "x"),
        ("({ ['k' + 1]: 'v' }).k1", "v"),
        ("({ ...{ a: 1, b: 2 }, a: 3 }).a", 3.0),
        ("'AbC'.toLowerCase()", "abc"),
        ("((a, { b: d }, e = 'z') => a + d + e)('c', { b: 'd' })", "cdz"),
        ("(function () { return 'f'; })()", "f"),
        ("import.meta.env.BASE_URL", "/"),
    ],
)
def test_expressions_fold(expression: str, expected: object) -> None:
    assert plain(folded(expression)) == expected


@pytest.mark.parametrize("expression", ["props.x", "fetch('/x')", "x ? 'a' : window", "Math.random()", "`${id}`", "-x"])
def test_what_depends_on_the_running_app_is_unknown(expression: str) -> None:
    assert any(isinstance(option, Unknown) for option in options(folded(expression)))


def test_a_choice_keeps_both_ways() -> None:
    value = folded("`/${mode ? 'a' : 'b'}`")
    assert isinstance(value, Choice)
    assert [plain(option) for option in value.options] == ["/a", "/b"]


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("const x = 'outer'; const f = () => { const x = 'inner'; return x; };", "inner"),
        ("const x = 'outer'; const f = () => x;", "outer"),
        ("const x = 'outer'; const f = (x = 'given') => x;", "given"),
        ("const { a: { x } } = { a: { x: 'deep' } }; const f = () => x;", "deep"),
        ("const [, x] = ['0', '1']; const f = () => x;", "1"),
        ("enum X { Y = 'enum' } const f = () => X.Y;", "enum"),
    ],
)
def test_names_are_looked_up_by_scope(before: str, expected: str) -> None:
    assert plain(folded("f()", before)) == expected


def test_a_reassigned_variable_is_unknown() -> None:
    assert isinstance(folded("x", "let x = 'a'; export function change() { x = 'b'; }"), Unknown)


def test_a_variable_never_reassigned_is_known() -> None:
    assert plain(folded("x", "let x = 'a';")) == "a"


def test_imports_are_followed_in_circles_without_end() -> None:
    one = "export * from './two'; export const a = b; import { b } from './two';"
    two = "export * from './one'; import { a } from './one'; export const b = a;"
    assert isinstance(folded("a", "import { a } from './one';", one=one, two=two), Unknown)


def test_a_very_long_sum_does_not_exhaust_the_stack() -> None:
    assert isinstance(folded(" + ".join(["'a'"] * 2000)), Unknown | Literal)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("[...new Set(['a', 'b'])]", ["a", "b"]),
        ("[...new Map([['a', 1], ['b', 2]]).keys()]", ["a", "b"]),
        ("new Map([['a', 'x']]).get('a')", "x"),
        ("Array.from({ length: 3 }, (_, i) => i + 1)", [1.0, 2.0, 3.0]),
        ("[...Array(2).keys()]", [0.0, 1.0]),
        ("Array(2).fill('a')", ["a", "a"]),
        ("[1, 2].reduce((all, n) => [...all, n * 2], [])", [2.0, 4.0]),
        ("['a', 'b'].reduce((all, x) => { all.push(x); return all; }, [])", ["a", "b"]),
        ("((...parts) => parts.join('/'))('a', 'b')", "a/b"),
        ("(({ a, ...rest }) => Object.keys(rest))({ a: 1, b: 2 })", ["b"]),
        ("(([first, ...rest]) => rest)(['a', 'b', 'c'])", ["b", "c"]),
        ("['a', 'b', 'c'].slice(1)", ["b", "c"]),
        ("['a', 'b', 'c'].at(-1)", "c"),
        ("['a', 'b', 'c'].find((x) => x !== 'a')", "b"),
        ("['a', 'b'].reverse()", ["b", "a"]),
        ("['a', 'b'].includes('b')", True),
        ("Object.fromEntries([['a', 'x']]).a", "x"),
        ("Object.assign({ a: 1 }, { a: 2 }).a", 2.0),
        ("'Annual Report'.toLowerCase().replace(/\\s+/g, '-')", "annual-report"),
        ("'MyPage'.replace(/[A-Z]/g, (m) => '-' + m.toLowerCase())", "-my-page"),
        ("'a.b.c'.replace('.', '/')", "a/b.c"),
        ("'a.b.c'.replaceAll('.', '/')", "a/b/c"),
        ("'/old/x'.slice('/old'.length)", "/x"),
        ("'a-b'.split('-')", ["a", "b"]),
        ("'7'.padStart(3, '0')", "007"),
        ("'/a'.startsWith('/')", True),
        ("String.raw`/a`", "/a"),
        ("(class { static a = '/a'; static b() { return this.a + '/b'; } }).b()", "/a/b"),
        ("((kind) => { switch (kind) { case 'a': return 1; case 'b': return 2; default: return 3; } })('b')", 2.0),
        ("((kind) => { switch (kind) { case 'a': return 1; default: return 3; } })('z')", 3.0),
        ("((n) => { if (n > 1) { return 'many'; } return 'one'; })(2)", "many"),
        ("((n) => { if (n > 1) return 'many'; else return 'one'; })(1)", "one"),
        ("(() => { const all = []; for (let i = 1; i <= 2; i++) { all.push(i); } return all; })()", [1.0, 2.0]),
        ("(() => { const all = []; for (const key in { a: 1, b: 2 }) all.push(key); return all; })()", ["a", "b"]),
        ("(() => { const all = []; ['a', 'b'].forEach((x, i) => { all.push(x + i); }); return all; })()", ["a0", "b1"]),
        ("(() => { const all = {}; all.a = 'x'; all['b'] = 'y'; return Object.values(all); })()", ["x", "y"]),
        ("(() => { const all = new Map(); all.set('a', 1); return [...all.keys()]; })()", ["a"]),
    ],
)
def test_what_is_put_together_step_by_step_is_known(expression: str, expected: object) -> None:
    assert plain(folded(expression)) == expected


def test_a_counter_that_cannot_be_followed_is_not_taken_for_its_first_value() -> None:
    loop = "(() => { const all = []; 0 all.push(i); return all; })()"
    for head in ("let i = 0; while (i++ < n)", "for (let i = 0; i < n; i++)", "for (let i = 9; i > 0; i--)"):
        assert plain(folded(loop.replace("HEAD", head))) == ["Unknown"]
