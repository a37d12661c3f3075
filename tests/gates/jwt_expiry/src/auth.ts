interface Claims {
  sub: string;
  exp: number;
  scope: string[];
}

export function readToken(): Claims | null {
  const token = localStorage.getItem("auth_token");
  if (!token) return null;
  try {
    const payload = JSON.parse(atob(token.split(".")[1])) as Claims;
    if (payload.exp * 1000 < Date.now()) return null;
    return payload;
  } catch {
    return null;
  }
}
