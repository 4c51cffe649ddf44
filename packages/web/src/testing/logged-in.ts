import { tokenStore } from "@damadum/sdk";
import { fixtures } from "@damadum/sdk/mocks";

/** Stores tokens as an earlier visit would have left them. */
export function storeTokens(): void {
  tokenStore.set(fixtures.tokens);
}
