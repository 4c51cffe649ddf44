import { expect, test } from "vitest";
import { appTabs, isTabRoot, tabOf } from "./tabs.ts";

test.each([
  ["/brand", "브랜드"],
  ["/guide", "보관 안내"],
  ["/guide/storage", "보관 안내"],
  ["/storage/payment", "보관 안내"],
  ["/event-free-month3", "보관 안내"],
  ["/", "견적"],
  ["/guide/estimate", "견적"],
  ["/estimate/payment", "견적"],
  ["/my", "마이"],
  ["/my/order/storage/boxes", "마이"],
  ["/login", "마이"],
  ["/login/google/callback", "마이"],
  ["/support/faq", "마이"],
])("tabOf of %s is %s", (pathname, label) => {
  expect(tabOf(pathname)?.label).toBe(label);
});

test("tabOf returns null when a page belongs to no tab", () => {
  expect(tabOf("/terms/use")).toBeNull();
  expect(tabOf("/brandnew")).toBeNull();
});

test("isTabRoot returns true only for the page of each tab", () => {
  expect(appTabs.map(({ href }) => isTabRoot(href))).toEqual([true, true, true, true]);
  expect(isTabRoot("/my/profile")).toBe(false);
});
