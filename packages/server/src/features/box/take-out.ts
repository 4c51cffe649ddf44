import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { detachFiles } from "../file/attach-files.ts";
import { deleteContents } from "./content-store.ts";

/** Takes things out of a box; their pictures go too. The box must be locked. */
export async function takeOut(
  tx: Tx,
  services: Pick<Services, "clock">,
  contentIds: readonly string[],
): Promise<void> {
  await detachFiles(tx, services, { kind: "BOX_CONTENT", ids: contentIds });
  await deleteContents(tx, contentIds);
}
