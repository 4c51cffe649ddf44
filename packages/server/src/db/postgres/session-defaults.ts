import { sql } from "kysely";
import { InvalidSettings } from "../../settings/invalid-settings.ts";
import type { Database } from "../tables.ts";
import { inTransaction } from "../transaction.ts";

/** An arbitrary advisory lock key: servers that start concurrently would change one row of the catalog. */
const DEFAULTS_LOCK = 7_203_118;

/**
 * Gives our role, in this database only, what a session sets for itself when no pooler is in between: UTC and the time
 * limits. Sessions that the pooler opens from now on have them, whichever client they serve.
 */
export async function setSessionDefaults(
  db: Database,
  { statementMs }: { readonly statementMs: number },
): Promise<void> {
  const defaults = {
    TimeZone: "UTC",
    statement_timeout: `${statementMs}ms`,
    idle_in_transaction_session_timeout: `${statementMs}ms`,
  };
  const current = await sql<{ database: string; settings: readonly string[] | null }>`
    select datname as database, to_json(setconfig) as settings
    from pg_database left join pg_db_role_setting
      on setdatabase = pg_database.oid and setrole = current_user::regrole
    where datname = current_database()`.execute(db);
  const [{ database, settings } = { database: "", settings: null }] = current.rows;
  const missing = Object.entries(defaults).filter(
    ([name, value]) => settings?.includes(`${name}=${value}`) !== true,
  );
  if (missing.length === 0) return;
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEFAULTS_LOCK})`.execute(tx);
    for (const [name, value] of missing) {
      await sql`alter role current_user in database ${sql.id(database)}
        set ${sql.id(name)} to ${sql.lit(value)}`.execute(tx);
    }
  });
}

/** Throws InvalidSettings when sessions behind the pooler lack UTC or a time limit. */
export async function requireSessionDefaults(db: Database): Promise<void> {
  const { rows } = await sql<{ zone: string; limited: boolean }>`
    select current_setting('TimeZone') as zone,
      current_setting('statement_timeout') <> '0' as limited`.execute(db);
  const [session] = rows;
  if (session?.zone === "UTC" && session.limited) return;
  throw new InvalidSettings(
    "The settings are wrong.\nDATABASE_URL: sessions behind this pooler have no time limit or another time zone than " +
      "UTC. Use the same role in DATABASE_DIRECT_URL, and have the pooler open its sessions anew (PgBouncer: RECONNECT)",
  );
}
