import { companyContractStatus, storageEndDate, type CompanyContractInput } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";

/** Stores a contract request of a locked company and writes its history. */
export async function storeContract(
  tx: Tx,
  request: {
    readonly cid: string;
    readonly companyId: string;
    /** The company user to notify. */
    readonly personId: string;
    readonly input: CompanyContractInput;
    readonly by: Cause;
  },
): Promise<void> {
  const { cid, companyId, personId, input, by } = request;
  const to = companyContractStatus.initial;
  const contract = {
    id: cid,
    company_id: companyId,
    status: to,
    name: input.name.trim(),
    department: input.department?.trim() ?? null,
    box_count: input.boxCount,
    months: input.months,
    start_date: input.startDate,
    end_date: storageEndDate(input.startDate, input.months),
    place: JSON.stringify(input.place),
    memo: input.memo ?? null,
    created_by: personId,
    created_at: by.now,
  };
  await tx.insertInto("company_contracts").values(contract).execute();
  await writeHistory(tx, { ...by, subject: companySubject.contract(cid), from: null, to });
}
