import { formatKoreanDate, formatWon, isInWarehouse, todayInSeoul } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { boxesOfContract } from "../box/boxes-of.ts";
import { findContract } from "./store.ts";
import { overdueAmount } from "./overdue-amount.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

/** Recipient and variables of a notice about a storage contract. */
export async function noticeOfStorageContract(
  db: Connection,
  { subjectId, from, now }: NotifiedChange,
): Promise<NoticeFacts> {
  const contract = await findContract(db, subjectId);
  const { end_date: end } = contract;
  const boxes = await boxesOfContract(db, contract.id);
  const kept = boxes.filter(({ status }) => isInWarehouse(status)).length;
  return {
    userId: contract.user_id,
    case: from,
    variables: {
      번호: contract.order_serial,
      개수: String(kept),
      종료일: end === null ? "정하기 전" : formatKoreanDate(end),
      밀린금액: formatWon(overdueAmount(contract, todayInSeoul(now))),
    },
  };
}

export { billingKeysOfContracts, chargeAgain } from "./store.ts";
