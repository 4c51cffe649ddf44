import {
  checkEstimateInput,
  formatKoreanDate,
  formatTimeSlot,
  todayInSeoul,
  type Appointment,
  type EstimateInput,
  type MoveStatus,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { remindNow } from "../reminder/remind-now.ts";
import { bookSlot, releaseSlot } from "../schedule/book-slot.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { lockEstimateBySerial, updateEstimate } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** What of a move is to be at another time; what is left out stays. */
export interface NewMoveTimes {
  readonly move?: Appointment | undefined;
  readonly delivery?: Appointment | undefined;
  readonly collection?: Appointment | undefined;
}

const movable: ReadonlySet<MoveStatus> = new Set([
  "PAYMENT",
  "CONFIRM",
  "BOX_DEL_BEFORE",
  "BOX_DEL_COMPLETE",
]);
const timeFields: ReadonlySet<string> = new Set(["moveDate", "moveTime", "boxRental"]);

/**
 * Moves a paid move and its boxes to other times, without a fee and at the price that was paid; the member is told. Refused
 * once the work has begun, when a rule of new orders forbids the days, or when the start time is full.
 */
export async function rescheduleMove(
  { db, clock, slotCapacity }: Pick<Services, "db" | "clock" | "slotCapacity">,
  { serial, times }: { readonly serial: string; readonly times: NewMoveTimes },
): Promise<EstimateView> {
  const estimateId = await inTransaction(db, async (tx) => {
    const estimate = await lockEstimateBySerial(tx, serial);
    if (estimate === null) throw new Refusal("not_found");
    if (!movable.has(estimate.status)) throw new Refusal("state_conflict");
    const now = clock();
    const input = withTimes(estimate.input, times);
    const issues = checkEstimateInput(input, todayInSeoul(now));
    refuseIssues(issues.filter(({ path: [field] }) => timeFields.has(String(field))));
    const { id, user_id: userId } = estimate;
    const subject = subjectOfEstimate(id);
    if (times.move !== undefined) {
      await releaseSlot(tx, subject);
      const { date: day, time } = times.move;
      const booking = { subject, userId, day, time, until: null, capacity: slotCapacity, now };
      if (!(await bookSlot(tx, booking))) throw new Refusal("slot_full");
    }
    await updateEstimate(tx, id, {
      input: JSON.stringify(input),
      move_date: input.moveDate,
      move_time: input.moveTime,
    });
    if (userId !== null) {
      const reminder = { kind: "MOVE_CHANGED", subject_id: id, user_id: userId } as const;
      await remindNow(tx, { ...reminder, variables: variablesOf(serial, input) }, now);
    }
    return id;
  });
  return viewEstimate(db, estimateId);
}

function withTimes(input: EstimateInput, times: NewMoveTimes): EstimateInput {
  const { move, delivery, collection } = times;
  const { boxRental } = input;
  const movesBoxes = delivery !== undefined || collection !== undefined;
  if (movesBoxes && (!input.useBoxes || boxRental === undefined)) {
    throw new Refusal("state_conflict");
  }
  return {
    ...input,
    ...(move === undefined ? {} : { moveDate: move.date, moveTime: move.time }),
    ...(boxRental === undefined
      ? {}
      : {
          boxRental: {
            ...boxRental,
            delivery: delivery ?? boxRental.delivery,
            collection: collection ?? boxRental.collection,
          },
        }),
  };
}

function variablesOf(serial: string, { moveDate, moveTime, useBoxes, boxRental }: EstimateInput) {
  const rental = useBoxes ? boxRental : undefined;
  const boxTime = (visit: Appointment | undefined) =>
    visit === undefined ? "없음" : timeText(visit.date, visit.time);
  return {
    번호: serial,
    이사: timeText(moveDate, moveTime),
    배송: boxTime(rental?.delivery),
    수거: boxTime(rental?.collection),
  };
}

const timeText = (day: string, time: string) => `${formatKoreanDate(day)} ${formatTimeSlot(time)}`;
