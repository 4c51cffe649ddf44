export * from "./generated/index.ts";

export { ApiError, isApiError } from "./http/api-error.ts";
export type { ErrorType } from "./http/fetcher.ts";
export { mayRetry } from "./http/may-retry.ts";
export { isNetworkError, NetworkError } from "./http/network-error.ts";
export { onServerTime, serverNow } from "./http/server-clock.ts";
export { renewSession } from "./http/renew.ts";
export {
  configureSdk,
  createSdk,
  type ApiResponse,
  type Sdk,
  type SdkConfig,
  type SessionEndReason,
} from "./http/sdk.ts";
export {
  ACCESS_TOKEN_KEY,
  createTokenStore,
  type KeyValueStorage,
  type StoredTokens,
  type TokenStore,
} from "./http/token-store.ts";
