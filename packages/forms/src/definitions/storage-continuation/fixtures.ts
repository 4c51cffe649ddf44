import type { StorageContinuation } from "@damadum/sdk";

/** Ten boxes that stay stored, charged to a card. */
export const completeStorageContinuation: StorageContinuation = {
  monthly_amount: 80_000,
  payment_id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c01",
};

/** The context that a page passes to the form. */
export const continuationContext = {
  billingKeys: [
    {
      id: completeStorageContinuation.payment_id,
      name: "담아카드",
      description: "끝자리 1234",
    },
    {
      id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c02",
      name: "카카오페이",
      description: "등록한 결제 수단",
    },
  ],
  monthlyCharge: { from: "2027-02-20", amount: 80_000 },
} as const;
