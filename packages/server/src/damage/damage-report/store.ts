import type { DamageReportStatus } from "@damadum/domain";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { DamageReportsTable } from "../../db/box-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { DamagedSubject } from "../../subject/damaged-things.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

export type StoredReport = Selectable<DamageReportsTable>;

export async function insertReport(
  tx: Tx,
  report: Insertable<DamageReportsTable>,
): Promise<StoredReport> {
  return tx.insertInto("damage_reports").values(report).returningAll().executeTakeFirstOrThrow();
}

export async function updateReport(
  tx: Tx,
  id: string,
  changes: Updateable<DamageReportsTable>,
): Promise<StoredReport> {
  return tx
    .updateTable("damage_reports")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function columnsOf({ kind, id }: DamagedSubject) {
  return { box_id: kind === "BOX" ? id : null, estimate_id: kind === "ESTIMATE" ? id : null };
}

/** What a stored report is about; the database enforces that exactly one is set. */
export function subjectOfReport({
  box_id: box,
  estimate_id: estimate,
}: Pick<StoredReport, "box_id" | "estimate_id">): DamagedSubject {
  if (box !== null) return { kind: "BOX", id: box };
  if (estimate !== null) return { kind: "ESTIMATE", id: estimate };
  throw new Error("A damage report is about something");
}

/** The reports of a box or move by its member, the newest first. */
export function findReportsOf(
  db: Connection,
  { subject, userId }: { readonly subject: DamagedSubject; readonly userId: string },
): Promise<readonly StoredReport[]> {
  return db
    .selectFrom("damage_reports")
    .selectAll()
    .where(subject.kind === "BOX" ? "box_id" : "estimate_id", "=", subject.id)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Locks and returns the report; throws not_found when there is none. Lock its box or move before it, and money after it. */
export function lockReport(tx: Tx, id: string): Promise<StoredReport> {
  return tx
    .selectFrom("damage_reports")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

/** A report with its sender and the serial of its box or move, for an operator. */
export async function findReportForOperator(db: Connection, id: string) {
  const row = await withPeople(db).where("damage_reports.id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Reports that were sent, the oldest first. */
export function findSentReports(
  db: Database,
  { status, ...page }: PageOptions & { readonly status?: DamageReportStatus | undefined },
) {
  let query = withPeople(db).where("damage_reports.sent_at", "is not", null);
  if (status !== undefined) query = query.where("damage_reports.status", "=", status);
  return readPage(db, query, { order: { by: "sent_at", isAscending: true }, page });
}

function withPeople(db: Connection) {
  return db
    .selectFrom("damage_reports")
    .leftJoin("boxes", "boxes.id", "damage_reports.box_id")
    .leftJoin("estimates", "estimates.id", "damage_reports.estimate_id")
    .innerJoin("users", "users.id", "damage_reports.user_id")
    .selectAll("damage_reports")
    .select(["users.name", "users.phone_number"])
    .select((eb) => eb.fn.coalesce("boxes.serial", "estimates.serial").$notNull().as("serial"));
}

/** When the compensations of these reports were transferred; the map omits those that were not. */
export async function findPaidTimes(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("compensations")
    .select(["damage_report_id as id", "done_at as at"])
    .where("damage_report_id", "in", ids)
    .execute();
  return new Map(rows.flatMap(({ id, at }) => (id === null || at === null ? [] : [[id, at]])));
}

export async function findEvidenceIn(tx: Tx, contentIds: readonly string[]) {
  if (contentIds.length === 0) return [];
  return tx
    .selectFrom("files")
    .innerJoin("box_contents", "box_contents.id", "files.subject_id")
    .innerJoin("damage_reports", "damage_reports.box_id", "box_contents.box_id")
    .select(["files.id", "files.subject_id as content_id", "box_contents.box_id"])
    .distinct()
    .where("files.subject_kind", "=", "BOX_CONTENT")
    .where("files.subject_id", "in", contentIds)
    .where("damage_reports.sent_at", "is not", null)
    .where(sql<boolean>`damage_reports.compared @> to_jsonb(files.id::text)`)
    .orderBy("files.id")
    .execute();
}

/** Deletes the reports that a member never sent. */
export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("damage_reports")
    .where("user_id", "=", userId)
    .where("status", "=", "DRAFT")
    .execute();
}
