interface LoginAttempt {
  readonly redirect: string;
  readonly isApp: boolean;
  readonly verifier: string | null;
}

/** Stores a login attempt as if this browser had opened a provider's login page; returns its state. */
export function storeLoginAttempt(
  type: string,
  { redirect = "/", isApp = false, verifier = null }: Partial<LoginAttempt> = {},
): string {
  const state = `state-of-${type}`;
  const attempt = { state, type, redirect, isApp, verifier, expiresAt: Date.now() + 60_000 };
  localStorage.setItem("damadum.login_attempts", JSON.stringify([attempt]));
  return state;
}
