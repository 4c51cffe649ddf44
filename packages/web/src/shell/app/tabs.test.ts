import { expect, test } from "vitest";
import { appTabs, isTabRoot, tabOf } from "./tabs.ts";

test.each([
  ["/brand", "BRAND"],
  ["/guide", "STORAGE"],
  ["/guide/storage", "STORAGE"],
  ["/storage/payment", "STORAGE"],
  ["/event-free-month3", "STORAGE"],
  ["/", "MOVE"],
  ["/guide/estimate", "MOVE"],
  ["/estimate/payment", "MOVE"],
  ["/my", "MY"],
  ["/my/order/storage/boxes", "MY"],
  ["/login", "MY"],
  ["/login/google/callback", "MY"],
  ["/support/faq", "MY"],
])("tabOf of %s is %s", (pathname, code) => {
  expect(tabOf(pathname)?.code).toBe(code);
});

test("tabOf returns null when a page belongs to no tab", () => {
  expect(tabOf("/terms/use")).toBeNull();
  expect(tabOf("/brandnew")).toBeNull();
});

test("isTabRoot returns true only for the page of each tab", () => {
  expect(appTabs.map(({ href }) => isTabRoot(href))).toEqual([true, true, true, true]);
  expect(isTabRoot("/my/profile")).toBe(false);
});
