import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { isQueryTimeout } from "./is-database-unavailable.ts";
import { toSqlParameter } from "./sql-parameter.ts";
import { assertOutsideTransaction } from "./transaction.ts";

/**
 * Enforces the same rules on both engines: one connection per transaction, the same parameter types. A connection that
 * gave no answer is closed: its other statements, such as a rollback, would only wait as long again.
 */
export function guardedPool(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      assertOutsideTransaction("another connection to the database");
      const client = await pool.connect();
      let silence: unknown = null;
      const query = async <R>(sql: string, parameters: readonly unknown[] = []) => {
        if (silence !== null) throw silence;
        try {
          return await client.query<R>(sql, parameters.map(toSqlParameter));
        } catch (error) {
          if (isQueryTimeout(error)) silence = error;
          throw error;
        }
      };
      return {
        query: withoutCursors(query),
        release: (destroy) => client.release(destroy === true || silence !== null),
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
