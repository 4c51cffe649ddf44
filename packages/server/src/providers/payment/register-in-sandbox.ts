import type { ProviderBillingKey } from "./billing-key-provider.ts";
import { billingKeySchema } from "./portone-billing-keys.ts";
import { callSandbox } from "./sandbox-hooks.ts";

/** Registers a card in the sandbox without a window; null when there is no sandbox. */
export function registerInSandbox(
  apiUrl: string,
  key: {
    readonly customerUid: string;
    readonly merchantUid: string;
    readonly name: string;
    /** Whether charges to it fail. */
    readonly declines: boolean;
  },
): Promise<ProviderBillingKey | null> {
  const { customerUid, merchantUid, name, declines } = key;
  const body = { customer_uid: customerUid, merchant_uid: merchantUid, amount: 0, name, declines };
  return callSandbox({ apiUrl, path: "/hooks/customers", body }, billingKeySchema);
}
