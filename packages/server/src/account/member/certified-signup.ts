import { isOldEnough, TOO_YOUNG_MESSAGE, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { spendTicket, type TicketPerson } from "../ticket/tickets.ts";

/** The certified person of a signup, if any; throws a field issue for a person who is too young to join. */
export async function personOfSignup(
  tx: Tx,
  { uid, now }: { readonly uid: string | undefined; readonly now: Date },
): Promise<TicketPerson | null> {
  if (uid === undefined) return null;
  const person = await spendTicket(tx, { kind: "PERSON", secret: uid, now, purpose: "SIGNUP" });
  if (!isOldEnough(person, todayInSeoul(now))) {
    const path = ["certificationUid"];
    throwIssues([{ path, code: "too_young", message: TOO_YOUNG_MESSAGE }]);
  }
  return person;
}
