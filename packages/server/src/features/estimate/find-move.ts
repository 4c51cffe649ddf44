import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { viewEstimate, type EstimateView } from "./estimate-view.ts";
import { findEstimateId } from "./store.ts";

/** Any move with its payments and history, for an operator. */
export async function findMove(
  { db }: Pick<Services, "db">,
  serial: string,
): Promise<EstimateView> {
  const estimateId = await findEstimateId(db, serial);
  if (estimateId === null) throw new ProblemError("not_found");
  return viewEstimate(db, estimateId);
}
