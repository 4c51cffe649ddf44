import { expect, test } from "vitest";
import { isPage } from "./is-page.ts";

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
