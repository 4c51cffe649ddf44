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

/** The tokens of whoever is logged in, in the local storage that all tabs share. */
export const tokenStore = createTokenStore();

/** The verbs of the session (spec section 4); its state is in session-atoms.ts. */
export interface Session {
  isLoggedIn: () => boolean;
  /** Renews stored tokens once, however many ask; rejects when no answer came, keeping the tokens. */
  initialise: () => Promise<void>;
  /** Rejects after writing the login error text. */
  login: (credentials: LoginRequest) => Promise<void>;
  /**
   * Logs in with the answer of a social login, or hands back what a signup begins with where nobody has that
   * account yet. Rejects after writing the login error text.
   */
  loginWithProvider: (
    exchange: () => Promise<SocialLoginResult>,
  ) => Promise<SocialSignupStart | null>;
  /** Logs in with tokens that an answer brought (login, signup). */
  startWithTokens: (tokens: AuthTokens) => Promise<void>;
  /** Forgets the person at once; resolves when the server has heard of it, or cannot. */
  logout: () => Promise<void>;
  /** Forgets the person on this device without asking the server. */
  forget: () => void;
  /** Keeps step with other tabs until the returned function is called; `onChange` hears each login and logout. */
  syncWithOtherTabs: (onChange: () => void) => () => void;
}

export function createSession(store: Store, queryClient: QueryClient): Session {
  const { queryKey: profileKey } = getGetMeQueryOptions();
  const profileHash = hashKey(profileKey);
  let starting: Promise<void> | null = null;
  const isMember = () => store.get(sessionAtom).status === "member";

  // Whoever asked for it: a screen may get the profile that the login did not.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== profileHash || !isMember()) return;
    const profile = queryClient.getQueryData(profileKey);
    if (profile !== undefined) rememberMember(profile.id);
  });

  async function loadProfile(): Promise<void> {
    // A failing profile is no failed login: whoever shows it reads the error from the query.
    await queryClient.prefetchQuery(getGetMeQueryOptions());
  }

  /** Tokens that another tab renewed are of the same person, but a logout and a login may have passed unheard. */
  async function detectMemberChange(onChange: () => void): Promise<void> {
    const before = queryClient.getQueryData(profileKey);
    if (before === undefined) return;
    try {
      const now = await queryClient.fetchQuery({ ...getGetMeQueryOptions(), staleTime: 0 });
      if (now.id === before.id) return;
      // Whatever is cached belongs to the other one: what is on the screen is asked for anew.
      await queryClient.resetQueries();
      onChange();
    } catch {
      // A refusal has ended the session already; without an answer the next request finds out.
    }
  }

  function markLoggedIn(): void {
    store.set(sessionAtom, { status: "member" });
  }

  function setLoggedOut(status: "unreachable" | "visitor"): void {
    store.set(sessionAtom, { status, loginError: store.get(loginErrorAtom) });
  }

  function markLoggedOut(): void {
    // Whatever is cached may be the person's own.
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
    // Somebody else may have been logged in until now.
    await queryClient.resetQueries({ queryKey: profileKey });
    await loadProfile();
  }

  /** Writes the login error text (spec section 4) where a login does not succeed. */
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
      // The SDK renews and stores both tokens; null means that there were none or that they were refused. Tokens that
      // are there all the same are of a login meanwhile.
      if ((await renewSession()) === null && tokenStore.get() === null) return markLoggedOut();
    } catch (error) {
      // Somebody may have logged in or out meanwhile, which answers the question too.
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
      // Before the answer: what is asked or renewed meanwhile belongs to nobody any more, and a refusal of it
      // must not turn the logout into an expired login.
      forget();
      // A session that ended by itself comes here without tokens; its person goes on after logging in again.
      if (revocation !== null) clearLocalData();
      try {
        await revocation;
      } catch {
        // Spec section 7: errors of GET /logout are swallowed. Whoever wants to leave leaves, even offline;
        // a refresh token that the server did not hear about ends by its own age.
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
      // A page that comes back from the back-forward cache has heard no storage event meanwhile.
      const onPageShow = ({ persisted }: PageTransitionEvent) => compare({ elsewhere: persisted });
      window.addEventListener("pageshow", onPageShow);
      const stopForgetting = followClearing();
      // What this tab does itself is said by its own verb in the same breath. A second navigation beside that one's
      // would take its entry in the history.
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

/** Whether it is known who this is, so that nothing is left to initialise. */
function isKnown({ status }: SessionState): boolean {
  return status === "member" || status === "visitor";
}
