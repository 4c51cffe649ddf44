import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Services } from "../../services.ts";
import { ProblemError } from "../problem-error.ts";
import { claimRow, WAIT_MS, WAITS } from "./claim-row.ts";

/** Does the work while no other work on the same subject is done, on any server. */
export type TakeTurns = <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>;

/** A waiting request holds no connection. Throws unavailable when the work before it takes longer than ten seconds. */
export function createTakeTurns({ db, clock }: Pick<Services, "db" | "clock">): TakeTurns {
  return async (subject, work) => {
    const id = createHash("sha256").update(`turn ${subject}`).digest("base64url");
    const request_hash = randomUUID();
    for (let waits = 0; waits < WAITS; waits += 1) {
      if (!(await claimRow(db, { id, request_hash, now: clock() }))) {
        await delay(WAIT_MS);
        continue;
      }
      try {
        return await work();
      } finally {
        const own = db.deleteFrom("request_answers").where("id", "=", id);
        // A turn that was not given back is taken over once it counts as abandoned.
        await own
          .where("request_hash", "=", request_hash)
          .execute()
          .catch(() => undefined);
      }
    }
    throw new ProblemError("unavailable", {
      reason: "다른 곳에서 같은 내용을 고치고 있어요. 잠시 뒤 다시 시도해 주세요.",
      retryAfterSeconds: (WAITS * WAIT_MS) / 1000,
    });
  };
}
