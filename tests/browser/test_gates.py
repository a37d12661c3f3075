"""Keys under which an app keeps a login."""

import pytest

from pytest_ui2app.browser.gates import read_gates


def keys(source: str, **others: str) -> tuple[str, ...]:
    reading = read_gates({"src/App.tsx": source, **{f"src/{name}.ts": text for name, text in others.items()}})
    return tuple(key.key for key in reading.keys)


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
