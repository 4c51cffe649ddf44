import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOfLines } from "../money/totals.ts";
import { paidMethods, type PaidMethod } from "../payment/payment-methods.ts";
import {
  cashReceiptNumber,
  cashReceiptsOf,
  cashReceiptSteps,
  isCash,
  checkCashReceiptRequest,
  type CashReceipt,
  type CashReceiptFacts,
} from "./cash-receipts.ts";

/** With the receipts that stand. */
type Facts = CashReceiptFacts & { readonly receipts: readonly CashReceipt[] };

const asked = new Date("2026-12-01T03:00:00Z");
const nothing: Facts = {
  total: 250_000,
  askedAt: null,
  wasIssued: false,
  payments: [],
  receipts: [],
};
const cash = (kept: number, id = "a", method: PaidMethod = "CASH") => ({ id, method, kept });
const receipt = (amount: number, paymentId = "a", askedAt: Date | null = null) => {
  return { paymentId, amount, askedAt };
};

describe("cashReceiptsOf", () => {
  it.each([
    ["a small part of a large sum", { total: 100_000, payments: [cash(1000)] }, [1000]],
    ["a small sum that nobody asks for", { total: 99_999, payments: [cash(99_999)] }, []],
    [
      "a small sum that is asked for",
      { total: 99_999, askedAt: asked, payments: [cash(5000)] },
      [5000],
    ],
    ["a card", { payments: [cash(250_000, "a", "CARD")] }, []],
    ["a card and a transfer", { payments: [cash(1, "a", "CARD"), cash(2, "b", "TRANSFER")] }, [2]],
    ["a payment that was given back", { payments: [cash(0)] }, []],
    [
      "a sum lowered after it was issued",
      { total: 90_000, payments: [cash(90_000)], wasIssued: true },
      [90_000],
    ],
  ] as const)("of %s", (_, facts, expected) => {
    expect(cashReceiptsOf({ ...nothing, ...facts }).map(({ amount }) => amount)).toEqual(expected);
  });
});

describe("cashReceiptSteps", () => {
  it("cancels and issues anew when the number changes or a part goes back", () => {
    const before = receipt(200_000);
    const facts = { ...nothing, payments: [cash(200_000)], receipts: [before] };
    expect(cashReceiptSteps(facts)).toEqual({ cancel: [], issue: [] });
    expect(cashReceiptSteps({ ...facts, askedAt: asked })).toEqual({
      cancel: [before],
      issue: [receipt(200_000, "a", asked)],
    });
    expect(cashReceiptSteps({ ...facts, payments: [cash(150_000)] })).toEqual({
      cancel: [before],
      issue: [receipt(150_000)],
    });
    expect(cashReceiptSteps({ ...facts, payments: [cash(0)] })).toEqual({
      cancel: [before],
      issue: [],
    });
  });

  const methods = Object.keys(paidMethods).filter((key): key is PaidMethod => key in paidMethods);
  const when = fc.constantFrom(null, asked, new Date(asked.getTime() + 1));
  const anyFacts: fc.Arbitrary<Facts> = fc.record({
    total: fc.integer({ min: 0, max: 200_000 }),
    askedAt: when,
    wasIssued: fc.boolean(),
    payments: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom("a", "b", "c"),
        method: fc.constantFrom(...methods),
        kept: fc.nat(150_000),
      }),
      { selector: ({ id }) => id },
    ),
    receipts: fc.array(
      fc.record({
        paymentId: fc.constantFrom("a", "b", "c"),
        amount: fc.nat(150_000),
        askedAt: when,
      }),
      { maxLength: 4 },
    ),
  });

  it("leaves the cash that was kept, once each, or nothing, and then nothing to do", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { cancel, issue } = cashReceiptSteps(facts);
        const receipts: readonly CashReceipt[] = [
          ...facts.receipts.filter((one) => !cancel.includes(one)),
          ...issue,
        ];
        const kept = facts.payments
          .filter(({ method }) => isCash[method])
          .map(({ kept: amount }) => ({ amount }));
        const isIssued = facts.total >= 100_000 || facts.askedAt !== null || facts.wasIssued;
        expect(sumOfLines(receipts)).toBe(isIssued ? sumOfLines(kept) : 0);
        expect(new Set(receipts.map(({ paymentId }) => paymentId)).size).toBe(receipts.length);
        expect(cashReceiptSteps({ ...facts, receipts })).toEqual({ cancel: [], issue: [] });
      }),
    );
  });
});

describe("cashReceiptNumber", () => {
  it.each([
    [{ purpose: "DEDUCTION", phoneNumber: "01012345678" }, "010-1234-5678"],
    [{ purpose: "DEDUCTION", phoneNumber: "02-123-4567" }, null],
    [{ purpose: "DEDUCTION", businessNumber: "120-81-47521" }, null],
    [{ purpose: "EXPENSE", businessNumber: "1208147521" }, "120-81-47521"],
    [{ purpose: "EXPENSE", businessNumber: "120-81-47522" }, null],
    [{ purpose: "EXPENSE", phoneNumber: "010-1234-5678" }, null],
  ] as const)("of %o is %s", (request, expected) => {
    expect(cashReceiptNumber(request)).toBe(expected);
    expect(checkCashReceiptRequest(request)).toHaveLength(expected === null ? 1 : 0);
  });

  it("is asked for at its own field when it is missing or wrong", () => {
    expect(checkCashReceiptRequest({ purpose: "EXPENSE" })).toMatchObject([
      { path: ["businessNumber"], code: "required" },
    ]);
    expect(
      checkCashReceiptRequest({ purpose: "DEDUCTION", phoneNumber: "02-123-4567" }),
    ).toMatchObject([{ path: ["phoneNumber"], code: "invalid_format" }]);
  });
});
