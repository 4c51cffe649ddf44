import type { BoxStatus } from "@damadum/domain";
import {
  BUCKET_SIZE,
  countedFilters,
  isIn,
} from "@damadum/server/src/features/company-box/box-terms.ts";
import type pg from "pg";

/** Writes the counts of a company's boxes. */
export async function countBoxes(
  client: pg.Client,
  { companyId, contractId }: { readonly companyId: string; readonly contractId: string },
): Promise<void> {
  const { rows } = await client.query<{ status: BoxStatus; boxes: number }>(
    `select status, count(*)::int as boxes from company_boxes where company_id = $1 group by status`,
    [companyId],
  );
  const boxesIn = (isCounted: (status: BoxStatus) => boolean) =>
    rows.filter(({ status }) => isCounted(status)).reduce((sum, { boxes }) => sum + boxes, 0);
  for (const filter of countedFilters) {
    const boxes = boxesIn((status) => isIn(filter, status));
    const values = [companyId, filter, boxes];
    await client.query(`insert into company_box_counts values ($1, $2, $3)`, values);
  }
  await client.query(`update company_contracts set stored_box_count = $2 where id = $1`, [
    contractId,
    boxesIn((status) => status === "STORED"),
  ]);
  await client.query(
    `insert into company_retention_buckets
     select company_id, retention_until, number / ${BUCKET_SIZE}, count(*) from company_boxes
     where company_id = $1 and status = 'STORED' and retention_until is not null group by 1, 2, 3`,
    [companyId],
  );
  await client.query(
    `insert into company_retention_counts
     select company_id, retention_until, sum(boxes) from company_retention_buckets
     where company_id = $1 group by 1, 2`,
    [companyId],
  );
}
