import type { Services } from "../../services.ts";
import { viewOf, type EstimateView } from "./estimate-view.ts";
import { findOwnEstimate } from "./store.ts";

/** The member's estimate; throws not_found for another member's. */
export async function getEstimate(
  { db }: Pick<Services, "db">,
  own: { readonly serial: string; readonly userId: string },
): Promise<EstimateView> {
  return viewOf(await findOwnEstimate(db, own));
}
