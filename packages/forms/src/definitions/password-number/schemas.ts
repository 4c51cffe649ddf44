import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { PasswordNumberRequest } from "../../generated/contract.ts";

export const passwordNumberSchema = stepSchema("password_number", PasswordNumberRequest, [
  "username",
]);

export const schemas: readonly RJSFSchema[] = [passwordNumberSchema];
