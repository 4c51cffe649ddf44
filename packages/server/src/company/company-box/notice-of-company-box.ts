import type { Connection } from "../../db/tables.ts";
import { firstPersonOf } from "../company/first-person-of.ts";
import { getCompanyContract } from "../contract-state/get-company-contract.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findBoxBy } from "./store.ts";

/** The facts of a company's notice about one of its boxes. */
export async function noticeOfCompanyBox(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const box = await findBoxBy(db, "id", subjectId);
  const { company_id: companyId, contract_id: cid, serial } = box;
  const userId = await firstPersonOf(db, companyId);
  if (userId === null) return null;
  const { contract } = await getCompanyContract({ db }, { cid, companyId });
  return { userId, variables: { 박스: serial, 계약: contract.name } };
}
