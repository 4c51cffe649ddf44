import { passedReason } from "../calendar/booking-lead.ts";
import { todayInSeoul } from "../calendar/today-in-seoul.ts";
import type { Appointment } from "../move/estimate-input.ts";
import { awaitsStoragePayment } from "../states/awaits-payment.ts";
import { isBoxAvailable } from "../states/box-groups.ts";
import type { BoxStatus } from "../states/box-status.ts";
import { canChangeStorageOrder } from "../states/can-change-storage-order.ts";
import { isStorageVisitMovable, type StorageVisit } from "../states/movable-visits.ts";
import { canShareDelivery } from "../states/received-delivery.ts";
import type { StorageOrderStatus } from "../states/storage-order-status.ts";
import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import { conflict, fixedVisit, type Refusal, type Refusals } from "./open-action.ts";

/** What a member can do with a storage order, in the order in which it is offered. */
export const storageOrderActionCodes = [
  "PAY",
  "RESCHEDULE_DELIVERY",
  "RESCHEDULE_COLLECTION",
  "SHARE_DELIVERY",
  "CANCEL",
] as const;

/** One action of a member with a storage order. */
export type StorageOrderActionCode = (typeof storageOrderActionCodes)[number];

/** What the actions of a storage order depend on. */
export interface StorageOrderActionFacts {
  readonly type: StorageOrderType;
  readonly status: StorageOrderStatus;
  readonly legs: StorageLegs;
  readonly visits: Readonly<Partial<Record<StorageVisit, Appointment>>>;
  /** States of the boxes that a later order names; a first order has none before it is confirmed. */
  readonly boxes: readonly BoxStatus[];
  /** Until when the quoted price can be paid. */
  readonly validUntil: Date;
  readonly now: Date;
}

/** Which actions of a member the order's state, boxes and days close, and why. */
export function storageOrderRefusals(
  facts: StorageOrderActionFacts,
): Refusals<StorageOrderActionCode> {
  return {
    PAY: paying(facts),
    RESCHEDULE_DELIVERY: moving("delivery", facts),
    RESCHEDULE_COLLECTION: moving("collection", facts),
    SHARE_DELIVERY: canShareDelivery(facts.status, facts.legs)
      ? null
      : conflict("배송을 기다리는 동안에만 받는 분에게 알릴 수 있어요."),
    CANCEL: cancelling(facts),
  };
}

const CANCELLED = "취소한 주문이에요. 필요하면 새로 신청해 주세요.";

function paying(facts: StorageOrderActionFacts): Refusal | null {
  const { type, status, visits, boxes, validUntil, now } = facts;
  if (status === "CANCEL") return conflict(CANCELLED);
  if (!awaitsStoragePayment(status)) {
    return {
      problem: "already_paid",
      reason: "결제를 마친 주문이에요. 내 주문에서 확인해 주세요.",
    };
  }
  const passed = Object.values(visits).map((visit) => passedReason(visit, now));
  if (passed.some((reason) => reason !== null)) {
    const closed = passed.includes("PAST") ? "방문 날짜가 지난" : "예약이 마감된 날의";
    return {
      problem: "slot_closed",
      reason: `${closed} 주문이에요. 새 날짜로 다시 신청해 주세요.`,
    };
  }
  if (validUntil <= now) {
    return {
      problem: "estimate_expired",
      reason: "주문의 유효 기간이 지났어요. 새로 신청해 주세요.",
    };
  }
  const purpose = type === "DELIVERY_REQUEST_ORDER" ? "DELIVERY_REQUEST" : "FINAL";
  const isLater = type !== "FIRST_TIME_ORDER";
  if (!isLater || boxes.every((box) => isBoxAvailable(box, purpose))) return null;
  return {
    problem: "box_unavailable",
    reason: "그사이 다른 주문에서 쓰는 박스가 있어요. 박스를 골라 다시 신청해 주세요.",
  };
}

const visitNames: Readonly<Record<StorageVisit, string>> = {
  delivery: "배송",
  collection: "수거",
};

function moving(visit: StorageVisit, facts: StorageOrderActionFacts): Refusal | null {
  const { type, status, visits, now } = facts;
  const booked = visits[visit];
  const name = visitNames[visit];
  if (booked === undefined) return conflict(`${name} 방문이 없는 주문이에요.`);
  if (awaitsStoragePayment(status)) {
    return conflict("아직 결제하지 않은 주문이에요. 새 날짜로 다시 신청해 주세요.");
  }
  if (status === "CANCEL") return conflict(CANCELLED);
  if (!isStorageVisitMovable(visit, status)) {
    return fixedVisit.begun(name);
  }
  if (type.startsWith("FINAL")) {
    return conflict(
      "받는 날까지의 보관료로 금액을 정한 주문이라 날짜를 바꿀 수 없어요. 취소하고 새 날짜로 신청해 주세요.",
    );
  }
  const { delivery } = visits;
  const isDeliveryLate =
    delivery !== undefined &&
    isStorageVisitMovable("delivery", status) &&
    delivery.date < todayInSeoul(now);
  if (isDeliveryLate) return conflict("배송 날짜가 지났어요. 고객센터로 연락해 주세요.");
  return passedReason(booked, now) === null ? null : fixedVisit.planned(name);
}

function cancelling({ type, status, legs }: StorageOrderActionFacts): Refusal | null {
  if (canChangeStorageOrder({ from: status, to: "CANCEL", actor: "MEMBER", legs })) return null;
  if (status === "CANCEL") return conflict("이미 취소한 주문이에요.");
  if (type === "FIRST_TIME_ORDER") {
    return status === "COMPLETE"
      ? conflict("박스를 맡긴 뒤에는 취소할 수 없어요. ‘보관 그만두기’로 끝내 주세요.")
      : conflict(
          "첫 방문을 시작해 취소할 수 없어요. 박스가 창고에 들어온 뒤 ‘보관 그만두기’로 끝낼 수 있어요.",
        );
  }
  if (status === "COMPLETE") {
    return conflict("모두 마친 주문이에요. 도움이 필요하면 고객센터로 연락해 주세요.");
  }
  const begun = legs === "DISPOSAL" ? "폐기를" : "방문을";
  return conflict(`${begun} 시작해 취소할 수 없어요. 고객센터로 연락해 주세요.`);
}
