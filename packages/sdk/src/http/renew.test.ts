import { http, HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { checkUsername } from "../generated/member/member.ts";
import { fetcher } from "./fetcher.ts";
import { renewSession } from "./renew.ts";
import { createSdk } from "./sdk.ts";
import { browserStorage } from "./testing/browser-storage.ts";
import { BASE_URL, FIRST, problem, sessionServer } from "./testing/session-server.ts";
import { createTokenStore } from "./token-store.ts";

const { server, state } = sessionServer();
const ends: string[] = [];

/** A tab, which shares one storage and one set of locks with the other tabs. */
function openTab() {
  const sdk = createSdk({ baseUrl: BASE_URL, onSessionEnd: (reason) => void ends.push(reason) });
  return { sdk, ...sdk, echo: () => fetcher("/echo", { sdk }), start: () => renewSession(sdk) };
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  for (const [name, value] of Object.entries(browserStorage().globals)) vi.stubGlobal(name, value);
  state.valid = new Set([FIRST.access_token]);
  state.renewals = 0;
  ends.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

test("fetcher refreshes once when the token expires in two tabs", async () => {
  const [one, two] = [openTab(), openTab()];
  one.tokens.set(FIRST);
  state.valid.clear();
  const tabs = [one, two, one, two];
  await expect(Promise.all(tabs.map((tab) => tab.echo()))).resolves.toHaveLength(4);
  expect(state.renewals).toBe(1);
  expect(two.tokens.get()).toEqual({ ...FIRST, access_token: "access-1" });
});

test("fetcher leaves both tabs with a working token when there are no Web Locks", async () => {
  vi.stubGlobal("navigator", {});
  const [one, two] = [openTab(), openTab()];
  one.tokens.set(FIRST);
  state.valid.clear();
  const both = await Promise.allSettled([one.echo(), two.echo()]);
  expect(both.map((each) => each.status)).toEqual(["fulfilled", "fulfilled"]);
  expect(state.valid).toContain(two.tokens.get()?.access_token);
  expect(ends).toEqual([]);
});

test("fetcher ends the session of both tabs when the refresh of one is rejected", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh`, () => problem(401, "invalid_token")));
  const [one, two] = [openTab(), openTab()];
  one.tokens.set(FIRST);
  state.valid.clear();
  await Promise.allSettled([one.echo(), two.echo()]);
  expect(ends).toEqual(["expired"]);
  expect(two.tokens.get()).toBeNull();
});

test("renewSession renews both tokens", async () => {
  const tab = openTab();
  tab.tokens.set(FIRST);
  const fresh = { access_token: "access-1", refresh_token: "refresh-1" };
  await expect(tab.start()).resolves.toEqual(fresh);
  expect(tab.tokens.get()).toEqual(fresh);
});

test("renewSession sends nothing when there are no tokens", async () => {
  const tab = openTab();
  await expect(tab.start()).resolves.toBeNull();
  expect(state.renewals).toBe(0);
});

test("renewSession rotates the refresh token once when two tabs start simultaneously", async () => {
  const [one, two] = [openTab(), openTab()];
  one.tokens.set(FIRST);
  await Promise.all([one.start(), two.start(), one.start()]);
  expect(state.renewals).toBe(1);
});

test("renewSession ends the session as expired when it is rejected", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh/reset`, () => problem(401, "invalid_token")));
  const tab = openTab();
  tab.tokens.set(FIRST);
  await expect(tab.start()).resolves.toBeNull();
  expect(ends).toEqual(["expired"]);
});

test("renewSession keeps the tokens when there is no connection", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh/reset`, () => HttpResponse.error()));
  const tab = openTab();
  tab.tokens.set(FIRST);
  await expect(tab.start()).rejects.toMatchObject({ name: "NetworkError" });
  expect(tab.tokens.get()).toEqual(FIRST);
  expect(ends).toEqual([]);
});

test("two SDK instances of one process use their own tokens and servers", async () => {
  const storage = () => browserStorage().globals.localStorage;
  const sdks = ["first", "second"].map((name) => {
    const sdk = createSdk({ baseUrl: BASE_URL, tokens: createTokenStore(storage()) });
    sdk.tokens.set({ access_token: name });
    state.valid.add(name);
    return sdk;
  });
  const answers = await Promise.all(sdks.map((sdk) => fetcher("/echo", { sdk })));
  expect(answers).toMatchObject([{ token: "first" }, { token: "second" }]);
});

test("a generated function uses the fetcher", async () => {
  const tab = openTab();
  tab.tokens.set(FIRST);
  server.use(
    http.get(`${BASE_URL}/api/users/id/:id/valid`, ({ params, request }) =>
      HttpResponse.json({ id: params["id"], bearer: request.headers.get("authorization") }),
    ),
  );
  await expect(checkUsername("상자 /1", { sdk: tab.sdk })).resolves.toEqual({
    id: "상자 /1",
    bearer: "Bearer access-0",
  });
});
