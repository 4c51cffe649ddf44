import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/iso-date.ts";
import { calculateMovePrice } from "../pricing/calculate-move-price.ts";
import { priceLists } from "../pricing/price-lists.ts";
import { cancelFee } from "../refund/cancel-fee.ts";
import { oneRoomMove } from "../testing/estimate-inputs.ts";
import { changeFeesIn } from "../money/reschedule-amount.ts";
import { rescheduleMovePrice } from "./reschedule-move.ts";

const [priceList] = priceLists;
const from = "2026-12-15";
const price = calculateMovePrice({ ...oneRoomMove, moveDate: from }, { priceList });
const paid = { from, price, priceList, paidAmount: price.totalAmount } as const;
const day = fc.integer({ min: 0, max: 80 }).map((days) => addDays("2026-12-01", days));

describe("rescheduleMovePrice", () => {
  it.each([
    ["2026-12-12", 0],
    ["2026-12-13", 10],
    ["2026-12-14", 10],
    ["2026-12-15", 20],
  ])("on %s charges %d percent of the total", (today, percent) => {
    const { amount } = rescheduleMovePrice({ ...paid, to: "2026-12-22", today });
    expect(amount.feeAmount).toBe(Math.floor((price.totalAmount * percent) / 100));
  });

  it("charges nothing for another time of the same day", () => {
    const { amount, price: same } = rescheduleMovePrice({ ...paid, to: from, today: from });
    expect(same).toEqual(price);
    expect(amount).toMatchObject({ feeAmount: 0, totalAmount: 0, refundAmount: 0 });
  });

  it("equals the price of the new day plus the fee", () => {
    fc.assert(
      fc.property(day, day, (to, today) => {
        const moved = rescheduleMovePrice({ ...paid, to, today });
        const fresh = calculateMovePrice({ ...oneRoomMove, moveDate: to }, { priceList });
        const { feeAmount, totalAmount, refundAmount, orderAmount } = moved.amount;
        expect(orderAmount).toBe(fresh.totalAmount + feeAmount);
        expect(moved.price.totalAmount).toBe(orderAmount);
        expect(paid.paidAmount + totalAmount - refundAmount).toBe(orderAmount);
        expect(moved.price.lines.filter(({ code }) => code !== "CHANGE_FEE")).toEqual(fresh.lines);
      }),
    );
  });

  it("reduces the open balance before it refunds", () => {
    const weekend = calculateMovePrice({ ...oneRoomMove, moveDate: "2026-12-19" }, { priceList });
    const deposit = { ...paid, from: "2026-12-19", price: weekend };
    const { amount } = rescheduleMovePrice({
      ...deposit,
      paidAmount: weekend.depositAmount,
      to: "2026-12-15",
      today: "2026-12-01",
    });
    expect(amount.differenceAmount).toBeLessThan(0);
    expect(amount).toMatchObject({ totalAmount: 0, refundAmount: 0 });
  });

  it("costs at least as much as cancelling", () => {
    fc.assert(
      fc.property(day, day, (to, today) => {
        const order = { status: "CONFIRM", today } as const;
        const { totalAmount } = price;
        const direct =
          cancelFee({ ...order, moveDate: from, totalAmount, paidAmount: totalAmount }) ?? 0;
        const moved = rescheduleMovePrice({ ...paid, to, today });
        const detour =
          cancelFee({
            ...order,
            moveDate: to,
            totalAmount: moved.amount.orderAmount,
            paidAmount: moved.amount.orderAmount,
            changeFeeAmount: changeFeesIn(moved.price.lines),
          }) ?? 0;
        expect(to === from || detour >= direct).toBe(true);
      }),
    );
  });
});
