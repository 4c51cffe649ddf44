import type { Tx } from "../../db/tables.ts";

/** Whether work of a contract waits for the operator or has boxes on their way; the caller has locked the company. */
export async function hasOngoingWorks(
  tx: Tx,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  const work = await tx
    .selectFrom("company_works")
    .select("id")
    .where("company_id", "=", companyId)
    .where("contract_id", "=", cid)
    .where((eb) =>
      eb.or([
        eb("status", "=", "WAIT"),
        eb.exists(
          eb
            .selectFrom("company_work_boxes")
            .select("work_id")
            .whereRef("work_id", "=", "company_works.id")
            .where("arrived", "=", false),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}
