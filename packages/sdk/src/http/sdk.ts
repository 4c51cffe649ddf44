import { createTokenStore, type StoredTokens, type TokenStore } from "./token-store.ts";
import { createTurns, type Turns } from "./turns.ts";

/** Why a session ended: `logout` leads to /logout, `expired` to /logout?expired (spec section 4). */
export type SessionEndReason = "logout" | "expired";

/** An answer as the caller would get it; `body` is undefined when there is none. */
export interface ApiResponse {
  readonly method: string;
  /** Path of the request, without origin and query. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** What an application hands in; each part has a default. */
export interface SdkConfig {
  /** Origin of the API; without it the page's own. */
  readonly baseUrl?: string;
  /** Where the tokens of the session are kept; without it in the browser's local storage. */
  readonly tokens?: TokenStore;
  /** Called once when the session is over; both tokens are already removed. */
  readonly onSessionEnd?: (reason: SessionEndReason) => void;
  /** Sees each answer before the caller does; what it throws, the caller gets. `checkResponse` of `/check` is one. */
  readonly checkResponse?: (response: ApiResponse) => void;
}

/** One API and one session of it. */
export interface Sdk extends Required<SdkConfig> {
  /** Renewals under way by the access token that they replace, so that each token is renewed once. */
  readonly renewals: Map<string, Promise<StoredTokens | null>>;
  readonly takeTurns: Turns;
}

/**
 * A configuration beside the default one, for a second API or session in one process: hand it in with a request,
 * `getMe({ sdk })` or `useGetMe({ request: { sdk } })`, and give it a `QueryClient` of its own.
 */
export function createSdk({
  baseUrl = "",
  tokens = createTokenStore(),
  onSessionEnd = () => undefined,
  checkResponse = () => undefined,
}: SdkConfig = {}): Sdk {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    tokens,
    onSessionEnd,
    checkResponse,
    renewals: new Map(),
    takeTurns: createTurns(tokens.lockName),
  };
}

let configured: Sdk | undefined;

/** Sets what every request goes by that names no `sdk` of its own; called once, before the first request. */
export function configureSdk(config: SdkConfig): Sdk {
  configured = createSdk(config);
  return configured;
}

/** What `configureSdk` was last given, else the defaults. */
export function defaultSdk(): Sdk {
  configured ??= createSdk();
  return configured;
}
