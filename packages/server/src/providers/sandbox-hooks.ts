import { request } from "undici";
import { z } from "zod";
import type { CertifiedPerson } from "./certification/certification-provider.ts";
import { certificationSchema } from "./certification/portone-certifications.ts";
import type { ProviderBillingKey } from "./payment/billing-key-provider.ts";
import type { ProviderPayment } from "./payment/payment-provider.ts";
import { paymentSchema } from "./payment/portone-messages.ts";
import { billingKeySchema } from "./payment/portone-provider.ts";

const TIMEOUT_MS = 2000;

/** Pays an order in the sandbox without a window; null when there is no sandbox. */
export function payInSandbox(
  apiUrl: string,
  order: { readonly merchantUid: string; readonly amount: number; readonly name: string },
): Promise<ProviderPayment | null> {
  const { merchantUid, amount, name } = order;
  const body = { merchant_uid: merchantUid, amount, name };
  return callSandbox({ apiUrl, path: "/hooks/payments", body }, paymentSchema);
}

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

/** Certifies a made-up person in the sandbox without a window; null when there is no sandbox. */
export async function certifyInSandbox(
  apiUrl: string,
  person: {
    readonly name: string;
    /** `YYYY-MM-DD` */
    readonly birthday: string;
    readonly gender: "male" | "female";
    readonly phone: string;
  },
): Promise<CertifiedPerson | null> {
  const call = { apiUrl, path: "/hooks/certifications", body: { person } };
  return (await callSandbox(call, certificationSchema))?.person ?? null;
}

/**
 * Calls a hook that only the sandbox has, to do without a window what a person does in one. Null when the
 * address does not answer, or is not a sandbox.
 */
async function callSandbox<T>(
  { apiUrl, path, body }: { readonly apiUrl: string; readonly path: string; readonly body: object },
  schema: z.ZodType<T>,
): Promise<T | null> {
  try {
    const response = await request(new URL(path, apiUrl), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    const answer = z.object({ response: schema }).safeParse(await response.body.json());
    return answer.success ? answer.data.response : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
