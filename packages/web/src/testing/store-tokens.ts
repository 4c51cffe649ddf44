import { fixtures } from "@damadum/sdk/mocks";
import { tokenStore } from "../shared/session/session.ts";

/** Stores tokens as an earlier visit would have left them. */
export function storeTokens(): void {
  tokenStore.set(fixtures.tokens);
}
