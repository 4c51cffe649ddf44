import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { keepEvidence } from "../damage-report/keep-evidence.ts";
import { attachFiles } from "../file/attach-files.ts";
import type { Box } from "./store.ts";

/** Who adds pictures: somebody logged in, or a visitor by the hash of the device's key. */
interface PhotoSender {
  readonly userId: string | null;
  readonly visitorKeyHash: string | null;
}

/**
 * Makes these the pictures of something in a box; the box's owner may see them too. Others that were on
 * it are let go, but for those sent with a report. `field` is where they stand in the body, for the refusal of
 * pictures that are not the sender's.
 */
export async function attachContentPhotos(
  tx: Tx,
  services: Pick<Services, "clock">,
  input: {
    readonly box: Pick<Box, "user_id">;
    readonly contentId: string;
    readonly sender: PhotoSender;
    readonly fileIds: readonly string[];
    readonly field?: string;
  },
): Promise<void> {
  const { box, contentId, sender, fileIds, field = "file_ids" } = input;
  await keepEvidence(tx, [contentId], { except: fileIds });
  await attachFiles(tx, services, {
    // Who is logged in sent the pictures as that person, whatever key the device holds.
    owner: sender.userId === null ? sender : { ...sender, visitorKeyHash: null },
    fileIds,
    subject: { kind: "BOX_CONTENT", id: contentId },
    readerId: box.user_id,
    field,
  });
}
