import type { Insertable, Selectable } from "kysely";
import type { CompensationsTable, Subject } from "../../db/subject-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

type Compensation = Selectable<CompensationsTable>;

/** What a compensation is for: a move that we cancelled, or a damage. */
export type CompensationSubject = Subject<"ESTIMATE" | "DAMAGE_REPORT">;

/** What a stored compensation is for; the database enforces that exactly one is set. */
export function subjectOfCompensation({
  estimate_id: estimate,
  damage_report_id: report,
}: Pick<Compensation, "estimate_id" | "damage_report_id">): CompensationSubject {
  if (estimate !== null) return { kind: "ESTIMATE", id: estimate };
  if (report !== null) return { kind: "DAMAGE_REPORT", id: report };
  throw new Error("A compensation is for something");
}

export async function insertCompensation(
  tx: Tx,
  compensation: Insertable<CompensationsTable>,
): Promise<void> {
  await tx.insertInto("compensations").values(compensation).execute();
}

/** Marks a compensation as transferred; throws `state_conflict` when it already was, or does not exist. */
export function finishCompensation(
  tx: Tx,
  done: {
    readonly id: string;
    readonly reference: string;
    readonly operatorId: string;
    readonly now: Date;
  },
) {
  return tx
    .updateTable("compensations")
    .set({ done_at: done.now, reference: done.reference, recorded_by: done.operatorId })
    .where("id", "=", done.id)
    .where("done_at", "is", null)
    .returning(["id", "amount", "estimate_id", "damage_report_id"])
    .executeTakeFirstOrThrow(() => new ProblemError("state_conflict"));
}

/** Compensations with their recipients, the oldest first. */
export function findCompensations(
  db: Database,
  { openOnly, ...page }: PageOptions & { readonly openOnly: boolean },
) {
  let query = db
    .selectFrom("compensations")
    .leftJoin("damage_reports", "damage_reports.id", "compensations.damage_report_id")
    .leftJoin("estimates", (join) =>
      join.on((eb) =>
        eb(
          "estimates.id",
          "=",
          eb.fn.coalesce("compensations.estimate_id", "damage_reports.estimate_id"),
        ),
      ),
    )
    .leftJoin("boxes", "boxes.id", "damage_reports.box_id")
    .leftJoin("users", (join) =>
      join.on((eb) =>
        eb("users.id", "=", eb.fn.coalesce("estimates.user_id", "damage_reports.user_id")),
      ),
    )
    .selectAll("compensations")
    .select(["users.name", "users.phone_number"])
    .select((eb) => eb.fn.coalesce("estimates.serial", "boxes.serial").as("serial"));
  if (openOnly) query = query.where("compensations.done_at", "is", null);
  return readPage(db, query, { order: { by: "created_at", isAscending: true }, page });
}
