import { sql } from "kysely";

export function visitedOn(day: string) {
  // The same expressions as in the table's indexes, so that those are used.
  return sql<boolean>`(move_date = ${day}
    or input -> 'boxRental' -> 'delivery' ->> 'date' = ${day}
    or input -> 'boxRental' -> 'collection' ->> 'date' = ${day})`;
}
