import { sumOfLines, vatOf } from "../money/totals.ts";
import type { EstimateInput } from "../move/estimate-input.ts";
import { calculateMovePrice } from "./calculate-move-price.ts";
import type { MovePrice, PriceLine, PriceLineCode } from "./move-price.ts";
import type { PriceList } from "./price-list.ts";

/** A paid move whose places or items turned out to be others. */
export interface MoveCorrection {
  readonly price: MovePrice;
  readonly before: EstimateInput;
  readonly after: EstimateInput;
  /** The list with which the price was computed. */
  readonly priceList: PriceList;
}

/** What is agreed besides the work itself, and stays when the work turns out to be another. */
const agreedBesides: ReadonlySet<PriceLineCode> = new Set(["COUPON", "CHANGE_FEE", "GOODWILL"]);

/**
 * The price of a corrected move. Its total never rises: what the work costs more, `extraAmount` in won, is an extra
 * payment that the customer may decline, and the line CORRECTION leaves it out of the total. A negative amount was asked
 * for by an earlier correction and is no longer owed.
 */
export function correctedPrice({ price, before, after, priceList }: MoveCorrection): {
  readonly price: MovePrice;
  readonly extraAmount: number;
} {
  const work = calculateMovePrice(after, { priceList });
  const agreedLines = price.lines.filter(({ code }) => agreedBesides.has(code));
  const leftOut = -sumOfLines(price.lines.filter(({ code }) => code === "CORRECTION"));
  // An operator may have moved it to a more expensive day for free, which stays so in this and every later correction.
  const worth = price.totalAmount + leftOut;
  const waived =
    calculateMovePrice(before, { priceList }).totalAmount + sumOfLines(agreedLines) - worth;
  const besides = [...waivedLines(waived), ...agreedLines];
  const agreed = work.totalAmount + sumOfLines(besides);
  const totalAmount = Math.max(0, Math.min(price.totalAmount, agreed));
  const lines = [...work.lines, ...besides];
  return {
    extraAmount: agreed - totalAmount - leftOut,
    price: {
      ...work,
      lines: [...lines, ...correctionLines(totalAmount - sumOfLines(lines))],
      totalAmount,
      vatAmount: vatOf(totalAmount),
      depositAmount: price.depositAmount,
    },
  };
}

/** Part of what the day costs, and no discount that anybody gave. */
function waivedLines(amount: number): readonly PriceLine[] {
  const line = { code: "DATE_SURCHARGE", label: "날짜 요금 조정", amount: -amount } as const;
  return amount === 0
    ? []
    : [{ ...line, description: "날짜를 바꿔도 처음 날짜의 요금 그대로예요." }];
}

function correctionLines(amount: number): readonly PriceLine[] {
  const description = "처음에 정한 금액을 넘는 만큼이에요. 더 드는 금액은 추가 결제로만 받아요.";
  return amount === 0 ? [] : [{ code: "CORRECTION", label: "금액 조정", description, amount }];
}
