import { expect, test } from "vitest";
import { isPage, isSecretPage } from "./is-page.ts";

test.each([
  "/",
  "/login",
  "/my/estimate/MV202611207K3F9QX2/review",
  "/terms/move",
  "/terms/move/2026-10-01",
  "/estimate",
  "/guide/",
])("isPage is true for %s", (path) => expect(isPage(path)).toBe(true));

test.each(["/error/404", "/no/such/page", "/terms/other", "/my/nothing/here/at/all"])(
  "isPage is false for %s",
  (path) => expect(isPage(path)).toBe(false),
);

const at = (path: string) => new URL(`http://host${path}`);

test.each([
  "/receive/key",
  "/payments/custom/key",
  "/callback/payments/custom/mobile",
  "/certificates?code=DC7K3F9QX2M4",
])("isSecretPage is true for %s", (path) => expect(isSecretPage(at(path))).toBe(true));

test.each(["/", "/payments/custom", "/my/payment", "/certificates"])(
  "isSecretPage is false for %s",
  (path) => expect(isSecretPage(at(path))).toBe(false),
);
