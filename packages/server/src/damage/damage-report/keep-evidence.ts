import type { Tx } from "../../db/tables.ts";
import { transferFiles } from "../../platform/file/attach-files.ts";
import { findEvidenceIn } from "./store.ts";

/**
 * Keeps pictures of box contents that were sent with a report with the box when their owner deletes them, because
 * they are evidence in our investigation: all but those that stay. Call it before they are released, with the boxes locked.
 */
export async function keepEvidence(
  tx: Tx,
  contents: readonly { readonly id: string; readonly fileIds: readonly string[] }[],
): Promise<void> {
  const staying = new Map(contents.map(({ id, fileIds }) => [id, new Set(fileIds)]));
  const sent = await findEvidenceIn(tx, [...staying.keys()]);
  const leaving = sent.filter(({ id, content_id: of }) => !staying.get(of ?? "")?.has(id));
  const places = leaving.map(({ id, box_id: subject_id }) => ({ id, subject_id }));
  await transferFiles(tx, "DAMAGE_EVIDENCE", places);
}
