import type { Tx } from "../../db/tables.ts";
import { transferFiles } from "../../platform/file/attach-files.ts";
import { findEvidenceIn } from "./store.ts";

/**
 * Keeps pictures of box contents that were sent with a report with the box when their owner deletes them, because
 * they are evidence in our investigation. Call it before they are released, with the boxes locked.
 */
export async function keepEvidence(
  tx: Tx,
  contentIds: readonly string[],
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<void> {
  const sent = await findEvidenceIn(tx, contentIds);
  const leaving = sent.filter(({ id }) => !except.includes(id));
  for (const [boxId, files] of Map.groupBy(leaving, ({ box_id: box }) => box)) {
    const ids = files.map(({ id }) => id);
    await transferFiles(tx, ids, { kind: "DAMAGE_EVIDENCE", id: boxId });
  }
}
