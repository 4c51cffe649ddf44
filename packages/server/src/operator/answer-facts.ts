import { formatCount, moveItemsText, type Appointment, type EstimateInput } from "@damadum/domain";
import type { StorageOrderView } from "../storage/order-state/order-view.ts";
import { factsOf } from "../storage/order-state/request-facts.ts";
import { placeText } from "./korean.ts";

/** What the customer answered; its test names the answers that are shown elsewhere. */
export function answerFacts(input: EstimateInput) {
  const { start, destination, boxRental, items, memo = null } = input;
  return {
    이사: `${input.moveDate} ${input.moveTime}`,
    출발: placeText(start),
    도착: placeText(destination),
    짐: moveItemsText(items),
    "20kg 이상 짐": input.heavyLoad ? "있음" : "없음",
    "추가 인원": input.extraHelp ? `${input.helperCount ?? 0}명` : "없음",
    "빌린 박스": boxRental === undefined ? null : `${formatCount(boxRental.boxCount)}개`,
    "박스 배송": visit(boxRental?.delivery),
    "박스 수거": visit(boxRental?.collection),
    메모: memo,
  };
}

/** Where and when a storage order is visited, and for how many boxes. */
export function storageFacts({ request, box_count: boxCount }: StorageOrderView["order"]) {
  const { place, delivery, collection, helperCount, memo } = factsOf(request);
  return {
    장소: place && placeText(place),
    배송: visit(delivery),
    수거: visit(collection),
    "추가 인원": helperCount,
    "박스 수": boxCount,
    메모: memo,
  };
}

const visit = (at: Appointment | null = null) => at && `${at.date} ${at.time}`;
