import { sdkConfig, type SessionEndReason } from "./config.ts";
import { tokenStore, type StoredTokens } from "./token-store.ts";

/**
 * Ends the session that these tokens belonged to: removes them and tells the application. Does nothing
 * when they are no longer the stored ones, so that many failing requests end one session once.
 */
export function endSession(tokens: StoredTokens, reason: SessionEndReason): void {
  if (tokenStore.get()?.access_token !== tokens.access_token) return;
  tokenStore.clear();
  sdkConfig().onSessionEnd(reason);
}
