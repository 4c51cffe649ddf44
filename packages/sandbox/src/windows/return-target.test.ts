import { expect, test } from "vitest";
import { redirectBack, requireReturnTarget } from "./return-target.ts";

test("redirectBack adds the result to the address and keeps the merchant's parameters", () => {
  const outcome = redirectBack(
    { kind: "redirect", url: "https://shop.example/done?serial=MV1&imp_uid=stale#part" },
    { success: false, imp_uid: "imp_1", merchant_uid: "order-1", error_msg: "한도를 넘었어요." },
  );

  expect(outcome.kind).toBe("redirect");
  const url = new URL(outcome.kind === "redirect" ? outcome.url : "");
  expect(url.origin + url.pathname + url.hash).toBe("https://shop.example/done#part");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    serial: "MV1",
    imp_uid: "imp_1",
    merchant_uid: "order-1",
    imp_success: "false",
    error_msg: "한도를 넘었어요.",
  });
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/hosts",
  "//shop.example",
  "null",
  "",
])("requireReturnTarget rejects %j", (address) => {
  expect(() => requireReturnTarget({ kind: "redirect", url: address })).toThrow("http");
  expect(() => requireReturnTarget({ kind: "message", origin: address, channel: "c" })).toThrow(
    "http",
  );
});
