import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { ownContent, type ContentVisit } from "./own-content.ts";
import { refreshSearch } from "./refresh-search.ts";
import { deleteContentsWithPhotos } from "./delete-contents-with-photos.ts";

export function deleteBoxContent(
  services: Pick<Services, "db" | "clock" | "keys">,
  visit: ContentVisit,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { box, content } = await ownContent(tx, services, visit);
    await deleteContentsWithPhotos(tx, services, [content.id]);
    await refreshSearch(tx, box, services.clock());
  });
}
