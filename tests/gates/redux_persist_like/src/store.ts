const persistKey = "persist:root";

export interface AuthState {
  token: string | null;
  user: { name: string } | null;
}

export function rehydrate(): AuthState {
  const raw = localStorage.getItem(persistKey);
  if (!raw) return { token: null, user: null };
  const slices = JSON.parse(raw) as Record<string, string>;
  return JSON.parse(slices.auth ?? "{}") as AuthState;
}
