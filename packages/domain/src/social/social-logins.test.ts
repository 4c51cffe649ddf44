import { expect, it } from "vitest";
import { socialLogins, socialLoginTypes } from "./social-logins.ts";

it("socialLoginTypes lists every social login once, in the order of the table", () => {
  expect(socialLoginTypes).toEqual(Object.keys(socialLogins));
});
