import type { BoxStatus, SearchQuery } from "@damadum/domain";
import { sql } from "kysely";
import { countLimited, type ListTotal } from "../../db/count-limited.ts";
import { hasText } from "../../db/search-text.ts";
import type { Connection, Database } from "../../db/tables.ts";
import type { CompanyBoxRow } from "./store.ts";

/** Which of a company's boxes a list shows; an undefined field filters nothing. */
export interface BoxListFilter {
  readonly companyId: string;
  readonly statuses: readonly BoxStatus[];
  readonly cid?: string | undefined;
  readonly department?: string | undefined;
  readonly serial?: string | undefined;
  readonly text?: SearchQuery | undefined;
  /** Letters of a serial, as an alternative to the text. */
  readonly serialPart?: string | undefined;
  /** Only boxes whose retention ends by this day, the nearest day first. */
  readonly expiringUntil?: string | undefined;
}

/** What a list shows of a box, and the number that orders it; the search columns stay in the database. */
const LISTED = [
  "id",
  "contract_id",
  "number",
  "serial",
  "status",
  "name",
  "department",
  "contents",
  "retention_until",
  "updated_at",
] as const;

export type ListedBox = Pick<CompanyBoxRow, (typeof LISTED)[number]>;

function filtered(db: Database, filter: BoxListFilter) {
  const { companyId, statuses, cid, department, serial, text, serialPart, expiringUntil } = filter;
  let query = db
    .selectFrom("company_boxes")
    .where("company_id", "=", companyId)
    .where("status", "in", statuses);
  if (cid !== undefined) query = query.where("contract_id", "=", cid);
  if (department !== undefined) query = query.where("department", "=", department);
  if (serial !== undefined) query = query.where("serial", "=", serial);
  if (text !== undefined) {
    const letters =
      serialPart === undefined ? [] : [sql<boolean>`serial like ${`%${serialPart}%`}`];
    query = query.where((eb) => eb.or([hasText(text), ...letters]));
  }
  if (expiringUntil !== undefined) query = query.where("retention_until", "<=", expiringUntil);
  return query;
}

/** Where a box stands in a list; with its retention day if the list is ordered by retention. */
export interface BoxPlace {
  readonly number: number;
  readonly retentionUntil: string | null;
}

/** Boxes after a place, in the order of the list. */
export function findBoxes(
  db: Database,
  filter: BoxListFilter,
  range: { readonly after: BoxPlace | null; readonly offset: number; readonly limit: number },
): Promise<readonly ListedBox[]> {
  const { after, offset, limit } = range;
  let query = filtered(db, filter).select(LISTED).offset(offset).limit(limit);
  if (filter.expiringUntil === undefined) {
    if (after !== null) query = query.where("number", "<", after.number);
    return query.orderBy("number", "desc").execute();
  }
  if (after !== null) {
    const place = sql`(${after.retentionUntil}::date, ${after.number}::int)`;
    query = query.where(sql<boolean>`(retention_until, number) > ${place}`);
  }
  return query.orderBy("retention_until").orderBy("number").execute();
}

export function countBoxes(db: Database, filter: BoxListFilter): Promise<ListTotal> {
  return countLimited(db, filtered(db, filter).select("id"));
}

export function countBoxesByStatus(db: Connection, companyId: string) {
  return db
    .selectFrom("company_boxes")
    .select((eb) => ["status" as const, eb.fn.countAll<number>().as("boxes")])
    .where("company_id", "=", companyId)
    .groupBy("status")
    .execute();
}

/** How many boxes each department of a company has, by name: an index-only scan of company_boxes_department_counts. */
export function countBoxesByDepartment(
  db: Connection,
  filter: {
    readonly companyId: string;
    readonly statuses: readonly BoxStatus[];
    readonly limit: number;
  },
) {
  return db
    .selectFrom("company_boxes")
    .select((eb) => [
      eb.ref("department").$notNull().as("department"),
      eb.fn.countAll<number>().as("boxes"),
    ])
    .where("company_id", "=", filter.companyId)
    .where("department", "is not", null)
    .where("status", "in", filter.statuses)
    .groupBy("department")
    .orderBy("department")
    .limit(filter.limit)
    .execute();
}

/** The days on which the retention of stored boxes ends, each with its number of boxes, the nearest first. */
export function countStoredByDay(
  db: Connection,
  filter: {
    readonly companyId: string;
    readonly from: string;
    readonly until: string;
    readonly limit: number;
  },
) {
  return db
    .selectFrom("company_boxes")
    .select((eb) => [
      eb.ref("retention_until").$notNull().as("date"),
      eb.fn.countAll<number>().as("boxes"),
    ])
    .where("company_id", "=", filter.companyId)
    .where("status", "=", "STORED")
    .where("retention_until", ">=", filter.from)
    .where("retention_until", "<=", filter.until)
    .groupBy("retention_until")
    .orderBy("retention_until")
    .limit(filter.limit)
    .execute();
}

/** How many stored boxes have a retention that ends by a day. */
export async function countStoredUntil(
  db: Connection,
  { companyId, day }: { readonly companyId: string; readonly day: string },
): Promise<number> {
  const { boxes } = await db
    .selectFrom("company_boxes")
    .select((eb) => eb.fn.countAll<number>().as("boxes"))
    .where("company_id", "=", companyId)
    .where("status", "=", "STORED")
    .where("retention_until", "<=", day)
    .executeTakeFirstOrThrow();
  return boxes;
}
