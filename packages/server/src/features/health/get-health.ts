import { sql } from "kysely";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";

/** Returns when the database responds; throws `unavailable` otherwise. */
export async function getHealth({ db }: Pick<Services, "db">): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new ProblemError("unavailable", { cause });
  }
}
