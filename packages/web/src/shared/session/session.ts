import {
  createTokenStore,
  getGetMeQueryOptions,
  login as requestLogin,
  logout as requestLogout,
  renewSession,
  type AuthTokens,
  type LoginRequest,
  type SocialLoginResult,
  type SocialSignupStart,
} from "@damadum/sdk";
import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Store } from "../config/store.ts";
import { followClearing, clearLocalData, rememberMember } from "./clear-local-data.ts";
import { loginErrorAtom, sessionAtom, type SessionState } from "./session-atoms.ts";

const LOGOUT_TIMEOUT_MS = 3_000;

/** The tokens of the member, in the local storage that all tabs share. */
export const tokenStore = createTokenStore();

/** The actions of the session (spec section 4); its state is in session-atoms.ts. */
export interface Session {
  isLoggedIn: () => boolean;
  /** Renews stored tokens, once for concurrent callers; rejects without a response and keeps the tokens. */
  initialise: () => Promise<void>;
  /** Rejects after setting the login error. */
  login: (credentials: LoginRequest) => Promise<void>;
  /**
   * Logs in with the result of a social login, or returns the start of a signup when the account is unknown. Rejects
   * after setting the login error.
   */
  loginWithProvider: (
    exchange: () => Promise<SocialLoginResult>,
  ) => Promise<SocialSignupStart | null>;
  /** Logs in with the tokens of a login or a signup. */
  startWithTokens: (tokens: AuthTokens) => Promise<void>;
  /** Logs out on this device immediately; resolves when the server has revoked the token or could not be reached. */
  logout: () => Promise<void>;
  /** Logs out on this device without a request. */
  forget: () => void;
  /** Follows logins and logouts of other tabs until the returned function is called; calls `onChange` after each. */
  syncWithOtherTabs: (onChange: () => void) => () => void;
}

export function createSession(store: Store, queryClient: QueryClient): Session {
  const { queryKey: profileKey } = getGetMeQueryOptions();
  const profileHash = hashKey(profileKey);
  let starting: Promise<void> | null = null;
  const isMember = () => store.get(sessionAtom).status === "member";

  // Whatever query loaded it: a screen may load the profile when the login failed to.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== profileHash || !isMember()) return;
    const profile = queryClient.getQueryData(profileKey);
    if (profile !== undefined) rememberMember(profile.id);
  });

  async function loadProfile(): Promise<void> {
    // A failed profile does not fail the login; screens read the error from the query.
    await queryClient.prefetchQuery(getGetMeQueryOptions());
  }

  /** Tokens that another tab renewed are of the same member, unless a logout and a login were missed. */
  async function detectMemberChange(onChange: () => void): Promise<void> {
    const before = queryClient.getQueryData(profileKey);
    if (before === undefined) return;
    try {
      const now = await queryClient.fetchQuery({ ...getGetMeQueryOptions(), staleTime: 0 });
      if (now.id === before.id) return;
      // The cache belongs to the other member; mounted queries are refetched.
      await queryClient.resetQueries();
      onChange();
    } catch {
      // A rejection has already ended the session; without a response the next request will.
    }
  }

  function markLoggedIn(): void {
    store.set(sessionAtom, { status: "member" });
  }

  function setLoggedOut(status: "unreachable" | "visitor"): void {
    store.set(sessionAtom, { status, loginError: store.get(loginErrorAtom) });
  }

  function markLoggedOut(): void {
    // The cache may contain the member's data.
    if (isMember()) queryClient.getQueryCache().clear();
    setLoggedOut("visitor");
  }

  function forget(): void {
    markLoggedOut();
    tokenStore.clear();
  }

  async function startWithTokens(tokens: AuthTokens): Promise<void> {
    markLoggedIn();
    tokenStore.set(tokens);
    // Another member may have been logged in until now.
    await queryClient.resetQueries({ queryKey: profileKey });
    await loadProfile();
  }

  /** Sets the login error (spec section 4) when a login fails. */
  async function withLoginError<T>(logIn: () => Promise<T>): Promise<T> {
    store.set(loginErrorAtom, null);
    try {
      return await logIn();
    } catch (error) {
      store.set(loginErrorAtom, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  async function start(): Promise<void> {
    try {
      // The SDK renews and stores both tokens; null means that there were none or that they were rejected. Tokens that
      // exist nevertheless belong to a login in the meantime.
      if ((await renewSession()) === null && tokenStore.get() === null) return markLoggedOut();
    } catch (error) {
      // A login or logout in the meantime has settled the state.
      if (isKnown(store.get(sessionAtom))) return;
      setLoggedOut("unreachable");
      throw error;
    }
    markLoggedIn();
    await loadProfile();
  }

  return {
    isLoggedIn: isMember,

    async initialise() {
      if (isKnown(store.get(sessionAtom))) return;
      starting ??= start().finally(() => {
        starting = null;
      });
      await starting;
    },

    login: (credentials) =>
      withLoginError(async () => startWithTokens(await requestLogin(credentials))),

    loginWithProvider: (exchange) =>
      withLoginError(async () => {
        const result = await exchange();
        if ("signup" in result) return result;
        await startWithTokens(result);
        return null;
      }),

    startWithTokens,
    forget,

    async logout() {
      const revocation =
        tokenStore.get() === null
          ? null
          : requestLogout({ signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
      // Before the response: a request or renewal in the meantime has no member any more, and its rejection
      // must not turn the logout into an expired login.
      forget();
      // An expired session arrives here without tokens; its member continues after logging in again.
      if (revocation !== null) clearLocalData();
      try {
        await revocation;
      } catch {
        // Spec section 7: errors of GET /logout are swallowed. A logout succeeds even offline;
        // a refresh token that the server did not revoke expires.
      }
    },

    syncWithOtherTabs(onChange) {
      function compare({ elsewhere }: { elsewhere: boolean }): void {
        const hasTokens = tokenStore.get() !== null;
        if (!isKnown(store.get(sessionAtom))) return;
        if (hasTokens === isMember()) {
          if (hasTokens && elsewhere) void detectMemberChange(onChange);
          return;
        }
        if (hasTokens) {
          markLoggedIn();
          void loadProfile();
        } else {
          markLoggedOut();
        }
        onChange();
      }
      // A page restored from the back-forward cache has missed storage events.
      const onPageShow = ({ persisted }: PageTransitionEvent) => compare({ elsewhere: persisted });
      window.addEventListener("pageshow", onPageShow);
      const stopForgetting = followClearing();
      // This tab's own changes are applied by its action in the same task; a second navigation would take over
      // that action's history entry.
      const unsubscribe = tokenStore.subscribe((_tokens, change) =>
        queueMicrotask(() => compare(change)),
      );
      return () => {
        window.removeEventListener("pageshow", onPageShow);
        stopForgetting();
        unsubscribe();
      };
    },
  };
}

/** Whether the session is settled, so that nothing is left to initialise. */
function isKnown({ status }: SessionState): boolean {
  return status === "member" || status === "visitor";
}
