import type { BillingKey } from "@damadum/sdk";

/** Tells payment methods of the same name apart by their last digits; the masked number is too wide for a phone. */
export function billingKeyDescription({
  masked_number: masked,
}: Pick<BillingKey, "masked_number">): string {
  return masked === null
    ? "등록한 결제 수단"
    : `끝자리 ${masked.slice(masked.lastIndexOf("-") + 1)}`;
}
