"""The gates that a source tree may have, and what is tried on them."""

import base64
import json
from typing import Any

import pytest

from pytest_ui2app.browser.gate_logins import Credentials, printed_credentials
from pytest_ui2app.browser.gate_splashes import SplashFound
from pytest_ui2app.browser.gates import GateReading, read_gates


def keys(source: str, **others: str) -> tuple[str, ...]:
    found = read_gates({"src/App.tsx": source, **{f"src/{name}.ts": text for name, text in others.items()}})
    return tuple(key.key for key in found.keys)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("localStorage.getItem('authToken');", ("authToken",)),
        ("window.sessionStorage.setItem(`user`, x);", ("user",)),
        ("localStorage['isLoggedIn'] = '1'; delete sessionStorage.session_id;", ("isLoggedIn", "session_id")),
        ("const PREFIX = 'shop:'; const KEY = PREFIX + 'session'; localStorage.removeItem(KEY);", ("shop:session",)),
        ("const K = { AUTH: 'app-auth' } as const; globalThis.localStorage.getItem(K.AUTH);", ("app-auth",)),
        ("localStorage.getItem('theme'); localStorage.clear(); const n = localStorage.length;", ()),
        ("const label = 'Login'; console.log('user');", ()),
        ("// localStorage.getItem('token')", ()),
        ("const store = window.localStorage; store.getItem('token');", ("token",)),
        ("localStorage.getItem('theme'); navigate('/login'); alert('Wrong user name');", ()),
    ],
)
def test_keys_of_one_file(source: str, expected: tuple[str, ...]) -> None:
    assert keys(source) == expected


def test_key_constants_are_followed_through_imports() -> None:
    assert keys("import { KEY as K } from './k'; localStorage.getItem(K);", k="export const KEY = 'a_token';") == (
        "a_token",
    )


def test_keys_are_followed_through_helpers_and_hooks() -> None:
    source = "import { useStored } from './hook'; const [user] = useStored('current', null);"
    hook = (
        "import { read } from './read'; export function useStored<T>(name: string, first: T) {"
        "return useState(() => read(name) ?? first); }"
    )
    read = "export const read = (key: string) => JSON.parse(localStorage.getItem('user.' + key) ?? 'null');"
    assert keys(source, hook=hook, read=read) == ("user.current",)


def test_keys_are_followed_through_a_storage_object() -> None:
    source = "import { store } from './store'; store.save('login-at', 1);"
    store = "export const store = { save(key: string, value: number) { localStorage.setItem(key, String(value)); } };"
    assert keys(source, store=store) == ("login-at",)


def test_helper_calls_in_a_file_that_touches_storage_count_even_if_the_helper_is_opaque() -> None:
    source = (
        "const SESSION_KEY = 'desk.session'; class Box { get(k) { return localStorage.getItem(this.p + k); } }"
        "new Box().get('auth');"
    )
    assert keys(source) == ("auth", "desk.session")


def test_persistence_functions_of_packages_count() -> None:
    source = (
        "import { persist } from 'zustand/middleware'; import { atomWithStorage } from 'jotai/utils';"
        "create(persist((set) => ({}), { name: 'auth-store' })); atomWithStorage('userAtom', null);"
    )
    assert keys(source) == ("auth-store", "userAtom")


def reading(source: str, **others: str) -> GateReading:
    return read_gates({"src/App.tsx": source, **{f"src/{name}.tsx": text for name, text in others.items()}})


def first(source: str, **others: str) -> str:
    """Return what is tried first under the one key of a source."""
    (key,) = reading(source, **others).keys
    return key.candidates[0]


def record(source: str, **others: str) -> dict[str, Any]:
    found = json.loads(first(source, **others))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("const ok = localStorage.getItem('auth') === 'true';", "true"),
        ("const v = localStorage.getItem('auth'); if (v !== '1') leave();", "1"),
        ("const f = () => { const v = sessionStorage.getItem('auth') ?? ''; return v == 'yes'; };", "yes"),
        ("if (localStorage.getItem('token') !== null) go();  localStorage.setItem('token', 'let-me-in');", "let-me-in"),
        ("const IN = 'granted'; localStorage.getItem('login') === IN;", "granted"),
        ("const x = JSON.parse(localStorage.getItem('loginState') || 'false');", "true"),
        ("const ok = !!localStorage.getItem('isLoggedIn');", "true"),
    ],
)
def test_a_flag_is_what_the_source_compares_or_writes(source: str, expected: str) -> None:
    assert first(source) == expected


