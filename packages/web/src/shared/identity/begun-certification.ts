import * as z from "zod/mini";
import { storedValue } from "../browser/stored-value.ts";

/** Our number of the identity check that this tab began last; it outlives the way to the provider and back. */
const begun = storedValue("certification", z.string(), "session");

/** Notes which identity check this tab begins. */
export function noteBegunCertification(merchantUid: string): void {
  begun.set(merchantUid);
}

/**
 * Whether this tab began that identity check. A return address can be sent to anybody: without having begun it
 * here, somebody else's certified person would end up in this person's signup or profile.
 */
export function isBegunHere(merchantUid: string | null): boolean {
  return merchantUid !== null && begun.get() === merchantUid;
}
