import { checkSocialSignupInput } from "@damadum/domain";
import type { SocialSignupRequest } from "@damadum/sdk";
import { toCamelCaseKeys } from "es-toolkit";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { FormIssue, RuleContext } from "../../engine/definition/form-definition.ts";
import { fromDomain } from "../../engine/validation/from-domain.ts";
import { agreedKinds, toConsents } from "../../patterns/consents/consent-answers.ts";

/** The domain's rules of a social signup; what is not answered yet stands as something that breaks none. */
export function checkSocialSignup(
  values: FormValues,
  { today }: RuleContext,
): readonly FormIssue[] {
  const given = toCamelCaseKeys(asAnswers<SocialSignupRequest>(values));
  const issues = checkSocialSignupInput(
    {
      name: "이름",
      phoneNumber: "010-0000-0000",
      ...given,
      consents: toConsents(agreedKinds(values["consents"])),
    },
    today,
  );
  return fromDomain(issues);
}
