import { expect, test } from "vitest";
import { pathOfDeepLink } from "./deep-link.ts";

test.each([
  ["damadum://app/login/google/callback?code=c&state=s", "/login/google/callback?code=c&state=s"],
  ["damadum://app", "/"],
  ["https://damadum.example/my/estimate/MV1?a=b", "/my/estimate/MV1?a=b"],
  ["damadum://app//evil.example/x", "/evil.example/x"],
])("pathOfDeepLink reads %s as a path of this site", (address, path) => {
  expect(pathOfDeepLink(address)).toBe(path);
});

test.each(["https://evil.example/my", "damadum://other/my", "javascript:alert(1)", "nothing"])(
  "pathOfDeepLink is null for %s",
  (address) => {
    expect(pathOfDeepLink(address)).toBeNull();
  },
);
