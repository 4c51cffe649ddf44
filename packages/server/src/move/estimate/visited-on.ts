import { sql } from "kysely";

/** Whether an estimate has a visit on a day: the move itself, or the delivery or collection of its boxes. */
export function visitedOn(day: string) {
  // The same expressions as in the table's indexes, so that those are used.
  return sql<boolean>`(move_date = ${day}
    or input -> 'boxRental' -> 'delivery' ->> 'date' = ${day}
    or input -> 'boxRental' -> 'collection' ->> 'date' = ${day})`;
}
