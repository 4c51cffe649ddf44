import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockOwnBox, type OwnBox } from "../box/own-box.ts";
import { photosOfBox } from "../box/photos-of-box.ts";
import { changeReport } from "./change-status.ts";
import { viewReport, type ReportView } from "./report-view.ts";
import { findReportsOf } from "./store.ts";

/** Sends the saved draft. Idempotent: a report that is already sent is returned unchanged. */
export function sendDamageReport(
  { db, clock }: Pick<Services, "db" | "clock">,
  own: OwnBox,
): Promise<ReportView> {
  return inTransaction(db, async (tx) => {
    const box = await lockOwnBox(tx, own);
    const reports = await findReportsOf(tx, { boxId: box.id, userId: own.userId });
    const open = reports.find(({ status }) => status === "DRAFT" || status === "SENT");
    if (open === undefined) throw new ProblemError("state_conflict");
    const now = clock();
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
    return viewReport(tx, sent, await photosOfBox(tx, box.id));
  });
}
