import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

test.each([
  ["https://damadum.example/my?redirect=/x#part", "https://damadum.example/my"],
  ["https://damadum.example/my/estimate/MV2611230001", "https://damadum.example/my/estimate/*"],
  ["GET /api/estimates/MV2611230001/review", "GET /api/estimates/*/review"],
  ["/payments/custom/a8f3k2m9q1", "/payments/custom/*"],
  ["/payments/custom/abcdefghijklmnopqrstuv", "/payments/custom/*"],
  [`https://damadum.example/receive/${"aB_-".repeat(10)}`, "https://damadum.example/receive/*"],
  [`failed: "/receive/${"a".repeat(43)}"`, 'failed: "/receive/*"'],
  [`GET /api/receiver-links/${"a".repeat(43)}`, "GET /api/receiver-links/*"],
  ["GET /api/payments/custom/abcdef/payments", "GET /api/payments/custom/*/payments"],
  ["/no-such-page/SecretKeyOfALink", "/no-such-page/*"],
  ["no answer for kim@example.com or 010-1234-5678", "no answer for [email] or [phone]"],
])("scrub removes personal data when the text is %s", (text, scrubbed) => {
  expect(scrub({ text }).text).toBe(scrubbed);
});

test.each(["https://damadum.example/assets/app-1a2b3c4d.js", "/guide/storage", "React error 31"])(
  "scrub keeps the text when it is %s",
  (text) => {
    expect(scrub({ text }).text).toBe(text);
  },
);

test("scrub removes personal data at any depth when the value is nested", () => {
  const event = { request: { url: "/my?a=1" }, frames: [{ filename: "/assets/app-1.js" }], at: 7 };
  expect(scrub(event)).toEqual({
    request: { url: "/my" },
    frames: [{ filename: "/assets/app-1.js" }],
    at: 7,
  });
});
