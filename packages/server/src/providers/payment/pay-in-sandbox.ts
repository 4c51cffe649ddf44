import type { ProviderPayment } from "./payment-provider.ts";
import { paymentSchema } from "./portone-messages.ts";
import { callSandbox } from "./sandbox-hooks.ts";

/** Pays an order in the sandbox without a window; null when there is no sandbox. */
export function payInSandbox(
  apiUrl: string,
  order: { readonly merchantUid: string; readonly amount: number; readonly name: string },
): Promise<ProviderPayment | null> {
  const { merchantUid, amount, name } = order;
  const body = { merchant_uid: merchantUid, amount, name };
  return callSandbox({ apiUrl, path: "/hooks/payments", body }, paymentSchema);
}
