import { checkSocialSignupInput } from "@damadum/domain";
import { SocialSignupRequest as body } from "@damadum/sdk/requests";
import type { SocialSignupRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/social-signup.ts";
import { birthFields } from "../../patterns/birth/birth-fields.ts";
import { consentsStep } from "../../patterns/consents/consents-step.ts";
import { emailField, personFields } from "../../patterns/person/person-fields.ts";

/** A social signup without the ticket of the social account. */
export type SocialSignup = Omit<SocialSignupRequest, "sns_id">;

/** A social signup without what an identity check has confirmed, either. */
export type CertifiedSocialSignup = Omit<SocialSignup, "name" | "phone_number">;

const shared = {
  id: "social-signup",
  body,
  compiled,
  draft: { storage: "session", days: 1, keepAfterSubmit: false },
  submitLabel: "가입하기",
} as const;

/** Signup with a social account, whose provider has shared some of the answers. Consents come first here too. */
export const socialSignupForm = defineForm<SocialSignup>()({
  ...shared,
  steps: [
    consentsStep,
    {
      id: "person",
      name: "내 정보",
      title: "이 정보가 맞나요?",
      fields: [...personFields, ...birthFields],
    },
  ],
  rules: checkSocialSignupInput,
});

/** The same after an identity check: asks only for the rest. */
export const certifiedSocialSignupForm = defineForm<CertifiedSocialSignup>()({
  ...shared,
  steps: [
    consentsStep,
    {
      id: "contact",
      name: "연락처",
      title: "연락받을 이메일이 있나요?",
      fields: [emailField],
    },
  ],
  rules: (input, today) =>
    checkSocialSignupInput({ ...input, name: "이름", phoneNumber: "010-0000-0000" }, today),
});
