import type { FieldIssue } from "../issue/field-issue.ts";
import { isPhoneNumber, PHONE_NUMBER_MESSAGE } from "../phone/phone-number.ts";
import { hasVisibleLetters } from "../text/has-visible-letters.ts";

/** Name and number of somebody who signs up. */
export interface PersonInput {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Broken rules of name and number, in screen order. */
export function checkPerson({ name, phoneNumber }: PersonInput): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!hasVisibleLetters(name)) {
    issues.push({ path: ["name"], code: "required", message: "이름을 입력해 주세요." });
  }
  if (!isPhoneNumber(phoneNumber)) {
    issues.push({
      path: ["phoneNumber"],
      code: "invalid_phone_number",
      message: PHONE_NUMBER_MESSAGE,
    });
  }
  return issues;
}
