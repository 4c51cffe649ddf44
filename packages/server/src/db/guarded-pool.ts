import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { toSqlParameter } from "./sql-parameter.ts";
import { assertOutsideTransaction } from "./transaction.ts";

/** Enforces the same rules on both engines: one connection per transaction, the same parameter types. */
export function guardedPool(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      assertOutsideTransaction("another connection to the database");
      const client = await pool.connect();
      const query = <R>(sql: string, parameters: readonly unknown[] = []) =>
        client.query<R>(sql, parameters.map(toSqlParameter));
      return {
        query: withoutCursors(query),
        release: (destroy) => client.release(destroy),
      };
    },
    end: () => pool.end(),
  };
}

type Query = <R>(sql: string, parameters?: readonly unknown[]) => Promise<PostgresQueryResult<R>>;

/** The cast is safe: kysely needs a cursor only for `stream()`, which the dialect is not configured for. */
function withoutCursors(query: Query): PostgresPoolClient["query"] {
  return query as PostgresPoolClient["query"];
}
