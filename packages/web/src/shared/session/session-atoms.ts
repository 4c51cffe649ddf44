import { atom } from "../config/store.ts";

interface LoggedOut {
  /** The message of the last failed login, or null. */
  readonly loginError: string | null;
}

/**
 * The session of spec section 4, all of it. The profile is no part of it: it is server data (`useProfile`).
 * - starting: the stored token, if any, is neither renewed nor refused yet; guards wait for that
 * - unreachable: the renewal at the start got no answer (offline, server down): the tokens are kept for another try
 */
export type SessionState =
  | ({ readonly status: "starting" | "unreachable" | "visitor" } & LoggedOut)
  | { readonly status: "member" };

export const sessionAtom = atom<SessionState>({ status: "starting", loginError: null });

export const sessionStatusAtom = atom((get) => get(sessionAtom).status);

/** The text of the last failed login. A member has none, so writing it changes nothing for one. */
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
