import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { completeView, type EstimateView } from "./estimate-view.ts";
import { findOwnEstimate } from "./store.ts";

/** The member's estimate; throws not_found for another member's. */
export async function getEstimate(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
): Promise<EstimateView> {
  const estimate = await findOwnEstimate(db, own);
  if (estimate === null) throw new ProblemError("not_found");
  return completeView(db, estimate);
}