def test_what_is_only_asked_for_being_there_is_a_token_that_can_be_decoded() -> None:
    token = first("const t = localStorage.getItem('access_token'); if (!t) leave();")
    head, claims, sign = token.split(".")
    assert all(len(part) % 4 != 1 and not set(part) & {"+", "/", "="} for part in (head, claims, sign))
    decoded = json.loads(base64.b64decode(claims + "=" * (-len(claims) % 4)))
    assert decoded["exp"] > 4_000_000_000
    assert decoded["sub"] == "1"


def test_a_record_holds_the_fields_that_the_source_asks_for() -> None:
    found = record(
        "const user = JSON.parse(localStorage.getItem('user') ?? 'null');"
        "if (user.role !== 'librarian' || !user.roles.includes('writer')) leave();"
        "if (!['gold', 'silver'].includes(user.tier)) leave();"
        "if (user.expiresAt < Date.now() || user.guest === true) leave(); user.plan.trim(); user.team.city.trim();"
        "user.badges.map(show);"
    )
    assert (found["role"], found["roles"][0], found["tier"]) == ("librarian", "writer", "gold")
    assert found["expiresAt"] > 1_800_000_000_000
    assert (found["guest"], found["plan"], found["badges"]) == (False, "ui2app", [])
    assert isinstance(found["team"]["city"], str)


def test_a_record_holds_the_fields_of_the_declared_types() -> None:
    types = (
        "export interface Session { user: User; expires: Date; isGuest: boolean; verified: boolean; seats: number }"
        "export type User = { id: number; name: string; role: 'viewer' | 'editor' | 'admin'; tags: string[] };"
    )
    found = record("const s = JSON.parse(localStorage.getItem('session') ?? 'null') as Session;", types=types)
    assert (found["user"]["role"], found["user"]["name"], found["user"]["tags"]) == ("admin", "Demo User", ["admin"])
    assert (found["isGuest"], found["verified"], found["seats"]) == (False, True, 1)
    assert found["expires"].startswith("2100")


def test_a_list_by_default_is_seeded_with_a_list() -> None:
    found = json.loads(first("const users = JSON.parse(localStorage.getItem('users') || '[]');"))
    assert isinstance(found, list)
    assert found[0]["email"] == "demo@example.com"


def test_a_store_persisted_by_zustand_has_its_own_shape() -> None:
    found = record(
        "import { create } from 'zustand'; import { persist, createJSONStorage } from 'zustand/middleware';"
        "export const useStore = create<State>()(persist((set) => ({ user: null, accessToken: null, isLoggedIn: false,"
        "theme: 'dark', cart: [], login: (user) => set({ user }) }),"
        "{ name: 'bookshop', version: 3, storage: createJSONStorage(() => sessionStorage) }));"
    )
    state = found["state"]
    assert found["version"] == 3
    assert (state["isLoggedIn"], state["theme"], state["cart"]) == (True, "dark", [])
    assert state["user"]["email"] == "demo@example.com"
    assert state["accessToken"].count(".") == 2
    assert "login" not in state


def test_a_persisted_store_without_anyone_in_it_is_no_session() -> None:
    source = (
        "import { create } from 'zustand'; import { persist } from 'zustand/middleware';"
        "create(persist((set) => ({ theme: 'dark', items: [] }), { name: 'bookshop' }));"
    )
    assert reading(source).keys == ()


def test_a_store_persisted_by_redux_persist_keeps_its_slices_as_text() -> None:
    found = record(
        "import { persistReducer } from 'redux-persist'; import storage from 'redux-persist/lib/storage';"
        "import { createSlice } from '@reduxjs/toolkit';"
        "const initialState = { user: null, isAuthenticated: false };"
        "const slice = createSlice({ name: 'account', initialState, reducers: {} });"
        "export const reducer = persistReducer({ key: 'root', storage }, slice.reducer);"
    )
    assert json.loads(found["account"])["isAuthenticated"] is True
    assert json.loads(found["account"])["user"]["name"] == "Demo User"
    assert json.loads(found["_persist"])["rehydrated"] is True


@pytest.mark.parametrize(
    ("source", "key", "value"),
    [
        ("import Cookies from 'js-cookie'; if (Cookies.get('auth') !== 'yes') leave();", "auth", "yes"),
        ("const ok = document.cookie.includes('logged_in_user=1');", "logged_in_user", "1"),
        ("document.cookie = `session=open; path=/; max-age=3600`;", "session", "open"),
    ],
)
def test_cookies_are_found(source: str, key: str, value: str) -> None:
    (found,) = reading(source).keys
    assert (found.store, found.key, found.candidates[0]) == ("cookie", key, value)


