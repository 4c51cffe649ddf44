import type { PostgresPool } from "kysely";
import pg from "pg";
import { typeParsers } from "../type-parsers.ts";

const parseText = (text: string) => text;

/** What every session needs to read values like the embedded database. */
export function sessionOptions(url: string) {
  return { ...connectionOptions(url), options: "-c timezone=UTC" };
}

function connectionOptions(url: string) {
  return {
    connectionString: url,
    types: { getTypeParser: (oid: number) => typeParsers.get(oid) ?? parseText },
  };
}

/** How long a session may take. */
export interface TimeLimits {
  /** For a free connection or a new one. */
  readonly connectMs: number;
  /** For one statement, and for the pause before the next one of its transaction; null for no limit. */
  readonly statementMs: number | null;
}

/** How much later than the server this process gives up: a server that answers at all does so before. */
const ANSWER_LATER_MS = 500;

/**
 * A pool on a PostgreSQL server (15 or later), whose sessions open with these limits, or `behindPooler`: most poolers
 * refuse such settings, so there the role has them (see session-defaults.ts).
 */
export function postgresPool(
  url: string,
  { connections, connectMs, statementMs }: TimeLimits & { readonly connections: number },
  { behindPooler = false }: { readonly behindPooler?: boolean } = {},
): PostgresPool {
  const limits = statementMs === null ? {} : { query_timeout: statementMs + ANSWER_LATER_MS };
  const session = statementMs === null ? {} : sessionLimits(statementMs);
  const pool = new pg.Pool({
    ...(behindPooler ? connectionOptions(url) : { ...sessionOptions(url), ...session }),
    ...limits,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  // Without listeners a broken connection would crash the process: the pool emits errors of idle clients, a client
  // its own while in use. Its pending query rejects anyway, and the pool replaces it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const sessionLimits = (ms: number) => ({
  statement_timeout: ms,
  idle_in_transaction_session_timeout: ms,
});
