import type { Compilable } from "kysely";
import { perObject } from "./per-object.ts";
import type { Connection } from "./tables.ts";

/**
 * A query that is built and compiled once per connection: for one with many subqueries that takes longer than the rest
 * of its work in this process. `build` writes `value(name)` where each run puts the value of that name.
 */
export function compiledOnce<Name extends string, Row>(
  build: (db: Connection, value: (name: Name) => string) => Compilable<Row>,
): (db: Connection, values: Readonly<Record<Name, string>>) => Promise<Row | undefined> {
  const compiled = perObject((db: Connection) => {
    const names = new Map<unknown, Name>();
    const query = build(db, (name) => {
      const place = `value of ${name}`;
      names.set(place, name);
      return place;
    }).compile();
    return {
      query,
      places: query.parameters.map((written) => [written, names.get(written)] as const),
    };
  });
  return async (db, values) => {
    const { query, places } = compiled(db);
    const parameters = places.map(([written, name]) =>
      name === undefined ? written : values[name],
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
