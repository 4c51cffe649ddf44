import { atom } from "../config/store.ts";

// The session state of spec section 4. The profile is no part of it: it is server data (see use-profile.ts).
export const loggedInAtom = atom(false);

/** Whether the stored token, if any, has been renewed or refused. Guards wait for it. */
export const initialisedAtom = atom(false);

/** Why the last login failed, in words for the person, or null. */
export const loginErrorAtom = atom<string | null>(null);

/** The start-up renewal got no answer (offline, server down): the tokens are kept and it can be tried again. */
export const startFailedAtom = atom(false);
