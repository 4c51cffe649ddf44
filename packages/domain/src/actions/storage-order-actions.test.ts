import { expect, it } from "vitest";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import { storageOrderRefusals } from "./storage-order-actions.ts";

const says = (part: string) => expect.objectContaining({ reason: expect.stringContaining(part) });
const AFTER = says("박스가 창고에 들어온 뒤 ‘보관 그만두기’로 끝낼 수 있어요.");

it.each<[StorageOrderType, StorageLegs, StorageOrderStatus, unknown]>([
  ["FIRST_TIME_ORDER", "DELIVERY_AND_COLLECTION", "CONFIRM", null],
  ["FIRST_TIME_ORDER", "DELIVERY_AND_COLLECTION", "DELIVERING", AFTER],
  ["FIRST_TIME_ORDER", "DELIVERY_AND_COLLECTION", "BEFORE_COLLECTION", AFTER],
  ["FIRST_TIME_ORDER", "COLLECTION_ONLY", "COLLECTING", AFTER],
  ["FIRST_TIME_ORDER", "COLLECTION_ONLY", "COMPLETE", says("‘보관 그만두기’로 끝내 주세요.")],
  ["DELIVERY_REQUEST_ORDER", "DELIVERY_ONLY", "DELIVERING", says("고객센터로 연락해 주세요.")],
  ["FINAL_AND_DISPOSAL_ORDER", "DISPOSAL", "DISPOSING", says("폐기를 시작해 취소할 수 없어요.")],
])(
  "storageOrderRefusals names the way on when a %s of %s is %s",
  (type, legs, status, expected) => {
    const now = new Date("2026-12-01T03:00:00Z");
    const order = { type, legs, status, visits: {}, boxes: [], validUntil: now };
    const { CANCEL } = storageOrderRefusals({ ...order, now });
    expect(CANCEL).toEqual(expected);
  },
);
