import { isBeforeStorage, isOpenForPacking } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { photosOn } from "../../platform/file/photos.ts";
import type { OpenBox } from "./access-box.ts";
import type { StoredContent } from "./content-store.ts";

/** Maximum number of contents of one box. */
export const MAX_CONTENTS = 100;

/** Whether the caller may add contents now: the owner always, a visitor while the box is being packed. */
export function canAdd({ box, access }: Pick<OpenBox, "box" | "access">): boolean {
  return access === "OWNER" || isOpenForPacking(box.status);
}

/** Whether the caller sees a content: the owner all, a visitor what the same device added until the box is stored. */
export function canSee({ box, access, visitorKeyHash }: OpenBox, content: StoredContent): boolean {
  if (access === "OWNER") return true;
  const isOwn = visitorKeyHash !== null && content.visitor_key_hash === visitorKeyHash;
  return isOwn && isBeforeStorage(box.status);
}

export type ContentView = Awaited<ReturnType<typeof viewContent>>;

/** A content with its pictures; `mine` tells whether the caller may change it now. */
export async function viewContent(db: Connection, content: StoredContent, mine: boolean) {
  const photos = await photosOfContents(db, [content]);
  return { content, photos: photos.get(content.id) ?? [], mine };
}

export async function viewContents(
  db: Connection,
  contents: readonly StoredContent[],
  mine: boolean,
): Promise<readonly ContentView[]> {
  const photos = await photosOfContents(db, contents);
  return contents.map((content) => ({ content, photos: photos.get(content.id) ?? [], mine }));
}

export function photosOfContents(db: Connection, contents: readonly StoredContent[]) {
  return photosOn(db, { kind: "BOX_CONTENT", ids: contents.map(({ id }) => id) });
}
