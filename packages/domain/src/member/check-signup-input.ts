import { checkConsents, type ConsentAnswer } from "../consent/check-consents.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { checkPassword, PASSWORD_MESSAGE } from "../password/check-password.ts";
import { isUsername, USERNAME_MESSAGE } from "../username/is-username.ts";
import { checkPerson, type PersonInput } from "./check-person.ts";

/** The parts of a signup that rules check; the contract's SignupRequest with camelCase keys. */
export interface SignupInput extends PersonInput {
  readonly username: string;
  readonly passwd: string;
  readonly consents: readonly ConsentAnswer[];
}

/** Broken rules of a signup, in screen order, consents last (spec section 5). */
export function checkSignupInput(input: SignupInput): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!isUsername(input.username)) {
    issues.push({ path: ["username"], code: "invalid_username", message: USERNAME_MESSAGE });
  }
  if (!checkPassword(input.passwd).valid) {
    issues.push({ path: ["passwd"], code: "invalid_password", message: PASSWORD_MESSAGE });
  }
  return [...issues, ...checkPerson(input), ...checkConsents(input.consents)];
}
