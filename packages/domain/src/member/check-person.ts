import type { FieldIssue } from "../issue/field-issue.ts";
import { isPhoneNumber, PHONE_NUMBER_MESSAGE } from "../phone/phone-number.ts";
import { checkName } from "./check-name.ts";

/** Name and phone number of a person who signs up. */
export interface PersonInput {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Broken rules of name and phone number, in screen order. */
export function checkPerson({ name, phoneNumber }: PersonInput): readonly FieldIssue[] {
  const issues = [...checkName(name)];
  if (!isPhoneNumber(phoneNumber)) {
    issues.push({
      path: ["phoneNumber"],
      code: "invalid_phone_number",
      message: PHONE_NUMBER_MESSAGE,
    });
  }
  return issues;
}
