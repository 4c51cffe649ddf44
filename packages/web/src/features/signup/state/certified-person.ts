import { PROMISED_MINUTES } from "@damadum/domain";
import type { Certification } from "@damadum/sdk";
import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** How long the server accepts the ticket of an identity check, less a minute for the last step of a signup. */
const TICKET_LIFETIME_MS = (PROMISED_MINUTES.ticket - 1) * 60_000;

const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  expiresAt: z.number(),
});

export type CertifiedPerson = Readonly<z.infer<typeof personSchema>>;

const storedPerson = storedValue("signup_certified", personSchema, "session");

/** Stores the certified person until the signup is sent or the ticket expires. */
export function saveCertifiedPerson({ uid, name, phone_number }: Certification): void {
  storedPerson.set({
    uid,
    name,
    phoneNumber: phone_number,
    expiresAt: Date.now() + TICKET_LIFETIME_MS,
  });
}

/** The certified person while the ticket is valid, or null. */
export function certifiedPerson(): CertifiedPerson | null {
  const person = storedPerson.get();
  return person !== null && person.expiresAt > Date.now() ? person : null;
}

/** The answers that a signup sends for a certified person, in place of typed ones. */
export function certifiedAnswers({ uid, name, phoneNumber }: CertifiedPerson) {
  return { name, phone_number: phoneNumber, certification_uid: uid };
}

export function clearCertifiedPerson(): void {
  storedPerson.clear();
}
