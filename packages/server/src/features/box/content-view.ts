import { isOpenForPacking } from "@damadum/domain";
import type { OpenBox } from "./access-box.ts";
import type { StoredContent } from "./content-store.ts";

/** The most things that one box lists. */
export const MOST_CONTENTS = 100;

/** Whether this person may add things now: the owner always, a visitor while the box is being packed. */
export function canAdd({ box, access }: Pick<OpenBox, "box" | "access">): boolean {
  return access === "OWNER" || isOpenForPacking(box.status);
}

/** Whether this person sees it: the owner everything, a visitor what the same device added. */
export function canSee({ access, visitorKeyHash }: OpenBox, content: StoredContent): boolean {
  if (access === "OWNER") return true;
  return visitorKeyHash !== null && content.visitor_key_hash === visitorKeyHash;
}
