import { describe, expect, it } from "vitest";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import { storageOrderTypes, type StorageOrderType } from "../storage-order/storage-order-types.ts";
import { storageOrderStatus, type StorageOrderStatus } from "../states/storage-order-status.ts";
import { storageOrderKind, storageOrderRows } from "../states/storage-order-rows.ts";
import { storageOrderFacts as facts } from "../testing/storage-order-facts.ts";
import { storageOrderEvent, storageOrderView } from "./storage-order-view.ts";

const delivery = "다음 주 화요일 오전 9시";
const collection = "12월 15일 (화) 오후 1시";
const brought = { ...facts, type: "DELIVERY_REQUEST_ORDER", legs: "DELIVERY_ONLY" } as const;
const disposal = {
  ...facts,
  type: "FINAL_AND_DISPOSAL_ORDER",
  legs: "DISPOSAL",
  delivery: null,
  collection: null,
} as const;

const statuses = Object.keys(storageOrderStatus.states).filter(
  (key): key is StorageOrderStatus => key in storageOrderStatus.states,
);
const types = Object.keys(storageOrderTypes).filter(
  (key): key is StorageOrderType => key in storageOrderTypes,
);

describe("storageOrderView of a first order with our boxes", () => {
  it.each([
    [
      "QUOTED",
      "결제 전",
      null,
      "NEEDS_PAYMENT",
      "PAY",
      `결제하면 ${delivery}에 박스를 보내 드려요.`,
    ],
    [
      "WAIT",
      "결제 실패",
      null,
      "NEEDS_PAYMENT",
      "PAY_AGAIN",
      `다시 결제하면 ${delivery}에 박스를 보내 드려요.`,
    ],
    [
      "PAYMENT",
      "예약 접수",
      1,
      "COMING_UP",
      "ADD_TO_CALENDAR",
      `예약을 확정하면 알려 드려요. ${delivery}에 박스를 보내 드려요.`,
    ],
    [
      "CONFIRM",
      "예약 확정",
      1,
      "COMING_UP",
      "ADD_TO_CALENDAR",
      `예약이 확정됐어요. ${delivery}에 박스를 보내 드려요.`,
    ],
    ["DELIVERING", "배송 중", 2, "UNDER_WAY", "CALL", "지금 박스를 가져다 드리고 있어요."],
    [
      "BEFORE_COLLECTION",
      "배송 완료",
      3,
      "COMING_UP",
      "WRITE_CONTENTS",
      `짐을 담고 박스마다 내용물을 적어 주세요. ${collection}에 가지러 갈게요.`,
    ],
    ["COLLECTING", "수거 중", 4, "UNDER_WAY", "CALL", "지금 박스를 창고로 옮기고 있어요."],
    ["COMPLETE", "수거 완료", 5, "DONE", "SEE_BOXES", "박스를 모두 맡아 두었어요."],
    ["CANCEL", "취소", null, "CANCELLED", "NEW_ORDER", "취소한 주문이에요."],
  ] as const)(
    "shows %s as %s at step %s among %s with %s next",
    (status, label, step, group, action, sentence) => {
      const view = storageOrderView({ ...facts, status });
      expect(view).toMatchObject({ label, step, group, action, sentence });
      expect(view.steps).toEqual([
        "BEFORE_DELIVERY",
        "DELIVERING",
        "BEFORE_COLLECTION",
        "COLLECTING",
        "COMPLETE",
      ]);
    },
  );
});

describe("storageOrderView of an order that ended the storage of its boxes", () => {
  const ended = { ...brought, type: "FINAL_AND_DELIVERY_ORDER", status: "COMPLETE" } as const;

  it("states that the other boxes are still stored, and links to them, when it ended a part", () => {
    expect(storageOrderView({ ...ended, scope: "PART" })).toMatchObject({
      sentence: "고른 박스를 가져다 드렸어요. 다른 박스의 보관은 그대로예요.",
      action: "SEE_BOXES",
    });
    expect(storageOrderView({ ...disposal, status: "COMPLETE", scope: "PART" })).toMatchObject({
      sentence: "고른 박스를 폐기했어요. 다른 박스의 보관은 그대로예요.",
      action: "SEE_BOXES",
    });
  });

  it("links to a new order when it ended all of them", () => {
    expect(storageOrderView({ ...ended, scope: "ALL" })).toMatchObject({
      sentence: "박스를 모두 가져다 드렸어요. 이 박스들의 보관이 끝났어요.",
      action: "NEW_ORDER",
    });
  });
});

