import type { EstimateInput, MovePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { priceDraft } from "./price-draft.ts";

/** What a draft would cost. Stores nothing. */
export function calculateEstimateAmount(
  { clock }: Pick<Services, "clock">,
  input: EstimateInput,
): MovePrice {
  return priceDraft(input, clock);
}
