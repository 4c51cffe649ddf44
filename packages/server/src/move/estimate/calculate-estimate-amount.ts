import type { EstimateInput, MovePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { priceDraft, requireValidDraft } from "./price-draft.ts";

/** Prices a draft without storing it. */
export async function calculateEstimateAmount(
  services: Pick<Services, "db" | "clock">,
  input: EstimateInput,
): Promise<MovePrice> {
  requireValidDraft(input, services);
  const filter = { couponId: input.couponId, type: "MOVE" } as const;
  const coupon = await couponOfDraft(services.db, services, filter);
  return priceDraft(input, { clock: services.clock, coupon });
}
