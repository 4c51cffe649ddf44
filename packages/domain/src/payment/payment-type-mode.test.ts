import { expect, it } from "vitest";
import { paymentTypeMode } from "./payment-type-mode.ts";

it.each([
  ["ONLY_NORMAL_PAYMENT", true, false],
  ["ONLY_SUBS_PAYMENT", false, true],
  ["ALL", true, true],
] as const)(
  "paymentTypeMode of %s accepts normal payments: %s, subscriptions: %s",
  (mode, normal, subscription) => {
    expect(paymentTypeMode[mode]).toMatchObject({ normal, subscription });
  },
);
