import { dateParts, type IsoDate } from "../calendar/iso-date.ts";

/** Youngest age at which a person can join without a legal guardian (개인정보 보호법 제22조의2). */
export const MINIMUM_AGE = 14;

/** A date of birth in the two parts in which it is stored. */
export interface BirthDate {
  /** `YYYY` */
  readonly birthYear: string;
  /** `MM-DD` */
  readonly birthday: string;
}

/** Age in full years on a day, by the legal count 만 나이; a person born on 29 February turns a year older on 1 March. */
export function ageOn({ birthYear, birthday }: BirthDate, today: IsoDate): number {
  const years = dateParts(today).year - Number(birthYear);
  return today.slice(5) < birthday ? years - 1 : years;
}
