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

/** The browser's local storage, or null where the browser forbids it. */
function openLocalStorage(): KeyValueStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps both tokens under two fixed keys (spec section 9) of a storage; defaults to the browser's local storage, where
 * `subscribe` also reports, through the storage event, changes by other tabs. What a forbidden or full storage does not
 * take stays in memory: the session then ends with the page.
 */
export function createTokenStore(own?: KeyValueStorage): TokenStore {
  const storage = () => own ?? openLocalStorage();
  /** What the storage has not taken. */
  const memory = new Map<string, string>();
  const listeners = new Set<Listener>();
  let snapshot: StoredTokens | null = null;

  function read(key: string): string | null {
    return memory.get(key) ?? storage()?.getItem(key) ?? null;
  }

  function remove(key: string): void {
    memory.delete(key);
    storage()?.removeItem(key);
  }

  function write(key: string, value: string): void {
    const target = storage();
    try {
      target?.setItem(key, value);
      if (target !== null) memory.delete(key);
      else memory.set(key, value);
    } catch {
      // The storage is full; an older token in it must not come back with the next page.
      target?.removeItem(key);
      memory.set(key, value);
    }
  }

  function get(): StoredTokens | null {
    const access = read(ACCESS_TOKEN_KEY);
    const refresh = read(REFRESH_TOKEN_KEY);
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
    if (event.key !== null && event.key !== ACCESS_TOKEN_KEY) return;
    memory.clear();
    announce(true);
  }

  return {
    ...(own === undefined && { lockName: "damadum.session" }),
    get,
    set(tokens) {
      // The refresh token goes first: another tab that sees the new access token must find its partner.
      if (tokens.refresh_token === undefined) remove(REFRESH_TOKEN_KEY);
      else write(REFRESH_TOKEN_KEY, tokens.refresh_token);
      write(ACCESS_TOKEN_KEY, tokens.access_token);
      announce();
    },
    clear() {
      remove(ACCESS_TOKEN_KEY);
      remove(REFRESH_TOKEN_KEY);
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
