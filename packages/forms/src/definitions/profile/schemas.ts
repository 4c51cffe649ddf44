import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { ProfileUpdate } from "../../generated/contract.ts";

export const profileSchema = stepSchema(
  "profile",
  ProfileUpdate,
  ["name", "email", "gender"],
  ["name", "gender"],
);
export const certifiedProfileSchema = stepSchema("certified_profile", ProfileUpdate, ["email"]);

export const schemas: readonly RJSFSchema[] = [profileSchema, certifiedProfileSchema];
