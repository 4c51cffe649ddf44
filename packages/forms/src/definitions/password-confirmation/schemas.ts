import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { PasswordConfirmation } from "../../generated/contract.ts";

export const passwordConfirmationSchema = stepSchema(
  "password_confirmation",
  PasswordConfirmation,
  ["passwd"],
);

export const schemas: readonly RJSFSchema[] = [passwordConfirmationSchema];
