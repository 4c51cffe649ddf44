import type { BoxStatus } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { getCompanyBox } from "./get-company-box.ts";
import { indexChanges } from "./index-changes.ts";
import { searchColumns } from "./search-columns.ts";
import { findOwnBox, updateBox, type CompanyBoxRow } from "./store.ts";

const closed: ReadonlySet<BoxStatus> = new Set(["ENDED", "DISPOSED", "CANCEL"]);

/** What a company writes about a box; a text of spaces alone takes the old one away. */
export interface BoxUpdate {
  readonly name?: string;
  readonly department?: string;
  readonly contents?: string;
  readonly memo?: string;
  readonly retentionUntil?: string;
}

/** Changes the fields that were sent; a box that is gone stays as it is. */
export async function updateCompanyBox(
  services: Pick<Services, "db" | "clock">,
  {
    update,
    ...own
  }: { readonly cpboxId: string; readonly companyId: string; readonly update: BoxUpdate },
) {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, own.companyId);
    const before = await findOwnBox(tx, own);
    if (before === null) throw new Refusal("not_found");
    if (closed.has(before.status)) throw new Refusal("state_conflict");
    const told = changed(before, update);
    const after = { ...told, ...searchColumns(told), updated_at: clock() };
    const { id: _id, ...columns } = after;
    await updateBox(tx, before.id, columns);
    await indexChanges(tx, own.companyId, [{ before, after }]);
  });
  return getCompanyBox(services, own);
}

function changed(box: CompanyBoxRow, update: BoxUpdate): CompanyBoxRow {
  const text = (old: string | null, sent: string | undefined) =>
    sent === undefined ? old : sent.trim() || null;
  return {
    ...box,
    name: text(box.name, update.name),
    department: text(box.department, update.department),
    contents: text(box.contents, update.contents),
    memo: text(box.memo, update.memo),
    retention_until: update.retentionUntil ?? box.retention_until,
  };
}
