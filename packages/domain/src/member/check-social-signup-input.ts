import { daysInMonth, type IsoDate } from "../calendar/iso-date.ts";
import { checkConsents, type ConsentAnswer } from "../consent/check-consents.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { isUsername, USERNAME_MESSAGE } from "../username/is-username.ts";
import { checkPerson, type PersonInput } from "./check-person.ts";
import { isOldEnough, TOO_YOUNG_MESSAGE } from "./is-old-enough.ts";

/** The parts of a social signup that rules look at; the contract's SocialSignupRequest with camelCase keys. */
export interface SocialSignupInput extends PersonInput {
  /** Without one the service makes one up. */
  readonly username?: string;
  /** `MM-DD` */
  readonly birthday?: string;
  /** `YYYY` */
  readonly birthyear?: string;
  readonly consents: readonly ConsentAnswer[];
}

/** Broken rules of a social signup, in screen order, consents last (spec sections 3 and 5). */
export function checkSocialSignupInput(
  input: SocialSignupInput,
  today: IsoDate,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (input.username !== undefined && !isUsername(input.username)) {
    issues.push({ path: ["username"], code: "invalid_username", message: USERNAME_MESSAGE });
  }
  return [
    ...issues,
    ...checkPerson(input),
    ...checkBirth(input, today),
    ...checkConsents(input.consents),
  ];
}

function checkBirth(
  { birthday, birthyear }: SocialSignupInput,
  today: IsoDate,
): readonly FieldIssue[] {
  // Without a year 29 February may well be right.
  if (birthday !== undefined && !isDay(birthday, birthyear ?? "2000")) {
    const message = "없는 날이에요. 생일을 다시 입력해 주세요.";
    return [{ path: ["birthday"], code: "invalid_birthday", message }];
  }
  if (birthyear === undefined) return [];
  // Whoever does not tell the day counts as born on the first: the consent to AGE_14 says the rest.
  const birth = { birthYear: birthyear, birthday: birthday ?? "01-01" };
  if (isOldEnough(birth, today)) return [];
  return [{ path: ["birthyear"], code: "too_young", message: TOO_YOUNG_MESSAGE }];
}

function isDay(birthday: string, year: string): boolean {
  const [month = 0, day = 0] = birthday.split("-").map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(year), month);
}
