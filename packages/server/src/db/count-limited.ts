import type { SelectQueryBuilder } from "kysely";
import type { Connection, Tables } from "./tables.ts";

/** Counting stops here: exact larger totals are of no use, and counting a million rows is slow. */
const COUNT_LIMIT = 1001;

/** The total number of rows of a list, capped at COUNT_LIMIT. */
export interface ListTotal {
  readonly total: number;
  readonly totalCapped: boolean;
}

export async function countLimited<From extends keyof Tables>(
  db: Connection,
  rows: SelectQueryBuilder<Tables, From, { id: string }>,
): Promise<ListTotal> {
  const { total } = await db
    .selectFrom(rows.limit(COUNT_LIMIT).as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total, totalCapped: total === COUNT_LIMIT };
}
