import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { accessBox, type BoxVisit, type OpenBox } from "./access-box.ts";
import { findContent, type StoredContent } from "./content-store.ts";
import { canAdd, canSee } from "./content-view.ts";
import { lockBox } from "./store.ts";

/** Identifies a box content, and the caller who wants to change it. */
export interface ContentVisit extends BoxVisit {
  readonly contentId: string;
}

/** A content that the caller may change now, with its box locked; throws not_found for any other. */
export async function ownContent(
  tx: Tx,
  services: Pick<Services, "keys">,
  visit: ContentVisit,
): Promise<OpenBox & { readonly content: StoredContent }> {
  const open = await accessBox(services, visit, (serial) => lockBox(tx, serial));
  const content = await findContent(tx, { contentId: visit.contentId, boxId: open.box.id });
  if (!canAdd(open) || !canSee(open, content)) throw new ProblemError("not_found");
  return { ...open, content };
}
