import { inTransaction } from "../../db/transaction.ts";
import type { BoxContentInput } from "@damadum/sdk/model";
import type { Services } from "../../services.ts";
import { attachContentPhotos } from "./attach-content-photos.ts";
import { updateContent } from "./content-store.ts";
import { viewContent, type ContentView } from "./content-view.ts";
import { ownContent, type ContentVisit } from "./own-content.ts";
import { refreshSearch } from "./refresh-search.ts";

/** Replaces a box content; fields that are not sent are cleared. */
export function updateBoxContent(
  services: Pick<Services, "db" | "clock" | "keys">,
  visit: ContentVisit,
  { name, count, memo, file_ids: fileIds }: BoxContentInput,
): Promise<ContentView> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const { box, content, visitorKeyHash } = await ownContent(tx, services, visit);
    const changes = { name, count, memo: memo ?? null, updated_at: now };
    const changed = await updateContent(tx, content.id, changes);
    const sender = { userId: visit.userId, visitorKeyHash };
    await attachContentPhotos(tx, services, { box, contentId: content.id, sender, fileIds });
    await refreshSearch(tx, box, now);
    return viewContent(tx, changed, true);
  });
}
