import { sql } from "kysely";

/** Whether an estimate has somebody come on a day: for the move itself, or to bring or fetch its boxes. */
export function visitedOn(day: string) {
  // As the indexes of the table have them.
  return sql<boolean>`(move_date = ${day}
    or input -> 'boxRental' -> 'delivery' ->> 'date' = ${day}
    or input -> 'boxRental' -> 'collection' ->> 'date' = ${day})`;
}
