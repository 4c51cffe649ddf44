import type { BillingKey } from "@damadum/sdk";

/** What tells a registered payment method from others of its name: the whole masked number does not fit beside its radio on a phone. */
export function billingKeyDescription({
  masked_number: masked,
}: Pick<BillingKey, "masked_number">): string {
  return masked === null
    ? "등록한 결제 수단"
    : `끝자리 ${masked.slice(masked.lastIndexOf("-") + 1)}`;
}
