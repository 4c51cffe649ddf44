import { startOwnPostgres } from "./own-postgres.ts";
import { postgresProblem } from "./postgres-database.ts";

/** Races need a real PostgreSQL: the one that runs here, else one that is started for this run where it is installed. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"] !== undefined || (await postgresProblem()) === null)
    return undefined;
  const own = await startOwnPostgres();
  if (own === null) return undefined;
  // The processes of the tests start after this and inherit it.
  process.env["TEST_DATABASE_URL"] = own.url;
  return () => own.stop();
}
