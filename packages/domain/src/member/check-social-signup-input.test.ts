import { describe, expect, it } from "vitest";
import { consentDocuments } from "../consent/consent-documents.ts";
import { checkSocialSignupInput, type SocialSignupInput } from "./check-social-signup-input.ts";

const signup: SocialSignupInput = {
  name: "김담아",
  phoneNumber: "010-1234-5678",
  birthday: "03-14",
  birthyear: "1992",
  consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
};
const check = (change: Partial<SocialSignupInput>) =>
  checkSocialSignupInput({ ...signup, ...change }, "2026-11-20");

describe("checkSocialSignupInput", () => {
  it("accepts a valid signup with and without what a provider may leave out", () => {
    expect(check({})).toEqual([]);
    expect(check({ username: "damadum01" })).toEqual([]);
    const { birthday: _day, birthyear: _year, ...least } = signup;
    expect(checkSocialSignupInput(least, "2026-11-20")).toEqual([]);
    expect(checkSocialSignupInput({ ...least, birthday: "02-29" }, "2026-11-20")).toEqual([]);
  });

  it.each([
    [{ username: "1damadum" }, "username", "invalid_username"],
    [{ name: "  " }, "name", "required"],
    [{ phoneNumber: "1234" }, "phoneNumber", "invalid_phone_number"],
    [{ birthday: "02-30" }, "birthday", "invalid_birthday"],
    [{ birthday: "02-29", birthyear: "1991" }, "birthday", "invalid_birthday"],
    [{ birthday: "11-21", birthyear: "2012" }, "birthyear", "too_young"],
    [{ consents: [] }, "consents", "required"],
  ])("for %o returns an issue at %s: %s", (change, field, code) => {
    expect(check(change)[0]).toMatchObject({ path: [field], code });
  });

  it("accepts a person on their fourteenth birthday", () => {
    expect(check({ birthday: "11-20", birthyear: "2012" })).toEqual([]);
  });
});
