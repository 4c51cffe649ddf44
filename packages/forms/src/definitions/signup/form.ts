import { checkSignupInput } from "@damadum/domain";
import { SignupRequest as body } from "@damadum/sdk/requests";
import type { SignupRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/signup.ts";
import { consentsStep } from "../../patterns/consents/consents-step.ts";
import { newPasswordField } from "../../patterns/password/new-password-field.ts";
import { personFields } from "../../patterns/person/person-fields.ts";
import { newUsernameField } from "../../patterns/username/username-field.ts";

/** Last, because a password is never stored: the way to the identity window and back would lose it. */
const accountStep = {
  id: "account",
  name: "아이디와 비밀번호",
  title: "아이디와 비밀번호를 정해 주세요",
  fields: [newUsernameField, newPasswordField],
} as const;

const shared = {
  id: "signup",
  body,
  compiled,
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  submitLabel: "가입하기",
  problemFields: { username_taken: "username" },
} as const;

/** Signup with a username. Consents, including age 14, come before any other question. */
export const signupForm = defineForm<SignupRequest>()({
  ...shared,
  steps: [
    consentsStep,
    {
      id: "person",
      name: "내 정보",
      title: "이름과 연락처를 알려 주세요",
      fields: personFields,
    },
    accountStep,
  ],
  rules: checkSignupInput,
});

/** A signup without what an identity check has confirmed. */
export type CertifiedSignup = Omit<SignupRequest, "name" | "phone_number">;

/** The same for a visitor whose name and number an identity check has confirmed: asks only for the rest. */
export const certifiedSignupForm = defineForm<CertifiedSignup>()({
  ...shared,
  steps: [consentsStep, accountStep],
  rules: (input) => checkSignupInput({ ...input, name: "이름", phoneNumber: "010-0000-0000" }),
});
