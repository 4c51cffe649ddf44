import { checkCollection, todayInSeoul, type Appointment } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistoryWithoutNotice } from "../../subject/history.ts";
import { bookBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { requireOpenTimes } from "../../platform/schedule/require-open-times.ts";
import { changeStatus } from "./change-status.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockOwnEstimate } from "./lock-own-estimate.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

interface CollectionRequest {
  readonly serial: string;
  readonly userId: string;
  readonly collection: Appointment;
  readonly memo: string | null;
}

const TO_COLLECTION = { to: "BOX_COL_REQUEST", actor: "MEMBER" } as const;

/** Books the collection of the rented boxes after the move, or after its cancellation. The member's memo is stored in the history. */
export async function requestEstimateCollection(
  services: Pick<Services, "db" | "clock" | "boxDeliveryCapacity">,
  request: CollectionRequest,
): Promise<EstimateView> {
  const { db, clock, boxDeliveryCapacity: capacity } = services;
  const { userId, collection, memo } = request;
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockOwnEstimate(tx, request);
    const { id, input } = estimate;
    const now = clock();
    requireOpen(moveRefusalsOf(estimate, { now }).REQUEST_COLLECTION);
    const { boxRental } = input;
    if (boxRental === undefined) throw new ProblemError("state_conflict");
    const delivery = boxRental.delivery.date;
    throwIssues(checkCollection(collection, { delivery, today: todayInSeoul(now) }));
    const { date: day, time } = collection;
    const chosen = { ...collection, datePath: ["date"], timePath: ["time"] };
    requireOpenTimes([chosen], now);
    const full = await bookBoxDeliveries(tx, {
      orderId: id,
      userId,
      times: [{ leg: "COLLECTION", day, time }],
      until: null,
      capacity,
      now,
    });
    if (full !== null) throw new ProblemError("slot_full");
    const changed = { ...input, boxRental: { ...boxRental, collection } };
    await updateEstimate(tx, id, { input: JSON.stringify(changed) });
    const cause = { ...TO_COLLECTION, actorId: userId, reason: memo, now };
    // A cancelled move only gets another day for its boxes.
    if (estimate.status === "CANCEL") {
      const subject = subjectOfEstimate(id);
      await writeHistoryWithoutNotice(tx, { ...cause, subject, from: "CANCEL", to: "CANCEL" });
    } else {
      await changeStatus(tx, estimate, cause);
    }
    return id;
  });
  return viewEstimate(db, estimateId);
}
