import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { SignupRequest } from "../../generated/contract.ts";

export const consentsSchema = stepSchema("signup_consents", SignupRequest, ["consents"]);
export const accountSchema = stepSchema("signup_account", SignupRequest, ["username", "passwd"]);
export const personSchema = stepSchema("signup_person", SignupRequest, [
  "name",
  "phone_number",
  "email",
]);

export const schemas: readonly RJSFSchema[] = [consentsSchema, accountSchema, personSchema];
