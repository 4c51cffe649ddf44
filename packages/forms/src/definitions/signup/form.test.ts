import { PASSWORD_MESSAGE, PHONE_NUMBER_MESSAGE, USERNAME_MESSAGE } from "@damadum/domain";
import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { validateForm } from "../../engine/validation/validate-form.ts";
import { completeSignup } from "./fixtures.ts";
import { certifiedSignupForm, signupForm } from "./form.ts";

function messages(answers: object): readonly string[] {
  const issues = validateForm(signupForm, toValues(answers), { today: "2026-11-20" });
  return [...issues.values()].flat().map(({ message }) => message);
}

it("signupForm requires every field except the e-mail", () => {
  expect(messages({})).toEqual([
    "필수 항목에 모두 동의해 주세요.",
    "이름을 입력해 주세요.",
    "휴대전화 번호를 입력해 주세요.",
    "아이디를 입력해 주세요.",
    "비밀번호를 입력해 주세요.",
  ]);
});

it.each([
  [{ username: "Damadum" }, USERNAME_MESSAGE],
  [{ passwd: "onlyletters" }, PASSWORD_MESSAGE],
  [{ passwd: "short1" }, PASSWORD_MESSAGE],
  [{ phone_number: "010-12-5678" }, PHONE_NUMBER_MESSAGE],
  [{ email: "dama@" }, "이메일을 name@example.com처럼 입력해 주세요."],
])("signupForm for %j returns the message %s", (wrong, message) => {
  expect(messages({ ...completeSignup, ...wrong })).toEqual([message]);
});

it("signupForm requires every required consent and no other", () => {
  const withoutAge = completeSignup.consents.map((consent) =>
    consent.kind === "AGE_14" ? { ...consent, agreed: false } : consent,
  );
  expect(messages({ ...completeSignup, consents: withoutAge })).toHaveLength(1);
  expect(messages(completeSignup)).toEqual([]);
});

it("signupForm sends refused consents too", () => {
  const { consents } = signupForm.toRequest(toValues(completeSignup));
  expect(consents.find(({ kind }) => kind === "MARKETING")?.agreed).toBe(false);
});

it("signupForm asks for neither name nor number when the person is certified", () => {
  const fields = certifiedSignupForm.steps.flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}),
  );
  expect(fields).toEqual(["consents", "username", "passwd"]);
});
