import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { CompanyBoxRow } from "./store.ts";

/** Boxes by id, the newest first; throws `not_found` unless all are of this company and this contract. */
export async function listOwnBoxes(
  db: Connection,
  own: {
    readonly cpboxIds: readonly string[];
    readonly companyId: string;
    readonly cid: string;
  },
): Promise<readonly CompanyBoxRow[]> {
  if (own.cpboxIds.length === 0) return [];
  const boxes = await db
    .selectFrom("company_boxes")
    .selectAll()
    .where("id", "in", own.cpboxIds)
    .where("company_id", "=", own.companyId)
    .where("contract_id", "=", own.cid)
    .orderBy("number", "desc")
    .execute();
  if (boxes.length !== own.cpboxIds.length) throw new ProblemError("not_found");
  return boxes;
}
