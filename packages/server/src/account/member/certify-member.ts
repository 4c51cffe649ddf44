import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { spendTicket } from "../ticket/tickets.ts";
import { requireActiveSession } from "../session/require-active-session.ts";
import { lockMember } from "./lock-member.ts";
import { updateUser } from "./store.ts";
import { getMe } from "./read-member.ts";
import { requireRecentConfirmation } from "../session/confirm-password.ts";

/**
 * Copies a certification into this member's profile. Once certified, the account cannot be certified as another person.
 * The certified phone can recover the account, so this requires a recent confirmation: a person who finds the account
 * open must not be able to do it.
 */
export async function certifyMember(
  services: Pick<Services, "db" | "clock">,
  input: {
    readonly id: string;
    readonly userId: string;
    readonly familyId: string;
    readonly uid: string;
  },
) {
  const { db, clock } = services;
  const { id, userId, familyId, uid } = input;
  if (id !== userId) throw new ProblemError("not_found");
  const now = clock();
  await requireRecentConfirmation(db, { familyId, now });
  await inTransaction(db, async (tx) => {
    const user = await lockMember(tx, userId);
    await requireActiveSession(tx, { familyId, userId, now });
    const person = await spendTicket(tx, { kind: "PERSON", secret: uid, now, purpose: "CERTIFY" });
    const { personKeyHash, name, gender, birthday, birthYear, phoneNumber } = person;
    if (user.person_key_hash !== null && user.person_key_hash !== personKeyHash) {
      throw new ProblemError("certification_mismatch");
    }
    await updateUser(tx, userId, {
      name,
      gender,
      birthday,
      birth_year: birthYear,
      phone_number: phoneNumber || user.phone_number,
      person_key_hash: personKeyHash,
      certified_at: now,
    });
  });
  return getMe(services, userId);
}
