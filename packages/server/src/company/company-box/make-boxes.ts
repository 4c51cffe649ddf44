import { boxStatus } from "@damadum/domain";
import { searchColumns } from "../../db/search-text.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { addBoxCounts } from "../contract-state/box-count-store.ts";
import { insertBoxes, type CompanyBoxRow } from "./store.ts";

/** Creates boxes of a contract in their initial state. The caller has locked the company. */
export async function makeBoxes(
  tx: Tx,
  { ids }: Pick<Services, "ids">,
  input: {
    readonly companyId: string;
    readonly cid: string;
    readonly department: string | null;
    readonly count: number;
    readonly by: Cause;
  },
): Promise<readonly CompanyBoxRow[]> {
  const { companyId, cid, department, count, by } = input;
  const first = await takeBoxNumbers(tx, { companyId, count });
  const boxes = Array.from({ length: count }, (_, index): CompanyBoxRow => {
    return {
      id: ids.uuid(),
      serial: ids.boxSerial(),
      name: null,
      contents: null,
      ...searchColumns([department ?? ""]),
      company_id: companyId,
      contract_id: cid,
      number: first + index,
      status: boxStatus.initial,
      department,
      memo: null,
      retention_until: null,
      created_at: by.now,
      updated_at: by.now,
    };
  });
  await insertBoxes(tx, boxes);
  await writeHistory(
    tx,
    ...boxes.map(({ id, status }) => ({
      ...by,
      subject: companySubject.box(id),
      from: null,
      to: status,
    })),
  );
  await addBoxCounts(tx, { cid, made: count, stored: 0 });
  return boxes;
}

/** Takes the next box numbers of a locked company and returns the first of them. */
async function takeBoxNumbers(
  tx: Tx,
  { companyId, count }: { readonly companyId: string; readonly count: number },
): Promise<number> {
  const { box_count: last } = await tx
    .updateTable("companies")
    .set((eb) => ({ box_count: eb("box_count", "+", count) }))
    .where("id", "=", companyId)
    .returning("box_count")
    .executeTakeFirstOrThrow();
  return last - count + 1;
}
