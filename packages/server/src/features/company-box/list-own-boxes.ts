import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findOwnBoxes, type CompanyBoxRow } from "./store.ts";

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
  const boxes = await findOwnBoxes(db, own);
  const isComplete = boxes.length === own.cpboxIds.length;
  if (!isComplete || boxes.some(({ contract_id: cid }) => cid !== own.cid)) {
    throw new ProblemError("not_found");
  }
  return boxes;
}
