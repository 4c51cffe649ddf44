import { beforeEach, expect, test } from "vitest";
import { removeVisitorKey, saveVisitorKey, visitorKeyOf } from "./visitor-keys.ts";

const first = "MV202611207K3F9QX2";
const second = "MV202611207K3F9QX3";

beforeEach(() => {
  removeVisitorKey(first);
  removeVisitorKey(second);
});

test("visitorKeyOf returns the key when it was not removed", () => {
  saveVisitorKey(first, "key-of-the-first-estimate");
  saveVisitorKey(second, "key-of-the-second-estimate");
  expect(visitorKeyOf(first)).toBe("key-of-the-first-estimate");
  removeVisitorKey(first);
  expect(visitorKeyOf(first)).toBeNull();
  expect(visitorKeyOf(second)).toBe("key-of-the-second-estimate");
});

test("saveVisitorKey replaces the key when the estimate has one", () => {
  saveVisitorKey(first, "earlier");
  saveVisitorKey(first, "later");
  expect(visitorKeyOf(first)).toBe("later");
});

test("saveVisitorKey drops the oldest key when there are more than twenty", () => {
  saveVisitorKey(first, "oldest");
  const serials = Array.from({ length: 20 }, (_, index) => `MV2026112000000${100 + index}`);
  for (const serial of serials) saveVisitorKey(serial, "key");
  expect(visitorKeyOf(first)).toBeNull();
  for (const serial of serials) {
    expect(visitorKeyOf(serial)).toBe("key");
    removeVisitorKey(serial);
  }
});
