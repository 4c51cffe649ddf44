import type { EstimateInput, MovePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "./draft-coupon.ts";
import { priceDraft } from "./price-draft.ts";

/** What a draft would cost. Stores nothing. */
export async function calculateEstimateAmount(
  services: Pick<Services, "db" | "clock">,
  input: EstimateInput,
): Promise<MovePrice> {
  const coupon = await couponOfDraft(services.db, services, input);
  return priceDraft(input, { clock: services.clock, coupon });
}
