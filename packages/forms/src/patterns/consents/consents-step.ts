import type { RJSFSchema } from "@rjsf/utils";

import type { FormStep } from "../../engine/definition/form-definition.ts";
import { consentsPattern } from "./consents-pattern.ts";

/** The first step of every way to become a member: consents come before anything else is asked. */
export function consentsStep(schema: RJSFSchema): FormStep {
  return {
    id: "consents",
    name: "약관 동의",
    title: "약관을 읽고 동의해 주세요",
    schema,
    uiSchema: consentsPattern.uiSchema,
  };
}
