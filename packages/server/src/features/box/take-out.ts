import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { keepEvidence } from "../damage-report/keep-evidence.ts";
import { detachFiles } from "../file/attach-files.ts";
import { deleteContents } from "./content-store.ts";

/** Takes things out of a box; their pictures go too, but for those sent with a report. The box must be locked. */
export async function takeOut(
  tx: Tx,
  services: Pick<Services, "clock">,
  contentIds: readonly string[],
): Promise<void> {
  await keepEvidence(tx, contentIds);
  await detachFiles(tx, services, { kind: "BOX_CONTENT", ids: contentIds });
  await deleteContents(tx, contentIds);
}
