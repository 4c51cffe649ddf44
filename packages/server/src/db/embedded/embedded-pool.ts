import type { PostgresPool, PostgresPoolClient } from "kysely";
import { toSqlParameter } from "../sql-parameter.ts";
import type { Engine, SqlResult } from "./engine.ts";

/**
 * Adapts the embedded engine to a `pg` pool with one connection, so that the same kysely dialect, and therefore
 * the same SQL, serves both. Callers get the connection in the order in which they request it.
 */
export function embeddedPool(engine: Engine): PostgresPool {
  let last: Promise<void> = Promise.resolve();

  return {
    options: {},
    async connect() {
      const previous = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await previous;
      return {
        query: asPoolQuery((sql, parameters) => engine.query(sql, parameters.map(toSqlParameter))),
        release: () => turn.resolve(),
      };
    },
    async end() {
      await last;
      await engine.close();
    },
  };
}

/** The cast is safe: kysely derives the row type from the query that it built. */
function asPoolQuery(
  query: (sql: string, parameters: readonly unknown[]) => Promise<SqlResult>,
): PostgresPoolClient["query"] {
  return query as PostgresPoolClient["query"];
}
