import { PHONE_NUMBER_MESSAGE } from "@damadum/domain";
import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { validateForm } from "../../engine/validation/validate-form.ts";
import { completeSocialSignup } from "./fixtures.ts";
import { certifiedSocialSignupForm, socialSignupForm } from "./form.ts";

function messages(answers: object): readonly string[] {
  const issues = validateForm(socialSignupForm, toValues(answers), { today: "2026-11-20" });
  return [...issues.values()].flat().map(({ message }) => message);
}

it("socialSignupForm requires every field except what a provider may leave out", () => {
  expect(messages({})).toEqual([
    "필수 항목에 모두 동의해 주세요.",
    "이름을 입력해 주세요.",
    "휴대전화 번호를 입력해 주세요.",
  ]);
  const { consents, name, phone_number } = completeSocialSignup;
  expect(messages({ consents, name, phone_number })).toEqual([]);
});

it.each([
  [{ phone_number: "010-12-5678" }, PHONE_NUMBER_MESSAGE],
  [{ birthday: "3-14" }, "생일을 03-14처럼 월과 일로 입력해 주세요."],
  [{ birthday: "02-30" }, "없는 날이에요. 생일을 다시 입력해 주세요."],
  [{ birthyear: "92" }, "태어난 해를 1992처럼 네 자리로 입력해 주세요."],
  [{ birthyear: "2020" }, "만 14세 이상만 가입할 수 있어요."],
])("socialSignupForm for %j returns the message %s", (wrong, message) => {
  expect(messages({ ...completeSocialSignup, ...wrong })).toEqual([message]);
});

it("socialSignupForm sends refused consents too", () => {
  const { consents } = socialSignupForm.toRequest(toValues(completeSocialSignup));
  expect(consents.find(({ kind }) => kind === "MARKETING")?.agreed).toBe(false);
});

it("socialSignupForm asks a certified person only for what the identity check left out", () => {
  const fields = certifiedSocialSignupForm.steps.flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}),
  );
  expect(fields).toEqual(["consents", "email"]);
});
