import { beforeEach, expect, test } from "vitest";
import { forgetVisitorKey, keepVisitorKey, visitorKeyOf } from "./visitor-keys.ts";

const first = "MV202611207K3F9QX2";
const second = "MV202611207K3F9QX3";

beforeEach(() => {
  forgetVisitorKey(first);
  forgetVisitorKey(second);
});

test("visitorKeyOf returns an estimate's key when it is not forgotten", () => {
  keepVisitorKey(first, "key-of-the-first-estimate");
  keepVisitorKey(second, "key-of-the-second-estimate");
  expect(visitorKeyOf(first)).toBe("key-of-the-first-estimate");
  forgetVisitorKey(first);
  expect(visitorKeyOf(first)).toBeNull();
  expect(visitorKeyOf(second)).toBe("key-of-the-second-estimate");
});

test("keepVisitorKey replaces the key when the estimate has one", () => {
  keepVisitorKey(first, "earlier");
  keepVisitorKey(first, "later");
  expect(visitorKeyOf(first)).toBe("later");
});

test("keepVisitorKey drops the oldest key when there are more than twenty", () => {
  keepVisitorKey(first, "oldest");
  const serials = Array.from({ length: 20 }, (_, index) => `MV2026112000000${100 + index}`);
  for (const serial of serials) keepVisitorKey(serial, "key");
  expect(visitorKeyOf(first)).toBeNull();
  for (const serial of serials) {
    expect(visitorKeyOf(serial)).toBe("key");
    forgetVisitorKey(serial);
  }
});
