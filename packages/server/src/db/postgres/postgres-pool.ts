import type { PostgresPool } from "kysely";
import pg from "pg";
import { typeParsers } from "../type-parsers.ts";

const parseText = (text: string) => text;

/** A pool on a PostgreSQL server (15 or later) whose values read like those of the embedded one. */
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
  // Without listeners a connection that breaks would end the process: the pool hears of idle ones, each client of itself
  // while it is in use. What was asked on it fails by itself, and the pool replaces it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
