import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closingBy,
  closingSums,
  settlementDifferences,
  unexplainedInBooks,
  type ClosingFact,
  type SettledPayment,
} from "./closing.ts";

const fact = (kind: ClosingFact["kind"], amount: number, moved = 0): ClosingFact => {
  return { kind, amount, day: "2026-12-01", order: "MV1", provider: moved, hand: 0 };
};

describe("closingSums", () => {
  it("leaves what was received, less refunds and fees, with its VAT", () => {
    const sums = closingSums([
      fact("PAYMENT_RECEIVED", 110_000, 110_000),
      fact("REFUND_SENT", 88_000, -88_000),
      fact("CANCEL_FEE_KEPT", 22_000),
      fact("COMPENSATION_OWED", 5000),
    ]);
    expect(sums).toMatchObject({
      sales: 0,
      vat: 0,
      received: 110_000,
      refunded: 88_000,
      cancelFee: 22_000,
      compensation: 5000,
      provider: 22_000,
    });
    expect(unexplainedInBooks(sums)).toBe(0);
  });

  it("shows money that moved without a reason", () => {
    expect(unexplainedInBooks(closingSums([fact("PAYMENT_RECEIVED", 1000, 900)]))).toBe(-100);
  });

  const signs: Readonly<Record<ClosingFact["kind"], number>> = {
    PAYMENT_RECEIVED: 1,
    REFUND_SENT: -1,
    CANCEL_FEE_KEPT: 0,
    COMPENSATION_OWED: 0,
    COMPENSATION_PAID: -1,
  };
  const anyFact: fc.Arbitrary<ClosingFact> = fc
    .record({
      kind: fc.constantFrom(
        "PAYMENT_RECEIVED",
        "REFUND_SENT",
        "CANCEL_FEE_KEPT",
        "COMPENSATION_OWED",
        "COMPENSATION_PAID",
      ),
      amount: fc.integer({ min: 1, max: 5_000_000 }),
      day: fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-31"),
      order: fc.constantFrom("MV1", "MV2", "ST1"),
      isByHand: fc.boolean(),
    })
    .map(({ isByHand, ...one }) => {
      const moved = signs[one.kind] * one.amount;
      return { ...one, provider: isByHand ? 0 : moved, hand: isByHand ? moved : 0 };
    });

  it("is the same by day and by order, and explains every won", () => {
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const sums = closingSums(facts);
        expect(unexplainedInBooks(sums)).toBe(0);
        for (const key of ["day", "order"] as const) {
          const parts = closingBy(key, facts);
          for (const name of ["sales", "vat", "provider", "hand", "refunded"] as const) {
            expect(parts.reduce((sum, part) => sum + part.sums[name], 0)).toBe(sums[name]);
          }
        }
      }),
    );
  });
});

describe("settlementDifferences", () => {
  const paid: SettledPayment = {
    number: "es_1",
    order: "MV1",
    booked: 1000,
    bookedAll: 1000,
    settled: 1000,
    settledAll: 1000,
    onWay: 0,
  };

  it.each([
    ["nothing when both agree", paid, []],
    ["another month", { ...paid, settled: 0 }, [{ amount: -1000, reason: "OTHER_MONTH" }]],
    [
      "a refund that is not booked yet",
      { ...paid, settled: 700, settledAll: 700, onWay: 300 },
      [{ amount: -300, reason: "ON_WAY" }],
    ],
    [
      "what nobody knows",
      { ...paid, settled: 700, settledAll: 700 },
      [{ amount: -300, reason: "UNKNOWN" }],
    ],
    [
      "a payment that the provider does not know",
      { ...paid, settled: null, settledAll: null, onWay: 5000 },
      [{ amount: -1000, reason: "UNKNOWN" }],
    ],
  ])("name %s", (_, payment, expected) => {
    expect(settlementDifferences([payment])).toMatchObject(expected);
  });
});
