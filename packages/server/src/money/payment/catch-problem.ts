import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/**
 * Runs a part of a transaction in a savepoint. A ProblemError rolls this part back and is returned, and the rest of the
 * transaction continues.
 */
export async function catchProblem(
  tx: Tx,
  work: () => Promise<void>,
): Promise<ProblemError | null> {
  await sql`savepoint part`.execute(tx);
  try {
    await work();
    await sql`release savepoint part`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    return error;
  }
}
