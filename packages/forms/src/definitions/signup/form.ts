import type { SignupRequest } from "@damadum/sdk";

import type { FormDefinition, FormStep } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/signup.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { consentsStep } from "../../patterns/consents/consents-step.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";
import { usernamePattern } from "../../patterns/username/username-pattern.ts";
import { signupMessages } from "./messages.ts";
import { checkSignup } from "./rules.ts";
import { accountSchema, consentsSchema, personSchema } from "./schemas.ts";
import { toSignupRequest, type CertifiedSignup } from "./signup-request.ts";
import { signupSteps } from "./steps.ts";

const personStep: FormStep = {
  id: signupSteps.person,
  name: "내 정보",
  title: "이름과 연락처를 알려 주세요",
  schema: personSchema,
  uiSchema: personPattern.uiSchema,
};

/** Last, because a password is never kept: the way to the identity window and back would lose it. */
const accountStep: FormStep = {
  id: signupSteps.account,
  name: "아이디와 비밀번호",
  title: "아이디와 비밀번호를 정해 주세요",
  schema: accountSchema,
  uiSchema: { ...usernamePattern.uiSchema, ...passwordPattern.uiSchema },
};

/** Become a member with an ID. Consents, age 14 among them, come before anything else is asked. */
export const signupForm: FormDefinition<SignupRequest> = {
  id: "signup",
  version,
  steps: [consentsStep(consentsSchema), personStep, accountStep],
  needs: [],
  validators,
  messages: signupMessages,
  widgets: {
    ...usernamePattern.widgets,
    ...passwordPattern.widgets,
    ...personPattern.widgets,
  },
  fields: { ...consentsPattern.fields },
  defaults: {},
  draft: { storage: "session", days: 1, keptAfterSubmit: false },
  submitLabel: "가입하기",
  check: checkSignup,
  problemFields: { username_taken: ["username"] },
  toRequest: toSignupRequest,
};

/** The same for somebody whose name and number an identity check has told: only the rest is asked. */
export const certifiedSignupForm: FormDefinition<CertifiedSignup> = {
  ...signupForm,
  steps: [consentsStep(consentsSchema), accountStep],
};
