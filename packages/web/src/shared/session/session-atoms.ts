import { atom } from "../config/store.ts";

interface LoggedOut {
  /** The message of the last failed login, or null. */
  readonly loginError: string | null;
}

/**
 * The complete session of spec section 4. The profile is not part of it, because it is server data (`useProfile`).
 * - starting: the stored token, if any, is neither renewed nor rejected yet; guards wait for that
 * - unreachable: the renewal at the start got no response (offline, server down); the tokens are kept for a retry
 */
export type SessionState =
  | ({ readonly status: "starting" | "unreachable" | "visitor" } & LoggedOut)
  | { readonly status: "member" };

export const sessionAtom = atom<SessionState>({ status: "starting", loginError: null });

export const sessionStatusAtom = atom((get) => get(sessionAtom).status);

/** The message of the last failed login. Writing it is a no-op while a member is logged in. */
export const loginErrorAtom = atom(
  (get) => {
    const session = get(sessionAtom);
    return session.status === "member" ? null : session.loginError;
  },
  (get, set, loginError: string | null) => {
    const session = get(sessionAtom);
    if (session.status !== "member") set(sessionAtom, { ...session, loginError });
  },
);
