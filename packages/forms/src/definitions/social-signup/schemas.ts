import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { SocialSignupRequest } from "../../generated/contract.ts";

export const consentsSchema = stepSchema("social_signup_consents", SocialSignupRequest, [
  "consents",
]);
export const personSchema = stepSchema("social_signup_person", SocialSignupRequest, [
  "name",
  "phone_number",
  "email",
  "birthyear",
  "birthday",
  "gender",
]);
export const contactSchema = stepSchema("social_signup_contact", SocialSignupRequest, ["email"]);

export const schemas: readonly RJSFSchema[] = [consentsSchema, personSchema, contactSchema];
