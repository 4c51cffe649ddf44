import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { LoginRequest } from "../../generated/contract.ts";

export const loginSchema = stepSchema("login", LoginRequest, ["username", "password"]);

export const schemas: readonly RJSFSchema[] = [loginSchema];
