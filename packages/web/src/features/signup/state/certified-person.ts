import { PROMISED_MINUTES } from "@damadum/domain";
import type { Certification } from "@damadum/sdk";
import * as z from "zod/mini";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** As long as the server takes the ticket of an identity check, less what the last step of a signup takes. */
const USABLE_MS = (PROMISED_MINUTES.ticket - 1) * 60_000;

const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  until: z.number(),
});

/** Somebody whom an identity check has named, and the ticket that proves it to the server. */
export type CertifiedPerson = Readonly<z.infer<typeof personSchema>>;

const kept = storedValue("signup_certified", personSchema, "session");

/** Keeps who was certified until the signup is sent or the ticket is over. */
export function keepCertifiedPerson({ uid, name, phone_number }: Certification): void {
  kept.set({ uid, name, phoneNumber: phone_number, until: Date.now() + USABLE_MS });
}

/** Who was certified a moment ago, or null. */
export function certifiedPerson(): CertifiedPerson | null {
  const person = kept.get();
  return person !== null && person.until > Date.now() ? person : null;
}

export function forgetCertifiedPerson(): void {
  kept.clear();
}
