import type { Connection } from "../../db/tables.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { findContractById } from "./store.ts";

/** What whoever asked for a contract is told of it. */
export async function noticeOfContract(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const contract = await findContractById(db, subjectId);
  if (contract === null) return null;
  const variables = { 계약: contract.name, 개수: String(contract.box_count) };
  return { userId: contract.created_by, variables };
}
