import type { EstimateInput, MovePrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { couponOfDraft } from "../coupon/draft-coupon.ts";
import { priceDraft } from "./price-draft.ts";

/** What a draft would cost. Stores nothing. */
export async function calculateEstimateAmount(
  services: Pick<Services, "db" | "clock">,
  input: EstimateInput,
): Promise<MovePrice> {
  const coupon = await couponOfDraft(services.db, services, {
    couponId: input.couponId,
    type: "MOVE",
  });
  return priceDraft(input, { clock: services.clock, coupon });
}
