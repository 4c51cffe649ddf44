import type { Connection } from "../../db/tables.ts";
import { firstPersonOf } from "../company/first-person-of.ts";
import { getCompanyContract } from "../company-contract/get-company-contract.ts";
import type { NoticeFacts, NotifiedChange } from "../notice/notice-facts.ts";
import { findBoxById } from "./store.ts";

/** The facts of a company's notice about one of its boxes. */
export async function noticeOfCompanyBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const box = await findBoxById(db, subjectId);
  const userId = box === null ? null : await firstPersonOf(db, box.company_id);
  if (box === null || userId === null) return null;
  const { company_id: companyId, contract_id: cid, serial } = box;
  const { contract } = await getCompanyContract({ db }, { cid, companyId });
  return { userId, variables: { 박스: serial, 계약: contract.name } };
}
