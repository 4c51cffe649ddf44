import { PROMISED_MINUTES, socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import type { SocialSignupStart } from "@damadum/sdk";
import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

/** How long the server accepts the ticket of a social login. */
const TICKET_LIFETIME_MS = PROMISED_MINUTES.ticket * 60_000;

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
  expiresAt: z.number(),
});

/** A social account without a member: its ticket, and the provider's data about the person. */
export type SignupStart = Readonly<z.infer<typeof startSchema>>;

const storedStart = storedValue("signup_start", startSchema, "session");

/** Stores the result of a social login for the signup that follows; it survives the redirect to the identity window. */
export function saveSignupStart({ id, signup }: SocialSignupStart): void {
  const { type, name, phone_number, email, birthyear, birthday, gender } = signup;
  const person = { name, phone_number, email, birthyear, birthday, gender };
  storedStart.set({ ticket: id, type, ...person, expiresAt: Date.now() + TICKET_LIFETIME_MS });
}

/** The stored account of this provider while its ticket is valid, or null. */
export function getSignupStart(type: SocialLoginType): SignupStart | null {
  const start = storedStart.get();
  return start !== null && start.type === type && start.expiresAt > Date.now() ? start : null;
}

export function clearSignupStart(): void {
  storedStart.clear();
}
