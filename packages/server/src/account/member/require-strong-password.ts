import { checkPassword, PASSWORD_MESSAGE } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";

/** Rejects a new password that breaks the rule of spec section 5. */
export function requireStrongPassword(passwd: string): void {
  if (checkPassword(passwd).valid) return;
  throwIssues([{ path: ["passwd"], code: "invalid_password", message: PASSWORD_MESSAGE }]);
}
