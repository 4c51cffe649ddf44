import { sql } from "kysely";
import type { Connection, Tx } from "../../db/tables.ts";
import { BUCKET_SIZE, bitOf } from "./box-terms.ts";

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

/** Boxes of one bucket, 2,048 times `0` or `1`. */
export interface FoundBucket {
  readonly bucket: number;
  readonly boxes: string;
}

/** The boxes of a company that have all the terms. */
export interface Wanted {
  readonly companyId: string;
  readonly terms: readonly string[];
}

/** The buckets in which boxes have all the terms, each with those boxes. */
export function matching(
  { companyId, terms }: Wanted,
  within?: { readonly from: number; readonly to: number },
) {
  const range =
    within === undefined ? sql`` : sql`and bucket between ${within.from} and ${within.to}`;
  return sql`
    select bucket, bit_and(boxes) as boxes from company_box_terms
    where company_id = ${companyId}::uuid and term in (${sql.join(terms)}) ${range}
    group by bucket having count(*) = ${terms.length} and bit_and(boxes) <> ${NONE}`;
}

/** Where the boxes of a page are. */
export interface PageOfBuckets {
  readonly buckets: readonly (FoundBucket & {
    /** Boxes of newer buckets. */
    readonly skipped: number;
  })[];
  /** How many have the terms in all, at most `most`. */
  readonly total: number;
}

/** The buckets in which the boxes from `offset` on are, the newest first; with `before` only smaller numbers. */
export async function findPageOfBuckets(
  db: Connection,
  {
    before,
    offset,
    limit,
    most,
    ...wanted
  }: Wanted & {
    readonly before: number | null;
    readonly offset: number;
    readonly limit: number;
    readonly most: number;
  },
): Promise<PageOfBuckets> {
  const { rows } = await sql<
    { total: number } & (
      | { bucket: number; boxes: string; skipped: number }
      | { bucket: null; boxes: null; skipped: null }
    )
  >`
    with matching as (${matching(wanted)})
    select total, bucket, boxes::text as boxes, (upto - found)::int as skipped
    from (
      select least(coalesce(sum(bit_count(boxes)), 0), ${most})::int as total from matching
    ) as summed
    left join (
      select bucket, boxes, found, sum(found) over (order by bucket desc) as upto
      from (${counted(before)}) as counted
    ) as page on upto > ${offset} and upto - found < ${offset + limit}
    order by bucket desc
  `.execute(db);
  return {
    buckets: rows.flatMap(({ total: _total, ...row }) => (row.bucket === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}

/** The matching buckets with their numbers of boxes, none of them from `before` on. */
function counted(before: number | null) {
  if (before === null)
    return sql`select bucket, boxes, bit_count(boxes)::int as found from matching`;
  const { bucket, offset } = bitOf(before - 1);
  const mask = "1".repeat(offset + 1).padEnd(BUCKET_SIZE, "0");
  return sql`
    select bucket, boxes, bit_count(boxes)::int as found from (
      select bucket, case bucket when ${bucket} then boxes & ${mask}::bit(${sql.raw(String(BUCKET_SIZE))})
        else boxes end as boxes
      from matching where bucket <= ${bucket}
    ) as masked`;
}

/** Boxes that have all the terms, in buckets from one to another, the newest first. */
export async function findCandidates(
  db: Connection,
  { from, to, ...wanted }: Wanted & { readonly from: number; readonly to: number },
): Promise<readonly FoundBucket[]> {
  const { rows } = await sql<FoundBucket>`
    select bucket, boxes::text as boxes from (${matching(wanted, { from, to })}) as matching
    order by bucket desc
  `.execute(db);
  return rows;
}
