import type { SignupRequest } from "@damadum/sdk";

import type { FormDefinition, FormStep } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/signup.ts";
import { consentsPattern } from "../../patterns/consents/consents-pattern.ts";
import { passwordPattern } from "../../patterns/password/password-pattern.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";
import { usernamePattern } from "../../patterns/username/username-pattern.ts";
import { signupMessages } from "./messages.ts";
import { checkSignup } from "./rules.ts";
import { accountSchema, consentsSchema, personSchema } from "./schemas.ts";
import { toSignupRequest, type CertifiedSignup } from "./signup-request.ts";

const consentsStep: FormStep = {
  id: "consents",
  name: "약관 동의",
  title: "약관을 읽고 동의해 주세요",
  schema: consentsSchema,
  uiSchema: consentsPattern.uiSchema,
};

const personStep: FormStep = {
  id: "person",
  name: "내 정보",
  title: "누구신가요?",
  schema: personSchema,
  uiSchema: personPattern.uiSchema,
};

/** Last, because a password is never kept: the way to the identity window and back would lose it. */
const accountStep: FormStep = {
  id: "account",
  name: "아이디와 비밀번호",
  title: "무엇으로 로그인할까요?",
  schema: accountSchema,
  uiSchema: { ...usernamePattern.uiSchema, ...passwordPattern.uiSchema },
};

/** Become a member with an ID. Consents, age 14 among them, come before anything else is asked. */
export const signupForm: FormDefinition<SignupRequest> = {
  id: "signup",
  version,
  steps: [consentsStep, personStep, accountStep],
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
  steps: [consentsStep, accountStep],
};
