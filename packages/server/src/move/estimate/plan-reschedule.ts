import {
  checkEstimateInput,
  findPriceList,
  isMoveVisitMovable,
  rescheduleMovePrice,
  todayInSeoul,
  type EstimateInput,
  type FieldIssue,
  type MoveActionCode,
  type MovePrice,
  type MoveStatus,
  type RescheduleAmount,
} from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { requireMovableVisits } from "../../reschedule/visit-change/require-movable-visits.ts";
import { moneyOf } from "./estimate-money.ts";
import { moveRefusalsOf } from "./move-refusals.ts";
import { type LockedEstimate, findOwnEstimate } from "./store.ts";
import { timesOf, withTimes } from "./visit-times.ts";
import type { Services } from "../../services.ts";

/** A paid move at new times, with the amount to charge or refund. */
interface PlannedMove {
  readonly input: EstimateInput;
  readonly before: VisitTimes;
  readonly after: VisitTimes;
  readonly price: MovePrice;
  readonly amount: RescheduleAmount;
}

interface RescheduleRules {
  readonly actor: "MEMBER" | "OPERATOR";
  /** An operator waives the difference, so that the order's price stays. */
  readonly isFree?: boolean;
}

/**
 * Plans a paid move at new times. Throws when a visit is over, when the rules for new orders forbid the days and, for a
 * member, when the crew is already planned.
 */
export function planReschedule(
  estimate: LockedEstimate,
  times: VisitTimes,
  { now, actor, isFree = false }: RescheduleRules & { readonly now: Date },
): PlannedMove {
  const before = timesOf(estimate.input);
  const refusals = moveRefusalsOf(estimate, { now });
  for (const visit of ["move", "delivery", "collection"] as const) {
    if (times[visit] === undefined) continue;
    if (actor === "MEMBER") requireOpen(refusals[actionOf[visit]]);
    const isThere = before[visit] !== undefined && isMoveVisitMovable(visit, estimate.status);
    if (!isThere) throw new ProblemError("state_conflict", { about: "visit" });
  }
  const after = { ...before, ...times };
  const input = withTimes(estimate.input, after);
  const today = todayInSeoul(now);
  throwIssues(issuesOf(input, { status: estimate.status, today }));
  if (actor === "MEMBER") requireMovableVisits(before, after, now);
  return { input, before, after, ...priceOf(estimate, { to: input.moveDate, today, isFree }) };
}

const actionOf = {
  move: "RESCHEDULE_MOVE",
  delivery: "RESCHEDULE_DELIVERY",
  collection: "RESCHEDULE_COLLECTION",
} as const satisfies Record<keyof VisitTimes, MoveActionCode>;

/** Issues that the rules for new orders find in visits still to come, at the fields of this request. */
function issuesOf(
  input: EstimateInput,
  { status, today }: { readonly status: MoveStatus; readonly today: string },
): readonly FieldIssue[] {
  return checkEstimateInput(input, today).flatMap((issue) => {
    const [field, visit, part] = issue.path;
    if (field === "moveDate" || field === "moveTime") {
      // A move that took place has a day that a new order could not have.
      const path = ["move", field === "moveDate" ? "date" : "time"];
      return isMoveVisitMovable("move", status) ? [{ ...issue, path }] : [];
    }
    if (field !== "boxRental" || (visit !== "delivery" && visit !== "collection")) return [];
    return isMoveVisitMovable(visit, status) ? [{ ...issue, path: [visit, part ?? "date"] }] : [];
  });
}

function priceOf(
  estimate: LockedEstimate,
  asked: { readonly to: string; readonly today: string; readonly isFree: boolean },
): Pick<PlannedMove, "price" | "amount"> {
  const { price, move_date: from } = estimate;
  const priceList = findPriceList(estimate.price_version);
  if (priceList === undefined) throw new Error(`No price list ${estimate.price_version}`);
  const { paidAmount } = moneyOf(estimate);
  // Priced for its current day, the order costs the same.
  const to = asked.isFree ? from : asked.to;
  return rescheduleMovePrice({ from, to, price, priceList, paidAmount, today: asked.today });
}

/** What rescheduling the member's paid move would charge or refund. Stores nothing. */
export async function calculateEstimateReschedule(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly serial: string; readonly userId: string; readonly times: VisitTimes },
): Promise<RescheduleAmount> {
  const estimate = await findOwnEstimate(db, asked);
  return planReschedule(estimate, asked.times, { now: clock(), actor: "MEMBER" }).amount;
}
