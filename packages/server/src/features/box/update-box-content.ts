import { inTransaction } from "../../db/transaction.ts";
import type { BoxContentInput } from "../../generated/operations.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { updateContent, type StoredContent } from "./content-store.ts";
import { fileIssues } from "./file-issues.ts";
import { ownContent, type ContentVisit } from "./own-content.ts";
import { refreshSearch } from "./refresh-search.ts";

/** Writes something in a box anew; what is not sent is empty afterwards. */
export function updateBoxContent(
  services: Pick<Services, "db" | "clock" | "keys">,
  visit: ContentVisit,
  { name, count, memo, file_ids: fileIds }: BoxContentInput,
): Promise<StoredContent> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock();
    const { box, content } = await ownContent(tx, services, visit);
    refuseIssues(fileIssues(fileIds));
    const changes = { name, count, memo: memo ?? null, updated_at: now };
    const changed = await updateContent(tx, content.id, changes);
    await refreshSearch(tx, box, now);
    return changed;
  });
}
