import type { Services } from "../../services.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { findEstimateId } from "./store.ts";

/** Any move with its payments and history, for an operator. */
export async function findMove(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  return viewEstimate(db, await findEstimateId(db, serial));
}
