import { fixtures } from "@damadum/sdk/mocks";
import { tokenStore } from "../shared/session/session.ts";

/** Stores a member's tokens, as an earlier login would have. */
export function storeTokens(): void {
  tokenStore.set(fixtures.tokens);
}
