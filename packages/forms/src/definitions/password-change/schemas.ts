import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { PasswordChange } from "../../generated/contract.ts";

export const passwordChangeSchema = stepSchema("password_change", PasswordChange, ["passwd"]);

export const schemas: readonly RJSFSchema[] = [passwordChangeSchema];
