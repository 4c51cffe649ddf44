import {
  formatKoreanDate,
  formatTimeSlot,
  formatWon,
  storageOrderEvent,
  storageOrderKind,
  storageOrderTypes,
  type StorageRequest,
} from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findWholeOrder } from "./store.ts";
import { ledgerOfOrder } from "./order-view.ts";
import { factsOf, visitsOf } from "./request-facts.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

/** Recipient and variables of a notice about a storage order. */
export async function noticeOfOrder(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts> {
  const order = await findWholeOrder(db, "id", subjectId);
  const ledger = ledgerOfOrder(order);
  const kind = storageOrderKind({ type: order.type, ...factsOf(order.request) });
  return {
    userId: order.user_id,
    case: order.price.totalAmount === 0 ? "FREE" : "PRICED",
    variables: {
      번호: order.serial,
      종류: storageOrderTypes[order.type].label,
      개수: String(order.box_count),
      방문: visitsText(order.request),
      결과: storageOrderEvent("COMPLETE", kind),
      금액: formatWon(ledger.total),
      낸금액: formatWon(ledger.paid),
      수수료: formatWon(ledger.cancelFee),
      환불: formatWon(ledger.refundByUs),
    },
  };
}

const legNames = { DELIVERY: "배송", COLLECTION: "수거" } as const;

/** One line per visit, or a line stating that there is none. */
export function visitsText(request: StorageRequest): string {
  const lines = visitsOf(request).map(
    ({ leg, day, time }) => `${legNames[leg]} ${formatKoreanDate(day)} ${formatTimeSlot(time)}`,
  );
  return lines.length === 0 ? "방문 없음" : lines.join("\n");
}
