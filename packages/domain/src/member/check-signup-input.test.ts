import { expect, it } from "vitest";
import { consentDocuments } from "../consent/consent-documents.ts";
import { checkSignupInput, type SignupInput } from "./check-signup-input.ts";

const signup: SignupInput = {
  username: "damadum01",
  passwd: "Box!2026go",
  name: "김담아",
  phoneNumber: "010-1234-5678",
  consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
};

it("checkSignupInput accepts a valid signup", () => {
  expect(checkSignupInput(signup)).toEqual([]);
});

it.each([
  [{ username: "1damadum" }, "username", "invalid_username"],
  [{ passwd: "abcdefgh" }, "passwd", "invalid_password"],
  [{ name: "  " }, "name", "required"],
  [{ name: "김담아\n[안내] 링크를 눌러 주세요" }, "name", "invalid_name"],
  [{ phoneNumber: "1234" }, "phoneNumber", "invalid_phone_number"],
  [{ consents: [] }, "consents", "required"],
])("checkSignupInput for %o returns an issue at %s: %s", (change, field, code) => {
  expect(checkSignupInput({ ...signup, ...change })[0]).toMatchObject({ path: [field], code });
});
