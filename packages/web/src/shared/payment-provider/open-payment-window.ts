import type { PreparedPayment } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { type Imp, loadImp, ProviderWindowError } from "./imp.ts";
import { parseWindowResponse, type WindowResponse } from "./window-response.ts";

/** The fields of a payment prepared by the server that the provider's window needs. */
export type WindowPayment = Pick<
  PreparedPayment,
  "merchant_uid" | "amount" | "name" | "account_code" | "pg" | "pay_method" | "buyer"
> & {
  /** Registers the payment method under this name for later charges. */
  readonly customer_uid?: string | null;
};

export interface WindowOptions {
  readonly returnUrl: string;
  /** Aborted when the user stops waiting for the window. */
  readonly signal: AbortSignal;
  /** Called once the window is requested. */
  readonly onOpen: () => void;
}

/**
 * Opens the provider's window for a prepared payment. Resolves to the window's response, or to null once `signal` is
 * aborted; on phones the page navigates to the provider instead and returns at `returnUrl`.
 * @throws ProviderWindowError
 */
export async function openPaymentWindow(
  prepared: WindowPayment,
  options: WindowOptions,
): Promise<WindowResponse | null> {
  const imp = await loadImp(config.paymentScriptUrl);
  const before = new Set(document.body.children);
  const raw = await requestPay(imp, prepared, options);
  if (raw === ABORTED) {
    removeAddedFrames(before);
    return null;
  }
  const response = parseWindowResponse(raw);
  if (!response) throw new ProviderWindowError();
  return response;
}

const ABORTED = Symbol("aborted");

/** The provider has no call that closes its layer, so every frame added since is removed. */
function removeAddedFrames(before: ReadonlySet<Element>): void {
  const added = Array.from(document.body.children).filter((element) => !before.has(element));
  for (const element of added) {
    if (element.matches("iframe") || element.querySelector("iframe") !== null) element.remove();
  }
}

async function requestPay(
  imp: Imp,
  prepared: WindowPayment,
  { returnUrl, signal, onOpen }: WindowOptions,
): Promise<unknown> {
  const { buyer } = prepared;
  const request = {
    pg: prepared.pg,
    pay_method: prepared.pay_method,
    merchant_uid: prepared.merchant_uid,
    ...(typeof prepared.customer_uid === "string" && { customer_uid: prepared.customer_uid }),
    name: prepared.name,
    amount: prepared.amount,
    buyer_name: buyer.name,
    buyer_tel: buyer.tel ?? "",
    buyer_email: buyer.email ?? "",
    m_redirect_url: returnUrl,
  };
  try {
    return await new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(ABORTED), { once: true });
      imp.init(prepared.account_code);
      imp.request_pay(request, resolve);
      onOpen();
    });
  } catch (cause) {
    throw new ProviderWindowError({ cause });
  }
}

/** Fetches the provider's script ahead of the first payment; a failure shows when the window is opened. */
export function prefetchPaymentWindow(): void {
  loadImp(config.paymentScriptUrl).catch(() => undefined);
}
