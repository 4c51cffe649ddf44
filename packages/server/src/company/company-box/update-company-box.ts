import type { CompanyBoxUpdate } from "@damadum/sdk/model";
import { companyBoxRefusals } from "@damadum/domain";
import { searchColumns } from "../../db/search-text.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { CamelKeys } from "../../http/case-keys.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findOwnBox, updateBox, type CompanyBoxRow } from "./store.ts";
import { dayOf, textOf } from "./update-company-boxes.ts";
import { getCompanyBox } from "./read-company-boxes.ts";

/** What a company writes about a box; a text of only spaces clears the old one, as null does a day. */
export type BoxUpdate = CamelKeys<CompanyBoxUpdate>;

/** Changes the fields that were sent; throws `state_conflict` for a box that is gone. */
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
    requireOpen(companyBoxRefusals({ ...before, isReserved: false }).EDIT);
    const changes = changesOf(before, update);
    const { name, contents, department } = changes;
    const search = searchColumns([name ?? "", contents ?? "", department ?? ""]);
    await updateBox(tx, before.id, { ...changes, ...search, updated_at: clock() });
  });
  return getCompanyBox(services, own);
}

function changesOf(box: CompanyBoxRow, update: BoxUpdate) {
  return {
    name: textOf(box.name, update.name),
    department: textOf(box.department, update.department),
    contents: textOf(box.contents, update.contents),
    memo: textOf(box.memo, update.memo),
    retention_until: dayOf(box.retention_until, update.retentionUntil),
  };
}
