import { sql, type Insertable, type Selectable } from "kysely";
import type { DestructionCertificatesTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

type CertificateRow = Selectable<DestructionCertificatesTable>;

export async function insertCertificate(
  tx: Tx,
  certificate: Insertable<DestructionCertificatesTable>,
): Promise<void> {
  await tx.insertInto("destruction_certificates").values(certificate).execute();
}

/** The next certificate number of a month, starting at 1. */
export async function nextCertificateNumber(tx: Tx, month: string): Promise<number> {
  const { last } = await tx
    .insertInto("certificate_numbers")
    .values({ month, last: 1 })
    .onConflict((conflict) =>
      conflict.column("month").doUpdateSet({ last: sql<number>`certificate_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

export async function findCertificateOfWork(
  db: Connection,
  workId: string,
): Promise<CertificateRow | null> {
  const row = await db
    .selectFrom("destruction_certificates")
    .selectAll()
    .where("work_id", "=", workId)
    .executeTakeFirst();
  return row ?? null;
}

/** The certificate with the current status of its work; throws `not_found` when there is none. */
export function findCertificateByCode(db: Connection, code: string) {
  return db
    .selectFrom("destruction_certificates as certificate")
    .innerJoin("company_works as work", "work.id", "certificate.work_id")
    .selectAll("certificate")
    .select("work.status as work_status")
    .where("certificate.code", "=", code)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

/**
 * The boxes that a work destroyed; destroyed boxes cannot change any more. A box that was harmed and disposed of
 * afterwards, maybe long after the certificate, was not destroyed by the work.
 */
export function findDestroyedBoxes(db: Connection, workId: string) {
  return db
    .selectFrom("company_work_boxes as carried")
    .innerJoin("company_boxes as box", "box.id", "carried.box_id")
    .select(["box.serial", "box.name", "box.department", "box.retention_until", "box.updated_at"])
    .where("carried.work_id", "=", workId)
    .where("box.status", "=", "DISPOSED")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("status_history as change")
            .select("change.id")
            .where("change.subject_kind", "=", "COMPANY_BOX")
            .whereRef("change.subject_id", "=", "box.id")
            .where("change.from_status", "in", ["DAMAGED", "LOST"])
            .where("change.to_status", "=", "DISPOSED"),
        ),
      ),
    )
    .orderBy("carried.number")
    .execute();
}
