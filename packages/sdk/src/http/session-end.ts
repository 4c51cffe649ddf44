import type { Sdk, SessionEndReason } from "./sdk.ts";
import type { StoredTokens } from "./token-store.ts";

/**
 * Ends the session of these tokens: removes them and notifies the application. A no-op when they are no longer the
 * stored ones, so that many failing requests end one session once.
 */
export function endSession(sdk: Sdk, tokens: StoredTokens, reason: SessionEndReason): void {
  if (sdk.tokens.get()?.access_token !== tokens.access_token) return;
  sdk.tokens.clear();
  sdk.onSessionEnd(reason);
}
