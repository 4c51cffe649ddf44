import { checkPassword, PASSWORD_MESSAGE } from "@damadum/domain";

import type { FormValues } from "../../engine/data/values.ts";
import type { FormIssue } from "../../engine/definition/form-definition.ts";

/** The password rule (spec section 5) for the field `passwd`; one that is not typed yet breaks none. */
export function checkNewPassword({ passwd }: FormValues): readonly FormIssue[] {
  if (typeof passwd !== "string" || checkPassword(passwd).valid) return [];
  return [{ path: ["passwd"], message: PASSWORD_MESSAGE }];
}
