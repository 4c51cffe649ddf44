import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { withTimeout } from "es-toolkit";
import { sql } from "kysely";
import { RETRY_AFTER_SECONDS } from "../../http/error-response.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Load balancers rarely wait longer than three seconds. */
const ANSWER_WITHIN_MS = 2500;

/** Returns when the database responds; throws `unavailable` when it fails or takes too long. */
async function getHealth({ db }: Pick<Services, "db">): Promise<void> {
  try {
    await withTimeout(() => sql`select 1`.execute(db), ANSWER_WITHIN_MS);
  } catch (cause) {
    throw new ProblemError("unavailable", { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

export const healthRoutes = (services: Services): HandlersOf<"health"> => ({
  async getHealth() {
    await getHealth(services);
    return { status: 200, body: { status: "ok" } };
  },
});
