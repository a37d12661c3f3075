const SESSION_KEY = "desk:session";
export const setSession = (value: string) => window.localStorage.setItem(SESSION_KEY, value);
export const hasSession = () => window.localStorage.getItem(SESSION_KEY) == "1";
