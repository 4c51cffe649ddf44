import { startOwnPostgres } from "./own-postgres.ts";
import { postgresProblem } from "./postgres-database.ts";

/** Race tests need a real PostgreSQL: the running one, else one started for this run, if installed. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"] !== undefined || (await postgresProblem()) === null)
    return undefined;
  const own = await startOwnPostgres();
  if (own === null) return undefined;
  // The test workers start after this and inherit the variable.
  process.env["TEST_DATABASE_URL"] = own.url;
  return () => own.stop();
}
