import type { Services } from "../../services.ts";
import { chargePayment } from "./charge-payment.ts";
import { providerMethodOf, type Payment } from "./payment.ts";
import { registerAtProvider } from "./register-at-provider.ts";
import type { SettleNeeds } from "./settle-payment.ts";
import { getBuyer } from "../../account/member/read-member.ts";

export type PresentNeeds = SettleNeeds & Pick<Services, "paymentSettings" | "billingKeys">;

/** Readies a stored preparation for the payment window, or charges the billing key that it names. */
export async function presentPayment(
  services: PresentNeeds,
  input: { readonly payment: Payment; readonly name: string; readonly userId: string },
) {
  const { payment, name, userId } = input;
  const { paymentSettings } = services;
  const charged = payment.billing_key_id !== null;
  if (!charged) await registerAtProvider(services, payment);
  return {
    payment: charged ? await chargePayment(services, { payment, name }) : payment,
    name,
    buyer: await getBuyer(services, userId),
    accountCode: paymentSettings.accountCode,
    channel: paymentSettings.channels[providerMethodOf(payment)],
  };
}

/** A prepared or charged payment, with what the page needs to open the window. */
export type PresentedPayment = Awaited<ReturnType<typeof presentPayment>>;
