import { http, HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { browserStorage } from "./testing/browser-storage.ts";
import { BASE_URL, FIRST, problem, sessionServer } from "./testing/session-server.ts";

const { server, state } = sessionServer();
const ends: string[] = [];

/** A tab of its own: fresh modules, and with the other tabs one storage and one set of locks. */
async function openTab() {
  vi.resetModules();
  const sdk = await import("../index.ts");
  const { fetcher } = await import("./fetcher.ts");
  sdk.configureSdk({ baseUrl: BASE_URL, onSessionEnd: (reason) => void ends.push(reason) });
  return { ...sdk, fetcher };
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

test("two tabs whose token has expired ask for one new token", async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.tokenStore.set(FIRST);
  state.valid.clear();
  const tabs = [one, two, one, two];
  await expect(Promise.all(tabs.map((tab) => tab.fetcher("/echo")))).resolves.toHaveLength(4);
  expect(state.renewals).toBe(1);
  expect(two.tokenStore.get()).toEqual({ ...FIRST, access_token: "access-1" });
});

test("two tabs without Web Locks both end up with a working token", async () => {
  vi.stubGlobal("navigator", {});
  const [one, two] = [await openTab(), await openTab()];
  one.tokenStore.set(FIRST);
  state.valid.clear();
  const both = await Promise.allSettled([one.fetcher("/echo"), two.fetcher("/echo")]);
  expect(both.map((each) => each.status)).toEqual(["fulfilled", "fulfilled"]);
  expect(state.valid).toContain(two.tokenStore.get()?.access_token);
  expect(ends).toEqual([]);
});

test("a refused refresh ends the session in one tab; the other finds it over", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh`, () => problem(401, "invalid_token")));
  const [one, two] = [await openTab(), await openTab()];
  one.tokenStore.set(FIRST);
  state.valid.clear();
  await Promise.allSettled([one.fetcher("/echo"), two.fetcher("/echo")]);
  expect(ends).toEqual(["expired"]);
  expect(two.tokenStore.get()).toBeNull();
});

test("starting renews both tokens", async () => {
  const tab = await openTab();
  tab.tokenStore.set(FIRST);
  const fresh = { access_token: "access-1", refresh_token: "refresh-1" };
  await expect(tab.renewSession()).resolves.toEqual(fresh);
  expect(tab.tokenStore.get()).toEqual(fresh);
});

test("starting without tokens asks for nothing", async () => {
  const tab = await openTab();
  await expect(tab.renewSession()).resolves.toBeNull();
  expect(state.renewals).toBe(0);
});

test("two tabs that start at once rotate the refresh token once", async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.tokenStore.set(FIRST);
  await Promise.all([one.renewSession(), two.renewSession(), one.renewSession()]);
  expect(state.renewals).toBe(1);
});

test("a start that is refused ends the session as expired", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh/reset`, () => problem(401, "invalid_token")));
  const tab = await openTab();
  tab.tokenStore.set(FIRST);
  await expect(tab.renewSession()).resolves.toBeNull();
  expect(ends).toEqual(["expired"]);
});

test("a start without a connection keeps the tokens", async () => {
  server.use(http.post(`${BASE_URL}/api/token/refresh/reset`, () => HttpResponse.error()));
  const tab = await openTab();
  tab.tokenStore.set(FIRST);
  await expect(tab.renewSession()).rejects.toMatchObject({ name: "NetworkError" });
  expect(tab.tokenStore.get()).toEqual(FIRST);
  expect(ends).toEqual([]);
});

test("a generated function passes through the fetcher", async () => {
  const tab = await openTab();
  tab.tokenStore.set(FIRST);
  server.use(
    http.get(`${BASE_URL}/api/users/id/:id/valid`, ({ params, request }) =>
      HttpResponse.json({ id: params["id"], bearer: request.headers.get("authorization") }),
    ),
  );
  await expect(tab.checkUsername("상자 /1")).resolves.toEqual({
    id: "상자 /1",
    bearer: "Bearer access-0",
  });
});
