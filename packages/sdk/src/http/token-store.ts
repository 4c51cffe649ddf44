import type { AuthTokens } from "../generated/model.schemas.ts";

/** Key of the access token in local storage (spec section 9). */
export const ACCESS_TOKEN_KEY = "damadum.access_token";
const REFRESH_TOKEN_KEY = "damadum.refresh_token";

/** The pair as the API returns it; the refresh token is optional (spec section 4). */
export type StoredTokens = Pick<AuthTokens, "access_token"> & Partial<AuthTokens>;

/** `elsewhere` is true when another tab has changed them. */
type Listener = (tokens: StoredTokens | null, change: { readonly elsewhere: boolean }) => void;

/** Storage for the tokens of a session. */
export interface TokenStore {
  /** The same object until a token changes; null without a login. */
  readonly get: () => StoredTokens | null;
  readonly set: (tokens: StoredTokens) => void;
  readonly clear: () => void;
  /** Calls the listener on each change until the returned function is called. */
  readonly subscribe: (listener: Listener) => () => void;
  /**
   * Name of the Web Lock under which everything that shares these tokens renews them; omitted when nothing else does.
   */
  readonly lockName?: string;
}

/** A browser's storage, or anything with these three methods. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's local storage, or memory where the browser forbids storage (the session then ends with the page). */
function localStorageOr(memory: KeyValueStorage): KeyValueStorage {
  try {
    return globalThis.localStorage ?? memory;
  } catch {
    return memory;
  }
}

/**
 * Keeps both tokens under two fixed keys (spec section 9) of a storage; defaults to the browser's local storage, where
 * `subscribe` also reports, through the storage event, changes by other tabs.
 */
export function createTokenStore(own?: KeyValueStorage): TokenStore {
  const memory = memoryStorage();
  const storage = () => own ?? localStorageOr(memory);
  const listeners = new Set<Listener>();
  let snapshot: StoredTokens | null = null;

  function get(): StoredTokens | null {
    const access = storage().getItem(ACCESS_TOKEN_KEY);
    const refresh = storage().getItem(REFRESH_TOKEN_KEY);
    if (access === null) snapshot = null;
    else if (access !== snapshot?.access_token || refresh !== (snapshot.refresh_token ?? null)) {
      snapshot = { access_token: access, ...(refresh === null ? {} : { refresh_token: refresh }) };
    }
    return snapshot;
  }

  function announce(elsewhere = false): void {
    const tokens = get();
    for (const listener of listeners) listener(tokens, { elsewhere });
  }

  function onStorageEvent(event: StorageEvent): void {
    // A null key means that the whole storage was emptied. A new refresh token only ever accompanies a new access
    // token.
    if (event.key === null || event.key === ACCESS_TOKEN_KEY) announce(true);
  }

  return {
    ...(own === undefined && { lockName: "damadum.session" }),
    get,
    set(tokens) {
      // The refresh token goes first: another tab that sees the new access token must find its partner.
      if (tokens.refresh_token === undefined) storage().removeItem(REFRESH_TOKEN_KEY);
      else storage().setItem(REFRESH_TOKEN_KEY, tokens.refresh_token);
      storage().setItem(ACCESS_TOKEN_KEY, tokens.access_token);
      announce();
    },
    clear() {
      storage().removeItem(ACCESS_TOKEN_KEY);
      storage().removeItem(REFRESH_TOKEN_KEY);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0 && !own) {
        globalThis.addEventListener?.("storage", onStorageEvent);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.("storage", onStorageEvent);
      };
    },
  };
}
