import type { FormDefinition, FormStep } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/social-signup.ts";
import { birthPattern } from "../../patterns/birth/birth-pattern.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { consentsStep } from "../../patterns/consents/consents-step.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";
import { socialSignupMessages } from "./messages.ts";
import { checkSocialSignup } from "./rules.ts";
import { consentsSchema, contactSchema, personSchema } from "./schemas.ts";
import {
  toSocialSignup,
  type CertifiedSocialSignup,
  type SocialSignup,
} from "./social-signup-request.ts";
import { socialSignupSteps } from "./steps.ts";

const personStep: FormStep = {
  id: socialSignupSteps.person,
  name: "내 정보",
  title: "이 정보가 맞나요?",
  schema: personSchema,
  uiSchema: { ...personPattern.uiSchema, ...birthPattern.uiSchema },
};

const contactStep: FormStep = {
  id: socialSignupSteps.contact,
  name: "연락처",
  title: "연락받을 이메일이 있나요?",
  schema: contactSchema,
  uiSchema: { email: personPattern.uiSchema["email"] },
};

/** Become a member with another service's account, which has told some of the answers. Consents come first here too. */
export const socialSignupForm: FormDefinition<SocialSignup> = {
  id: "social-signup",
  version,
  steps: [consentsStep(consentsSchema), personStep],
  needs: [],
  validators,
  messages: socialSignupMessages,
  widgets: { ...personPattern.widgets, ...birthPattern.widgets },
  fields: { ...consentsPattern.fields },
  defaults: {},
  draft: { storage: "session", days: 1, keptAfterSubmit: false },
  submitLabel: "가입하기",
  check: checkSocialSignup,
  problemFields: {},
  toRequest: toSocialSignup,
};

/** The same for somebody whom an identity check has told about: only the rest is asked. */
export const certifiedSocialSignupForm: FormDefinition<CertifiedSocialSignup> = {
  ...socialSignupForm,
  steps: [consentsStep(consentsSchema), contactStep],
};
