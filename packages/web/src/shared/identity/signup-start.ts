import { PROMISED_MINUTES, socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import type { SocialSignupStart } from "@damadum/sdk";
import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

/** As long as the server takes the ticket of a social login. */
const USABLE_MS = PROMISED_MINUTES.ticket * 60_000;

const text = z.nullable(z.string());
const startSchema = z.object({
  ticket: z.string(),
  type: z.enum(socialLoginTypes),
  name: text,
  phone_number: text,
  email: text,
  birthyear: text,
  birthday: text,
  gender: z.enum(["M", "F", "U"]),
  until: z.number(),
});

/** A social account that nobody signed up with yet: its ticket, and what the provider knows about the person. */
export type SignupStart = Readonly<z.infer<typeof startSchema>>;

const kept = storedValue("signup_start", startSchema, "session");

/** Keeps what a social login brought for the signup that follows it; it outlives the way to the identity window. */
export function keepSignupStart({ id, signup }: SocialSignupStart): void {
  const { type, name, phone_number, email, birthyear, birthday, gender } = signup;
  const person = { name, phone_number, email, birthyear, birthday, gender };
  kept.set({ ticket: id, type, ...person, until: Date.now() + USABLE_MS });
}

/** The account of this kind that was logged in with a moment ago, or null. */
export function signupStart(type: SocialLoginType): SignupStart | null {
  const start = kept.get();
  return start !== null && start.type === type && start.until > Date.now() ? start : null;
}

export function forgetSignupStart(): void {
  kept.clear();
}
