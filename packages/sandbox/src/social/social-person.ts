import { createHash } from "node:crypto";

/** A person with an account at every login provider; null marks what the person does not share. */
export interface SocialPerson {
  /** Accounts are derived from it: the same key is the same account, even after a restart. */
  key: string;
  name: string;
  nickname: string;
  gender: "male" | "female" | null;
  /** YYYY-MM-DD */
  birthday: string | null;
  /** 010-1234-5678 */
  phone: string | null;
  email: string | null;
}

/** The fictional people to choose from on the login page. */
export const socialPeople: readonly SocialPerson[] = [
  {
    key: "dama",
    name: "김담아",
    nickname: "담아",
    gender: "female",
    birthday: "1992-03-14",
    phone: "010-1234-5678",
    email: "dama@example.com",
  },
  {
    key: "sangja",
    name: "이상자",
    nickname: "상자",
    gender: "male",
    birthday: "1985-11-02",
    phone: "010-8765-4321",
    email: "sangja@example.com",
  },
  {
    key: "quiet",
    name: "박조용",
    nickname: "조용",
    gender: null,
    birthday: null,
    phone: null,
    email: null,
  },
];

/** A person never seen before, for tests that need their own account. */
export function newPerson(key: string): SocialPerson {
  const digits = String(parseInt(hashOf(key).slice(0, 12), 16) % 1e8).padStart(8, "0");
  return {
    key,
    name: "최새롬",
    nickname: "새롬",
    gender: "female",
    birthday: "1999-07-21",
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
    email: `new-${hashOf(key).slice(0, 8)}@example.com`,
  };
}

/** 64 hexadecimal digits from which the account ids are derived. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The decade such as `30-39`, counted by calendar years; `now` is seconds since 1970. */
export function ageRange(birthday: string, now: number): string {
  const age = new Date(now * 1000).getUTCFullYear() - Number(birthday.slice(0, 4));
  const decade = Math.floor(age / 10) * 10;
  return `${decade}-${decade + 9}`;
}
