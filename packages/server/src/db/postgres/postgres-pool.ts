import type { PostgresPool } from "kysely";
import pg from "pg";
import { typeParsers } from "../type-parsers.ts";

const parseText = (text: string) => text;

/** A pool on a PostgreSQL server (15 or later) that parses values like the embedded database. */
export function postgresPool(
  url: string,
  limits: { readonly connections: number; readonly statementTimeoutMs: number },
): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    statement_timeout: limits.statementTimeoutMs,
    idle_in_transaction_session_timeout: limits.statementTimeoutMs,
    options: "-c timezone=UTC",
    types: { getTypeParser: (oid: number) => typeParsers.get(oid) ?? parseText },
  });
  // Without listeners a broken connection would crash the process: the pool emits errors of idle clients, a client
  // its own while in use. Its pending query rejects anyway, and the pool replaces it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
