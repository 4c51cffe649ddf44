import { http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { configureSdk } from "../sdk.ts";
import { createTokenStore } from "../token-store.ts";
import { BASE_URL, FIRST, sessionServer } from "./session-server.ts";

/** A session server for the tests of one file, with a logged-in session; reset before each test. */
export function ownSessionServer(baseUrl = BASE_URL) {
  const { server, state } = sessionServer();
  const onSessionEnd = vi.fn();
  const tokenStore = createTokenStore();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    state.valid = new Set([FIRST.access_token]);
    state.renewals = 0;
    state.seen = [];
    tokenStore.set(FIRST);
    configureSdk({ baseUrl, tokens: tokenStore, onSessionEnd });
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
    onSessionEnd.mockReset();
  });
  afterAll(() => server.close());
  return {
    server,
    state,
    onSessionEnd,
    tokenStore,
    /** Sets the response of `GET /thing` in this test. */
    answer: (response: () => Response | Promise<Response>) =>
      server.use(http.get(`${BASE_URL}/thing`, response)),
  };
}
