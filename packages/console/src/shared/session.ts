import { createTokenStore, logoutOperator, type AuthTokens } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

const LOGOUT_TIMEOUT_MS = 3_000;

/** The operator's tokens, in the local storage of the console's own origin. */
export const tokenStore = createTokenStore();

export const isLoggedIn = (): boolean => tokenStore.get() !== null;

/** Begins a login with its tokens; what an earlier operator saw is forgotten. */
export function logIn(queryClient: QueryClient, tokens: AuthTokens): void {
  queryClient.clear();
  tokenStore.set(tokens);
}

/** Logs out here at once, and at the server if it can be reached; a token that stays there expires. */
export async function logOut(queryClient: QueryClient): Promise<void> {
  const revocation = logoutOperator({ signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
  tokenStore.clear();
  queryClient.clear();
  await revocation.catch(() => undefined);
}
