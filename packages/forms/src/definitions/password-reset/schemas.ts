import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { PasswordReset } from "../../generated/contract.ts";

export const passwordResetSchema = stepSchema("password_reset", PasswordReset, [
  "username",
  "passwd",
  "reset_token",
]);

export const schemas: readonly RJSFSchema[] = [passwordResetSchema];
