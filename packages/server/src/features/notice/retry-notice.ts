import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { reviveNotice } from "./store.ts";

/** Makes a notice that was given up due again; the worker sends it. */
export async function retryNotice(
  { db, clock }: Pick<Services, "db" | "clock">,
  historyId: number,
): Promise<void> {
  if (!(await reviveNotice(db, historyId, clock()))) throw new ProblemError("state_conflict");
}
