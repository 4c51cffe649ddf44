import { expect, it } from "vitest";
import { namedStorageOrderStatus } from "./named-storage-order-status.ts";

it.each([
  ["FIRST_TIME_ORDER", "DELIVERY_AND_COLLECTION", "수거 완료"],
  ["FIRST_TIME_ORDER", "COLLECTION_ONLY", "수거 완료"],
  ["DELIVERY_REQUEST_ORDER", "DELIVERY_ONLY", "배송 완료"],
  ["DELIVERY_REQUEST_ORDER", "DELIVERY_AND_COLLECTION", "수거 완료"],
  ["FINAL_AND_DELIVERY_ORDER", "DELIVERY_ONLY", "배송 완료"],
  ["FINAL_AND_DISPOSAL_ORDER", "DISPOSAL", "폐기 완료"],
] as const)(
  "namedStorageOrderStatus says what became of a complete %s by %s",
  (type, legs, label) => {
    const { states } = namedStorageOrderStatus({ type, legs, scope: null });
    expect(states.COMPLETE.label).toBe(label);
    expect(states.PAYMENT.label).toBe("예약 접수");
  },
);
