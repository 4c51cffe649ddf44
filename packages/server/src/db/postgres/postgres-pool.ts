import type { PostgresPool } from "kysely";
import pg from "pg";
import { typeParsers } from "../type-parsers.ts";

const parseText = (text: string) => text;

/** What every session needs to read values like the embedded database. */
export function sessionOptions(url: string) {
  return {
    connectionString: url,
    options: "-c timezone=UTC",
    types: { getTypeParser: (oid: number) => typeParsers.get(oid) ?? parseText },
  };
}

/** A pool on a PostgreSQL server (15 or later). */
export function postgresPool(
  url: string,
  limits: { readonly connections: number; readonly statementTimeoutMs: number },
): PostgresPool {
  const pool = new pg.Pool({
    ...sessionOptions(url),
    max: limits.connections,
    statement_timeout: limits.statementTimeoutMs,
    idle_in_transaction_session_timeout: limits.statementTimeoutMs,
  });
  // Without listeners a broken connection would crash the process: the pool emits errors of idle clients, a client
  // its own while in use. Its pending query rejects anyway, and the pool replaces it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
