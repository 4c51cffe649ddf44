import type { Insertable } from "kysely";
import type { CertificationsTable } from "../../db/people-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

export async function insertCertification(
  db: Connection,
  certification: Insertable<CertificationsTable>,
): Promise<void> {
  await db.insertInto("certifications").values(certification).execute();
}

/** Whether we prepared a certification with this number of ours. */
export async function isPrepared(db: Connection, merchantUid: string): Promise<boolean> {
  const row = await db
    .selectFrom("certifications")
    .select("id")
    .where("merchant_uid", "=", merchantUid)
    .executeTakeFirst();
  return row !== undefined;
}

/** A certification that we prepared, locked until the transaction ends; throws `not_found` for any other. */
export function lockPrepared(tx: Tx, merchantUid: string) {
  return tx
    .selectFrom("certifications")
    .selectAll()
    .where("merchant_uid", "=", merchantUid)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

export async function claimPrepared(
  tx: Tx,
  { id, impUid, now }: { readonly id: string; readonly impUid: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("certifications")
    .set({ imp_uid: impUid, claimed_at: now })
    .where("id", "=", id)
    .execute();
}

/** Claims a certification by the provider's number only; false when it is already claimed. */
export async function claimCertification(
  tx: Tx,
  claim: { readonly id: string; readonly impUid: string; readonly now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("certifications")
    .values({
      id: claim.id,
      imp_uid: claim.impUid,
      created_at: claim.now,
      expires_at: claim.now,
      claimed_at: claim.now,
    })
    .onConflict((conflict) => conflict.constraint("certifications_imp_uid_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
