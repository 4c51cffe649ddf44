import { sql } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";
import { BUCKET_SIZE } from "./box-terms.ts";

/** One box and one term of it. */
export interface Bit {
  readonly term: string;
  readonly bucket: number;
  readonly bit: number;
}

const NONE = sql.raw(`'0'::bit(${BUCKET_SIZE})`);

/** The bits as rows of term and bucket, each with all its boxes. */
const grouped = (bits: readonly Bit[]) => sql`
  select term, bucket, bit_or(set_bit(${NONE}, bit, 1)) as boxes
  from json_to_recordset(${JSON.stringify(bits)}::json) as given(term text, bucket int, bit int)
  group by term, bucket`;

export async function setBits(tx: Tx, companyId: string, bits: readonly Bit[]): Promise<void> {
  await sql`
    insert into company_box_terms as kept (company_id, term, bucket, boxes)
    select ${companyId}::uuid, term, bucket, boxes from (${grouped(bits)}) as given
    order by term, bucket
    on conflict (company_id, term, bucket) do update set boxes = kept.boxes | excluded.boxes
  `.execute(tx);
}

/** A row of which no box is left goes, so that words that nobody uses any more leave nothing. */
export async function clearBits(tx: Tx, companyId: string, bits: readonly Bit[]): Promise<void> {
  await sql`
    update company_box_terms as kept set boxes = kept.boxes & ~given.boxes
    from (${grouped(bits)}) as given
    where kept.company_id = ${companyId}::uuid
      and kept.term = given.term and kept.bucket = given.bucket
  `.execute(tx);
  await sql`
    delete from company_box_terms as kept
    using json_to_recordset(${JSON.stringify(bits)}::json) as given(term text, bucket int)
    where kept.company_id = ${companyId}::uuid
      and kept.term = given.term and kept.bucket = given.bucket and kept.boxes = ${NONE}
  `.execute(tx);
}

type Counted = readonly { readonly key: string; readonly count: number }[];

/** Adds to the counts of boxes by filter. */
export async function addCounts(tx: Tx, companyId: string, counts: Counted): Promise<void> {
  if (counts.length === 0) return;
  for (const { key, count } of counts) {
    await sql`
      insert into company_box_counts as kept (company_id, filter, boxes)
      values (${companyId}::uuid, ${key}, greatest(${count}::int, 0))
      on conflict (company_id, filter) do update set boxes = kept.boxes + ${count}::int
    `.execute(tx);
  }
}

/** Adds to the counts of stored boxes by retention day. */
export async function addRetentionCounts(
  tx: Tx,
  companyId: string,
  counts: Counted,
): Promise<void> {
  for (const { key, count } of counts) {
    await sql`
      insert into company_retention_counts as kept (company_id, retention_until, boxes)
      values (${companyId}::uuid, ${key}::date, greatest(${count}::int, 0))
      on conflict (company_id, retention_until) do update set boxes = kept.boxes + ${count}::int
    `.execute(tx);
  }
  await tx
    .deleteFrom("company_retention_counts")
    .where("company_id", "=", companyId)
    .where("boxes", "=", 0)
    .execute();
}

/** Where the boxes of a page are, and how many have the terms in all. */
export interface FoundBucket {
  readonly bucket: number;
  readonly boxes: string;
  /** Boxes of newer buckets. */
  readonly skipped: number;
}

export interface BoxRange {
  readonly companyId: string;
  readonly terms: readonly string[];
  /** Only boxes with a smaller number; null from the newest on. */
  readonly before: number | null;
  readonly offset: number;
  readonly limit: number;
}

const matching = ({ companyId, terms }: Pick<BoxRange, "companyId" | "terms">) => sql`
  select bucket, bit_and(boxes) as boxes from company_box_terms
  where company_id = ${companyId}::uuid and term in (${sql.join(terms)})
  group by bucket having count(*) = ${terms.length}`;

/** The buckets in which the boxes from `offset` on are, the newest first. */
export async function findBuckets(
  db: Connection,
  range: BoxRange,
): Promise<readonly FoundBucket[]> {
  const { before, offset, limit } = range;
  const last = before === null ? null : Math.floor((before - 1) / BUCKET_SIZE);
  const mask = before === null ? "" : "1".repeat(((before - 1) % BUCKET_SIZE) + 1);
  const masked =
    last === null
      ? sql`boxes`
      : sql`case when bucket = ${last} then boxes & ${mask.padEnd(BUCKET_SIZE, "0")}::bit(2048)
          else boxes end`;
  const wanted = last === null ? sql`` : sql`where bucket <= ${last}`;
  const { rows } = await sql<FoundBucket>`
    select bucket, boxes::text as boxes, (upto - found)::int as skipped from (
      select bucket, boxes, found, sum(found) over (order by bucket desc) as upto from (
        select bucket, boxes, bit_count(boxes) as found from (
          select bucket, ${masked} as boxes from (${matching(range)}) as matching ${wanted}
        ) as masked
      ) as counted
    ) as summed
    where upto > ${offset} and upto - found < ${offset + limit}
    order by bucket desc
  `.execute(db);
  return rows;
}

/** How many boxes have all the terms, at most `most`. */
export async function countMatching(
  db: Connection,
  wanted: Pick<BoxRange, "companyId" | "terms"> & { readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select least(coalesce(sum(bit_count(boxes)), 0), ${wanted.most})::int as total
    from (${matching(wanted)}) as matching
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Boxes that have all the terms, in buckets from one to another, the newest first. */
export async function findCandidates(
  db: Connection,
  wanted: Pick<BoxRange, "companyId" | "terms"> & {
    readonly from: number;
    readonly to: number;
  },
): Promise<readonly Pick<FoundBucket, "bucket" | "boxes">[]> {
  const { companyId, terms, from, to } = wanted;
  const { rows } = await sql<Pick<FoundBucket, "bucket" | "boxes">>`
    select bucket, bit_and(boxes)::text as boxes from company_box_terms
    where company_id = ${companyId}::uuid and term in (${sql.join(terms)})
      and bucket between ${from} and ${to}
    group by bucket having count(*) = ${terms.length}
    order by bucket desc
  `.execute(db);
  return rows;
}
