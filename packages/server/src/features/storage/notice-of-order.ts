import { formatWon, storageOrderTypes } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, ToldChange } from "../notice/notice-facts.ts";
import { findOrder } from "./order-store.ts";

/** What the member is told of a storage order. */
export async function noticeOfOrder(
  db: Connection,
  { subjectId }: ToldChange,
): Promise<NoticeFacts> {
  const order = await findOrder(db, subjectId);
  return {
    userId: order.user_id,
    variables: {
      번호: order.serial,
      종류: storageOrderTypes[order.type].label,
      개수: String(order.box_count),
      금액: formatWon(order.total_amount),
    },
  };
}
