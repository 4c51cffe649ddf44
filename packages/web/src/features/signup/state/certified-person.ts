import { PROMISED_MINUTES } from "@damadum/domain";
import type { Certification } from "@damadum/sdk";
import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** As long as the server takes the ticket of an identity check, less what the last step of a signup takes. */
const TICKET_LIFETIME_MS = (PROMISED_MINUTES.ticket - 1) * 60_000;

const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  expiresAt: z.number(),
});

/** Somebody whom an identity check has named, and the ticket that proves it to the server. */
export type CertifiedPerson = Readonly<z.infer<typeof personSchema>>;

const storedPerson = storedValue("signup_certified", personSchema, "session");

/** Keeps who was certified expiresAt the signup is sent or the ticket is over. */
export function saveCertifiedPerson({ uid, name, phone_number }: Certification): void {
  storedPerson.set({
    uid,
    name,
    phoneNumber: phone_number,
    expiresAt: Date.now() + TICKET_LIFETIME_MS,
  });
}

/** Who was certified a moment ago, or null. */
export function certifiedPerson(): CertifiedPerson | null {
  const person = storedPerson.get();
  return person !== null && person.expiresAt > Date.now() ? person : null;
}

export function clearCertifiedPerson(): void {
  storedPerson.clear();
}
