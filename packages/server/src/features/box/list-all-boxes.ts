import type { Services } from "../../services.ts";
import { findNewestBoxes } from "./store.ts";

/** All boxes, stock included, for an operator, newest first. */
export function listAllBoxes(
  { db }: Pick<Services, "db">,
  filter: Parameters<typeof findNewestBoxes>[1],
) {
  return findNewestBoxes(db, filter);
}
