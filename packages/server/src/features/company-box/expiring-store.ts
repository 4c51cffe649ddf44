import type { SearchWanted } from "@damadum/domain";
import { sql } from "kysely";
import type { Connection } from "../../db/tables.ts";
import { BUCKET_SIZE } from "./box-terms.ts";
import { matching } from "./index-store.ts";
import { hasText } from "./store.ts";

/** Stored boxes that are kept no longer than until a day, in the order of their days and numbers. */
export interface Expiring {
  readonly companyId: string;
  readonly until: string;
  /** Null for all of them. */
  readonly department: string | null;
  /** The first of them; null from the beginning on. */
  readonly start: { readonly day: string; readonly number: number } | null;
}

/** All that is read of them is in an index. */
function expiring(db: Connection, { companyId, until, department, start }: Expiring) {
  let query = db
    .selectFrom("company_boxes")
    .select(["number", "retention_until"])
    .where("company_id", "=", companyId)
    .where("status", "=", "STORED")
    .where("retention_until", "is not", null)
    .where("retention_until", "<=", until);
  if (department !== null) query = query.where("department", "=", department);
  if (start !== null) {
    query = query.where(
      sql<boolean>`(retention_until, number) >= (${start.day}::date, ${start.number}::int)`,
    );
  }
  return query.orderBy("retention_until").orderBy("number");
}

/** Numbers of so many of them, past some of the first. */
export async function findExpiring(
  db: Connection,
  { offset, limit, ...wanted }: Expiring & { readonly offset: number; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await expiring(db, wanted).offset(offset).limit(limit).execute();
  return rows.map(({ number }) => number);
}

/** How many there are, at most `most`. */
export async function countExpiring(
  db: Connection,
  { most, ...wanted }: Expiring & { readonly most: number },
): Promise<number> {
  const { count } = await db
    .selectFrom(expiring(db, wanted).limit(most).as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers of those among the first `reach` that have the text and its terms, at most so many. */
export async function findExpiringWith(
  db: Connection,
  {
    terms,
    text,
    reach,
    most,
    ...wanted
  }: Expiring & {
    readonly terms: readonly string[];
    readonly text: SearchWanted;
    readonly reach: number;
    readonly most: number;
  },
): Promise<readonly number[]> {
  const { companyId } = wanted;
  const size = sql.raw(String(BUCKET_SIZE));
  const { rows } = await sql<{ number: number }>`
    with matching as materialized (${matching({ companyId, terms })}),
    nearest as (${expiring(db, wanted).limit(reach)})
    select nearest.number from nearest
    join matching on matching.bucket = nearest.number / ${size}
      and get_bit(matching.boxes, nearest.number % ${size}) = 1
    join company_boxes as box on box.company_id = ${companyId}::uuid
      and box.number = nearest.number and ${hasText(text)}
    order by nearest.retention_until, nearest.number limit ${most}
  `.execute(db);
  return rows.map(({ number }) => number);
}
