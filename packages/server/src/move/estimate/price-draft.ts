import {
  calculateMovePrice,
  checkEstimateInput,
  currentPriceList,
  priceValidUntil,
  todayInSeoul,
  type Coupon,
  type EstimateInput,
  type MovePrice,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { couponOfMember, couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";

type Needs = Pick<Services, "clock">;

function requireValidDraft(input: EstimateInput, { clock }: Needs): void {
  throwIssues(checkEstimateInput(input, todayInSeoul(clock())));
}

/** The same for a draft about to be stored, whose start times must still be open. */
export function requireBookableDraft(input: EstimateInput, { clock }: Needs): void {
  requireValidDraft(input, { clock });
  const { moveDate: date, moveTime: time, boxRental } = input;
  const move = { date, time, datePath: ["moveDate"], timePath: ["moveTime"] };
  const boxes = chosenVisit("boxRental.delivery", boxRental?.delivery);
  requireOpenTimes([move, ...boxes], clock());
}

function priceDraft(
  input: EstimateInput,
  { clock, coupon }: Needs & { readonly coupon: Coupon | undefined },
): MovePrice {
  const priceList = currentPriceList(todayInSeoul(clock()));
  return calculateMovePrice(input, { priceList, coupon });
}

/** Prices a valid draft with its coupon, and returns the columns that store both. */
export async function pricedColumns(
  tx: Tx,
  services: Needs,
  draft: {
    readonly input: EstimateInput;
    readonly userId: string | null;
    readonly now: Date;
  },
) {
  const { input, userId, now } = draft;
  const { couponId } = input;
  const coupon = await couponOfMember(tx, services, { couponId, type: "MOVE", userId });
  const price = priceDraft(input, { clock: services.clock, coupon });
  return {
    input: JSON.stringify(input),
    price: JSON.stringify(price),
    price_version: price.priceVersion,
    move_date: input.moveDate,
    move_time: input.moveTime,
    total_amount: price.totalAmount,
    valid_until: priceValidUntil(now),
  };
}

/** Prices a draft without storing it. */
export async function calculateEstimateAmount(
  services: Pick<Services, "db" | "clock">,
  input: EstimateInput,
): Promise<MovePrice> {
  requireValidDraft(input, services);
  const filter = { couponId: input.couponId, type: "MOVE" } as const;
  const coupon = await couponOfDraft(services.db, services, filter);
  return priceDraft(input, { clock: services.clock, coupon });
}
