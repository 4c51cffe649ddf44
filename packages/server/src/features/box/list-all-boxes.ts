import type { Services } from "../../services.ts";
import { findNewestBoxes } from "./store.ts";

/** Boxes of everybody and of the stock for an operator, the newest first. */
export function listAllBoxes(
  { db }: Pick<Services, "db">,
  filter: Parameters<typeof findNewestBoxes>[1],
) {
  return findNewestBoxes(db, filter);
}