describe("storageOrderView of other legs", () => {
  const own = { ...facts, legs: "COLLECTION_ONLY", delivery: null } as const;
  it.each([
    [own, "CONFIRM", "예약 확정", 1, `예약이 확정됐어요. ${collection}에 박스를 가지러 갈게요.`],
    [own, "COLLECTING", "수거 중", 2, "지금 박스를 창고로 옮기고 있어요."],
    [own, "COMPLETE", "수거 완료", 3, "박스를 모두 맡아 두었어요."],
    [brought, "CONFIRM", "예약 확정", 1, `예약이 확정됐어요. ${delivery}에 박스를 보내 드려요.`],
    [brought, "DELIVERING", "배송 중", 2, "지금 박스를 가져다 드리고 있어요."],
    [brought, "COMPLETE", "배송 완료", 3, "박스를 가져다 드렸어요. 보관은 이어지고 있어요."],
    [
      { ...brought, legs: "DELIVERY_AND_COLLECTION" } as const,
      "BEFORE_COLLECTION",
      "배송 완료",
      3,
      `필요한 물건을 꺼내 주세요. ${collection}에 다시 가지러 갈게요.`,
    ],
    [
      { ...brought, legs: "DELIVERY_AND_COLLECTION" } as const,
      "COMPLETE",
      "수거 완료",
      5,
      "박스를 다시 맡아 두었어요. 보관은 이어지고 있어요.",
    ],
    [
      { ...brought, type: "FINAL_AND_DELIVERY_ORDER" } as const,
      "COMPLETE",
      "배송 완료",
      3,
      "박스를 모두 가져다 드렸어요. 이 박스들의 보관이 끝났어요.",
    ],
    [disposal, "QUOTED", "결제 전", null, "결제하면 박스 10개를 폐기해요."],
    [
      disposal,
      "CONFIRM",
      "예약 확정",
      1,
      "예약이 확정됐어요. 박스 10개를 폐기할 준비를 하고 있어요.",
    ],
    [disposal, "DISPOSING", "폐기 중", 2, "박스를 폐기하고 있어요."],
    [disposal, "COMPLETE", "폐기 완료", 3, "박스를 모두 폐기했어요. 이 박스들의 보관이 끝났어요."],
  ] as const)("shows %o in %s as %s at step %s", (order, status, label, step, sentence) => {
    expect(storageOrderView({ ...order, status })).toMatchObject({ label, step, sentence });
  });

  const legs: readonly StorageLegs[] = [
    "DELIVERY_AND_COLLECTION",
    "COLLECTION_ONLY",
    "DELIVERY_ONLY",
    "DISPOSAL",
  ];
  it("fills in every sentence and stays within its steps for any order", () => {
    for (const type of types) {
      for (const way of legs) {
        for (const status of statuses) {
          const view = storageOrderView({ ...facts, type, legs: way, status });
          expect(view.sentence).not.toMatch(/[{}]/);
          expect(view.step ?? 1).toBeLessThanOrEqual(view.steps.length);
        }
      }
    }
  });
});

it("storageOrderView gives the reason that closes the payment, and offers another order", () => {
  const lapsed = {
    ...facts,
    actions: [{ code: "PAY", reason: "견적의 유효 기간이 지났어요.", problem: "estimate_expired" }],
  } as const;
  expect(storageOrderView(lapsed)).toMatchObject({
    label: "기간 지남",
    group: "CANCELLED",
    sentence: "견적의 유효 기간이 지났어요.",
    action: "NEW_ORDER",
  });
  expect(storageOrderView({ ...lapsed, type: "DELIVERY_REQUEST_ORDER" }).action).toBe("SEE_BOXES");
});

it.each([
  ["CONFIRM", "2026-12-08", 0],
  ["CONFIRM", "2026-12-09", 1],
  ["BEFORE_COLLECTION", "2026-12-15", 0],
  ["BEFORE_COLLECTION", "2026-12-16", 1],
] as const)("storageOrderView of %s on %s asks to call when its visit is over: %i", (...row) => {
  const [status, today, isLate] = row;
  const { action, badge, sentence } = storageOrderView({ ...facts, status, today });
  expect(action === "CALL" && badge === "warning").toBe(isLate === 1);
  expect(sentence.startsWith("예약한 날이 지났어요.")).toBe(isLate === 1);
});

it("storageOrderEvent depends on the kind of order in its last state only", () => {
  for (const rows of Object.values(storageOrderRows)) {
    for (const status of statuses.filter((one) => one !== "COMPLETE")) {
      expect(rows[status].event).toBe(storageOrderEvent(status));
    }
  }
  expect(storageOrderEvent("COMPLETE", "FINAL")).toContain("모두");
});

it("storageOrderRows never say 모두 when an order ended only a part", () => {
  for (const kind of ["FINAL_PART", "DISPOSAL_PART"] as const) {
    const { event, sentence, action } = storageOrderRows[kind].COMPLETE;
    expect(sentence).toBe(`${event}. 다른 박스의 보관은 그대로예요.`);
    expect(event).not.toContain("모두");
    expect(action).toBe("SEE_BOXES");
  }
});

it.each([
  ["FIRST_TIME_ORDER", "DELIVERY_AND_COLLECTION", null, "FIRST"],
  ["FIRST_TIME_ORDER", "COLLECTION_ONLY", null, "FIRST_OWN"],
  ["DELIVERY_REQUEST_ORDER", "DELIVERY_ONLY", null, "DELIVERY"],
  ["DELIVERY_REQUEST_ORDER", "DELIVERY_AND_COLLECTION", null, "RETURN"],
  ["FINAL_AND_DELIVERY_ORDER", "DELIVERY_ONLY", "ALL", "FINAL"],
  ["FINAL_AND_DELIVERY_ORDER", "DELIVERY_ONLY", "PART", "FINAL_PART"],
  ["FINAL_AND_DISPOSAL_ORDER", "DISPOSAL", "ALL", "DISPOSAL"],
  ["FINAL_AND_DISPOSAL_ORDER", "DISPOSAL", "PART", "DISPOSAL_PART"],
] as const)("storageOrderKind of %s with %s that ends %s is %s", (type, way, scope, kind) => {
  expect(storageOrderKind({ type, legs: way, scope })).toBe(kind);
});

it("storageOrderView asks for what is due of a paid order before anything else", () => {
  expect(storageOrderView({ ...facts, status: "CONFIRM", dueAmount: 11_000 })).toMatchObject({
    label: "예약 확정",
    group: "NEEDS_PAYMENT",
    sentence: `지금 11,000원을 결제해 주세요. 예약이 확정됐어요. ${delivery}에 박스를 보내 드려요.`,
    action: "PAY_DUE",
  });
  expect(storageOrderView({ ...facts, dueAmount: 11_000 }).action).toBe("PAY");
});
