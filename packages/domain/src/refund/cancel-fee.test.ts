import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/iso-date.ts";
import type { MoveStatus } from "../states/move-status.ts";
import { type Cancellation, cancelFee } from "./cancel-fee.ts";
import { cancelFeeRules, cancelSentence } from "./cancel-fee-rules.ts";

const paidInFull: Cancellation = {
  status: "CONFIRM",
  moveDate: "2026-12-15",
  today: "2026-12-01",
  totalAmount: 253_500,
  paidAmount: 253_500,
};

describe("cancelFee", () => {
  it.each([
    ["2026-12-01", 0],
    ["2026-12-12", 0],
    ["2026-12-13", 25_350],
    ["2026-12-14", 25_350],
    ["2026-12-15", 50_700],
    ["2026-12-16", 50_700],
  ])("on %s, for a move on 2026-12-15, is %d won", (today, expected) => {
    expect(cancelFee({ ...paidInFull, today })).toBe(expected);
  });

  it("never exceeds what was paid", () => {
    const deposit = { ...paidInFull, paidAmount: 25_350 };
    expect(cancelFee({ ...deposit, today: "2026-12-15" })).toBe(25_350);
    expect(cancelFee({ ...deposit, status: "QUOTED", paidAmount: 0, today: "2026-12-15" })).toBe(0);
    expect(cancelFee({ ...deposit, status: "WAIT", paidAmount: 0, today: "2026-12-15" })).toBe(0);
  });

  it.each<[MoveStatus, boolean]>([
    ["QUOTED", true],
    ["WAIT", true],
    ["PAYMENT", true],
    ["CONFIRM", true],
    ["BOX_DEL_BEFORE", true],
    ["BOX_DEL_COMPLETE", true],
    ["WORKING", false],
    ["WORKING_COMPLETE", false],
    ["BOX_COL_REQUEST", false],
    ["COMPLETE", false],
    ["CANCEL", false],
  ])("allows cancelling in %s: %s", (status, cancellable) => {
    expect(cancelFee({ ...paidInFull, status }) !== null).toBe(cancellable);
  });

  it("is between zero and the paid amount and never falls when the move comes nearer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.nat({ max: 100 }),
        fc.integer({ min: -5, max: 90 }),
        (totalAmount, paidPercent, ahead) => {
          const paidAmount = Math.floor((totalAmount * paidPercent) / 100);
          const feeAt = (days: number) =>
            cancelFee({
              ...paidInFull,
              totalAmount,
              paidAmount,
              today: addDays(paidInFull.moveDate, -days),
            }) ?? Number.NaN;
          expect(feeAt(ahead)).toBeGreaterThanOrEqual(0);
          expect(feeAt(ahead)).toBeLessThanOrEqual(paidAmount);
          expect(feeAt(ahead - 1)).toBeGreaterThanOrEqual(feeAt(ahead));
        },
      ),
    );
  });
});

describe("cancelFeeRules", () => {
  it("rise from the earliest day to the day itself, each rate in its sentence", () => {
    const days = cancelFeeRules.map((rule) => rule.daysBefore);
    const rates = cancelFeeRules.map((rule) => rule.rate);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days.at(-1)).toBe(0);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    for (const { rate, sentence } of cancelFeeRules) {
      expect(sentence).toContain(rate === 0 ? "모두" : `${rate}%`);
    }
  });
});

it.each([
  ["2026-12-01", "2026년 12월 7일 (월)까지 무료로 취소할 수 있어요."],
  ["2026-12-07", "2026년 12월 7일 (월)까지 무료로 취소할 수 있어요."],
  ["2026-12-08", cancelFeeRules[1]?.sentence],
  ["2026-12-10", cancelFeeRules[2]?.sentence],
])("cancelSentence says on %s what cancelling a move of December 10 costs", (today, sentence) => {
  expect(cancelSentence(cancelFeeRules, "2026-12-10", today)).toBe(sentence);
});
