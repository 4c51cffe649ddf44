import type { CompanyBoxChange } from "@damadum/sdk/model";
import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";

export interface BoxImport {
  readonly companyId: string;
  readonly importId: string;
}

/** Seed that distinguishes this advisory lock from others. */
const WAITING_LINES_LOCK = 20_261_124;

/**
 * Serializes the storing of parts of a company's files until the transaction ends; false while another part is being
 * stored. Not the company's own lock, which is held for long while a file is written.
 */
export async function lockWaitingLines(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${companyId}, ${WAITING_LINES_LOCK})) as locked
  `.execute(tx);
  return rows[0]?.locked === true;
}

/** Stores lines of a file; a line that is sent again replaces the earlier one and renews its age. */
export async function keepLines(
  tx: Tx,
  { companyId, importId }: BoxImport,
  { lines, now }: { readonly lines: readonly CompanyBoxChange[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into company_box_imports
      (company_id, import_id, serial, name, department, contents, retention_until, created_at)
    select ${companyId}::uuid, ${importId}::uuid, line.serial, line.name, line.department,
      line.contents, line.retention_until, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines.map(withClearedDay))}::jsonb) as line
      (serial text, name text, department text, contents text, retention_until text)
    on conflict (company_id, import_id, serial) do update
      set name = excluded.name, department = excluded.department, contents = excluded.contents,
        retention_until = excluded.retention_until, created_at = excluded.created_at`.execute(tx);
}

/** A day that is cleared is stored as an empty text, since a null leaves the value unchanged. */
function withClearedDay({ retention_until: day, ...line }: CompanyBoxChange) {
  return { ...line, retention_until: day === null ? "" : day };
}

/** Lines of a file ordered by box serial, after the one that was read last. */
export function keptLines(
  tx: Tx,
  { companyId, importId }: BoxImport,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return tx
    .selectFrom("company_box_imports")
    .select(["serial", "name", "department", "contents", "retention_until"])
    .where("company_id", "=", companyId)
    .where("import_id", "=", importId)
    .where("serial", ">", after)
    .orderBy("serial")
    .limit(limit)
    .execute();
}

export async function countLines(
  tx: Tx,
  { companyId, importId }: { readonly companyId: string; readonly importId?: string },
): Promise<number> {
  let query = tx
    .selectFrom("company_box_imports")
    .select((eb) => eb.fn.countAll<number>().as("lines"))
    .where("company_id", "=", companyId);
  if (importId !== undefined) query = query.where("import_id", "=", importId);
  return (await query.executeTakeFirstOrThrow()).lines;
}

/** Deletes the company's other files whose newest line is older than `before`; returns how many lines they had. */
export async function dropAbandonedFiles(
  tx: Tx,
  { companyId, importId }: BoxImport,
  before: Date,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("company_box_imports")
    .where("company_id", "=", companyId)
    .where("import_id", "in", (eb) =>
      eb
        .selectFrom("company_box_imports")
        .select("import_id")
        .where("company_id", "=", companyId)
        .where("import_id", "!=", importId)
        .groupBy("import_id")
        .having((having) => having.fn.max("created_at"), "<", before),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function dropLines(tx: Tx, { companyId, importId }: BoxImport): Promise<void> {
  await tx
    .deleteFrom("company_box_imports")
    .where("company_id", "=", companyId)
    .where("import_id", "=", importId)
    .execute();
}
