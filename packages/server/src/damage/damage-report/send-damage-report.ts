import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OwnThing } from "../../subject/damaged-things.ts";
import { changeReport } from "./change-status.ts";
import { viewReport, type ReportView } from "./report-view.ts";
import { findReportsOf } from "./store.ts";

/** Sends the saved draft. Idempotent: a report that is already sent is returned unchanged. */
export function sendDamageReport(
  { db, clock, damagedThings }: Pick<Services, "db" | "clock" | "damagedThings">,
  own: OwnThing,
): Promise<ReportView> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const { subject } = await damagedThings.lock(tx, own, now);
    const reports = await findReportsOf(tx, { subject, userId: own.userId });
    const open = reports.find(({ status }) => status === "DRAFT" || status === "SENT");
    if (open === undefined) throw new ProblemError("state_conflict");
    const sent =
      open.status === "SENT"
        ? open
        : await changeReport(tx, open, {
            to: "SENT",
            with: { sent_at: now },
            actor: "MEMBER",
            actorId: own.userId,
            reason: null,
            now,
          });
    return viewReport(tx, sent, await damagedThings.photosToCompare(tx, subject));
  });
}
