import { createTokenStore, type StoredTokens, type TokenStore } from "./token-store.ts";
import { createTurns, type Turns } from "./turns.ts";

/** Why a session ended: `logout` leads to /logout, `expired` to /logout?expired (spec section 4). */
export type SessionEndReason = "logout" | "expired";

/** A response as the caller would get it; `body` is undefined when there is none. */
export interface ApiResponse {
  readonly method: string;
  /** Path of the request, without origin and query. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Options of an application; each has a default. */
export interface SdkConfig {
  /** Origin of the API; defaults to the page's own. */
  readonly baseUrl?: string;
  /** Where the session's tokens are kept; defaults to the browser's local storage. */
  readonly tokens?: TokenStore;
  /** Called once when the session is over; both tokens are already removed. */
  readonly onSessionEnd?: (reason: SessionEndReason) => void;
  /** Where an expired token is renewed, if not as a member's: an operation that answers both tokens. */
  readonly renewalPath?: string | null;
  /**
   * Called with each response before the caller gets it; throwing rejects the request. `checkResponse` of `/check` is
   * one.
   */
  readonly checkResponse?: (response: ApiResponse) => void;
}

/** One API and one session with it. */
export interface Sdk extends Required<SdkConfig> {
  /** Pending renewals, keyed by the access token that they replace, so that each token is renewed once. */
  readonly renewals: Map<string, Promise<StoredTokens | null>>;
  /** Keys of POSTs whose fate is unknown, and since when (milliseconds since 1970), by their path and body. */
  readonly unsettled: Map<string, { readonly key: string; readonly at: number }>;
  readonly takeTurns: Turns;
}

/**
 * A configuration beside the default one, for a second API or session in one process: pass it with a request, `getMe({
 * sdk })` or `useGetMe({ request: { sdk } })`, and give it its own `QueryClient`.
 */
export function createSdk({
  baseUrl = "",
  tokens = createTokenStore(),
  onSessionEnd = () => undefined,
  renewalPath = null,
  checkResponse = () => undefined,
}: SdkConfig = {}): Sdk {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    tokens,
    onSessionEnd,
    renewalPath,
    checkResponse,
    renewals: new Map(),
    unsettled: new Map(),
    takeTurns: createTurns(tokens.lockName),
  };
}

let configured: Sdk | undefined;

/** Sets the configuration of every request without its own `sdk`; called once, before the first request. */
export function configureSdk(config: SdkConfig): Sdk {
  configured = createSdk(config);
  return configured;
}

/** The last configuration of `configureSdk`, or the defaults. */
export function defaultSdk(): Sdk {
  configured ??= createSdk();
  return configured;
}
