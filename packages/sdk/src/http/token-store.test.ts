import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { browserStorage } from "./testing/browser-storage.ts";
import { createTokenStore } from "./token-store.ts";

const PAIR = { access_token: "a", refresh_token: "r" };
let browser = browserStorage();
let tokenStore = createTokenStore();

beforeEach(() => {
  browser = browserStorage();
  tokenStore = createTokenStore();
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value);
});
afterEach(() => vi.unstubAllGlobals());

test("the token store keeps the tokens under the two fixed keys", () => {
  tokenStore.set(PAIR);
  expect(localStorage.getItem("damadum.access_token")).toBe("a");
  expect(localStorage.getItem("damadum.refresh_token")).toBe("r");
  tokenStore.set({ access_token: "b" });
  expect(localStorage.getItem("damadum.refresh_token")).toBeNull();
  tokenStore.clear();
  expect(localStorage.getItem("damadum.access_token")).toBeNull();
  expect(tokenStore.get()).toBeNull();
});

test("the token store returns the same object until a token changes", () => {
  tokenStore.set(PAIR);
  const first = tokenStore.get();
  expect(tokenStore.get()).toBe(first);
  tokenStore.set({ ...PAIR, refresh_token: "r2" });
  expect(tokenStore.get()).toEqual({ access_token: "a", refresh_token: "r2" });
});

test("the token store notifies subscribers when a token changes in this or another tab", () => {
  const heard = vi.fn();
  const stop = tokenStore.subscribe(heard);
  tokenStore.set(PAIR);
  localStorage.setItem("damadum.access_token", "from another tab");
  browser.announce("damadum.access_token");
  browser.announce("unrelated");
  localStorage.removeItem("damadum.access_token");
  browser.announce(null);
  expect(heard.mock.calls.map(([tokens]) => tokens?.access_token ?? null)).toEqual([
    "a",
    "from another tab",
    null,
  ]);
  expect(heard.mock.calls.map(([, { elsewhere }]) => elsewhere)).toEqual([false, true, true]);
  stop();
  tokenStore.set(PAIR);
  browser.announce("damadum.access_token");
  expect(heard).toHaveBeenCalledTimes(3);
});

test("the token store uses memory when storage is forbidden", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  tokenStore.set(PAIR);
  expect(tokenStore.get()).toEqual(PAIR);
  tokenStore.clear();
  expect(tokenStore.get()).toBeNull();
});

test("the token store uses the storage of its options", () => {
  const mine = createTokenStore(browserStorage().globals.localStorage);
  mine.set(PAIR);
  expect(mine.get()).toEqual(PAIR);
  expect(tokenStore.get()).toBeNull();
});

test("the token store keeps the tokens for the page when storage is full", () => {
  tokenStore.set({ access_token: "old", refresh_token: "old" });
  const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  tokenStore.set(PAIR);
  expect(tokenStore.get()).toEqual(PAIR);
  // Another page must not continue with tokens that a renewal has replaced.
  expect(createTokenStore().get()).toBeNull();
  setItem.mockRestore();
  tokenStore.set(PAIR);
  expect(createTokenStore().get()).toEqual(PAIR);
});
