import type { Services } from "../../services.ts";
import { viewOf, type EstimateView } from "./estimate-view.ts";
import { findEstimate } from "./store.ts";

/** Any move with its payments and history, for an operator. */
export async function findMove(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  return viewOf(await findEstimate(db, "serial", serial));
}
