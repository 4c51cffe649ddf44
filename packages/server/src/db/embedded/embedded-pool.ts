import type { PostgresPool, PostgresPoolClient } from "kysely";
import { toSqlParameter } from "../sql-parameter.ts";
import type { Engine, SqlResult } from "./engine.ts";

/**
 * Gives the embedded engine the shape of a `pg` pool with one connection, so that the same kysely
 * dialect, and with it the same SQL, serves both. Callers get the connection in the order they ask.
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

/** Rows are whatever the statement selects; kysely names their type from the query that it built. */
function asPoolQuery(
  query: (sql: string, parameters: readonly unknown[]) => Promise<SqlResult>,
): PostgresPoolClient["query"] {
  return query as PostgresPoolClient["query"];
}