@pytest.mark.parametrize(
    "source",
    [
        "const [isAuthenticated, setIn] = useState(false);",
        "const [user, setUser] = React.useState<User | null>(null);",
        "const initialState = { loggedIn: false, items: [] };",
        "let currentUser = null;",
        "create((set) => ({ token: null, login: () => set({ token: 'x' }) }));",
    ],
)
def test_a_login_kept_in_memory_is_found(source: str) -> None:
    assert reading(source).flags == ("src/App.tsx:1",)


def test_what_is_no_login_is_no_gate() -> None:
    source = (
        "const [open, setOpen] = useState(false); const [selected, pick] = useState(null); const items = { a: null };"
    )
    assert not reading(source).any


def test_the_login_is_where_guards_lead() -> None:
    source = (
        "const LOGIN = '/sign-in'; const A = () => <Navigate to={LOGIN} replace />; navigate('/auth/login?next=1');"
        "const B = () => <Navigate to='/home' />;"
    )
    assert reading(source).logins == ("/sign-in", "/auth/login")


def test_routes_that_only_lead_on_are_found_with_the_route_that_an_index_has_its_path_from() -> None:
    source = """const A = () => <Routes>
      <Route path="/" element={<Layout />}>
        <Route index element={<Navigate to="/login" />} />
        <Route path="old" element={<Navigate to="/new" replace />} />
        <Route path="new" element={<New />} />
        <Route path="mine" element={user ? <Mine /> : <Navigate to="/login" />} />
      </Route></Routes>;
    const routes = [
      { path: "/a", element: <Layout />, children: [
        { index: true, element: <Navigate to="/a/b" /> },
        { path: "b", element: <B /> },
      ] }];"""
    assert reading(source).redirects == tuple(f"src/App.tsx:{line}" for line in (3, 2, 4, 10, 9))


@pytest.mark.parametrize(
    ("source", "who", "secret"),
    [
        ("const USERS = [{ name: 'Mo', email: 'mo@x.example', password: 'w1' }];", "mo@x.example", "w1"),
        ("if (email === 'mo@x.example' && password === 'w1') go();", "mo@x.example", "w1"),
        ("const DEMO_EMAIL = 'mo@x.example'; const DEMO_PASSWORD = 'w1';", "mo@x.example", "w1"),
        ("const x = <p>Try mo@x.example / let-me-in9</p>;", "mo@x.example", "let-me-in9"),
        ("const x = <p>Username: mo, password: let-me-in9</p>;", "mo", "let-me-in9"),
        ("const [email] = useState('mo@x.example'); const [password] = useState('w1');", "mo@x.example", "w1"),
        ("const D = { mail: 'mo@x.example', pass: 'w1' };", "mo@x.example", "w1"),
        (
            (
                "const f = <p><input type='email' value={m} /><input type='password' ref={pw} /></p>;"
                "if (m.trim() === 'mo@x.example' && pw.current.value === 'w1') go();"
            ),
            "mo@x.example",
            "w1",
        ),
    ],
)
def test_credentials_that_the_source_knows(source: str, who: str, secret: str) -> None:
    assert reading(source).credentials[0] == Credentials(who=who, secret=secret)


def test_a_code_is_told_by_figures_or_capital_letters() -> None:
    told = {"Your code is 4821.": "4821", "Use code LETMEIN for the demo": "LETMEIN", "the code is below": None}
    told |= {"decode JSON": None, "source code HTML": None, "PROMO CODE APPLY": None}
    found = {text: next((each.code for each in printed_credentials(text)), None) for text in told}
    assert found == told


def test_a_path_or_a_type_is_no_credential() -> None:
    source = "import { A, B } from './pages'; interface C { user: string | null } const s = 'text-sm / mt-2';"
    assert reading(source).credentials == ()


def test_a_splash_screen_is_found_with_its_labels_and_its_timer() -> None:
    source = (
        "import Intro from './Intro';\n"
        "export default function App() {\n  const [seen, setSeen] = useState(false);\n"
        "  useEffect(() => { setTimeout(() => setSeen(true), 4_000); }, []);\n"
        "  if (!seen) return <Intro onDone={() => setSeen(true)} />;\n"
        "  return <BrowserRouter><Routes /></BrowserRouter>;\n}"
    )
    button = "<button onClick={onDone}>Cast <b>off</b></button>"
    intro = f"export default function Intro({{ onDone }}) {{ return <div>{button}</div>; }}"
    (splash,) = reading(source, Intro=intro).splashes
    assert splash == SplashFound(where="src/App.tsx:3", labels=("Cast off",), timer_ms=4_000)


def test_a_state_that_hides_no_router_is_no_splash_screen() -> None:
    source = (
        "export function Menu() { const [open, set] = useState(false); if (!open) return <b>x</b>; return <i>y</i>; }"
    )
    assert reading(source).splashes == ()
