import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { PasswordNumberCheck } from "../../generated/contract.ts";

export const passwordNumberCheckSchema = stepSchema("password_number_check", PasswordNumberCheck, [
  "username",
  "number",
]);

export const schemas: readonly RJSFSchema[] = [passwordNumberCheckSchema];
