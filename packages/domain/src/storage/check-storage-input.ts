import { explainMissing, limits } from "@damadum/contract";

import { brand } from "../brand/brand.ts";
import { DELIVERY_GAP_MESSAGE, MAX_DELIVERY_GAP_DAYS } from "../calendar/delivery-gap.ts";
import { daysBetween, type IsoDate, isIsoDate } from "../calendar/iso-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { IssueList, issuesWithin } from "../issue/issue-list.ts";
import { checkAppointment } from "../move/check-appointment.ts";
import { checkHelpers } from "../move/check-helpers.ts";
import { checkPlace } from "../move/check-place.ts";
import type { Appointment } from "../move/estimate-input.ts";
import { currentStoragePriceList } from "./current-storage-price-list.ts";
import type {
  FinalDeliveryInput,
  FinalDisposalInput,
  StorageDeliveryInput,
  StorageOrderInput,
  StoragePlace,
} from "./storage-input.ts";
import { checkPaymentType } from "./offered-payment-types.ts";
import { storagePromotions } from "./storage-promotions.ts";

/**
 * Broken rules of a first order that the contract's schema cannot express, in screen order, at most one
 * per field. Empty when the input can be priced and booked (spec sections 5 and 9).
 */
export function checkStorageOrderInput(
  input: StorageOrderInput,
  today: IsoDate,
): readonly FieldIssue[] {
  return [
    ...checkStoragePlace(input.place),
    ...checkEmptyBoxes(input),
    ...checkVisits(input, today),
    ...checkHelpers(input),
    ...checkPaymentType(input.paymentType, currentStoragePriceList(today).paymentTypeMode),
    ...checkPromotion(input),
    ...checkContinuation(input),
  ];
}

/** Broken rules of a delivery request that the contract's schema cannot express. */
export function checkStorageDeliveryInput(
  input: StorageDeliveryInput,
  today: IsoDate,
): readonly FieldIssue[] {
  return [...checkStoragePlace(input.place), ...checkVisits(input, today), ...checkHelpers(input)];
}

/** Broken rules of ending storage by delivery that the contract's schema cannot express. */
export function checkFinalDeliveryInput(
  input: FinalDeliveryInput,
  today: IsoDate,
): readonly FieldIssue[] {
  return [
    ...checkScope(input),
    ...checkStoragePlace(input.place),
    ...checkVisits({ delivery: input.delivery }, today),
    ...checkHelpers(input),
  ];
}

/** Broken rules of ending storage by disposal that the contract's schema cannot express. */
export function checkFinalDisposalInput(input: FinalDisposalInput): readonly FieldIssue[] {
  const path = ["disposalAgreed"];
  const agreed = input.disposalAgreed ? [] : [{ path, ...explainMissing(limits.DisposalAgreed) }];
  return [...checkScope(input), ...agreed];
}

function checkStoragePlace(place: StoragePlace): readonly FieldIssue[] {
  return issuesWithin("place", checkPlace(place));
}

function checkEmptyBoxes({ useBoxes, delivery }: StorageOrderInput): FieldIssue[] {
  const path = ["delivery"];
  if (useBoxes && delivery === undefined) {
    return [{ path, ...explainMissing(limits.StorageOrderDraft.delivery) }];
  }
  if (!useBoxes && delivery !== undefined) {
    const message = `${brand.name} 박스를 쓰지 않으면 박스를 받을 날짜는 비워 주세요.`;
    return [{ path, code: "not_needed", message }];
  }
  return [];
}

interface Visits {
  readonly delivery?: Appointment | undefined;
  readonly collection?: Appointment | undefined;
}

/** Both days bookable, the collection after the delivery and at most 7 days later (spec section 5). */
function checkVisits({ delivery, collection }: Visits, today: IsoDate): readonly FieldIssue[] {
  const list = new IssueList();
  for (const [name, visit] of Object.entries({ delivery, collection })) {
    if (visit === undefined) continue;
    for (const { path, code, message } of checkAppointment(visit, today)) {
      list.add([name, ...path], code, message);
    }
  }
  if (delivery === undefined || collection === undefined) return list.issues;
  if (!isIsoDate(delivery.date) || !isIsoDate(collection.date)) return list.issues;
  const gap = daysBetween(delivery.date, collection.date);
  if (gap < 0) {
    list.add(
      ["collection", "date"],
      "collection_before_delivery",
      "수거 날짜가 배송 날짜보다 빨라요. 배송 뒤의 날짜를 골라 주세요.",
    );
  } else if (gap === 0 && collection.time <= delivery.time) {
    list.add(
      ["collection", "time"],
      "collection_before_delivery",
      "같은 날에는 배송보다 늦은 시간에 수거할 수 있어요. 더 늦은 시간을 골라 주세요.",
    );
  } else if (gap > MAX_DELIVERY_GAP_DAYS) {
    list.add(["collection", "date"], "gap_too_long", DELIVERY_GAP_MESSAGE);
  }
  return list.issues;
}

function checkScope({
  scope,
  boxSerials,
}: Pick<FinalDisposalInput, "scope" | "boxSerials">): FieldIssue[] {
  const path = ["boxSerials"];
  if (scope === "PART" && boxSerials === undefined) {
    return [{ path, ...explainMissing(limits.FinalDeliveryDraft.box_serials) }];
  }
  if (scope === "ALL" && boxSerials !== undefined) {
    const message = "모든 박스의 보관을 끝낼 때는 박스를 고르지 말아 주세요.";
    return [{ path, code: "not_needed", message }];
  }
  return [];
}

function checkPromotion({ promotion, months, paymentType }: StorageOrderInput): FieldIssue[] {
  if (promotion === undefined) return [];
  const offer = storagePromotions[promotion];
  if (months === offer.months && paymentType === "NORMAL") return [];
  const message = `${offer.label}는 ${offer.months}개월을 한 번에 결제할 때 쓸 수 있어요. 더 보관하려면 나중에 연장해 주세요.`;
  return [{ path: ["promotion"], code: "not_needed", message }];
}

function checkContinuation({ promotion, continuationReminder }: StorageOrderInput): FieldIssue[] {
  if (continuationReminder !== true || promotion !== undefined) return [];
  const message = "무료로 시작하는 보관만 무료 기간 뒤에 이어서 맡길 수 있어요.";
  return [{ path: ["continuationReminder"], code: "not_needed", message }];
}
