import type { Connection } from "../../db/tables.ts";
import { termOf } from "./box-terms.ts";
import { findBoxPage, type BoxPage, type PageWanted } from "./find-box-page.ts";

/** One page of a contract's boxes. Whose the contract is has been checked. */
export function listBoxesOfContract(
  db: Connection,
  { companyId, cid }: { readonly companyId: string; readonly cid: string },
  page: PageWanted,
): Promise<BoxPage> {
  return findBoxPage(db, { companyId, terms: [termOf.contract(cid)] }, page);
}
