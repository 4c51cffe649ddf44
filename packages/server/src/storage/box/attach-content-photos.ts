import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { keepEvidence } from "../../damage/damage-report/keep-evidence.ts";
import { attachFiles, type FileOwner } from "../../platform/file/attach-files.ts";
import type { Box } from "./store.ts";

/**
 * Replaces the pictures of a box content and lets the box's owner read them too. Pictures no longer listed are
 * detached, except those sent with a damage report. `field` is their path in the body, for the issue raised when
 * pictures are not the sender's.
 */
export async function attachContentPhotos(
  tx: Tx,
  services: Pick<Services, "clock">,
  input: {
    readonly box: Pick<Box, "user_id">;
    readonly contentId: string;
    readonly sender: FileOwner;
    readonly fileIds: readonly string[];
    readonly field?: string;
  },
): Promise<void> {
  const { box, contentId, sender, fileIds, field = "file_ids" } = input;
  await keepEvidence(tx, [contentId], { except: fileIds });
  await attachFiles(tx, services, {
    // A logged-in member uploads as that member, whatever key the device holds.
    owner: sender.userId === null ? sender : { ...sender, visitorKeyHash: null },
    fileIds,
    subject: { kind: "BOX_CONTENT", id: contentId },
    readerId: box.user_id,
    field,
  });
}
