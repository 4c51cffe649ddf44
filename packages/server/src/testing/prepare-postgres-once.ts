import { startOwnPostgres } from "./own-postgres.ts";
import { createTemplate, postgresProblem } from "./postgres-database.ts";

/**
 * Finds the PostgreSQL of the tests, the running one, else one started for this run, if installed, and creates the
 * template of their databases. The workers start after this and inherit the variables.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if ((await postgresProblem()) === null) return prepareTemplate();
  if (process.env["TEST_DATABASE_URL"] !== undefined) return undefined;
  const own = await startOwnPostgres();
  if (own === null) return undefined;
  process.env["TEST_DATABASE_URL"] = own.url;
  try {
    await prepareTemplate();
  } catch (error) {
    await own.stop();
    throw error;
  }
  return () => own.stop();
}

async function prepareTemplate(): Promise<(() => Promise<void>) | undefined> {
  const template = await createTemplate();
  if (template === null) return undefined;
  process.env["TEST_TEMPLATE"] = template.name;
  return () => template.drop();
}
