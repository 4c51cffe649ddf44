import type { Sdk, SessionEndReason } from "./sdk.ts";
import type { StoredTokens } from "./token-store.ts";

/**
 * Ends the session that these tokens belonged to: removes them and tells the application. Does nothing
 * when they are no longer the stored ones, so that many failing requests end one session once.
 */
export function endSession(sdk: Sdk, tokens: StoredTokens, reason: SessionEndReason): void {
  if (sdk.tokens.get()?.access_token !== tokens.access_token) return;
  sdk.tokens.clear();
  sdk.onSessionEnd(reason);
}
