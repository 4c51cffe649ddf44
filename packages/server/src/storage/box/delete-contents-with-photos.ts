import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { keepEvidence } from "../../damage/damage-report/keep-evidence.ts";
import { detachFiles } from "../../platform/file/attach-files.ts";
import { deleteContents } from "./content-store.ts";

/** Deletes contents of a locked box with their pictures, except those sent with a damage report. */
export async function deleteContentsWithPhotos(
  tx: Tx,
  services: Pick<Services, "clock">,
  contentIds: readonly string[],
): Promise<void> {
  await keepEvidence(
    tx,
    contentIds.map((id) => ({ id, fileIds: [] })),
  );
  await detachFiles(tx, services, { kind: "BOX_CONTENT", ids: contentIds });
  await deleteContents(tx, contentIds);
}
