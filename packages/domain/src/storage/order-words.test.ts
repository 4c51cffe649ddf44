import { expect, it } from "vitest";
import { finalScopes } from "../storage-order/final-scopes.ts";
import { orderPaymentTypes } from "./order-payment-types.ts";
import { storagePromotions } from "./storage-promotions.ts";

it("order words name every choice of an order", () => {
  expect(Object.keys(finalScopes)).toEqual(["ALL", "PART"]);
  expect(Object.keys(orderPaymentTypes)).toEqual(["NORMAL", "SUBSCRIPTION"]);
  expect(storagePromotions.FREE_MONTH3).toEqual({
    label: "첫 3개월 무료",
    months: 3,
    continuesFor: 3,
  });
});
