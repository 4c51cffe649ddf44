import type { SelectQueryBuilder } from "kysely";
import type { Connection, Tables } from "./tables.ts";

/** Counting stops here: nobody reads "1,357 results", and counting a million rows is slow. */
const COUNT_LIMIT = 1001;

/** How many rows a list has in all, or COUNT_LIMIT when they are at least so many. */
export interface ListTotal {
  readonly total: number;
  readonly totalCapped: boolean;
}

/** Counts the rows of a query that selects their ids. */
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
