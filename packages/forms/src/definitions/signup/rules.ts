import { checkSignupInput } from "@damadum/domain";
import type { SignupRequest } from "@damadum/sdk";
import { toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue } from "../../engine/definition/form-definition.ts";
import { fromDomain } from "../../engine/validation/from-domain.ts";
import { agreedKinds, toConsents } from "../../patterns/consents/consent-answers.ts";

/** The domain's rules of a signup; what is not answered yet stands as something that breaks none. */
export function checkSignup(values: FormValues): readonly FormIssue[] {
  const given = toCamelCaseKeys(asAnswers<SignupRequest>(values));
  const issues = checkSignupInput({
    username: "harmless",
    passwd: "harmless-1",
    name: "이름",
    phoneNumber: "010-0000-0000",
    ...given,
    consents: toConsents(agreedKinds(values["consents"])),
  });
  return fromDomain(issues);
}
