import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@damadum/server/src/db/tables.ts";
import { BUCKET_SIZE, bitOf } from "@damadum/server/src/features/company-box/box-terms.ts";
import { indexChanges } from "@damadum/server/src/features/company-box/index-changes.ts";
import { searchColumns } from "@damadum/server/src/features/company-box/search-columns.ts";

/**
 * Has the server's own code index the boxes of some buckets again, for a company that is not there, and throws when
 * that differs from what was written in bulk.
 */
export async function checkFill(
  db: Database,
  { companyId, size }: { readonly companyId: string; readonly size: number },
): Promise<void> {
  const last = bitOf(size).bucket;
  const buckets = new Set([0, Math.floor(last / 2), Math.max(last - 1, 0), last]);
  for (const bucket of buckets) await checkBucket(db, { companyId, bucket });
}

async function checkBucket(
  db: Database,
  { companyId, bucket }: { readonly companyId: string; readonly bucket: number },
): Promise<void> {
  const boxes = await db
    .selectFrom("company_boxes")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("number", ">=", bucket * BUCKET_SIZE)
    .where("number", "<", (bucket + 1) * BUCKET_SIZE)
    .execute();
  const differs = boxes.some((box) => {
    const { search_jamo, search_choseong } = box;
    return !isDeepStrictEqual({ search_jamo, search_choseong }, searchColumns(box));
  });
  if (differs) throw new Error(`bucket ${bucket}: the search forms are not the server's`);

  const tx = await db.startTransaction().execute();
  try {
    // A contract has no more boxes than were agreed on, so it forgets those that are written.
    await tx
      .updateTable("company_contracts")
      .set({ made_box_count: 0, stored_box_count: 0 })
      .execute();
    const again = randomUUID();
    await indexChanges(
      tx,
      again,
      boxes.map((after) => ({ before: null, after })),
    );
    const found = (company: string) =>
      Promise.all([
        tx
          .selectFrom("company_box_terms")
          .select(["term", "boxes"])
          .where("company_id", "=", company)
          .where("bucket", "=", bucket)
          .orderBy("term")
          .execute(),
        tx
          .selectFrom("company_retention_buckets")
          .select(["retention_until", "boxes"])
          .where("company_id", "=", company)
          .where("bucket", "=", bucket)
          .orderBy("retention_until")
          .execute(),
      ]);
    if (!isDeepStrictEqual(await found(companyId), await found(again))) {
      throw new Error(`bucket ${bucket}: the index is not what the server makes of it`);
    }
  } finally {
    await tx.rollback().execute();
  }
}
