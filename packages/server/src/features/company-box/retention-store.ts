import { sql } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";

/** How many more boxes of a bucket are kept until a day than before. */
export interface RetentionChange {
  readonly day: string;
  readonly bucket: number;
  readonly count: number;
}

/** Adds to the counts of stored boxes by retention day, and by day and bucket. What comes to nothing goes. */
export async function addRetentionCounts(
  tx: Tx,
  companyId: string,
  changes: readonly RetentionChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const company = sql`${companyId}::uuid`;
  const given = sql`json_to_recordset(${JSON.stringify(changes)}::json)
    as given (day date, bucket int, count int)`;
  const days = sql`(select day, sum(count)::int as count from ${given} group by day) as given`;
  await sql`
    insert into company_retention_buckets select ${company}, day, bucket, 0 from ${given}
    order by day, bucket on conflict do nothing
  `.execute(tx);
  await sql`
    update company_retention_buckets as kept set boxes = kept.boxes + given.count from ${given}
    where company_id = ${company} and retention_until = day and kept.bucket = given.bucket
  `.execute(tx);
  await sql`
    delete from company_retention_buckets as kept using ${given}
    where company_id = ${company} and retention_until = day and kept.bucket = given.bucket and boxes = 0
  `.execute(tx);
  await sql`
    insert into company_retention_counts select ${company}, day, 0 from ${days}
    order by day on conflict do nothing
  `.execute(tx);
  await sql`
    update company_retention_counts set boxes = boxes + given.count from ${days}
    where company_id = ${company} and retention_until = day
  `.execute(tx);
  await sql`
    delete from company_retention_counts using ${days}
    where company_id = ${company} and retention_until = day and boxes = 0
  `.execute(tx);
}

/** How many stored boxes are kept no longer than until a day. */
export async function countStoredUntil(
  db: Connection,
  { companyId, until }: { readonly companyId: string; readonly until: string },
): Promise<number> {
  const { boxes } = await db
    .selectFrom("company_retention_counts")
    .select((eb) => eb.fn.sum<number | null>("boxes").as("boxes"))
    .where("company_id", "=", companyId)
    .where("retention_until", "<=", until)
    .executeTakeFirstOrThrow();
  return boxes ?? 0;
}

/** A place near a box in the order of retention days and numbers: so many boxes after the first of the bucket. */
export interface RetentionPlace {
  readonly day: string;
  readonly bucket: number;
  readonly offset: number;
}

/** Where the box with so many before it is; null when there are no more. */
export async function findRetentionPlace(
  db: Connection,
  { companyId, offset }: { readonly companyId: string; readonly offset: number },
): Promise<RetentionPlace | null> {
  const { rows } = await sql<RetentionPlace>`
    select day, bucket, (rest - (upto - boxes))::int as offset from (
      select retention_until as day, ${offset}::int - (upto - boxes) as rest from (
        select retention_until, boxes, sum(boxes) over (order by retention_until) as upto
        from company_retention_counts where company_id = ${companyId}::uuid
      ) as days where upto > ${offset} order by retention_until limit 1
    ) as start
    cross join lateral (
      select bucket, boxes, sum(boxes) over (order by bucket) as upto
      from company_retention_buckets
      where company_id = ${companyId}::uuid and retention_until = start.day
    ) as buckets
    where upto > rest order by bucket limit 1
  `.execute(db);
  return rows[0] ?? null;
}
