"""A frozen app looks the same, keeps its links and does nothing."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.tsx.jsx import TAG_KINDS, attributes
from pytest_ui2app.tsx.syntax import is_code, parse, parse_file
from pytest_ui2app.tsx.transforms import freeze, freeze_file

PREVENT = "{(event) => event.preventDefault()}"
CASES = Path(__file__).parents[2] / "cases"


def frozen(text: str, path: str = "src/App.tsx") -> str:
    return freeze_file(path, text)


ELEMENTS = {
    # handlers
    "<button onClick={() => save()} disabled={busy}>é</button>": "<button disabled={busy}>é</button>",
    "<div\n  onKeyDown={key}\n  role='menu'\n/>": "<div\n  role='menu'\n/>",
    "<div // why\n  onClick={go} id='x' />": "<div // why\n   id='x' />",
    "<img onLoad={shown} onError={failed} onClick={zoom} />": "<img onLoad={shown} onError={failed} />",
    "<motion.button onTap={a} animate={{ x: 1 }} />": "<motion.button animate={{ x: 1 }} />",
    "<b onClick={() => { return <i onClick={x} />; }} />": "<b />",
    # links
    "<Link to='/a' onClick={close}>A</Link>": "<Link to='/a'>A</Link>",
    "<NavLink to={`/b/${id}`} className={({ isActive }) => isActive ? 'x' : ''} onMouseEnter={f} />": (
        "<NavLink to={`/b/${id}`} className={({ isActive }) => isActive ? 'x' : ''} />"
    ),
    "<a href='/x' onClick={f} draggable>x</a>": "<a href='/x'>x</a>",
    "<a href='javascript:alert(1)'>x</a>": '<a href="javascript:void(0)">x</a>',
    "<Route path='/x' element={<X onPick={f} />} />": (
        "<Route path='/x' element={<X onPick={typeof f === \"function\" ? () => undefined : f} />} />"
    ),
    # components
    "<Modal onClose={() => setOpen(false)} open />": "<Modal onClose={() => undefined} open />",
    "<Tag onSale />": "<Tag onSale />",
    "<Tag onSale={true} onHand='3' />": "<Tag onSale={true} onHand='3' />",
    "<Card onClose={can ? () => shut() : undefined} />": "<Card onClose={can ? () => undefined : undefined} />",
    "<Card onClose={can && (() => shut())} />": "<Card onClose={can && (() => undefined)} />",
    # forms
    "<form action='/go' method='post' onSubmit={send}><p/></form>": f"<form noValidate onSubmit={PREVENT}><p/></form>",
    "<form><button type='submit'>Go</button></form>": (
        f"<form onSubmit={PREVENT} noValidate><button type='submit'>Go</button></form>"
    ),
    "<button type='submit' formAction={act} popoverTarget='p'>x</button>": "<button type='submit'>x</button>",
    "<details open={o} onToggle={t}><summary>More</summary></details>": (
        f"<details open={{o}}><summary onClick={PREVENT}>More</summary></details>"
    ),
    # controlled fields
    "<input type='email' required pattern='.*' value={mail} onChange={f}/>": '<input type="text" value={mail ?? ""}/>',
    "<input type='number' min={1} max={9} style={s} value={3} />": "<input type='number' style={s} value={3} />",
    "<input type='number' min={1} max={9} value={3} onBlur={f}/>": "<input type='number' min={1} max={9} value={3}/>",
    "<input type='range' max={9} value={n} onChange={f} />": "<input type='range' max={9} value={n ?? \"\"} />",
    "<input type='checkbox' checked={a === b} onChange={f} />": "<input type='checkbox' checked={a === b} />",
    "<progress max={10} value={3} />": "<progress max={10} value={3} />",
    # uncontrolled fields
    "<input />": '<input value="" readOnly />',
    "<input type='search' defaultValue='a' maxLength={3} />": "<input type='search' value={\"a\"} readOnly />",
    "<input defaultValue={name} readOnly />": '<input value={name ?? ""} readOnly />',
    "<input value={v} defaultValue={d} />": '<input value={v ?? d ?? ""} />',
    "<input type='checkbox' defaultChecked />": "<input type='checkbox' checked={true} readOnly />",
    "<input type='radio' name='r' value='1' />": "<input checked={false} readOnly type='radio' name='r' value='1' />",
    "<input type='file' onChange={f} />": "<input value=\"\" type='file' />",
    "<input type='date' defaultValue='2026-01-15' />": "<input type='date' value={\"2026-01-15\"} />",
    "<input type='color' />": "<input value=\"#000000\" type='color' />",
    "<input type='submit' value='Go' />": "<input type='submit' value='Go' />",
    "<input type='hidden' />": "<input type='hidden' />",
    "<textarea rows={2} />": '<textarea value="" readOnly rows={2} />',
    "<textarea>text</textarea>": "<textarea readOnly>text</textarea>",
    "<select><option>New</option><option value=''>None</option></select>": (
        "<select value={\"New\"}><option>New</option><option value=''>None</option></select>"
    ),
    "<select defaultValue='b'>{list}</select>": '<select value={"b"}>{list}</select>',
    "<select multiple>{list}</select>": "<select value={[]} multiple>{list}</select>",
}
STATEMENTS = {
    "window.addEventListener('keydown', close, true);": "undefined;",
    "const off = () => el?.addEventListener(name, f);": "const off = () => undefined;",
    "window.addEventListener('hashchange', read);": "window.addEventListener('hashchange', read);",
    "document.onclick = () => shut();": "undefined;",
    "el['onkeydown'] = f;": "undefined;",
    "state.online = true; img.onload = f;": "state.online = true; img.onload = f;",
    "createElement('b', { onClick: () => go(), id: 1 });": "createElement('b', { onClick: () => undefined, id: 1 });",
    "React.cloneElement(child, { onClick, onBlur() { go(); } });": (
        "React.cloneElement(child, { onClick: () => undefined, onBlur: () => undefined });"
    ),
    "useEffect(() => { navigate('/login'); }, []);": "useEffect(() => { navigate('/login'); }, []);",
}


@pytest.mark.parametrize("before", ELEMENTS)
def test_elements(before: str) -> None:
    assert frozen(f"const a = {before};") == f"const a = {ELEMENTS[before]};"


@pytest.mark.parametrize("before", STATEMENTS)
def test_statements(before: str) -> None:
    assert frozen(before) == STATEMENTS[before]


@pytest.mark.parametrize(
    "declaration",
    [
        "const save = () => 1;",
        "function save() {}",
        "const save = useCallback(() => 1, []);",
        "const [x, save] = useState(0);",
    ],
)
def test_a_name_that_is_certainly_a_function_needs_no_question(declaration: str) -> None:
    assert frozen(f"{declaration} const a = <X onSave={{save}} />;").endswith("<X onSave={() => undefined} />;")


@pytest.mark.parametrize("declaration", ["const { save } = useCart();", "const [, save] = useThing();", "let save;"])
def test_a_name_that_may_be_no_function_is_asked_at_run_time(declaration: str) -> None:
    asked = 'typeof save === "function" ? () => undefined : save'
    assert frozen(f"{declaration} const a = <X onSave={{save}} />;").endswith(f"<X onSave={{{asked}}} />;")


def test_a_spread_on_a_host_element_passes_on_no_behaviour() -> None:
    text = frozen("const a = <button {...props} id='x' />;")
    pattern = re.search(r"!/(.*?)/\.test", text)
    assert pattern is not None
    names = ["onClick", "required", "formAction", "className", "aria-label", "on", "once", "style"]
    assert [name for name in names if not re.search(pattern[1], name)] == [
        "className",
        "aria-label",
        "on",
        "once",
        "style",
    ]
    assert not parse(text).faulty


def test_a_spread_on_a_field_may_give_the_value_the_field_lacks() -> None:
    text = frozen("const a = <input className='c' {...register('name')} />;")
    assert text.startswith("const a = <input checked={false} value=\"\" className='c' {...Object.fromEntries(")
    assert 'defaultValue: "value"' in text


def test_a_spread_on_a_component_is_left() -> None:
    assert frozen("const a = <Box {...props} />;") == "const a = <Box {...props} />;"


def test_other_files_come_back_unchanged() -> None:
    files = {"src/a.css": "a { onClick: b }", "src/data.json": "{}"}
    assert freeze(files) == files


ATTRIBUTES = (
    "onClick={() => <i onBlur={f} />}",
    "onChange={set}",
    "onSubmit={send}",
    "required",
    "min={1}",
    "type='email'",
    "type={kind}",
    "type='checkbox'",
    "type='file'",
    "value={v}",
    "defaultValue='é'",
    "checked",
    "defaultChecked={c}",
    "{...rest}",
    "{...{ a: 1 }}",
    "readOnly",
    "title=\"→ 'x'\"",
    "// note\n",
    "/* onClick={x} */",
    "data-x={<b onClick={f}>{y}</b>}",
    "href='javascript:0'",
    "action='/x'",
)
ATTRIBUTE_LISTS = st.lists(st.sampled_from(ATTRIBUTES), max_size=6, unique_by=lambda part: part.partition("=")[0])
TAGS = (
    "input",
    "select",
    "textarea",
    "form",
    "summary",
    "button",
    "a",
    "Link",
    "NavLink",
    "Modal",
    "Ui.Field",
    "motion.div",
)


@given(st.sampled_from(TAGS), ATTRIBUTE_LISTS, st.booleans())
def test_any_element_still_parses_freezes_once_and_keeps_no_handler(tag: str, parts: list[str], closed: bool) -> None:  # noqa: FBT001
    inside = " ".join(parts)
    text = f"const a = <{tag} {inside} />;" if closed else f"const a = <{tag} {inside}>{{b}}<i onClick={{c}}/></{tag}>;"
    once = frozen(text)
    root = parse(once)
    assert not root.faulty
    assert frozen(once) == once
    assert set(_host_handlers(once)) <= {("form", "onSubmit"), ("summary", "onClick")}


def _host_handlers(text: str) -> list[tuple[str, str]]:
    tags = [node for node in parse(text).walk() if node.kind in TAG_KINDS]
    named = [(name.text, tag) for tag in tags if (name := tag.child("name")) is not None]
    hosts = [(name, tag) for name, tag in named if name[0].islower()]
    return [(name, key) for name, tag in hosts for key, _ in attributes(tag) if re.match("on[A-Z]", key)]


@pytest.mark.parametrize("case", sorted(path.parents[1].name for path in CASES.glob("*/reference/src")))
def test_reference_apps_freeze_cleanly(case: str) -> None:
    source = CASES / case / "reference" / "src"
    files = {f"src/{path.relative_to(source).as_posix()}": path.read_text() for path in source.rglob("*.ts*")}
    result = freeze(files)
    assert {path for path in result if is_code(path) and parse_file(path, result[path]).faulty} == set()
    assert freeze(result) == result
